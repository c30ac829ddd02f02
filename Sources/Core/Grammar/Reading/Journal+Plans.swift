import Text
import Training

extension Journal {
  /// The plan that the settings name: of several with the name, the one in the file of that name, else the first.
  package var activePlan: PlanFile? {
    guard let name = settings.plan else { return nil }
    let active = nameKey(name)
    let path = PlanFile.path(of: name)
    var found: PlanFile?
    for plan in plans where plan.plan.name.map(nameKey) == active {
      if plan.source.name == path { return plan }
      found = found ?? plan
    }
    return found
  }

  /// The plans in order of precedence: the active one, then newest first, then by name.
  package var plansByAge: [PlanFile] {
    let active = activePlan?.source.name
    let ordered = plans.map { plan in
      (
        isActive: plan.source.name == active, created: plan.plan.created ?? Moment(.first),
        key: nameKey(plan.plan.name ?? ""), plan: plan
      )
    }
    return ordered.sorted { left, right in
      if left.isActive != right.isActive { return left.isActive }
      return left.created == right.created ? left.key < right.key : left.created > right.created
    }.map(\.plan)
  }
}

extension PlanFile {
  /// Returns the path of a plan by its name: `plans/treino-a.md`.
  package static func path(of name: String) -> String {
    let words = folded(name).split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    return "plans/\(words.isEmpty ? "plan" : words.joined(separator: "-").prefix(60)).md"
  }
}

extension Plan {
  /// The titles of sessions that belong to this plan, if it is the active one, whatever other plans are called: its
  /// name, and `NAME / DAY` for each day.
  package var ownTitles: [String] {
    guard let name else { return [] }
    return [name] + days.map { "\(name) / \($0.name)" }
  }
}
