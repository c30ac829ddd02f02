/// The form of a text: byte order mark, line ends, and whether the last line has one.
struct Shape: Hashable, Sendable {
  var hasMark = false
  /// Every line ends in CR LF. Where only some do, in one version of a file, the CR counts as part of their text in all.
  var isCRLF = false
  var endsLine = true

  private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// The versions in their plain form: no mark, lines end in LF, the last one too.
  static func split(_ versions: [[UInt8]]) -> [(shape: Shape, text: [UInt8])] {
    let isUniform = versions.allSatisfy { version in
      let ends = lineEnds(version)
      return ends.returns == 0 || ends.returns == ends.feeds
    }
    return versions.map { split($0, isUniform: isUniform) }
  }

  private static func split(_ bytes: [UInt8], isUniform: Bool) -> (shape: Shape, text: [UInt8]) {
    var shape = Shape()
    var text = bytes
    if text.starts(with: mark) {
      shape.hasMark = true
      text.removeFirst(3)
    }
    if isUniform, lineEnds(text).returns > 0 {
      shape.isCRLF = true
      // A return by itself stays.
      let lines = text.split(separator: 0x0A, omittingEmptySubsequences: false)
      text = Array(lines.map { $0.last == 0x0D ? $0.dropLast() : $0 }.joined(separator: [0x0A]))
    }
    if let last = text.last, last != UInt8(ascii: "\n") {
      shape.endsLine = false
      text.append(UInt8(ascii: "\n"))
    }
    return (shape, text)
  }

  private static func lineEnds(_ text: [UInt8]) -> (feeds: Int, returns: Int) {
    let feeds = text.count { $0 == 0x0A }
    return (feeds, zip(text, text.dropFirst()).count { $0 == 0x0D && $1 == 0x0A })
  }

  /// Each property as the side that changed it has it; ours where nobody can tell.
  static func merged(_ base: Shape?, _ ours: Shape, _ theirs: Shape) -> Shape {
    func one(_ property: KeyPath<Shape, Bool>) -> Bool {
      base.map { $0[keyPath: property] } == ours[keyPath: property]
        ? theirs[keyPath: property] : ours[keyPath: property]
    }
    // A file that both have made ends as a file should.
    let endsLine = base == nil ? ours.endsLine || theirs.endsLine : one(\.endsLine)
    return Shape(hasMark: one(\.hasMark), isCRLF: one(\.isCRLF), endsLine: endsLine)
  }

  func applied(to text: [UInt8]) -> [UInt8] {
    var bytes = hasMark ? Shape.mark : []
    bytes.reserveCapacity(text.count + text.count / 32)
    var previous: UInt8 = 0
    for byte in text {
      if isCRLF, byte == 0x0A, previous != 0x0D { bytes.append(0x0D) }
      bytes.append(byte)
      previous = byte
    }
    if !endsLine, bytes.last == 0x0A {
      bytes.removeLast()
      if bytes.last == 0x0D { bytes.removeLast() }
    }
    return bytes
  }
}
