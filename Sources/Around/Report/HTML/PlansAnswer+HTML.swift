import Grammar
import Progression
import Text
import Training
import Views

extension PlansAnswer {
  /// Returns each plan with its targets as written; the active one is marked.
  func html(_ page: Page, notes: Bool) -> [HTML] {
    plans.map { file -> HTML in
      let words = page.words
      let remark = file.source.name == active ? words("active") : ""
      let heading = HTML.heading("h3", file.plan.name ?? file.source.name, remark)
      let text = notes ? file.plan.description?.split(whereSeparator: \.isNewline) : nil
      return ([heading] + (text ?? []).map { .note($0) } + file.items(page, notes: notes)).joined
    }
  }
}

extension PlanFile {
  /// Returns the exercises of each day.
  func items(_ page: Page, notes: Bool) -> [HTML] {
    guard !plan.exercises.isEmpty else { return [.emptyState(page.noExercises)] }
    return plan.parts.enumerated().map { number, part in
      let heading = number == 0 ? HTML.none : .heading("h4", plan.days[number - 1].name)
      guard !part.isEmpty else { return heading }
      let exercises = part.flatMap { index in
        let exercise = plan.exercises[index]
        let remark = notes ? exercise.notes.joined(separator: " · ") : ""
        return exercise.html(exercise.name, target(index, page.words), remark)
      }
      return heading + .tag("dl", "done", exercises)
    }
  }
}

extension PlannedExercise {
  /// Returns a name with the sign of the muscle group, the target, and a remark below it.
  func html(_ name: String, _ target: String, _ remark: String) -> [HTML] {
    [
      .tag("dt", Attribute.sign(of: muscleGroup), HTML(isSuperset ? "+ \(name)" : name)),
      .tag("dd", [], HTML(target), remark.isEmpty ? .none : .markup("<br>") + .tag("small", [], HTML(remark))),
    ]
  }
}

extension NextAnswer {
  /// Returns the next sets of each exercise, and the reason.
  func html(_ page: Page) -> HTML {
    let exercises = session.exercises.flatMap { exercise in
      let sets = exercise.areOpen ? page.words.openSets(exercise.sets) : page.words.done(exercise.sets)
      return exercise.planned.html(exercise.name, sets, reason(of: exercise, page))
    }
    let heading = [page.words("Next session"), session.title].compactMap(\.self).joined(separator: ": ")
    return .heading("h3", heading) + .tag("dl", "done", exercises)
  }
}
