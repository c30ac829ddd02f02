/// The lines of an unresolved merge of git: one mistake for all of them, and neither side counts.
/// A marker without its counterparts is a mistake by itself, and hides nothing.
package struct ConflictLines {
  private let bytes: [UInt8]
  /// True if the last line was between two markers, or the first of them.
  package private(set) var isInside = false
  /// True if the last line was the closing marker.
  package private(set) var hasEnded = false

  package init(_ source: Source) { bytes = source.bytes }

  /// True if the line is a marker, or between two of them; adds the diagnostic at the first. Lines are asked in their order.
  package mutating func covers(_ line: TextRange, _ diagnostics: inout [Diagnostic]) -> Bool {
    hasEnded = false
    var range = line
    // A byte order mark may stand before the first line.
    if range.lowerBound == 0, bytes.starts(with: "\u{FEFF}".utf8) { range = TextRange(3, range.upperBound) }
    guard let marker = marker(at: range.lowerBound) else { return isInside }
    if isInside {
      hasEnded = marker == UInt8(ascii: ">")
      isInside = !hasEnded
      return true
    }
    let shown = TextRange(range.lowerBound, min(range.lowerBound + 7, range.upperBound))
    isInside = marker == UInt8(ascii: "<") && closes(after: range.upperBound)
    let help: Message = isInside ? "keep the lines you want, remove the markers" : "remove this line"
    diagnostics.append(
      Diagnostic(
        .conflictMarker, shown,
        isInside ? "a merge left both sides here" : "a marker of a merge stands here alone", help: help,
        fix: isInside ? nil : .unsafe(range, "")))
    return true
  }

  /// Returns the sign of the marker at an offset: seven times, then a blank or the end of the line. Nil without one.
  private func marker(at offset: Int) -> UInt8? {
    guard offset + 7 <= bytes.count else { return nil }
    let sign = bytes[offset]
    guard 0x3C...0x3E ~= sign || sign == UInt8(ascii: "|"), bytes[offset..<offset + 7].allSatisfy({ $0 == sign }) else {
      return nil
    }
    guard offset + 7 < bytes.count else { return sign }
    let next = bytes[offset + 7]
    return next == UInt8(ascii: " ") || next == UInt8(ascii: "\n") || next == UInt8(ascii: "\r") ? sign : nil
  }

  private func closes(after offset: Int) -> Bool {
    var start = offset
    while start < bytes.count {
      let sign = marker(at: start)
      if sign == UInt8(ascii: ">") { return true }
      if sign == UInt8(ascii: "<") { return false }
      while start < bytes.count, bytes[start] != UInt8(ascii: "\n") { start += 1 }
      start += 1
    }
    return false
  }
}
