package import Training

/// The kind of sets that a record is compared within: 80 kg × 10, a 60-second plank and a pull-up with a belt have no
/// common order.
package struct RecordKind: Hashable, Comparable, Sendable {
  package enum LoadKind: Int, Sendable { case weight, bodyweight, none }
  package enum Measure: Int, Sendable { case reps, time, distance }

  package let load: LoadKind
  package let measure: Measure

  package init(_ set: WorkSet) {
    load =
      switch set.load {
      case .weight: .weight
      case .bodyweight: .bodyweight
      case .none: .none
      }
    measure =
      switch set.amount {
      case .reps: .reps
      case .time: .time
      case .distance: .distance
      }
  }

  /// Orders weight before bodyweight before no load; reps before time before distance.
  package static func < (left: RecordKind, right: RecordKind) -> Bool {
    (left.load.rawValue, left.measure.rawValue) < (right.load.rawValue, right.measure.rawValue)
  }
}

/// The best set of an exercise within a kind, and its moment.
package struct Record: Hashable, Sendable {
  package let set: WorkSet
  package let moment: Moment
  /// The moment of the first set as good; earlier than `moment` if it was equalled later.
  package private(set) var first: Moment

  package init(_ set: WorkSet, at moment: Moment) { (self.set, self.moment, first) = (set, moment, moment) }

  package var kind: RecordKind { RecordKind(set) }

  /// True if a set can hold a record: it is no warm-up and no failed attempt.
  package static func canHold(_ set: WorkSet) -> Bool { set.isWorking && set.reps != 0 }

  /// True if `set` is better: by a heavier load (on bodyweight by more added, so that less help is more), then by more
  /// reps, a longer time, a longer distance, or a shorter time for one distance. Both sets are of one kind. Of equal
  /// sets neither is better, and the later one holds the record.
  package static func isBetter(_ set: WorkSet, than other: WorkSet) -> Bool { SetRank(other) < SetRank(set) }

  /// Returns the better of two sets of a kind; if they are equal, the later one.
  static func better(_ known: WorkSet?, _ later: WorkSet) -> WorkSet {
    if let known, isBetter(known, than: later) { known } else { later }
  }

  /// Returns the record after a later set of its kind: one as good takes it over, and keeps the moment of the first.
  static func better(_ known: Record?, _ later: WorkSet, at moment: Moment) -> Record {
    guard let known else { return Record(later, at: moment) }
    if isBetter(known.set, than: later) { return known }
    var record = Record(later, at: moment)
    if !isBetter(later, than: known.set) { record.first = known.first }
    return record
  }
}

/// The heaviest weight of an exercise for at least a number of reps in one set: 100 kg lifted five times was lifted
/// three times too. Clusters don't count, as a triple has no break in it.
package struct RepRecord: Sendable {
  package static let counts = [1, 3, 5, 8, 10]

  /// The number of reps, one of `counts`.
  package let reps: Int
  package let record: Record

  static func canHold(_ set: WorkSet, _ count: Int) -> Bool {
    set.weight != nil && set.reps ?? 0 >= count && set.isWorking && !set.marks.contains(.cluster)
  }
}

/// The rank of a set among those of its kind.
private struct SetRank: Comparable {
  /// The load; heavier is better.
  private let load: Int64
  /// The amount; more reps, longer and farther are better.
  private let amount: Int64
  /// The time for a distance, negative; shorter is better, and any time better than none.
  private let speed: Int64

  init(_ set: WorkSet) {
    load = set.load.weight?.exact ?? 0
    switch set.amount {
    case .reps(let reps): (amount, speed) = (Int64(reps), 0)
    case .time(let time): (amount, speed) = (Int64(time.hundredths), 0)
    case .distance(let distance, let time):
      (amount, speed) = (distance.exact, time.map { -Int64($0.hundredths) } ?? .min)
    }
  }

  static func < (left: SetRank, right: SetRank) -> Bool {
    if left.load != right.load { return left.load < right.load }
    if left.amount != right.amount { return left.amount < right.amount }
    return left.speed < right.speed
  }
}

extension Sequence<WorkSet> {
  /// True if more of the sets of an exercise lift the body than a load alone: reps without a load lift it too.
  var liftBody: Bool {
    reduce(0) { $0 + ($1.lift == .body ? 1 : $1.lift == .load ? -1 : 0) } > 0
  }
}

extension WorkSet {
  /// The set on the body, if it has reps without a load.
  var liftingBody: WorkSet {
    var set = self
    if load == .none, reps != nil { set.load = .bodyweight(added: Weight(hundredths: 0, .kg)) }
    return set
  }
}

extension [WorkSet] {
  /// The sets with each of the left side and the one of the right beside it as one set, the lesser of the two; those of one
  /// side alone as they are.
  package var ofBothSides: [WorkSet] {
    guard contains(where: \.isOneSided) else { return self }
    func working(_ side: SetMarks) -> [WorkSet] { filter { $0.isWorking && $0.marks.contains(side) } }
    let pairs = zip(working(.left), working(.right)).map { Record.isBetter($0, than: $1) ? $1 : $0 }
    guard !pairs.isEmpty, let first = firstIndex(where: { $0.isWorking && $0.isOneSided }) else { return self }
    func isOther(_ set: WorkSet) -> Bool { !set.isWorking || !set.isOneSided }
    let bare = pairs.map { pair in
      var pair = pair
      pair.marks.subtract(.sides)
      return pair
    }
    return self[..<first].filter(isOther) + bare + self[first...].filter(isOther)
  }
}

/// The steps by which a record of an exercise grew.
package struct RecordHistory: Sendable {
  /// A session whose best set beat everything before it.
  package struct Step: Sendable {
    package let entry: History.Entry
    package let set: WorkSet
    /// The record before the step; nil for the first.
    package let previous: WorkSet?
  }

  package let exercise: ExerciseID
  /// The steps, oldest first, at most one a session.
  package private(set) var steps: [Step]
  /// The latest of equal sets, which may be later than the last step.
  package private(set) var current: Record

  package var kind: RecordKind { current.kind }

  init(_ exercise: ExerciseID, _ set: WorkSet, _ entry: History.Entry) {
    self.exercise = exercise
    steps = [Step(entry: entry, set: set, previous: nil)]
    current = Record(set, at: entry.moment)
  }

  /// Adds the best set of a later session.
  mutating func add(_ set: WorkSet, _ entry: History.Entry) {
    if Record.isBetter(set, than: current.set) {
      steps.append(Step(entry: entry, set: set, previous: current.set))
    }
    current = Record.better(current, set, at: entry.moment)
  }

  /// Returns the records that each session beat, in the order of the catalog and of the kinds; a first set beats none.
  package static func beaten(_ history: History) -> [History.Entry: [(exercise: ExerciseID, step: Step)]] {
    var beaten: [History.Entry: [(exercise: ExerciseID, step: Step)]] = [:]
    for record in history.pasts.flatMap(\.records) {
      for step in record.steps where step.previous != nil {
        beaten[step.entry, default: []].append((record.exercise, step))
      }
    }
    return beaten
  }
}
