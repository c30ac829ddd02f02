import Grammar
import Text
import Training

/// What the titles of sessions say of one plan.
struct PlanTitles {
  enum Reading {
    case other
    /// A day by the key of its name, or the plan alone.
    case ofPlan(day: String?)
  }

  /// The keys of its name and its former names, the longest first: a name may hold a slash itself.
  private let names: [String]
  private let hasDays: Bool
  /// Those that are its own whatever others are called.
  private let certain: Set<String>
  /// What other plans are called now goes before what this one was called once.
  private let taken: Set<String>

  init(_ file: PlanFile, in journal: Journal?) {
    let own = file.plan.name.map { nameKey($0.value) }
    hasDays = !file.plan.days.isEmpty
    names = ([own].compactMap(\.self) + file.plan.aka.map { nameKey($0.value) }).sorted {
      $0.utf8.count > $1.utf8.count
    }
    let active = journal?.activePlan
    let activeTitles = Set((active?.plan.ownTitles ?? []).map(nameKey))
    let isActive = active?.source.name == file.source.name
    certain = isActive ? activeTitles : []
    let others = journal?.plans.compactMap { $0.plan.name.map { nameKey($0.value) } } ?? []
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
