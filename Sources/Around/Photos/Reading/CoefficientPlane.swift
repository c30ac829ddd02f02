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

  /// Returns for each block one more than the zigzag index of its last coefficient that is not 0.
  func ends() -> [UInt8] {
    guard stride == 64 else { return [] }
    var ends = [UInt8](repeating: 0, count: component.blocks)
    for block in ends.indices {
      var end = 64
      while end > 0, coefficients[block &* 64 &+ end &- 1] == 0 { end &-= 1 }
      ends[block] = UInt8(end)
    }
    return ends
  }
}
