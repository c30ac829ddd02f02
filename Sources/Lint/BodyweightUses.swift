import JournalFormat
import JournalText
import Training

/// The sets of body weight of all logs, and whether a log says what that is.
struct BodyweightUses: Sendable {
  private(set) var isNoted = false
  private(set) var sets = 0
  /// The first of them in the newest log that has any; that log by its place.
  private(set) var newest: (log: Int, range: TextRange, moment: Moment?)?

  /// Logs come in their order.
  mutating func add(_ log: Log, at number: Int) {
    var isFirst = true
    for session in log.sessions {
      isNoted = isNoted || session.bodyweight != nil
      guard session.counts else { continue }
      for exercise in log.exercises(of: session) {
        for set in log.sets(of: exercise) where set.isOnBodyweight {
          sets += 1
          if isFirst { newest = (number, set.range, session.moment) }
          isFirst = false
        }
      }
    }
  }
}
