/// The bands of a progressive frame (T.81 G.1.2.2 and G.1.2.3, figures G.3 and G.7).
extension ScanDecoder {
  /// Reads a band of a block for the first time: its coefficients without their lowest bits.
  mutating func firstAC(_ table: HuffmanTable, _ coefficients: inout [Int16], _ base: Int) throws(PhotoError) {
    guard bandRun == 0 else {
      bandRun &-= 1
      return
    }
    var index = scan.first
    while index <= scan.last {
      guard let symbol = table.next(&reader) else { throw noCode }
      let (run, bits) = (symbol &>> 4, symbol & 15)
      if bits == 0 {
        guard run == 15 else {
          bandRun = (1 &<< run) &- 1 &+ reader.take(run)
          return
        }
        index &+= 16
        continue
      }
      index &+= run
      guard index <= scan.last else {
        throw .malformed("a run of zeros out of its band", at: reader.position)
      }
      coefficients[base &+ index] = Int16(truncatingIfNeeded: reader.takeSigned(bits) &<< scan.low)
      index &+= 1
    }
  }

  /// Reads one more bit of a band: for each coefficient that is not 0, and those that become 1 or -1 by it.
  mutating func refineAC(_ table: HuffmanTable, _ coefficients: inout [Int16], _ base: Int) throws(PhotoError) {
    let one = Int16(1) &<< Int16(truncatingIfNeeded: scan.low)
    var index = scan.first
    if bandRun == 0 {
      while index <= scan.last {
        guard let symbol = table.next(&reader) else { throw noCode }
        var run = symbol &>> 4
        var new: Int16 = 0
        switch symbol & 15 {
        case 0 where run < 15:
          bandRun = (1 &<< run) &+ reader.take(run)
        case 0: break
        case 1: new = reader.bit() ? one : 0 &- one
        default: throw .malformed("a new coefficient of more than one bit", at: reader.position)
        }
        if bandRun > 0 { break }
        // Passes `run` coefficients that stay 0, up to the index of the new one.
        while index <= scan.last {
          if coefficients[base &+ index] != 0 {
            refine(&coefficients[base &+ index], one)
          } else if run == 0 {
            break
          } else {
            run &-= 1
          }
          index &+= 1
        }
        if new != 0 {
          guard index <= scan.last else {
            throw .malformed("a run of zeros out of its band", at: reader.position)
          }
          coefficients[base &+ index] = new
        }
        index &+= 1
      }
    }
    guard bandRun > 0 else { return }
    while index <= scan.last {
      if coefficients[base &+ index] != 0 { refine(&coefficients[base &+ index], one) }
      index &+= 1
    }
    bandRun &-= 1
  }

  @inline(__always)
  private mutating func refine(_ coefficient: inout Int16, _ one: Int16) {
    guard reader.bit(), coefficient & one == 0 else { return }
    coefficient = coefficient > 0 ? coefficient &+ one : coefficient &- one
  }
}
