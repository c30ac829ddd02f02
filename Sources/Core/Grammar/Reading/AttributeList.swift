package import Text
import Training

/// A reader of the attributes after `Name:`, which may have any order. An attribute with a mistake is left out.
struct AttributeList {
  private(set) var diagnostics: [Diagnostic] = []
  private var seen: [(name: Message, range: TextRange)] = []
  /// The ranges of all attributes that were read, and of those that were left out.
  private(set) var ranges: [TextRange] = []
  private(set) var lost: [TextRange] = []
  /// The range of the attribute that is being read, as `LineCursor.attribute` finds it before.
  private(set) var whole = TextRange(0, 0)

  /// Reads to the end of the line. The closure reads one attribute into the value and stops after it; what it did is
  /// undone unless the attribute ends there. What it adds to a list without a limit is a change that it returns: the list
  /// would be copied for each element beside the value to go back to.
  mutating func read<Value>(
    _ line: inout LineCursor, into value: inout Value,
    _ attribute: (inout LineCursor, inout AttributeList, inout Value) throws(Diagnostic) -> ((inout Value) -> Void)?
  ) {
    line.skipBlanks()
    if let comma = line.take(.comma) { report(comma.range, isLast: true, "nothing stands before this comma") }
    while true {
      line.skipBlanks()
      if line.isAtEnd { return }
      whole = line.attribute
      var before: (Value, [(name: Message, range: TextRange)])? = (value, seen)
      do throws(Diagnostic) {
        let addition = try attribute(&line, &self, &value)
        let read = TextRange(whole.lowerBound, line.emptyRange.upperBound)
        try endOfAttribute(&line, read)
        before = nil
        addition?(&value)
        ranges.append(read)
      } catch {
        var (found, ahead, list, next) = (error, line, self, value)
        // Text that reads there only lost its comma.
        if found.code == Explanation.missingComma.code {
          if (try? attribute(&ahead, &list, &next) ?? { _ in }) == nil {
            found.help = "attributes are separated by commas"
          } else if let end = line.previous?.range {
            found.fix = .unsafe(end, ", ")
          }
        }
        if let before { (value, seen) = before }
        ranges.append(whole)
        lost.append(whole)
        // Sets that are not counted, `12 @ 60kg`, were mostly several: their mistake has a help that no guess improves
        // unless more follows: `8 bw`.
        let isOfPlan =
          found.code == Explanation.badPlanSets.code && found.range.upperBound == whole.upperBound
        if found.loss == nil, found.fix == nil, !isOfPlan { found.loss = .attribute(whole) }
        diagnostics.append(found)
        line.skip(past: whole)
        if found.code == Explanation.missingComma.code { line.skip(past: found.range) }
        line.skipBlanks()
      }
      takeCommas(&line)
    }
  }

  /// Reports a diagnostic of an attribute that was read.
  mutating func warn(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  /// True for the first attribute of a name; another is reported, unless there was a mistake before.
  mutating func isFirst(_ name: Message, _ range: TextRange, _ line: LineCursor) -> Bool {
    guard let first = seen.first(where: { $0.name == name }) else {
      seen.append((name, range))
      return true
    }
    // Behind a mistake, two lines may have been joined.
    guard diagnostics.isEmpty else { return false }
    diagnostics.append(
      line.mistake(
        .duplicateAttribute, range, "is a second \(name)", help: "keep one of the two; until then the first counts",
        note: .init(range: first.range, label: "first here")))
    return false
  }
}

extension AttributeList {
  private mutating func takeCommas(_ line: inout LineCursor) {
    guard let first = line.take(.comma) else { return }
    var last = first
    line.skipBlanks()
    while let comma = line.take(.comma) {
      last = comma
      line.skipBlanks()
    }
    guard line.isAtEnd || last != first else { return }
    report(first.range.through(last.range), isLast: line.isAtEnd, "nothing follows this comma")
  }

  private mutating func report(_ commas: TextRange, isLast: Bool, _ message: Message) {
    let fix = Fix.safe(commas, isLast ? "" : ",")
    diagnostics.append(Diagnostic(.strayComma, commas, message, help: "remove it", fix: fix))
  }

