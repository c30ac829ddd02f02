package import Text
package import Training

/// Where a new entry belongs among those of a file: at its place in time, in the order that the file has.
///
/// Ascending, unless the first two entries of which one is earlier descend. An entry goes below all that are not later
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
    index = InsertionPlace.index(of: moment, among: entries)
  }

  /// True where the first two entries of which one is earlier stand newest first; nil where there are no two. An entry without a
  /// time is earlier than another of its day only where no other two entries tell: people put it above or below in either order.
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

  /// The edit that puts the lines of an entry there, without line endings; they end as the surroundings do, with as
  /// many blank lines between as those have, one if there is nothing to go by. The text always ends in a line ending
  /// afterwards, if the entry is its last.
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

  /// The edits that put several entries each at its place; `shaped` makes their lines those of an entry at an index.
  static func inserting(
    _ new: [(moment: Moment, lines: [String])], among entries: [Entry], in text: EntryLines,
    shaped: ([String], Int) -> [String] = { lines, _ in lines }
  ) -> [TextEdit] {
    let isDescending = isDescending(entries.map(\.moment)) ?? false
    var belonging: [Int: InsertionPlace] = [:]
    var added: [Int: [(moment: Moment, lines: [String])]] = [:]
    for entry in new {
      let place = InsertionPlace(of: entry.moment, among: entries, in: text)
      belonging[place.index] = place
      added[place.index, default: []].append(entry)
    }
    return belonging.keys.sorted().compactMap { index in
      guard let place = belonging[index], let here = added[index] else { return nil }
      let inOrder = here.enumerated().sorted {
        $0.element.moment == $1.element.moment
          ? $0.offset < $1.offset : ($0.element.moment < $1.element.moment) != isDescending
      }
      return place.inserting(inOrder.map { shaped($0.element.lines, index) })
    }
  }

  /// The same for several entries that all belong there, in the order of the file.
  func inserting(_ entries: [[String]]) -> TextEdit {
    var lines: [String] = []
    for (place, entry) in entries.enumerated() {
      if place > 0 { lines += Array(repeating: "", count: gap) }
      lines += entry
    }
    return inserting(lines)
  }
}

extension InsertionPlace {
  private static func index(of moment: Moment, among entries: [Entry]) -> Int {
    guard isDescending(entries.lazy.map(\.moment)) == true else {
      guard var index = entries.lastIndex(where: { $0.moment.map { $0 <= moment } ?? false }) else {
        return entries.firstIndex { $0.moment != nil } ?? entries.count
      }
      index += 1
      while index < entries.count, entries[index].moment == nil { index += 1 }
      return index
    }
    // Of two with one start the first is the one that links mean: it stays the first.
    guard var index = entries.firstIndex(where: { $0.moment.map { $0 < moment } ?? false }) else {
      return entries.count
    }
    while index > 0, entries[index - 1].moment == nil { index -= 1 }
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
      inserting: lines.ended(by: ending), at: text.lines.first?.range.lowerBound ?? 0)
  }
}
