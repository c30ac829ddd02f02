/// The lines in which two texts differ: all between the first and the last that do.
struct ChangedLines {
  /// The 0-based line where the difference begins.
  let place: Int
  let removed: [(number: Int, text: String)]
  let added: [(number: Int, text: String)]

  init(before: [UInt8], after: [UInt8]) {
    let old = ChangedLines.lines(before)
    let new = ChangedLines.lines(after)
    var start = 0
    while start < min(old.count, new.count), old[start] == new[start] { start += 1 }
    var end = 0
    while end < min(old.count, new.count) - start, old[old.count - 1 - end] == new[new.count - 1 - end] {
      end += 1
    }
    place = start
    removed = (start..<old.count - end).map { ($0, ChangedLines.shown(old[$0])) }
    added = (start..<new.count - end).map { ($0, ChangedLines.shown(new[$0])) }
  }

  /// Lines without their endings; a text that ends in a line feed has no empty last one.
  private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  private static func shown(_ line: ArraySlice<UInt8>) -> String {
    var text = String(decoding: line, as: UTF8.self)
    if text.unicodeScalars.last == "\r" { text.unicodeScalars.removeLast() }
    return text.drop { $0 == " " || $0 == "\t" }.description
  }
}
