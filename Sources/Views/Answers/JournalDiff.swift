package import Format
import Text
import Statistics
package import Training

/// What differs between two states of a journal, in terms of training.
package struct JournalDiff {
  enum Change: String { case added, removed, changed }

  struct SessionChange {
    var change: Change
    /// As it is, or as it was before it was removed.
    var session: DiffedSession
    var before: DiffedSession?
    /// Sets that are there and were not, and the other way round, by exercise.
    var exercises: [(name: String, added: [WorkSet], removed: [WorkSet])] = []
  }

  struct CheckInChange {
    var change: Change
    var checkIn: CheckIn
  }

  struct RecordChange {
    var exercise: String
    var kind: RecordKind
    var before: WorkSet?
    /// Nil where there is none any more.
    var now: WorkSet?
  }

  private(set) var sessions: [SessionChange] = []
  private(set) var checkIns: [CheckInChange] = []
  private(set) var records: [RecordChange] = []

  var isEmpty: Bool { sessions.isEmpty && checkIns.isEmpty && records.isEmpty }

  package init(from old: Journal, to new: Journal, now: Moment) {
    compareSessions(DiffedSession.all(old), DiffedSession.all(new))
    compareCheckIns(JournalDiff.checkIns(old), JournalDiff.checkIns(new))
    compareRecords(History(old, now: now), History(new, now: now))
  }
}

extension JournalDiff {
  private mutating func compareSessions(
    _ old: [NumberedText: DiffedSession], _ new: [NumberedText: DiffedSession]
  ) {
    for key in Set(old.keys).union(new.keys).sorted() {
      switch (old[key], new[key]) {
      case (nil, let session?): sessions.append(SessionChange(change: .added, session: session))
      case (let session?, nil): sessions.append(SessionChange(change: .removed, session: session))
      case (let before?, let session?) where before != session:
        var change = SessionChange(change: .changed, session: session, before: before)
        change.exercises = session.difference(from: before)
        sessions.append(change)
      default: break
      }
    }
  }

  private mutating func compareCheckIns(
    _ old: [NumberedText: (checkIn: CheckIn, text: String)],
    _ new: [NumberedText: (checkIn: CheckIn, text: String)]
  ) {
    for key in Set(old.keys).union(new.keys).sorted() {
      switch (old[key], new[key]) {
      case (nil, let entry?): checkIns.append(CheckInChange(change: .added, checkIn: entry.checkIn))
      case (let entry?, nil): checkIns.append(CheckInChange(change: .removed, checkIn: entry.checkIn))
      case (let before?, let entry?) where before.text != entry.text:
        checkIns.append(CheckInChange(change: .changed, checkIn: entry.checkIn))
      default: break
      }
    }
  }

  private static func checkIns(_ journal: Journal) -> [NumberedText: (checkIn: CheckIn, text: String)] {
    var found: [NumberedText: (checkIn: CheckIn, text: String)] = [:]
    var counts: [String: Int] = [:]
    for file in journal.checkIns {
      for checkIn in file.checkIns {
        guard let moment = checkIn.moment else { continue }
        found[NumberedText(moment.description, &counts)] = (
          checkIn, file.source.text(checkIn.range).trimmedLines
        )
      }
    }
    return found
  }

  /// Exercises are the same where they share a name; the newer spelling is shown.
  private mutating func compareRecords(_ old: History, _ new: History) {
    struct Key: Hashable {
      var name: String
      var kind: RecordKind
    }
    func current(_ history: History) -> [Key: (name: String, set: WorkSet)] {
      var found: [Key: (name: String, set: WorkSet)] = [:]
      for record in RecordHistory.all(history) {
        let name = history.catalog[record.exercise].name
        found[Key(name: nameKey(name), kind: record.kind)] = (name, record.current.set)
      }
      return found
    }
    let (before, now) = (current(old), current(new))
    for key in Set(before.keys).union(now.keys).sorted(by: { ($0.name, $0.kind) < ($1.name, $1.kind) }) {
      let (old, new) = (before[key]?.set, now[key]?.set)
      if let old, let new, !Record.isBetter(old, than: new), !Record.isBetter(new, than: old) { continue }
      records.append(
        RecordChange(
          exercise: now[key]?.name ?? before[key]?.name ?? "", kind: key.kind, before: old, now: new))
    }
  }
}

extension String {
  /// Its lines without blanks around them and without empty ones.
  fileprivate var trimmedLines: String {
    split(whereSeparator: \.isNewline).map { String($0).trimmed }.filter { !$0.isEmpty }.joined(
      separator: "\n")
  }
}
