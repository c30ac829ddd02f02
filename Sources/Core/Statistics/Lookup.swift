package import Grammar
package import Text
package import Training

extension ExerciseCatalog {
  /// Returns the exercise that a person means, as `ExerciseNames` finds it; throws if there is none, or if there are
  /// several.
  ///
  /// - Parameter contexts: Names that are meant rather than others where several fit.
  package func id(meant query: String, in contexts: [[String]] = []) throws(Refusal) -> ExerciseID {
    if let id = try id(ifMeant: query, in: contexts) { return id }
    throw Refusal(
      "there is no exercise '\(printable(query))' in this journal",
      help: ExerciseNames(self).near(query).map { "did you mean '\(printable($0.name))'?" }
        ?? "see 'bumbum stats' for all of them")
  }

  /// Returns the exercise that a person means; nil if there is none. Throws if there are several.
  package func id(ifMeant query: String, in contexts: [[String]] = []) throws(Refusal) -> ExerciseID? {
    try ExerciseNames(self, contexts).name(meant: query).flatMap { id(of: $0) }
  }
}

extension History {
  /// Returns the exercise that a person means, as where sets of it are added.
  package func exercise(meant query: String) throws(Refusal) -> ExerciseID {
    try catalog.id(meant: query, in: journal.contexts(of: journal.openSession?.session))
  }
}

extension Journal {
  /// Returns the plan that a person means, by a part of its name or its initials too; throws if there is none, or if there are several.
  package func plan(meant query: String) throws(Refusal) -> PlanFile {
    if let plan = try plan(ifMeant: query) { return plan }
    let typed = TypedName(query)
    let fits = plans.map { typed.fit($0.plan.name ?? "") }
    let best = plans.indices.filter { fits[$0] != nil && fits[$0] == fits.compactMap(\.self).min() }
    if best.count == 1 { return plans[best[0]] }
    let names = plans.compactMap { $0.plan.name }
    let near = closest(to: query, among: names)
    let shown: [Message] = names.prefix(5).map { "'\(printable($0))'" }
    throw Refusal(
      "there is no plan '\(printable(query))'",
      help: near.map { "did you mean '\(printable($0))'?" }
        ?? (plans.isEmpty ? "write one: 'bumbum plan new \"Workout A\"'" : "write \(shown.alternatives)"))
  }

  /// Returns the plan that words begin with, and the words behind its name; without a name the plan that was made last today, or
  /// the only one. Throws if a name is nearly typed, or may be of several.
  package func plan(
    leading words: [String], today: CivilDate
  ) throws(Refusal) -> (plan: PlanFile, rest: ArraySlice<String>) {
    for count in words.indices.dropFirst().reversed() {
      let key = nameKey(words[..<count].joined(separator: " "))
      if let plan = plans.first(where: { ([$0.plan.name ?? ""] + $0.plan.aka).map(nameKey).contains(key) }) {
        return (plan, words[count...])
      }
    }
    do throws(Refusal) { return (try plan(meant: words[0]), words.dropFirst()) } catch {
      let made = plans.compactMap { plan in plan.plan.created.map { (plan: plan, moment: $0) } }
      let newest = made.filter { $0.moment.date == today }.max { $0.moment < $1.moment }?.plan
      let isNear = closest(to: words[0], among: plans.compactMap { $0.plan.name }) != nil
      guard error.choice == nil, !isNear, let plan = newest ?? (plans.count == 1 ? plans[0] : nil) else { throw error }
      return (plan, words[...])
    }
  }

  /// Returns the plan of a name or former name, without accents or case, or of its beginning; nil without one. Throws
  /// if several fit.
  package func plan(ifMeant query: String) throws(Refusal) -> PlanFile? {
    let named = plans.filter { $0.plan.name != nil }
    let (key, wanted) = (nameKey(query), folded(query))
    if let plan = named.first(where: { ([$0.plan.name ?? ""] + $0.plan.aka).map(nameKey).contains(key) }) {
      return plan
    }
    let names = named.map { $0.plan.name ?? "" }
    for fits in [{ $0 == wanted }, { $0.hasPrefix(wanted) }] as [(String) -> Bool] {
      let indices = names.indices.filter { fits(folded(names[$0])) }
      if indices.count == 1 { return named[indices[0]] }
      if !indices.isEmpty { throw Refusal(query, couldBe: indices.map { names[$0] }) }
    }
    return nil
  }
}
