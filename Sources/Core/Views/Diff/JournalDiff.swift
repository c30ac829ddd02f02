package import Grammar
import Statistics
import Text
package import Training

/// The difference between two states of a journal, in terms of training.
package struct JournalDiff {
  enum Change: String { case added, removed, changed }

  struct SessionChange {
    var change: Change
    /// The present session, or the last one before the removal.
    var session: Session
    var before: Session?

    /// The sets added and removed, by exercise; empty if the whole session was added or removed.
    var exercises: [(name: String, added: [WorkSet], removed: [WorkSet])] {
      before.map { session.difference(from: $0) } ?? []
    }
  }

  struct CheckInChange {
    var change: Change
    var checkIn: CheckIn
  }

  struct RecordChange {
    var exercise: String
    var kind: RecordKind
    var before: WorkSet?
    /// The record; nil if there is none any more.
    var now: WorkSet?
  }

  private(set) var sessions: [SessionChange] = []
  private(set) var checkIns: [CheckInChange] = []
  private(set) var records: [RecordChange] = []

  /// The exercises renamed in otherwise equal sessions, and the number of those sessions.
  private(set) var renames: [(from: String, to: String, sessions: Int)] = []
  private(set) var entries: [EntryChange] = []

  package var isEmpty: Bool {
    sessions.isEmpty && checkIns.isEmpty && records.isEmpty && renames.isEmpty && entries.isEmpty
  }

  package init(from old: Journal, to new: Journal, now: Moment) {
    compareSessions(JournalDiff.sessions(old), JournalDiff.sessions(new))
    compareCheckIns(JournalDiff.checkIns(old), JournalDiff.checkIns(new))
    for kind in EntryKind.allCases {
      entries += JournalDiff.changes(kind, JournalDiff.entries(kind, of: old), JournalDiff.entries(kind, of: new))
    }
    compareRecords(History(old, now: now), History(new, now: now))
  }

  /// The difference without additions and records: only removed or changed entries.
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

  /// The number of different entries.
  package var count: Int { sessions.count + checkIns.count + entries.count }

  /// Records that a photo holds another picture.
  package mutating func addChangedPhoto(_ path: String) {
    entries.append(EntryChange(kind: .photo, change: .changed, name: path))
  }
}

extension JournalDiff {
  /// Returns the values of each key in the old and in the new state, in the order of keys.
  static func pairs<Key: Hashable & Comparable, Value>(
    _ old: [Key: Value], _ new: [Key: Value]
  ) -> [(key: Key, before: Value?, now: Value?)] {
    Set(old.keys).union(new.keys).sorted().map { ($0, old[$0], new[$0]) }
  }

  private mutating func compareSessions(_ old: [NumberedText: Session], _ new: [NumberedText: Session]) {
    for (_, before, now) in JournalDiff.pairs(old, new) where before != now {
      guard let now else {
        if let before { sessions.append(SessionChange(change: .removed, session: before)) }
        continue
      }
      if let before, let renames = now.renames(from: before), !renames.isEmpty {
        for (from, to) in renames { addRename(from, to) }
      } else {
        sessions.append(SessionChange(change: before == nil ? .added : .changed, session: now, before: before))
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

  /// Returns the sessions by start, with the title if several start then, and with a number if titles are equal too.
  private static func sessions(_ journal: Journal) -> [NumberedText: Session] {
    var sessions: [NumberedText: Session] = [:]
    var counts: [String: Int] = [:]
    for session in journal.logs.lazy.flatMap(\.sessions) {
      guard let moment = session.moment else { continue }
      var key = moment.description
      if counts[key] != nil { key += " " + (session.title ?? "") }
      sessions[NumberedText(key, &counts)] = session
    }
    return sessions
  }

  private typealias WrittenCheckIn = (checkIn: CheckIn, text: String)

  private mutating func compareCheckIns(
    _ old: [NumberedText: WrittenCheckIn], _ new: [NumberedText: WrittenCheckIn]
  ) {
    for (_, before, now) in JournalDiff.pairs(old, new) where before?.text != now?.text {
      guard let shown = now ?? before else { continue }
      let change: Change = before == nil ? .added : now == nil ? .removed : .changed
      checkIns.append(CheckInChange(change: change, checkIn: shown.checkIn))
    }
  }

  private static func checkIns(_ journal: Journal) -> [NumberedText: WrittenCheckIn] {
    var entries: [NumberedText: WrittenCheckIn] = [:]
    var counts: [String: Int] = [:]
    for file in journal.checkIns {
      for (checkIn, places) in zip(file.checkIns, file.places.checkIns) {
        guard let moment = checkIn.moment else { continue }
        let lines = file.source.text(places.range).split(whereSeparator: \.isNewline).map { String($0).trimmed }
        entries[NumberedText(moment.description, &counts)] = (
          checkIn, lines.filter { !$0.isEmpty }.joined(separator: "\n")
        )
      }
    }
    return entries
  }

  /// Compares records. Exercises are the same if they share a name; the newer spelling is shown.
  private mutating func compareRecords(_ old: History, _ new: History) {
    for (key, before, now) in JournalDiff.pairs(JournalDiff.records(old), JournalDiff.records(new)) {
      if let before, let now, !Record.isBetter(before.set, than: now.set), !Record.isBetter(now.set, than: before.set) {
        continue
      }
      records.append(
        RecordChange(
          exercise: now?.name ?? before?.name ?? "", kind: key.kind, before: before?.set, now: now?.set))
    }
  }

  private struct RecordKey: Hashable, Comparable {
    let name: String
    let kind: RecordKind

    static func < (one: RecordKey, other: RecordKey) -> Bool { (one.name, one.kind) < (other.name, other.kind) }
  }

  private static func records(_ history: History) -> [RecordKey: (name: String, set: WorkSet)] {
    var records: [RecordKey: (name: String, set: WorkSet)] = [:]
    for record in history.pasts.flatMap(\.records) {
      let name = history.name(of: record.exercise)
      records[RecordKey(name: nameKey(name), kind: record.kind)] = (name, record.current.set)
    }
    return records
  }
}

/// A key of a text and a number, for texts that several entries share.
struct NumberedText: Hashable, Comparable {
  private let text: String
  private let number: Int

  /// Creates the next key of a text; `counts` holds the number of keys of each text so far.
  init(_ text: String, _ counts: inout [String: Int]) {
    self.text = text
    number = counts[text] ?? 0
    counts[text] = number + 1
  }

  static func < (one: NumberedText, other: NumberedText) -> Bool {
    (one.text, one.number) < (other.text, other.number)
  }
}
