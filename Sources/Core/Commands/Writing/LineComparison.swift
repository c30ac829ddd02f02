/// A comparison of two texts line by line: lines kept, removed and added, in order.
package struct LineComparison {
  private(set) var lines: [Line] = []

  struct Line {
    enum Kind { case same, removed, added }

    let kind: Kind
    /// The line with its ending, which the last line of a text may lack.
    let bytes: ArraySlice<UInt8>

    /// The line without its ending and its indentation.
    var text: String {
      let bytes = bytes.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      let end = bytes.lastIndex { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }.map { $0 + 1 }
      return String(decoding: bytes[..<(end ?? bytes.startIndex)], as: UTF8.self)
    }
  }

  package init(_ before: [UInt8], _ after: [UInt8]) {
    let (old, new) = (LineComparison.cut(before), LineComparison.cut(after))
    let least = min(old.count, new.count)
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old.reversed(), new.reversed()).prefix(least - start).prefix { $0 == $1 }.count
    add(.same, old[..<start])
    compare(old[start..<old.count - end], new[start..<new.count - end])
    add(.same, old[(old.count - end)...])
  }

  /// The lines added, with their 0-based numbers in the new text.
  package var added: [(number: Int, text: String)] {
    lines.filter { $0.kind != .removed }.enumerated().filter { $0.element.kind == .added }.map {
      ($0.offset, $0.element.text)
    }
  }

  /// The lines removed.
  package var removed: [String] { lines.filter { $0.kind == .removed }.map(\.text) }

  /// The first line added that is not empty, other than one that only got its line feed; nil if there is none.
  package var firstAdded: (number: Int, text: String)? {
    let gone = removed.last
    return added.first { !$0.text.isEmpty && $0.text != gone }
  }

  /// The 0-based number in the new text of the first line that differs.
  var firstChange: Int { lines.prefix { $0.kind == .same }.count }

  private mutating func add(_ kind: Line.Kind, _ some: some Sequence<ArraySlice<UInt8>>) {
    for bytes in some { lines.append(Line(kind: kind, bytes: bytes)) }
  }

  /// Compares by Myers' algorithm, in time of the product of lines and differences and memory of the square of these
  /// (Myers, 1986). Parts that are too long for it are removed and added whole.
  private mutating func compare(_ old: ArraySlice<ArraySlice<UInt8>>, _ new: ArraySlice<ArraySlice<UInt8>>) {
    guard old.count + new.count <= LineComparison.mostLines else {
      add(.removed, old)
      return add(.added, new)
    }
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var right = 0
    for (left, line) in old.enumerated() {
      if removed.contains(left) {
        add(.removed, [line])
        continue
      }
      while inserted.contains(right) {
        add(.added, new.dropFirst(right).prefix(1))
        right += 1
      }
      add(.same, [line])
      right += 1
    }
    add(.added, new.dropFirst(right))
  }

  private static let mostLines = 4096

  /// Returns each line with its ending; a text that ends in a line feed has no empty last one.
  private static func cut(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      lines.append(bytes[start...index])
      start = index + 1
    }
    return start < bytes.count ? lines + [bytes[start...]] : lines
  }
}
