/// A table of sentences in one language and their translations, which people edit: two lines a sentence.
///
///     '{}' is no date, and {}
///     '{1}' não é uma data, e {2~}
///
/// `{}` stands for any text; `{1}` puts the first of them back, `{2~}` the second in the words of the table, if it has
/// them, `{2#}` as a number with point and commas exchanged. The sentence with the most bytes of its own counts.
package struct Phrases: Sendable {
  private let table: [UInt8]
  /// The entries by the first byte of their patterns, and at 0 those that begin with a hole.
  private let entries: [[Entry]]

  private struct Entry {
    let pattern: Range<Int>
    let translation: Range<Int>
    /// The number of bytes in the pattern outside of holes.
    let weight: Int
    /// The pattern's last byte; 0 for a hole. With the first byte, it rules out most patterns for most texts.
    let last: UInt8
  }

  /// Creates the table from its lines, which come in pairs; empty ones are left out.
  package init(_ table: [UInt8]) {
    self.table = table
    let lines = table.indices.split { table[$0] == UInt8(ascii: "\n") }
    var entries = [[Entry]](repeating: [], count: 256)
    for place in stride(from: 0, to: lines.count - 1, by: 2) {
      let pattern = lines[place].startIndex..<lines[place].endIndex
      var holes = 0
      for at in pattern where Phrases.isHole(table, at, pattern.upperBound) { holes += 1 }
      let first = Phrases.isHole(table, pattern.lowerBound, pattern.upperBound) ? 0 : table[pattern.lowerBound]
      entries[Int(first)].append(
        Entry(
          pattern: pattern, translation: lines[place + 1].startIndex..<lines[place + 1].endIndex,
          weight: pattern.count - 2 * holes,
          last: pattern.count > 1 && Phrases.isHole(table, pattern.upperBound - 2, pattern.upperBound)
            ? 0 : table[pattern.upperBound - 1]))
    }
    self.entries = entries
  }

  /// Returns the text in the other language, line by line if no sentence fits the whole; nil if no line is known.
  package func translation(of text: String) -> String? {
    let bytes = Array(text.utf8)
    if let whole = translated(bytes[...], depth: 0) { return String(decoding: whole, as: UTF8.self) }
    guard bytes.contains(UInt8(ascii: "\n")) else { return nil }
    var isFound = false
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { line in
      guard let line = translated(line, depth: 0) else { return Array(line) }
      isFound = true
      return line
    }
    return isFound ? String(decoding: Array(lines.joined(separator: [UInt8(ascii: "\n")])), as: UTF8.self) : nil
  }

  private func translated(_ text: ArraySlice<UInt8>, depth: Int) -> [UInt8]? {
    var best: (entry: Entry, holes: [Range<Int>])?
    guard let first = text.first, let last = text.last else { return nil }
    for alike in [entries[Int(first)], entries[0]] {
      for entry in alike where entry.last == last || entry.last == 0 {
        guard entry.weight <= text.count, entry.weight > (best?.entry.weight ?? 0) else { continue }
        if let holes = holes(in: text, entry.pattern) { best = (entry, holes) }
      }
    }
    return best.map { written($0.entry.translation, text, $0.holes, depth) }
  }

  /// Returns the ranges that fill the holes of a pattern; nil if the text doesn't fit.
  private func holes(in text: ArraySlice<UInt8>, _ pattern: Range<Int>) -> [Range<Int>]? {
    var holes: [Range<Int>] = []
    var (at, place, open) = (text.startIndex, pattern.lowerBound, -1)
    while true {
      var end = place
      while end < pattern.upperBound, !Phrases.isHole(table, end, pattern.upperBound) { end += 1 }
      let words = place..<end
      let found: Int?
      if open < 0 {
        found = hasWords(words, text, at) ? at : nil
      } else if end == pattern.upperBound {
        found =
          text.endIndex - words.count >= open && hasWords(words, text, text.endIndex - words.count)
          ? text.endIndex - words.count : nil
      } else {
        var start = open
        while start + words.count <= text.endIndex, !hasWords(words, text, start) { start += 1 }
        found = start + words.count <= text.endIndex ? start : nil
      }
      guard let found else { return nil }
      if open >= 0 { holes.append(open..<found) }
      at = found + words.count
      if end == pattern.upperBound { return at == text.endIndex ? holes : nil }
      (open, place) = (at, end + 2)
    }
  }

  private func hasWords(_ words: Range<Int>, _ text: ArraySlice<UInt8>, _ start: Int) -> Bool {
    guard start + words.count <= text.endIndex else { return false }
    for offset in 0..<words.count where text[start + offset] != table[words.lowerBound + offset] { return false }
    return true
  }

  private func written(_ words: Range<Int>, _ text: ArraySlice<UInt8>, _ holes: [Range<Int>], _ depth: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    var at = words.lowerBound
    while at < words.upperBound {
      let digit = at + 1 < words.upperBound ? Int(table[at + 1]) - 0x31 : -1
      guard table[at] == UInt8(ascii: "{"), holes.indices.contains(digit) else {
        bytes.append(table[at])
        at += 1
        continue
      }
      let hole = text[holes[digit]]
      switch at + 2 < words.upperBound ? table[at + 2] : 0 {
      case UInt8(ascii: "~"):
        bytes += (depth < 4 ? translated(hole, depth: depth + 1) : nil) ?? Array(hole)
        at += 4
      case UInt8(ascii: "#"):
        bytes += hole.map {
          $0 == UInt8(ascii: ".") ? UInt8(ascii: ",") : $0 == UInt8(ascii: ",") ? UInt8(ascii: ".") : $0
        }
        at += 4
      default:
        bytes += hole
        at += 3
      }
    }
    return bytes
  }

  private static func isHole(_ table: [UInt8], _ at: Int, _ end: Int) -> Bool {
    table[at] == UInt8(ascii: "{") && at + 1 < end && table[at + 1] == UInt8(ascii: "}")
  }
}
