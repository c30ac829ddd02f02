package import Text
import Training

/// Edits of one set of a session.
extension Log {
  /// Returns the edits that replace a set by others as typed, or remove it if `typed` is nil; `number` counts the sets of
  /// the exercise from 0. Sets written together stay together, and are replaced together by as many; marks that the new text leaves out stay, the time with the
  /// last set; marks of a removed set go with it; an exercise without sets is removed.
  ///
  /// Throws if the file would read differently in anything but that set.
  package func replacingSet(
    _ number: Int, of index: ExercisePlace, with typed: String?
  ) throws(Refusal) -> [TextEdit] {
    let exercise = self[index]
    guard exercise.sets.indices.contains(number) else { throw Refusal("there is no such set") }
    guard let typed else { return try replacing(number, of: index, with: nil, sets: []) }
    let new = try SetText(typed)
    guard !new.sets.isEmpty else {
      throw Refusal("'\(shortened(new.text))' is no set", help: "write '90\(.unit) x 5'")
    }
    let places = places(of: index).sets
    let alike = exercise.sets.indices.filter { places[$0] == places[number] }
    let old = alike.map { exercise.sets[$0] }
    let isWhole = old.count > 1 && old.count == new.sets.count
    let kept = new.sets.enumerated().map { place, set in
      set.keepingMarks(
        of: exercise.sets[isWhole ? alike[place] : number], isLast: isWhole || place == new.sets.count - 1)
    }
    let sets = kept.map(\.set)
    let marked =
      new.sets.count == 1 ? new.text + kept[0].written : SetRow(sets, decimalMark: new.decimalMark, hasTimes: true).text
    do throws(Refusal) {
      return try replacing(
        number, isWhole, of: index, with: try SetText(kept.allSatisfy(\.written.isEmpty) ? new.text : marked),
        sets: sets)
    } catch {
      // The marks stand behind a remark, which stays, and need not be written again.
      return try replacing(number, isWhole, of: index, with: new, sets: sets)
    }
  }

  private func replacing(
    _ number: Int, _ isWhole: Bool = false, of index: ExercisePlace, with new: SetText?, sets: [WorkSet]
  ) throws(Refusal) -> [TextEdit] {
    let exercise = self[index]
    let edits: [TextEdit]
    let group = places(of: index).sets[number]
    let alike = exercise.sets.indices.filter { places(of: index).sets[$0] == group }
    if alike.count > 1, !isWhole {
      let row = alike.flatMap { $0 == number ? sets : [exercise.sets[$0]] }
      let mark = new?.decimalMark ?? "."
      edits = [replacing(group, of: index, with: try SetText(SetRow(row, decimalMark: mark, hasTimes: true).text))]
    } else if let new {
      edits = [replacing(group, of: index, with: new)]
    } else {
      edits = dropping(group, of: index)
    }
    var all = exercise.sets
    all.replaceSubrange(isWhole ? alike[0]...alike[alike.count - 1] : number...number, with: sets)
    try check(edits, leave: all, in: index)
    return edits
  }

  /// Returns the edit that replaces a group by sets in its style. A remark in the group stays.
  private func replacing(_ group: TextRange, of index: ExercisePlace, with sets: SetText) -> TextEdit {
    let style = EntryStyle(self, EntryLines(source))
    let sign = SetPlaces(source, in: group).last(.sign)
    let written = sets.styled(
      sign: sign ?? style.sign(inSession: index.session, exercise: index),
      decimalMark: style.decimalMark(inSession: index.session, exercise: index))
    let remark = places(of: index).remarks.first { group.bounds.contains($0.lowerBound) }
    let end = source.bytes[..<(remark?.lowerBound ?? group.upperBound)].lastIndex { !$0.isBlank }
    return TextEdit(replacing: TextRange(group.lowerBound, max(group.lowerBound, (end ?? 0) + 1)), with: written)
  }

