package import Grammar
package import Training

/// A plan and what was done of it: which day comes next.
///
/// Nothing is remembered between two of them: the same plan, log and day lead to the same answer, whatever else was read.
package struct PlanProgress: Sendable {
  package let file: PlanFile
  package var today: CivilDate
  /// The days of the plan that have exercises; one without a name where it has no days.
  package let days: [Day]
  /// The names of this plan and exercises.txt: those of other plans change nothing.
  package let catalog: ExerciseCatalog
  package let settings: Settings
  /// The name keys of the plan's exercises, in their order.
  package let keys: [String]
  private let ids: [ExerciseID?]
  /// The entries of exercises.txt; of two for one exercise the first.
  private let entries: [(id: ExerciseID, entry: CatalogEntry)]
  /// The finished sessions not after today, oldest first.
  package private(set) var sessions: [DoneSession] = []

  /// The days before today whose sessions count; older ones count for cycles alone.
  package static let window = 366

  package struct Day: Hashable, Sendable {
    package let name: String?
    /// Places in `Plan.exercises`.
    package let exercises: Range<Int>
  }

  /// Sessions that begin later than `now`, by default the end of today, do not count.
  package init(_ file: PlanFile, in journal: Journal, today: CivilDate, now: Moment? = nil) {
    let now = now ?? Moment(today, .lastMinute)
    self.file = file
    self.today = today
    let plan = file.plan
    let named = plan.days.map { Day(name: $0.name, exercises: $0.exercises) }
    let whole = Day(name: nil, exercises: plan.parts[0])
    days = ([whole] + named).filter { !$0.exercises.isEmpty }
    settings = journal.settings
    var own = journal
    own.plans = [file]
    let catalog = ExerciseCatalog(own)
    self.catalog = catalog
    keys = plan.exercises.map { nameKey($0.name) }
    ids = plan.exercises.map { catalog.id(of: $0.name) }
    entries = (journal.exerciseList?.entries ?? []).compactMap { entry in
      catalog.id(of: entry.name).map { ($0, entry) }
    }
    readSessions(of: journal, until: now)
  }

  /// Returns the alternatives of an exercise of the plan, without those that its day has as exercises of their own.
  package func alternatives(of place: Int) -> [String] {
    let day = days.first { $0.exercises.contains(place) }?.exercises ?? place..<place
    return file.plan.exercises[place].alternatives.filter { !keys[day].contains(nameKey($0)) }
  }

  package func entry(of id: ExerciseID) -> CatalogEntry? { entries.first { $0.id == id }?.entry }

  private mutating func readSessions(of journal: Journal, until now: Moment) {
    let titles = PlanTitles(file, in: journal)
    let wanted = days.map { day in
      day.exercises.map { place in
        Set(([file.plan.exercises[place].name] + alternatives(of: place)).compactMap { catalog.id(of: $0) })
      }
    }
    // They repeat from session to session.
    var readings: [String: PlanTitles.Reading] = [:]
    for (log, ids) in zip(journal.logs, catalog.idsInLogs) {
      for (session, places) in zip(log.sessions, log.places) where session.counts {
        guard let moment = session.moment, moment <= now else { continue }
        var done = DoneSession(moment: moment)
        for (exercise, place) in zip(session.exercises, places.exercises) where exercise.wasDone || exercise.isSkipped {
          if let id = ids[place.spelling] { done.add(id, exercise.sets, isSkipped: exercise.isSkipped) }
        }
        done.exercises.removeAll { !$0.sets.contains(where: \.isWorking) }
        if let title = session.title {
          let reading = readings[title] ?? titles.reading(title)
          readings[title] = reading
          place(&done, reading, wanted)
        }
        // Its day was done, and what was lifted on it says nothing.
        if session.deload != nil {
          done.isDeload = true
          (done.exercises, done.lines) = ([], [])
        }
        sessions.append(done)
      }
    }
    // The lower of two at the same minute is the later.
    let order = sessions.indices.sorted { (sessions[$0].moment, $0) < (sessions[$1].moment, $1) }
    sessions = order.map { sessions[$0] }
    var cycle = newCycle
    for number in sessions.indices {
      sessions[number].day = sessions[number].candidates.min { cycle.rank($0) < cycle.rank($1) }
      if isInWindow(sessions[number]) { cycle.add(sessions[number]) }
    }
  }
}

