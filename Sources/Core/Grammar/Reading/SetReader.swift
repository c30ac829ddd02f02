import Text
import Training

/// Reads the text behind `name:` and `- `: sets and remarks, separated by commas.
///
/// A group that can't be read is reported and skipped up to the next comma; the other groups keep their meaning.
struct SetReader {
  /// The form that all sets of a line share; `80kg x 10, 8` breaks it.
  private struct Shape: Equatable {
    var isLoaded: Bool
    var measure: SetGroup.Measure
  }

  private(set) var diagnostics: [Diagnostic] = []
  private var shape: Shape?
  /// The number of the exercise's sets before this line.
  private var start = 0
  /// The last group read.
  private var group = SetGroup()

  /// Reads to the end of the line. Sets and remarks join the exercise; the diagnostics are the line's.
  mutating func read(
    _ line: inout LineCursor, into exercise: inout PerformedExercise, _ places: inout ExercisePlaces
  ) {
    if !diagnostics.isEmpty { diagnostics = [] }
    shape = nil
    start = exercise.sets.count
    var isBehindMistake = false
    while true {
      line.skipBlanks()
      if let comma = line.take(.comma) {
        // Behind an unreadable group, the comma may be part of it.
        if !isBehindMistake {
          diagnostics.append(
            Diagnostic(
              .strayComma, comma.range, "nothing stands before this comma", fix: .safe(comma.range, "")))
        }
        continue
      }
      isBehindMistake = false
      let start = line.next?.range ?? line.emptyRange
      let before = (sets: exercise.sets.count, remarks: exercise.remarks.count, shape: shape)
      do throws(Diagnostic) {
        try item(&line, into: &exercise, &places)
      } catch {
        line.skipToSeparator()
        let group = TextRange(start.lowerBound, max(start.lowerBound, line.emptyRange.upperBound))
        isBehindMistake = true
        // If the first group was meant otherwise, all others differ from it, which is one mistake.
        let isMixed = { (one: Diagnostic) in one.code == Explanation.mixedSets.code }
        if !isMixed(error) || !diagnostics.contains(where: isMixed) {
          var found = error
          found.loss = found.loss ?? .sets(group)
          diagnostics.append(found)
        }
      }
      let blank = line.blanks()
      if line.isAtEnd { return }
      if let blank, line.next?.kind == .comma, exercise.sets.count > before.sets {
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
        var found = line.missingComma()
        // The text between two commas is one group, and what it means is uncertain.
        exercise.remove(&places, sets: before.sets, remarks: before.remarks)
        shape = before.shape
        line.skipToSeparator()
        found.loss = .sets(TextRange(start.lowerBound, line.emptyRange.upperBound))
        diagnostics.append(found)
        if line.take(.comma) == nil { return }
      }
    }
  }
}

extension SetReader {
  /// Reads a group of sets with its marks, or a remark.
  private mutating func item(
    _ line: inout LineCursor, into exercise: inout PerformedExercise, _ places: inout ExercisePlaces
  ) throws(Diagnostic) {
    guard let first = line.next else { return }
    if let string = line.take(.string) {
      exercise.remarks.append(PerformedExercise.Remark(line.unquoted(string)))
      places.remarks.append(string.range)
      return
    }
    try group.read(&line)
    let range = line.range(from: first)
    let mine = Shape(isLoaded: group.isLoaded, measure: group.measure)
    if let shape, shape != mine { throw mismatch(shape, mine, range, &line, &exercise, &places) }
    shape = mine
    for number in 0..<group.count {
      if let parts = group.parts(number) {
        exercise.parts[exercise.sets.count] = line.text(parts).filter { $0.isNumber || $0 == "+" }
      }
      exercise.sets.append(group.set(number))
      places.sets.append(range)
    }
    for note in group.notes {
      let remark = line.text(note).unquoted
      exercise.remarks.append(PerformedExercise.Remark(remark, set: exercise.sets.count - 1))
      places.remarks.append(note)
    }
    if !group.warnings.isEmpty { diagnostics += group.warnings }
  }
}