  private func dropping(_ group: TextRange, of index: ExercisePlace) -> [TextEdit] {
    let text = EntryLines(source)
    let style = EntryStyle(self, text)
    let lines = [style.line(of: index)] + style.ownLines(of: index)
    if self[index].sets.count == 1, self[index].openSets.isEmpty { return lines.map { text.removing($0...$0) } }
    let number = text.index(at: group.lowerBound)
    let line = text.lines[number]
    let bytes = source.bytes
    func afterBlanks(_ offset: Int) -> Int {
      offset + bytes[offset..<line.range.upperBound].prefix(while: \.isBlank).count
    }
    let end = afterBlanks(group.upperBound)
    if end < line.range.upperBound, bytes[end] == UInt8(ascii: ",") {
      return [TextEdit(replacing: TextRange(group.lowerBound, afterBlanks(end + 1)), with: "")]
    }
    let before = bytes[line.range.lowerBound..<group.lowerBound]
    let start = before.lastIndex { !$0.isBlank }
    if let start, bytes[start] == UInt8(ascii: ",") {
      // A comment behind the group keeps its distance.
      return [TextEdit(replacing: TextRange(start, group.upperBound), with: "")]
    }
    if lines.first == number {
      return [TextEdit(replacing: TextRange((start ?? line.range.lowerBound) + 1, end), with: "")]
    }
    return [text.removing(number...number)]
  }

  private func check(_ edits: [TextEdit], leave sets: [WorkSet], in index: ExercisePlace) throws(Refusal) {
    let failure = Refusal(
      "the set is written together with others in a way that can't be taken apart",
      help: "change it in your editor: 'bumbum edit'")
    guard let bytes = edits.applied(to: source.bytes) else { throw failure }
    let after = LogReader.read(Source(name: source.name, bytes: bytes))
    if let mistake = LogEdits.newMistakes(before: self, after: after).failure(in: after.source) { throw mistake }
    guard after.sessions.count == sessions.count else { throw failure }
    var expected = sessions.map { $0.exercises.map(\.sets) }
    if sets.isEmpty, self[index].openSets.isEmpty {
      expected[index.session].remove(at: index.exercise)
    } else {
      expected[index.session][index.exercise] = sets
    }
    guard after.sessions.map({ $0.exercises.map(\.sets) }) == expected else { throw failure }
  }
}

extension WorkSet {
  /// Returns the set with the marks of another that it lacks, and these marks as they are written behind it; only the last
  /// of several sets has its time.
  fileprivate func keepingMarks(of other: WorkSet, isLast: Bool) -> (set: WorkSet, written: String) {
    var (set, written) = (self, "")
    for (keyword, mark) in SetMark.words where other.marks.contains(mark) && !marks.contains(mark) {
      set.marks.formUnion(mark)
      written += " \(keyword)"
    }
    if effort == nil, let effort = other.effort {
      set.effort = effort
      for mark in SetMark.all {
        guard case (.effort, .number(let hundredths)?) = (mark.form, mark.value(other)) else { continue }
        written += " \(mark.example.prefix { $0 != " " }) \(decimal(hundredths: hundredths))"
      }
    }
    if isLast, completedAt == nil, let time = other.completedAt {
      set.completedAt = time
      written += " at \(time)"
    }
    return (set, written)
  }
}

/// The checks that edits of a log share. The edits are functions of a `Log` in `Log+….swift`: pure, the smallest change
/// that does the job, in the style of the lines around it.
package enum LogEdits {
  /// Returns the errors and warnings that a text has only after an edit; a known one may have moved.
  package static func newMistakes(before: Log, after: Log) -> [Diagnostic] {
    /// Returns the parts of a mistake that stay the same when its line moves.
    func key(_ mistake: Diagnostic) -> [String] { [mistake.code, mistake.message.english] }
    var known: [[String]: Int] = [:]
    for mistake in before.diagnostics { known[key(mistake), default: 0] += 1 }
    return after.diagnostics.filter { mistake in
      guard mistake.severity > .hint else { return false }
      guard let count = known[key(mistake)], count > 0 else { return true }
      known[key(mistake)] = count - 1
      return false
    }
  }
}

extension Array where Element == Diagnostic {
  /// Returns the first error of a text as the refusal of an edit; nil without errors.
  func failure(in source: Source) -> Refusal? {
    first { $0.severity == .error }.map { Refusal($0, in: source) }
  }
}
