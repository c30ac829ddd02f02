package import Text
import Training

/// How an exercise's name is written in a log.
package enum ExerciseName {
  /// The name as it stands before its colon: in quotes where the grammar would not read it as itself. Fails for what no
  /// quotes help: an empty name, a control character, more than one line.
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
