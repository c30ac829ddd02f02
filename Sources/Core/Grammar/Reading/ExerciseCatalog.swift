import Text
package import Training

/// The exercises of a journal by all their names: those of plans and of exercises.txt, then those found only in the
/// log. Spellings with one `nameKey` are one exercise.
package struct ExerciseCatalog: Sendable {
  package struct Entry: Sendable {
    /// The spelling of the plan, else of exercises.txt, else of the latest session.
    package var name: String
    /// The names that exercises.txt gives it.
    package var listedNames: [String] = []
    /// The key of the name, equal for all its spellings.
    package let key: String
    /// True if a plan or exercises.txt has the exercise.
    package var isKnown: Bool
    package var muscleGroup: MuscleGroup?
    /// The bar that a plan or exercises.txt gives it; nil for that of the settings.
    package var bar: Bar?
    package var traits = ExerciseTraits()
    /// The note that stands for it in exercises.txt.
    package var note: String?
  }

  package private(set) var entries: [Entry] = []
  /// The exercises of each log, in the order of its names; nil for a name without an exercise.
  package private(set) var idsInLogs: [[ExerciseID?]] = []
  private var ids: [String: ExerciseID] = [:]
  /// The ids by spelling: spellings repeat each month, and making a key takes ten times as long.
  private var bySpelling: [String: ExerciseID] = [:]

  package init(_ journal: Journal) { self.init(journal, logs: journal.logs) }

  /// Creates a catalog with the names of other logs than the journal's, in their order.
  package init(_ journal: Journal, logs: [Log]) {
    for plan in journal.plansByAge {
      for exercise in plan.plan.exercises {
        let id = add(exercise.name, group: exercise.muscleGroup)
        entries[id.number].bar = entries[id.number].bar ?? exercise.traits.bar(exercise.bar)
        entries[id.number].traits = entries[id.number].traits.completed(by: exercise.traits)
      }
    }
    // If exercises.txt has an exercise twice, the first line counts, and the names of both.
    var isListed: [Bool] = []
    for entry in journal.exerciseList?.entries ?? [] {
      // An entry may rename an exercise of a plan by any of its names.
      let known = entry.names.compactMap { name in ids[nameKey(name)] }.first
      let id = known ?? add(entry.name, group: entry.muscleGroup)
      for name in entry.names { ids[nameKey(name)] = ids[nameKey(name)] ?? id }
      entries[id.number].listedNames += entry.names
      while isListed.count < entries.count { isListed.append(false) }
      if isListed[id.number] { continue }
      isListed[id.number] = true
      entries[id.number].muscleGroup = entries[id.number].muscleGroup ?? entry.muscleGroup
      entries[id.number].bar = entries[id.number].bar ?? entry.traits.bar(entry.bar)
      entries[id.number].traits = entries[id.number].traits.completed(by: entry.traits)
      entries[id.number].note = entry.note
    }
    idsInLogs.reserveCapacity(logs.count)
    for log in logs { add(log) }
  }

  package subscript(_ id: ExerciseID) -> Entry { entries[id.number] }

  /// Adds the names of one more log; returns its exercises in the order of its names.
  @discardableResult
  package mutating func add(_ log: Log) -> [ExerciseID?] {
    var found: [ExerciseID?] = Array(repeating: nil, count: log.names.count)
    for number in log.namesByLastUse {
      let name = log.names[number]
      let known = bySpelling[name]
      let id = known ?? id(of: name, isKnown: false)
      if known == nil { bySpelling[name] = id }
      found[number] = id
      if !entries[id.number].isKnown, entries[id.number].name != name { entries[id.number].name = name }
    }
    idsInLogs.append(found)
    return found
  }

  /// True if two names mean one exercise, known or not.
  package func isSame(_ name: String, _ other: String) -> Bool {
    guard let id = id(of: other) else { return nameKey(name) == nameKey(other) }
    return self.id(of: name) == id
  }

  /// Returns an exercise by any of its names; nil for an unknown name.
  package func id(of name: String) -> ExerciseID? { bySpelling[name] ?? ids[nameKey(name)] }

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

extension Log {
  /// The indices in `names` of those that sessions have; the name written last comes last.
  fileprivate var namesByLastUse: [Int] {
    var isNew = Array(repeating: true, count: names.count)
    var byLastUse: [Int] = []
    for session in sessions.indices.inTime({ sessions[$0].moment }).reversed() where byLastUse.count < names.count {
      for exercise in places[session].exercises.indices.reversed() {
        let name = places[session].exercises[exercise].spelling
        guard isNew[name] else { continue }
        isNew[name] = false
        byLastUse.append(name)
      }
    }
    return byLastUse.reversed()
  }
}
