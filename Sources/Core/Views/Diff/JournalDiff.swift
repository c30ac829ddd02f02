package import Grammar
import Statistics
import Text
package import Training

/// The difference between two states of a journal, in terms of training.
package struct JournalDiff {
  enum Change: String { case added, removed, changed }

  /// An entry in both states, of which one may lack it.
  struct Pair<Value> {
    let before: Value?
    let now: Value?
    /// The present entry, or the last one before the removal.
    let shown: Value

    init?(_ before: Value?, _ now: Value?) {
      guard let shown = now ?? before else { return nil }
      (self.before, self.now, self.shown) = (before, now, shown)
    }

    var change: Change { before == nil ? .added : now == nil ? .removed : .changed }
  }

  /// A check-in, and its lines as written.
  struct WrittenCheckIn: Equatable {
    let checkIn: CheckIn
    let lines: [String]
  }

  struct HeldRecord {
    let exercise: String
    let set: WorkSet

    var kind: RecordKind { RecordKind(set) }
  }

  private(set) var sessions: [Pair<Session>] = []
  private(set) var checkIns: [Pair<WrittenCheckIn>]
  private(set) var records: [Pair<HeldRecord>] = []
  /// The exercises renamed in otherwise equal sessions, and the number of those sessions.
  private(set) var renames: [(from: String, to: String, sessions: Int)] = []
  private(set) var entries: [Pair<DiffEntry>]

  package var isEmpty: Bool { count == 0 && records.isEmpty && renames.isEmpty }

  package init(from old: Journal, to new: Journal, now: Moment) {
    checkIns = JournalDiff.pairs(old.keyedCheckIns, new.keyedCheckIns).filter { $0.before?.lines != $0.now?.lines }
    entries = DiffEntry.Kind.allCases.flatMap { kind in
      let entries = new.entries(kind)
      return JournalDiff.pairs(old.entries(kind).renamed(like: entries), entries).filter { $0.before != $0.now }
    }
    for pair in JournalDiff.pairs(old.keyedSessions, new.keyedSessions) where pair.before != pair.now {
      if let before = pair.before, let renames = pair.now?.renames(from: before), !renames.isEmpty {
        for (from, to) in renames { addRename(from, to) }
      } else {
        sessions.append(pair)
      }
    }
    // Exercises are the same if they share a name, or if one was renamed; the newer spelling is shown.
    let former = History(old, now: now).heldRecords(renamed: renames.map { ($0.from, $0.to) })
    records = JournalDiff.pairs(former, History(new, now: now).heldRecords()).filter { pair in
      guard let before = pair.before?.set, let now = pair.now?.set else { return true }
      return Record.isBetter(before, than: now) || Record.isBetter(now, than: before)
    }
  }

  /// The difference without additions and records: only removed or changed entries.
  package var losses: JournalDiff {
    var losses = self
    losses.sessions = sessions.filter { pair in
      guard let before = pair.before else { return false }
      return pair.now.map(before.isLost) ?? true
    }
    losses.checkIns = checkIns.filter { $0.change != .added }
    losses.entries = entries.filter { pair in
      pair.change == .removed || pair.change == .changed && (!pair.removed.isEmpty || pair.shown.kind == .photo)
    }
    losses.records = []
    losses.renames = []
    return losses
  }

  /// The number of different entries.
  package var count: Int { sessions.count + checkIns.count + entries.count }

  /// Records that a photo holds another picture.
  package mutating func addChangedPhoto(_ path: String) {
    let photo = DiffEntry(kind: .photo, name: path)
    if let pair = Pair(photo, photo) { entries.append(pair) }
  }
}

extension JournalDiff {
  /// Returns the values of each key in the old and in the new state, in the order of keys.
  fileprivate static func pairs<Key: Hashable & Comparable, Value>(
    _ old: [Key: Value], _ new: [Key: Value]
  ) -> [Pair<Value>] {
    Set(old.keys).union(new.keys).sorted().compactMap { Pair(old[$0], new[$0]) }
  }

  private mutating func addRename(_ from: String, _ to: String) {
    if let index = renames.firstIndex(where: { $0.from == from && $0.to == to }) {
      renames[index].sessions += 1
    } else {
      renames.append((from, to, 1))
    }
  }
}

extension Journal {
  /// The sessions by start, with the title if several start then, and with a number if titles are equal too.
  fileprivate var keyedSessions: [NumberedText: Session] {
    var keys = NumberedTexts()
    return logs.lazy.flatMap(\.sessions).reduce(into: [:]) { sessions, session in
      guard let start = session.moment?.description else { return }
      sessions[keys.next(keys.has(start) ? "\(start) \(session.title ?? "")" : start)] = session
    }
  }

  fileprivate var keyedCheckIns: [NumberedText: JournalDiff.WrittenCheckIn] {
    var keys = NumberedTexts()
    return checkIns.reduce(into: [:]) { entries, file in
      for (checkIn, places) in zip(file.checkIns, file.places.checkIns) {
        guard let moment = checkIn.moment else { continue }
        let lines = file.source.text(places.range).split(whereSeparator: \.isNewline).map { String($0).trimmed }
        entries[keys.next(moment.description)] = JournalDiff.WrittenCheckIn(
          checkIn: checkIn, lines: lines.filter { !$0.isEmpty })
      }
    }
  }
}

extension History {
  /// Returns the records by the key of the exercise's name and by kind; those of a renamed exercise under its new name, of two
  /// the better.
  fileprivate func heldRecords(renamed: [(from: String, to: String)] = []) -> [RecordKey: JournalDiff.HeldRecord] {
    let names = Dictionary(renamed.map { (nameKey($0.from), $0.to) }) { $1 }
    return pasts.reduce(into: [:]) { records, past in
      let own = name(of: past.exercise)
      let name = names[nameKey(own)] ?? own
      for record in past.records {
        let held = JournalDiff.HeldRecord(exercise: name, set: record.current.set)
        records.merge([RecordKey(name: nameKey(name), kind: record.kind): held]) {
          Record.isBetter($1.set, than: $0.set) ? $1 : $0
        }
      }
    }
  }
}

private struct RecordKey: Hashable, Comparable {
  let name: String
  let kind: RecordKind

  static func < (one: RecordKey, other: RecordKey) -> Bool { (one.name, one.kind) < (other.name, other.kind) }
}

/// A key of a text and a number, for texts that several entries share.
struct NumberedText: Hashable, Comparable {
  fileprivate let text: String
  fileprivate let number: Int

  static func < (one: NumberedText, other: NumberedText) -> Bool {
    (one.text, one.number) < (other.text, other.number)
  }
}

/// The keys given to texts so far.
struct NumberedTexts {
  private var counts: [String: Int] = [:]

  func has(_ text: String) -> Bool { counts[text] != nil }

  mutating func next(_ text: String) -> NumberedText {
    defer { counts[text, default: 0] += 1 }
    return NumberedText(text: text, number: counts[text] ?? 0)
  }
}
