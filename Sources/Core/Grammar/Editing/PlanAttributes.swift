package import Text
package import Training

/// Attributes as a person types them on a command line, `chest 4x8 rest 90s`, as a plan has them: `chest,
/// 4x8, rest 90s`.
package struct PlanAttributes {
  let text: String
  /// They as those of an exercise, with ranges into `source`.
  package let exercise: Exercise
  let source: Source

  package init(_ typed: String) throws(Refusal) {
    text = try PlanAttributes.separated(typed)
    source = Source(name: "", text: "- a: \(text)")
    let file = PlanReader.read(source)
    if let problem = file.diagnostics.first {
      throw Refusal(problem.message, help: problem.help)
    }
    guard let exercise = file.plan.exercises.first else {
      throw Refusal(
        "'\(shortened(typed))' are no attributes of an exercise", help: "write 'chest 4x8 rest 90s'")
    }
    self.exercise = exercise
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
    var parts: [[Token]] = [[]]
    for (place, token) in tokens.enumerated() {
      let before = parts[parts.count - 1].last { $0.kind != .blank }
      let next = place + 1 < tokens.count ? tokens[place + 1].kind : nil
      if token.kind == .comma {
        let isDecimal = place > 0 && tokens[place - 1].kind == .number && next == .number
        if isDecimal { parts[parts.count - 1].append(token) } else { parts.append([]) }
        continue
      }
      let isApart = parts[parts.count - 1].last?.kind == .blank
      if isApart, begins(token, after: before, parts[parts.count - 1], tokens[(place + 1)...], bytes) {
        parts.append([])
      }
      if token.kind != .blank || before != nil { parts[parts.count - 1].append(token) }
    }
    let texts = parts.map { part in
      part.map { $0.kind == .blank ? " " : String(decoding: bytes[$0.range.bounds], as: UTF8.self) }.joined()
        .trimmed
    }
    return texts.filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// A token with a blank before it begins the next attribute, unless it goes on with what stands before.
  private static func begins(
    _ token: Token, after before: Token?, _ part: [Token], _ following: ArraySlice<Token>, _ bytes: [UInt8]
  ) -> Bool {
    guard let before, let first = part.first else { return false }
    func word(_ token: Token) -> String {
      String(decoding: bytes[token.range.bounds], as: UTF8.self).lowercased()
    }
    // Of `5/5/5+` the plus is the end, of `bw +` it is not.
    let isOrMore = before.kind == .plus && part.last { $0.kind != .blank && $0.kind != .plus }?.kind == .number
    let opensLoad = [.at, .times, .dash, .plus, .slash].contains(before.kind) && !isOrMore
    // A name without quotes goes on to the comma.
    if opensLoad || word(first) == "or" { return false }
    let isOfSets = first.kind == .number || ["else", "@", "bw"].contains(word(first))
    switch token.kind {
    case .number:
      if word(before) == "back" { return following.first { $0.kind == .number || $0.kind == .symbol }?.kind != .symbol }
      return !wordsBeforeNumbers.contains(word(before))
    case .word:
      if isOfSets, marks.contains(word(token)) { return false }
      if before.kind == .number { return !units.contains(word(token)) }
      return !(["after", "since"].contains(word(token)) && first != before || word(before) == "add")
    case .at: return !isOfSets || first.kind == .at || part.contains { $0.kind == .at }
    default: return false
    }
  }

  private static let marks: Set<String> = ["w", "d", "f", "rpe", "rir", "in", "since"]
  private static let units: Set<String> = [
    "kg", "kgs", "lb", "lbs", "min", "sec", "s", "h", "m", "km", "mi", "yd", "ft", "rep", "reps",
  ]
  private static let wordsBeforeNumbers: Set<String> = [
    "rest", "descanso", "pausa", "intervalo", "min", "h", "add", "after", "else", "since", "rpe", "rir", "in",
  ]
}
