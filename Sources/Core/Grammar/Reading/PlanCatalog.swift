import Text
import Training

/// The plans by the titles of their sessions. A title is the link: `Treino A`, a former name of it, or `PLAN / DAY`.
package struct PlanCatalog: Sendable {
  /// The indices in `Journal.plans` by the key of a name.
  private var places: [String: Int] = [:]
  /// True for plans with days, which have `PLAN / DAY`.
  private let hasDays: [Bool]

  package init(_ journal: Journal) {
    let byAge = journal.plansByAge
    let paths = Dictionary(
      journal.plans.enumerated().map { ($1.source.name, $0) }, uniquingKeysWith: { first, _ in first })
    hasDays = journal.plans.map { !$0.plan.days.isEmpty }
    // Titles of the active plan come before all others, and current names of plans before former names.
    if let active = journal.activePlan {
      for title in active.plan.ownTitles { places[nameKey(title)] = paths[active.source.name] }
    }
    for plan in byAge { add([plan.plan.name].compactMap(\.self), paths[plan.source.name]) }
    for plan in byAge { add(plan.plan.aka, paths[plan.source.name]) }
  }

  /// Returns the index in `Journal.plans`; nil if the title belongs to no plan.
  package func place(ofTitle title: String) -> Int? {
    let key = nameKey(title)
    if let place = places[key] { return place }
    // A plan's name may have a slash itself: the longest name counts.
    let words = key.split(separator: " ").map(String.init)
    for slash in words.indices.reversed() where words[slash] == "/" {
      if let place = places[words[..<slash].joined(separator: " ")], hasDays[place] { return place }
    }
    return nil
  }

  private mutating func add(_ names: [String], _ place: Int?) {
    guard let place else { return }
    for name in names where places[nameKey(name)] == nil { places[nameKey(name)] = place }
  }
}
