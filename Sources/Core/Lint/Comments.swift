import Grammar
import Text
import Training

extension Source {
  /// The ranges after each `#` that begins a comment, in a log or a month of check-ins.
  var comments: [TextRange] {
    var comments: [TextRange] = []
    if foreignText != nil { return comments }
    var place = 0
    while let hash = bytes[place...].firstIndex(of: UInt8(ascii: "#")) {
      place = hash + 1
      var start = hash
      while start > 0, bytes[start - 1] == UInt8(ascii: " ") || bytes[start - 1] == UInt8(ascii: "\t") { start -= 1 }
      let isFirst =
        start == 0 || bytes[start - 1] == UInt8(ascii: "\n") || start == 3 && bytes.starts(with: [0xEF, 0xBB, 0xBF])
      let isAfterBlank = isFirst || bytes[hash - 1] == UInt8(ascii: " ")
      let isBeforeBlank = place == bytes.count || " \n".utf8.contains(bytes[place])
      guard isFirst || isAfterBlank && isBeforeBlank else { continue }
      let end = bytes[hash...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      comments.append(TextRange(place, end > place && bytes[end - 1] == UInt8(ascii: "\r") ? end - 1 : end))
      place = end
    }
    return comments
  }
}

/// True if a text reads as the rest of a line of an exercise, without a mistake.
func readsAsSets(_ text: String) -> Bool {
  let log = LogReader.read(Source(name: "log/2026-01.txt", text: "2026-01-01\nA: \(text)\n"))
  return log.diagnostics.isEmpty && (!log.sets.isEmpty || log.exercises.first?.isSkipped == true)
}
