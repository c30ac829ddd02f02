import Grammar
import Testing
import Text
import Training

/// A text, and what fmt writes for it.
struct FormatCase: Sendable, CustomTestStringConvertible {
  let before: String
  let after: String
  var testDescription: String { before }

  init(_ before: String, _ after: String) {
    self.before = before
    self.after = after
  }

  /// Right as it is.
  init(_ text: String) { self.init(text, text) }

  /// The cases of a body of signed lines: before (`-`), after (`+`), and right as it is (`=`).
  static func rows(_ body: [String]) -> [FormatCase] {
    var rows: [(before: [String], after: [String])] = []
    var last: Character = "+"
    for line in body {
      guard let sign = line.first, "-+=".contains(sign) else { continue }
      if sign != "+", sign != last { rows.append(([], [])) }
      if sign != "+" { rows[rows.count - 1].before.append(String(line.dropFirst(2))) }
      if sign != "-" { rows[rows.count - 1].after.append(String(line.dropFirst(2))) }
      last = sign
    }
    return rows.map { FormatCase($0.before.joined(separator: "\n"), $0.after.joined(separator: "\n")) }
  }
}

/// Checks that fmt makes the second text of the first, and leaves the second alone.
func expectFormatted(
  _ before: String, _ after: String, _ path: String = "log/2026-01.txt", _ place: String = "",
  settings: Settings = Settings(), sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let kind = try #require(FileKind(path: path))
  for (text, wanted) in [(before, after), (after, after)] {
    let source = Source(name: path, text: text)
    let edits = Formatter.edits(for: source, kind: kind, settings: settings)
    #expect(edits.isEmpty == (text == wanted), "\(place)", sourceLocation: sourceLocation)
    let bytes = try #require(edits.applied(to: source.bytes))
    #expect(String(decoding: bytes, as: UTF8.self) == wanted, "\(place)", sourceLocation: sourceLocation)
  }
}
