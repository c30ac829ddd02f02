package import JournalFormat
import JournalText
package import Training

/// What the sessions of one log add up to, exercise by exercise: all that totals and records want of a month, so that its
/// sets need not be kept.
package struct LogTally: Sendable {
  package private(set) var sessions = 0
  /// Minutes, over the sessions whose duration is known.
  package private(set) var minutes = 0
  package private(set) var timedSessions = 0
  package let names: LogNames
  /// What the person weighed, as the log notes it.
  package let bodyweights: [Bodyweights.Note]
  /// Mistakes in the log, each of which left something uncounted.
  package let errors: Int
  /// By the number of a name in the log. The volume in them is of sets with a weight, for one hand and one side.
  private(set) var exercises: [ExerciseStatistics]
  /// Which names were done in which session, in the order of the log.
  private(set) var performed: [(session: Int32, name: Int32)] = []
  /// Working sets whose volume depends on what the person weighed; those of a line with the same added are one.
  private(set) var onBodyweight: [OnBodyweight] = []

  struct OnBodyweight {
    let name: Int
    let moment: Moment
    /// As the session itself notes it.
    let bodyweight: Weight?
    /// To the body.
    let added: Weight
    /// Of one repetition or more, and all of those.
    var sets = 0
    var reps = 0
  }

  /// Of all sessions that count, up to a day.
  package init(_ log: Log, until today: CivilDate) {
    var places: [Int] = []
    places.reserveCapacity(log.sessions.count)
    for place in log.sessions.indices where log.sessions[place].counts {
      if let day = log.sessions[place].date, day <= today { places.append(place) }
    }
    self.init(log, log.inOrderOfTime(places)) { _, _ in true }
  }

  /// Of some of its sessions, which have a date and come in the order of time, and in them of some of its exercises.
  init(_ log: Log, _ places: [Int], where isChosen: (_ session: Int, PerformedExercise) -> Bool) {
    names = LogNames(log)
    bodyweights = Bodyweights.notes(log)
    errors = log.diagnostics.count { $0.severity == .error }
    exercises = log.names.indices.map { ExerciseStatistics(exercise: $0) }
    performed.reserveCapacity(log.exercises.count)
    let sets = log.sets.span
    for place in places {
      guard let moment = log.sessions[place].moment else { continue }
      sessions += 1
      if let duration = log.sessions[place].duration {
        minutes += duration
        timedSessions += 1
      }
      let bodyweight = log.sessions[place].bodyweight?.value
      for number in log.sessions[place].exercises {
        let exercise = log.exercises[number]
        guard !exercise.isSkipped, isChosen(place, exercise) else { continue }
        performed.append((Int32(truncatingIfNeeded: place), Int32(truncatingIfNeeded: exercise.name)))
        let isOnBodyweight = exercises[exercise.name].add(
          sets.extracting(exercise.sets), session: place, at: moment)
        if isOnBodyweight {
          addBodyweight(sets.extracting(exercise.sets), of: exercise.name, at: moment, bodyweight)
        }
      }
    }
  }

  /// The sets of one line.
  private mutating func addBodyweight(
    _ sets: Span<WorkSet>, of name: Int, at moment: Moment, _ bodyweight: Weight?
  ) {
    if onBodyweight.isEmpty { onBodyweight.reserveCapacity(32) }
    var added: Weight?
    for place in sets.indices where sets[place].isWorking {
      guard case .bodyweight(let weight) = sets[place].load, let reps = sets[place].reps, reps > 0 else {
        continue
      }
      if weight != added {
        added = weight
        onBodyweight.append(
          OnBodyweight(name: name, moment: moment, bodyweight: bodyweight, added: weight))
      }
      onBodyweight[onBodyweight.count - 1].sets += 1
      onBodyweight[onBodyweight.count - 1].reps += reps
    }
  }
}

extension Log {
  /// Of two at the same minute, the one further down is the later.
  fileprivate func inOrderOfTime(_ places: [Int]) -> [Int] {
    func moment(_ place: Int) -> Moment { sessions[place].moment ?? Moment(.first) }
    // Mostly they are.
    if zip(places, places.dropFirst()).allSatisfy({ moment($0) <= moment($1) }) { return places }
    return places.sorted { (moment($0), $0) < (moment($1), $1) }
  }
}
