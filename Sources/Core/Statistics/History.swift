package import Grammar
package import Training

/// The sessions that count, oldest first: completed, and begun on an existing date that is not in the future.
package struct History: Sendable {
  package struct Entry: Hashable, Sendable {
    package let id: SessionID
    package let moment: Moment
    /// The index in `Journal.plans` of the plan that the title names; nil without one.
    package let plan: Int?
  }

  /// An exercise that was done in a session.
  package struct Exercise: Sendable {
    package let id: ExerciseID
    /// The exercise's index in the session.
    package let number: Int
    package let performed: PerformedExercise

    package var sets: [WorkSet] { performed.sets }
  }

  package let journal: Journal
  package let catalog: ExerciseCatalog
  package let bodyweights: Bodyweights
  package private(set) var entries: [Entry]
  /// The muscle group that each plan gives to its exercises.
  private let planGroups: [[ExerciseID: MuscleGroup]]
  private var filter = HistoryFilter()
  /// The numbers of the exercises in each session that pass a filter for one exercise; nil if they are not known.
  private var numbers: [SessionID: [Int]]?

  package init(_ journal: Journal, now: Moment) {
    self.journal = journal
    catalog = ExerciseCatalog(journal)
    bodyweights = Bodyweights(journal)
    let catalog = catalog
    planGroups = journal.plans.map { catalog.muscleGroups(of: $0) }
    let plans = PlanCatalog(journal)
    var plansByTitle: [String: Int?] = [:]
    var entries: [Entry] = []
    entries.reserveCapacity(journal.logs.reduce(0) { $0 + $1.sessions.count })
    for log in journal.logs.indices {
      for index in journal.logs[log].sessions.indices where journal.logs[log].sessions[index].counts {
        guard let moment = journal.logs[log].sessions[index].moment, moment <= now else { continue }
        let title = journal.logs[log].sessions[index].title ?? ""
        let plan: Int?
        if let known = plansByTitle[title] {
          plan = known
        } else {
          plan = plans.place(ofTitle: title)
          plansByTitle[title] = plan
        }
        entries.append(Entry(id: SessionID(log: log, place: index), moment: moment, plan: plan))
      }
    }
    // Logs usually have this order. Of two sessions at one minute, the later one in the file is the later.
    let isSorted = zip(entries, entries.dropFirst()).allSatisfy { $0.moment <= $1.moment }
    self.entries =
      isSorted
      ? entries : entries.sorted { ($0.moment, $0.id) < ($1.moment, $1.id) }
  }

  /// Returns the sessions under way that began by now, in the order of the files. They are not among `entries`.
  package func openEntries(until now: Moment) -> [Entry] {
    journal.logs.indices.flatMap { log in
      journal.logs[log].sessions.indices.compactMap { index in
        let session = journal.logs[log].sessions[index]
        guard session.isOpen, let moment = session.moment, moment <= now else { return nil }
        return Entry(id: SessionID(log: log, place: index), moment: moment, plan: nil)
      }
    }
  }

  package func session(_ entry: Entry) -> Session { journal.logs[entry.id.log].sessions[entry.id.place] }
  /// Returns the session's minutes; nil if its start or end is unknown.
  package func duration(_ entry: Entry) -> Int? {
    journal.logs[entry.id.log].sessions[entry.id.place].duration
  }

  /// Returns the exercises of a session that pass the filter.
  package func exercises(_ entry: Entry) -> [Exercise] {
    exercises(entry) { !filter.choosesExercises || includes($0, in: entry) }
  }

  /// True if the filter can pass some exercises of a session and not others.
  package var choosesExercises: Bool { filter.choosesExercises }

  /// Returns all exercises of a session, also those that don't pass the filter.
  package func allExercises(_ entry: Entry) -> [Exercise] { exercises(entry) { _ in true } }

  private func exercises(_ entry: Entry, where isWanted: (ExerciseID) -> Bool) -> [Exercise] {
    let (log, ids) = (journal.logs[entry.id.log], catalog.idsInLogs[entry.id.log])
    let places = log.places[entry.id.place].exercises
    var exercises: [Exercise] = []
    for number in places.indices {
      guard let id = ids[places[number].spelling], isWanted(id) else { continue }
      let performed = log.sessions[entry.id.place].exercises[number]
      exercises.append(Exercise(id: id, number: number, performed: performed))
    }
    return exercises
  }

  /// Calls a body with each exercise of a session that passes the filter, in the session's order.
  package func forEachExercise(of entry: Entry, _ body: (ExerciseID, PerformedExercise) -> Void) {
    let (log, place) = (entry.id.log, entry.id.place)
    func visit(_ number: Int) {
      let spelling = journal.logs[log].places[place].exercises[number].spelling
      guard let id = catalog.idsInLogs[log][spelling], !filter.choosesExercises || includes(id, in: entry)
      else { return }
      body(id, journal.logs[log].sessions[place].exercises[number])
    }
    if let numbers = numbers?[entry.id] { return numbers.forEach(visit) }
    for number in journal.logs[log].sessions[place].exercises.indices { visit(number) }
  }

  /// Calls a body with each set that passes the filter, oldest first, without copies, as a journal is mostly sets.
  package func forEachSet(_ body: (Entry, ExerciseID, WorkSet) -> Void) {
    for entry in entries {
      let (log, place) = (entry.id.log, entry.id.place)
      for number in journal.logs[log].sessions[place].exercises.indices {
        let spelling = journal.logs[log].places[place].exercises[number].spelling
        guard let id = catalog.idsInLogs[log][spelling], !filter.choosesExercises || includes(id, in: entry)
        else { continue }
        for set in journal.logs[log].sessions[place].exercises[number].sets { body(entry, id, set) }
      }
    }
  }

  /// Returns the rule by which sets of an exercise move weight in a session, given the person's weight.
  package func moved(by exercise: ExerciseID, bodyweight: Weight?) -> Volume.Rule {
    let entry = catalog[exercise]
    return Volume.Rule(bodyweight: bodyweight, isPerHand: entry.isPerHand, isPerSide: entry.isPerSide)
  }

  /// Returns the muscle group of an exercise in a session: from the session's plan, else the active plan, else the
  /// newest that has it, else exercises.txt; nil without any.
  package func muscleGroup(of exercise: ExerciseID, in entry: Entry) -> MuscleGroup? {
    entry.plan.flatMap { planGroups[$0][exercise] } ?? catalog[exercise].muscleGroup
  }
}

