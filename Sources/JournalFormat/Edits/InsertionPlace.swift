package import JournalText
package import Training

/// Where a new entry belongs among those of a file: at its place in time, in the order that the file has.
///
/// Ascending, unless the first two entries of different moments descend. An entry goes below all that are not later
/// (in a descending file: not earlier) than it, whatever the order of the others; entries without a moment stay with
/// the one above them (below them). So a file that is in no order is added to at its end, or its top.
package struct InsertionPlace: Sendable {
  /// An entry that is there already: where its header stands, anywhere in its line, and when it was.
  package struct Entry: Sendable {
    package var header: TextRange
    package var moment: Moment?

    package init(header: TextRange, moment: Moment?) {
      self.header = header
      self.moment = moment
    }
  }

  private let text: EntryLines
  /// The lines of the headers, in the order of the file.
  private let headers: [Int]
  /// How many of the entries stand above the new one.
  package let index: Int

  /// The entries are all of the file, in its order.
  package init(of moment: Moment, among entries: [Entry], in source: Source) {
    self.init(of: moment, among: entries, in: EntryLines(source))
  }

  /// The same, for who has looked at the lines already.
  init(of moment: Moment, among entries: [Entry], in text: EntryLines) {
    self.text = text
    headers = entries.map { text.index(at: $0.header.lowerBound) }
    index = InsertionPlace.index(of: moment, among: entries.map(\.moment))
  }

  /// Newest first, as the first two entries of different moments are.
  package static func isDescending(_ moments: [Moment?]) -> Bool {
    let known = moments.compactMap { $0 }
    guard let first = known.first, let other = known.first(where: { $0 != first }) else { return false }
    return other < first
  }

  /// The edit that puts the lines of an entry there, without line endings; they end as the surroundings do, with as
  /// many blank lines between as those have, one if there is nothing to go by. The text always ends in a line ending
  /// afterwards, if the entry is its last.
  package func inserting(_ lines: [String]) -> TextEdit { inserting([lines]) }

  /// The same for several entries that all belong there, in the order of the file.
  func inserting(_ entries: [[String]]) -> TextEdit {
    let lines = Array(entries.joined(separator: Array(repeating: "", count: gap)))
    guard let first = headers.first else { return insertingOnly(lines) }
    guard index > 0 else {
      let top = firstLine(ofEntryAt: first)
      let ending = text.ending(at: top)
      return TextEdit(
        inserting: (lines + Array(repeating: "", count: gap)).map { $0 + ending }.joined(),
        at: text.lines[top].range.lowerBound)
    }
    return text.inserting(Array(repeating: "", count: gap) + lines, below: lastLine(ofEntry: index - 1))
  }
}

extension InsertionPlace {
  private static func index(of moment: Moment, among moments: [Moment?]) -> Int {
    guard isDescending(moments) else {
      guard var index = moments.lastIndex(where: { $0.map { $0 <= moment } ?? false }) else {
        return moments.firstIndex { $0 != nil } ?? moments.count
      }
      index += 1
      while index < moments.count, moments[index] == nil { index += 1 }
      return index
    }
    // Of two with one start the first is the one that links mean: it stays the first.
    guard var index = moments.firstIndex(where: { $0.map { $0 < moment } ?? false }) else {
      return moments.count
    }
    while index > 0, moments[index - 1] == nil { index -= 1 }
    return index
  }

  /// The blank lines between entries there.
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

  /// The header, or the first of the comments that touch it from above. What follows a merge that did not work out is
  /// an entry without a moment: it begins where the merge does.
  private func firstLine(ofEntryAt header: Int) -> Int {
    var first = header
    while first > 0, [.comment, .conflict].contains(text.lines[first - 1].kind) { first -= 1 }
    return first
  }

  /// In a file without entries: below its text, before the blank lines at its end.
  private func insertingOnly(_ lines: [String]) -> TextEdit {
    if let last = text.lines.lastIndex(where: { $0.kind != .blank }) {
      return text.inserting([""] + lines, below: last)
    }
    let ending = text.ending(at: 0)
    return TextEdit(
      inserting: lines.map { $0 + ending }.joined(), at: text.lines.first?.range.lowerBound ?? 0)
  }
}
