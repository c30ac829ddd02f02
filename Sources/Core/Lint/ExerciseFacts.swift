import Grammar
import Text
import Training

/// The facts of an exercise's sets, of a log, then of all, that rules compare a set with.
struct ExerciseFacts: Sendable {
  /// The number of sessions that have the exercise.
  var sessions = 0
  private var lastLog = -1
  /// The spelling in the first log; nil where none has the exercise.
  private var spelling: String?
  /// True if logs spell the name in more than one way, compared by bytes.
  private var hasSpellings = false
  /// The sets by what they are counted in, with the numbers of `MeasureKind`.
  private(set) var measures = Minority()
  /// The weights by their units, kilograms and pounds.
  private(set) var units = Minority()
  /// The working sets by their `Lift`.
  private(set) var lifts = Minority()
  private(set) var heaviest = Extreme(.heaviest)
  private(set) var lightest = Extreme(.lightest)

  /// False if this was asked for the same log before, which then has two names of the exercise.
  mutating func isNew(inLog log: Int) -> Bool {
    defer { lastLog = log }
    return log != lastLog
  }

  /// Records the spelling of one more log.
  mutating func note(_ name: String) {
    guard let spelling else {
      spelling = name
      return
    }
    if !hasSpellings, !spelling.hasBytes(of: name) { hasSpellings = true }
  }

  /// True if some log has another spelling of the exercise.
  func isSpelledOtherwise(than name: String) -> Bool {
    hasSpellings || spelling.map { !$0.hasBytes(of: name) } ?? false
  }

  /// Adds the facts of one more log, by its index among all. Its sessions are counted apart.
  mutating func add(_ other: ExerciseFacts, of log: Int) {
    measures.add(other.measures, of: log)
    units.add(other.units, of: log)
    lifts.add(other.lifts, of: log)
    heaviest.add(other.heaviest, of: log)
    lightest.add(other.lightest, of: log)
  }

  /// Adds one or more sets of a line of the only log so far, of a session that counts; `session` is its header. The
  /// sets have one measure and one unit, so that their numbers can be compared.
  mutating func add(alike sets: Span<WorkSet>, _ ranges: Span<TextRange>, session: TextRange) {
    let first = sets[0]
    measures.add(MeasureKind(first.amount).rawValue, sets.count, ranges[0], of: session)
    guard let unit = first.load.weight?.unit else { return }
    var (weighted, firstWeighted) = (0, ranges[0])
    var (working, lifted) = (0, 0)
    var heaviest: (weight: Int32, range: TextRange) = (0, ranges[0])
    var lightest = heaviest
    for index in sets.indices {
      let weight = sets[index].hundredthsOfLoad
      if weight != 0 {
        if weighted == 0 { firstWeighted = ranges[index] }
        weighted += 1
      }
      guard sets[index].isWorking, !sets[index].isFailedAttempt else { continue }
      if working == 0 || weight > heaviest.weight { heaviest = (weight, ranges[index]) }
      if working == 0 || weight < lightest.weight { lightest = (weight, ranges[index]) }
      working += 1
      if sets[index].lift != nil { lifted += 1 }
    }
    if weighted > 0 { units.add(unit == .kg ? 0 : 1, weighted, firstWeighted, of: session) }
    if lifted > 0 {
      lifts.add((first.isOnBodyweight ? Lift.body : .load).rawValue, lifted, ranges[0], of: session)
    }
    // What was added to bodies is not compared.
    guard working > 0, first.weight != nil else { return }
    let most = Weight(hundredths: heaviest.weight, unit)
    self.heaviest.add(Extreme.Place(weight: most, range: heaviest.range, session: session), of: working)
    let least = Weight(hundredths: lightest.weight, unit)
    self.lightest.add(Extreme.Place(weight: least, range: lightest.range, session: session), of: working)
  }
}

/// The measure of a set.
enum MeasureKind: Int {
  case reps, time, distance

  init(_ amount: Amount) {
    switch amount {
    case .reps: self = .reps
    case .time: self = .time
    case .distance: self = .distance
    }
  }
}
