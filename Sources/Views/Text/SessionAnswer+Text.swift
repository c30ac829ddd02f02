import Format
import Statistics
import Text
import Training

extension SessionAnswer {
  func text(on page: Page) -> String { SessionText(answer: self, page: page).text }
}

/// A session in lines.
private struct SessionText {
  let answer: SessionAnswer
  let page: Page

  private var words: Words { page.words }
  private var history: History { answer.history }
  private var session: Session { answer.session }

  var text: String {
    let heading = page.lines(of: title, indentation: 2).map { page.style.bold($0) }
    let facts = facts.flatMap { page.lines(of: $0, indentation: 2) }
    var parts = [(heading + facts).joined(separator: "\n")]
    parts += answer.exercises.map(exerciseText)
    if !answer.records.isEmpty {
      let facts = answer.records.map { record in
        Fact(
          printable(history.catalog[record.exercise].name), words.set(record.step.set),
          record.step.previous.map { "\(words.before) \(words.set($0))" } ?? "")
      }
      parts.append(page.list(words.records, facts))
    }
    if !notes.isEmpty {
      parts.append((page.style.bold(words.notes) + "\n") + notes.joined(separator: "\n"))
    }
    return parts.joined(separator: "\n\n")
  }
}

extension SessionText {
  private var title: String {
    let title = session.title.map { printable($0) } ?? words.session
    guard let start = session.start else { return title }
    if case .at(let end) = session.end { return "\(start)-\(end)  \(title)" }
    return "\(start)  \(title)"
  }

  /// Duration, sets, volume, and what the session's fields say.
  private var facts: [String] {
    let totals = Totals(history, of: [answer.entry])
    var facts: [String] = []
    if let minutes = session.duration { facts.append(words.duration(minutes: minutes)) }
    let warmUps = totals.warmUps > 0 ? " \(words.warmUpsApart(totals.warmUps))" : ""
    facts.append(words.setCount(totals.workingSets) + warmUps)
    if totals.volume.hundredths(in: page.unit) > 0 {
      facts.append(words.volume(totals.volume, page.unit))
    }
    let fields = session.fields.map { "\($0.name): \($0.value)" }
    let missing = totals.volume.setsWithoutBodyweight
    return [facts.joined(separator: " · ")] + fields.map(printable)
      + (missing > 0 ? [words.withoutBodyweight(missing)] : [])
  }

  private var notes: [String] {
    session.notes.flatMap { page.lines(of: "  " + printable($0), indentation: 2) }
  }

  /// The name, and a line for each set: its number, what it was, and what was noted with it.
  private func exerciseText(_ exercise: ShownExercise) -> String {
    let entry = history.catalog[exercise.id]
    let name = printable(exercise.isSuperset ? "+ \(entry.name)" : entry.name)
    let remark =
      exercise.isSkipped
      ? words.skippedExercise
      : exercise.sets.isEmpty ? words.notCounted : words.volume(exercise.volume, page.unit)
    let heading = self.heading(name, remark == "–" ? "" : remark)
    let widths = exercise.sets.map { displayWidth(words.set($0.set)) }.max() ?? 0
    let lines = exercise.sets.flatMap { shown -> [String] in
      let head = "  \(rightAligned(shown.number.map(String.init) ?? "·", to: 2))  "
      let remarks = remarks(shown).map { "  \($0)" } ?? ""
      let line =
        head + (remarks.isEmpty ? words.set(shown.set) : padded(words.set(shown.set), to: widths)) + remarks
      return page.lines(of: line, indentation: 6)
    }
    let notes = exercise.notes.flatMap { page.lines(of: "      \(printable($0))", indentation: 6) }
    return (heading + lines + notes).joined(separator: "\n")
  }

  /// A name and its remark on one line, or the remark below where there is no room beside.
  private func heading(_ name: String, _ remark: String) -> [String] {
    let names = page.lines(of: name, indentation: 2).map { page.style.bold($0) }
    guard !remark.isEmpty else { return names }
    let isRoom = page.width.map { displayWidth(name) + 2 + displayWidth(remark) <= $0 } ?? true
    if isRoom, names.count == 1 { return [names[0] + "  " + page.style.dim(remark)] }
    return names + page.lines(of: "      \(remark)", indentation: 6).map { page.style.dim($0) }
  }

  /// Marks, effort, times and notes of a set.
  private func remarks(_ shown: ShownExercise.ShownSet) -> String? {
    let set = shown.set
    var remarks: [String] = []
    let marks: [(SetMarks, String)] = [
      (.warmUp, words.warmUp), (.drop, words.dropSet), (.failure, words.toFailure), (.cluster, words.inParts),
    ]
    remarks += marks.filter { set.marks.contains($0.0) }.map(\.1)
    switch set.effort {
    case .rpe(let halves):
      remarks.append("RPE \(halves / 2)\(halves % 2 == 0 ? "" : "\(words.decimalMark)5")")
    case .rir(let reps): remarks.append("RIR \(reps)")
    case nil: break
    }
    if let time = set.completedAt {
      remarks.append(
        shown.minutesAfter.map { "\(time) (\(words.later(words.duration(minutes: $0))))" } ?? time.description
      )
    }
    remarks += shown.notes.map { printable($0) }
    return remarks.isEmpty ? nil : remarks.joined(separator: " · ")
  }
}
