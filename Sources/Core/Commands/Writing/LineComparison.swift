/// Two texts line by line: what stays, what goes and what comes, in order.
struct LineComparison {
  private(set) var lines: [Line] = []

  struct Line {
    enum Kind { case same, removed, added }

    let kind: Kind
    /// With its line ending, which the last line of a text may lack.
    let bytes: ArraySlice<UInt8>
  }

  init(_ before: [UInt8], _ after: [UInt8]) {
    let old = LineComparison.cut(before)
    let new = LineComparison.cut(after)
    var start = 0
    while start < min(old.count, new.count), old[start] == new[start] { start += 1 }
    var end = 0
    while end < min(old.count, new.count) - start, old[old.count - 1 - end] == new[new.count - 1 - end] {
      end += 1
    }
    add(.same, old[..<start])
    compare(old[start..<old.count - end], new[start..<new.count - end])
    add(.same, old[(old.count - end)...])
  }

  private mutating func add(_ kind: Line.Kind, _ some: ArraySlice<ArraySlice<UInt8>>) {
    for bytes in some { lines.append(Line(kind: kind, bytes: bytes)) }
  }

  /// Myers' algorithm, which takes the product of the lines and the differences, and the square of these in
  /// memory (Myers, 1986). What is long is cut first at the lines that both texts have once; where there are
  /// none, everything goes and everything comes.
  private mutating func compare(_ old: ArraySlice<ArraySlice<UInt8>>, _ new: ArraySlice<ArraySlice<UInt8>>) {
    guard old.count + new.count <= LineComparison.mostLines else { return compareAtAnchors(old, new) }
    let difference = new.difference(from: old)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      let from = (left, right)
      while removed.contains(left) { left += 1 }
      while inserted.contains(right) { right += 1 }
      add(.removed, old.dropFirst(from.0).prefix(left - from.0))
      add(.added, new.dropFirst(from.1).prefix(right - from.1))
      guard left < old.count, right < new.count else { return }
      add(.same, old.dropFirst(left).prefix(1))
      left += 1
      right += 1
    }
  }

  private static let mostLines = 2048

  /// Each line with its ending; a text that ends in a line feed has no empty last one.
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

extension LineComparison {
  private typealias Lines = ArraySlice<ArraySlice<UInt8>>

  private mutating func compareAtAnchors(_ old: Lines, _ new: Lines) {
    let anchors = LineComparison.anchors(old, new)
    if anchors.isEmpty {
      add(.removed, old)
      return add(.added, new)
    }
    var (left, right) = (old.startIndex, new.startIndex)
    for anchor in anchors {
      compare(old[left..<anchor.old], new[right..<anchor.new])
      add(.same, old[anchor.old...anchor.old])
      (left, right) = (anchor.old + 1, anchor.new + 1)
    }
    compare(old[left...], new[right...])
  }

  /// Lines that both texts have exactly once, as many of them as follow each other in both.
  private static func anchors(_ old: Lines, _ new: Lines) -> [(old: Int, new: Int)] {
    let places = singles(new)
    let pairs = singles(old).compactMap { line, place in places[line].map { (old: place, new: $0) } }
      .sorted { $0.old < $1.old }
    // The longest row of them that ascends (Schensted, 1961): `ends` by its length, where it can end soonest.
    var ends: [Int] = []
    var before = Array(repeating: -1, count: pairs.count)
    for (index, pair) in pairs.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if pairs[ends[middle]].new < pair.new { low = middle + 1 } else { high = middle }
      }
      if low > 0 { before[index] = ends[low - 1] }
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var row: [(old: Int, new: Int)] = []
    var index = ends.last ?? -1
    while index >= 0 {
      row.append(pairs[index])
      index = before[index]
    }
    return row.reversed()
  }

  /// The places of lines that are there once.
  private static func singles(_ lines: Lines) -> [ArraySlice<UInt8>: Int] {
    var places: [ArraySlice<UInt8>: Int] = [:]
    var repeated: Set<ArraySlice<UInt8>> = []
    for (place, line) in zip(lines.indices, lines) {
      if places.updateValue(place, forKey: line) != nil { repeated.insert(line) }
    }
    for line in repeated { places[line] = nil }
    return places
  }
}
