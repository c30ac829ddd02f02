/// A grid of dots, two by four in each character of U+2800 to U+28FF.
struct Braille {
  static let blank: Character = "\u{2800}"

  private let columns: Int
  private var patterns: [[UInt8]]

  init(columns: Int, rows: Int) {
    self.columns = columns
    patterns = Array(repeating: Array(repeating: 0, count: columns), count: rows)
  }

  mutating func set(_ x: Int, _ y: Int) {
    guard patterns.indices.contains(y / 4), 0..<columns * 2 ~= x, y >= 0 else { return }
    // The dots are numbered 1 2 3 7 down the left, 4 5 6 8 down the right.
    let left: [UInt8] = [0x01, 0x02, 0x04, 0x40]
    let right: [UInt8] = [0x08, 0x10, 0x20, 0x80]
    patterns[y / 4][x / 2] |= (x % 2 == 0 ? left : right)[y % 4]
  }

  /// Sets a dot and its neighbours in the same character, four in all, so that it is visible without a line.
  mutating func setThick(_ x: Int, _ y: Int) {
    for (x, y) in [(x, y), (x ^ 1, y), (x, y ^ 1), (x ^ 1, y ^ 1)] { set(x, y) }
  }

  /// Draws Bresenham's line (1965), both ends included.
  mutating func line(from start: (x: Int, y: Int), to end: (x: Int, y: Int)) {
    var (x, y) = start
    let (width, height) = (abs(end.x - x), abs(end.y - y))
    var error = width - height
    while true {
      set(x, y)
      if (x, y) == end { return }
      let doubled = error * 2
      if doubled > -height {
        error -= height
        x += end.x > x ? 1 : -1
      }
      if doubled < width {
        error += width
        y += end.y > y ? 1 : -1
      }
    }
  }

  var text: [String] {
    patterns.map { row in String(row.map { Character(Unicode.Scalar(0x2800 + UInt32($0)) ?? " ") }) }
  }
}
