package import Text
package import Training

/// Edits of sets that are still to be done, `- [ ] 80kg x 8`.
extension Log {
  /// Returns the lines of a session's exercises, each set on its own with an empty box, without indentation. Throws if a name
  /// can't be written.
  package static func tasks(
    _ exercises: [(name: String, isSuperset: Bool, sets: [WorkSet])], decimalMark: String
  ) throws(Refusal) -> [String] {
    var lines: [String] = []
    for exercise in exercises {
      lines.append("\(exercise.isSuperset ? "+ " : "")\(try ExerciseName.spelled(exercise.name)):")
      lines += exercise.sets.map { "- \(TaskMark.open.rawValue) \(SetRow([$0], decimalMark: decimalMark).text)" }
    }
    return lines
  }

  /// Returns the edit that opens a session with boxes to tick: its start is written behind its date. Nil if the session has
  /// a start, or its date is not written in plain digits.
  package func opening(list index: Int, at start: TimeOfDay) -> [TextEdit]? {
    let behindDate = places[index].header.lowerBound + 10
    guard sessions[index].start == nil, behindDate <= places[index].header.upperBound,
      CivilDate(source.text(TextRange(places[index].header.lowerBound, behindDate))) == sessions[index].date
    else { return nil }
    return [TextEdit(inserting: " \(start)-?", at: behindDate)]
  }

  /// Returns the edits that leave out what is still to be done in a session. An exercise of which nothing was done goes whole,
  /// unless it has a remark, or another line has its name, or `isSkipping`: then it is `skip`.
  package func leavingOutOpenSets(inSession index: Int, isSkipping: Bool) -> [TextEdit] {
    let text = EntryLines(source)
    let style = EntryStyle(self, text)
    return sessions[index].exercises.indices.flatMap { number -> [TextEdit] in
      let place = ExercisePlace(session: index, exercise: number)
      let exercise = self[place]
      guard !exercise.openSets.isEmpty else { return [] }
      let open = openLines(of: place, in: text).map { text.removing($0.line...$0.line) }
      if exercise.wasDone { return open }
      let name = style.line(of: place)
      let twins = sessions[index].exercises.count { nameKey($0.name) == nameKey(exercise.name) }
      if isSkipping || twins > 1 || !exercise.remarks.isEmpty {
        let lost = zip(exercise.remarks, places(of: place).remarks).first { text.index(at: $1.lowerBound) != name }
        return open + [skipping(place, lost?.0.text ?? "")]
      }
      return [text.removing(name...name)] + open
    }
  }

  /// Returns the edits that make an exercise of which nothing was done a skipped one; nil without such an exercise.
  func skippingOpenSets(of name: String, reason: String, inSession index: Int) -> [TextEdit]? {
    let key = nameKey(name)
    let own = sessions[index].exercises.firstIndex { nameKey($0.name) == key && !$0.wasDone && !$0.isSkipped }
    guard let own else { return nil }
    let place = ExercisePlace(session: index, exercise: own)
    let text = EntryLines(source)
    return openLines(of: place, in: text).map { text.removing($0.line...$0.line) } + [skipping(place, reason)]
  }

  private func skipping(_ place: ExercisePlace, _ reason: String = "") -> TextEdit {
    let name = places(of: place).name.upperBound
    let colon = source.bytes[name...].firstIndex(of: UInt8(ascii: ":")) ?? name
    return TextEdit(inserting: " skip" + (reason.isEmpty ? "" : " \(quoted(reason))"), at: colon + 1)
  }

  /// Returns the lines of an exercise that have sets still to be done, each with the indices of these among
  /// `openSets`, in their order.
  func openLines(of place: ExercisePlace, in text: EntryLines) -> [(line: Int, sets: ClosedRange<Int>)] {
    var lines: [(line: Int, sets: ClosedRange<Int>)] = []
    for (number, range) in places(of: place).openSets.enumerated() {
      let line = text.index(at: range.lowerBound)
      if let last = lines.last, last.line == line {
        lines[lines.count - 1].sets = last.sets.lowerBound...number
      } else {
        lines.append((line, number...number))
      }
    }
    return lines
  }

  /// Returns the edits that write sets that were done, in the place of as many that were still to be done, of the same kind:
  /// warm-ups or not. What is left of a line that had more stays open below; without one of that kind they stand above.
  func filling(_ place: ExercisePlace, with sets: SetText, _ written: String, in text: EntryLines) -> [TextEdit] {
    let lines = openLines(of: place, in: text)
    let isWorking = sets.sets.first?.isWorking ?? true
    let open = self[place].openSets
    let alike = lines.filter { open[$0.sets.lowerBound].isWorking == isWorking }
    guard let first = alike.first ?? lines.first else { return [] }
    let box = sets.sets.isEmpty ? "" : TaskMark.done.rawValue + " "
    let done = "\(text.indentation(of: first.line))- \(box)\(written)"
    guard !sets.sets.isEmpty, !alike.isEmpty else { return [text.inserting([done], below: first.line - 1)] }
    var edits: [TextEdit] = []
    var count = sets.sets.count
    for (number, line) in alike.enumerated() where count > 0 {
      let left = Array(open[line.sets].dropFirst(count))
      count -= line.sets.count
      let range = TextRange(
        text.lines[line.line].range.lowerBound, places(of: place).openSets[line.sets.upperBound].upperBound)
      let remarks = places(of: place).remarks.filter { range.bounds.contains($0.lowerBound) }
      let mark = SetPlaces(source, in: range).last(.decimalMark) ?? "."
      let rest =
        left.isEmpty
        ? nil
        : "\(text.indentation(of: line.line))- \(TaskMark.open.rawValue) \(SetRow(left, decimalMark: mark).text)"
      let kept = remarks.map { " " + source.text($0) }.joined()
      let replaced = [number == 0 ? done + kept : nil, rest].compactMap(\.self)
      edits.append(
        replaced.isEmpty
          ? text.removing(line.line...line.line)
          : TextEdit(replacing: range, with: replaced.joined(separator: text.ending(at: line.line))))
    }
    return edits
  }
}