  /// Checks that an attribute ends here: at a comma, the line's end, or a word that begins another. A muscle group,
  /// `chest 3x8`, needs no comma behind it.
  private func endOfAttribute(_ line: inout LineCursor, _ read: TextRange) throws(Diagnostic) {
    let isApart = line.skipBlanks()
    guard let next = line.next, next.kind != .comma || line.isAtDecimalComma else { return }
    guard isApart else {
      throw line.mistake(
        .unknownAttribute, whole, "is no attribute of an exercise", help: "attributes are separated by commas")
    }
    if read == whole || MuscleGroup(line.text(read)) != nil { return }
    let before = line.text(TextRange(whole.lowerBound, next.range.lowerBound)).trimmed
    let after = line.text(line.attribute)
    throw Diagnostic(
      .missingComma, line.attribute, "a comma is missing before '\(shortened(after))'",
      help: "write '\(shortened(before)), \(shortened(after))'",
      loss: .attribute(TextRange(whole.lowerBound, line.attribute.upperBound)))
  }
}

extension Token? {
  /// True for a blank, a comment, or no token.
  var isSpace: Bool {
    guard let kind = self?.kind else { return true }
    return kind == .blank || kind == .comment
  }
}

extension LineCursor {
  /// The range of the next attribute, up to its comma, or to a word that begins another. A name ends at a comma alone.
  var attribute: TextRange {
    let tokens = remaining.prefix(tokensToSeparator)
    if isWord(next, "or") || isWord(next, "ou") || isWord(next, "aka") { return range(of: tokens) }
    // A word behind an `@` is a load.
    for place in tokens.indices.dropFirst(2)
    where tokens[place].kind == .word && tokens[place - 1].kind == .blank && tokens[place - 2].kind != .at {
      var ahead = self
      ahead.advance(place - tokens.startIndex)
      if ahead.beginsAttribute { return range(of: tokens[..<(place - 1)]) }
    }
    return range(of: tokens)
  }

  /// The range up to the next comma.
  var rangeToSeparator: TextRange { range(of: remaining.prefix(tokensToSeparator)) }

  /// True at a word that begins an attribute, and needs no comma before it: `rest 90s`.
  private var beginsAttribute: Bool {
    let isListed = !isOfPlan
    if isListed, ["aka", "max", "step", "note"].contains(where: { isWord(next, $0) }) { return true }
    guard let (word, count) = planWord() else { return false }
    return switch word {
    case .bar, .also: true
    // In `16kg de cada lado x 10` more of the sets follows.
    case .perHand, .perSide:
      peek(count).isSpace && ![.number, .times].contains(peek(count + 1)?.kind) || peek(count)?.kind == .comma
    case .body: isAtBodyShare
    case .back: !isListed && isAtSetback
    case .rest, .superset, .add, .otherwise, .alternative, .since: !isListed
    case .after, .top, .condition: false
    }
  }

  /// Takes a muscle group; nil if the next attribute is another.
  mutating func muscleGroup() -> Ranged<MuscleGroup>? {
    guard let word = next, word.kind == .word, let group = MuscleGroup(text(word.range)) else { return nil }
    guard peek(1).isSpace || peek(1)?.kind == .comma else { return nil }
    advance()
    return Ranged(group, word.range)
  }

  /// Returns the mistake of an unknown attribute; `others` are proposed besides muscle groups. Where the whole is like
  /// none, its first word may be.
  func unknownAttribute(others: [String], forms: Message) -> Diagnostic {
    for range in [attribute, next?.range ?? attribute] {
      if let group = closest(to: text(range), among: MuscleGroup.spellings) {
        return mistake(
          .unknownMuscleGroup, range, "is no muscle group", help: "did you mean '\(group)'?",
          fix: .unsafe(range, group))
      }
      if let near = closest(to: text(range), among: others) {
        return mistake(
          .unknownAttribute, range, "is no attribute of an exercise", help: "did you mean '\(near)'?",
          fix: .unsafe(range, near))
      }
    }
    return mistake(.unknownAttribute, attribute, "is no attribute of an exercise", help: forms)
  }
}

extension MuscleGroup {
  /// All keywords, as a message lists them.
  package static var keywords: Message { Message(stringLiteral: allCases.map(\.rawValue).joined(separator: ", ")) }
}
