import Format
import Text
import Training

/// What the sets of an exercise come to, of a log, then of all: what rules compare one set with.
struct ExerciseFacts: Sendable {
  /// How many sessions have it.
  var sessions = 0
  private var lastLog = -1
  /// How the first log spells it; nil where none has it.
  private var spelling: String?
  /// Logs spell it in more than one way, bytes taken.
  private var hasSpellings = false
  /// Sets by what they are counted in, as `MeasureKind` numbers it.
  private(set) var measures = Minority()
  /// Weights in kilograms, and in pounds.
  private(set) var units = Minority()
  private(set) var heaviest = Extreme(.heaviest)
  private(set) var lightest = Extreme(.lightest)

  /// False where it was asked for the same log before: that has two names of it.
  mutating func isNew(inLog log: Int) -> Bool {
    defer { lastLog = log }
    return log != lastLog
  }

  /// One more log has it under this name.
  mutating func note(_ name: String) {
    guard let spelling else {
      spelling = name
      return
    }
    if !hasSpellings, !spelling.hasBytes(of: name) { hasSpellings = true }
  }

  /// Some log has another spelling of it than this one.
  func isSpelledOtherwise(than name: String) -> Bool {
    hasSpellings || spelling.map { !$0.hasBytes(of: name) } ?? false
  }

  /// What the sets of one more log come to, which is at a place among all. Its sessions are counted besides.
  mutating func add(_ other: ExerciseFacts, of log: Int) {
    measures.add(other.measures, of: log)
    units.add(other.units, of: log)
    heaviest.add(other.heaviest, of: log)
    lightest.add(other.lightest, of: log)
  }

  /// Some sets of a line of the only log so far, one or more, of a session that counts; `session` is its header. They are of
  /// one measure and one unit: their numbers can be compared as they stand.
  mutating func add(alike sets: Span<WorkSet>, _ ranges: Span<TextRange>, session: TextRange) {
    let first = sets[0]
    measures.add(MeasureKind(first.amount).rawValue, sets.count, ranges[0], of: session)
    guard let unit = first.load.weight?.unit else { return }
    var (weighted, firstWeighted) = (0, ranges[0])
    var working = 0
    var heaviest: (weight: Int32, range: TextRange) = (0, ranges[0])
    var lightest = heaviest
    for place in sets.indices {
      let weight = sets[place].hundredthsOfLoad
      if weight != 0 {
        if weighted == 0 { firstWeighted = ranges[place] }
        weighted += 1
      }
      guard sets[place].isWorking, !sets[place].isFailedAttempt else { continue }
      if working == 0 || weight > heaviest.weight { heaviest = (weight, ranges[place]) }
      if working == 0 || weight < lightest.weight { lightest = (weight, ranges[place]) }
      working += 1
    }
    if weighted > 0 { units.add(unit == .kg ? 0 : 1, weighted, firstWeighted, of: session) }
    // What was added to bodies is not compared.
    guard working > 0, first.weight != nil else { return }
    let most = Weight(hundredths: heaviest.weight, unit)
    self.heaviest.add(Extreme.Place(weight: most, range: heaviest.range, session: session), of: working)
    let least = Weight(hundredths: lightest.weight, unit)
    self.lightest.add(Extreme.Place(weight: least, range: lightest.range, session: session), of: working)
  }
}

/// What a set is counted in.
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
