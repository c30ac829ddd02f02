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
}

/// Checks that fmt makes the second text of the first, and leaves the second alone.
func expectFormatted(
  _ before: String, _ after: String, _ path: String = "log/2026-01.txt", settings: Settings = Settings(),
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let kind = try #require(FileKind(path: path))
  for (text, wanted) in [(before, after), (after, after)] {
    let source = Source(name: path, text: text)
    let edits = Formatter.edits(for: source, kind: kind, settings: settings)
    #expect(edits.isEmpty == (text == wanted), sourceLocation: sourceLocation)
    let bytes = try #require(edits.applied(to: source.bytes))
    #expect(String(decoding: bytes, as: UTF8.self) == wanted, sourceLocation: sourceLocation)
  }
}
