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
  /// Of this plan and exercises.txt: what other plans call an exercise changes nothing.
  let catalog: ExerciseCatalog
  /// The day of the last session whose title could be the name of another plan, of which nothing is known where only this one
  /// was read; nil where no title could.
  package private(set) var lastDoubt: CivilDate?
  let settings: Settings
  /// What the names of the plan's exercises compare by, in their order.
  let keys: [String]
  /// Those of exercises.txt, of two of one exercise the first.
  private let entries: [(id: ExerciseID, entry: ExerciseEntry)]
  /// The finished sessions not after today, oldest first.
  private(set) var sessions: [DoneSession] = []

  /// What was done longer ago than this many days before today counts for cycles alone.
  package static let window = 366
  /// Sets older than this say nothing of what can be lifted today.
  static let windowOfEfforts = 42

  package struct Day: Hashable, Sendable {
    package let name: String?
    /// Places in `Plan.exercises`.
    package let exercises: Range<Int>
  }

  /// What begins later than `now`, without which it is the end of today, does not count. `known` is what `exercises(of:in:)`
  /// gives, for who asks again with more logs.
  package init(
    _ file: PlanFile, in journal: Journal, today: CivilDate, now: Moment? = nil, known: ExerciseCatalog? = nil
  ) {
    let now = now ?? Moment(today, .lastMinute)
    self.file = file
    self.today = today
    let plan = file.plan
    let named = plan.days.map { Day(name: $0.name.value, exercises: $0.exercises) }
    let whole = Day(name: nil, exercises: plan.parts[0])
    days = ([whole] + named).filter { !$0.exercises.isEmpty }
    settings = journal.settings
    var catalog = known ?? PlanProgress.exercises(of: file, in: journal)
    for log in journal.logs { catalog.add(LogNames(log)) }
    self.catalog = catalog
    keys = plan.exercises.map { nameKey($0.name.value) }
    entries = (journal.exerciseList?.entries ?? []).compactMap { entry in
      catalog.id(of: entry.name.value).map { ($0, entry) }
    }
    readSessions(of: journal, until: now)
  }

  func entry(of id: ExerciseID) -> ExerciseEntry? { entries.first { $0.id == id }?.entry }

  /// The exercises that a plan and exercises.txt have.
  package static func exercises(of file: PlanFile, in journal: Journal) -> ExerciseCatalog {
    var own = journal
    own.plans = [file]
    return ExerciseCatalog(own, logs: [])
  }

  private mutating func readSessions(of journal: Journal, until now: Moment) {
    let titles = PlanTitles(file, in: journal)
    // They repeat from session to session.
    var readings: [String: PlanTitles.Reading] = [:]
    for (log, ids) in zip(journal.logs, catalog.idsInLogs) {
      for (session, places) in zip(log.sessions, log.places) where session.counts {
        guard let moment = session.moment, moment <= now else { continue }
        let exercises = zip(session.exercises, places.exercises).compactMap { exercise, place in
          exercise.isSkipped || exercise.sets.isEmpty
            ? nil : ids[place.spelling].map { DoneExercise(id: $0, sets: exercise.sets) }
        }
        var day: Int?
        if let title = session.title {
          let reading = readings[title] ?? titles.reading(title)
          readings[title] = reading
          day = self.day(of: reading, exercises)
          if case .ofPlan(_, false) = reading { lastDoubt = max(lastDoubt ?? .first, moment.date) }
        }
        sessions.append(DoneSession(moment: moment, day: day, exercises: exercises))
      }
    }
    // Of two at the same minute the one further down is the later.
    let order = sessions.indices.sorted { (sessions[$0].moment, $0) < (sessions[$1].moment, $1) }
    sessions = order.map { sessions[$0] }
  }
}

/// A finished session, as far as it matters here.
struct DoneSession: Sendable {
  let moment: Moment
  /// The day of the plan that it was of, a number in `PlanProgress.days`.
  let day: Int?
  let exercises: [DoneExercise]
}

struct DoneExercise: Sendable {
  let id: ExerciseID
  let sets: [WorkSet]
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
    return lastDay.map { ($0 + 1) % days.count } ?? 0
  }

  /// The day that was done last; nil where none was.
  var lastDay: Int? { sessions.last { $0.day != nil && isInWindow($0) }?.day }

  /// A day by its name, without case; of those that begin so the first.
  package func day(named name: String) -> Int? {
    let key = folded(name)
    return days.firstIndex { folded($0.name ?? "") == key } ?? days.firstIndex { folded($0.name ?? "").hasPrefix(key) }
  }

  /// The day of a title that names it; nil for any other title, and for a plan without days.
  package func day(ofTitle title: String?) -> Int? {
    guard case .ofPlan(let name, _) = PlanTitles(file, in: nil).reading(title) else { return nil }
    return name.flatMap { name in days.firstIndex { nameKey($0.name ?? "") == name } } ?? (days.count == 1 ? 0 : nil)
  }

  /// The day that a session was of. One that names the plan alone is of the day that it has most exercises of.
  private func day(of reading: PlanTitles.Reading, _ exercises: [DoneExercise]) -> Int? {
    guard case .ofPlan(let name, _) = reading else { return nil }
    if let name, let day = days.firstIndex(where: { $0.name.map(nameKey) == name }) { return day }
    if days.count == 1 { return 0 }
    let done = Set(exercises.map(\.id))
    let counts = days.map { day in
      day.exercises.count { place in
        ([file.plan.exercises[place].name.value] + alternatives(of: place)).contains {
          catalog.id(of: $0).map(done.contains) ?? false
        }
      }
    }
    return counts.max().flatMap { most in most > 0 ? counts.firstIndex(of: most) : nil }
  }

  /// Goes on as if a day had been done. Exercises that the journal does not have count nowhere.
  mutating func add(_ moment: Moment, day: Int, _ exercises: [(name: String, sets: [WorkSet])]) {
    let done = exercises.compactMap { exercise in
      exercise.sets.isEmpty ? nil : catalog.id(of: exercise.name).map { DoneExercise(id: $0, sets: exercise.sets) }
    }
    sessions.append(DoneSession(moment: moment, day: day, exercises: done))
  }

  func isInWindow(_ session: DoneSession, _ days: Int = PlanProgress.window) -> Bool {
    today.days(since: session.moment.date) <= days
  }
}
