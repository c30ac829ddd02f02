package import Text

extension ExerciseList {
  /// Returns the edit that adds lines below the last one, with the file's line ending.
  package func adding(_ lines: [String]) -> [TextEdit] {
    let ending = source.lineEnding()
    let isEnded = source.bytes.isEmpty || source.bytes.last == UInt8(ascii: "\n")
    let text = (isEnded ? "" : ending) + lines.ended(by: ending)
    return [TextEdit(inserting: text, at: source.bytes.count)]
  }
}
