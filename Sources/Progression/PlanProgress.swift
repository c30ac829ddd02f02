package import Format
import Text
package import Training

/// A plan and what was done of it: which day comes next, and with which sets.
///
/// Nothing is remembered between two of them: the same plan, log and day lead to the same answer, whatever else was read.
package struct PlanProgress: Sendable {
  package let file: PlanFile
  package internal(set) var today: CivilDate
  /// The days of the plan that have exercises; one without a name where it has no days.
  package let days: [Day]
  let catalog: ExerciseCatalog
  private let settings: Settings
  private let entries: [ExerciseID: ExerciseEntry]
  /// The finished sessions not after today, oldest first.
  private var sessions: [DoneSession]

  /// What was done longer ago than this many days before today counts for cycles alone.
  package static let window = 366
  /// Sets older than this say nothing of what can be lifted today.
  private static let windowOfEfforts = 42

  package struct Day: Hashable, Sendable {
    package let name: String?
    /// Places in `Plan.exercises`.
    package let exercises: Range<Int>
  }

  /// What begins later than `now`, without which it is the end of today, does not count.
  package init(_ file: PlanFile, in journal: Journal, today: CivilDate, now: Moment? = nil) {
    let now = now ?? Moment(today, .lastMinute)
    self.file = file
    self.today = today
    let plan = file.plan
    let named = plan.days.map { Day(name: $0.name.value, exercises: $0.exercises) }
    let whole = Day(name: nil, exercises: plan.parts[0])
    days = ([whole] + named).filter { !$0.exercises.isEmpty }
    settings = journal.settings
    let catalog = ExerciseCatalog(journal)
    self.catalog = catalog
    entries = Dictionary(
      (journal.exerciseList?.entries ?? []).compactMap { entry in catalog.id(of: entry.name.value).map { ($0, entry) } },
      uniquingKeysWith: { first, _ in first })
    let titles = PlanTitles(file, in: journal)
    var sessions: [DoneSession] = []
    for (log, ids) in zip(journal.logs, catalog.idsInLogs) {
      for (session, places) in zip(log.sessions, log.places) where session.counts {
        guard let moment = session.moment, moment <= now else { continue }
        let exercises = zip(session.exercises, places.exercises).compactMap { exercise, place in
          exercise.isSkipped || exercise.sets.isEmpty ? nil : ids[place.spelling].map { DoneExercise(id: $0, sets: exercise.sets) }
        }
        sessions.append(DoneSession(moment: moment, title: titles.reading(session.title), exercises: exercises))
      }
    }
    // Of two at the same minute the one further down is the later.
    let order = sessions.indices.sorted { (sessions[$0].moment, $0) < (sessions[$1].moment, $1) }
    self.sessions = order.map { sessions[$0] }
  }
}

// MARK: Days

extension PlanProgress {
  /// The title of a session of a day: `Treino A`, `Pernas / Terra`.
  package func title(ofDay day: Int) -> String? {
    guard let name = file.plan.name?.value else { return nil }
    return days.indices.contains(day) ? days[day].name.map { "\(name) / \($0)" } ?? name : name
  }

  /// The day behind the one that was done last, a number in `days`; nil where the plan has no exercises.
  package var nextDay: Int? {
    guard !days.isEmpty else { return nil }
    let last = sessions.last { self.day(of: $0) != nil && isInWindow($0) }
    return last.flatMap { self.day(of: $0) }.map { ($0 + 1) % days.count } ?? 0
  }

  /// One of its days was done.
  package var hasSession: Bool { sessions.contains { isInWindow($0) && self.day(of: $0) != nil } }

  /// A day by its name, without case; of those that begin so the first.
  package func day(named name: String) -> Int? {
    let key = folded(name)
    return days.firstIndex { folded($0.name ?? "") == key } ?? days.firstIndex { folded($0.name ?? "").hasPrefix(key) }
  }

  /// The day of a title that names it; nil for any other title, and for a plan without days.
  package func day(ofTitle title: String?) -> Int? {
    guard case .ofPlan(let name) = PlanTitles(file, in: nil).reading(title) else { return nil }
    return name.flatMap { name in days.firstIndex { nameKey($0.name ?? "") == name } } ?? (days.count == 1 ? 0 : nil)
  }

  /// The day that a session was of. One that names the plan alone is of the day that it has most exercises of.
  private func day(of session: DoneSession) -> Int? {
    guard case .ofPlan(let name) = session.title else { return nil }
    if let name, let day = days.firstIndex(where: { $0.name.map(nameKey) == name }) { return day }
    if days.count == 1 { return 0 }
    let done = Set(session.exercises.map(\.id))
    let counts = days.map { day in
      day.exercises.count { catalog.id(of: file.plan.exercises[$0].name.value).map(done.contains) ?? false }
    }
    return counts.max().flatMap { most in most > 0 ? counts.firstIndex(of: most) : nil }
  }

  /// Goes on as if a day had been done. Exercises that the journal does not have count nowhere.
  mutating func add(_ moment: Moment, day: Int, _ exercises: [(name: String, sets: [WorkSet])]) {
    let done = exercises.compactMap { exercise in
      exercise.sets.isEmpty ? nil : catalog.id(of: exercise.name).map { DoneExercise(id: $0, sets: exercise.sets) }
    }
    sessions.append(
      DoneSession(moment: moment, title: .ofPlan(day: days[day].name.map(nameKey)), exercises: done))
  }

