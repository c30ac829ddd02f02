import Journal
import Format
import Text
import Merging

extension Command {
  static let merge = Command(
    "merge", "Merge three versions of a file by what its lines mean: what git calls",
    usage: ["merge BASE OURS THEIRS [SIZE [PATH]]"],
    details: """
      'bumbum git setup' has git call it as 'bumbum merge %O %A %B %L %P'. The result is written over OURS. Different
      sessions, check-ins, exercises and sets never conflict; where both sides changed the same thing, both stand
      between markers of SIZE signs, and lint shows the place. PATH says what kind of file it is: log/2026-01.txt.
      What is no file of a journal, or holds the markers of an older merge, is given to 'git merge-file'.
      Exit code: 0 merged, 1 there is a conflict, 129 nothing was merged and OURS is as it was. (Git takes a lower
      one for a conflict, and OURS for the text with the markers in it.)
      """,
    examples: [
      ("bumbum merge base.txt mine.txt phone.txt 7 log/2026-01.txt", "mine.txt is the merged file afterwards")
    ]
  ) { invocation in
    do throws(CommandFailure) {
      return try FileMerge(invocation).run()
    } catch {
      invocation.say("bumbum: \(error.message)")
      if let help = error.help { invocation.say("        \(help)") }
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

  init(_ invocation: Invocation) throws(CommandFailure) {
    self.invocation = invocation
    let words = invocation.arguments.operands
    guard 3...5 ~= words.count else {
      throw CommandFailure(
        "a merge is of three files: 'bumbum merge BASE OURS THEIRS [SIZE [PATH]]'",
        help: "'bumbum git setup' writes the line that git needs")
    }
    files = Array(words[..<3])
    path = words.count > 4 ? words[4] : words[1]
    let size = words.count > 3 ? words[3] : "7"
    guard let number = Int(size), 1...1000 ~= number else {
      throw CommandFailure("'\(printable(size))' is no length of a marker", help: "git passes it as %L: 7")
    }
    markerSize = number
  }

  func run() throws(CommandFailure) -> ExitCode {
    var versions: [[UInt8]] = []
    for file in files { versions.append(try invocation.source(file).bytes) }
    guard let kind = FileKind(endOf: path),
      let merged = MergedText(
        base: versions[0], ours: versions[1], theirs: versions[2], kind: kind, markerSize: markerSize)
    else {
      return try mergeAsText()
    }
    do throws(WriteFailure) {
      try JournalFolder.overwrite(files[1], with: merged.bytes)
    } catch {
      throw CommandFailure(error)
    }
    if merged.conflicts > 0 {
      let count = merged.conflicts == 1 ? "1 place" : "\(merged.conflicts) places"
      invocation.say("bumbum: \(printable(path)): both sides changed the same thing in \(count)")
    }
    return merged.conflicts == 0 ? .success : .findings
  }

  /// What git would have done without us.
  private func mergeAsText() throws(CommandFailure) -> ExitCode {
    let options = ["--marker-size=\(markerSize)", "-L", "ours", "-L", "base", "-L", "theirs", "--"]
    let answer = invocation.context.runProgram(
      "git", ["merge-file", "-q"] + options + [files[1], files[0], files[2]])
    // As many as there are conflicts, up to 127.
    guard let code = answer?.code, 0...127 ~= code else {
      throw CommandFailure("git could not merge '\(printable(path))' as text either")
    }
    return code == 0 ? .success : .findings
  }
}

extension FileKind {
  /// Of a file in a journal that is somewhere below the top of a repository; nil for what is none of a journal's.
  fileprivate init?(endOf path: String) {
    let parts = path.split(separator: "/")
    let kinds = (1...3).lazy.filter { $0 <= parts.count }.compactMap { count in
      FileKind(path: parts.suffix(count).joined(separator: "/"))
    }
    guard let kind = kinds.first else { return nil }
    self = kind
  }
}
