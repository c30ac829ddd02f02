/// How much a picture loses by coarser steps, known beforehand: the sum of the squares of what every sample of red,
/// green and blue is off by. (The transform keeps squares, T.81 A.3.3, so that counting coefficients is enough.)
struct Loss {
  /// Of each component how often each magnitude comes at each place, and what a square of it is worth.
  private let counts: [Magnitudes]
  private let weights: [Double]
  private let steps: [QuantisationTable]

  /// - Parameter ends: for each component `CoefficientPlane.ends`.
  init(_ jpeg: JPEG, _ ends: [[UInt8]]) {
    counts = zip(jpeg.planes, ends).map { Magnitudes($0, $1) }
    weights = jpeg.frame.components.indices.map { jpeg.frame.weight(ofSquares: $0) }
    steps = jpeg.tables
  }

  /// With each component in other steps.
  func of(_ other: [QuantisationTable]) -> Double {
    zip(zip(counts, weights), zip(steps, other)).reduce(0) { sum, component in
      let ((counts, weight), (old, new)) = component
      return old == new ? sum : sum + weight * counts.loss(old, new)
    }
  }

  /// By leaving out the upper half of a component's frequencies, both ways.
  func ofHalving(_ component: Int) -> Double {
    weights[component] * counts[component].upperHalf(steps[component])
  }
}

extension Frame {
  /// What the square of an error in a component's coefficient is worth in red, green and blue (JFIF 1.02): it counts
  /// once for each pixel that a sample stands for. Components of red, green and blue themselves count alike.
  fileprivate func weight(ofSquares number: Int) -> Double {
    let (component, pixels) = (components[number], Double(across * down))
    let spread = pixels / Double(component.across * component.down)
    guard components.count == 3, !isRGB else { return 3 * spread }
    // 3 of brightness; 0.344² + 1.772² of blue; 1.402² + 0.714² of red.
    return [3, 3.26, 2.48][number] * spread
  }
}

/// How often each magnitude comes at each place of the zigzag order.
private struct Magnitudes {
  /// `place * most + magnitude`; what is larger counts as the largest, and is in no picture of 8 bits.
  private var counts: [Int32]
  /// For each place one more than the largest magnitude.
  private var ends: [Int]
  private static let most = 2048

  init(_ plane: CoefficientPlane, _ blockEnds: [UInt8]) {
    counts = [Int32](repeating: 0, count: 64 * Magnitudes.most)
    ends = [Int](repeating: 0, count: 64)
    for row in 0..<plane.component.blocksDown {
      for column in 0..<plane.component.blocksAcross {
        let base = plane.base(column, row)
        for place in 0..<Int(blockEnds[base / 64]) {
          let magnitude = min(Int(plane.coefficients[base &+ place].magnitude), Magnitudes.most - 1)
          counts[place &* Magnitudes.most &+ magnitude] &+= 1
          if magnitude >= ends[place] { ends[place] = magnitude &+ 1 }
        }
      }
    }
  }

  func loss(_ old: QuantisationTable, _ new: QuantisationTable) -> Double {
    let requantiser = Requantiser(old, new)
    return sum { place, magnitude in
      let value = Int16(magnitude)
      let result = place == 0 ? requantiser.dc(value) : requantiser.ac(value, place)
      return Double(magnitude * Int(old.steps[place]) - result * Int(new.steps[place]))
    }
  }

  func upperHalf(_ steps: QuantisationTable) -> Double {
    sum { place, magnitude in
      let (row, column) = (zigzag[place] / 8, zigzag[place] % 8)
      return row < 4 && column < 4 ? 0 : Double(magnitude * Int(steps.steps[place]))
    }
  }

  /// Of the squares of what each magnitude at each place is off by.
  private func sum(_ error: (_ place: Int, _ magnitude: Int) -> Double) -> Double {
    var sum = 0.0
    for place in 0..<64 where ends[place] > 1 {
      for magnitude in 1..<ends[place] {
        let count = counts[place * Magnitudes.most + magnitude]
        guard count > 0 else { continue }
        let off = error(place, magnitude)
        sum += Double(count) * off * off
      }
    }
    return sum
  }
}
