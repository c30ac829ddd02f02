import Text
package import Training

/// The text of a new plan.
package enum PlanText {
  /// Returns front matter, the heading, the description, and a comment that teaches how exercises are written.
  package static func new(
    name: String, created: Moment, description: String?, portuguese: Bool
  ) -> String {
    let heading = name.split(whereSeparator: \.isNewline).joined(separator: " ")
    let paragraph = description?.trimmed ?? ""
    return """
      +++
      created = \(created):00
      +++

      # \(heading)
      \(paragraph.isEmpty ? "" : "\n\(paragraph)\n")
      \(NewJournal.lesson(in: portuguese ? .brazilianPortuguese : .english))

      """
  }
}
