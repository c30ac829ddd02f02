import Grammar
package import Text
package import Training

/// Guesses what people mean: it turns a finding of a reader into a help that can be pasted.
///
/// Readers report the mistake and what it loses. Every proposal reads without a finding.
package enum Guess {
  /// Returns a finding with the guesses as its help, and with a single guess as its fix; unchanged without a guess, or
  /// if its own fix mends the loss. `unit` is proposed for a load without one.
  package static func help(for finding: Diagnostic, in source: Source, unit: WeightUnit = .kg) -> Diagnostic {
    guard let loss = finding.loss, loss.range.count <= longestText, !isMended(loss.range, by: finding.fix, source)
    else { return finding }
    let text = source.text(loss.range).trimmed
    let proposals: [String]
    switch loss {
    case .sets:
      if let skip = skip(text), finding.code == Explanation.unreadableSet.code, loss.isWholeLine(in: source.bytes) {
        proposals = [skip]
      } else {
        proposals = sets(text, unit: unit)
      }
    case .attribute:
      let end = finding.range.lowerBound - loss.range.lowerBound
      let own = attribute(String(decoding: text.utf8.prefix(end), as: UTF8.self).trimmed, text, unit: unit)
      proposals = own.isEmpty ? planned(text, unit: unit).filter { mends(loss.range, with: $0, source) } : own
    case .line: proposals = line(text).map { [$0] } ?? []
    }
    guard !proposals.isEmpty else { return finding }
    var helped = finding
    let sided = proposals.map(MarksMeant.withoutSides)
    if let help = proposals.lazy.compactMap({ Guess.sided(writing(sided), $0) }).first {
      helped.help = help
      return helped
    }
    helped.help = writing(proposals)
    let range = TextRange(loss.range.lowerBound, loss.range.lowerBound + text.utf8.count)
    // Bytes that are no UTF-8 are other bytes in the text, which would change the line in their place.
    let isExact = source.bytes[loss.range.bounds].starts(with: text.utf8)
    helped.fix = proposals.count == 1 && isExact ? .unsafe(range, proposals[0]) : nil
    return helped
  }

  /// Returns "write 'a'" or "write 'a' or 'b'".
  package static func writing(_ proposals: [String]) -> Message {
    "write \(proposals.map { "'\($0)'" }.alternatives)"
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
  private static let longestItem = 500

  /// The largest length of a lost text in bytes: people don't write longer sets.
  private static let longestText = 120

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

extension Diagnostic.Loss {
  /// True if a lost text is alone behind a colon, with only blanks and a dash before it and no set behind it.
  fileprivate func isWholeLine(in bytes: [UInt8]) -> Bool {
    bytes[..<range.lowerBound].last { !" \t\n-".utf8.contains($0) } == UInt8(ascii: ":")
      && bytes[range.upperBound...].first { !" \t".utf8.contains($0) } != UInt8(ascii: ",")
  }
}
