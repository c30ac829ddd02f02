import Grammar
package import Text
package import Training

/// Guesses what people mean: it turns a finding of a reader into a help that can be pasted.
///
/// Readers report the mistake and what it loses. Every proposal reads without a finding.
package enum Guess {
  /// Returns a finding with the guesses as its help, and with a single guess as its fix; unchanged without a guess, or
  /// if its own fix mends the loss. `unit` is proposed for a load without one, and `bar` for a bar without plates.
  package static func help(
    for finding: Diagnostic, in source: Source, unit: WeightUnit = .kg, bar: Weight? = nil
  ) -> Diagnostic {
    guard let loss = finding.loss, loss.range.count <= longestText, !isMended(loss.range, by: finding.fix, source)
    else { return finding }
    // A comma may part what is one set: `80kg x 5, easy`. A distance behind a time is part of it, however it is written.
    let across = loss.range.acrossComma(in: source.bytes)
    for range in finding.code == Explanation.mixedSets.code ? across + [loss.range] : [loss.range] + across {
      let proposals = proposals(for: finding, loss, in: range, source, unit, bar)
      if !proposals.isEmpty { return finding.proposing(proposals, in: range, source) }
    }
    return finding
  }

  private static func proposals(
    for finding: Diagnostic, _ loss: Diagnostic.Loss, in range: TextRange, _ source: Source, _ unit: WeightUnit,
    _ bar: Weight?
  ) -> [String] {
    let text = source.text(range).trimmed
    guard range == loss.range else {
      let ways = acrossComma(text, unit: unit)
      return if case .attribute = loss { plannable(ways, in: range, source) } else { ways }
    }
    switch loss {
    case .sets:
      if let skip = skip(text), finding.code == Explanation.unreadableSet.code, loss.isWholeLine(in: source.bytes) {
        return skip == text ? [] : [skip]
      }
      // In `80kg x 10, 3 vezes` the set before is counted.
      let isBehind = range.acrossComma(in: source.bytes).contains { $0.lowerBound < range.lowerBound }
      if isBehind, Piece.pieces(of: text).map(\.kind) == [.count] { return [] }
      return sets(text, unit: unit, bar: bar)
    case .attribute:
      // 'per hand' only lost its comma.
      if PlanWord(key: setWordKey(source.text(finding.range))) != nil { return [] }
      let sign = text.contains("@") ? text.prefix { $0 != "@" }.utf8.count : 0
      let end = max(finding.range.lowerBound - range.lowerBound, sign)
      let own = attribute(String(decoding: text.utf8.prefix(end), as: UTF8.self).trimmed, text, unit: unit)
      let isOfSets = own.isEmpty && text.contains(where: \.isNumber)
      guard isOfSets else { return own }
      let ways = plannable(sets(text, unit: unit, bar: bar), in: range, source)
      return ways.isEmpty ? plannable(MarksMeant.quotingSides(text), in: range, source) : ways
    case .line: return line(text, unit: unit).map { [$0] } ?? []
    }
  }

  /// Returns the ways to write two groups as one, where a comma was put before a remark, a mark, the reps or the load of
  /// a set, `80kg x 5, easy`; none of them has a number in a remark.
  package static func acrossComma(_ text: String, unit: WeightUnit) -> [String] {
    guard !text.contains("\""), text.utf8.count <= longestText else { return [] }
    return sets(text, unit: unit).filter { way in
      !way.split(separator: "\"").dropFirst().contains { $0.contains(where: \.isNumber) }
    }
  }

  /// Returns "write 'a'" or "write 'a' or 'b'".
  package static func writing(_ proposals: [String]) -> Message {
    "write \(proposals.map { "'\($0)'" }.alternatives)"
  }

  /// Returns the proposals as an item of a plan reads them; words for one side are no remark, which it would not take, and
  /// reps alone are those of one set.
  private static func plannable(_ proposals: [String], in range: TextRange, _ source: Source) -> [String] {
    proposals.compactMap { proposal in
      let way = proposal.allSatisfy(\.isNumber) ? "1x\(proposal)" : proposal
      let text = withoutSides(way)
      return readsAsPlanned(text) && mends(range, with: text, source) ? way : nil
    }
  }

  /// True if an item of a plan has fewer mistakes with a text in the place of another: sets that read alone may not be like
  /// the others. Only that line is read; one that is longer than people write has no beginning here, and mends nothing.
  private static func mends(_ range: TextRange, with text: String, _ source: Source) -> Bool {
    func isEnding(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
    let above = source.bytes[..<range.lowerBound].suffix(longestItem)
    let head = above[(above.lastIndex(where: isEnding).map { $0 + 1 } ?? above.startIndex)...]
    let tail = source.bytes[range.upperBound...].prefix(longestItem).prefix { !isEnding($0) }
    func mistakes(_ middle: [UInt8]) -> Int {
      PlanReader.read(Source(name: source.name, bytes: head + middle + tail)).diagnostics.count
    }
    return mistakes(Array(text.utf8)) < mistakes(Array(source.bytes[range.bounds]))
  }

  /// The largest length of an item on either side of a lost text, in bytes.
  fileprivate static let longestItem = 500

  /// The largest length of a lost text in bytes: people don't write longer sets.
  fileprivate static let longestText = 120

  /// True if a fix makes lost sets readable, or changes more than them.
  private static func isMended(_ lost: TextRange, by fix: Fix?, _ source: Source) -> Bool {
    guard let fix else { return false }
    guard fix.edits.allSatisfy({ lost.contains($0.range) }) else { return true }
    guard let bytes = fix.edits.applied(to: source.bytes, within: lost), !bytes.isEmpty else { return false }
    return readsAsSets(String(decoding: bytes, as: UTF8.self))
  }
}

extension Refusal {
  /// Returns the refusal with a guess at the text of its finding.
  package func helped(unit: WeightUnit) -> Refusal {
    guard let finding, let source else { return self }
    return Refusal(Guess.help(for: finding, in: source, unit: unit), in: source)
  }
}

extension Diagnostic {
  /// Returns the finding with proposals as its help, and with a single one as its fix.
  fileprivate func proposing(_ proposals: [String], in range: TextRange, _ source: Source) -> Diagnostic {
    var helped = self
    let (sided, text) = (proposals.map(Guess.withoutSides), source.text(range).trimmed)
    if let help = proposals.lazy.compactMap({ Guess.sided(Guess.writing(sided), $0) }).first {
      helped.help = help
      return helped
    }
    helped.help = Guess.writing(proposals)
    // Bytes that are no UTF-8 are other bytes in the text, which would change the line in their place.
    let isExact = source.bytes[range.bounds].starts(with: text.utf8)
    let written = TextRange(range.lowerBound, range.lowerBound + text.utf8.count)
    helped.fix = proposals.count == 1 && isExact ? .unsafe(written, proposals[0]) : nil
    return helped
  }
}

extension TextRange {
  /// Returns the range with the group before it, and with the one behind it, where a comma is between them.
  fileprivate func acrossComma(in bytes: [UInt8]) -> [TextRange] {
    func isOne(_ offset: Int, of signs: String) -> Bool {
      bytes.indices.contains(offset) && signs.utf8.contains(bytes[offset])
    }
    func reach(from start: Int, by step: Int) -> Int? {
      let before = step < 0 ? 1 : 0
      var offset = start - before
      while isOne(offset, of: " \t") { offset += step }
      guard isOne(offset, of: ",") else { return nil }
      repeat {
        offset += step
      } while bytes.indices.contains(offset) && !isOne(offset, of: "\n\r")
        && !(isOne(offset, of: ",:") && isOne(offset + 1, of: " \t")) && abs(offset - start) < Guess.longestItem
      return offset + before
    }
    var start = reach(from: lowerBound, by: -1)
    while let first = start, isOne(first, of: " \t") || isOne(first, of: "-") && isOne(first + 1, of: " ") {
      start = first + 1
    }
    return [start.map { TextRange($0, upperBound) }, reach(from: upperBound, by: 1).map { TextRange(lowerBound, $0) }]
      .compactMap(\.self).filter { $0.count <= Guess.longestText }
  }
}

extension Diagnostic.Loss {
  /// True if a lost text is alone behind a colon, with only blanks and a dash before it and no set behind it.
  fileprivate func isWholeLine(in bytes: [UInt8]) -> Bool {
    bytes[..<range.lowerBound].last { !" \t\n-".utf8.contains($0) } == UInt8(ascii: ":")
      && bytes[range.upperBound...].first { !" \t".utf8.contains($0) } != UInt8(ascii: ",")
  }
}
