package import JSON
package import Training

/// The answer of a view, a value made from a journal, a filter and a day, which text, JSON and CSV print.
package protocol Answer {
  /// The name of the view in JSON.
  static var view: String { get }
  /// The day that the answer is for.
  var today: CivilDate { get }
  /// Returns the lines for people, without a line feed after the last.
  func text(on page: Page) -> String
  /// The members of the JSON object, without schema, view and day.
  var members: Members { get }
  /// A heading and rows for CSV; empty for a view without a table.
  var rows: [[JSON]] { get }
}

extension Answer {
  package var rows: [[JSON]] { [] }

  /// The whole JSON object: schema, view, day, and the members.
  package var json: JSON {
    let frame: Members = ["schema": JSON.schema, "view": Self.view, "today": today]
    return (frame + members).json
  }
}

extension JSON {
  /// The version of all views, which rises if a name goes or changes its meaning; new names need no new version.
  package static let schema = 1
}
