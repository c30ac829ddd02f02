import Journal
import Format
import Statistics
import Text
import Training

extension Command {
  static let cancel = Command(
    "cancel", "Drop the open session and what is in it (asks first)", usage: ["cancel"],
    options: [Option("--yes", nil, "do not ask"), .dryRun, .commit],
    examples: [("bumbum cancel", "asks, then removes its lines; 'bumbum undo' brings them back")]
  ) { invocation throws(CommandFailure) in
    let journal = try invocation.folder().read(only: [.root, .log])
    guard let open = journal.openSession, let start = open.session.moment else {
      throw CommandFailure("no session is open")
    }
    let sets = open.log.exercises(of: open.session).reduce(0) { $0 + $1.sets.count }
    let question = "Drop the session of \(start) with \(sets == 1 ? "1 set" : "\(sets) sets")?"
    guard try invocation.confirm(question) else {
      invocation.say("nothing was changed")
      return .success
    }
    try invocation.write { journal throws(CommandFailure) in
      guard let open = journal.openSession, open.session.moment == start else {
        throw CommandFailure("the session changed meanwhile; nothing was written")
      }
      var edition = Edition()
      try edition.edit(open.log.source.name, in: journal, open.log.removing(session: open.place))
      return edition
    }
    return .success
  }
}
