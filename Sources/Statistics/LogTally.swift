package import Format
package import Text
package import Training

/// What the sessions of one log add up to, exercise by exercise: all that totals and records want of a month, so that its
/// sets need not be kept.
package struct LogTally: Sendable {
  package private(set) var sessions = 0
  /// Minutes, over the sessions whose duration is known.
  package private(set) var minutes = 0
  package private(set) var timedSessions = 0
  package private(set) var names = LogNames()
  /// What the person weighed, as the log notes it.
  package private(set) var bodyweights: [Bodyweights.Note] = []
  /// Mistakes in the log, each of which left something uncounted.
  package private(set) var errors = 0
  /// By the number of a name in the log. The volume in them is of sets with a weight, for one hand and one side.
  private(set) var exercises: [ExerciseStatistics] = []
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
      add(minutes: log.sessions[place].duration)
      let bodyweight = log.sessions[place].bodyweight?.value
      for number in log.sessions[place].exercises {
        let exercise = log.exercises[number]
        guard !exercise.isSkipped, isChosen(place, exercise) else { continue }
        add(sets.extracting(exercise.sets), of: exercise.name, session: place, at: moment, bodyweight)
      }
    }
  }

  /// Of a log that is as plain as most, in which all sessions count and come in the order of time; nil for any other. It
  /// goes through the text once, and makes nothing of it but the sums.
  package init?(plain source: Source, _ table: inout NameTable, until today: CivilDate) {
    exercises = table.names.indices.map { ExerciseStatistics(exercise: $0) }
    performed.reserveCapacity(source.bytes.count / 48)
    var place = -1
    var moment = Moment(.first)
    let isPlain = PlainLog.read(source, &table) { next, end in
      guard end != .open, next.date <= today, next >= moment else { return false }
      (place, moment) = (place + 1, next)
      add(minutes: end.duration(since: next.time))
      return true
    } exercise: { name, sets in
      while name >= exercises.count { exercises.append(ExerciseStatistics(exercise: exercises.count)) }
      add(sets, of: name, session: place, at: moment, nil)
    }
    guard isPlain else { return nil }
    names = LogNames(table.names, uses: performed.count) { Int(performed[$0].name) }
  }

  private mutating func add(minutes: Int?) {
    sessions += 1
    if let minutes {
      self.minutes += minutes
      timedSessions += 1
    }
  }

  /// The sets of one line.
  @inline(__always)
  private mutating func add<Sets: AddedSets>(
    _ sets: Span<Sets>, of name: Int, session: Int, at moment: Moment, _ bodyweight: Weight?
  ) {
    performed.append((Int32(truncatingIfNeeded: session), Int32(truncatingIfNeeded: name)))
    if exercises[name].add(sets, session: session, at: moment) {
      addBodyweight(sets, of: name, at: moment, bodyweight)
    }
  }

  private mutating func addBodyweight<Sets: AddedSets>(
    _ sets: Span<Sets>, of name: Int, at moment: Moment, _ bodyweight: Weight?
  ) {
    if onBodyweight.isEmpty { onBodyweight.reserveCapacity(32) }
    var added: Weight?
    for place in sets.indices where sets[place].best.isWorking {
      guard case .bodyweight(let weight) = sets[place].best.load, sets[place].allReps > 0 else { continue }
      if weight != added {
        added = weight
        onBodyweight.append(
          OnBodyweight(name: name, moment: moment, bodyweight: bodyweight, added: weight))
      }
      onBodyweight[onBodyweight.count - 1].sets += sets[place].count
      onBodyweight[onBodyweight.count - 1].reps += sets[place].allReps
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
