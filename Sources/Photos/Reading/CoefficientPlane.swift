/// The coefficients of a component, block after block in rows, each in zigzag order and counted in
/// quantisation steps.
struct CoefficientPlane {
  let component: Frame.Component
  /// 64, or 1 where nothing but the mean of each block is wanted.
  let stride: Int
  var coefficients: [Int16]
  /// The table in force when its first scan began.
  var table: QuantisationTable?

  init(_ component: Frame.Component, isDCOnly: Bool = false) {
    self.component = component
    stride = isDCOnly ? 1 : 64
    coefficients = [Int16](repeating: 0, count: component.blocks * stride)
  }

  /// Where a block's coefficients begin.
  @inline(__always)
  func base(_ column: Int, _ row: Int) -> Int { (row &* component.paddedAcross &+ column) &* stride }

  /// For each block how far its coefficients go: one more than the place of the last that is not 0.
  func ends() -> [UInt8] {
    guard stride == 64 else { return [] }
    var ends = [UInt8](repeating: 0, count: component.blocks)
    for block in ends.indices {
      var place = 64
      while place > 0, coefficients[block &* 64 &+ place &- 1] == 0 { place &-= 1 }
      ends[block] = UInt8(place)
    }
    return ends
  }
}
