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

  /// The nearest; of two as near the smaller, which happens often, as both kinds of steps are whole, and
  /// costs fewer bits. What would become 1 has to reach five eighths: such a coefficient costs the most bits
  /// for the least. (At the same size that is worth 0.2 to 0.9 dB against plain rounding.)
  @inline(__always)
  private func changed(_ coefficient: Int16, _ place: Int) -> Int {
    // 32,768 times 65,535 and half a step are less than 2 to the 32.
    let magnitude = UInt32(coefficient.magnitude) &* UInt32(truncatingIfNeeded: old[place])
    let step = UInt32(truncatingIfNeeded: new[place])
    guard place == 0 || UInt64(magnitude) &* 8 >= UInt64(step) &* 5 else { return 0 }
    let result = Int((magnitude &+ (step &- 1) &>> 1) / step)
    return coefficient < 0 ? -result : result
  }
}
