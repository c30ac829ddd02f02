/// The contents of a frame header (T.81 B.2.2), and the sizes that follow from it (A.1.1, A.2).
struct Frame: Hashable {
  struct Component: Hashable {
    /// The number by which scans refer to the component.
    let identifier: UInt8
    /// Sampling factors, 1 to 4.
    let across: Int
    let down: Int
    /// The number of its quantisation table, 0 to 3.
    let table: Int
    /// The blocks that hold pixels of the picture; a scan of this component alone has no others.
    var blocksAcross = 0
    var blocksDown = 0
    /// The blocks including those that fill up the last units of a scan of all components.
    var paddedAcross = 0
    var paddedDown = 0

    var blocks: Int { paddedAcross * paddedDown }
  }

  let isProgressive: Bool
  let width: Int
  let height: Int
  private(set) var components: [Component]
  /// The largest sampling factors.
  let across: Int
  let down: Int

  /// The minimum coded units of all components together (T.81 A.2.3).
  var unitsAcross: Int { ceiling(width, 8 * across) }
  var unitsDown: Int { ceiling(height, 8 * down) }

  /// The number of blocks of all components.
  var blocks: Int { components.reduce(0) { $0 + $1.blocks } }

  /// Creates a frame with sides of at most 65,535, and works out the blocks of its components.
  init(isProgressive: Bool, width: Int, height: Int, components: [Component]) {
    self.isProgressive = isProgressive
    self.width = width
    self.height = height
    across = components.map(\.across).max() ?? 1
    down = components.map(\.down).max() ?? 1
    self.components = components
    for (number, component) in components.enumerated() {
      self.components[number].blocksAcross = ceiling(ceiling(width * component.across, across), 8)
      self.components[number].blocksDown = ceiling(ceiling(height * component.down, down), 8)
      self.components[number].paddedAcross = unitsAcross * component.across
      self.components[number].paddedDown = unitsDown * component.down
    }
  }

  /// The frame with half of the sides, rounded up.
  var halved: Frame {
    Frame(isProgressive: false, width: (width + 1) / 2, height: (height + 1) / 2, components: components)
  }
}

extension Frame {
  /// True if the components are named R, G and B.
  var isRGB: Bool { components.map(\.identifier) == Array("RGB".utf8) }

  /// Reads a frame header; throws for a process that this program does not read.
  init(_ segment: Segment, of bytes: [UInt8]) throws(PhotoError) {
    try Frame.refuseProcess(segment.marker)
    let payload = segment.payload
    guard payload.count >= 6 else { throw .malformed("a frame header that is too short", at: segment.start) }
    let start = payload.lowerBound
    let precision = bytes[start]
    guard precision == 8 else { throw .unsupported("a JPEG of \(precision) bits a sample") }
    let (height, width) = (bytes.big16(start + 1) ?? 0, bytes.big16(start + 3) ?? 0)
    guard height > 0 else { throw .unsupported("a JPEG that says its height after its picture (DNL)") }
    guard width > 0 else { throw .malformed("a picture without width", at: segment.start) }
    let count = Int(bytes[start + 5])
    guard payload.count == 6 + 3 * count else {
      throw .malformed("a frame header of the wrong length", at: segment.start)
    }
    guard count != 4 else { throw .unsupported("a CMYK or YCCK JPEG") }
    guard count == 1 || count == 3 else { throw .unsupported("a JPEG of \(count) components") }
    var components: [Component] = []
    for offset in stride(from: start + 6, to: payload.upperBound, by: 3) {
      let (identifier, factors, table) = (bytes[offset], bytes[offset + 1], Int(bytes[offset + 2]))
      let (across, down) = (Int(factors >> 4), Int(factors & 15))
      guard 1...4 ~= across, 1...4 ~= down, table < 4 else {
        throw .malformed("a component with impossible sampling factors or table", at: offset)
      }
      guard !components.contains(where: { $0.identifier == identifier }) else {
        throw .malformed("two components of one name", at: offset)
      }
      // A component alone has no use for its factors (T.81 A.2.2).
      components.append(
        Component(
          identifier: identifier, across: count == 1 ? 1 : across, down: count == 1 ? 1 : down, table: table))
    }
    guard components.reduce(0, { $0 + $1.across * $1.down }) <= 10 else {
      throw .unsupported("a JPEG of more than ten blocks a unit")
    }
    self.init(isProgressive: segment.marker == 0xC2, width: width, height: height, components: components)
  }

  private static func refuseProcess(_ marker: UInt8) throws(PhotoError) {
    switch marker {
    case 0xC0, 0xC1, 0xC2: return
    case 0xC3: throw .unsupported("a lossless JPEG")
    case 0xC5, 0xC6, 0xC7: throw .unsupported("a hierarchical JPEG")
    default: throw .unsupported("a JPEG with arithmetic coding")
    }
  }
}

/// Returns the quotient rounded up; neither number is negative.
func ceiling(_ number: Int, _ divisor: Int) -> Int { (number + divisor - 1) / divisor }

/// The coefficients of a component, block after block in rows, each block in zigzag order and in quantisation steps.
struct CoefficientPlane {
  let component: Frame.Component
  /// The number of coefficients a block has: 64, or 1 where only the means are read.
  let stride: Int
  var coefficients: [Int16]
  /// The quantisation table in force when the component's first scan began.
  var table: QuantisationTable?

  init(_ component: Frame.Component, isDCOnly: Bool = false) {
    self.component = component
    stride = isDCOnly ? 1 : 64
    coefficients = [Int16](repeating: 0, count: component.blocks * stride)
  }

  /// Returns the index of a block's first coefficient.
  @inline(__always)
  func base(_ column: Int, _ row: Int) -> Int { (row &* component.paddedAcross &+ column) &* stride }
}
