import Text
import Training

extension Journal {
  /// The one that the settings name: of several with that name the one whose file is named for it, else the first.
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

  /// The active plan first, then newest created first, then by name: the order in which they decide.
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
  /// Where a plan of a name is written: `plans/treino-a.md`.
  package static func path(of name: String) -> String {
    let words = folded(name).split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    return "plans/\(words.isEmpty ? "plan" : words.joined(separator: "-").prefix(60)).md"
  }
}

extension Plan {
  /// The titles of sessions that are of this plan whatever others are called, where it is the active one: its name, and
  /// `NAME / DAY` of its days.
  package var ownTitles: [String] {
    guard let name else { return [] }
    return [name] + days.map { "\(name) / \($0.name)" }
  }
}
