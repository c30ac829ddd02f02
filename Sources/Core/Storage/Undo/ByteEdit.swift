/// One place of a text that became another: a set that was added, a name that was changed.
struct ByteEdit: Hashable, Sendable {
  /// The offset in the text before, in bytes.
  let start: Int
  let removed: [UInt8]
  let inserted: [UInt8]
}

extension ByteEdit {
  /// Returns the edits from `before` to `after`, in their order: line by line if both have as many lines, as after a rename
  /// in a whole file; else one between the beginning and the end that they share.
  static func edits(from before: [UInt8], to after: [UInt8]) -> [ByteEdit] {
    let (old, new) = (lines(of: before), lines(of: after))
    guard old.count == new.count else {
      return edit(before[...], after[...]).map { [$0] } ?? []
    }
    return zip(old, new).compactMap { edit(before[$0], after[$1]) }
  }

  /// The text after them; nil where another text stands in one of the places.
  static func apply(_ edits: [ByteEdit], to text: [UInt8]) -> [UInt8]? {
    var result: [UInt8] = []
    var place = 0
    for edit in edits {
      let (end, overflows) = edit.start.addingReportingOverflow(edit.removed.count)
      guard edit.start >= place, !overflows, end <= text.count, text[edit.start..<end] == edit.removed[...] else {
        return nil
      }
      result += text[place..<edit.start]
      result += edit.inserted
      place = end
    }
    return result + text[place...]
  }

  /// Returns the edits that take `edits` back.
  static func inverse(_ edits: [ByteEdit]) -> [ByteEdit] {
    var shift = 0
    return edits.map { edit in
      defer { shift += edit.inserted.count - edit.removed.count }
      return ByteEdit(start: edit.start + shift, removed: edit.inserted, inserted: edit.removed)
    }
  }

  /// With their breaks.
  private static func lines(of text: [UInt8]) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    for place in text.indices where text[place] == UInt8(ascii: "\n") {
      lines.append(start..<place + 1)
      start = place + 1
    }
    return lines + [start..<text.count]
  }

  /// nil where both are the same.
  private static func edit(_ before: ArraySlice<UInt8>, _ after: ArraySlice<UInt8>) -> ByteEdit? {
    if before == after { return nil }
    let start = zip(before, after).prefix { $0 == $1 }.count
    let (old, new) = (before.dropFirst(start), after.dropFirst(start))
    let end = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count
    return ByteEdit(
      start: before.startIndex + start, removed: Array(old.dropLast(end)), inserted: Array(new.dropLast(end)))
  }
}
