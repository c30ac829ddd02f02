package import Text
import Training

extension Log {
  /// Adds sets to an exercise of a session, nil for its last: `80kg x 10/8`, `bw x 8 w`, `"sem cinto"`, as typed, in the
  /// style of the file.
  ///
  /// An exercise that is in the session is continued where it stands last: on a line of its own below where it has such
  /// lines, or where its row is of another shape or has an error in it; else in the row, before its comment. Any other,
  /// and one that was skipped, gets a new line below the last text of the session, on lines of its own where the exercise
  /// above has these. A line that is added ends in a line ending, also at the end of a file that had none.
  ///
  /// Fails where the sets have an error, in the reader's words; where the name is none; and where a name is missing.
  package func addingSets(
    _ typed: String, to exercise: String?, inSession place: Int, isSuperset: Bool = false
  ) throws(Refusal) -> [TextEdit] {
    guard sessions.indices.contains(place) else { throw Refusal("there is no such session") }
    let sets = try SetText(typed)
    let own = sessions[place].exercises
    let addition = LogSetAddition(self, sets, session: place)
    guard let exercise else {
      guard let last = own.last else {
        throw Refusal(
          "the session has no exercise yet",
          help: "say which one: 'Bench press: \(shortened(sets.text))'")
      }
      guard last.isSkipped else {
        return addition.continuing(ExercisePlace(session: place, exercise: own.count - 1))
      }
      return addition.beginning(try ExerciseName.spelled(last.name), isSuperset: isSuperset)
    }
    let key = nameKey(exercise.trimmed)
    if let last = own.lastIndex(where: { !$0.isSkipped && nameKey($0.name) == key }) {
      return addition.continuing(ExercisePlace(session: place, exercise: last))
    }
    return addition.beginning(try ExerciseName.spelled(exercise), isSuperset: isSuperset)
  }
}

extension Log {
  /// Adds a line that says that an exercise was planned and not done, and why, below the last text of a session.
  package func addingSkip(
    of exercise: String, reason: String = "", inSession place: Int
  ) throws(Refusal) -> [TextEdit] {
    let why = reason.isEmpty ? "" : " \(quoted(reason))"
    return inserting(["\(try ExerciseName.spelled(exercise)): skip\(why)"], inSession: place)
  }

  /// Adds a note of a session below its last text, a line for each line of it. Fails where it would not read back as itself.
  package func addingNote(_ note: String, inSession place: Int) throws(Refusal) -> [TextEdit] {
    inserting(try CheckInText.notes(note), inSession: place)
  }

  private func inserting(_ lines: [String], inSession place: Int) -> [TextEdit] {
    let text = EntryLines(source)
    let indentation = EntryStyle(self, text).indentation(inSession: place)
    return [text.inserting(lines.map { indentation + $0 }, below: lastLine(ofSession: place, in: text))]
  }
}

/// Sets on their way into a session.
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
  private func written(like exercise: ExercisePlace?) -> String {
    sets.styled(
      sign: style.sign(inSession: session, exercise: exercise),
      decimalMark: style.decimalMark(inSession: session, exercise: exercise))
  }

  /// Where the text of an exercise's line ends, before its comment, and whether it is a name alone.
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
