package import Text

/// Emphasis for a terminal; without colour every text stays as it is.
package struct Style: Sendable {
  package let isColored: Bool

  package init(isColored: Bool) { self.isColored = isColored }

  package func bold(_ text: String) -> String { wrapped(text, "1", "22") }
  package func dim(_ text: String) -> String { wrapped(text, "2", "22") }
  package func red(_ text: String) -> String { wrapped(text, "31", "39") }
  package func green(_ text: String) -> String { wrapped(text, "32", "39") }
  package func yellow(_ text: String) -> String { wrapped(text, "33", "39") }
  package func blue(_ text: String) -> String { wrapped(text, "34", "39") }
  package func cyan(_ text: String) -> String { wrapped(text, "36", "39") }

  /// The sequence that moves to the upper left corner and clears the screen below (ECMA-48, CUP and ED).
  package static let clearedScreen = "\u{1B}[H\u{1B}[2J"

  /// Returns a text in the colour of a severity, in bold.
  package func emphasis(_ text: String, _ severity: Severity) -> String {
    switch severity {
    case .error: wrapped(text, "1;31", "22;39")
    case .warning: wrapped(text, "1;33", "22;39")
    case .hint: wrapped(text, "1;36", "22;39")
    }
  }

  /// Returns line numbers, gutters or arrows around a text, in bold blue.
  package func frame(_ text: String) -> String { wrapped(text, "1;34", "22;39") }

  /// Returns a text between two sequences; the second ends only the first, for nesting (ECMA-48, SGR).
  func wrapped(_ text: String, _ start: String, _ end: String) -> String {
    isColored && !text.isEmpty ? "\u{1B}[\(start)m\(text)\u{1B}[\(end)m" : text
  }
}
