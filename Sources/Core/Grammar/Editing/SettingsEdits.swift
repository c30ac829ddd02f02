import TOML
package import Text
import Training

extension SettingsFile {
  /// Returns the edits that set a setting to a text, like the active plan's name.
  package func setting(_ key: String, text: String) -> [TextEdit] { setting(key, TOMLString.quoting(text)) }

  /// Returns the edits that set a setting to a list of texts.
  package func setting(_ key: String, list: [String]) -> [TextEdit] {
    setting(key, "[\(list.map { TOMLString.quoting($0) }.joined(separator: ", "))]")
  }

  /// Returns the edits that set a setting to a TOML value: `setting("goal", "3")`, `setting("lint.disable", "[]")`. An
  /// existing value is replaced; else a line is added below the header of the setting's table, or below the entry of
  /// `format`, or at the top.
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
      return [source.inserting("\(path[path.count - 1]) = \(tomlValue)", below: table.range)]
    }
    let line = "\(path.joined(separator: ".")) = \(tomlValue)"
    if let format = document.entries.first(where: { $0.names == [Setting.format.name] }) {
      return [source.inserting(line, below: format.range)]
    }
    let top = source.textStart
    return [TextEdit(inserting: line + source.lineEnding(at: top), at: top)]
  }

  /// Returns the edits that remove a setting from all its lines, whose comments stay; empty if it isn't set.
  package func removing(_ key: String) -> [TextEdit] {
    let path = key.split(separator: ".").map { $0.lowercased() }
    return TOMLDocument.read(source).entries.filter { $0.names == path }.map { removing($0.range) }
  }
}

extension Source {
  /// Returns the edit that inserts a line below that of a range; the last line of the file has no more an ending than before.
  func inserting(_ line: String, below range: TextRange) -> TextEdit {
    let end = nextLine(from: range.upperBound)
    let ending = lineEnding(at: range.upperBound)
    let isEnded = end > 0 && bytes[end - 1] == UInt8(ascii: "\n")
    return TextEdit(inserting: isEnded ? line + ending : ending + line, at: end)
  }
}

extension SettingsFile {
  /// Returns the removal of a line that holds only the entry, else of the entry and the blanks behind it.
  private func removing(_ range: TextRange) -> TextEdit {
    let bytes = source.bytes
    var end = range.upperBound
    while end < bytes.count, bytes[end].isBlank { end += 1 }
    var start = range.lowerBound
    while start > 0, bytes[start - 1].isBlank { start -= 1 }
    let isAlone =
      (end == bytes.count || bytes[end] == UInt8(ascii: "\n") || bytes[end] == UInt8(ascii: "\r"))
      && (start == 0 || bytes[start - 1] == UInt8(ascii: "\n"))
    return TextEdit(
      replacing: isAlone ? TextRange(start, source.nextLine(from: end)) : TextRange(range.lowerBound, end), with: "")
  }

}

extension TOMLDocument.Entry {
  /// The path of the setting in lower case, as settings ignore case.
  fileprivate var names: [String] { path.map { $0.text.lowercased() } }
}