/// A finished session, as far as it matters here.
package struct DoneSession: Sendable {
  package let moment: Moment
  /// The days of the plan that it may have been of, numbers in `PlanProgress.days`: several where it names none of them.
  fileprivate(set) var candidates: [Int] = []
  /// The one of them that it was of, which is the one that was due first.
  package fileprivate(set) var day: Int?
  /// It has a working set of an exercise of its day.
  package fileprivate(set) var isDone = false
  /// True if less was lifted on purpose: the day is done, and there are no exercises.
  package fileprivate(set) var isDeload = false
  /// The exercises with a working set, each once.
  fileprivate(set) var exercises: [DoneExercise] = []
  /// The lines with a working set, and the skipped ones, in their order.
  package fileprivate(set) var lines: [DoneExercise] = []

  fileprivate init(moment: Moment) { self.moment = moment }

  /// The sets of an exercise, warm-ups too, those of both sides paired; none where it was not done.
  package func sets(of id: ExerciseID?) -> [WorkSet] { exercises.first { $0.id == id }?.sets.ofBothSides ?? [] }

  fileprivate mutating func add(_ id: ExerciseID, _ sets: [WorkSet], isSkipped: Bool = false) {
    if isSkipped || sets.contains(where: \.isWorking) { lines.append(DoneExercise(id: id, sets: sets)) }
    if isSkipped { return }
    if let index = exercises.firstIndex(where: { $0.id == id }) {
      exercises[index].sets += sets
    } else {
      exercises.append(DoneExercise(id: id, sets: sets))
    }
  }
}

package struct DoneExercise: Sendable {
  package let id: ExerciseID
  package fileprivate(set) var sets: [WorkSet]
}

// MARK: Lines of one exercise

extension PlanProgress {
  /// Returns the indices of the exercises of a day that are that of a line of the plan, under any name, in their order.
  package func twins(of place: Int, onDay day: Int) -> [Int] { days[day].exercises.filter { ids[$0] == ids[place] } }

  /// Returns the indices of the lines of a session that have an exercise of the plan, or what stands in for it. Where its day has
  /// it several times, each has one of them, and the last also all that are more.
  package func lines(of place: Int, in session: Session) -> [Int] {
    guard let day = days.firstIndex(where: { $0.exercises.contains(place) }) else { return [] }
    let twins = twins(of: place, onDay: day)
    let names = twins.flatMap(names)
    let all = session.exercises.indices.filter { line in names.contains { isOne($0, session.exercises[line].name) } }
    guard let number = twins.firstIndex(of: place) else { return all }
    let own = all.dropFirst(number)
    return Array(number == twins.count - 1 ? own : own.prefix(1))
  }

  /// Returns the lines of an exercise of the plan, or of what stands in for it, in a session.
  package func own(_ place: Int, in session: Session) -> [PerformedExercise] {
    lines(of: place, in: session).map { session.exercises[$0] }
  }

  /// Returns the names under which an exercise of the plan may be done.
  package func names(of place: Int) -> [String] { [file.plan.exercises[place].name] + alternatives(of: place) }

  /// Two names are of one exercise.
  package func isOne(_ one: String, _ other: String) -> Bool {
    nameKey(one) == nameKey(other) || catalog.id(of: one).map { $0 == catalog.id(of: other) } ?? false
  }

  /// Returns the exercise of a day that is on in a session, of some that have one name: the first with sets left open, from the last
  /// on of which anything was done; else that one, or if all of it was done or skipped the one behind it.
  package func current(of twins: [Int], in session: Session) -> Int? {
    let lines = twins.map { own($0, in: session) }
    let last = lines.lastIndex { $0.contains { $0.isSkipped || $0.sets.contains(where: \.isWorking) } } ?? 0
    if let open = lines.indices.dropFirst(last).first(where: { lines[$0].contains { !$0.openSets.isEmpty } }) {
      return twins[open]
    }
    guard lines.indices.contains(last) else { return nil }
    let count = lines[last].reduce(0) { $0 + $1.sets.count(where: \.isWorking) }
    let isOver = lines[last].contains(where: \.isSkipped) || count >= file.plan.exercises[twins[last]].plannedSets
    return twins[isOver ? min(last + 1, twins.count - 1) : last]
  }
}

