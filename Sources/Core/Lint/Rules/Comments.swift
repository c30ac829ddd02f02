import Grammar
import Text
import Training

/// The rule about sets that comments hide.
let commentRules: [Rule] = [
  Rule(
    "sets-in-comment", .warning,
    "a comment that reads as a load, as more sets, or as an exercise without its first letter",
    condition:
      "a comment behind sets reads as sets, or as a load; a comment line reads as the line of an exercise of a plan or `exercises.txt`, with `#` for its first letter",
    reason: """
      What stands behind `#` counts for nothing. A load of its own there, or sets and nothing else, were most often meant \
      to count, and so was the line of an exercise that plans or exercises.txt have, but for a `#` in place of its first letter. \
      In other apps `#` begins no comment.
      """,
    bad: [
      .log("2026-01-05 18:30\nSupino: 3x15 # ⟦35kg⟧\n"),
      .log("2026-01-05 18:30\nSupino: 80kg x 10 # ⟦80kg x 8, 80kg x 6⟧\n"),
      .log("2026-01-05 18:30\nSupino:\n  - 80kg x 10\n  - 80kg x 8  # ⟦70kg x 8⟧\n"),
      .journal(exercises: "Elevação lateral: ombros\n", log: "2026-01-05\n  ⟦#levação lateral: 10kg x 15⟧\n"),
    ],
    good: [
      .journal(
        exercises: "Supino: peito\n",
        log: "2026-01-05\n#Supino: 80kg x 10\n# upino: 80kg x 10\n#upino: caro\n#pino: 12\nSupino: 12\n"),
      .log("2026-01-05 18:30\nSupino: 3x15 @ 35kg # 40kg na próxima\n# Remada: 40kg x 10\n"),
    ],
    .inEachLog { log, ground, found in
      // Without a digit there are no sets.
      for comment in log.source.comments where log.source.bytes[comment.bounds].contains(where: \.isDigit) {
        if let line = log.source.exerciseBehind(comment, ground.known) {
          let range = TextRange(comment.lowerBound - 1, comment.upperBound)
          found.add(
            log.source, range, "'\(shortened(log.source.text(range)))' is a comment and counts for nothing",
            help: "if it was done, write '\(shortened(line))'", fix: .unsafe(range, line))
        }
        guard let sets = log.source.setsBefore(comment) else { continue }
        let range = log.source.trimmed(comment)
        let (done, text) = (log.source.text(sets), log.source.text(range))
        guard let joint = [" @ ", ", "].first(where: { readsAsSets(done + $0 + text) }) else { continue }
        found.add(
          log.source, range, "'\(shortened(text))' is a comment and counts for nothing",
          help: "if it was done, write '\(shortened(done + joint + text))'",
          fix: .unsafe(TextRange(sets.upperBound, range.upperBound), joint + text))
      }
    })
]

extension Source {
  /// Returns the line of a known exercise if the comment's sign stands in place of its first letter; nil otherwise.
  fileprivate func exerciseBehind(_ comment: TextRange, _ known: ExerciseCatalog) -> String? {
    let text = bytes[comment.bounds]
    guard let first = text.first, first.isLetter || first >= 0x80, let colon = text.firstIndex(of: UInt8(ascii: ":"))
    else { return nil }
    let key = nameKey(self.text(TextRange(comment.lowerBound, colon)))
    guard let name = known.entries.first(where: { $0.key.dropFirst() == key })?.name else { return nil }
    let rest = self.text(TextRange(colon, comment.upperBound))
    return readsAsSets(String(rest.dropFirst())) && isFirstOfLine(comment.lowerBound - 1) ? name + rest : nil
  }

  private func isFirstOfLine(_ offset: Int) -> Bool {
    bytes[..<offset].last { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }.map { $0 == UInt8(ascii: "\n") }
      ?? true
  }

  /// Returns the range of the sets before a comment on its line; nil if the line has none.
  fileprivate func setsBefore(_ comment: TextRange) -> TextRange? {
    let hash = comment.lowerBound - 1
    let line = (bytes[..<hash].lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1
    let text = bytes[line..<hash]
    guard let first = text.first(where: { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }),
      first != UInt8(ascii: ">")
    else { return nil }
    let mark = text.firstIndex(of: first == UInt8(ascii: "-") ? first : UInt8(ascii: ":"))
    guard let mark, mark + 1 < hash else { return nil }
    let sets = trimmed(TextRange(mark + 1, hash))
    return sets.count > 0 && readsAsSets(self.text(sets)) ? sets : nil
  }

  /// Returns the range without the blanks around it.
  fileprivate func trimmed(_ range: TextRange) -> TextRange {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, bytes[start] == UInt8(ascii: " ") { start += 1 }
    while end > start, bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
    return TextRange(start, end)
  }

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
