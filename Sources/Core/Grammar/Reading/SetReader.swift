import Text
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

  private(set) var diagnostics: [Diagnostic] = []
  private var shape: Shape?
  /// What the session held before this line.
  private var start = SessionDraft().mark
  private var group = SetGroup()
  private var marks = GroupMarks()
  /// Whether a proposal is being tried: then no further ones are looked for.
  private let isTrial: Bool

  init(isTrial: Bool = false) { self.isTrial = isTrial }

  /// Reads to the end of the line. Sets and remarks are of the session's last exercise; findings are those of this line.
  mutating func read(_ line: inout LineCursor, into draft: inout SessionDraft) {
    if !diagnostics.isEmpty { diagnostics = [] }
    shape = nil
    start = draft.mark
    var isBehindMistake = false
    while true {
      line.skipBlanks()
      if let comma = line.take(.comma) {
        // Behind a group that does not read it may be a sign of that one.
        if !isBehindMistake {
          diagnostics.append(
            Diagnostic(
              .strayComma, comma.range, "nothing stands before this comma", fix: .safe(comma.range, "")))
        }
        continue
      }
      isBehindMistake = false
      let start = line.next?.range ?? line.emptyRange
      let (before, shapeBefore) = (draft.mark, shape)
      do throws(Rejection) {
        try item(&line, into: &draft)
      } catch {
        line.skipToSeparator()
        let group = TextRange(start.lowerBound, max(start.lowerBound, line.emptyRange.upperBound))
        isBehindMistake = true
        // Where the first of them was meant otherwise, all that follow differ from it: that is one mistake.
        let isMixed = { (one: Diagnostic) in one.code == Explanation.mixedSets.code }
        if !isMixed(error.diagnostic) || !diagnostics.contains(where: isMixed) {
          diagnostics.append(helped(error.diagnostic, group, line))
        }
      }
      let blank = line.blanks()
      if line.isAtEnd { return }
      if let blank, line.next?.kind == .comma, draft.sets.count > before.sets {
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
        let found = missingComma(line, after: start, before: stray)
        // What stands between two commas is one group: what of it was meant is not certain.
        draft.reset(to: before)
        shape = shapeBefore
        line.skipToSeparator()
        let group = TextRange(start.lowerBound, line.emptyRange.upperBound)
        diagnostics.append(helped(found, group, line))
        if line.take(.comma) == nil { return }
      }
    }
  }
}

extension SetReader {
  /// One group of sets with its marks, or a remark.
  private mutating func item(_ line: inout LineCursor, into draft: inout SessionDraft) throws(Rejection) {
    guard let first = line.next else { return }
    if let string = line.take(.string) {
      draft.remarks.append((exercise: draft.exercises.count - 1, set: nil, range: string.range))
      return
    }
    try group.read(&line)
    marks.clear()
    try marks.read(&line, of: group)
    guard !line.isAtDecimalComma else { throw line.commaBetweenDigits(from: first, isTrial: isTrial) }
    try accept(TextRange(first.range.lowerBound, line.emptyRange.upperBound), &line, into: &draft)
  }

  /// Turns a group into sets, once its shape is known to be that of the line.
  private mutating func accept(
    _ range: TextRange, _ line: inout LineCursor, into draft: inout SessionDraft
  ) throws(Rejection) {
    let mine = Shape(
      isLoaded: group.isLoaded,
      measure: group.measure == .time ? .time : group.measure == .distance ? .distance : .reps)
    if let shape, shape != mine { throw mismatch(shape, mine, range, &line, &draft) }
    shape = mine
    let count = group.count
    for number in 0..<count {
      var set = group.set(number)
      marks.apply(to: &set, number, of: count)
      draft.sets.append(set)
    }
    draft.groups.append(SessionDraft.Group(range: range, count: count))
    let last = draft.sets.count - 1
    for note in marks.notes {
      draft.remarks.append((exercise: draft.exercises.count - 1, set: last, range: note))
    }
    if !group.warnings.isEmpty { diagnostics += group.warnings }
  }
}

extension SetReader {
  /// A group that is not of the shape that the ones before it have.
  private mutating func mismatch(
    _ shape: Shape, _ mine: Shape, _ range: TextRange, _ line: inout LineCursor, _ draft: inout SessionDraft
  ) -> Rejection {
    let previous = draft.groups.count > start.groups ? draft.groups.last?.range : nil
    // `12, 5kg x 10` is one set with a stray blank: the first half is as wrong as the second.
    if mine.isLoaded, !shape.isLoaded, let previous, draft.sets.last?.load == Load.none,
      group.startsWithNumber, isDirectly(range, behind: previous, line)
    {
      draft.removeLastGroup()
      if draft.sets.count == start.sets { self.shape = nil }
      return strayBlank(previous, range, line)
    }
    if shape.isLoaded, !mine.isLoaded, let previous, let list = listWithBlanks(range, after: previous, &line) {
      return list
    }
    return mixedShapes(isLoaded: shape.isLoaded, range, line)
  }

  /// A digit, one comma and blanks stand before it.
  private func isDirectly(_ range: TextRange, behind previous: TextRange, _ line: LineCursor) -> Bool {
    line.bytes[previous.upperBound - 1].isDigit
      && line.bytes[previous.upperBound..<range.lowerBound].count { $0 == UInt8(ascii: ",") } == 1
  }

