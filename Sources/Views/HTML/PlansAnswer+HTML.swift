import Format
import Statistics
import Text
import Training

extension PlansAnswer {
  /// Each plan with its targets as it writes them; the active one says so.
  func html(_ page: Page, notes: Bool) -> [HTML] {
    plans.map { file -> HTML in
      let words = page.words
      let remark = file.source.name == active ? words.report.active : ""
      let heading = HTML.tag(
        "h3", [], HTML(file.plan.name?.value ?? file.source.name),
        remark.isEmpty ? .none : .markup(" ") + .tag("small", [Attribute("class", "remark")], HTML(remark)))
      let text = notes ? file.plan.description?.value.split(whereSeparator: \.isNewline) : nil
      return ([heading] + (text ?? []).map { .p(String($0), [Attribute("class", "note")]) } + file.items(page, notes: notes)).joined
    }
  }
}

extension PlanFile {
  /// The exercises of each day.
  func items(_ page: Page, notes: Bool) -> [HTML] {
    guard !plan.exercises.isEmpty else { return [.p(page.words.report.noExercises, [Attribute("class", "empty")])] }
    return plan.parts.enumerated().map { number, part in
      let heading = number == 0 ? HTML.none : .tag("h4", [], HTML(plan.days[number - 1].name.value))
      guard !part.isEmpty else { return heading }
      return heading + .list("", plan.exercises[part].map { exercise in
        Fact(exercise.name.value, target(of: exercise), notes ? exercise.notes.map(source.text).joined(separator: " · ") : "")
      })
    }
  }

  /// What stands behind the name, without the muscle group: `4x8-10 @ 80kg, rest 120s`.
  func target(of exercise: Exercise) -> String {
    let all = exercise.name.range.upperBound..<exercise.range.upperBound
    let group = exercise.muscleGroup?.range ?? TextRange(all.lowerBound, all.lowerBound)
    let parts = [all.lowerBound..<group.lowerBound, group.upperBound..<all.upperBound].map { range in
      let line = source.text(TextRange(range)).prefix { !$0.isNewline }
      return String(line.drop(while: "\":, ".contains).reversed().drop(while: "\":, ".contains).reversed())
    }
    return parts.filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
