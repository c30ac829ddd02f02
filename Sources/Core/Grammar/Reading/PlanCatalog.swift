import Text
import Training

/// The plans by the titles of their sessions. A title is the link: `Treino A`, a former name of it, or `PLAN / DAY`.
package struct PlanCatalog: Sendable {
  /// The indices in `Journal.plans` by the key of a name.
  private var indices: [String: Int] = [:]
  /// True for plans with days, which have `PLAN / DAY`.
  private let hasDays: [Bool]

  package init(_ journal: Journal) {
    let byAge = journal.plansByAge
    let paths = Dictionary(
      journal.plans.enumerated().map { ($1.source.name, $0) }, uniquingKeysWith: { first, _ in first })
    hasDays = journal.plans.map { !$0.plan.days.isEmpty }
    // Titles of the active plan come before all others, and current names of plans before former names.
    if let active = journal.activePlan {
      for title in active.plan.ownTitles { indices[nameKey(title)] = paths[active.source.name] }
    }
    for plan in byAge { add([plan.plan.name].compactMap(\.self), paths[plan.source.name]) }
    for plan in byAge { add(plan.plan.aka, paths[plan.source.name]) }
  }

  /// Returns the index in `Journal.plans`; nil if the title belongs to no plan.
  package func index(ofTitle title: String) -> Int? {
    let key = nameKey(title)
    if let index = indices[key] { return index }
    // A plan's name may have a slash itself: the longest name counts.
    let words = key.split(separator: " ").map(String.init)
    for slash in words.indices.reversed() where words[slash] == "/" {
      if let index = indices[words[..<slash].joined(separator: " ")], hasDays[index] { return index }
    }
    return nil
  }

  private mutating func add(_ names: [String], _ index: Int?) {
    guard let index else { return }
    for name in names where indices[nameKey(name)] == nil { indices[nameKey(name)] = index }
  }
}

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