  /// With a help that can be pasted, where one is known: what the finding itself proposes if that reads, or what
  /// was meant by the whole group.
  private func helped(_ found: Diagnostic, _ group: TextRange, _ line: LineCursor) -> Diagnostic {
    let text = line.text(group).trimmed
    let range = TextRange(group.lowerBound, group.lowerBound + text.utf8.count)
    let isComma = found.code == Explanation.missingComma.code
    guard !isTrial, isComma || !isWithin(group, found.fix, line) else { return found }
    let proposals = setsMeant(by: text, unit: line.unit)
    guard !proposals.isEmpty else { return found }
    var helped = found
    if isComma, found.fix != nil, !proposals[0].holds(", ") {
      helped.message = "'\(shortened(line.text(found.range)))' can't stand here"
    } else if !isComma, proposals[0].holds(", "), text.holds(",") {
      helped.message = "'\(shortened(text))' has a comma without a blank, which reads as a decimal comma"
    }
    helped.help = writing(proposals)
    helped.fix = proposals.count == 1 ? .unsafe(range, proposals[0]) : nil
    return helped
  }

  /// Whether a fix makes a group of sets readable, or is about more than the group.
  private func isWithin(_ group: TextRange, _ fix: Fix?, _ line: LineCursor) -> Bool {
    guard let fix else { return false }
    guard
      fix.edits.allSatisfy({
        group.lowerBound <= $0.range.lowerBound && $0.range.upperBound <= group.upperBound
      })
    else { return true }
    guard let bytes = fix.edits.applied(to: line.bytes, within: group), !bytes.isEmpty else { return false }
    return readsAsSets(String(decoding: bytes, as: UTF8.self))
  }

  private func missingComma(_ line: LineCursor, after start: TextRange, before stray: TextRange) -> Diagnostic {
    let written = shortened(line.text(stray))
    let range = line.next?.range ?? stray
    if shape?.measure == .distance, let clock = line.next, clock.kind == .number, line.peek(1)?.kind == .colon {
      return Diagnostic(
        .missingComma, range, "the time of a distance stands after 'in'", help: "write 'in \(written)'")
    }
    let before = line.text(TextRange(start.lowerBound, stray.lowerBound)).trimmed
    var ahead = line
    ahead.skipToSeparator()
    let after = line.text(TextRange(stray.lowerBound, ahead.emptyRange.upperBound)).trimmed
    let whole = "\(before), \(after)"
    guard !isTrial, readsAsSets(whole) else {
      return Diagnostic(
        .missingComma, range, "'\(written)' can't stand here",
        help: "sets are separated by a comma, marks by a blank, and a remark stands in quotes: "
          + "'80\(.unit) x 10 w, 90\(.unit) x 8 \"easy\"'")
    }
    let group = TextRange(start.lowerBound, stray.lowerBound + after.utf8.count)
    return Diagnostic(
      .missingComma, range, "a comma is missing before '\(written)'", help: "write '\(shortened(whole))'",
      fix: .unsafe(group, whole))
  }

  private func strayBlank(
    _ previous: TextRange, _ range: TextRange, _ line: LineCursor
  ) -> Rejection {
    let whole = previous.through(range)
    let joined = line.text(previous) + "," + line.text(range)
    return Rejection(
      .mixedSets, whole, "'\(shortened(line.text(whole)))' is a set without a load and one with",
      help: "for one load write '\(shortened(joined))'", fix: .unsafe(whole, joined))
  }

  /// `80kg x 10, 8, 6` is one list: the numbers that follow belong to the finding.
  private func listWithBlanks(_ first: TextRange, after previous: TextRange, _ line: inout LineCursor)
    -> Rejection?
  {
    guard !isTrial else { return nil }
    let start = line.mark
    var end = first.upperBound
    while line.take(.comma) != nil {
      line.skipBlanks()
      guard let number = line.take(.number), line.isAtEnd || line.next?.kind == .comma else { break }
      end = number.range.upperBound
    }
    line.reset(to: start)
    while let next = line.next, next.range.upperBound <= end { line.advance() }
    let range = TextRange(first.lowerBound, end)
    let numbers = line.text(range).split(separator: ",").map { String($0).trimmed }
    let list = ([line.text(previous)] + numbers).joined(separator: "/")
    guard readsAsSets(list) else {
      line.reset(to: start)
      return nil
    }
    return Rejection(
      .mixedSets, range,
      "'\(shortened(line.text(range)))' has no load, and the sets before it have one",
      help: "for the same load write '\(shortened(list))'; otherwise give it a line of its own",
      fix: .unsafe(previous.through(range), list))
  }

  private func mixedShapes(
    isLoaded: Bool, _ range: TextRange, _ line: LineCursor
  ) -> Rejection {
    let written = shortened(line.text(range))
    if group.isLoaded != isLoaded {
      return Rejection(
        .mixedSets, range,
        isLoaded
          ? "'\(written)' has no load, and the sets before it have one"
          : "'\(written)' has a load, and the sets before it have none",
        help: "give it a line of its own: '- \(written)'")
    }
    return Rejection(
      .mixedSets, range, "'\(written)' does not measure what the sets before it do",
      help: "give it a line of its own: '- \(written)'")
  }
}
