import Grammar
import Text
import Training

/// Reads a piece by itself, as if it stood in a file of its kind.
struct PieceReading {
  let kind: FileKind

  /// True if both texts are equal, or mean the same in another form.
  func isSame(_ one: Piece, _ other: Piece) -> Bool {
    if one.text == other.text { return true }
    guard one.kind == other.kind else { return false }
    if !one.isCutLine, case .parts(let parts) = one.content, case .parts(let others) = other.content {
      return parts.count == others.count && zip(parts, others).allSatisfy { isSame($0, $1) }
    }
    // `[X]` is `[x]`.
    if one.kind == .name, !one.box.isEmpty, one.box == other.box { return true }
    if one.isInHeader, plainSigns(one.text) == plainSigns(other.text) { return true }
    return plain(one) == plain(other)
  }

  /// Returns the number of mistakes of a line.
  func mistakes(_ piece: Piece.Kind, _ text: [UInt8]) -> Int {
    read(document(piece, text)).diagnostics.count { $0.severity > .hint }
  }

  /// The sets of an exercise of a log, one by one, on whichever lines; none in another file.
  func sets(_ exercise: [UInt8]) -> [WorkSet] {
    guard case .log(let log) = read(document(.exercise, exercise)) else { return [] }
    return log.sets
  }

  /// True if an exercise of a log has sets that are still to be done.
  func hasBoxes(_ exercise: [UInt8]) -> Bool {
    guard exercise.contains(UInt8(ascii: "[")), case .log(let log) = read(document(.exercise, exercise)) else {
      return false
    }
    return log.exercises.contains { !$0.openSets.isEmpty }
  }

  private func plain(_ piece: Piece) -> [UInt8] {
    let text = document(piece.kind, piece.text.filter { $0 != UInt8(ascii: "\r") })
    guard case .changed(_, let after) = Formatter.outcome(for: read(text), Settings()) else { return text }
    return after
  }

  private func read(_ text: [UInt8]) -> ReadFile { ReadFile(Source(name: "", bytes: text), as: kind) }

  /// With what it needs above it to be read.
  private func document(_ piece: Piece.Kind, _ text: [UInt8]) -> [UInt8] {
    let above: String
    switch (kind, piece) {
    case (.log, .header), (.checkIns, .header), (.settings, _), (.exercises, _): above = ""
    case (.log, .sets): above = "2026-01-05\nA:\n"
    case (.log, .set): above = "2026-01-05\nA: "
    case (.log, _): above = "2026-01-05\n"
    case (.checkIns, _): above = "[2026-01-05]\n"
    case (.plan, .header): above = ""
    case (.plan, .note): above = "# Plan\n\n- A: abs\n"
    case (.plan, .element): above = "# Plan\n\n- A: "
    case (.plan, _): above = "# Plan\n\n"
    }
    return Array(above.utf8) + text + (text.last == UInt8(ascii: "\n") ? [] : [UInt8(ascii: "\n")])
  }
}
