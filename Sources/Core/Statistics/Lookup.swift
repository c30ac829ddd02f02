package import Grammar
package import Text
package import Training

extension ExerciseCatalog {
  /// Returns the exercise that a person means: by any of its names, without accents, then by a beginning that only one
  /// has, then by a part. Throws if there is none, or if there are several.
  ///
  /// - Parameter names: Names that are meant rather than others where several fit.
  package func id(meant query: String, ratherThanOthers names: [String] = []) throws(Refusal) -> ExerciseID {
    if let id = try id(ifMeant: query, ratherThanOthers: [names]) { return id }
    throw Refusal(
      "there is no exercise '\(printable(query))' in this journal",
      help: name(near: query).map { "did you mean '\(printable($0))'?" } ?? "see 'bumbum stats' for all of them")
  }

  /// Returns the name of the exercise whose name, or else a word of it, is a slip away from the query, or of the one whose
  /// words begin with those of the query, `lat raise`: a part of a name finds an exercise, so a part may be misspelled.
  package func name(near query: String) -> String? {
    let names = entries.map(\.name)
    if let name = closest(to: query, among: names) { return name }
    let begun = names.filter { folded($0).hasWords(beginningWith: folded(query)) }
    if begun.count == 1 { return begun[0] }
    let parts = names.flatMap { name in name.split(separator: " ").map { (part: String($0), name: name) } }
    let part = closest(to: query, among: parts.map(\.part))
    return parts.first { $0.part == part }?.name
  }

  /// Returns the name of the one exercise whose name differs in blanks, hyphens, case, accents or a plural alone.
  package func name(like query: String) -> String? {
    let key = looseKey(query)
    let alike = key.isEmpty ? [] : entries.map(\.name).filter { looseKey($0) == key }
    return alike.count == 1 ? alike[0] : nil
  }

  /// Returns the exercise that a person means; nil if there is none. Throws if there are several.
  ///
  /// - Parameter groups: Names that are meant rather than others, those of the first group before all where several fit:
  ///   `bench` is the `Dumbbell bench` of the plan, and not a `Bench press` of no plan.
  package func id(ifMeant query: String, ratherThanOthers groups: [[String]] = []) throws(Refusal) -> ExerciseID? {
    if let id = id(of: query) { return id }
    let (wanted, loose) = (folded(query), looseKey(query))
    let ways: [(String) -> Bool] = [
      { $0 == wanted }, { $0.hasPrefix(wanted) }, { $0.holds(wanted) }, { !loose.isEmpty && looseKey($0) == loose },
    ]
    let near = groups.map { group in Set(group.compactMap { id(of: $0)?.number }).sorted() }
    let narrowed: ([Int]) -> [Int] = { indices in
      near.reduce(indices) { indices, group in
        let meant = indices.count > 1 ? group.filter(indices.contains) : []
        return meant.isEmpty ? indices : meant
      }
    }
    for matches in ways {
      let fitting = narrowed(Set(near.joined()).sorted().filter { matches(folded(entries[$0].name)) })
      if fitting.count == 1 { return ExerciseID(fitting[0]) }
      if !fitting.isEmpty { break }
    }
    if let index = try index(meant: query, among: entries.map(\.name), ways, narrowed: narrowed) {
      return ExerciseID(index)
    }
    let long = wanted.split(separator: " ").map { longNames[String($0)] ?? String($0) }.joined(separator: " ")
    return long == wanted ? nil : try id(ifMeant: long, ratherThanOthers: groups)
  }
}

/// What lifters write for names and words of them.
private let longNames = [
  "ohp": "overhead press", "rdl": "romanian deadlift", "dl": "deadlift", "bp": "bench press", "db": "dumbbell",
  "bb": "barbell", "sup": "supino", "rem": "remada", "agacha": "agachamento",
]

/// Returns the index of the name that matches a query, folded, in the first way in which any does; nil if none does.
/// Throws if several are left, of which `narrowed` returns those that are meant rather than others.
private func index(
  meant query: String, among names: [String], _ ways: [(String) -> Bool],
  narrowed: ([Int]) -> [Int] = { $0 }
) throws(Refusal) -> Int? {
  let keys = names.map { folded($0) }
  for matches in ways {
    let indices = narrowed(names.indices.filter { matches(keys[$0]) })
    if indices.count == 1 { return indices[0] }
    guard indices.isEmpty else {
      let list = indices.prefix(5).map { "'\(printable(names[$0]))'" }.joined(separator: ", ")
      throw Refusal(
        "'\(printable(query))' could be \(list)\(indices.count > 5 ? ", …" : "")", help: "write more of the name")
    }
  }
  return nil
}

extension String {
  /// True if words of the text begin with two words or more of another, in their order.
  fileprivate func hasWords(beginningWith query: String) -> Bool {
    let (words, all) = (query.split(separator: " "), split(separator: " "))
    var rest = all[...]
    return words.count > 1
      && words.allSatisfy { word in
        guard let index = rest.firstIndex(where: { $0.hasPrefix(word) }) else { return false }
        rest = rest[(index + 1)...]
        return true
      }
  }
}

/// Returns a key that is equal for names that differ in blanks, hyphens, case, accents or a plural alone.
private func looseKey(_ name: String) -> String {
  let words = folded(name).split { !$0.isLetter && !$0.isNumber }
  return words.map { $0.count > 2 && $0.last == "s" ? $0.dropLast() : $0 }.joined()
}

extension History {
  /// Returns the exercise that a person means: of several that fit one of the active plan.
  package func exercise(meant query: String) throws(Refusal) -> ExerciseID {
    try catalog.id(meant: query, ratherThanOthers: journal.activePlan?.plan.exercises.map(\.name) ?? [])
  }
}

extension Journal {
  /// Returns the plan that a person means, by a part of its name too that only one has; throws if there is none, or if there are several.
  package func plan(meant query: String) throws(Refusal) -> PlanFile {
    if let plan = try plan(ifMeant: query) { return plan }
    let wanted = folded(query)
    let having = plans.filter { file in
      let name = folded(file.plan.name ?? "")
      // 'ppl' is 'Push, pull, legs'.
      let initials = String(name.split { !$0.isLetter && !$0.isNumber }.compactMap(\.first))
      return wanted.utf8.count > 1 && (name.holds(wanted) || initials == wanted)
    }
    if having.count == 1 { return having[0] }
    let names = plans.compactMap { $0.plan.name }
    let letters = bareLetters(query)
    let near =
      closest(to: query, among: names)
      ?? names.first { !letters.isEmpty && bareLetters($0).hasPrefix(letters) }
    let shown: [Message] = names.prefix(5).map { "'\(printable($0))'" }
    throw Refusal(
      "there is no plan '\(printable(query))'",
      help: near.map { "did you mean '\(printable($0))'?" }
        ?? (plans.isEmpty ? "write one: 'bumbum plan new \"Workout A\"'" : "write \(shown.alternatives)"))
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
    return try index(meant: query, among: names, [{ $0 == wanted }, { $0.hasPrefix(wanted) }]).map { named[$0] }
  }
}
