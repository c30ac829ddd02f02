package import Text
package import Training

/// Writes the files of a journal in one style (`bumbum help style`) without changing what they mean.
package enum Formatter {
  /// The result of formatting a file.
  package enum Outcome: Sendable {
    /// The file is in the style already.
    case unchanged
    /// The edits, in the order of the text, and the text after them.
    case changed([TextEdit], [UInt8])
    /// The text would read as something else afterwards: the program is wrong, and the file must stay.
    case refused
  }

  /// Returns the edits that bring a file into the style; empty if it is in the style, or must be left alone.
  package static func edits(for source: Source, kind: FileKind, settings: Settings) -> [TextEdit] {
    guard case .changed(let edits, _) = outcome(for: ReadFile(source, as: kind), settings) else { return [] }
    return edits
  }

  /// Returns the outcome for a file that has been read. A changed text has been read again, and means the same.
  package static func outcome(for file: ReadFile, _ settings: Settings) -> Outcome {
    if file.source.foreignText != nil { return .unchanged }
    let edits = proposed(for: file, settings).sorted {
      ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end)
    }
    if edits.isEmpty { return .unchanged }
    guard let after = edits.applied(to: file.source.bytes), file.means(theSameAs: file.read(again: after))
    else { return .refused }
    return .changed(edits, after)
  }

  /// Returns the edits before they are checked; none is in a line with an error.
  private static func proposed(for file: ReadFile, _ settings: Settings) -> [TextEdit] {
    switch file {
    case .settings(let file): SettingsFormatter.edits(for: file)
    case .exercises(let list): ExerciseListFormatter(list, settings).edits()
    case .plan(let file): PlanFormatter(file, settings).edits()
    case .log(let log): LogFormatter(log, settings).edits()
    case .checkIns(let file): CheckInFormatter(file).edits()
    }
  }
}

/// Formats the blanks around lines of `bumbum.toml`; TOML has many spellings, and each is a person's choice.
struct SettingsFormatter {
  static func edits(for file: SettingsFile) -> [TextEdit] {
    var walk = FormatWalk(file.source, dialect: .toml, file.diagnostics)
    while walk.next() { walk.finish(contentEnd: walk.contentEnd, keepingColumn: false) }
    // Behind three quotes that nothing closes, text and blanks can't be told apart.
    let hasOpenString = file.diagnostics.contains { $0.severity == .error && file.source.opensLongString($0) }
    return hasOpenString ? [] : walk.edits.edits
  }
}

extension Source {
  fileprivate func opensLongString(_ diagnostic: Diagnostic) -> Bool {
    let start = diagnostic.range.lowerBound
    let line = bytes[start...].prefix { $0 != UInt8(ascii: "\n") }
    return [UInt8(ascii: "\""), UInt8(ascii: "'")].contains { sign in
      line.indices.contains { line[$0...].prefix(3).elementsEqual(repeatElement(sign, count: 3)) }
    }
  }
}
