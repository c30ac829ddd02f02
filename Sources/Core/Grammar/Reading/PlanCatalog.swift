import Text
import Training

/// The plans that the titles of sessions name. A title is the link: `Treino A`, a former name of it, or `PLAN / DAY`.
package struct PlanCatalog: Sendable {
  /// Places in `Journal.plans`, by the key of a name.
  private var places: [String: Int] = [:]
  /// Those without days have no `PLAN / DAY`.
  private let hasDays: [Bool]

  package init(_ journal: Journal) {
    let byAge = journal.plansByAge
    let paths = Dictionary(
      journal.plans.enumerated().map { ($1.source.name, $0) }, uniquingKeysWith: { first, _ in first })
    hasDays = journal.plans.map { !$0.plan.days.isEmpty }
    // The titles of the active plan go before all others, and a name that a plan has now before one that another had once.
    if let active = journal.activePlan {
      for title in active.plan.ownTitles { places[nameKey(title)] = paths[active.source.name] }
    }
    for plan in byAge { add([plan.plan.name].compactMap(\.self), paths[plan.source.name]) }
    for plan in byAge { add(plan.plan.aka, paths[plan.source.name]) }
  }

  /// The place in `Journal.plans`; nil where the title is no plan's.
  package func place(ofTitle title: String) -> Int? {
    let key = nameKey(title)
    if let place = places[key] { return place }
    // The name of a plan may hold a slash itself: the longest one that fits is meant.
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
