package import Text
import Training

/// Lines of an entry that read back as the values they were made of.
package enum CheckInText {
  /// Returns `key = value`, with quotes only if the value would not read back as itself without.
  package static func field(_ key: String, _ value: String) throws(Refusal) -> String {
    "\(key) = \(try self.value(of: key, value))"
  }

  /// Returns the value of a field as it is written behind the sign; throws if the line would not read back.
  static func value(of key: String, _ value: String) throws(Refusal) -> String {
    guard !value.isEmpty else {
      throw Refusal("'\(shortened(key))' has no value", help: "write one, or leave it out")
    }
    for written in [value, quoted(value)] where reads("\(key) = \(written)", as: key, value) {
      return written
    }
    let isKey = reads("\(key) = a", as: key, "a")
    throw Refusal(
      isKey
        ? "'\(shortened(value))' can't be the value of '\(shortened(key))'"
        : "'\(shortened(key))' can't be the name of a field",
      help: isKey
        ? "a value is one line, without control characters"
        : "a name begins with a letter, and holds no '=', ':', '#' or quote")
  }

  /// Returns `> text` for each line of a text that is not blank, without the blanks at its ends.
  package static func notes(_ text: String) throws(Refusal) -> [String] {
    var lines: [String] = []
    for part in text.split(whereSeparator: { $0 == "\n" || $0 == "\r\n" }) {
      let note = String(part).trimmed
      if note.isEmpty { continue }
      guard reads(note: note) else {
        throw Refusal(
          "'\(shortened(note))' can't be a note",
          help:
            "a '#' with blanks around it begins a comment; write it next to a word, and no control characters"
        )
      }
      lines.append("> \(note)")
    }
    return lines
  }
}

extension CheckInText {
  private static func reads(_ text: String, as key: String, _ value: String) -> Bool {
    guard var line = onlyLine(text), case .field = line.checkInKind else { return false }
    let field = line.field()
    return field.mistake == nil && line.badQuotes() == nil
      && line.text(field.key).utf8.elementsEqual(key.utf8)
      && line.fieldValue.value.utf8.elementsEqual(value.utf8)
  }

  private static func reads(note: String) -> Bool {
    guard var line = onlyLine("> \(note)"), case .note = line.checkInKind else { return false }
    line.advance()
    line.skipBlanks()
    return line.text(line.rest).utf8.elementsEqual(note.utf8)
  }

  /// Returns the only line of a text; nil if it has several, or a control character.
  private static func onlyLine(_ text: String) -> LineCursor? {
    var line = LineCursor(Source(name: "", text: text))
    guard line.nextLine(), line.badBytes?.kind != .control, line.wholeLine.count == text.utf8.count else { return nil }
    return text.utf8.contains { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ? nil : line
  }
}
