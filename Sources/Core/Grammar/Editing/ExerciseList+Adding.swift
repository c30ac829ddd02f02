package import Text

extension ExerciseList {
  /// Returns the edit that adds lines below the last one, with the file's line ending.
  package func adding(_ lines: [String]) -> [TextEdit] {
    let ending =
      source.bytes.firstIndex(of: UInt8(ascii: "\n")).flatMap { end in
        end > 0 && source.bytes[end - 1] == UInt8(ascii: "\r") ? "\r\n" : nil
      } ?? "\n"
    let isEnded = source.bytes.isEmpty || source.bytes.last == UInt8(ascii: "\n")
    let text = (isEnded ? "" : ending) + lines.map { $0 + ending }.joined()
    return [TextEdit(inserting: text, at: source.bytes.count)]
  }
}
