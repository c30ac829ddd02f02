/// The box before sets on a line of their own, as task lists of Markdown have it: planned, or done.
///
/// Reading, `fmt`, filling in and the editor all ask this table.
package enum TaskMark: String, CaseIterable, Sendable {
  /// Still to be done: such sets count nowhere.
  case open = "[ ]"
  case done = "[x]"

  /// Creates the mark of what stands between the brackets, one blank or `x`; nil for anything else. Phones write `×`.
  package init?(inside text: String) {
    guard let sign = text.unicodeScalars.first, text.unicodeScalars.count == 1 else { return nil }
    switch sign {
    case "x", "X", "\u{D7}": self = .done
    case "\t": self = .open
    default:
      guard sign.properties.generalCategory == .spaceSeparator else { return nil }
      self = .open
    }
  }
}
