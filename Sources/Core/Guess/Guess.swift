import Grammar
package import Text
package import Training

/// The room that knows what people mean: it turns a finding of a reader into a help that can be pasted.
///
/// Readers only say what is wrong and what was lost with it. Every proposal was read by the reader without a finding.
package enum Guess {
  /// Returns a finding with what was meant as its help, and as its fix where that is one thing alone; the finding as it is
  /// where nobody knows, or where its own fix mends what was lost. A load that lacks its unit is proposed in `unit`.
  package static func help(for finding: Diagnostic, in source: Source, unit: WeightUnit = .kg) -> Diagnostic {
    guard let loss = finding.loss, loss.range.count <= longestText, !isMended(loss.range, by: finding.fix, source)
    else {
      return finding
    }
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
      proposals = attribute(String(decoding: text.utf8.prefix(end), as: UTF8.self).trimmed, text, unit: unit)
    case .line: proposals = line(text).map { [$0] } ?? []
    }
    guard !proposals.isEmpty else { return finding }
    var helped = finding
    helped.help = writing(proposals)
    let range = TextRange(loss.range.lowerBound, loss.range.lowerBound + text.utf8.count)
    helped.fix = proposals.count == 1 ? .unsafe(range, proposals[0]) : nil
    return helped
  }

  /// Returns "write 'a'" or "write 'a' or 'b'".
  package static func writing(_ proposals: [String]) -> Message {
    "write \(proposals.map { "'\($0)'" }.alternatives)"
  }

  /// In bytes: a longer text was written by nobody.
  private static let longestText = 120

  /// True if a fix makes lost sets readable, or is about more than them.
  private static func isMended(_ lost: TextRange, by fix: Fix?, _ source: Source) -> Bool {
    guard let fix else { return false }
    guard fix.edits.allSatisfy({ lost.contains($0.range) }) else { return true }
    guard let bytes = fix.edits.applied(to: source.bytes, within: lost), !bytes.isEmpty else { return false }
    return readsAsSets(String(decoding: bytes, as: UTF8.self))
  }
}

extension Refusal {
  /// Returns the refusal with what was meant by the text that it is about.
  package func helped(unit: WeightUnit) -> Refusal {
    guard let finding, let source else { return self }
    return Refusal(Guess.help(for: finding, in: source, unit: unit), in: source)
  }
}

extension Diagnostic.Loss {
  /// True if nothing but blanks and the sign of a line of sets stands between a colon and what was lost, and no set behind it.
  fileprivate func isWholeLine(in bytes: [UInt8]) -> Bool {
    bytes[..<range.lowerBound].last { !" \t\n-".utf8.contains($0) } == UInt8(ascii: ":")
      && bytes[range.upperBound...].first { !" \t".utf8.contains($0) } != UInt8(ascii: ",")
  }
}
