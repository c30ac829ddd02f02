import Statistics
import Text
import Training
import Views

extension SessionAnswer {
  /// Returns a line that opens to all sets of the session.
  func html(_ page: Page, notes: Bool) -> HTML {
    let summary: [HTML] = [
      .tag("b", [], HTML(page.words.short(entry.moment.date))), HTML(title(page.words)), .markup("<br>"),
      .tag("small", [], HTML(figures(page))),
    ]
    return .tag("details", [], [.tag("summary", [], summary)] + body(page, notes: notes))
  }

  /// Returns exercises, records and notes.
  func body(_ page: Page, notes: Bool) -> [HTML] {
    let done = exercises.flatMap { html($0, page, notes: notes) }
    var parts = done.isEmpty ? [] : [HTML.tag("dl", "done", done)]
    if !records.isEmpty { parts.append(.list(page.words("Records"), recordFacts(page.words), level: "h4")) }
    if notes { parts += session.notes.map { .note($0) } }
    let missing = totals.volume.setsWithoutBodyweight
    if missing > 0 { parts.append(.remark(page.words.withoutBodyweight(missing))) }
    return parts
  }

  private func html(_ exercise: ShownExercise, _ page: Page, notes: Bool) -> [HTML] {
    let name = history.name(of: exercise.id)
    let group = history.muscleGroup(of: exercise.id, in: entry)
    let remark = exercise.remark(page)
    return [
      .tag(
        "dt", Attribute.sign(of: group), HTML(exercise.isSuperset ? "+ \(name)" : name),
        remark.isEmpty ? .none : .markup(" ") + .tag("small", [], HTML(remark))),
      sets(of: exercise, page, notes: notes),
    ]
  }

  /// Returns the sets of an exercise, each with its remarks.
  func sets(of exercise: ShownExercise, _ page: Page, notes: Bool) -> HTML {
    var sets = HTML.none
    for shown in exercise.sets {
      sets.begin("li")
      sets.write(page.words.set(shown.set))
      let remarks = shown.remarks(page.words, withNotes: notes)
      guard !remarks.isEmpty else { continue }
      sets.write(" ")
      sets.begin("small")
      sets.write(remarks.joined(separator: " · "))
      sets.end("small")
    }
    let notes = notes ? exercise.notes.map { HTML.note($0) } : []
    return .tag("dd", [], [sets.isEmpty ? .none : .tag("ol", [], sets)] + notes)
  }
}
