import Grammar
import Storage
import Statistics
import Text
import Training

extension Invocation {
  /// Removes the lines of the open session, once the person has said yes. A check-in that belongs to it stays, without its
  /// link.
  func discardSession() throws(Refusal) -> ExitCode {
    try refuseWords()
    let journal = try folder().read(only: [.root, .log])
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
    try rehearse(plan)
    let sets = open.session.exercises.reduce(0) { $0 + $1.sets.count }
    guard try confirm("Drop the session of \(start) with \(sets, .sets)?") else {
      say("nothing was changed")
      return .success
    }
    try write(plan)
    return .success
  }
}
