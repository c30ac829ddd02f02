package import Text
import Training

extension Log {
  /// Returns the edits that add sets as typed to an exercise of a session, nil for its last: `80kg x 10/8`, `bw x 8 w`,
  /// `"sem cinto"`. They are written in the style of the file.
  ///
  /// The sets take the place of open sets of the exercise. An exercise of the session is continued at its
  /// last occurrence: on a line below if it has sets on lines of their
  /// own, or its row has other measures or an error; else in the row, before its comment. Any other exercise, and a
  /// skipped one, gets a new line below the session's last text, with the sets on a line of their own if the exercise
  /// above has them so. An added line ends in a line ending, even at the end of a file that had none.
  ///
  /// - Parameter line: The index of the exercise that is continued; a new one begins where there is none.
  ///
  /// Throws if the sets have an error, the name can't be written, or no name is given and the session has no exercise.
  package func addingSets(
    _ typed: String, to exercise: String?, at line: Int? = nil, inSession index: Int, isSuperset: Bool = false
  ) throws(Refusal) -> [TextEdit] {
    guard sessions.indices.contains(index) else { throw Refusal("there is no such session") }
    let own = sessions[index].exercises
    guard exercise != nil || own.current != nil else {
      throw Refusal(
        "the session has no exercise yet",
        help: "say which one: 'Bench press: \(shortened(typed.trimmed))'")
    }
    let sets = try SetText(typed)
    let addition = LogSetAddition(self, sets, session: index)
    guard let exercise else {
      return addition.continuing(ExercisePlace(session: index, exercise: own.current ?? 0))
    }
    let key = nameKey(exercise.trimmed)
    let named = own.indices.filter { nameKey(own[$0].name) == key }
    if let last = line ?? named.last(where: { !own[$0].isSkipped }) ?? named.last, own.indices.contains(last) {
      return addition.continuing(ExercisePlace(session: index, exercise: last))
    }
    return addition.beginning(try ExerciseName.spelled(exercise), isSuperset: isSuperset)
  }
}

extension Log {
  /// Returns the edits that add a line for a skipped exercise, with the reason, below the last text of a session, or make it
  /// of that whose sets are all still to be done.
  package func addingSkip(
    of exercise: String, reason: String = "", inSession index: Int
  ) throws(Refusal) -> [TextEdit] {
    if let edits = skippingOpenSets(of: exercise, reason: reason, inSession: index) { return edits }
    let why = reason.isEmpty ? "" : " \(quoted(reason))"
    return adding(lines: ["\(try ExerciseName.spelled(exercise)): skip\(why)"], inSession: index)
  }

  /// Returns the edit that adds a note below a session's last text, line by line; throws if one would not read back.
  package func addingNote(_ note: String, inSession index: Int) throws(Refusal) -> [TextEdit] {
    adding(lines: try CheckInText.notes(note), inSession: index)
  }

  /// Returns the edit that adds lines below a session's last text, indented as it is.
  package func adding(lines: [String], inSession index: Int) -> [TextEdit] {
    let text = EntryLines(source)
    let indentation = EntryStyle(self, text).indentation(inSession: index)
    return [text.inserting(lines.map { indentation + $0 }, below: lastLine(ofSession: index, in: text))]
  }
}

/// The edits that add given sets to a session.
private struct LogSetAddition {
  private let log: Log
  private let text: EntryLines
  private let style: EntryStyle
  private let sets: SetText
  private let session: Int

  init(_ log: Log, _ sets: SetText, session: Int) {
    self.log = log
    self.sets = sets
    self.session = session
    text = EntryLines(log.source)
    style = EntryStyle(log, text)
  }

  func continuing(_ exercise: ExercisePlace) -> [TextEdit] {
    let written = written(like: exercise)
    if log[exercise].isSkipped, let edit = unskipping(exercise, written) { return [edit] }
    if !log[exercise].openSets.isEmpty { return log.filling(exercise, with: sets, written, in: text) }
    let name = style.line(of: exercise)
    if let last = style.ownLines(of: exercise).last {
      return [text.inserting([text.indentation(of: last) + "- " + written], below: last)]
    }
    guard let end = endOfRow(name), !prefersOwnLine(exercise, isBare: end.isBare) else {
      let indentation = style.indentationOfSets(below: text.indentation(of: name))
      return [text.inserting([indentation + "- " + written], below: name)]
    }
    return [TextEdit(inserting: (end.isBare ? " " : ", ") + written, at: end.offset)]
  }

  func beginning(_ name: String, isSuperset: Bool) -> [TextEdit] {
    let written = written(like: nil)
    let indentation = style.indentation(inSession: session)
    let start = indentation + (isSuperset ? "+ " : "") + name + ":"
    let above = log.sessions[session].exercises.indices.last
    let lines =
      if let above, style.isOnOwnLines(ExercisePlace(session: session, exercise: above)) {
        [start, style.indentationOfSets(below: indentation) + "- " + written]
      } else {
        [start + " " + written]
      }
    return [text.inserting(lines, below: log.lastLine(ofSession: session, in: text))]
  }
}

extension LogSetAddition {
  /// Returns the edit that writes sets in the place of `skip`, with its reason behind them, or a remark as its reason.
  private func unskipping(_ exercise: ExercisePlace, _ written: String) -> TextEdit? {
    let (name, reason) = (log.places(of: exercise).name.upperBound, log[exercise].notes.first)
    guard let end = endOfRow(style.line(of: exercise))?.offset,
      let colon = log.source.bytes[name..<end].firstIndex(of: UInt8(ascii: ":"))
    else { return nil }
    let remark = (reason.map { "\"\($0); " } ?? "\"") + written.dropFirst()
    let text = sets.sets.isEmpty ? "skip \(remark)" : written + (reason.map { ", \(quoted($0))" } ?? "")
    return TextEdit(replacing: TextRange(colon + 1, end), with: " \(text)")
  }

  private func written(like exercise: ExercisePlace?) -> String {
    sets.styled(
      sign: style.sign(inSession: session, exercise: exercise),
      decimalMark: style.decimalMark(inSession: session, exercise: exercise))
  }

  /// Returns the offset at which an exercise's line ends before its comment, and if it is a name alone.
  private func endOfRow(_ line: Int) -> (offset: Int, isBare: Bool)? {
    var cursor = LineCursor(log.source, in: text.lines[line].range.bounds)
    guard cursor.nextLine() else { return nil }
    let end = cursor.rest.upperBound
    _ = cursor.take(.plus)
    cursor.skipBlanks()
    guard (try? cursor.nameBeforeColon()) != nil else { return nil }
    cursor.skipBlanks()
    return (end, cursor.isAtEnd)
  }

  private func prefersOwnLine(_ exercise: ExercisePlace, isBare: Bool) -> Bool {
    if isBare { return log.exercisePlaces.contains { $0 != exercise && style.isOnOwnLines($0) } }
    let line = text.lines[style.line(of: exercise)].range
    let hasError = log.diagnostics.contains {
      $0.severity == .error && line.start <= $0.range.start && $0.range.start <= line.end
    }
    return hasError || !sets.fits(log[exercise].sets.first)
  }
}
