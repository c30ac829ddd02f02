import Grammar
import Text

/// Reads a text of the document as the file it stands for.
struct Reading {
  let source: Source
  let diagnostics: [Diagnostic]
  /// How many sets there are, in a log.
  private(set) var sets = 0
  /// Lines that were put before the text, as it begins in the middle of something.
  private let linesBefore: Int

  /// Nil for a kind of text that no reader knows.
  init?(_ lines: [String], as language: String) {
    let before = Reading.context(of: lines, language)
    linesBefore = before.count
    source = Source(name: "FORMAT.md", text: (before + lines).joined(separator: "\n") + "\n")
    switch language {
    case "log":
      let log = LogReader.read(source)
      diagnostics = log.diagnostics
      sets = log.sets.count
    case "checkins": diagnostics = CheckInReader.read(source).diagnostics
    case "plan": diagnostics = PlanReader.read(source).diagnostics
    case "exercises": diagnostics = ExerciseListReader.read(source).diagnostics
    case "toml": diagnostics = SettingsFile.read(source).diagnostics
    default: return nil
    }
  }

  /// The findings as marks would show them: 0-based lines of the text, columns in characters.
  var findings: [Finding] {
    let table = LineTable(source.bytes)
    return diagnostics.map { diagnostic in
      let line = table.line(at: diagnostic.range.lowerBound)
      let start = table.range(ofLine: line).lowerBound
      let range = diagnostic.range
      let end = min(range.upperBound, max(table.range(ofLine: line).upperBound - 1, range.lowerBound))
      let from = source.text(TextRange(start, range.lowerBound)).count
      let to = source.text(TextRange(start, end)).count
      return Finding(
        line: line - linesBefore, columns: from..<to, severity: diagnostic.severity, code: diagnostic.code)
    }
  }

  static func context(of lines: [String], _ language: String) -> [String] {
    switch language {
    case "log" where lines.first?.hasPrefix(" ") == true: ["2026-01-05 18:30"]
    case "plan" where lines.first?.hasPrefix("- ") == true:
      ["+++", "created = 2026-01-06", "+++", "# Treino A"]
    case "toml" where !lines.contains { $0.hasPrefix("format") }: ["format = 1"]
    default: []
    }
  }
}
