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
  /// Of the sessions, one each.
  package private(set) var days: [CivilDate] = []
  /// Mistakes in the log, each of which left something uncounted.
  package private(set) var errors = 0
  /// By the number of a name in the log or in the table, as far as they were done. The volume in them is of sets with a weight, for one hand and one side.
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

  /// Of all sessions that count and have begun by a moment. It goes through the text once, and of its sessions keeps none.
  package init(_ source: Source, _ table: inout NameTable, until now: Moment) {
    exercises.reserveCapacity(table.names.count)
    performed.reserveCapacity(source.bytes.count / 48)
    // Also of what is not counted.
    var spellings: [Int32] = []
    spellings.reserveCapacity(source.bytes.count / 48)
    // Of each session, and where its names begin.
    var starts: [(moment: Moment?, spelling: Int)] = []
    var session = -1
    let diagnostics = LogReader.read(source, &table) { draft in
      if let note = Bodyweights.note(of: draft.session) { bodyweights.append(note) }
      starts.append((draft.session.moment, spellings.count))
      for exercise in draft.exercises { spellings.append(Int32(truncatingIfNeeded: exercise.spelling)) }
      guard draft.session.counts, let moment = draft.session.moment, moment <= now else { return }
      session += 1
      days.append(moment.date)
      add(minutes: draft.session.duration)
      let sets = draft.sets.span
      for exercise in draft.exercises where !exercise.isSkipped {
        add(
          sets.extracting(exercise.sets), of: exercise.spelling, session: session, at: moment,
          draft.session.weighed)
      }
    }
    errors = diagnostics.count { $0.severity == .error }
    let order = starts.indices.inTime { starts[$0].moment }
    if order != Array(starts.indices) {
      spellings = order.flatMap { number in
        spellings[starts[number].spelling..<(number + 1 < starts.count ? starts[number + 1].spelling : spellings.count)]
      }
    }
    names = LogNames(table.names, uses: spellings.count) { Int(spellings[$0]) }
  }

  /// Of some of the sessions of a log, which have a date, and in them of some of their exercises, by the numbers of their
  /// names; a history knows its names, weights and mistakes by itself, and they are left out.
  init(_ log: Log, _ places: [Int], where isChosen: (_ number: Int, _ name: Int) -> Bool) {
    for (number, place) in places.enumerated() {
      let session = log.sessions[place]
      guard let moment = session.moment else { continue }
      add(minutes: session.duration)
      for exercise in session.exercises.indices {
        let name = log.places[place].exercises[exercise].spelling
        guard isChosen(number, name), !session.exercises[exercise].isSkipped else { continue }
        let sets = session.exercises[exercise].sets
        add(sets.span, of: name, session: place, at: moment, session.weighed)
      }
    }
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
  private mutating func add(
    _ sets: Span<WorkSet>, of name: Int, session: Int, at moment: Moment, _ bodyweight: Weight?
  ) {
    while name >= exercises.count { exercises.append(ExerciseStatistics(ExerciseID(exercises.count))) }
    let line = performed.count
    performed.append((Int32(truncatingIfNeeded: session), Int32(truncatingIfNeeded: name)))
    if exercises[name].add(sets, line: line, session: session, at: moment) {
      addBodyweight(sets, of: name, at: moment, bodyweight)
    }
  }

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
