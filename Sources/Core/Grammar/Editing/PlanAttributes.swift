package import Text
package import Training

/// Attributes typed on a command line, `chest 4x8 rest 90s`, and read as a plan has them, with commas: `chest, 4x8,
/// rest 90s`.
package struct PlanAttributes {
  let text: String
  /// The exercise read from the attributes, whose ranges are in `source`.
  package let exercise: PlannedExercise
  package let places: PlannedExercisePlaces
  let source: Source

  package init(_ typed: String) throws(Refusal) {
    text = try PlanAttributes.separated(typed)
    source = Source(name: "", text: "- a: \(text)")
    let file = PlanReader.read(source)
    if let problem = file.diagnostics.first {
      throw Refusal(problem, in: source)
    }
    guard let (exercise, places) = file.exercises.first else {
      throw Refusal(
        "'\(shortened(typed))' are no attributes of an exercise", help: "write 'chest 4x8 rest 90s'")
    }
    (self.exercise, self.places) = (exercise, places)
  }
}

extension PlanAttributes {
  private static func separated(_ typed: String) throws(Refusal) -> String {
    let bytes = Array(typed.utf8)
    let tokens = Tokenizer.tokens(bytes, dialect: .markdown)
    if tokens.contains(where: { [.newline, .control, .invalid, .comment].contains($0.kind) }) {
      throw Refusal(
        "'\(shortened(typed))' is not one line of attributes", help: "write 'chest 4x8 rest 90s'")
    }
    var line = LineCursor(Source(name: "", bytes: bytes), dialect: .markdown)
    _ = line.nextLine()
    var parts: [[Token]] = [[]]
    var index = 0
    var last: SetWord?
    while let token = line.peek(index) {
      let (word, count) = line.setWord(at: index) ?? (nil, 1)
      let part = parts[parts.count - 1]
      let isDecimal = part.last?.kind == .number && line.peek(index + 1)?.kind == .number
      if token.kind == .comma, !isDecimal {
        parts.append([])
      } else if token.kind != .blank {
        if part.last?.kind == .blank, begins(token, word, after: last, part, line, index) { parts.append([]) }
        for token in (index..<index + count).compactMap({ line.peek($0) }) { parts[parts.count - 1].append(token) }
      } else if !part.isEmpty {
        parts[parts.count - 1].append(token)
      }
      if token.kind != .blank { last = word }
      index += count
    }
    let texts = parts.map { part in
      part.map { $0.kind == .blank ? " " : String(decoding: bytes[$0.range.bounds], as: UTF8.self) }.joined()
        .trimmed
    }
    return texts.filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// True if a token with a blank before it begins the next attribute instead of continuing the one before it. Both
  /// `word` and `last` are words of sets, nil for other text.
  private static func begins(
    _ token: Token, _ word: SetWord?, after last: SetWord?, _ part: [Token], _ line: LineCursor, _ index: Int
  ) -> Bool {
    guard let before = part.last(where: { $0.kind != .blank }), let first = part.first else { return false }
    func text(_ token: Token) -> String { line.text(token.range).lowercased() }
    // The plus ends `5/5/5+`, but not `bw +`.
    let isOrMore = before.kind == .plus && part.last { $0.kind != .blank && $0.kind != .plus }?.kind == .number
    let opensLoad = [.at, .times, .dash, .plus, .slash].contains(before.kind) && !isOrMore
    // A name without quotes ends at the comma.
    if opensLoad || text(first) == "or" { return false }
    let isOfSets = first.kind == .number || first.kind == .at || text(first) == "else" || SetWord(text(first)) == .body
    switch token.kind {
    case .number:
      if text(before) == "back" {
        return [line.peek(index + 1), line.peek(index + 2)].first { $0?.kind != .blank }??.kind != .symbol
      }
      let isValue: Bool =
        switch last {
        case .duration, .load, .count, .minutes, .hours: true
        case .mark(let index): SetMark.all[index].takesValue
        default: line.isRest(before) || ["add", "after", "bar", "else", "since"].contains(text(before))
        }
      return !isValue
    case .word:
      if isOfSets, text(token) == "since" || word != nil && word?.isUnit != true { return false }
      if before.kind == .number { return word?.isUnit != true && word != .reps }
      return !(["after", "since"].contains(text(token)) && first != before || ["add", "bar"].contains(text(before)))
    case .at: return !isOfSets || first.kind == .at || part.contains { $0.kind == .at }
    default: return false
    }
  }
}
