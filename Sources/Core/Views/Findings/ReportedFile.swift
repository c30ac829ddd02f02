package import Text

/// The text of a file under its shown name, and its line table, made once for all its findings.
package struct ReportedFile {
  let source: Source
  let lines: LineTable
  /// The Unicode scalars that begin before each `stride`th byte: of a long line they are not counted for each finding.
  private let scalars: [Int]
  private static let stride = 4096

  package init(_ source: Source) {
    self.source = source
    lines = LineTable(source.bytes)
    var scalars = [0]
    for start in Swift.stride(from: 0, to: source.bytes.count, by: ReportedFile.stride) {
      let piece = source.bytes[start..<min(start + ReportedFile.stride, source.bytes.count)]
      scalars.append(scalars[scalars.count - 1] + piece.scalarCount)
    }
    self.scalars = scalars
  }

  /// The number of Unicode scalars in a range of bytes.
  func scalarCount(in range: Range<Int>) -> Int {
    scalars(before: range.upperBound) - scalars(before: range.lowerBound)
  }

  private func scalars(before offset: Int) -> Int {
    let start = offset / ReportedFile.stride
    return scalars[start] + source.bytes[start * ReportedFile.stride..<offset].scalarCount
  }
}

extension ArraySlice<UInt8> {
  /// Every scalar has one byte that is no continuation of another.
  fileprivate var scalarCount: Int { count { $0 & 0xC0 != 0x80 } }
}
