extension JPEG {
  /// Returns the picture with half of its sides, rounded up: the sixteen lowest frequencies of each of two by two
  /// blocks, which are the picture at half the scale, become one block. Samples are not rounded in between.
  ///
  /// For orthonormal transforms the 4-point inverse of the lower half of an 8-point transform, less a factor of √2 an
  /// axis, is the signal at half the rate (Dugad & Ahuja, "A Fast Scheme for Image Size Change in the Compressed
  /// Domain", IEEE Trans. CSVT 11(4), 2001). Both steps and the transform back are one matrix.
  func halved() -> JPEG {
    let half = frame.halved
    return JPEG(half, zip(planes, half.components).map { $0.halved(to: $1) })
  }
}

extension CoefficientPlane {
  /// Returns the plane at half the scale, in steps of 1, which is as exact as whole coefficients are.
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
        for index in 0..<64 {
          let value = sum[zigzag[index] / 8][zigzag[index] % 8]
          let rounded = max(-32_767, min(32_767, value)).rounded(.toNearestOrEven)
          result.coefficients[base + index] = Int16(rounded)
        }
      }
    }
    return result
  }

  /// Returns the four by four lowest frequencies of a block, in rows. Past the right or lower end of the picture the
  /// last block's mean goes on, which costs the fewest bits.
  private func lowest(_ column: Int, _ row: Int, _ steps: [Float]) -> SIMD16<Float> {
    let (near, under) = (min(column, component.blocksAcross - 1), min(row, component.blocksDown - 1))
    let base = base(near, under)
    var corner = SIMD16<Float>.zero
    corner[0] = Float(coefficients[base]) * steps[0]
    guard near == column, under == row else { return corner }
    for (index, cornerIndex) in lowIndices {
      let coefficient = coefficients[base + index]
      if coefficient != 0 { corner[cornerIndex] = Float(coefficient) * steps[index] }
    }
    return corner
  }
}

/// The zigzag indices of the fifteen lowest frequencies beside the mean, and their indices in rows of four.
private let lowIndices: [(zigzag: Int, row: Int)] = (1..<64).compactMap { index in
  let (row, column) = (zigzag[index] / 8, zigzag[index] % 8)
  return row < 4 && column < 4 ? (index, row * 4 + column) : nil
}

/// The weight of each of four frequencies in each of eight, for the left or upper and the other half of a block.
private struct HalvingMatrix {
  private let halves: [[SIMD8<Float>]]

  init() {
    halves = (0..<2).map { half in
      (0..<4).map { low in
        var adds = SIMD8<Float>.zero
        for high in 0..<8 {
          var sum = 0.0
          for sample in 0..<4 {
            // The 4-point inverse at a sample, times the 8-point transform at that sample.
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

/// Returns the cosine of `number` times π / 32.
private func cosine(_ number: Int) -> Double {
  // Folds the angle into 0 to 16, which is 0 to π / 2; the rest follows by symmetry.
  let angle = number % 64
  let folded = angle > 32 ? 64 - angle : angle
  return folded > 16 ? -quarter[32 - folded] : quarter[folded]
}

private let quarter: [Double] = [
  1, 0.995_184_726_672_196_9, 0.980_785_280_403_230_4, 0.956_940_335_732_208_9, 0.923_879_532_511_286_7,
  0.881_921_264_348_355, 0.831_469_612_302_545_2, 0.773_010_453_362_737, 0.707_106_781_186_547_5,
  0.634_393_284_163_645_5, 0.555_570_233_019_602_2, 0.471_396_736_825_997_6, 0.382_683_432_365_089_8,
  0.290_284_677_254_462_4, 0.195_090_322_016_128_3, 0.098_017_140_329_560_6, 0,
]
