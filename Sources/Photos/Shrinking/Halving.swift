extension JPEG {
  /// The picture with half of its sides, rounded up: of every two by two blocks the sixteen lowest
  /// frequencies each, which are the picture at half the scale, in one block. No sample is rounded on the
  /// way.
  ///
  /// For orthonormal transforms the 4-point inverse of the lower half of an 8-point transform, less a factor
  /// of √2 an axis, is the signal at half the rate (Dugad & Ahuja, "A Fast Scheme for Image Size Change in
  /// the Compressed Domain", IEEE Trans. CSVT 11(4), 2001). Both steps and the transform back are one matrix.
  func halved() -> JPEG {
    let half = frame.halved
    return JPEG(half, zip(planes, half.components).map { $0.halved(to: $1) })
  }

  /// The picture with half of the samples of both colours each way, as cameras store it: nil where the components are
  /// not brightness and two colours with as many samples. Brightness keeps every coefficient.
  func withHalvedColours() -> JPEG? {
    let isFull = frame.components.allSatisfy { $0.across == frame.across && $0.down == frame.down }
    guard frame.components.count == 3, isFull, !frame.isRGB, width > 1 || height > 1 else { return nil }
    let half = frame.withHalvedColours
    let planes = zip(planes, half.components).enumerated().map { number, pair in
      number == 0 ? pair.0.moved(to: pair.1) : pair.0.halved(to: pair.1)
    }
    return JPEG(half, planes)
  }
}

extension CoefficientPlane {
  /// The same coefficients where the last units have another number of blocks.
  fileprivate func moved(to component: Frame.Component) -> CoefficientPlane {
    var result = CoefficientPlane(component)
    result.table = table
    for row in 0..<component.blocksDown {
      let (old, new) = (base(0, row), result.base(0, row))
      let count = component.blocksAcross * 64
      result.coefficients.replaceSubrange(new..<new + count, with: coefficients[old..<old + count])
    }
    return result
  }

  /// In steps of 1: as exact as whole coefficients are.
  fileprivate func halved(to component: Frame.Component) -> CoefficientPlane {
    var result = CoefficientPlane(component)
    let steps = (table?.steps ?? [UInt16](repeating: 1, count: 64)).map(Float.init)
    result.table = QuantisationTable([UInt16](repeating: 1, count: 64))
    let matrix = HalvingMatrix()
    for row in 0..<component.blocksDown {
      for column in 0..<component.blocksAcross {
        var sum = [SIMD8<Float>](repeating: .zero, count: 8)
        for part in 0..<4 {
          let corner = lowest(2 * column + part % 2, 2 * row + part / 2, steps)
          matrix.add(corner, isRight: part % 2 == 1, isLower: part / 2 == 1, to: &sum)
        }
        let base = result.base(column, row)
        for place in 0..<64 {
          let value = sum[zigzag[place] / 8][zigzag[place] % 8]
          let rounded = max(-32_767, min(32_767, value)).rounded(.toNearestOrEven)
          result.coefficients[base + place] = Int16(rounded)
        }
      }
    }
    return result
  }

  /// The four by four lowest frequencies of a block, in rows. Past the right or lower end of the picture the
  /// last block's mean goes on, which costs the fewest bits.
  private func lowest(_ column: Int, _ row: Int, _ steps: [Float]) -> SIMD16<Float> {
    let (near, under) = (min(column, component.blocksAcross - 1), min(row, component.blocksDown - 1))
    let base = base(near, under)
    var corner = SIMD16<Float>.zero
    corner[0] = Float(coefficients[base]) * steps[0]
    guard near == column, under == row else { return corner }
    for (place, at) in lowPlaces {
      let coefficient = coefficients[base + place]
      if coefficient != 0 { corner[at] = Float(coefficient) * steps[place] }
    }
    return corner
  }
}

/// Of the zigzag order the places of the fifteen lowest frequencies beside the mean, and their places in rows
/// of four.
private let lowPlaces: [(place: Int, at: Int)] = (1..<64).compactMap { place in
  let (row, column) = (zigzag[place] / 8, zigzag[place] % 8)
  return row < 4 && column < 4 ? (place, row * 4 + column) : nil
}

/// For each half of a block, left or upper first: what each of four frequencies adds to each of eight.
private struct HalvingMatrix {
  private let halves: [[SIMD8<Float>]]

  init() {
    halves = (0..<2).map { half in
      (0..<4).map { low in
        var adds = SIMD8<Float>.zero
        for high in 0..<8 {
          var sum = 0.0
          for sample in 0..<4 {
            // The 4-point inverse at a sample, and the 8-point transform of it there.
            let inverse = cosine((2 * sample + 1) * low * 4) * (low == 0 ? 0.5 : 0.5 * rootOfTwo)
            let forward =
              cosine((2 * (sample + 4 * half) + 1) * high * 2) * (high == 0 ? 0.5 / rootOfTwo : 0.5)
            sum += inverse * forward
          }
          adds[high] = Float(sum / rootOfTwo)
        }
        return adds
      }
    }
  }

  /// Adds a corner's part to a block's frequencies, in rows.
  @inline(__always)
  func add(_ corner: SIMD16<Float>, isRight: Bool, isLower: Bool, to sum: inout [SIMD8<Float>]) {
    let (across, down) = (halves[isRight ? 1 : 0], halves[isLower ? 1 : 0])
    for row in 0..<4 {
      let wide =
        across[0] * corner[4 * row] + across[1] * corner[4 * row + 1] + across[2] * corner[4 * row + 2]
        + across[3] * corner[4 * row + 3]
      let weights = down[row]
      for high in 0..<8 { sum[high] += wide * weights[high] }
    }
  }
}

private let rootOfTwo = 1.414_213_562_373_095_1

/// The cosine of so many 32nds of π.
private func cosine(_ number: Int) -> Double {
  // From 0 to 16, which is 0 to π / 2; the rest by symmetry.
  let place = number % 64
  let folded = place > 32 ? 64 - place : place
  return folded > 16 ? -quarter[32 - folded] : quarter[folded]
}

private let quarter: [Double] = [
  1, 0.995_184_726_672_196_9, 0.980_785_280_403_230_4, 0.956_940_335_732_208_9, 0.923_879_532_511_286_7,
  0.881_921_264_348_355, 0.831_469_612_302_545_2, 0.773_010_453_362_737, 0.707_106_781_186_547_5,
  0.634_393_284_163_645_5, 0.555_570_233_019_602_2, 0.471_396_736_825_997_6, 0.382_683_432_365_089_8,
  0.290_284_677_254_462_4, 0.195_090_322_016_128_3, 0.098_017_140_329_560_6, 0,
]
