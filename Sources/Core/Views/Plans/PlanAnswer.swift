package import Grammar
package import JSON
import Text
package import Training

package struct PlanAnswer: Answer {
  package static let view = "plan"

  let file: PlanFile
  /// The day that is shown, an index in its days; nil for all.
  private let day: Int?
  let isActive: Bool
  package let today: CivilDate

  package init(_ file: PlanFile, day: Int? = nil, in journal: Journal, today: CivilDate) {
    (self.file, self.day, self.today) = (file, day, today)
    isActive = journal.activePlan?.source.name == file.source.name
  }

  package var members: Members { JSON.members(of: file, isActive: isActive) }

  /// Returns name, date and description, then a list of exercises, or one for each day.
  package func text(on page: Page) -> String {
    let (plan, words) = (file.plan, page.words)
    let created = plan.created.map { words("created \(words.full($0))") }
    let facts = [created, words(isActive ? "active" : "not active")].compactMap { $0 }
    var blocks: [Block] = [
      .lines(printable(plan.name ?? file.source.name), [page.style.dim(facts.joined(separator: " · "))])
    ]
    if day == nil, let description = plan.description {
      blocks.append(.lines("", description.split(separator: "\n").map { page.prose("\(printable(String($0)))") }))
    }
    for (number, indices) in plan.parts.enumerated() where !indices.isEmpty && (day ?? number - 1) == number - 1 {
      let day = number == 0 ? "" : printable(plan.days[number - 1].name)
      blocks.append(.facts(day, indices.flatMap { self.facts(of: $0, page) }))
    }
    if plan.exercises.isEmpty { blocks.append(.lines("", [page.noExercises])) }
    return page.text(blocks)
  }

  /// Returns `1. Supino reto  ⬒ Peito  4x8-10 @ 80kg · descanso 2:00`, with its notes below.
  private func facts(of index: Int, _ page: Page) -> [Fact] {
    let (exercise, words) = (file.plan.exercises[index], page.words)
    let digits = String(file.plan.exercises.count).count
    let name =
      "\(rightAligned(String(index + 1), to: digits)). \(exercise.isSuperset ? "+ " : "")\(printable(exercise.name))"
    let group = exercise.muscleGroup
    let sign = group.map { page.style.glyph($0.glyph) } ?? "?"
    return [Fact(name, "\(sign) \(words.muscles(group, exercise.traits))", file.target(index, words))]
      + exercise.notes.map { Fact("", page.style.dim(printable($0))) }
  }
}

extension Page {
  /// The text for a plan without exercises.
  package var noExercises: String { prose("No exercise yet. 'bumbum plan add NAME EXERCISE chest 3x12' writes one.") }
}

/// All plans, newest first, those without a date last.
package struct PlansAnswer {
  package let plans: [PlanFile]
  /// The path of the active plan; nil without one.
  package let active: String?

  package init(_ journal: Journal) {
    active = journal.activePlan?.source.name
    plans = journal.plans.sorted { left, right in
      let (a, b) = (left.plan.created, right.plan.created)
      if a != b { return (a ?? Moment(.first)) > (b ?? Moment(.first)) }
      return nameKey(left.plan.name ?? "") < nameKey(right.plan.name ?? "")
    }
  }

  /// Returns a line for each plan, the active one marked.
  package func text(on page: Page) -> String {
    let rows = plans.map { file in
      [
        file.source.name == active ? "*" : " ", printable(file.plan.name ?? file.source.name),
        file.plan.created.map { page.words.short($0.date) } ?? "",
        page.words(file.plan.exercises.count, .exercises),
      ]
    }
    return Table(rows, [.left, .left, .left, .left]).plainLines.joined(separator: "\n")
  }
}
