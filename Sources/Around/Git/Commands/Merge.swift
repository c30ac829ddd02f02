import Commands
import Grammar
import Merging
import Storage
import Text
import Training

extension Command {
  static let merge = Command(
    "merge", "Merge three versions of a file by what its lines mean: what git calls",
    usage: ["merge BASE OURS THEIRS [SIZE [PATH [BASENAME OURNAME THEIRNAME]]]"],
    details: """
      'bumbum git setup' has git call it as 'bumbum merge %O %A %B %L %P %S %X %Y'. The result is written over OURS.
      Different sessions, check-ins, exercises and sets never conflict. Where both sides changed the same thing, or one
      group of sets, '5/5' to '5/5/5' and to '5/5/4', where nobody knows which set is which, both stand between markers
      of SIZE signs, and lint shows the place; below 'merge.conflictStyle = diff3' with what was there before them.
      PATH says what kind of file it is: log/2026-01.txt. The names stand behind the markers; where git says none (up to
      2.43), those of the branches are looked for.
      What is no file of a journal, or holds the markers of an older merge, is given to 'git merge-file'. So are all
      files where git merges more than two branches at once ('git merge a b'), and where the program fails: git asks no
      driver for the one, and its configuration sees to the other.
      Exit code: 0 merged, 1 there is a conflict, 129 nothing was merged and OURS is as it was. (Git takes a lower
      one for a conflict, and OURS for the text with the markers in it.)
      """,
    examples: [
      ("bumbum merge base.txt mine.txt phone.txt 7 log/2026-01.txt", "mine.txt is the merged file afterwards")
    ]
  ) { invocation in
    do throws(Refusal) {
      return try FileMerge(invocation).run()
    } catch {
      invocation.context.remark(error)
      return .stopped
    }
  }
}

/// One call of the merge driver.
private struct FileMerge {
  let invocation: Invocation
  private let files: [String]
  private let markerSize: Int
  private let path: String
  /// The names of base, ours and theirs, in this order.
  private let names: [String]

  init(_ invocation: Invocation) throws(Refusal) {
    self.invocation = invocation
    let words = invocation.arguments.operands
    guard 3...5 ~= words.count || words.count == 8 else {
      throw Refusal(
        "a merge is of three files: 'bumbum merge BASE OURS THEIRS [SIZE [PATH]]'",
        help: "'bumbum git setup' writes the line that git needs")
    }
    files = Array(words[..<3])
    path = words.count > 4 ? words[4] : words[1]
    let size = words.count > 3 ? words[3] : "7"
    guard let number = Int(size), 1...1000 ~= number else {
      throw Refusal("'\(size)' is no length of a marker", help: "git passes it as %L: 7")
    }
    markerSize = number
    names = words.count == 8 ? Array(words[5...]) : ["base", "ours", "theirs"]
  }

  func run() throws(Refusal) -> ExitCode {
    var versions: [[UInt8]] = []
    for file in files { versions.append(try invocation.source(file).bytes) }
    guard let kind = FileKind(endOf: path),
      let merged = MergedText(
        base: versions[0], ours: versions[1], theirs: versions[2], kind: kind,
        newestFirst: versions[0].isEmpty && standsNewestFirst(kind))
    else {
      return try mergeAsText()
    }
    try JournalFolder.overwrite(files[1], with: merged.conflicts == 0 ? merged.bytes : merged.bytes(markers))
    if merged.conflicts > 0 {
      invocation.remark("\(path): both sides changed the same thing in \(merged.conflicts, .places)")
    }
    return merged.conflicts == 0 ? .success : .findings
  }

