import Grammar
import Foundation
import Testing
import Text
import Training

/// A spelling in the first column of a table, and what the rest of its row says of it.
struct Spelling: CustomStringConvertible {
  let text: String
  /// Its document and, 1-based, its line there.
  let document: String
  let line: Int
  let language: String
  let before: [String]
  /// What stands on the line before the spelling.
  let lead: String
  /// The finding that its row names.
  let finding: Finding?
  /// The number of sets that its row names.
  let sets: Int?
  /// The signs that its words stand for; nil where it has no such words.
  let signs: String?

  var description: String { "\(document):\(line) `\(text)`" }
  var lines: [String] { before + broken(lead + text) }
}

/// A `↵` in a spelling is the end of a line.
func broken(_ text: String) -> [String] { text.components(separatedBy: "↵") }

extension Spelling {
  /// Which tables are run, by the head of their first column, and as what.
  private static let contexts: [String: (language: String, before: [String], lead: String)] = [
    "Sets": ("log", ["2026-01-05 18:30"], "  Supino reto: "),
    "Words": ("log", ["2026-01-05 18:30"], "  Supino reto: "),
    "Session line": ("log", [], ""),
    "Title": ("log", [], "2026-01-05 "),
    "Broken opener": ("log", ["2026-01-05 18:30", "  Prancha: 60s"], ""),
    "Line of a session": ("log", ["2026-01-05 18:30", "  Prancha: 0s"], "  "),
    "Plan item": ("plan", ["+++", "created = 2026-01-06", "+++", "# Treino A", "- Afundo: legs"], ""),
    "Check-in line": ("checkins", [], ""),
    "Line of a check-in": ("checkins", ["[2026-01-15 07:30]"], ""),
    "Setting": ("toml", [], ""),
    "Exercise line": ("exercises", [], ""),
  ]

  static let all = ([FormatDocument.shared] + FormatDocument.pages).flatMap { all(of: $0) }

  private static func all(of document: FormatDocument) -> [Spelling] {
    document.tables.flatMap { table -> [Spelling] in
      guard let context = contexts[table.header[0]] else { return [] }
      return table.rows.flatMap { row in
        codeSpans(row.cells[0]).map { text in
          Spelling(
            text: text, document: document.name, line: row.line, language: context.language, before: context.before,
            lead: context.lead,
            finding: codeSpans(row.cells[1]).compactMap {
              Finding(code: $0, line: context.before.count + broken(text).count - 1)
            }.first,
            sets: Int(row.cells[1]),
            signs: table.header[0] == "Words" ? codeSpans(row.cells[2]).first : nil)
        }
      }
    }
  }
}

@Suite struct SpellingTests {
  @Test func spellingsReadAsTheirRowsSay() throws {
    for spelling in Spelling.all {
      let reading = try #require(Reading(spelling.lines, as: spelling.language), "\(spelling)")
      let found = reading.findings
      let (missing, unmarked) = differences(marks: spelling.finding.map { [$0] } ?? [], found: found)
      #expect(missing.isEmpty && unmarked.isEmpty, "\(spelling): found \(found)")
      if let sets = spelling.sets { #expect(reading.sets == sets, "\(spelling)") }
    }
  }

  /// They mean what the signs mean, and fmt writes those.
  @Test func wordsAreWrittenAsTheirSigns() throws {
    let inWords = Spelling.all.filter { $0.signs != nil }
    #expect(inWords.count > 20)
    for spelling in inWords {
      let source = try #require(Reading(spelling.lines, as: spelling.language)).source
      let edits = Formatter.edits(for: source, kind: .log(year: 2026, month: 1), settings: Settings())
      let written = String(decoding: try #require(edits.applied(to: source.bytes), "\(spelling)"), as: UTF8.self)
      #expect(
        written == (spelling.before + [spelling.lead + (spelling.signs ?? "")]).joined(separator: "\n") + "\n",
        "\(spelling)")
    }
  }

  @Test func everyTableOfSetsCountsThemOrNamesACode() {
    let sets = Spelling.all.filter { $0.lead.hasSuffix("Supino reto: ") }
    #expect(sets.count > 100)
    for spelling in sets {
      #expect((spelling.sets == nil) != (spelling.finding == nil), "\(spelling)")
    }
  }
}
