package import Grammar
package import Text
package import Training

/// The sessions that count, oldest first: completed, and begun on an existing date that is not in the future.
package struct History: Sendable {
  package struct Entry: Hashable, Sendable {
    package let id: SessionID
    package let moment: Moment
    /// The index in `Journal.plans` of the plan that the title names; nil without one.
    package let plan: Int?
  }

  package let journal: Journal
  package let now: Moment
  package let catalog: ExerciseCatalog
  package let bodyweights: Bodyweights
  package private(set) var entries: [Entry]
  /// The dated sessions that don't count: under way, or in the future.
  package let others: [Entry]
  /// The choice of the sessions, and of the exercises in them.
  package private(set) var filter = Filter()
  /// The exercise that the filter names.
  private var chosen: ExerciseID?
  /// The muscle groups that each plan gives to its exercises.
  private let planGroups: [[ExerciseID: (own: MuscleGroup?, secondary: [ExerciseTraits.Secondary])]]

  package init(_ journal: Journal, now: Moment) {
    self.journal = journal
    self.now = now
    let catalog = ExerciseCatalog(journal)
    self.catalog = catalog
    bodyweights = Bodyweights(journal)
    planGroups = journal.plans.map { catalog.muscleGroups(of: $0) }
    let plans = PlanCatalog(journal)
    var plansByTitle: [String: Int?] = [:]
    var entries: [Entry] = []
    var others: [Entry] = []
    for log in journal.logs.indices {
      for index in journal.logs[log].sessions.indices {
        guard let moment = journal.logs[log].sessions[index].moment else { continue }
        let title = journal.logs[log].sessions[index].title ?? ""
        let plan = plansByTitle[title] ?? plans.index(ofTitle: title)
        plansByTitle[title] = .some(plan)
        let entry = Entry(id: SessionID(log: log, place: index), moment: moment, plan: plan)
        if journal.logs[log].sessions[index].counts, moment <= now {
          entries.append(entry)
        } else {
          others.append(entry)
        }
      }
    }
    // Logs usually have this order. Of two sessions at one minute, the later one in the file is the later.
    let isSorted = zip(entries, entries.dropFirst()).allSatisfy { $0.moment <= $1.moment }
    self.others = others
    self.entries = isSorted ? entries : entries.sorted { ($0.moment, $0.id) < ($1.moment, $1.id) }
  }

  package var today: CivilDate { now.date }
  package var settings: Settings { journal.settings }

  /// True if a filter leaves something out.
  package var isFiltered: Bool { !filter.isEmpty }

  /// The range of days in which a filter chose sessions, up to today; nil if it chose none, or of all days.
  package var days: ClosedRange<CivilDate>? {
    guard let days = filter.days, let first = entries.first?.moment.date else { return nil }
    return (days.lowerBound == .first ? first : days.lowerBound)...min(days.upperBound, today)
  }

  /// The sessions under way, and those whose sets are all still to be done, whenever; in the order of the files.
  package var openEntries: [Entry] {
    others.filter { entry in
      let session = session(entry)
      return session.isWaiting || entry.moment <= now && session.isOpen
    }
  }

  /// Returns the name of a session's plan; nil without one.
  package func plan(of entry: Entry) -> String? { entry.plan.flatMap { journal.plans[$0].plan.name } }

  /// Returns the name by which the journal shows an exercise.
  package func name(of exercise: ExerciseID) -> String { catalog[exercise].name }

  package func session(_ entry: Entry) -> Session { journal.logs[entry.id.log].sessions[entry.id.place] }

  /// Returns the exercises of a session that pass the filter.
  package func exercises(_ entry: Entry) -> [(id: ExerciseID, performed: PerformedExercise)] {
    var exercises: [(id: ExerciseID, performed: PerformedExercise)] = []
    forEachExercise(of: entry) { id, performed, _ in exercises.append((id, performed)) }
    return exercises
  }

  /// Calls a body with each exercise of a session that passes the filter, or with all of them, in the session's order,
  /// and with the rule by which its sets move weight.
  package func forEachExercise(
    of entry: Entry, all: Bool = false, _ body: (ExerciseID, PerformedExercise, Volume.Rule) -> Void
  ) {
    let (log, place) = (entry.id.log, entry.id.place)
    let bodyweight = bodyweights.weight(for: journal.logs[log].sessions[place])
    for number in journal.logs[log].sessions[place].exercises.indices {
      let spelling = journal.logs[log].places[place].exercises[number].spelling
      guard let id = catalog.idsInLogs[log][spelling], all || includes(id, in: entry) else { continue }
      body(id, journal.logs[log].sessions[place].exercises[number], moved(by: id, bodyweight: bodyweight))
    }
  }

  /// Returns the rule by which sets of an exercise move weight in a session, given the person's weight.
  package func moved(by exercise: ExerciseID, bodyweight: Weight?) -> Volume.Rule {
    Volume.Rule(of: catalog[exercise], bodyweight: bodyweight)
  }

  /// Returns the muscle group of an exercise in a session: from the session's plan, else the active plan, else the
  /// newest that has it, else exercises.txt; nil without any.
  package func muscleGroup(of exercise: ExerciseID, in entry: Entry) -> MuscleGroup? {
    entry.plan.flatMap { planGroups[$0][exercise]?.own } ?? catalog[exercise].muscleGroup
  }

  /// Returns the groups that an exercise trains beside its own in a session, from the same places as that.
  package func secondaryMuscles(of exercise: ExerciseID, in entry: Entry) -> [ExerciseTraits.Secondary] {
    let ofPlan = entry.plan.flatMap { planGroups[$0][exercise]?.secondary } ?? []
    let all = ofPlan.isEmpty ? catalog[exercise].traits.secondary : ofPlan
    guard !all.isEmpty else { return all }
    let own = muscleGroup(of: exercise, in: entry)
    return all.filter { $0.group != own }
  }

  /// Returns the history of the sessions, and of the exercises in them, that pass a filter; throws if a name in it is
  /// unknown, or several fit.
  package func filtered(by filter: Filter) throws(Refusal) -> History {
    var result = self
    result.filter = filter
    if let query = filter.exercise { result.chosen = try exercise(meant: query) }
    let plan = if let query = filter.plan { try journal.plan(meant: query).source.name } else { String?.none }
    let tag = filter.tag.map(tagKey)
    let days = filter.allDays
    result.entries = entries.filter { entry in
      guard days.contains(entry.moment.date) else { return false }
      if let plan, plan != entry.plan.map({ journal.plans[$0].source.name }) { return false }
      if let tag, !session(entry).tags.contains(where: { tagKey($0) == tag }) { return false }
      return !filter.choosesExercises || result.hasExercise(entry)
    }
    return result
  }

  private func hasExercise(_ entry: Entry) -> Bool {
    let ids = catalog.idsInLogs[entry.id.log]
    return journal.logs[entry.id.log].places[entry.id.place].exercises.contains { exercise in
      ids[exercise.spelling].map { includes($0, in: entry) } ?? false
    }
  }

  private func includes(_ exercise: ExerciseID, in entry: Entry) -> Bool {
    if let chosen, chosen != exercise { return false }
    if let group = filter.muscleGroup, group != muscleGroup(of: exercise, in: entry) { return false }
    return true
  }
}

