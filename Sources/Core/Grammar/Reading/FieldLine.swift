package import Text
package import Training

extension Source {
  /// Returns the value in a range, without its quotes if it has them.
  package func fieldValue(_ range: TextRange) -> String {
    let written = text(range)
    guard let first = written.unicodeScalars.first, !first.isASCII || first == "\"" else { return written }
    var line = LineCursor(Source(name: "", text: written))
    return line.nextLine() ? line.fieldValue.value : written
  }
}

extension LineCursor {
  /// Reads the key and the sign of a line `key = value`, so that the value is next; with the mistake if there is one.
  mutating func field() -> (key: TextRange, mistake: Diagnostic?) {
    let before = remaining.prefix { $0.kind != .equals }
    let key = range(of: before)
    let name = range(of: before.dropLast())
    advance(before.count)
    guard let sign = take(.equals) else { return (key, unknownLine()) }
    guard !key.isEmpty else {
      let help: Message = "write 'location = …'"
      return (key, Diagnostic(.unknownLine, sign.range, "a name is missing before '='", help: help))
    }
    // `bodyweight := 80kg`
    if before.last?.kind == .colon, !name.isEmpty { return (name, fieldWithColon(name)) }
    skipBlanks()
    if !isAtEnd { return (key, nil) }
    let message: Message = "'\(shortened(text(key)))' has no value"
    return (key, Diagnostic(.emptyField, key.through(sign.range), message, help: "write one, or leave the line out"))
  }

  /// Returns the mistake of `bodyweight: 81kg`, a field and never an exercise. The colon has been read; `sign` replaces it.
  func fieldWithColon(_ name: TextRange, value: String = "…", sign: String = " =") -> Diagnostic {
    let key = text(name)
    let colon = TextRange(name.upperBound, emptyRange.upperBound)
    return Diagnostic(
      .fieldWithColon, name.through(colon), "'\(key)' is a field, and fields are written with '='",
      help: "write '\(key) = \(value)'", fix: .safe(colon, sign))
  }

  /// True if the line ends in a colon, as a name does whose sets are on lines below.
  var endsLikeName: Bool { bytes[rest.bounds].last == UInt8(ascii: ":") }

  /// Reads a weight that fills the rest of the line.
  mutating func onlyWeight() throws(Diagnostic) -> Ranged<Weight> {
    let value = rest
    guard next?.kind == .number else {
      throw mistake(.loadWithoutUnit, value, "is no weight", help: "write '81.4\(.unit)'")
    }
    let weight = try weight()
    skipBlanks()
    guard isAtEnd else {
      throw mistake(.loadWithoutUnit, value, "is no weight", help: "write '\(text(weight.range))' alone")
    }
    return weight
  }

  /// Reads a percentage below 100 that fills the rest of the line, in hundredths of a percent.
  mutating func onlyPercent() throws(Diagnostic) -> Int32 {
    let value = rest
    if let number = try? decimal() {
      skipBlanks()
      if let sign = next, isPercentSign(sign) {
        advance()
        skipBlanks()
        if isAtEnd, 100..<10_000 ~= number.hundredths { return number.hundredths }
      }
    }
    throw mistake(.badPercent, value, "is no share of the loads", help: "write '60%': so much of each load")
  }

  /// The value of a field: the rest of the line, without its quotes if it has them.
  var fieldValue: Ranged<String> {
    if let string = next, string.kind == .string, peek(1) == nil {
      return Ranged(unquoted(string), string.range)
    }
    return Ranged(text(rest), rest)
  }

