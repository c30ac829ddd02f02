package import Text
package import Training

/// The position of a new entry among the entries of a file: by time, in the order that the file has.
///
/// A file ascends unless the first two entries with different moments descend. An entry goes below all that are not
/// later (in a descending file: not earlier) than it, however the others are ordered; entries without a moment belong
/// to the entry above them (below them). So an unordered file grows at its end, or its top.
package struct InsertionPlace: Sendable {
  /// The moment of an existing entry, with the range of its header, or of any part of the header's line.
  package typealias Entry = Ranged<Moment?>

  private let text: EntryLines
  /// The indices of the headers' lines, in the order of the file.
  private let headers: [Int]
  /// The number of entries above the new one.
  package let index: Int

  /// Finds the position; `entries` are all of the file, in its order.
  init(of moment: Moment, among entries: [Entry], in text: EntryLines) {
    self.text = text
    headers = entries.map { text.index(at: $0.range.lowerBound) }
    index = InsertionPlace.index(of: moment, among: entries)
  }

  /// True if the first two entries with different moments stand newest first; nil if there are no two. An entry without
  /// a time counts as earlier in its day only if no other two entries differ: people put it above or below.
  package static func isDescending(_ moments: some Sequence<Moment?>) -> Bool? {
    var first: Moment?
    var isDescendingInDay: Bool?
    for case let moment? in moments {
      guard let known = first else {
        first = moment
        continue
      }
      if moment == known { continue }
      if moment.date != known.date || moment.time != nil && known.time != nil { return moment < known }
      isDescendingInDay = isDescendingInDay ?? (moment < known)
      if known.time == nil { first = moment }
    }
    return isDescendingInDay
  }

  /// Returns the edit that inserts the lines of an entry, given without endings. They end as the lines around them,
  /// with as many blank lines between entries as there are around, one if the file has one entry at most. If the entry
  /// is the last, the text ends in a line ending afterwards.
  package func inserting(_ lines: [String]) -> TextEdit {
    guard let first = headers.first else { return insertingOnly(lines) }
    guard index > 0 else {
      let top = firstLine(ofEntryAt: first)
      let ending = text.ending(at: top)
      return TextEdit(
        inserting: (lines + Array(repeating: "", count: gap)).ended(by: ending),
        at: text.lines[top].range.lowerBound)
    }
    return text.inserting(Array(repeating: "", count: gap) + lines, below: lastLine(ofEntry: index - 1))
  }

  /// Returns the edits that insert several entries; `shaped` adapts the lines of one to the entries around an index.
  static func inserting(
    _ new: [(moment: Moment, lines: [String])], among entries: [Entry], in text: EntryLines,
    shaped: ([String], Int) -> [String] = { lines, _ in lines }
  ) -> [TextEdit] {
    let isDescending = isDescending(entries.map(\.value)) ?? false
    var belonging: [Int: InsertionPlace] = [:]
    var added: [Int: [(moment: Moment, lines: [String])]] = [:]
    for entry in new {
      let insertion = InsertionPlace(of: entry.moment, among: entries, in: text)
      belonging[insertion.index] = insertion
      added[insertion.index, default: []].append(entry)
    }
    return belonging.keys.sorted().compactMap { index in
      guard let insertion = belonging[index], let here = added[index] else { return nil }
      let inOrder = here.enumerated().sorted {
        $0.element.moment == $1.element.moment
          ? $0.offset < $1.offset : ($0.element.moment < $1.element.moment) != isDescending
      }
      return insertion.inserting(inOrder.map { shaped($0.element.lines, index) })
    }
  }

  /// Returns the edit that inserts several entries at this position, in the order given.
  func inserting(_ entries: [[String]]) -> TextEdit {
    inserting(Array(entries.joined(separator: Array(repeating: "", count: gap))))
  }
}

extension InsertionPlace {
  private static func index(of moment: Moment, among entries: [Entry]) -> Int {
    guard isDescending(entries.lazy.map(\.value)) == true else {
      guard var index = entries.lastIndex(where: { $0.value.map { $0 <= moment } ?? false }) else {
        return entries.firstIndex { $0.value != nil } ?? entries.count
      }
      index += 1
      while index < entries.count, entries[index].value == nil { index += 1 }
      return index
    }
    // Links mean the first of two sessions with one start, and must go on meaning it.
    guard var index = entries.firstIndex(where: { $0.value.map { $0 < moment } ?? false }) else {
      return entries.count
    }
    while index > 0, entries[index - 1].value == nil { index -= 1 }
    return index
  }

  /// The number of blank lines between the entries around the position.
  private var gap: Int {
    guard !headers.isEmpty else { return 1 }
    guard index > 0 else { return text.blanks(after: lastLine(ofEntry: 0)) ?? 1 }
    let above = text.blanks(after: lastLine(ofEntry: index - 1))
    return above ?? (index > 1 ? text.blanks(after: lastLine(ofEntry: index - 2)) : nil) ?? 1
  }

  private func lastLine(ofEntry entry: Int) -> Int {
    text.lastLine(
      ofEntryAt: headers[entry], before: entry + 1 < headers.count ? headers[entry + 1] : text.lines.count)
  }

  /// Returns the index of the header's line, or of the first comment that touches it from above. The entry below a
  /// merge with conflicts has no moment, and begins with the merge's first line.
  private func firstLine(ofEntryAt header: Int) -> Int {
    var first = header
    while first > 0, [.comment, .conflict].contains(text.lines[first - 1].kind) { first -= 1 }
    return first
  }

  /// Returns the edit for a file without entries: below its text, before the blank lines at its end.
  private func insertingOnly(_ lines: [String]) -> TextEdit {
    if let last = text.lines.lastIndex(where: { $0.kind != .blank }) {
      return text.inserting([""] + lines, below: last)
    }
    let ending = text.ending(at: 0)
    return TextEdit(
      inserting: lines.ended(by: ending), at: text.lines.first?.range.lowerBound ?? 0)
  }
}
