import Grammar
import Lint
package import Text
package import Training

/// A renderer of diagnostics in rustc's form: a first line that can be clicked and searched for, the person's own
/// line with carets under the mistake, a second range if there is one, and the text to write instead.
///
/// ```
/// log/2026-01.txt:5:16: error[ambiguous-load]: '80x10' could be 80 sets of 10, or 80 kg for 10 reps
///    |
///  5 |   Supino reto: 80x10, 90kg x 8
///    |                ^^^^^
///    = help: write the unit: 80kg x 10
/// ```
///
/// Control characters of files, paths and messages are escaped.
package struct DiagnosticText {
  private let style: Style
  private let width: Int
  /// The number of columns for prose; nil for lines of any length.
  private let fold: Int?
  private let language: Settings.Language
  /// The journal's, in which a load without a unit may have been meant.
  private let unit: WeightUnit

  /// Creates a renderer; `width` is the terminal's columns, nil if unknown. More than 1,000 count as 1,000.
  package init(style: Style, width: Int?, in language: Settings.Language = .english, unit: WeightUnit = .kg) {
    self.language = language
    self.unit = unit
    self.style = style
    self.width = min(max(width ?? 100, 0), 1000)
    fold = width.map { max($0, 20) }
  }

  /// Returns the lines, without a line feed after the last.
  ///
  /// `other` returns the file of a second range in another file. A range outside of its file is moved to the file's
  /// end; an empty file gets no line.
  package func render(
    _ diagnostic: Diagnostic, in file: ReportedFile, other: (String) -> ReportedFile
  ) -> String {
    let place = SourcePlace(diagnostic.range, in: file)
    let note = diagnostic.note.map { note in
      Note(
        label: printable(note.label.text(in: language)),
        place: SourcePlace(note.range, in: note.file.map(other) ?? file))
    }
    let drawing = Drawing(style, severity: diagnostic.severity, width: width, isFolded: fold != nil, place, note?.place)
    let severity = style.emphasis("\(language.said(diagnostic.severity))[\(diagnostic.code)]", diagnostic.severity)
    let message = printable(diagnostic.message.text(in: language, unit: unit))
    var rows = folded("\(place.description): \(severity): \(style.bold(message))", 4)
    rows += drawing.snippets(place, note)
    if let help = diagnostic.help?.text(in: language, unit: unit) {
      rows += drawing.help(help, language == .english ? "help:" : "ajuda:").flatMap { folded($0.text, $0.indentation) }
    }
    return rows.joined(separator: "\n")
  }

  private func folded(_ line: String, _ indentation: Int) -> [String] {
    fold.map { wrapped(line, to: $0, indentation: min(indentation, $0 / 2)) } ?? [line]
  }
}

/// The second range of a diagnostic.
private struct Note {
  let label: String
  let place: SourcePlace
}

/// The lines below the first one, to the right of a gutter of line numbers that is equally wide for both ranges.
private struct Drawing {
  private let style: Style
  private let severity: Severity
  /// The number of digits in the largest line number.
  private let digits: Int
  /// The number of columns to the right of the gutter.
  private let columns: Int
  /// True if labels are folded to the columns.
  private let isFolded: Bool

  init(_ style: Style, severity: Severity, width: Int, isFolded: Bool, _ place: SourcePlace, _ second: SourcePlace?) {
    self.style = style
    self.isFolded = isFolded
    self.severity = severity
    digits = String(max(place.start.line, second?.start.line ?? 0)).count
    // No line can be read in fewer than 20 columns; then the terminal may break it.
    columns = max(20, width - digits - 4)
  }

  func snippets(_ place: SourcePlace, _ note: Note?) -> [String] {
    var rows: [String] = []
    var isNoteDrawn = note == nil
    if !place.source.bytes.isEmpty {
      let line = ShownLine(place, columns: columns)
      let carets = marks(line.columns(of: place.range), "^") { style.emphasis($0, severity) }
      rows += [bar, numbered(place, line), carets]
      if let note, note.place.isOnLine(of: place), let here = line.columns(of: note.place.range) {
        rows += labelled(here, note.label)
        isNoteDrawn = true
      }
    }
    if let note, !isNoteDrawn { rows += snippet(note) }
    return rows
  }

