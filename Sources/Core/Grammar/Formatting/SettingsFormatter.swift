import Text

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
