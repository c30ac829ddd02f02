import Grammar
import Storage
import Statistics
import Text
import Training

extension Command {
  static let cancel = Command(
    "cancel", "Drop the open session and what is in it (asks first)", usage: ["cancel"],
    details: "A check-in that belongs to it stays, without its link.",
    options: [Option("--yes", nil, "do not ask"), .dryRun, .commit],
    examples: [("bumbum cancel", "asks, then removes its lines; 'bumbum undo' brings them back")]
  ) { invocation throws(Refusal) in
    try invocation.refuseWords()
    let journal = try invocation.folder().read(only: [.root, .log])
    guard let open = journal.openSession, let start = open.session.moment else {
      throw journal.noOpenSession(help: nil)
    }
    let plan: (Journal) throws(Refusal) -> ChangeSet = { journal throws(Refusal) in
      guard let open = journal.openSession, open.session.moment == start else {
        throw Refusal("the session changed meanwhile; nothing was written")
      }
      var changes = ChangeSet()
      try changes.remove(open, from: journal)
      return changes
    }
    try invocation.rehearse(plan)
    let sets = open.session.exercises.reduce(0) { $0 + $1.sets.count }
    guard try invocation.confirm("Drop the session of \(start) with \(sets, .sets)?") else {
      invocation.say("nothing was changed")
      return .success
    }
    try invocation.write(plan)
    return .success
  }
}
