package import JournalFormat
package import Training

/// The sessions that count, oldest first: completed, on a date that exists and is not after today.
package struct History: Sendable {
  package struct Entry: Hashable, Sendable {
    /// Places in `Journal.logs` and in `Log.sessions`.
    package let log: Int
    package let session: Int
    package let moment: Moment
    /// The place in `Journal.plans` of the plan that its title names.
    package let plan: Int?
  }

  package let journal: Journal
  package let catalog: ExerciseCatalog
  package let bodyweights: Bodyweights
  package private(set) var entries: [Entry]
  /// For each log, the place in the catalog of each of its names.
  private let places: [[Int]]
  /// For each plan, the muscle groups it gives to places in the catalog.
  private let planGroups: [[Int: MuscleGroup]]
  private var filter = HistoryFilter()

  package init(_ journal: Journal, today: CivilDate) {
    self.journal = journal
    catalog = ExerciseCatalog(journal)
    bodyweights = Bodyweights(journal)
    let catalog = catalog
    places = journal.logs.map { catalog.places(of: $0) }
    planGroups = journal.plans.map { catalog.muscleGroups(of: $0) }
    let plans = PlanCatalog(journal)
    var plansByTitle: [String: Int?] = [:]
    var entries: [Entry] = []
    for (number, log) in journal.logs.enumerated() {
      for (place, session) in log.sessions.enumerated() where session.counts {
        guard let moment = session.moment, moment.date <= today else { continue }
        let title = session.title?.value ?? ""
        let plan = plansByTitle[title] ?? plans.place(ofTitle: title)
        plansByTitle[title] = plan
        entries.append(Entry(log: number, session: place, moment: moment, plan: plan))
      }
    }
    // Of two at the same minute, the one further down is the later.
    self.entries = entries.sorted { ($0.moment, $0.log, $0.session) < ($1.moment, $1.log, $1.session) }
  }

  package func session(_ entry: Entry) -> Session { journal.logs[entry.log].sessions[entry.session] }
  /// Those that the filter lets through.
  package func exercises(_ entry: Entry) -> ArraySlice<PerformedExercise> {
    let all = journal.logs[entry.log].exercises(of: session(entry))
    guard filter.choosesExercises else { return all }
    return all.filter { includes(place($0, of: entry), in: entry) }[...]
  }
  package func sets(_ exercise: PerformedExercise, of entry: Entry) -> ArraySlice<WorkSet> {
    journal.logs[entry.log].sets(of: exercise)
  }
  /// The place in `catalog.entries` of an exercise that was done.
  package func place(_ exercise: PerformedExercise, of entry: Entry) -> Int {
    places[entry.log][exercise.name]
  }

  /// What a set of this session moved.
  package func volume(_ set: WorkSet, of exercise: Int, bodyweight: Weight?) -> Volume {
    let entry = catalog.entries[exercise]
    return Volume(set, bodyweight: bodyweight, isPerHand: entry.isPerHand, isPerSide: entry.isPerSide)
  }

  /// What an exercise of a session trains: as the session's plan says, else the active plan, else the newest that has
  /// it, else exercises.txt; nil where nobody says.
  package func muscleGroup(of exercise: Int, in entry: Entry) -> MuscleGroup? {
    entry.plan.flatMap { planGroups[$0][exercise] } ?? catalog.entries[exercise].muscleGroup
  }
}

extension History {
  /// The same as if there were only the sessions, and in them the exercises, that a filter lets through.
  package func filtered(by filter: HistoryFilter) -> History {
    var result = self
    result.filter = filter
    result.entries = entries.filter { entry in
      guard filter.days.contains(entry.moment.date) else { return false }
      if let plan = filter.plan, plan != entry.plan { return false }
      return !filter.choosesExercises || !result.exercises(entry).isEmpty
    }
    return result
  }

  private func includes(_ exercise: Int, in entry: Entry) -> Bool {
    if let wanted = filter.exercise, wanted != exercise { return false }
    if let group = filter.muscleGroup, group != muscleGroup(of: exercise, in: entry) { return false }
    return true
  }
}

/// Which sessions, and which exercises in them, an answer is about.
package struct HistoryFilter: Sendable {
  package var days = CivilDate.first...CivilDate.last
  /// The place in `Journal.plans` of the plan that the sessions were done by.
  package var plan: Int?
  /// The place in `ExerciseCatalog.entries`.
  package var exercise: Int?
  package var muscleGroup: MuscleGroup?

  package init() {}

  var choosesExercises: Bool { exercise != nil || muscleGroup != nil }
}

extension ExerciseCatalog {
  /// By the places of a plan's exercises.
  fileprivate func muscleGroups(of file: PlanFile) -> [Int: MuscleGroup] {
    var groups: [Int: MuscleGroup] = [:]
    for exercise in file.plan.exercises {
      guard let place = place(of: exercise.name.value), let group = exercise.muscleGroup?.value else {
        continue
      }
      groups[place] = groups[place] ?? group
    }
    return groups
  }
}
