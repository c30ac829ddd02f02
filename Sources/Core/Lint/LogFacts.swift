import Grammar
import Text
import Training

/// The facts of a log that rules across files need. Finding them takes a walk through all of the log, which is made once,
/// on the thread that reads it; an editor keeps them while the log is the same.
struct LogFacts: Sendable {
  /// The titles of sessions with a date that name no plan.
  let freeTitles: [Ranged<String>]
  /// The texts that may hold the line of an exercise.
  let mayHoldExercises: [FreeText]
  /// The facts of exercises, each with the index of a name of it.
  let exercises: [(name: Int, facts: ExerciseFacts)]
  /// The exercises of the names if plans and exercises.txt have all of them; nil where the logs decide.
  let knownIDs: [ExerciseID?]?

  init(_ log: Log, _ ground: LintGround) {
    var catalog = ground.known
    let ids = catalog.add(log)
    knownIDs = catalog.entries.count == ground.known.entries.count ? ids : nil
    exercises = ExerciseFacts.all(in: log, ids)
    mayHoldExercises = FreeText.all(in: .log(log)).filter { log.source.mayHoldExercise($0.range) }
    freeTitles = log.sessions(where: { $0.date != nil && $0.title != nil }).compactMap { session, places in
      guard let title = session.title, let range = places.title, ground.plans.link(of: title) == nil else { return nil }
      return Ranged(title, range)
    }
  }
}

/// A session, by the index of its log in the journal and its own in the log.
struct SessionIndex: Hashable {
  var log: Int
  let session: Int
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
    for (number, log) in logs.enumerated() {
      for (id, name) in zip(log.ids, log.names) { if let id { all[id.number].note(name) } }
      // Copies of the facts would count references, too.
      for index in log.facts.exercises.indices {
        guard let id = log.ids[log.facts.exercises[index].name] else { continue }
        all[id.number].add(log.facts.exercises[index].facts, ofLog: number)
      }
    }
    return all
  }

  /// Returns the facts of the exercises of one log, each with the index of a name of it. `ids` are the exercises of its
  /// names.
  static func all(in log: Log, _ ids: [ExerciseID?]) -> [(name: Int, facts: ExerciseFacts)] {
    var all: [(name: Int, facts: ExerciseFacts)] = []
    var places: [ExerciseID: Int] = [:]
    // Only these parts of a session are read: a copy of it would count a reference for all it holds.
    for session in log.sessions.indices where log.sessions[session].date != nil {
      let index = SessionIndex(log: 0, session: session)
      // It looks at all exercises of the session.
      let counts = log.sessions[session].counts
      for exercise in log.sessions[session].exercises.indices {
        let name = log.places[session].exercises[exercise].spelling
        guard let id = ids[name] else { continue }
        let place = places[id] ?? all.count
        if place == all.count { all.append((name, ExerciseFacts())) }
        places[id] = place
        all[place].facts.count(index)
        guard counts else { continue }
        for (set, range) in zip(
          log.sessions[session].exercises[exercise].sets, log.places[session].exercises[exercise].sets)
        {
          all[place].facts.add(set, range, of: index)
        }
      }
    }
    for place in all.indices { all[place].facts.close() }
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

  /// Ends the last session.
  private mutating func close() {
    heaviest.close()
    lightest.close()
  }

  private mutating func add(_ other: ExerciseFacts, ofLog log: Int) {
    sessions += other.sessions
    measures.add(other.measures, ofLog: log)
    units.add(other.units, ofLog: log)
    lifts.add(other.lifts, ofLog: log)
    heaviest.add(other.heaviest, ofLog: log)
    lightest.add(other.lightest, ofLog: log)
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
