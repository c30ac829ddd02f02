import Grammar
import Testing
import Text
import Training

/// The page on fmt: it makes the second column of its table of the first.
@Suite struct FormattingTests {
  struct Pair: Sendable, CustomTestStringConvertible {
    let path: String
    let typed: String
    let written: String
    var testDescription: String { typed }
  }

  /// Where a row is of another file than a log, its last column begins with that.
  private static let files = [
    ("check-ins", "checkins/2026/01.txt", ["[2026-01-01]"]), ("items of plans", "plans/a.md", ["# Treino A"]),
    ("`exercises.txt`", "exercises.txt", []), ("", "log/2026-01.txt", ["2026-01-01", "  Prancha: 60s"]),
  ]

  static let pairs: [Pair] = FormatDocument.pages.flatMap(\.tables).filter { $0.header[1] == "fmt writes" }.flatMap(
    \.rows
  )
  .flatMap { row in
    let file = files.first { row.cells[2].hasPrefix($0.0) }
    return zip(codeSpans(row.cells[0]), codeSpans(row.cells[1])).map { typed, written in
      Pair(path: file?.1 ?? "", typed: typed, written: written)
    }
  }

  @Test func thereIsAPairForEveryKindOfFile() {
    #expect(Self.pairs.count > 15)
    #expect(Set(Self.pairs.map(\.path)) == Set(Self.files.map(\.1)))
  }

  /// Where a row is of one line, below another, as if it stood at the margin.
  @Test(arguments: pairs) func fmtMakesTheSecondOfTheFirst(pair: Pair) throws {
    #expect(pair.typed != pair.written)
    let isOneLine = broken(pair.typed).count == 1
    let before = try #require(Self.files.first { $0.1 == pair.path }).2
    let lines = try formatted((isOneLine ? before : []) + broken(pair.typed), pair.path)
    let found = isOneLine ? String(lines.last?.drop { $0 == " " } ?? "") : lines.joined(separator: "↵")
    #expect(found == pair.written)
    #expect(try formatted(lines, pair.path) == lines)
  }

  private func formatted(_ lines: [String], _ path: String) throws -> [String] {
    let source = Source(name: path, text: lines.joined(separator: "\n") + "\n")
    let edits = Formatter.edits(for: source, kind: try #require(FileKind(path: path)), settings: Settings())
    let text = String(decoding: try #require(edits.applied(to: source.bytes)), as: UTF8.self)
    return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }
}
