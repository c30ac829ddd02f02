import Foundation
import Grammar
import Import
import TestSupport
import Testing
import Training

/// The ways in which people keep notes, and below each what they mean, by hand: nothing is read as something else, and
/// what is read, noted and left out are all lines with text in them.
@Suite struct NoteStyleTests {
  /// Above the notes of a file stands how they are read and what becomes of their lines, below them what they mean.
  private static let folder = Repository.root + "/Tests/ImportTests/Fixtures/Notes/"
  private static let files = (try? FileManager.default.contentsOfDirectory(atPath: folder).sorted()) ?? []

  @Test(arguments: files)
  func means(_ name: String) throws {
    let text = try String(contentsOfFile: Self.folder + name, encoding: .utf8)
    let (head, rest) = (text.prefix { $0 != "\n" }, text.drop { $0 != "\n" }.dropFirst())
    let parts = rest.components(separatedBy: "=====\n")
    let words = head.prefix { $0 != ":" }.split(separator: " ")
    var options = ImportOptions(
      unit: words.contains("lb") ? .lb : words.contains("kg") ? .kg : nil,
      dateOrder: words.contains("day") ? .dayFirst : words.contains("month") ? .monthFirst : nil)
    options.year = words.lazy.compactMap { Int($0) }.first
    let order: NoteOrder? =
      words.contains("sets-first") ? .setsFirst : words.contains("weight-first") ? .weightFirst : nil
    let imported = try NoteImport(Array(parts[0].utf8)).read(options, order: order)
    #expect(Reading.text(ImportPlan(Journal()).adding(imported), Journal()) == parts[1])
    let counts = Self.counts(imported)
    #expect(head.hasSuffix(": \(counts[0]) read, \(counts[1]) noted, \(counts[2]) left out"), "\(counts)")
    let written = parts[0].split(whereSeparator: \.isNewline).count { $0.contains { !$0.isWhitespace } }
    #expect(counts.reduce(0, +) == written)
  }

  @Test func thereAreSuchFiles() { #expect(Self.files.count > 40) }

  /// Lines read, kept as notes, left out.
  private static func counts(_ imported: Imported) -> [Int] {
    imported.lines.reduce(into: [0, 0, 0]) { counts, line in
      switch line.fate {
      case .read: counts[0] += 1
      case .note: counts[1] += 1
      case .leftOut: counts[2] += 1
      }
    }
  }

  @Test func aFileOfADayIsKnownByItsName() throws {
    let imported = try NoteImport(Array("Squat 100kg x 5\n".utf8), name: "daily/2026-01-05 Legs.md").read(
      ImportOptions(), order: nil)
    #expect(
      Reading.text(ImportPlan(Journal()).adding(imported), Journal()) == "2026-01-05 Legs\n  Squat: 100kg x 5\n")
  }
}
