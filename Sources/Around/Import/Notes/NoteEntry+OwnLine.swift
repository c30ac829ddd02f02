import Grammar
import Text
import Training

extension NoteEntry {
  /// Reads a line as a log has it, `Machine 3: 60kg x 5`; nil if a log would not take it as it stands, or its sets may
  /// mean something else in other notes.
  init?(ownLine text: String) {
    guard text.contains(":") else { return nil }
    let log = LogReader.read(Source(name: "", text: "2000-01-01\n  \(text)\n"))
    guard log.diagnostics.isEmpty, let exercise = log.sessions.first?.exercises.first, log.sessions.count == 1,
      log.sessions[0].exercises.count == 1, !exercise.sets.isEmpty, !exercise.name.isEmpty, exercise.remarks.isEmpty,
      exercise.sets.allSatisfy({ $0.isLoaded || $0.reps == nil })
    else { return nil }
    var units: Set<WeightUnit> = []
    sets = exercise.sets.map { set in
      if let weight = set.weight { units.insert(weight.unit) }
      var imported = ImportedSet(load: set.load, amount: set.amount)
      (imported.marks, imported.effort, imported.completedAt) = (set.marks, set.effort, set.completedAt)
      return imported
    }
    (name, rest, isJoined, self.units) = (exercise.name, "", exercise.isSuperset, units)
    (hasLoad, isCounted, lacksUnit, isUndecided) = (exercise.sets.contains { $0.isLoaded }, false, false, false)
  }
}
