import Commands
import Grammar
import Storage
import Text
import Views

extension Command {
  static let diff = Command(
    "diff", "Say what was trained between two commits, or since the last one",
    usage: ["diff [REV [REV]]", "diff REV..REV"],
    details: """
      Sessions and check-ins added (+), removed (-) and changed (~), sets by exercise, exercises that were renamed, measures, skipped
      days, plans, exercises.txt and settings, and records gained or lost. Without a commit, from the last one to the files as
      they are; with one, from that. 'git diff' has the lines.
      """,
    options: [.json],
    examples: [
      ("bumbum diff", "what is not committed yet"), ("bumbum diff HEAD~10", "since ten commits ago"),
      ("bumbum diff main phone --json", "what a branch has that another has not"),
      ("bumbum diff @{upstream} HEAD", "what 'git push' would send"),
    ]
  ) { invocation throws(Refusal) in
    var revisions = invocation.arguments.operands
    if revisions.count == 1, let (old, new) = range(revisions[0]) { revisions = [old, new] }
    guard revisions.count <= 2 else {
      throw Refusal("'diff' compares two commits at most", help: "write 'bumbum diff HEAD~10 HEAD'")
    }
    let folder = try invocation.folder()
    let git = Git(folder, invocation.context, for: "'diff'")
    let old = try git.journal(at: revisions.first ?? "HEAD")
    let new = revisions.count == 2 ? try git.journal(at: revisions[1]) : folder.read(only: JournalFolder.text)
    invocation.sayMistakes(in: new)
    let diff = JournalDiff(from: old, to: new, now: invocation.now)
    return try invocation.answer(
      DiffAnswer(diff, today: invocation.today), on: invocation.page(new.settings))
  }
}

/// Returns both ends of `A..B`, an empty one as HEAD; nil for any other text, `A...B` included.
private func range(_ text: String) -> (old: String, new: String)? {
  let bytes = Array(text.utf8)[...]
  guard let dots = bytes.firstPlace(of: Array("..".utf8)), dots > 0 || bytes.count > 2,
    bytes.dropFirst(dots + 2).first != UInt8(ascii: ".")
  else { return nil }
  let parts = [bytes[..<dots], bytes[(dots + 2)...]].map { $0.isEmpty ? "HEAD" : String(decoding: $0, as: UTF8.self) }
  return (parts[0], parts[1])
}
