import JournalText
import Training

/// Reads what stands after `name:` and after `- `: sets and remarks, separated by commas.
///
/// A group that can't be read is reported and skipped to the next comma; its neighbours keep their meaning.
struct SetReader {
  /// What all sets of a line have in common; `80kg x 10, 8` breaks it.
  private struct Shape: Equatable {
    var isLoaded: Bool
    var measure: Measure
    enum Measure { case reps, time, distance }
  }

  private(set) var sets: [WorkSet] = []
  /// Quoted remarks: where, and after how many sets of this line; nil where it stands for itself.
  private(set) var notes: [(range: TextRange, afterSet: Int?)] = []
  private(set) var diagnostics: [Diagnostic] = []
  private var shape: Shape?

  /// Reads to the end of the line. The buffers are used again from line to line.
  mutating func read(_ line: inout LineCursor) {
    sets.removeAll(keepingCapacity: true)
    notes.removeAll(keepingCapacity: true)
    diagnostics.removeAll(keepingCapacity: true)
    shape = nil
    while true {
      line.skipBlanks()
      if let comma = line.take(.comma) {
        diagnostics.append(
          Diagnostic(
            .strayComma, comma.range, "nothing stands before this comma", fix: .safe(comma.range, "")))
        continue
      }
      let start = line.next?.range ?? line.emptyRange
      let before = (sets: sets.count, notes: notes.count)
      do throws(Rejection) {
        try item(&line)
      } catch {
        diagnostics.append(error.diagnostic)
        line.skipToSeparator()
      }
      let blank = line.blanks()
      if line.isAtEnd { return }
      if let blank, line.next?.kind == .comma, sets.count > before.sets {
        diagnostics.append(
          Diagnostic(
            .blankBeforeComma, blank, "a blank before a comma: was a mark lost?",
            help: "close the gap, or write the mark: 'w', 'd', 'f'", fix: .safe(blank, "")))
      }
      if let comma = line.take(.comma) {
        line.skipBlanks()
        if line.isAtEnd {
          diagnostics.append(
            Diagnostic(.strayComma, comma.range, "nothing follows this comma", fix: .safe(comma.range, "")))
          return
        }
      } else {
        let stray = line.rest
        diagnostics.append(missingComma(line, after: start, before: stray))
        // What stands between two commas is one group: what of it was meant is not certain.
        sets.removeSubrange(before.sets...)
        notes.removeSubrange(before.notes...)
        line.skipToSeparator()
        if line.take(.comma) == nil { return }
      }
    }
  }
}

extension SetReader {
  /// One group of sets with its marks, or a remark.
  private mutating func item(_ line: inout LineCursor) throws(Rejection) {
    guard let first = line.next else { return }
    if let string = line.take(.string) {
      notes.append((string.range, nil))
      return
    }
    let group = try SetGroup.read(&line)
    var marks = GroupMarks()
    try marks.read(&line, of: group)
    let range = TextRange(first.range.lowerBound, line.emptyRange.upperBound)
    try accept(group, marks, range, line)
  }

  /// Turns a group into sets, once its shape is known to be that of the line.
  private mutating func accept(
    _ group: SetGroup, _ marks: GroupMarks, _ range: TextRange, _ line: LineCursor
  ) throws(Rejection) {
    let mine = Shape(
      isLoaded: group.isLoaded,
      measure: group.measure == .time ? .time : group.measure == .distance ? .distance : .reps)
    if let shape, shape != mine {
      // `12, 5kg x 10` is one set with a stray blank: the first half is as wrong as the second.
      if mine.isLoaded, !shape.isLoaded, let previous = sets.last, previous.load == .none,
        group.startsWithPlainLoad
      {
        sets.removeLast()
        throw strayBlank(previous, group, range, line)
      }
      throw mixedShapes(isLoaded: shape.isLoaded, group, range, line)
    }
    shape = mine
    let count = group.count
    let firstSet = sets.count
    for number in 0..<count {
      var set = WorkSet(load: group.load(number), amount: group.amount(number), range: range)
      set.marks = marks.marks.union(group.isCluster(number) ? .cluster : [])
      set.effort = marks.effort(number)
      sets.append(set)
    }
    sets[sets.count - 1].completedAt = marks.completedAt
    for note in marks.notes { notes.append((note, firstSet + count - 1)) }
    diagnostics += group.warnings
  }
}

extension SetReader {
  private func missingComma(_ line: LineCursor, after start: TextRange, before stray: TextRange) -> Diagnostic
  {
    if shape?.measure == .distance, let clock = line.next, clock.kind == .number, line.peek(1)?.kind == .colon
    {
      let time = shortened(line.text(stray))
      return Diagnostic(
        .missingComma, clock.range, "the time of a distance stands after 'in'", help: "write 'in \(time)'")
    }
    return Diagnostic(
      .missingComma, line.next?.range ?? stray, "a comma is missing before '\(shortened(line.text(stray)))'",
      help:
        "write '\(shortened(line.text(start.through(TextRange(stray.lowerBound, stray.lowerBound))).trimmed)), \(shortened(line.text(stray)))'"
    )
  }

  private func strayBlank(
    _ previous: WorkSet, _ group: SetGroup, _ range: TextRange, _ line: LineCursor
  ) -> Rejection {
    let whole = previous.range.through(range)
    let joined = line.text(previous.range) + "," + line.text(range)
    return Rejection(
      .mixedSets, whole, "'\(shortened(line.text(whole)))' is a set without a load and one with",
      help: "for one load write '\(shortened(joined))'", fix: .unsafe(whole, joined))
  }

  private func mixedShapes(
    isLoaded: Bool, _ group: SetGroup, _ range: TextRange, _ line: LineCursor
  ) -> Rejection {
    let written = shortened(line.text(range))
    if group.isLoaded != isLoaded {
      return Rejection(
        .mixedSets, range,
        isLoaded
          ? "'\(written)' has no load, and the sets before it have one"
          : "'\(written)' has a load, and the sets before it have none",
        help: isLoaded
          ? "for one more set of the same load write '…/\(written)'; otherwise give '\(written)' a line of its own, '- \(written)'"
          : "give it a line of its own: '- \(written)'")
    }
    return Rejection(
      .mixedSets, range, "'\(written)' does not measure what the sets before it do",
      help: "give it a line of its own: '- \(written)'")
  }
}

extension LineCursor {
  /// Goes to the next comma that separates sets: not one between two digits.
  mutating func skipToSeparator() {
    var previous: Token?
    while let token = next {
      if token.kind == .comma {
        let isDecimal =
          previous?.kind == .number && previous?.range.end == token.range.start && peek(1)?.kind == .number
        if !isDecimal { return }
      }
      previous = token
      advance()
    }
  }
}

extension String {
  /// Without blanks at its ends.
  var trimmed: String {
    var text = self[...]
    while let first = text.unicodeScalars.first, first.value.isBlank { text.unicodeScalars.removeFirst() }
    while let last = text.unicodeScalars.last, last.value.isBlank { text.unicodeScalars.removeLast() }
    return String(text)
  }
}
