package import Text
import Training

extension SettingsFile {
  /// The edits that give a setting a text: the active plan's name, say.
  package func setting(_ key: String, text: String) -> [TextEdit] { setting(key, TOMLString.quoting(text)) }

  /// The edits that give a setting a value, which is TOML: `setting("goal", "3")`, `setting("lint.disable",
  /// "[]")`. The value that is there is replaced; else a line is added below the one of `format`, or below
  /// the header of the setting's table, or at the top.
  package func setting(_ key: String, _ tomlValue: String) -> [TextEdit] {
    let document = TOMLDocument.read(source)
    let path = key.split(separator: ".").map { $0.lowercased() }
    if let entry = document.leaves.first(where: { $0.names == path }) {
      let isSame = source.text(entry.value.range).utf8.elementsEqual(tomlValue.utf8)
      return isSame ? [] : [TextEdit(replacing: entry.value.range, with: tomlValue)]
    }
    if let table = document.tables.first(where: {
      !$0.isElement && $0.path.map { $0.text.lowercased() } == path.dropLast()
    }) {
      return [inserting("\(path[path.count - 1]) = \(tomlValue)", below: table.range)]
    }
    let line = "\(path.joined(separator: ".")) = \(tomlValue)"
    if let format = document.entries.first(where: { $0.names == [Setting.format.name] }) {
      return [inserting(line, below: format.range)]
    }
    let top = source.bytes.starts(with: "\u{FEFF}".utf8) ? 3 : 0
    return [TextEdit(inserting: line + ending(at: top), at: top)]
  }

  /// The edits that take a setting out, wherever it is written; none where it is not. A comment on its line stays.
  package func removing(_ key: String) -> [TextEdit] {
    let path = key.split(separator: ".").map { $0.lowercased() }
    return TOMLDocument.read(source).entries.filter { $0.names == path }.map { removing($0.range) }
  }
}

extension SettingsFile {
  private func inserting(_ line: String, below range: TextRange) -> TextEdit {
    let end = lineEnd(from: range.upperBound)
    let ending = ending(at: range.upperBound)
    let isEnded = end > 0 && source.bytes[end - 1] == UInt8(ascii: "\n")
    return TextEdit(inserting: isEnded ? line + ending : ending + line, at: end)
  }

  /// The whole line where nothing else stands on it, else the entry and the blanks behind it.
  private func removing(_ range: TextRange) -> TextEdit {
    let bytes = source.bytes
    var end = range.upperBound
    while end < bytes.count, isBlank(bytes[end]) { end += 1 }
    var start = range.lowerBound
    while start > 0, isBlank(bytes[start - 1]) { start -= 1 }
    let isAlone =
      (end == bytes.count || bytes[end] == UInt8(ascii: "\n") || bytes[end] == UInt8(ascii: "\r"))
      && (start == 0 || bytes[start - 1] == UInt8(ascii: "\n"))
    return TextEdit(
      replacing: isAlone ? TextRange(start, lineEnd(from: end)) : TextRange(range.lowerBound, end), with: "")
  }

  private func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

  /// Where the next line begins.
  private func lineEnd(from offset: Int) -> Int {
    source.bytes[offset...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? source.bytes.count
  }

  /// How the line of an offset ends; one without an ending as the file's first.
  private func ending(at offset: Int) -> String {
    let bytes = source.bytes
    let end =
      bytes[offset...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.firstIndex(of: UInt8(ascii: "\n")) ?? 0
    return end > 0 && bytes[end - 1] == UInt8(ascii: "\r") ? "\r\n" : "\n"
  }
}

extension TOMLDocument.Entry {
  /// Its path as settings compare: without case.
  fileprivate var names: [String] { path.map { $0.text.lowercased() } }
}
