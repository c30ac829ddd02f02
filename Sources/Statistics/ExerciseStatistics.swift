import Text
package import Training

/// What the log says of one exercise.
package struct ExerciseStatistics: Sendable {
  /// Of a `LogTally` that of no catalog, but the number of a name.
  package let exercise: ExerciseID
  /// Of the last session in which it was done.
  package private(set) var lastDone = Moment(.first)
  /// The session of its log that was added last.
  private var lastSession = -1
  /// Sessions in which it was done.
  package internal(set) var sessions = 0
  package private(set) var workingSets = 0
  package private(set) var warmUps = 0
  /// Working sets without a repetition.
  package private(set) var failed = 0
  /// Of working sets.
  package private(set) var reps = 0
  package internal(set) var volume = Volume()
  /// The record of the first kind that was done; most exercises are of one kind.
  private var best: Best?
  /// Nil where there are none, as most are copied and freed without.
  private var bestOfOtherKinds: [Best]?

  private struct Best {
    let record: Record
    /// How many lines of its log were added before it.
    let line: Int
    /// The number of its log, of those that were put together.
    var log = 0

    var kind: RecordKind { record.kind }

    func of(_ log: Int) -> Best { Best(record: record, line: line, log: log) }

    /// Of equal sets the later one holds the record; at the same minute the one further down.
    func beats(_ other: Best) -> Bool {
      if Record.isBetter(record.set, than: other.record.set) { return true }
      if Record.isBetter(other.record.set, than: record.set) { return false }
      return (record.moment, log, line) >= (other.record.moment, other.log, other.line)
    }
  }

  init(_ exercise: ExerciseID) { self.exercise = exercise }

  /// One of each kind, in the order of the kinds.
  package var records: [Record] {
    ((best.map { [$0] } ?? []) + (bestOfOtherKinds ?? [])).map(\.record).sorted { $0.kind < $1.kind }
  }

  /// The sets of the line of a log, with their session and how many lines were added before. True where there are working
  /// sets on bodyweight: what they move is not in the volume, as it is not to be seen from the log alone.
  @inline(__always)
  mutating func add(_ sets: Span<WorkSet>, line: Int, session: Int, at moment: Moment) -> Bool {
    if lastSession != session {
      sessions += 1
      lastSession = session
      if moment > lastDone || sessions == 1 { lastDone = moment }
    }
    // The loop counts in variables of its own: they stay in registers.
    var isOnBodyweight = false
    var (working, warm) = (0, 0)
    var sum = 0
    var moved = Volume()
    // The place of the best so far. The sets of a line are of one kind, but for those that lines below continue it with.
    var first = -1
    for place in sets.indices {
      let (set, reps) = (sets[place], sets[place].reps ?? 0)
      guard set.isWorking else {
        warm += 1
        continue
      }
      working += 1
      sum += reps
      if set.isOnBodyweight { isOnBodyweight = true } else { moved.add(written: set, reps: reps) }
      guard Record.canHold(set) else {
        failed += 1
        continue
      }
      if first >= 0 {
        if set.isMeasured(like: sets[first]) {
          if set.isLess(thanAlike: sets[first]) { continue }
        } else {
          keep(sets[first], at: moment, line)
        }
      }
      first = place
    }
    if first >= 0 { keep(sets[first], at: moment, line) }
    workingSets += working
    warmUps += warm
    reps += sum
    volume += moved
    return isOnBodyweight
  }

  /// Adds what a log says of the same exercise, under one of its names. It is that one of a list: taken out of it, it would
  /// be a copy, which costs as much.
  mutating func add(_ others: Span<ExerciseStatistics>, _ name: Int, log: Int, volumeTimes factor: Int64) {
    lastDone = max(lastDone, others[name].lastDone)
    sessions += others[name].sessions
    workingSets += others[name].workingSets
    warmUps += others[name].warmUps
    failed += others[name].failed
    reps += others[name].reps
    volume += others[name].volume * factor
    if let theirs = others[name].best {
      // Most are less, and are not compared in any other way.
      let isLess = best.map {
        theirs.record.set.isMeasured(like: $0.record.set)
          && theirs.record.set.isLess(thanAlike: $0.record.set)
      }
      if isLess != true { keep(theirs.of(log)) }
    }
    for best in others[name].bestOfOtherKinds ?? [] { keep(best.of(log)) }
  }

  /// Keeps a set where it is a record. Most are less than it, which needs no more to be seen.
  @inline(__always)
  private mutating func keep(_ set: WorkSet, at moment: Moment, _ line: Int) {
    if let best, set.isMeasured(like: best.record.set), set.isLess(thanAlike: best.record.set) { return }
    keep(Best(record: Record(set, at: moment), line: line))
  }

  private mutating func keep(_ new: Best) {
    guard let mine = best else {
      best = new
      return
    }
    if mine.kind == new.kind {
      if new.beats(mine) { best = new }
      return
    }
    var others = bestOfOtherKinds ?? []
    bestOfOtherKinds = nil
    if let place = others.firstIndex(where: { $0.kind == new.kind }) {
      if new.beats(others[place]) { others[place] = new }
    } else {
      others.append(new)
    }
    bestOfOtherKinds = others
  }
}
