import Text
package import Training

/// Every exercise that a journal knows, under all its names: those of plans and of exercises.txt, then those that are
/// only in the log. Two spellings of one name are one exercise.
package struct ExerciseCatalog: Sendable {
  package struct Entry: Sendable {
    /// As the plan spells it, else exercises.txt, else as in the latest session.
    package var name: String
    /// What all spellings of the name compare by.
    package let key: String
    /// A plan or exercises.txt has it.
    package var isKnown: Bool
    package var muscleGroup: MuscleGroup?
    /// The written load is of one hand; volume counts both.
    package var isPerHand = false
    /// The written reps are of one side; volume counts both.
    package var isPerSide = false
  }

  package private(set) var entries: [Entry] = []
  /// For each log, its exercises in the order of its names; nil for a name that no exercise has.
  package private(set) var idsInLogs: [[ExerciseID?]] = []
  private var ids: [String: ExerciseID] = [:]
  /// The same by spellings: they repeat from month to month, and a key takes ten times as long.
  private var bySpelling: [String: ExerciseID] = [:]
  /// The names of the log before, which mostly begins with the same exercises.
  private var last: (spellings: [String], ids: [ExerciseID?]) = ([], [])

  package init(_ journal: Journal) { self.init(journal, logs: journal.logs.map { LogNames($0) }) }

  /// The same with the names of logs, in their order, whether or not the journal holds them.
  package init(_ journal: Journal, logs: [LogNames]) {
    for plan in journal.plansByAge {
      for exercise in plan.plan.exercises { add(exercise.name, group: exercise.muscleGroup) }
    }
    // Of two lines of one exercise the first counts, and of the other its names.
    var isListed: [Bool] = []
    for entry in journal.exerciseList?.entries ?? [] {
      // An entry may give other names to an exercise of a plan under any of them.
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

  /// Adds the names of one more log; gives its exercises in the order of its names.
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

  /// True if two names are of one exercise, known or not.
  package func isSame(_ name: String, _ other: String) -> Bool {
    guard let id = id(of: other) else { return nameKey(name) == nameKey(other) }
    return self.id(of: name) == id
  }

  /// An exercise by any of its names.
  package func id(of name: String) -> ExerciseID? { bySpelling[name] ?? ids[nameKey(name)] }

  @discardableResult
  private mutating func add(_ name: String, group: MuscleGroup?) -> ExerciseID {
    let id = id(of: name, isKnown: true)
    bySpelling[name] = id
    entries[id.number].muscleGroup = entries[id.number].muscleGroup ?? group
    return id
  }

  /// That of a name, which has a new exercise where it has none.
  private mutating func id(of name: String, isKnown: Bool) -> ExerciseID {
    let key = nameKey(name)
    if let known = ids[key] { return known }
    let id = ExerciseID(entries.count)
    ids[key] = id
    entries.append(Entry(name: name, key: key, isKnown: isKnown))
    return id
  }
}
