import Text
package import Training

/// Every exercise that a journal knows, under all its names: those of plans and of exercises.txt, then those that are
/// only in the log. Two spellings of one name are one exercise.
package struct ExerciseCatalog: Sendable {
  package struct Entry: Sendable {
    /// As the plan spells it, else exercises.txt, else as last written.
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
  /// For each log, the places of its exercises in the order of its names; -1 for a name that no exercise has.
  package private(set) var placesInLogs: [[Int]] = []
  private var places: [String: Int] = [:]
  /// The same by spellings: they repeat from month to month, and a key takes ten times as long.
  private var bySpelling: [String: Int] = [:]
  /// The names of the log before, which mostly begins with the same exercises, and their places.
  private var last: (spellings: [String], places: [Int]) = ([], [])

  package init(_ journal: Journal) { self.init(journal, logs: journal.logs.map { LogNames($0) }) }

  /// The same with the names of logs, in their order, whether or not the journal holds them.
  package init(_ journal: Journal, logs: [LogNames]) {
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
    placesInLogs.reserveCapacity(logs.count)
    for names in logs { add(names) }
  }

  /// Adds the names of one more log; gives their places.
  @discardableResult
  package mutating func add(_ names: LogNames) -> [Int] {
    let places = places(adding: names)
    placesInLogs.append(places)
    return places
  }

  /// The places of a log's exercises, in the order of its names.
  private mutating func places(adding names: LogNames) -> [Int] {
    var found = Array(names.spellings.count, of: -1)
    defer { last = (names.spellings, found) }
    for number in names.byLastUse {
      let name = names.spellings[number]
      if number < last.spellings.count, last.places[number] >= 0, last.spellings[number] == name {
        found[number] = last.places[number]
      } else if let place = bySpelling[name] {
        found[number] = place
      } else {
        let key = nameKey(name)
        found[number] = places[key] ?? entries.count
        bySpelling[name] = found[number]
        if found[number] == entries.count {
          places[key] = entries.count
          entries.append(Entry(name: name, key: key, isKnown: false))
        }
      }
      if !entries[found[number]].isKnown, entries[found[number]].name != name {
        entries[found[number]].name = name
      }
    }
    return found
  }

  /// The place of an exercise in `entries`, by any of its names.
  package func place(of name: String) -> Int? { bySpelling[name] ?? places[nameKey(name)] }

  @discardableResult
  private mutating func add(_ name: String, group: MuscleGroup?) -> Int {
    let key = nameKey(name)
    let place = places[key] ?? entries.count
    bySpelling[name] = place
    if place < entries.count {
      entries[place].muscleGroup = entries[place].muscleGroup ?? group
      return place
    }
    places[key] = place
    entries.append(Entry(name: name, key: key, isKnown: true, muscleGroup: group))
    return place
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
