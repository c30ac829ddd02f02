import JournalFormat
import JournalText
import Training

/// What the sets of an exercise come to, over all logs: what rules compare one set with.
struct ExerciseFacts: Sendable {
  /// How many sessions have it.
  private(set) var sessions = 0
  private var lastSession = -1
  /// Sets by what they are counted in, as `MeasureKind` numbers it.
  private(set) var measures = Minority(kinds: MeasureKind.allCases.count)
  /// Weights in kilograms, and in pounds.
  private(set) var units = Minority(kinds: 2)
  private(set) var heaviest = Extreme(.heaviest)
  private(set) var lightest = Extreme(.lightest)

  /// Sessions are numbered in the order in which they come.
  mutating func add(session: Int) {
    if session == lastSession { return }
    lastSession = session
    sessions += 1
  }

  /// Sets of a session that counts; `log` is the place of its log.
  mutating func add(_ sets: ArraySlice<WorkSet>, of session: TextRange, in log: Int) {
    for set in sets {
      measures.add(MeasureKind(set.amount).rawValue, set.range, of: session, in: log)
      if let weight = set.load.weight, weight.hundredths != 0 {
        units.add(weight.unit == .kg ? 0 : 1, set.range, of: session, in: log)
      }
      guard set.isWorking, set.reps != 0, let weight = set.weight else { continue }
      let place = Extreme.Place(weight: weight, range: set.range, session: session, log: log)
      heaviest.add(place)
      lightest.add(place)
    }
  }
}

/// What a set is counted in.
enum MeasureKind: Int, CaseIterable {
  case reps, time, distance

  init(_ amount: Amount) {
    switch amount {
    case .reps: self = .reps
    case .time: self = .time
    case .distance: self = .distance
    }
  }
}
