import Grammar
import Text
import Training

/// The name and the sets of a line, or of a part of it.
struct NoteEntry {
  var name: String
  var sets: [WorkSet]
  /// The reps of sets in parts, by their index.
  var parts: [Int: String] = [:]
  /// A remark on one of the sets, by its index.
  var remark: (set: Int, text: String)?
  /// The text after the sets.
  var rest = ""
  /// True if the sets have a load; `isCounted` if their number was written.
  var hasLoad = false
  var isCounted = false
  var lacksUnit = false
  var isUndecided = false
  var units: Set<WeightUnit> = []
  /// True if it is done in turns with the entry before it on its line.
  var isJoined = false

  init(_ name: String, _ sets: [WorkSet]) { (self.name, self.sets) = (name, sets) }
}

extension NoteEntry {
  /// Reads a line as a log has it, `Machine 3: 60kg x 5`; nil if a log would not take it as it stands, or its sets may
  /// mean something else in other notes.
  init?(ownLine text: String) {
    guard text.contains(":") else { return nil }
    let log = LogReader.read(Source(name: "", text: "2000-01-01\n  \(text)\n"))
    guard log.diagnostics.isEmpty, log.sessions.count == 1, log.sessions[0].exercises.count == 1,
      case let exercise = log.sessions[0].exercises[0], !exercise.sets.isEmpty, !exercise.name.isEmpty,
      exercise.remarks.isEmpty, exercise.sets.allSatisfy({ $0.isLoaded || $0.reps == nil })
    else { return nil }
    (name, sets, parts, isJoined) = (exercise.name, exercise.sets, exercise.parts, exercise.isSuperset)
    units = Set(sets.compactMap { $0.weight?.unit })
    hasLoad = sets.contains(where: \.isLoaded)
  }
}
