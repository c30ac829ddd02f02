import Grammar
import Text
import Training

extension PlansAnswer {
  /// Returns a line for each plan, the active one marked.
  package func text(on page: Page) -> String {
    let rows = plans.map { file in
      [
        file.source.name == active ? "*" : " ", printable(file.plan.name?.value ?? file.source.name),
        file.plan.created.map { page.words.short($0.value.date) } ?? "",
        page.words(file.plan.exercises.count, .exercises),
      ]
    }
    return Table(rows, [.left, .left, .left, .left]).plainLines.joined(separator: "\n")
  }
}