/// The identity of a session in a journal, as long as its files don't change.
package struct SessionID: Hashable, Comparable, Sendable {
  /// The index of its log in `Journal.logs`, and the session's index in that log.
  package let log: Int
  package let place: Int

  package static func < (left: SessionID, right: SessionID) -> Bool {
    (left.log, left.place) < (right.log, right.place)
  }
}

extension ExerciseCatalog {
  fileprivate func muscleGroups(of file: PlanFile) -> [ExerciseID: (
    own: MuscleGroup?, secondary: [ExerciseTraits.Secondary]
  )] {
    file.plan.exercises.reduce(into: [:]) { groups, exercise in
      guard let id = id(of: exercise.name) else { return }
      let known = groups[id]
      let secondary = known?.secondary ?? []
      groups[id] = (known?.own ?? exercise.muscleGroup, secondary.isEmpty ? exercise.traits.secondary : secondary)
    }
  }
}

/// A person's choice of sessions, and of exercises in them, by names, which need no journal.
package struct Filter: Sendable {
  /// The range of days; nil for all.
  package var days: ClosedRange<CivilDate>?
  /// The plan's name as typed: a part is enough if only one plan has it.
  package var plan: String?
  package var exercise: String?
  package var muscleGroup: MuscleGroup?
  /// A tag of sessions, with or without its `#`.
  package var tag: String?

  package init() {}

  /// True if nothing is excluded.
  package var isEmpty: Bool { days == nil && !choosesSessions }

  /// True if sessions are chosen by more than their days.
  package var choosesSessions: Bool { plan != nil || tag != nil || choosesExercises }

  /// True if some exercises of a session can pass and others not.
  package var choosesExercises: Bool { exercise != nil || muscleGroup != nil }

  package var allDays: ClosedRange<CivilDate> { days ?? CivilDate.first...CivilDate.last }
}

/// Returns the key that tags compare by: without the `#`, case and accents.
func tagKey(_ tag: String) -> String { folded(tag.hasPrefix("#") ? String(tag.dropFirst()) : tag) }