extension History {
  /// Returns the history of the sessions, and of the exercises in them, that pass a filter.
  package func filtered(by filter: HistoryFilter) -> History {
    var result = self
    result.filter = filter
    result.numbers = nil
    result.entries = entries.filter { entry in
      guard filter.days.contains(entry.moment.date) else { return false }
      if let plan = filter.plan, plan != entry.plan { return false }
      if let tag = filter.tag, !session(entry).tags.contains(where: { tagKey($0) == tag }) { return false }
      return !filter.choosesExercises || result.hasExercise(entry)
    }
    return result
  }

  /// Returns the history of each exercise, as if filtered for it.
  package func byExercise() -> [(id: ExerciseID, history: History)] {
    var places: [ExerciseID: Int] = [:]
    var all: [(id: ExerciseID, history: History)] = []
    for entry in entries {
      for exercise in exercises(entry) {
        let place = places[exercise.id] ?? all.count
        if place == all.count {
          places[exercise.id] = place
          var history = self
          history.filter.exercise = exercise.id
          history.entries = []
          history.numbers = [:]
          all.append((exercise.id, history))
        }
        // A session may have an exercise more than once.
        if all[place].history.entries.last != entry { all[place].history.entries.append(entry) }
        all[place].history.numbers?[entry.id, default: []].append(exercise.number)
      }
    }
    return all
  }

  private func hasExercise(_ entry: Entry) -> Bool {
    let ids = catalog.idsInLogs[entry.id.log]
    for exercise in journal.logs[entry.id.log].places[entry.id.place].exercises {
      if let id = ids[exercise.spelling], includes(id, in: entry) { return true }
    }
    return false
  }

  private func includes(_ exercise: ExerciseID, in entry: Entry) -> Bool {
    if let wanted = filter.exercise, wanted != exercise { return false }
    if let group = filter.muscleGroup, group != muscleGroup(of: exercise, in: entry) { return false }
    return true
  }
}

/// The identity of a session in a journal, as long as its files don't change.
package struct SessionID: Hashable, Comparable, Sendable {
  /// The index of its log in `Journal.logs`, and the session's index in that log.
  package let log: Int
  package let place: Int

  package init(log: Int, place: Int) {
    self.log = log
    self.place = place
  }

  package static func < (left: SessionID, right: SessionID) -> Bool {
    (left.log, left.place) < (right.log, right.place)
  }
}

/// A choice of sessions, and of exercises in them, by their identities.
package struct HistoryFilter: Sendable {
  package var days = CivilDate.first...CivilDate.last
  /// The index in `Journal.plans` of the sessions' plan.
  package var plan: Int?
  package var exercise: ExerciseID?
  package var muscleGroup: MuscleGroup?
  /// The tag's key, as `tagKey` makes it.
  package var tag: String?

  package init() {}

  var choosesExercises: Bool { exercise != nil || muscleGroup != nil }
}

extension ExerciseCatalog {
  fileprivate func muscleGroups(of file: PlanFile) -> [ExerciseID: MuscleGroup] {
    var groups: [ExerciseID: MuscleGroup] = [:]
    for exercise in file.plan.exercises {
      guard let id = id(of: exercise.name), let group = exercise.muscleGroup else { continue }
      groups[id] = groups[id] ?? group
    }
    return groups
  }
}
