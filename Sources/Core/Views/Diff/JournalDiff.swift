package import Grammar
import Statistics
import Text
package import Training

/// The difference of two states of a journal, in terms of training.
package struct JournalDiff {
  enum Change: String { case added, removed, changed }

  struct SessionChange {
    var change: Change
    /// The present session, or the last state before it was removed.
    var session: DiffedSession
    var before: DiffedSession?
    /// The sets that came and those that are gone, by exercise.
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
    /// The record; nil where there is none any more.
    var now: WorkSet?
  }

  private(set) var sessions: [SessionChange] = []
  private(set) var checkIns: [CheckInChange] = []
  private(set) var records: [RecordChange] = []

  /// The exercises renamed in sessions that are otherwise the same, and the number of those sessions.
  private(set) var renames: [(from: String, to: String, sessions: Int)] = []
  private(set) var entries: [EntryChange] = []

  package var isEmpty: Bool {
    sessions.isEmpty && checkIns.isEmpty && records.isEmpty && renames.isEmpty && entries.isEmpty
  }

  package init(from old: Journal, to new: Journal, now: Moment) {
    compareSessions(DiffedSession.all(old), DiffedSession.all(new))
    compareCheckIns(JournalDiff.checkIns(old), JournalDiff.checkIns(new))
    for kind in EntryKind.allCases {
      entries += JournalDiff.changes(kind, JournalDiff.entries(kind, of: old), JournalDiff.entries(kind, of: new))
    }
    compareRecords(History(old, now: now), History(new, now: now))
  }

  /// The difference without additions and records: only entries that are gone or changed.
  package var losses: JournalDiff {
    var losses = self
    losses.sessions.removeAll { change in
      switch change.change {
      case .added: true
      case .removed: false
      case .changed: change.before?.isLost(in: change.session) == false
      }
    }
    losses.checkIns.removeAll { $0.change == .added }
    losses.entries.removeAll { $0.change == .added || $0.change == .changed && $0.removed.isEmpty && $0.kind != .photo }
    losses.records = []
    losses.renames = []
    return losses
  }

  /// The number of entries that differ.
  package var count: Int { sessions.count + checkIns.count + entries.count }

  /// Records that a photo holds another picture.
  package mutating func addChangedPhoto(_ path: String) {
    entries.append(EntryChange(kind: .photo, change: .changed, name: path))
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
        if let renames = session.renames(from: before), !renames.isEmpty {
          for (from, to) in renames { addRename(from, to) }
          continue
        }
        var change = SessionChange(change: .changed, session: session, before: before)
        change.exercises = session.difference(from: before)
        sessions.append(change)
      default: break
      }
    }
  }

  private mutating func addRename(_ from: String, _ to: String) {
    if let index = renames.firstIndex(where: { $0.from == from && $0.to == to }) {
      renames[index].sessions += 1
    } else {
      renames.append((from, to, 1))
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
    var entries: [NumberedText: (checkIn: CheckIn, text: String)] = [:]
    var counts: [String: Int] = [:]
    for file in journal.checkIns {
      for checkIn in file.checkIns {
        guard let moment = checkIn.moment else { continue }
        entries[NumberedText(moment.description, &counts)] = (
          checkIn, file.source.text(checkIn.range).trimmedLines
        )
      }
    }
    return entries
  }

  /// Compares records. Exercises are the same where they share a name; the newer spelling is shown.
  private mutating func compareRecords(_ old: History, _ new: History) {
    struct Key: Hashable {
      var name: String
      var kind: RecordKind
    }
    func current(_ history: History) -> [Key: (name: String, set: WorkSet)] {
      var records: [Key: (name: String, set: WorkSet)] = [:]
      for record in RecordHistory.all(history) {
        let name = history.catalog[record.exercise].name
        records[Key(name: nameKey(name), kind: record.kind)] = (name, record.current.set)
      }
      return records
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
  /// The lines without blanks around them, and without empty ones.
  fileprivate var trimmedLines: String {
    split(whereSeparator: \.isNewline).map { String($0).trimmed }.filter { !$0.isEmpty }.joined(
      separator: "\n")
  }
}
