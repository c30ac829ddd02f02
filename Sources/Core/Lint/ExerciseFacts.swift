import Grammar
import Text
import Training

/// A session, by the index of its log in the journal and its own in the log.
struct SessionIndex: Hashable {
  let log, session: Int
}

/// The facts of an exercise's sets in all logs that rules compare a set with.
struct ExerciseFacts: Sendable {
  /// The number of sessions with a date that have the exercise.
  private(set) var sessions = 0
  private var lastSession: SessionIndex?
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

  /// Returns the facts of each of `count` exercises, by their numbers.
  static func all(in logs: [InspectedLog], count: Int) -> [ExerciseFacts] {
    var all = Array(repeating: ExerciseFacts(), count: count)
    for (number, inspected) in logs.enumerated() {
      let (log, ids) = (inspected.log, inspected.ids)
      for (id, name) in zip(ids, log.names) { if let id { all[id.number].note(name) } }
      // Only these parts of a session are read: a copy of it would count a reference for all it holds.
      for session in log.sessions.indices where log.sessions[session].date != nil {
        let index = SessionIndex(log: number, session: session)
        for exercise in log.sessions[session].exercises.indices {
          let places = log.places[session].exercises[exercise]
          guard let id = ids[places.spelling] else { continue }
          all[id.number].count(index)
          guard log.sessions[session].counts else { continue }
          for (set, range) in zip(log.sessions[session].exercises[exercise].sets, places.sets) {
            all[id.number].add(set, range, of: index)
          }
        }
      }
    }
    return all
  }

  /// True if some log has another spelling of the exercise.
  func isSpelledOtherwise(than name: String) -> Bool {
    hasSpellings || spelling.map { !$0.hasBytes(of: name) } ?? false
  }

  /// Records the spelling of one more log.
  private mutating func note(_ name: String) {
    guard let spelling else {
      spelling = name
      return
    }
    if !hasSpellings, !spelling.hasBytes(of: name) { hasSpellings = true }
  }

  /// Counts a session once, under however many names it has the exercise.
  private mutating func count(_ session: SessionIndex) {
    if session != lastSession { sessions += 1 }
    lastSession = session
  }

  private mutating func add(_ set: WorkSet, _ range: TextRange, of session: SessionIndex) {
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
