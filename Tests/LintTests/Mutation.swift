import Grammar
import TestSupport
import Text

/// A file in which one token is not what it was.
struct Mutation: Sendable {
  enum Way: String, CaseIterable {
    case delete, double
    /// With the next token.
    case swap
    /// One byte of it is another one of ASCII.
    case corrupt
  }

  let path: String
  let kind: FileKind
  let bytes: [UInt8]
  /// The lines that were touched, 0-based.
  let lines: ClosedRange<Int>
  /// What was done, as a line: `log/2026-01.txt: swap 'a' → 'b'`.
  let description: String

  /// Those of a file that change something, or one of so many of them, in the order of its tokens.
  static func some(of source: Source, _ kind: FileKind, oneIn share: Int, _ random: inout SeededGenerator)
    -> [Mutation]
  {
    let tokens = Grammar.tokens(of: source, kind: kind)
    var mutations: [Mutation] = []
    for (place, token) in tokens.enumerated() {
      for way in Way.allCases where Int.random(in: 0..<share, using: &random) == 0 {
        let next = place + 1 < tokens.count ? tokens[place + 1] : nil
        if let mutation = Mutation(way, token, next, source, kind, &random) { mutations.append(mutation) }
      }
    }
    return mutations
  }

  private init?(
    _ way: Way, _ token: Token, _ next: Token?, _ source: Source, _ kind: FileKind,
    _ random: inout SeededGenerator
  ) {
    let old = Array(source.bytes[token.range.bounds])
    var range = token.range
    var new: [UInt8]
    switch way {
    case .delete: new = []
    case .double: new = old + old
    case .swap:
      guard let next else { return nil }
      range = token.range.through(next.range)
      new = Array(source.bytes[next.range.bounds]) + old
    case .corrupt:
      new = old
      new[Int.random(in: 0..<old.count, using: &random)] = UInt8.random(in: 0x20...0x7E, using: &random)
    }
    guard !new.elementsEqual(source.bytes[range.bounds]) else { return nil }
    path = source.name
    self.kind = kind
    bytes = source.bytes[..<range.lowerBound] + new + source.bytes[range.upperBound...]
    let (before, after) = (LineTable(source.bytes), LineTable(bytes))
    let end = range.lowerBound + new.count
    lines = after.line(at: range.lowerBound)...after.line(at: end)
    let was = before.text(source.bytes, range)
    description = "\(path): \(way) '\(was)' → '\(after.text(bytes, TextRange(range.lowerBound, end)))'"
  }
}

extension LineTable {
  /// The lines around a range, as one.
  fileprivate func text(_ bytes: [UInt8], _ around: TextRange) -> String {
    let lines = self.range(ofLine: line(at: around.lowerBound))
      .through(self.range(ofLine: line(at: around.upperBound)))
    return String(decoding: bytes[lines.bounds], as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "⏎")
  }
}
