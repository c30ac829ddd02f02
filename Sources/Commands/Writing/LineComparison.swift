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

  /// Myers' algorithm, which takes the product of the lines and the differences (Myers, 1986). Where that
  /// could be long, everything goes and everything comes.
  private mutating func compare(_ old: ArraySlice<ArraySlice<UInt8>>, _ new: ArraySlice<ArraySlice<UInt8>>) {
    guard old.count * new.count <= LineComparison.mostCells else {
      add(.removed, old)
      return add(.added, new)
    }
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

  private static let mostCells = 1 << 24

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
