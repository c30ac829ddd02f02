import JournalFormat
import JournalText

extension Journal {
  /// The files in which blanks around a line mean nothing: not plans, which are Markdown, and not settings,
  /// where a string may go over lines.
  var linedFiles: [(source: Source, diagnostics: [Diagnostic])] {
    (exerciseList.map { [($0.source, $0.diagnostics)] } ?? []) + logs.map { ($0.source, $0.diagnostics) }
      + checkIns.map { ($0.source, $0.diagnostics) }
  }
}
