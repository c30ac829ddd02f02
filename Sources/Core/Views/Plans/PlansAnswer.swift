package import Grammar
import Statistics
import Text
import Training

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
}

extension PlansAnswer {
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
