/// Puts the lines of a log or of a month of check-ins together.
///
/// A comment right above an opening belongs to that entry, one right below a line to the entry above; any other between
/// entries stands for itself.
struct EntryGrouping {
  private let lines: [CutLine]
  private var parts: [Piece] = []
  private var gap: [UInt8] = []

  static func file(_ lines: [CutLine]) -> Piece {
    var grouping = EntryGrouping(lines)
    grouping.group()
    return Piece(.file, "", parts: grouping.parts)
  }

  private init(_ lines: [CutLine]) { self.lines = lines }

  private mutating func group() {
    var place = 0
    while place < lines.count {
      let first = endOfComments(at: place)
      if first < lines.count, lines[first].role == .header {
        place = addEntry(from: place, header: first)
      } else {
        add(lines[place])
        place += 1
      }
    }
    parts.append(Piece(.end, "", gap: gap, text: []))
  }

  /// Adds a line that stands between entries, or above the first.
  private mutating func add(_ line: CutLine) {
    if line.role == .blank {
      gap += line.piece.text
    } else {
      append(line.piece)
    }
  }

  private mutating func append(_ piece: Piece) {
    var piece = piece
    piece.gap = gap
    parts.append(piece)
    gap = []
  }

  /// Behind a row of comments, which may have none.
  private func endOfComments(at place: Int) -> Int {
    var place = place
    while place < lines.count, lines[place].role == .comment { place += 1 }
    return place
  }

  /// Gives the line behind the entry.
  private mutating func addEntry(from start: Int, header: Int) -> Int {
    var next = header + 1
    while next < lines.count, lines[next].role != .header { next += 1 }
    var end = next
    while end > header + 1, [.blank, .comment].contains(lines[end - 1].role) { end -= 1 }
    // Comments that touch the last line are its own, unless they touch the next opening too.
    var touching = end
    while touching < next, lines[touching].role == .comment { touching += 1 }
    if touching < next || next == lines.count { end = touching }
    var entry = Piece(.entry, lines[header].piece.key, parts: EntryGrouping.items(lines[start..<end]))
    entry.moment = lines[header].piece.moment
    entry.title = lines[header].piece.title
    append(entry)
    return end
  }

  /// The lines of an entry, those of an exercise together.
  private static func items(_ lines: ArraySlice<CutLine>) -> [Piece] {
    var items: [Piece] = []
    var gap: [UInt8] = []
    var place = lines.startIndex
    while place < lines.endIndex {
      let line = lines[place]
      guard line.role != .blank else {
        gap += line.piece.text
        place += 1
        continue
      }
      var end = place + 1
      if line.role == .exercise { end = endOfExercise(at: place, lines) }
      var piece = line.piece
      if line.role == .exercise {
        piece = Piece(.exercise, line.piece.key, parts: parts(lines[place..<end]))
        piece.isJoined = line.piece.isJoined
      }
      // Known as what it is: its start may be changed like anything else.
      if line.role == .header { piece.key = "" }
      piece.gap = gap
      items.append(piece)
      gap = []
      place = end
    }
    return items
  }

  /// Behind the last line of sets that continues it.
  private static func endOfExercise(at start: Int, _ lines: ArraySlice<CutLine>) -> Int {
    var end = start + 1
    var place = end
    while place < lines.endIndex, [.blank, .comment, .sets].contains(lines[place].role) {
      place += 1
      if lines[place - 1].role == .sets { end = place }
    }
    return end
  }

  private static func parts(_ lines: ArraySlice<CutLine>) -> [Piece] {
    var parts: [Piece] = []
    var gap: [UInt8] = []
    for line in lines {
      if line.role == .blank {
        gap += line.piece.text
        continue
      }
      var piece = line.piece
      if line.role == .exercise { piece.key = "" }
      piece.gap = gap
      gap = []
      parts.append(piece)
    }
    return parts
  }
}
