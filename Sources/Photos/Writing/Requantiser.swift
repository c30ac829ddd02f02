/// Brings a component's coefficients from the steps they are counted in to coarser ones, rounded to the
/// nearest, and into the range that 8-bit samples can make (T.81 F.1.1.5).
struct Requantiser {
  private let old: [Int32]
  private let new: [Int32]
  private let changes: Bool

  init(_ old: QuantisationTable, _ new: QuantisationTable) {
    self.old = old.steps.map(Int32.init)
    self.new = new.steps.map(Int32.init)
    changes = old != new
  }

  /// The mean of a block, -1,024 to 1,023.
  @inline(__always)
  func dc(_ coefficient: Int16) -> Int {
    max(-1024, min(1023, changes ? changed(coefficient, 0) : Int(coefficient)))
  }

  /// Another coefficient, at its place in zigzag order, -1,023 to 1,023.
  @inline(__always)
  func ac(_ coefficient: Int16, _ place: Int) -> Int {
    max(-1023, min(1023, changes ? changed(coefficient, place) : Int(coefficient)))
  }

  /// 32,768 times 65,535 and half a step are less than 2 to the 32.
  @inline(__always)
  private func changed(_ coefficient: Int16, _ place: Int) -> Int {
    let magnitude = UInt32(coefficient.magnitude) &* UInt32(truncatingIfNeeded: old[place])
    let step = UInt32(truncatingIfNeeded: new[place])
    let rounded = magnitude &+ step &>> 1
    guard rounded >= step else { return 0 }
    let result = Int(rounded / step)
    return coefficient < 0 ? -result : result
  }
}