  /// True if the nearest of the twelve months before, in the working copy, has its newest entry first.
  private func standsNewestFirst(_ kind: FileKind) -> Bool {
    guard var month = kind.month else { return false }
    let above = path.split(separator: "/", omittingEmptySubsequences: false).dropLast(kind.isLog ? 2 : 3)
    for _ in 0..<12 {
      month = month.adding(months: -1)
      let name = kind.isLog ? FileKind.logPath(of: month) : FileKind.checkInsPath(of: month)
      let file = (above.map(String.init) + [name]).joined(separator: "/")
      guard let source = try? JournalFolder.readSource(invocation.context.currentFolder + "/" + file) else { continue }
      let moments =
        kind.isLog
        ? LogReader.read(source).sessions.map(\.moment) : CheckInReader.read(source).checkIns.map(\.moment)
      if let isDescending = InsertionPlace.isDescending(moments) { return isDescending }
    }
    return false
  }

  /// The conflict markers as git would write them.
  private var markers: ConflictMarkers {
    var markers = ConflictMarkers()
    markers.size = markerSize
    let labels = MergeLabels(invocation.context, names)
    (markers.base, markers.ours, markers.theirs) = (
      printable(names[0]), printable(labels.ours), printable(labels.theirs)
    )
    let style = MergeLabels.output(invocation.context, ["config", "--get", "merge.conflictStyle"])
    markers.style = style.flatMap { .init(rawValue: $0) } ?? .merge
    return markers
  }

  /// Merges the lines as git would without this driver.
  private func mergeAsText() throws(Refusal) -> ExitCode {
    let options =
      ["--marker-size=\(markerSize)"]
      + [markers.ours, markers.base, markers.theirs].flatMap { ["-L", $0] } + ["--"]
    let answer = invocation.context.programs.run(
      "git", ["merge-file", "-q"] + options + [files[1], files[0], files[2]])
    // Git exits with the number of conflicts, at most 127.
    guard let code = answer?.code, 0...127 ~= code else {
      throw Refusal("git could not merge '\(path)' as text either")
    }
    return code == 0 ? .success : .findings
  }
}

extension FileKind {
  fileprivate var isLog: Bool { if case .log = self { true } else { false } }

  /// Makes the kind from the end of a path, as a journal may be anywhere in a repository; nil if no end fits.
  fileprivate init?(endOf path: String) {
    let parts = path.split(separator: "/")
    let kinds = (1...3).lazy.filter { $0 <= parts.count }.compactMap { count in
      FileKind(path: parts.suffix(count).joined(separator: "/"))
    }
    guard let kind = kinds.first else { return nil }
    self = kind
  }
}

/// The labels of conflict markers: the names of the branches, if they are known.
struct MergeLabels {
  private(set) var ours: String
  private(set) var theirs: String

  /// `names` are the driver's arguments: names from git 2.44 on; 'ours' and 'theirs' stand for unknown ones.
  init(_ context: Context, _ names: [String]) {
    (ours, theirs) = (names[1], names[2])
    if ours == "ours", theirs == "theirs" {
      // 'git merge' passes a commit's name, as typed, in its environment: GITHEAD_COMMIT=NAME.
      guard let commit = MergeLabels.merged(context) else { return }
      guard let name = context.environment("GITHEAD_" + commit), !name.isEmpty else { return }
      theirs = name
      ours = "HEAD"
    }
    if ours == "HEAD", let branch = MergeLabels.output(context, ["symbolic-ref", "-q", "--short", "HEAD"]) {
      ours = branch
    }
  }

  /// Returns the commit being merged, from the last word of git's note of the command; nil if it has none.
  private static func merged(_ context: Context) -> String? {
    let words = context.environment("GIT_REFLOG_ACTION")?.split(separator: " ").map(String.init) ?? []
    guard words.count > 1, words[0] == "merge", let name = words.last, !name.hasPrefix("-") else { return nil }
    return output(context, ["rev-parse", "-q", "--verify", name + "^{commit}"])
  }

  static func output(_ context: Context, _ words: [String]) -> String? {
    guard let answer = context.programs.run("git", words), answer.code == 0 else { return nil }
    let line = answer.output.prefix { $0 != UInt8(ascii: "\n") }
    return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
  }
}
