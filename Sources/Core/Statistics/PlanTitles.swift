import Grammar
import Text
import Training

/// The titles of sessions that mean one plan.
struct PlanTitles {
  enum Reading {
    case other
    /// A day by the key of its name, or the plan alone.
    case ofPlan(day: String?)
  }

  /// The keys of its name and its former names, the longest first: a name may hold a slash itself.
  private let names: [String]
  private let hasDays: Bool
  /// The titles that are its own whatever other plans are called.
  private let certain: Set<String>
  /// The current titles of other plans, which go before former ones of this plan.
  private let taken: Set<String>

  init(_ file: PlanFile, in journal: Journal?) {
    let own = file.plan.name.map(nameKey)
    hasDays = !file.plan.days.isEmpty
    names = ([own].compactMap(\.self) + file.plan.aka.map(nameKey)).sorted {
      $0.utf8.count > $1.utf8.count
    }
    let active = journal?.activePlan
    let activeTitles = Set((active?.plan.ownTitles ?? []).map(nameKey))
    let isActive = active?.source.name == file.source.name
    certain = isActive ? activeTitles : []
    let others = journal?.plans.compactMap { $0.plan.name.map(nameKey) } ?? []
    taken = Set(others.filter { $0 != own }).union(isActive ? [] : activeTitles)
  }

  func reading(_ title: String?) -> Reading {
    guard let title else { return .other }
    let key = nameKey(title)
    if !certain.contains(key), taken.contains(key) { return .other }
    if names.contains(key) { return .ofPlan(day: nil) }
    guard hasDays, let name = names.first(where: { key.hasPrefix($0 + " / ") && !taken.contains($0) }) else {
      return .other
    }
    return .ofPlan(day: String(key.dropFirst(name.count + 3)))
  }
}