  private func isInWindow(_ session: DoneSession, _ days: Int = PlanProgress.window) -> Bool {
    today.days(since: session.moment.date) <= days
  }
}

// MARK: Tracks

extension PlanProgress {
  /// What an exercise of the plan asks for next, by its place in `Plan.exercises`: as itself or as the alternative that was
  /// done last, unless one of them is chosen by its name.
  package func next(of place: Int, choosing name: String? = nil) -> NextExercise {
    let exercise = file.plan.exercises[place]
    let names = [exercise.name.value] + exercise.alternatives.map(\.value)
    let shared = days.indices.filter { day in
      days[day].exercises.contains { isSameTrack(file.plan.exercises[$0], exercise) }
    }
    let mine = sessions.filter { session in
      isInWindow(session) && day(of: session).map(shared.contains) ?? false
    }
    let done = names.map { name in performances(of: name, in: mine) }
    let choice = done.indices.max { left, right in
      // Of two in one session, and where none was done, the first.
      let (a, b) = (done[left].last?.date ?? .first, done[right].last?.date ?? .first)
      return (a, -left) < (b, -right)
    }
    let chosen = name.flatMap { name in names.firstIndex { nameKey($0) == nameKey(name) } } ?? choice ?? 0
    var track = Track(exercise.target, exercise.rule)
    if chosen > 0 {
      // What the plan writes is the load of the exercise itself.
      for set in track.target.sets.indices {
        if case .load(.weight) = track.target.sets[set].load { track.target.sets[set].load = .open }
      }
    }
    track.done = done[chosen]
    complete(&track, names[chosen])
    return NextExercise(
      planned: exercise, name: names[chosen], proposal: track.next, last: done[chosen].last, step: track.step)
  }

  private func isSameTrack(_ one: Exercise, _ other: Exercise) -> Bool {
    nameKey(one.name.value) == nameKey(other.name.value) && one.target == other.target && one.rule == other.rule
  }

  /// As it was done in each of some sessions: several lines of one are one.
  private func performances(of name: String, in sessions: [DoneSession]) -> [Performance] {
    guard let id = catalog.id(of: name) else { return [] }
    return sessions.compactMap { session in
      let sets = session.exercises.flatMap { $0.id == id ? $0.sets : [] }
      return sets.isEmpty ? nil : Performance(session.moment.date, sets)
    }
  }

  private func complete(_ track: inout Track, _ name: String) {
    let id = catalog.id(of: name)
    let entry = id.flatMap { entries[$0] }
    track.step = LoadStep.of(settings, entry)
    for session in sessions where isInWindow(session) {
      for exercise in session.exercises where exercise.id == id {
        let working = exercise.sets.filter(\.isWorking)
        if let load = working.first(where: \.isLoaded)?.load { track.lastLoad = (load, session.moment.date) }
        if isInWindow(session, PlanProgress.windowOfEfforts) {
          track.efforts += working.filter { $0.effort != nil }.map { ($0, session.moment.date) }
        }
      }
    }
    guard let max = entry?.max?.value, max.since <= today else { return }
    var counts = Array(repeating: 0, count: days.count)
    for session in sessions where session.moment.date >= max.since {
      if let day = day(of: session) { counts[day] += 1 }
    }
    track.trainingMax = TrainingMax(max.weight, since: max.since, cycles: TrainingMax.cycles(sessionsOfEachDay: counts))
  }
}

extension LoadStep {
  /// That of the exercise, else of the settings, else the usual one; each says it for one unit.
  package static func of(_ settings: Settings, _ entry: ExerciseEntry?) -> LoadStep {
    var step = LoadStep.usual
    for written in [settings.step, entry?.step?.value].compactMap(\.self) {
      step =
        written.unit == .kg
        ? LoadStep(kilograms: written.hundredths, pounds: step.pounds)
        : LoadStep(kilograms: step.kilograms, pounds: written.hundredths)
    }
    return step
  }
}

private struct DoneSession: Sendable {
  let moment: Moment
  let title: PlanTitles.Reading
  let exercises: [DoneExercise]
}

private struct DoneExercise: Sendable {
  let id: ExerciseID
  let sets: [WorkSet]
}

/// What titles say of one plan.
private struct PlanTitles {
  enum Reading { case other, ofPlan(day: String?) }

  /// The keys of its name and its former names, the longest first: a name may hold a slash itself.
  private let names: [String]
  /// Names that other plans have now go before those that this one had once.
  private let taken: Set<String>

  init(_ file: PlanFile, in journal: Journal?) {
    let own = file.plan.name.map { nameKey($0.value) }
    names = ([own].compactMap(\.self) + file.plan.aka.map { nameKey($0.value) }).sorted {
      $0.utf8.count > $1.utf8.count
    }
    let others = journal?.plans.compactMap { $0.plan.name.map { nameKey($0.value) } } ?? []
    taken = Set(others.filter { $0 != own })
  }

  func reading(_ title: String?) -> Reading {
    guard let title else { return .other }
    let key = nameKey(title)
    if taken.contains(key) { return .other }
    if names.contains(key) { return .ofPlan(day: nil) }
    guard let name = names.first(where: { key.hasPrefix($0 + " / ") && !taken.contains($0) }) else { return .other }
    return .ofPlan(day: String(key.dropFirst(name.count + 3)))
  }
}