extension SetReader {
  /// Returns the mistake of a group with another shape than the groups before it.
  private mutating func mismatch(
    _ shape: Shape, _ mine: Shape, _ range: TextRange, _ line: inout LineCursor,
    _ exercise: inout PerformedExercise, _ places: inout ExercisePlaces
  ) -> Diagnostic {
    let previous = exercise.sets.count > start ? places.sets.last : nil
    // In `12, 5kg x 10`, one set with a stray blank, the first half is as wrong as the second.
    if mine.isLoaded, !shape.isLoaded, let previous, exercise.sets.last?.load == Load.none,
      group.startsWithNumber, isDirectly(range, behind: previous, line)
    {
      let kept = places.sets.firstIndex(of: previous) ?? start
      exercise.remove(&places, sets: kept, remarks: exercise.remarks.count)
      if kept == start { self.shape = nil }
      return strayBlank(previous, range, line)
    }
    let whole = shape.isLoaded && !mine.isLoaded ? numbers(from: range, &line) : range
    var mixed = mixedShapes(isLoaded: shape.isLoaded, whole, line)
    if let previous, shape.isLoaded, !mine.isLoaded { mixed.loss = .sets(previous.through(whole)) }
    return mixed
  }

  /// True if only one comma and blanks are between the group and a digit before it.
  private func isDirectly(_ range: TextRange, behind previous: TextRange, _ line: LineCursor) -> Bool {
    line.bytes[previous.upperBound - 1].isDigit
      && line.bytes[previous.upperBound..<range.lowerBound].count { $0 == UInt8(ascii: ",") } == 1
  }

  private func strayBlank(
    _ previous: TextRange, _ range: TextRange, _ line: LineCursor
  ) -> Diagnostic {
    let whole = previous.through(range)
    let joined = line.text(previous) + "," + line.text(range)
    return line.mistake(
      .mixedSets, whole, "is a set without a load and one with", help: "for one load write '\(shortened(joined))'",
      fix: .unsafe(whole, joined))
  }

  /// Takes the numbers that follow, which are part of the same mistake in `80kg x 10, 8, 6`.
  private func numbers(from first: TextRange, _ line: inout LineCursor) -> TextRange {
    var range = first
    while line.next?.kind == .comma {
      var ahead = line
      ahead.advance()
      ahead.skipBlanks()
      guard let number = ahead.take(.number), ahead.isAtEnd || ahead.next?.kind == .comma else { break }
      range = range.through(number.range)
      line = ahead
    }
    return range
  }

  private func mixedShapes(
    isLoaded: Bool, _ range: TextRange, _ line: LineCursor
  ) -> Diagnostic {
    line.mistake(
      .mixedSets, range,
      group.isLoaded == isLoaded
        ? "does not measure what the sets before it do"
        : isLoaded ? "has no load, and the sets before it have one" : "has a load, and the sets before it have none",
      help: "give it a line of its own: '- \(shortened(line.text(range)))'")
  }
}

/// True if a text reads as sets behind `name:`, without a diagnostic.
package func readsAsSets(_ text: String) -> Bool {
  var line = LineCursor(Source(name: "", bytes: Array(text.utf8)))
  guard line.nextLine() else { return false }
  var reader = SetReader()
  return !line.takeSets(&reader).isEmpty && reader.diagnostics.isEmpty
}

extension PerformedExercise {
  /// Removes the sets and remarks from given counts on, and their ranges.
  fileprivate mutating func remove(_ places: inout ExercisePlaces, sets: Int, remarks: Int) {
    self.sets.removeSubrange(sets...)
    parts = parts.filter { $0.key < sets }
    places.sets.removeSubrange(sets...)
    self.remarks.removeSubrange(remarks...)
    places.remarks.removeSubrange(remarks...)
  }
}

extension LineCursor {
  /// Reads the rest of the line as the sets of no exercise; the reader has the diagnostics.
  mutating func takeSets(_ reader: inout SetReader) -> [WorkSet] {
    var exercise = PerformedExercise(name: "")
    var places = ExercisePlaces(spelling: 0, name: TextRange(0, 0))
    reader.read(&self, into: &exercise, &places)
    return exercise.sets
  }

  /// Returns the mistake of text behind a group without a comma.
  func missingComma() -> Diagnostic {
    return mistake(
      .missingComma, next?.range ?? rest, "can't stand here",
      help: "sets are separated by a comma, marks by a blank, and a remark stands in quotes: "
        + "'80\(.unit) x 10 w, 90\(.unit) x 8 \"easy\"'")
  }
}