// MARK: Days

extension PlanProgress {
  /// The title of a session of a day: `Treino A`, `Pernas / Terra`.
  package func title(ofDay day: Int) -> String? {
    guard let name = file.plan.name else { return nil }
    return days.indices.contains(day) ? days[day].name.map { "\(name) / \($0)" } ?? name : name
  }

  /// The day that is due, a number in `days`; nil where the plan has no exercises.
  package var nextDay: Int? { days.isEmpty ? nil : cycle.next }

  /// The days that were left out on the way to the day done last, as titles name them. The first of them is due.
  package var passedOver: [String] { cycle.passedOver.compactMap { days[$0].name } }

  private var cycle: DayCycle {
    var cycle = newCycle
    for session in sessions where isInWindow(session) { cycle.add(session) }
    return cycle
  }

  var newCycle: DayCycle { DayCycle(days: days.count, isFree: file.plan.isFree) }

  /// The day of a title that names it; nil for any other title, and for a plan without days.
  package func day(ofTitle title: String?) -> Int? {
    guard case .ofPlan(let name) = PlanTitles(file, in: nil).reading(title) else { return nil }
    return name.flatMap { name in days.firstIndex { nameKey($0.name ?? "") == name } } ?? (days.count == 1 ? 0 : nil)
  }

  /// Finds the days that a session may have been of: the one that it names, else those that it has most exercises of.
  /// `wanted` has for each day its exercises, each with what may stand in for it.
  private func place(_ session: inout DoneSession, _ reading: PlanTitles.Reading, _ wanted: [[Set<ExerciseID>]]) {
    guard case .ofPlan(let name) = reading else { return }
    let counts = wanted.map { $0.count { ids in session.exercises.contains { ids.contains($0.id) } } }
    if let name, let day = days.firstIndex(where: { $0.name.map(nameKey) == name }) {
      session.candidates = [day]
      session.isDone = counts[day] > 0
    } else if let most = counts.max(), most > 0 {
      session.candidates = counts.indices.filter { counts[$0] == most }
      session.isDone = true
    }
  }

  /// Goes on as if a day had been done. Exercises that the journal does not have count nowhere.
  package mutating func add(_ moment: Moment, day: Int, _ exercises: [(name: String, sets: [WorkSet])]) {
    var done = DoneSession(moment: moment)
    (done.candidates, done.day, done.isDone) = ([day], day, true)
    for exercise in exercises {
      if let id = catalog.id(of: exercise.name) { done.add(id, exercise.sets) }
    }
    sessions.append(done)
  }

  package func isInWindow(_ session: DoneSession) -> Bool {
    today.days(since: session.moment.date) <= PlanProgress.window
  }
}

extension DayCycle {
  mutating func add(_ session: DoneSession) { if session.isDone, let day = session.day { add(day) } }
}

/// The bound of the log that has to be read: sessions before it change nothing any more.
extension PlanProgress {
  /// True if no session before `first` changes which day comes next.
  package func isNextDaySettled(from first: CivilDate) -> Bool {
    isWindow(from: first) || known(from: first).cycle.isKnown
  }

  /// True if the sessions from `first` on tell of which day each of them was.
  package func areDaysSettled(from first: CivilDate) -> Bool { known(from: first).days }

  /// True if all sessions that count for days are from `first` on.
  package func isWindow(from first: CivilDate) -> Bool { first <= today.adding(days: -PlanProgress.window) }

  /// The cycle as far as sessions from `first` on tell of it, and whether they tell of which day each of them was.
  private func known(from first: CivilDate) -> (cycle: DayCycle, days: Bool) {
    var cycle = newCycle
    var days = true
    for session in sessions where session.moment.date >= first {
      if session.candidates.count > 1, !cycle.isKnown {
        days = false
        cycle = newCycle
      } else {
        cycle.add(session)
      }
    }
    return (cycle, days)
  }
}