  /// Returns `= help: …` with its further lines indented below the first.
  func help(_ text: String, _ name: String) -> [(text: String, indentation: Int)] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { printable(String($0)) }
    let indentation = digits + 5 + name.utf8.count
    return lines.enumerated().map { number, line in
      let start =
        number == 0 ? blanks(digits + 2) + style.frame("=") + " " + style.bold(name) + " " : blanks(indentation)
      return (start + line, indentation)
    }
  }

  private func snippet(_ note: Note) -> [String] {
    let arrow = blanks(digits + 1) + style.frame("-->") + " "
    let place = note.place
    guard !place.source.bytes.isEmpty else {
      let text = "\(printable(place.source.name)): \(note.label)"
      let lines = isFolded ? wrapped(text, to: columns, indentation: 0) : [text]
      return lines.enumerated().map { ($0 == 0 ? arrow : blanks(digits + 5)) + $1 }
    }
    let line = ShownLine(place, columns: columns)
    let mark = labelled(line.columns(of: place.range), note.label)
    return [arrow + place.description, bar, numbered(place, line)] + mark
  }

  /// Returns a line of the file with its number, without a trailing blank if the line is empty.
  private func numbered(_ place: SourcePlace, _ line: ShownLine) -> String {
    let number = rightAligned(String(place.start.line), to: digits + 1) + " |"
    return style.frame(number) + (line.text.isEmpty ? "" : " " + line.text)
  }

  /// Returns the label behind the marks, or below them if there is no room.
  private func labelled(_ columns: Range<Int>?, _ label: String) -> [String] {
    let row = marks(columns, "-") { style.frame($0) }
    if label.isEmpty { return [row] }
    if !isFolded || (columns?.upperBound ?? 1) + 1 + shownWidth(label) <= self.columns {
      return [row + " " + style.frame(label)]
    }
    let start = min(columns?.lowerBound ?? 0, self.columns / 2)
    return [row]
      + wrapped(label, to: self.columns - start, indentation: 0).map { bar + " " + blanks(start) + style.frame($0) }
  }

  private func marks(_ columns: Range<Int>?, _ sign: String, _ emphasized: (String) -> String) -> String {
    let columns = columns ?? 0..<1
    return bar + " " + blanks(columns.lowerBound) + emphasized(String(repeating: sign, count: columns.count))
  }

  private var bar: String { style.frame(blanks(digits + 2) + "|") }

  private func blanks(_ count: Int) -> String { String(repeating: " ", count: count) }
}

extension SourcePlace {
  fileprivate func isOnLine(of other: SourcePlace) -> Bool {
    start.line == other.start.line && source.name == other.source.name
  }
}

/// The findings for a person, with an empty line after each. Of three or more warnings with one code, the further ones are
/// a line each below the first, as their remedy is the same; of three or more hints they are one line.
enum TextFindings {
  static func write(_ report: FindingsReport, style: Style, width: Int?, to put: (String) -> Void) {
    let renderer = DiagnosticText(style: style, width: width, in: report.language, unit: report.unit)
    var rest: [String: [Finding]] = [:]
    if !report.isInFull {
      rest = Dictionary(grouping: report.findings.filter { $0.diagnostic.severity < .error }, by: \.diagnostic.code)
    }
    for finding in report.findings {
      let others = rest[finding.diagnostic.code] ?? []
      let isGroup = others.count >= 3
      if isGroup, others[0] != finding { continue }
      var text = renderer.render(finding.diagnostic, in: report.file(finding.path), other: report.file) + "\n"
      if isGroup {
        let isHint = finding.diagnostic.severity == .hint
        let count = report.language == .english ? "and \(others.count - 1) more" : "e mais \(others.count - 1)"
        text += "   = \(style.bold(count))\(isHint ? ": 'bumbum lint --full'" : ":")\n"
        for other in others.dropFirst() where !isHint {
          let line =
            "     \(ShortFindings.place(of: other, in: report)): \(printable(other.diagnostic.message.text(in: report.language, unit: report.unit)))"
          for row in width.map({ wrapped(line, to: max($0, 20), indentation: 9) }) ?? [line] { text += row + "\n" }
        }
      }
      put(text + "\n")
    }
  }
}
