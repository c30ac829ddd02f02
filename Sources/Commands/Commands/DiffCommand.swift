import Journal
import Format
import Views

extension Command {
  static let diff = Command(
    "diff", "Say what was trained between two commits, or since the last one",
    usage: ["diff [REV [REV]]"],
    details: """
      Sessions and check-ins added (+), removed (-) and changed (~), sets by exercise, and records gained or lost. Without a
      commit, from the last one to the files as they are; with one, from that. 'git diff' has the lines.
      """,
    options: [.json],
    examples: [
      ("bumbum diff", "what is not committed yet"), ("bumbum diff HEAD~10", "since ten commits ago"),
      ("bumbum diff main phone --json", "what a branch has that another has not"),
      ("bumbum diff @{upstream} HEAD", "what 'git push' would send"),
    ]
  ) { invocation throws(CommandFailure) in
    let revisions = invocation.arguments.operands
    guard revisions.count <= 2 else {
      throw CommandFailure("'diff' compares two commits at most", help: "write 'bumbum diff HEAD~10 HEAD'")
    }
    let folder = try invocation.folder()
    let git = Git(folder, invocation.context, for: "'diff'")
    let old = try CommittedJournal(folder, at: revisions.first ?? "HEAD", git).journal
    let new =
      revisions.count == 2
      ? try CommittedJournal(folder, at: revisions[1], git).journal
      : folder.read(only: [.root, .plans, .log, .checkIns])
    invocation.sayMistakes(in: new)
    let diff = JournalDiff(from: old, to: new, now: invocation.now)
    return try invocation.answer(
      DiffAnswer(diff, today: invocation.today), on: invocation.page(new.settings))
  }
}
