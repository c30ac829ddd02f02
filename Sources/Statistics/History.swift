package import Format
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
    places = catalog.placesInLogs
    planGroups = journal.plans.map { catalog.muscleGroups(of: $0) }
    let plans = PlanCatalog(journal)
    var plansByTitle: [String: Int?] = [:]
    var entries: [Entry] = []
    entries.reserveCapacity(journal.logs.reduce(0) { $0 + $1.sessions.count })
    for log in journal.logs.indices {
      for place in journal.logs[log].sessions.indices where journal.logs[log].sessions[place].counts {
        guard let moment = journal.logs[log].sessions[place].moment, moment.date <= today else { continue }
        let title = journal.logs[log].sessions[place].title?.value ?? ""
        let plan: Int?
        if let known = plansByTitle[title] {
          plan = known
        } else {
          plan = plans.place(ofTitle: title)
          plansByTitle[title] = plan
        }
        entries.append(Entry(log: log, session: place, moment: moment, plan: plan))
      }
    }
    // Mostly they are. Of two at the same minute, the one further down is the later.
    let isSorted = zip(entries, entries.dropFirst()).allSatisfy { $0.moment <= $1.moment }
    self.entries =
      isSorted
      ? entries : entries.sorted { ($0.moment, $0.log, $0.session) < ($1.moment, $1.log, $1.session) }
  }

  package func session(_ entry: Entry) -> Session { journal.logs[entry.log].sessions[entry.session] }
  /// Minutes; nil where the session's start or end is not known.
  package func duration(_ entry: Entry) -> Int? { journal.logs[entry.log].sessions[entry.session].duration }
  /// Those that the filter lets through.
  package func exercises(_ entry: Entry) -> ArraySlice<PerformedExercise> {
    let all = journal.logs[entry.log].exercises[journal.logs[entry.log].sessions[entry.session].exercises]
    guard filter.choosesExercises else { return all }
    return all.filter { includes(place($0, of: entry), in: entry) }[...]
  }
  package func sets(_ exercise: PerformedExercise, of entry: Entry) -> ArraySlice<WorkSet> {
    journal.logs[entry.log].sets[exercise.sets]
  }
  /// The place in `catalog.entries` of an exercise that was done.
  package func place(_ exercise: PerformedExercise, of entry: Entry) -> Int {
    places[entry.log][exercise.name]
  }

  /// What sets of an exercise moved in a session in which the person weighed that much.
  package func moved(by exercise: Int, bodyweight: Weight?) -> Volume.Rule {
    Volume.Rule(
      bodyweight: bodyweight, isPerHand: catalog.entries[exercise].isPerHand,
      isPerSide: catalog.entries[exercise].isPerSide)
  }

  /// What an exercise of a session trains: as the session's plan says, else the active plan, else the newest that has
  /// it, else exercises.txt; nil where nobody says.
  package func muscleGroup(of exercise: Int, in entry: Entry) -> MuscleGroup? {
    entry.plan.flatMap { planGroups[$0][exercise] } ?? catalog.entries[exercise].muscleGroup
  }
}

extension History {
  /// For each log what its sessions add up to.
  var tallies: [LogTally] {
    var chosen: [[Entry]] = Array(repeating: [], count: journal.logs.count)
    for entry in entries { chosen[entry.log].append(entry) }
    return journal.logs.indices.map { log in
      guard filter.choosesExercises else {
        return LogTally(journal.logs[log], chosen[log].map(\.session)) { _, _ in true }
      }
      let bySession = Dictionary(
        chosen[log].map { ($0.session, $0) }, uniquingKeysWith: { first, _ in first })
      return LogTally(journal.logs[log], chosen[log].map(\.session)) { session, exercise in
        bySession[session].map { includes(place(exercise, of: $0), in: $0) } ?? false
      }
    }
  }

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
