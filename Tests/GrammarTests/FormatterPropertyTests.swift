import Grammar
import Foundation
import TestSupport
import Testing
import Text
import Training

/// What holds for every file that fmt writes, on the example journal and on random ones. `BUMBUM_FMT_JOURNALS` says
/// how many of those.
@Suite struct FormatterPropertyTests {
  private static let journals =
    ProcessInfo.processInfo.environment["BUMBUM_FMT_JOURNALS"].flatMap { Int($0) } ?? 250
  private static let parts = 4

  @Test func theExampleJournalIsInTheStyle() throws {
    let paths =
      try ["bumbum.toml", "exercises.txt"] + examples(in: "plans", ending: ".md")
      + examples(in: "log", ending: ".txt") + examples(in: "checkins/2025", ending: ".txt")
      + examples(in: "checkins/2026", ending: ".txt")
    #expect(paths.count > 12)
    for path in paths { #expect(try !hold(example(path).bytes, path), "\(path) is not in the style") }
  }

  /// Months, check-ins, exercises, plans and settings of as many journals.
  @Test(arguments: 0..<parts) func randomJournalsKeepTheirMeaning(part: Int) throws {
    var changed = 0
    for seed in stride(from: part, to: Self.journals, by: Self.parts) {
      let files = [
        ("log/2026-01.txt", RandomLog.bytes(seed: UInt64(seed))),
        ("checkins/2026/01.txt", RandomFile.checkIns(seed: UInt64(seed))),
        ("exercises.txt", RandomFile.exercises(seed: UInt64(seed))),
        ("plans/a.md", RandomFile.plan(seed: UInt64(seed))),
        ("bumbum.toml", RandomFile.settings(seed: UInt64(seed))),
      ]
      for (path, bytes) in files where try hold(bytes, path, seed) { changed += 1 }
    }
    #expect(changed > Self.journals / Self.parts)
  }

  /// The same, with one to three bytes of each changed, dropped or put in.
  @Test(arguments: 0..<parts) func slipsKeepTheirMeaning(part: Int) throws {
    var random = SeededGenerator(seed: UInt64(part))
    for seed in stride(from: part, to: Self.journals, by: Self.parts) {
      let files = [
        ("log/2026-01.txt", RandomLog.bytes(seed: UInt64(seed))),
        ("checkins/2026/01.txt", RandomFile.checkIns(seed: UInt64(seed))),
        ("exercises.txt", RandomFile.exercises(seed: UInt64(seed))),
        ("plans/a.md", RandomFile.plan(seed: UInt64(seed))),
        ("bumbum.toml", RandomFile.settings(seed: UInt64(seed))),
      ]
      for (path, bytes) in files { _ = try hold(mutated(bytes, &random), path, seed) }
    }
  }

  /// Checks one file; true where it was changed.
  private func hold(_ bytes: [UInt8], _ path: String, _ seed: Int = 0) throws -> Bool {
    let kind = try #require(FileKind(path: path))
    var settings = Settings()
    settings.alignsNames = seed % 4 == 3
    let before = ReadFile(Source(name: path, bytes: bytes), as: kind)
    let shown = { "\(path), seed \(seed):\n\(String(decoding: bytes, as: UTF8.self))" }
    switch Formatter.outcome(for: before, settings) {
    case .unchanged: return false
    case .refused:
      Issue.record("refused: \(shown())")
      return false
    case .changed(let edits, let text):
      let after = ReadFile(Source(name: path, bytes: text), as: kind)
      #expect(edits.applied(to: bytes) == text)
      #expect(
        Formatter.edits(for: after.source, kind: kind, settings: settings).isEmpty, "not at rest: \(shown())")
      #expect(before.means(theSameAs: after), "\(shown())")
      #expect(comments(of: before, kind) == comments(of: after, kind), "\(shown())")
      #expect(squashed(bytes) == squashed(text), "\(shown())")
      #expect(brokenLines(of: before) == brokenLines(of: after), "\(shown())")
      let (lines, linesAfter) = (endings(bytes), endings(text))
      if lines.carriage == 0 { #expect(linesAfter.carriage == 0, "\(shown())") }
      if lines.carriage > 0, lines.plain == 0 { #expect(linesAfter.plain == 0, "\(shown())") }
      return true
    }
  }
}

/// Without the white space at their ends.
private func comments(of file: ReadFile, _ kind: FileKind) -> [String] {
  tokens(of: file.source, kind: kind).filter { $0.kind == .comment }.map {
    file.source.text($0.range).trimmingCharacters(in: .whitespaces)
  }
}

/// The lines with an error, byte for byte; a byte order mark belongs to the file.
private func brokenLines(of file: ReadFile) -> [[UInt8]] {
  let table = LineTable(file.source.bytes)
  let lines = Set(
    file.diagnostics.filter { $0.severity == .error }.map { table.line(at: $0.range.lowerBound) })
  let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
  return lines.sorted().map { line in
    let bytes = Array(file.source.bytes[table.range(ofLine: line).bounds])
    return bytes.starts(with: mark) ? Array(bytes.dropFirst(3)) : bytes
  }
}

/// A text without all that fmt may change: white space, commas, case, the signs that phones write, long units, a zero
/// before an hour.
private func squashed(_ bytes: [UInt8]) -> [Unicode.Scalar] {
  var text = String(decoding: bytes, as: UTF8.self).lowercased()
  text.replace(/\b0(\d:)/) { $0.1 }
  text.replace("...", with: "..")
  for (long, short) in [("kgs", "kg"), ("lbs", "lb"), ("sec", "s")] { text.replace(long, with: short) }
  return text.unicodeScalars.compactMap { scalar in
    switch scalar.value {
    case _ where scalar.properties.isWhitespace || scalar == ",": nil
    case 0x2018...0x201B: "'"
    case 0x201C...0x201F: "\""
    case 0x2010...0x2015, 0x2212: "-"
    case 0xD7, 0x2A: "x"
    default: scalar
    }
  }
}

private func endings(_ bytes: [UInt8]) -> (plain: Int, carriage: Int) {
  let feeds = bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }
  let carriage = feeds.count { $0 > 0 && bytes[$0 - 1] == UInt8(ascii: "\r") }
  return (feeds.count - carriage, carriage)
}