  /// Takes `[ ]` or `[x]` behind a dash, with the blanks behind it. Without a bracket there is neither a mark nor a mistake.
  package mutating func takeTask() -> (mark: TaskMark?, mistake: Diagnostic?) {
    guard let opening = next, opening.kind == .openBracket else { return (nil, nil) }
    let tokens = [peek(1), peek(2)].compactMap(\.self)
    let end = tokens.firstIndex { $0.kind == .closeBracket }
    let last = end.map { tokens[$0] } ?? tokens.first { $0.kind != .blank } ?? opening
    let box = opening.range.through(last.range)
    advance(end.map { $0 + 2 } ?? 1)
    guard end == 1, let mark = TaskMark(inside: text(tokens[0].range)) else {
      return (
        nil,
        mistake(
          .badTask, box, "says neither that the sets are done nor that they are planned",
          help: "'- [ ] 80\(.unit) x 8' is still to do, '- [x] 80\(.unit) x 8' is done")
      )
    }
    if skipBlanks() || isAtEnd { return (mark, nil) }
    return (
      nil,
      Diagnostic(
        .badTask, box, "a blank is missing behind '\(mark.rawValue)'",
        help: "write '- \(mark.rawValue) \(shortened(text(rest)))'",
        fix: .safe(TextRange(box.upperBound, box.upperBound), " "))
    )
  }

  func reservedSign() -> Diagnostic {
    let range = next?.range ?? rest
    if next?.kind == .quote {
      return Diagnostic(
        .unclosedQuote, range, "nothing closes this quote",
        help: "a name in quotes ends with one: '\"Plank: side\": 60s'")
    }
    return Diagnostic(
      .reservedSign, range,
      "a line that begins with '\(text(range))' is kept for later versions of the format",
      help: "notes begin with '> ', comments with '# '", loss: .line(rest))
  }

  /// Returns the mistake of a line that is neither a session, an exercise, a field nor a note.
  func unknownLine() -> Diagnostic {
    let written = shortened(text(rest))
    var help: Message = "an exercise is 'Bench press: 80\(.unit) x 10', a note '> \(written)', a comment '# \(written)'"
    var fix: Fix?
    if let (colon, _) = zip(remaining, remaining.dropFirst()).first(where: { $0.kind == .colon && $1.kind != .blank }) {
      let end = colon.range.upperBound
      fix = .unsafe(TextRange(end, end), " ")
      let (name, after) = (TextRange(rest.lowerBound, end), TextRange(end, rest.upperBound))
      help = "a blank belongs after the colon: '\(shortened(text(name))) \(shortened(text(after)))'"
    }
    return Diagnostic(
      .unknownLine, rest, "'\(written)' is no exercise, field or note", help: help, fix: fix,
      loss: fix == nil ? .line(rest) : nil)
  }
}

/// The Portuguese words for names of fields. A word stands for the format's name in entries that have the field; in
/// others it is a name like any other, which the settings may declare.
private let fieldWords: [(word: String, plain: String)] = [
  ("peso corporal", "bodyweight"), ("local", "location"), ("descarga", "deload"), ("tipo", "type"), ("título", "title"),
  ("titulo", "title"),
  ("calorias", "calories"), ("foto", "photo"), ("motivo", "reason"),
]

/// Returns the name of a field of an entry with the fields `known`: the format's name if a person wrote a word for one
/// of them, else the key of the written name (`nameKey`).
package func fieldKey(_ written: String, of known: [String]) -> String {
  let key = nameKey(written)
  guard let plain = fieldWords.first(where: { $0.word == key })?.plain, known.contains(plain) else { return key }
  return plain
}

/// Returns all spellings of fields, in lower case: their names, and the words for them.
package func fieldSpellings(of known: [String]) -> [String] {
  known + fieldWords.filter { known.contains($0.plain) }.map(\.word).sorted()
}

extension Session {
  /// Returns the line of a session whose loads are a share of what was planned, given in hundredths of a percent.
  package static func field(ofDeload percent: Int32) -> String {
    "deload = \(decimal(hundredths: Int64(percent)))%"
  }

  /// Returns a share of the loads, `60%`, in hundredths of a percent; nil for any other text.
  package static func deload(_ text: String) -> Int32? {
    var line = LineCursor(Source(name: "", text: text))
    return line.nextLine() ? try? line.onlyPercent() : nil
  }
}
