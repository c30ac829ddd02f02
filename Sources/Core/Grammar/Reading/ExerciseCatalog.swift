import Text
package import Training

/// The exercises of a journal by all their names: those of plans and of exercises.txt, then those found only in the
/// log. Spellings with one `nameKey` are one exercise.
package struct ExerciseCatalog: Sendable {
  package struct Entry: Sendable {
    /// The spelling of the plan, else of exercises.txt, else of the latest session.
    package var name: String
    /// The key of the name, equal for all its spellings.
    package let key: String
    /// True if a plan or exercises.txt has the exercise.
    package var isKnown: Bool
    package var muscleGroup: MuscleGroup?
    /// True if the written load is for one hand; volume counts both.
    package var isPerHand = false
    /// True if the written reps are for one side; volume counts both.
    package var isPerSide = false
  }

  package private(set) var entries: [Entry] = []
  /// The exercises of each log, in the order of its names; nil for a name without an exercise.
  package private(set) var idsInLogs: [[ExerciseID?]] = []
  private var ids: [String: ExerciseID] = [:]
  /// The ids by spelling: spellings repeat each month, and making a key takes ten times as long.
  private var bySpelling: [String: ExerciseID] = [:]
  /// The names and ids of the log before, as the next one mostly begins with the same exercises.
  private var last: (spellings: [String], ids: [ExerciseID?]) = ([], [])

  package init(_ journal: Journal) { self.init(journal, logs: journal.logs.map { LogNames($0) }) }

  /// Creates the catalog from the names of logs, in their order; the journal need not hold the logs.
  package init(_ journal: Journal, logs: [LogNames]) {
    for plan in journal.plansByAge {
      for exercise in plan.plan.exercises { add(exercise.name, group: exercise.muscleGroup) }
    }
    // If exercises.txt has an exercise twice, the first line counts, and the names of both.
    var isListed: [Bool] = []
    for entry in journal.exerciseList?.entries ?? [] {
      // An entry may rename an exercise of a plan by any of its names.
      let known = entry.names.compactMap { name in ids[nameKey(name)] }.first
      let id = known ?? add(entry.name, group: entry.muscleGroup)
      for name in entry.names { ids[nameKey(name)] = ids[nameKey(name)] ?? id }
      while isListed.count < entries.count { isListed.append(false) }
      if isListed[id.number] { continue }
      isListed[id.number] = true
      entries[id.number].muscleGroup = entries[id.number].muscleGroup ?? entry.muscleGroup
      entries[id.number].isPerHand = entry.isPerHand
      entries[id.number].isPerSide = entry.isPerSide
    }
    idsInLogs.reserveCapacity(logs.count)
    for names in logs { add(names) }
  }

  package subscript(_ id: ExerciseID) -> Entry { entries[id.number] }

  /// Adds the names of one more log; returns its exercises in the order of its names.
  @discardableResult
  package mutating func add(_ names: LogNames) -> [ExerciseID?] {
    let ids = ids(adding: names)
    idsInLogs.append(ids)
    return ids
  }

  private mutating func ids(adding names: LogNames) -> [ExerciseID?] {
    var found: [ExerciseID?] = Array(repeating: nil, count: names.spellings.count)
    defer { last = (names.spellings, found) }
    for number in names.byLastUse {
      let name = names.spellings[number]
      let id: ExerciseID
      if number < last.spellings.count, let known = last.ids[number], last.spellings[number] == name {
        id = known
      } else if let known = bySpelling[name] {
        id = known
      } else {
        id = self.id(of: name, isKnown: false)
        bySpelling[name] = id
      }
      found[number] = id
      if !entries[id.number].isKnown, entries[id.number].name != name { entries[id.number].name = name }
    }
    return found
  }

  /// True if two names mean one exercise, known or not.
  package func isSame(_ name: String, _ other: String) -> Bool {
    guard let id = id(of: other) else { return nameKey(name) == nameKey(other) }
    return self.id(of: name) == id
  }

  /// Returns an exercise by any of its names; nil for an unknown name.
  package func id(of name: String) -> ExerciseID? { bySpelling[name] ?? ids[nameKey(name)] }

  @discardableResult
  private mutating func add(_ name: String, group: MuscleGroup?) -> ExerciseID {
    let id = id(of: name, isKnown: true)
    bySpelling[name] = id
    entries[id.number].muscleGroup = entries[id.number].muscleGroup ?? group
    return id
  }

  /// Returns the exercise of a name, which is added if it is new.
  private mutating func id(of name: String, isKnown: Bool) -> ExerciseID {
    let key = nameKey(name)
    if let known = ids[key] { return known }
    let id = ExerciseID(entries.count)
    ids[key] = id
    entries.append(Entry(name: name, key: key, isKnown: isKnown))
    return id
  }
}
