package import Text
package import Training

/// Attributes typed on a command line, `chest 4x8 rest 90s`, and read as a plan has them, with commas: `chest, 4x8,
/// rest 90s`.
package struct PlanAttributes {
  let text: String
  /// The exercise read from the attributes, whose ranges are in `source`.
  package let exercise: PlannedExercise
  package let places: PlannedExercisePlaces
  let source: Source

  package init(_ typed: String) throws(Refusal) {
    let tokens = Tokenizer.tokens(Array(typed.utf8), dialect: .markdown)
    if tokens.contains(where: { [.newline, .control, .invalid, .comment].contains($0.kind) }) {
      throw Refusal("'\(shortened(typed))' is not one line of attributes", help: "write 'chest 4x8 rest 90s'")
    }
    var file = PlanAttributes.read(typed.trimmed)
    // The plan's reader says where an attribute ends without a comma; none begins with the dash of `rpe 7-8`.
    while let mistake = file.diagnostics.first, mistake.code == Explanation.missingComma.code,
      file.source.bytes[mistake.range.lowerBound] != UInt8(ascii: "-")
    {
      let (before, after) = (TextRange(5, mistake.range.lowerBound), mistake.range.lowerBound..<file.source.bytes.count)
      file = PlanAttributes.read("\(file.source.text(before).trimmed), \(file.source.text(TextRange(after)))")
    }
    if let problem = file.diagnostics.first { throw Refusal(problem, in: file.source) }
    guard let (exercise, places) = file.exercises.first else {
      throw Refusal("'\(shortened(typed))' are no attributes of an exercise", help: "write 'chest 4x8 rest 90s'")
    }
    (self.exercise, self.places, source) = (exercise, places, file.source)
    text = places.attributes.map(file.source.text).joined(separator: ", ")
  }

  private static func read(_ attributes: String) -> PlanFile {
    PlanReader.read(Source(name: "", text: "- a: \(attributes)"))
  }
}
