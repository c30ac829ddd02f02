import Text
package import Training

/// What the log says of one exercise.
package struct ExerciseStatistics: Sendable {
  /// The place in `ExerciseCatalog.entries`; in a `LogTally` the number of its name.
  package let exercise: Int
  /// Of the last session in which it was done.
  package private(set) var lastDone = Moment(.first)
  /// The place of that session in its log.
  private var lastSession = -1
  /// Sessions in which it was done.
  package internal(set) var sessions = 0
  package private(set) var workingSets = 0
  package private(set) var warmUps = 0
  /// Of working sets.
  package private(set) var reps = 0
  package internal(set) var volume = Volume()
  /// The record of the first kind that was done; most exercises are of one kind.
  private var best: Best?
  /// Nil where there are none, as most are copied and freed without.
  private var bestOfOtherKinds: [Best]?

  private struct Best {
    let record: Record
    /// The number of its log, of those that were put together.
    var log = 0

    var kind: RecordKind { record.kind }

    func of(_ log: Int) -> Best { Best(record: record, log: log) }

    /// Of equal sets the later one holds the record; at the same minute the one further down.
    func beats(_ other: Best) -> Bool {
      if Record.isBetter(record.set, than: other.record.set) { return true }
      if Record.isBetter(other.record.set, than: record.set) { return false }
      return (record.moment, log, record.set.range.start)
        >= (other.record.moment, other.log, other.record.set.range.start)
    }
  }

  init(exercise: Int) { self.exercise = exercise }

  /// One of each kind, in the order of the kinds.
  package var records: [Record] {
    ((best.map { [$0] } ?? []) + (bestOfOtherKinds ?? [])).map(\.record).sorted { $0.kind < $1.kind }
  }

  /// Sessions come oldest first. True where there are working sets on bodyweight: what they move is not in the volume,
  /// as it is not to be seen from the log alone.
  @inline(__always)
  mutating func add<Sets: AddedSets>(_ sets: Span<Sets>, session: Int, at moment: Moment) -> Bool {
    if lastSession != session {
      sessions += 1
      lastSession = session
      lastDone = moment
    }
    // The loop counts in variables of its own: they stay in registers.
    var isOnBodyweight = false
    var (working, warm) = (0, 0)
    var sum = 0
    var moved = Volume()
    // The place of the best so far. The sets of a line are of one kind, but for those that lines below continue it with.
    var first = -1
    for place in sets.indices {
      let (set, count, reps) = (sets[place].best, sets[place].count, sets[place].allReps)
      guard set.isWorking else {
        warm += count
        continue
      }
      working += count
      sum += reps
      if set.isOnBodyweight { isOnBodyweight = true } else { moved.add(written: set, reps: reps) }
      guard Record.canHold(set) else { continue }
      if first >= 0 {
        if set.isMeasured(like: sets[first].best) {
          if set.isLess(thanAlike: sets[first].best) { continue }
        } else {
          keep(sets[first].best, at: moment)
        }
      }
      first = place
    }
    if first >= 0 { keep(sets[first].best, at: moment) }
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

  /// Keeps a set where it is a record: it comes later than those before, so that equal ones need not be told apart.
  @inline(__always)
  private mutating func keep(_ set: WorkSet, at moment: Moment) {
    if let best, set.isMeasured(like: best.record.set) {
      if !set.isLess(thanAlike: best.record.set) { self.best = Best(record: Record(set, at: moment)) }
    } else {
      keep(Best(record: Record(set, at: moment)))
    }
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

/// What is added up at once: a set by itself, or several of which only the amounts differ.
protocol AddedSets {
  var best: WorkSet { get }
  var count: Int { get }
  /// Together; 0 where they were not counted in repetitions.
  var allReps: Int { get }
}

extension WorkSet: AddedSets {
  var best: WorkSet { self }
  var count: Int { 1 }
  var allReps: Int { reps ?? 0 }
}

extension AlikeSets: AddedSets {
  var allReps: Int { reps }
}
