package import JSON
package import Training

/// What a view says, as a value made of a journal, a filter and a day. Text, JSON and CSV print the same value.
package protocol Answer {
  /// What JSON calls the view.
  static var view: String { get }
  /// The day that the answer is of.
  var today: CivilDate { get }
  /// Lines for people, without a line feed after the last.
  func text(on page: Page) -> String
  /// What the object in JSON holds besides its frame.
  var members: Members { get }
  /// A heading and rows for CSV; none for a view without a table.
  var rows: [[String]] { get }
}

extension Answer {
  package var rows: [[String]] { [] }

  /// The whole object: schema, view, day, and what the answer holds.
  package var json: JSON {
    let frame: Members = [
      ("schema", .integer(JSON.schema)), ("view", .string(Self.view)), ("today", .day(today)),
    ]
    return .object(frame + members)
  }
}

/// Members of an object, in the order in which they are printed.
package typealias Members = [(name: String, value: JSON)]

extension JSON {
  /// Of all views: it rises when a name goes or changes its meaning; new names may come without it.
  package static let schema = 1
}
