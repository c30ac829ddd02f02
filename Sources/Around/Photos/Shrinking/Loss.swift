/// The loss of a picture by coarser steps, known beforehand: the sum of the squares of the errors of each sample of
/// red, green and blue. (The transform keeps squares, T.81 A.3.3, so that counting coefficients is enough.)
struct Loss {
  /// The magnitudes of each component's coefficients, and the weight of a square of their errors.
  private let counts: [Magnitudes]
  private let weights: [Double]
  private let steps: [QuantisationTable]

  /// - Parameter ends: the result of `CoefficientPlane.ends` for each component.
  init(_ jpeg: JPEG, _ ends: [[UInt8]]) {
    counts = zip(jpeg.planes, ends).map { Magnitudes($0, $1) }
    weights = jpeg.frame.components.indices.map { jpeg.frame.weight(ofSquares: $0) }
    steps = jpeg.tables
  }

  /// Returns the loss with each component in other steps.
  func of(_ other: [QuantisationTable]) -> Double {
    zip(zip(counts, weights), zip(steps, other)).reduce(0) { sum, component in
      let ((counts, weight), (old, new)) = component
      return old == new ? sum : sum + weight * counts.loss(old, new)
    }
  }

  /// Returns the loss by leaving out the upper half of a component's frequencies, both ways.
  func ofHalving(_ component: Int) -> Double {
    weights[component] * counts[component].upperHalf(steps[component])
  }
}

extension Frame {
  /// Returns the weight in red, green and blue of the square of an error in a component's coefficient (JFIF 1.02): it
  /// counts once for each pixel of a sample. Components of red, green and blue count alike.
  fileprivate func weight(ofSquares number: Int) -> Double {
    let (component, pixels) = (components[number], Double(across * down))
    let spread = pixels / Double(component.across * component.down)
    guard components.count == 3, !isRGB else { return 3 * spread }
    // Brightness 3; blue 0.344² + 1.772²; red 1.402² + 0.714².
    return [3, 3.26, 2.48][number] * spread
  }
}

/// The number of coefficients of each magnitude at each index in zigzag order.
private struct Magnitudes {
  /// The count at `index * most + magnitude`; larger magnitudes, which 8 bits can't make, count as the largest.
  private var counts: [Int32]
  /// For each index, one more than the largest magnitude.
  private var ends: [Int]
  private static let most = 2048

  init(_ plane: CoefficientPlane, _ blockEnds: [UInt8]) {
    counts = [Int32](repeating: 0, count: 64 * Magnitudes.most)
    ends = [Int](repeating: 0, count: 64)
    for row in 0..<plane.component.blocksDown {
      for column in 0..<plane.component.blocksAcross {
        let base = plane.base(column, row)
        for index in 0..<Int(blockEnds[base / 64]) {
          let magnitude = min(Int(plane.coefficients[base &+ index].magnitude), Magnitudes.most - 1)
          counts[index &* Magnitudes.most &+ magnitude] &+= 1
          if magnitude >= ends[index] { ends[index] = magnitude &+ 1 }
        }
      }
    }
  }

  func loss(_ old: QuantisationTable, _ new: QuantisationTable) -> Double {
    let requantiser = Requantiser(old, new)
    return sum { index, magnitude in
      let value = Int16(magnitude)
      let result = index == 0 ? requantiser.dc(value) : requantiser.ac(value, index)
      return Double(magnitude * Int(old.steps[index]) - result * Int(new.steps[index]))
    }
  }

  func upperHalf(_ steps: QuantisationTable) -> Double {
    sum { index, magnitude in
      let (row, column) = (zigzag[index] / 8, zigzag[index] % 8)
      return row < 4 && column < 4 ? 0 : Double(magnitude * Int(steps.steps[index]))
    }
  }

  /// Returns the sum of the squares of the errors of all coefficients.
  private func sum(_ error: (_ index: Int, _ magnitude: Int) -> Double) -> Double {
    var sum = 0.0
    for index in 0..<64 where ends[index] > 1 {
      for magnitude in 1..<ends[index] {
        let count = counts[index * Magnitudes.most + magnitude]
        guard count > 0 else { continue }
        let off = error(index, magnitude)
        sum += Double(count) * off * off
      }
    }
    return sum
  }
}
