import Grammar
import Text
import Training

/// The facts of an exercise's sets, of a log, then of all, that rules compare a set with.
struct ExerciseFacts: Sendable {
  /// The number of sessions that have the exercise.
  var sessions = 0
  private var lastLog = -1
  /// The spelling in the first log; nil if none has the exercise.
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

  /// True for the first call with a log; false for a second one, as the log has two names of the exercise.
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

  /// Adds a set of the only log so far, of a session that counts; `session` is its header.
  mutating func add(_ set: WorkSet, _ range: TextRange, session: TextRange) {
    measures.add(MeasureKind(set.amount).rawValue, range, of: session)
    guard let weight = set.load.weight else { return }
    if weight.hundredths != 0 { units.add(weight.unit == .kg ? 0 : 1, range, of: session) }
    guard set.isWorking, !set.isFailedAttempt else { return }
    if let lift = set.lift { lifts.add(lift.rawValue, range, of: session) }
    // Weights added to the body are not compared.
    guard set.weight != nil else { return }
    heaviest.add(Extreme.Place(weight: weight, range: range, session: session))
    lightest.add(Extreme.Place(weight: weight, range: range, session: session))
  }
}

/// The kind of amount of a set.
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
