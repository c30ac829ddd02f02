/// The components and coefficients of a scan (T.81 B.2.3).
struct ScanHeader {
  struct Part {
    /// The index of the component in the frame.
    let component: Int
    let dc: Int
    let ac: Int
  }

  let parts: [Part]
  /// The first and last coefficient, in zigzag order.
  let first: Int
  let last: Int
  /// The bit positions that earlier scans reached and that this one reaches; 0 in a sequential frame.
  let high: Int
  let low: Int

  init(_ segment: Segment, of bytes: [UInt8], frame: Frame) throws(PhotoError) {
    let payload = segment.payload
    let broken = PhotoError.malformed("an impossible scan header", at: segment.start)
    guard let count = payload.first.map({ Int(bytes[$0]) }), payload.count == 4 + 2 * count else {
      throw broken
    }
    var parts: [Part] = []
    for offset in stride(from: payload.lowerBound + 1, to: payload.upperBound - 3, by: 2) {
      let component = frame.components.firstIndex { $0.identifier == bytes[offset] }
      let (dc, ac) = (Int(bytes[offset + 1] >> 4), Int(bytes[offset + 1] & 15))
      // Components come in the order of the frame, each once (T.81 B.2.3).
      guard let component, component > parts.last?.component ?? -1, dc < 4, ac < 4 else { throw broken }
      parts.append(Part(component: component, dc: dc, ac: ac))
    }
    let end = payload.upperBound
    (first, last) = (Int(bytes[end - 3]), Int(bytes[end - 2]))
    (high, low) = (Int(bytes[end - 1] >> 4), Int(bytes[end - 1] & 15))
    guard !parts.isEmpty else { throw broken }
    if frame.isProgressive {
      // T.81 G.1.1.1
      let isOfDC = first == 0 && last == 0
      let isOfAC = first >= 1 && first <= last && last <= 63 && parts.count == 1
      guard isOfDC || isOfAC, low <= 13, high == 0 || high == low + 1 else { throw broken }
    } else {
      guard first == 0, last == 63, high == 0, low == 0 else { throw broken }
    }
    self.parts = parts
  }
}

/// A record of the coefficients read so far and their exactness: every scan has to add something (T.81 G.1.1), which
/// also bounds the work that a small file can demand.
struct ScanProgress {
  /// The bit position reached for each component and coefficient; nil before its first scan.
  private var reached: [[Int?]]

  init(_ frame: Frame) { reached = frame.components.map { _ in [Int?](repeating: nil, count: 64) } }

  mutating func add(_ scan: ScanHeader, at offset: Int) throws(PhotoError) {
    for part in scan.parts {
      for index in scan.first...scan.last {
        let before = reached[part.component][index]
        let isNew = scan.high == 0 ? before == nil : before == scan.high
        let isAfterDC = index == 0 || scan.first == 0 || reached[part.component][0] != nil
        guard isNew, isAfterDC else {
          throw .malformed("a scan that repeats another, or comes too early", at: offset)
        }
        reached[part.component][index] = scan.low
      }
    }
  }

  var hasAllDC: Bool { reached.allSatisfy { $0[0] != nil } }
  var hasExactDC: Bool { reached.allSatisfy { $0[0] == 0 } }
}
