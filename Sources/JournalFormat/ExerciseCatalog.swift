import JournalText
package import Training

/// Every exercise that a journal knows, under all its names: those of plans and of exercises.txt, then those that are
/// only in the log. Two spellings of one name are one exercise.
package struct ExerciseCatalog: Sendable {
  package struct Entry: Sendable {
    /// As the plan spells it, else exercises.txt, else as last written.
    package var name: String
    /// A plan or exercises.txt has it.
    package var isKnown: Bool
    package var muscleGroup: MuscleGroup?
    /// The written load is of one hand; volume counts both.
    package var isPerHand = false
    /// The written reps are of one side; volume counts both.
    package var isPerSide = false
  }

  package private(set) var entries: [Entry] = []
  private var places: [String: Int] = [:]
  /// The same by the spellings of the logs: they repeat from month to month, and a key takes ten times as long.
  private var bySpelling: [String: Int] = [:]

  package init(_ journal: Journal) {
    for plan in journal.plansByAge {
      for exercise in plan.plan.exercises { add(exercise.name.value, group: exercise.muscleGroup?.value) }
    }
    for entry in journal.exerciseList?.entries ?? [] {
      // An entry may give other names to an exercise of a plan under any of them.
      let names = [entry.name.value] + entry.aka.map(\.value)
      let known = names.compactMap { name in places[nameKey(name)] }.first
      let place = known ?? add(entry.name.value, group: entry.muscleGroup?.value)
      for name in names { places[nameKey(name)] = places[nameKey(name)] ?? place }
      entries[place].muscleGroup = entries[place].muscleGroup ?? entry.muscleGroup?.value
      entries[place].isPerHand = entry.isPerHand
      entries[place].isPerSide = entry.isPerSide
    }
    for log in journal.logs {
      for name in log.namesByLastUse {
        if let place = place(of: name) {
          bySpelling[name] = place
          if !entries[place].isKnown { entries[place].name = name }
        } else {
          bySpelling[name] = entries.count
          places[nameKey(name)] = entries.count
          entries.append(Entry(name: name, isKnown: false))
        }
      }
    }
  }

  /// The place of an exercise in `entries`, by any of its names.
  package func place(of name: String) -> Int? { bySpelling[name] ?? places[nameKey(name)] }

  /// The places of a log's exercises, in the order of its names.
  package func places(of log: Log) -> [Int] { log.names.map { place(of: $0) ?? -1 } }

  @discardableResult
  private mutating func add(_ name: String, group: MuscleGroup?) -> Int {
    if let place = place(of: name) {
      entries[place].muscleGroup = entries[place].muscleGroup ?? group
      return place
    }
    places[nameKey(name)] = entries.count
    entries.append(Entry(name: name, isKnown: true, muscleGroup: group))
    return entries.count - 1
  }
}

extension Log {
  /// The spelling written last comes last.
  fileprivate var namesByLastUse: [String] {
    var lastUse = Array(repeating: 0, count: names.count)
    for (place, exercise) in exercises.enumerated() { lastUse[exercise.name] = place }
    return names.indices.sorted { lastUse[$0] < lastUse[$1] }.map { names[$0] }
  }
}

extension Journal {
  /// The active plan first, then newest created first, then by name: the order in which they decide.
  package var plansByAge: [PlanFile] {
    let active = settings.plan.map { nameKey($0.value) }
    return plans.sorted { left, right in
      let (a, b) = (left.plan, right.plan)
      let (aKey, bKey) = (nameKey(a.name?.value ?? ""), nameKey(b.name?.value ?? ""))
      if (aKey == active) != (bKey == active) { return aKey == active }
      if a.created?.value != b.created?.value {
        return (a.created?.value ?? .first) > (b.created?.value ?? .first)
      }
      return aKey < bKey
    }
  }
}
