package import Text
import Training

/// The spelling of an exercise's name, in quotes if it needs them.
package enum ExerciseName {
  /// Returns the name as it stands behind `aka` and `or`, in quotes unless it has only letters and blanks.
  package static func asAttribute(_ name: String) -> String {
    name.unicodeScalars.allSatisfy { $0.properties.isAlphabetic || $0 == " " } ? name : quoted(name)
  }

  /// Returns the name as it stands before its colon, in quotes if the grammar would not read it as itself before sets with a
  /// note. Throws if quotes don't help: the name is empty, or has a control character or a line ending.
  package static func spelled(_ name: String) throws(Refusal) -> String {
    let name = name.trimmed
    for spelling in [name, quoted(name)] where reads(spelling, as: name) { return spelling }
    throw Refusal(
      "'\(shortened(name))' is no name of an exercise",
      help: "a name is text on one line: 'Bench press'")
  }

  private static func reads(_ spelling: String, as name: String) -> Bool {
    let log = LogReader.read(Source(name: "", text: "2026-01-05\n\(spelling): 12 \"a\"\n"))
    guard log.diagnostics.isEmpty, log.sessions.count == 1, log.sessions[0].exercises.count == 1 else {
      return false
    }
    let exercise = log.sessions[0].exercises[0]
    return exercise.name.utf8.elementsEqual(name.utf8) && exercise.sets.count == 1 && !exercise.isSuperset
  }
}
