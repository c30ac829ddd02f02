/// The data of a path (SVG 2, 9.3), in whole numbers.
struct SVGPath: Sendable {
  private(set) var bytes: [UInt8] = []

  mutating func move(_ x: Int, _ y: Int) { add("M", x, y) }
  mutating func line(_ x: Int, _ y: Int) { add("L", x, y) }

  mutating func box(_ x: Int, _ y: Int, _ width: Int, _ height: Int) {
    add("M", x, y)
    bytes += "h\(width)v\(height)h\(-width)z".utf8
  }

  private mutating func add(_ command: Unicode.Scalar, _ x: Int, _ y: Int) {
    bytes.append(UInt8(ascii: command))
    bytes += "\(x) \(y)".utf8
  }
}
