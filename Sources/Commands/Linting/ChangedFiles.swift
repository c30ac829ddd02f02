import JournalFolder
import JournalFormat
import JournalText
import Training

/// The files of a journal that git calls changed since its last commit, staged or not, and those it does not
/// know yet.
struct ChangedFiles {
  /// Relative to the journal.
  let paths: Set<String>

  init(_ folder: JournalFolder, _ context: Context) throws(CommandFailure) {
    let prefix = try ChangedFiles.git(["rev-parse", "--show-prefix"], folder, context)
    let status = try ChangedFiles.git(
      [
        "status", "--porcelain", "-z", "--untracked-files=all", "--no-renames", "--ignore-submodules=all",
        "--", ".",
      ], folder, context)
    // The folder of the journal inside of the repository: empty, or ends in '/'; then the line feed.
    let inside = String(decoding: prefix.dropLast(), as: UTF8.self)
    // 'XY PATH', and a NUL behind each; paths begin at the top of the repository.
    let entries = status.split(separator: 0).map { String(decoding: $0.dropFirst(3), as: UTF8.self) }
    paths = Set(entries.filter { $0.hasPrefix(inside) }.map { String($0.dropFirst(inside.count)) })
  }

  /// Also the months whose check-ins name one of the photos: what is wrong with a photo is said there.
  func reached(in journal: Journal) -> Set<String> {
    let months = journal.checkIns.filter { file in
      let folder = file.source.name.split(separator: "/").dropLast().joined(separator: "/")
      return file.checkIns.contains { checkIn in
        checkIn.photo.map { paths.contains("\(folder)/\($0.value)") } ?? false
      }
    }
    return paths.union(months.map(\.source.name))
  }

  /// What git writes. A repository of somebody else can name programs that git would run to look for changes:
  /// not for us.
  private static func git(
    _ arguments: [String], _ folder: JournalFolder, _ context: Context
  ) throws(CommandFailure) -> [UInt8] {
    let shown = printable(folder.path)
    let common = ["-C", folder.path, "--no-optional-locks", "-c", "core.fsmonitor=false"]
    guard let answer = context.runProgram("git", common + arguments) else {
      throw CommandFailure(
        "'--changed' asks git, and there is no git to run", help: "install git, or name the files to lint")
    }
    guard answer.code == 0 else {
      throw CommandFailure(
        "'--changed' asks git, and git says that '\(shown)' is in no repository",
        help: "'git -C \(shown) status' says more; 'git init' begins one")
    }
    return answer.output
  }
}
