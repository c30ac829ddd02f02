import Grammar
import Text
import Training

/// Cuts `exercises.txt`: an exercise a line, known by its name.
enum ExerciseListCutting {
  static func file(_ source: Source) -> Piece {
    let list = ExerciseListReader.read(source)
    var marked = MarkedLines(list.diagnostics)
    var line = LineCursor(source)
    var parts = PieceList()
    var next = 0
    while line.nextLine() {
      let range = line.wholeLine
      let isWrong = marked.holds(range)
      while next < list.entries.count, list.places[next].range.start < range.start { next += 1 }
      if line.isAtEnd {
        line.comment == nil ? parts.addBlank(line.lineText) : parts.add(line.leaf(.comment))
      } else if next < list.entries.count, range.contains(list.places[next].range), let end = line.endOfName {
        let key = nameKey(list.entries[next].name)
        parts.add(isWrong ? line.leaf(.line, key: key) : line.cut(.line, key, into: .element, behind: end))
      } else {
        parts.add(line.leaf(.other))
      }
    }
    return Piece(.file, "", parts: parts.closed)
  }
}

/// Pieces in a row, and the blank lines between them.
struct PieceList {
  private var pieces: [Piece] = []
  private var gap: [UInt8] = []

  mutating func addBlank(_ text: [UInt8]) { gap += text }

  mutating func add(_ piece: Piece) {
    var piece = piece
    piece.gap = gap
    gap = []
    pieces.append(piece)
  }

  /// All of a file, up to its end.
  var closed: [Piece] { pieces + [Piece(.end, "", gap: gap, text: [])] }

  /// All so far, without the blank lines at the end.
  mutating func take() -> [Piece] {
    defer { pieces = [] }
    return pieces
  }
}
