import Grammar
import Text
import Training

/// Writes imported sessions as the lines of a log, in the plain spellings of `bumbum help style`.
struct SessionLines {
  /// The decimal mark of loads and distances.
  var decimalMark = "."

  /// Returns the header, then the exercises and notes.
  func lines(of session: Session) -> [String] {
    var header = session.moment?.description ?? ""
    if session.start != nil {
      switch session.end {
      case .at(let end): header += "-\(end)"
      case .open: header += "-?"
      default: break
      }
    }
    var notes = session.notes
    if let title = session.title {
      let short = shortenedTo(100, cleaned(title))
      if short != cleaned(title) { notes.insert(title, at: 0) }
      let spelled = SessionTitle.spelled(short)
      if !spelled.isEmpty { header += " " + spelled }
    }
    for tag in session.tags { header += " " + cleaned(tag) }
    var lines = [header]
    for field in session.fields {
      lines.append(cleaned((try? CheckInText.field(field.name, field.value)) ?? "\(field.name) = \(field.value)"))
    }
    if let weight = session.bodyweight { lines.append("bodyweight = \(weight)") }
    for exercise in session.exercises { lines += self.lines(ofExercise: exercise) }
    for note in notes {
      let text = withoutComment(cleaned(note))
      if !text.isEmpty { lines.append("> " + text) }
    }
    return lines
  }
}

extension SessionLines {
  /// Returns `Squat: 100kg x 5/5`, or the name and its sets below it.
  func lines(ofExercise exercise: PerformedExercise) -> [String] {
    let full = cleaned(exercise.name)
    let short = shortenedTo(100, full)
    let name = (exercise.isSuperset ? "+ " : "") + ((try? ExerciseName.spelled(short)) ?? "\"?\"") + ":"
    let remarks = ((short == full ? [] : [full]) + exercise.notes).map { quoted(cleaned($0)) }
    if exercise.isSkipped { return [([name, "skip"] + remarks.prefix(1)).joined(separator: " ")] }
    let (groups, isOneRow) = groups(of: exercise)
    guard isOneRow else { return [name] + (remarks + groups).map { "- " + $0 } }
    let row = (remarks + groups).joined(separator: ", ")
    return [row.isEmpty ? name : "\(name) \(row)"]
  }

  /// Returns the sets as groups, those that differ in their reps alone in one: `80kg x 10/8/6 w`; and true if they fit
  /// one line: all are of one shape, and there are few remarks.
  private func groups(of exercise: PerformedExercise) -> (texts: [String], isOneRow: Bool) {
    let sets = exercise.sets
    var notes: [Int: String] = [:]
    for remark in exercise.remarks {
      if let set = remark.set, case let text = cleaned(remark.text), !text.isEmpty {
        notes[set, default: ""] += " " + quoted(text)
      }
    }
    var texts: [String] = []
    var start = 0
    while start < sets.count {
      var end = start + 1
      while end < sets.count, end - start < SetGroup.mostSets, notes[end - 1] == nil, sets[end - 1].completedAt == nil,
        sets[end].differsInReps(from: sets[start])
      { end += 1 }
      texts.append(
        SetRow.group(
          Array(sets[start..<end]), parts: (start..<end).map { exercise.parts[$0] }, decimalMark: decimalMark)
          + (notes[end - 1] ?? "")
      )
      start = end
    }
    let isOneRow = sets.allSatisfy { $0.isShaped(like: sets[0]) } && (notes.isEmpty || texts.count == 1)
    return (texts, isOneRow)
  }

  /// Joins a lone `#` to the word after it, else before it: it would begin a comment, and a note has no quotes.
  private func withoutComment(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "#")) else { return text }
    var words: [String] = []
    var joins = false
    for word in text.split(separator: " ") {
      if joins { words[words.count - 1] += word } else { words.append(String(word)) }
      joins = word == "#"
    }
    guard joins, let last = words.popLast(), let before = words.popLast() else {
      return words.joined(separator: " ")
    }
    return (words + [before + last]).joined(separator: " ")
  }
}

extension WorkSet {
  /// True if the sets are of reps, and differ in nothing but these and the number of their effort.
  fileprivate func differsInReps(from other: WorkSet) -> Bool {
    guard reps != nil, other.reps != nil, load == other.load, marks == other.marks else { return false }
    switch (effort, other.effort) {
    case (nil, nil), (.rpe, .rpe), (.rir, .rir): return true
    default: return false
    }
  }
}

/// Returns a text on one line: control characters and line ends become blanks, and blanks in a row one.
func cleaned(_ text: String) -> String {
  if text.utf8.allSatisfy({ 0x20..<0x7F ~= $0 }), !text.holds("  "), text.first != " ", text.last != " " {
    return text
  }
  var result = String.UnicodeScalarView()
  var isBlank = true
  for scalar in text.unicodeScalars {
    switch scalar.value {
    case let value where value < 0x20 || 0x7F...0x9F ~= value || 0x2028...0x2029 ~= value || value.isBlank:
      if !isBlank { result.append(" ") }
      isBlank = true
    default:
      result.append(scalar)
      isBlank = false
    }
  }
  if isBlank, !result.isEmpty { result.removeLast() }
  return String(result)
}

private func shortenedTo(_ count: Int, _ text: String) -> String {
  text.utf8.count <= count ? text : String(text.prefix(count))
}
