package import Grammar
package import JSON
import Statistics
import Text
package import Training

package struct PlanAnswer: Answer {
  package static let view = "plan"

  let file: PlanFile
  let isActive: Bool
  package let today: CivilDate

  package init(_ file: PlanFile, in journal: Journal, today: CivilDate) {
    self.file = file
    self.today = today
    isActive = journal.activePlan?.source.name == file.source.name
  }
}

extension PlanAnswer {
  package var members: Members { JSON.members(of: file, isActive: isActive) }
}

extension PlanAnswer {
  /// Returns name, date and description, then a list of exercises, or one for each day.
  package func text(on page: Page) -> String {
    let (plan, words) = (file.plan, page.words)
    let heading = page.style.bold(printable(plan.name ?? file.source.name))
    let created = plan.created.map { words("created \(words.full($0))") }
    let facts = [created, words(isActive ? "active" : "not active")].compactMap { $0 }
    var parts = [heading + "\n" + page.style.dim(facts.joined(separator: " · "))]
    if let description = plan.description {
      parts.append(
        description.split(separator: "\n").map { page.prose("\(printable(String($0)))") }.joined(separator: "\n"))
    }
    for (number, indices) in plan.parts.enumerated() where !indices.isEmpty {
      let day = number == 0 ? "" : printable(plan.days[number - 1].name)
      parts.append(page.list(day, indices.flatMap { self.facts(of: $0, page) }))
    }
    if plan.exercises.isEmpty {
      parts.append(page.prose("No exercise yet. 'bumbum plan add NAME EXERCISE chest 3x12' writes one."))
    }
    return parts.joined(separator: "\n\n")
  }

  /// Returns `1. Supino reto  ⬒ Peito  4x8-10 @ 80kg · descanso 2:00`, with its notes below.
  private func facts(of index: Int, _ page: Page) -> [Fact] {
    let (exercise, words) = (file.plan.exercises[index], page.words)
    let digits = String(file.plan.exercises.count).count
    let name =
      "\(rightAligned(String(index + 1), to: digits)). \(exercise.isSuperset ? "+ " : "")\(printable(exercise.name))"
    let group = exercise.muscleGroup
    let sign = group.map { page.style.glyph($0.glyph) } ?? "?"
    return [Fact(name, "\(sign) \(words.name(of: group))", file.target(index, words))]
      + exercise.notes.map { Fact("", page.style.dim(printable($0))) }
  }
}
