/// The scale from 1 to 100 that libjpeg's programs made common: the tables of T.81 annex K.1, times 50 / quality
/// below 50 and (100 - quality) / 50 from there on, so that 50 gives the tables themselves.
package struct Quality: Hashable, Comparable, Sendable {
  package let value: Int

  /// Creates a quality; a number out of 1 to 100 becomes the nearest.
  package init(_ value: Int) { self.value = max(1, min(100, value)) }

  package static func < (first: Quality, second: Quality) -> Bool { first.value < second.value }

  /// Returns a component's table of steps from 1 to 255; the first component is brightness, others are colours.
  func table(component: Int) -> QuantisationTable {
    let percent = value < 50 ? 5000 / value : 200 - 2 * value
    let base = component == 0 ? brightness : colour
    return QuantisationTable(zigzag.map { UInt16(max(1, min(255, (base[$0] * percent + 50) / 100))) })
  }
}

/// Table K.1, in rows.
private let brightness: [Int] = [
  16, 11, 10, 16, 24, 40, 51, 61, 12, 12, 14, 19, 26, 58, 60, 55, 14, 13, 16, 24, 40, 57, 69, 56, 14, 17, 22,
  29, 51,
  87, 80, 62, 18, 22, 37, 56, 68, 109, 103, 77, 24, 35, 55, 64, 81, 104, 113, 92, 49, 64, 78, 87, 103, 121,
  120, 101,
  72, 92, 95, 98, 112, 100, 103, 99,
]

/// Table K.2, in rows.
private let colour: [Int] = [
  17, 18, 24, 47, 99, 99, 99, 99, 18, 21, 26, 66, 99, 99, 99, 99, 24, 26, 56, 99, 99, 99, 99, 99, 47, 66, 99,
  99, 99,
  99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99,
  99, 99,
  99, 99, 99, 99, 99, 99,
]
