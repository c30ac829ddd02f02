import JournalText
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
  private var bestOfOtherKinds: [Best] = []

  private struct Best {
    let record: Record
    let kind: RecordKind
    let rank: SetRank
    /// The number of its log, of those that were put together.
    var log = 0

    func of(_ log: Int) -> Best {
      var best = self
      best.log = log
      return best
    }

    /// Of equal sets the later one holds the record; at the same minute the one further down.
    func beats(_ other: Best) -> Bool {
      if rank != other.rank { return other.rank < rank }
      return (record.moment, log, record.set.range.start)
        >= (other.record.moment, other.log, other.record.set.range.start)
    }
  }

  init(exercise: Int) { self.exercise = exercise }

  /// One of each kind, in the order of the kinds.
  package var records: [Record] {
    ((best.map { [$0] } ?? []) + bestOfOtherKinds).map(\.record).sorted { $0.kind < $1.kind }
  }

  /// Sessions come oldest first. True where there are working sets on bodyweight: what they move is not in the volume,
  /// as it is not to be seen from the log alone.
  mutating func add(_ sets: ArraySlice<WorkSet>, session: Int, at moment: Moment) -> Bool {
    if lastSession != session {
      sessions += 1
      lastSession = session
      lastDone = moment
    }
    var isOnBodyweight = false
    var working = 0
    var sum = 0
    var moved = Volume()
    // The sets of a line are of one kind, but for those that lines below continue it with.
    var first: (place: Int, kind: RecordKind, rank: SetRank)?
    for place in sets.indices {
      let set = sets[place]
      guard set.isWorking else { continue }
      working += 1
      sum += set.reps ?? 0
      if set.isOnBodyweight {
        isOnBodyweight = true
      } else {
        moved += Volume(set, Volume.Rule())
      }
      guard Record.canHold(set) else { continue }
      let (kind, rank) = (RecordKind(set), SetRank(set))
      if let mine = first {
        if mine.kind != kind {
          keep(Best(record: Record(sets[mine.place], at: moment), kind: mine.kind, rank: mine.rank))
        } else if rank < mine.rank {
          continue
        }
      }
      first = (place, kind, rank)
    }
    if let first {
      keep(Best(record: Record(sets[first.place], at: moment), kind: first.kind, rank: first.rank))
    }
    workingSets += working
    warmUps += sets.count - working
    reps += sum
    volume += moved
    return isOnBodyweight
  }

  /// Adds what a log says of the same exercise, under one of its names.
  mutating func add(_ other: ExerciseStatistics, log: Int, volumeTimes factor: Int64) {
    lastDone = max(lastDone, other.lastDone)
    sessions += other.sessions
    workingSets += other.workingSets
    warmUps += other.warmUps
    reps += other.reps
    volume += other.volume * factor
    if let best = other.best { keep(best.of(log)) }
    for best in other.bestOfOtherKinds { keep(best.of(log)) }
  }

  private mutating func keep(_ new: Best) {
    guard let mine = best else {
      best = new
      return
    }
    if mine.kind == new.kind {
      if new.beats(mine) { best = new }
    } else if let place = bestOfOtherKinds.firstIndex(where: { $0.kind == new.kind }) {
      if new.beats(bestOfOtherKinds[place]) { bestOfOtherKinds[place] = new }
    } else {
      bestOfOtherKinds.append(new)
    }
  }
}
