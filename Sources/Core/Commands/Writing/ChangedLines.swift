import Platform

/// The lines in which two texts differ: all between the first and the last that do.
struct ChangedLines {
  /// The 0-based line where the difference begins.
  let place: Int
  private var old: Lines
  private var new: Lines

  init(before: [UInt8], after: [UInt8]) {
    // Of a long text nearly all stays: what both begin with is not looked at line by line.
    var start = sharedBeginning(before, after)
    while start > 0, before[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    var place = 0
    for byte in before[..<start] where byte == UInt8(ascii: "\n") { place += 1 }
    old = Lines(before, from: start)
    new = Lines(after, from: start)
    while let mine = old.first, let other = new.first, before[mine] == after[other] {
      old.removeFirst()
      new.removeFirst()
      place += 1
    }
    while let mine = old.last, let other = new.last, before[mine] == after[other] {
      old.removeLast()
      new.removeLast()
    }
    self.place = place
  }

  var removed: [String] { old.texts }
  var added: [String] { new.texts }

  /// The first line added that holds something; its number counts from 0.
  var firstAdded: (number: Int, text: String)? {
    var rest = new
    var number = place
    while let line = rest.first {
      let text = rest.shown(line)
      if !text.isEmpty { return (number, text) }
      rest.removeFirst()
      number += 1
    }
    return nil
  }
}

/// Lines one below the other, of which the first and the last can be taken away.
private struct Lines {
  private let bytes: [UInt8]
  /// From the beginning of a line to the end of one, or of a last one that has no line feed.
  private var range: Range<Int>

  init(_ bytes: [UInt8], from start: Int) {
    self.bytes = bytes
    range = start..<bytes.count
  }

  /// The first line without its line feed; nil where none is left.
  var first: Range<Int>? {
    range.isEmpty ? nil : range.lowerBound..<end(from: range.lowerBound)
  }

  /// The last one, likewise.
  var last: Range<Int>? {
    if range.isEmpty { return nil }
    let end = bytes[range.upperBound - 1] == UInt8(ascii: "\n") ? range.upperBound - 1 : range.upperBound
    var start = end
    while start > range.lowerBound, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    return start..<end
  }

  mutating func removeFirst() {
    guard let first else { return }
    range = min(first.upperBound + 1, range.upperBound)..<range.upperBound
  }

  mutating func removeLast() {
    guard let last else { return }
    range = range.lowerBound..<last.lowerBound
  }

  private func end(from start: Int) -> Int {
    firstPlace(of: UInt8(ascii: "\n"), in: bytes.span, from: start).map { min($0, range.upperBound) }
      ?? range.upperBound
  }
}

extension Lines {
  /// Without their endings, and without what they are indented by.
  fileprivate var texts: [String] {
    var texts: [String] = []
    var rest = self
    while let line = rest.first {
      texts.append(shown(line))
      rest.removeFirst()
    }
    return texts
  }

  fileprivate func shown(_ line: Range<Int>) -> String {
    var text = String(decoding: bytes[line], as: UTF8.self)
    if text.unicodeScalars.last == "\r" { text.unicodeScalars.removeLast() }
    return text.drop { $0 == " " || $0 == "\t" }.description
  }
}
