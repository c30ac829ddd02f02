package import Text
import Training

extension PlanFile {
  /// Returns the index of an exercise by its name, or by a part of it as `NameFit` has it. `DAY / NAME` names a day. Of two
  /// with one name and target in one day, the first is meant.
  func exercise(_ query: String) throws(Refusal) -> Int {
    let parts = query.split(separator: "/", maxSplits: 1).map { String($0).trimmed }
    if parts.count == 2, !plan.exercises.contains(where: { nameKey($0.name) == nameKey(query) }),
      let day = plan.days.first(where: { folded($0.name) == folded(parts[0]) })
    {
      return try exercise(parts[1], in: day.exercises)
    }
    return try exercise(query, in: plan.exercises.indices)
  }

  /// Returns the index by the same search; if only the day is missing, the indices of an exercise alike in all days.
  package func exercises(_ query: String) throws(Refusal) -> [Int] {
    do throws(Refusal) {
      return [try exercise(query)]
    } catch {
      let found = fitting(query, in: plan.exercises.indices)
      guard let first = found.first.map({ plan.exercises[$0] }),
        found.allSatisfy({ index in
          let other = plan.exercises[index]
          return nameKey(other.name) == nameKey(first.name) && other.target == first.target
            && other.rule == first.rule
        })
      else { throw error }
      return found
    }
  }

  /// Returns words of which the first ones name an exercise, or may name several, with that name as one, `leg press add 10lb`; nil
  /// for other words.
  package func joiningName(_ words: ArraySlice<String>) -> [String]? {
    words.indices.reversed().lazy.filter { words[$0].contains(where: \.isLetter) }.compactMap { end in
      let name = words[...end].joined(separator: " ")
      let isMeant = (try? exercises(name)) != nil || !fitting(name, in: plan.exercises.indices).isEmpty
      return isMeant ? [name] + words[(end + 1)...] : nil
    }.first
  }

  /// Returns the indices of the exercises of an exercise's day; those above the first day for one without.
  func group(of index: Int) -> Range<Int> {
    if let day = plan.days.first(where: { $0.exercises.contains(index) }) { return day.exercises }
    return 0..<(plan.days.first?.exercises.lowerBound ?? plan.exercises.count)
  }

  /// Returns the exercises of a day by its name, and the day's index; all exercises and nil for a plan without days.
  func group(named day: String?) throws(Refusal) -> (exercises: Range<Int>, day: Int?) {
    let name = plan.name ?? source.name
    let list = plan.days.map { "'\($0.name)'" }.joined(separator: ", ")
    guard let day else {
      if plan.days.isEmpty { return (plan.exercises.indices, nil) }
      if plan.days.count == 1 { return (plan.days[0].exercises, 0) }
      throw Refusal("'\(shortened(name))' has several days", help: "say which: \(list)")
    }
    let wanted = folded(day)
    for fits in [{ $0 == wanted }, { $0.hasPrefix(wanted) }] as [(String) -> Bool] {
      let found = plan.days.indices.filter { fits(folded(plan.days[$0].name)) }
      if found.count == 1 { return (plan.days[found[0]].exercises, found[0]) }
    }
    throw Refusal(
      "'\(shortened(name))' has no day '\(shortened(day))'",
      help: plan.days.isEmpty ? "it has no days: leave the day out" : "it has \(list)")
  }

  /// True if no day's name begins with a name. Throws if one is similar, or if the plan has exercises without a day.
  func isNew(day: String) throws(Refusal) -> Bool {
    let wanted = folded(day)
    if wanted.isEmpty || plan.days.contains(where: { folded($0.name).hasPrefix(wanted) }) { return false }
    if let near = closest(to: day, among: plan.days.map(\.name)) {
      throw Refusal(
        "'\(shortened(plan.name ?? source.name))' has no day '\(shortened(day))'",
        help: "did you mean '\(near)'?")
    }
    guard !plan.days.isEmpty || plan.exercises.isEmpty else {
      throw Refusal(
        "the exercises of '\(shortened(plan.name ?? source.name))' are of no day",
        help: "leave the day out, or write a heading '## …' above them first")
    }
    return true
  }
}

extension PlanFile {
  /// Returns the indices of the exercises whose names fit a typed one best.
  private func fitting(_ query: String, in range: Range<Int>) -> [Int] {
    let typed = TypedName(query)
    let fits = range.map { typed.fit(plan.exercises[$0].name) }
    let best = fits.compactMap(\.self).min()
    return zip(range, fits).filter { $1 != nil && $1 == best }.map(\.0)
  }

  private func exercise(_ query: String, in range: Range<Int>) throws(Refusal) -> Int {
    let key = nameKey(query)
    for found in [range.filter { nameKey(plan.exercises[$0].name) == key }, fitting(query, in: range)] {
      let days = Set(found.map { group(of: $0).lowerBound })
      let names = Set(found.map { nameKey(plan.exercises[$0].name) })
      let targets = Set(found.map { plan.exercises[$0].target })
      if let first = found.first, names.count == 1, days.count == 1, targets.count == 1 { return first }
      guard found.isEmpty else {
        throw Refusal(
          "'\(shortened(query))' could be \(list(found, withDays: days.count > 1))",
          help: names.count > 1
            ? "write more of the name"
            : days.count > 1
              ? "say which day as well, as one of these"
              : "they are of one day: 'bumbum edit plan \"\(shortened(plan.name ?? source.name))\"' opens it")
      }
    }
    let name = plan.name ?? source.name
    let near = closest(to: query, among: plan.exercises.map(\.name))
    throw Refusal(
      "there is no exercise '\(shortened(query))' in '\(shortened(name))'",
      help: near.map { "did you mean '\($0)'?" }
        ?? (plan.exercises.isEmpty
          ? "it has none yet" : "there \(range.count, one: "is", many: "are") \(list(Array(range), withDays: false))"))
  }

  private func list(_ places: [Int], withDays: Bool) -> String {
    places.map { index in
      let name = plan.exercises[index].name
      let day = plan.days.first { $0.exercises.contains(index) }
      return withDays ? "'\(day.map { $0.name + " / " } ?? "")\(name)'" : "'\(name)'"
    }.joined(separator: ", ")
  }
}
