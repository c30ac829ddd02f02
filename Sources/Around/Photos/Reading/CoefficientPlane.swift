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
