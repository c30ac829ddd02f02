package import Text
import Training

/// The spelling of an exercise's name in a log.
package enum ExerciseName {
  /// Returns the name as it stands before its colon, in quotes if the grammar would not read it as itself. Throws if
  /// quotes don't help: the name is empty, or has a control character or a line ending.
  package static func spelled(_ name: String) throws(Refusal) -> String {
    let name = name.trimmed
    for spelling in [name, quoted(name)] where reads(spelling, as: name) { return spelling }
    throw Refusal(
      "'\(shortened(name))' is no name of an exercise",
      help: "a name is text on one line: 'Bench press'")
  }

  private static func reads(_ spelling: String, as name: String) -> Bool {
    let log = LogReader.read(Source(name: "", text: "2026-01-05\n\(spelling): 12\n"))
    guard log.diagnostics.isEmpty, log.sessions.count == 1, log.sessions[0].exercises.count == 1 else {
      return false
    }
    let exercise = log.sessions[0].exercises[0]
    return exercise.name.utf8.elementsEqual(name.utf8) && exercise.sets.count == 1 && !exercise.isSuperset
  }
}
