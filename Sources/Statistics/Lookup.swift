package import Format
import Text
package import Training

/// A name that is nothing in this journal, or could be several things.
package struct NotFound: Error {
  package let message: String
  /// What to write instead.
  package let help: String?
}

extension ExerciseCatalog {
  /// The exercise that a person means: by any of its names, without accents, then by a beginning that
  /// only one has, then by a part.
  package func id(meant query: String) throws(NotFound) -> ExerciseID {
    if let id = try id(ifMeant: query) { return id }
    throw NotFound(
      message: "there is no exercise '\(printable(query))' in this journal",
      help: name(near: query).map { "did you mean '\(printable($0))'?" } ?? "see 'bumbum stats' for all of them")
  }

  /// The exercise whose name, or else a word of it, is a slip away from what was typed: a part is enough to find one, so a
  /// part may be what was misspelled.
  package func name(near query: String) -> String? {
    let names = entries.map(\.name)
    if let name = closest(to: query, among: names) { return name }
    let parts = names.flatMap { name in name.split(separator: " ").map { (part: String($0), name: name) } }
    let part = closest(to: query, among: parts.map(\.part))
    return parts.first { $0.part == part }?.name
  }

  /// The same; nil where there is none.
  package func id(ifMeant query: String) throws(NotFound) -> ExerciseID? {
    if let id = id(of: query) { return id }
    let wanted = folded(query)
    let names = entries.map { folded($0.name) }
    for matches in [{ $0 == wanted }, { $0.hasPrefix(wanted) }, { $0.holds(wanted) }] as [(String) -> Bool] {
      let places = names.indices.filter { matches(names[$0]) }
      if places.count == 1 { return ExerciseID(places[0]) }
      guard places.isEmpty else {
        let list = places.prefix(5).map { "'\(printable(entries[$0].name))'" }.joined(separator: ", ")
        throw NotFound(
          message: "'\(printable(query))' could be \(list)\(places.count > 5 ? ", …" : "")",
          help: "write more of the name")
      }
    }
    return nil
  }
}

extension Journal {
  /// The plan that a person means.
  package func plan(meant query: String) throws(NotFound) -> PlanFile {
    if let plan = try plan(ifMeant: query) { return plan }
    let names = plans.compactMap { $0.plan.name?.value }
    let letters = bareLetters(query)
    let near =
      closest(to: query, among: names)
      ?? names.first { !letters.isEmpty && bareLetters($0).hasPrefix(letters) }
    throw NotFound(
      message: "there is no plan '\(printable(query))'",
      help: near.map { "did you mean '\(printable($0))'?" }
        ?? (plans.isEmpty ? "write one: 'bumbum plan new \"Workout A\"'" : "see 'bumbum plan'"))
  }

  /// By its name or a former one: without accents, case or full length where only one fits; nil where there is none.
  package func plan(ifMeant query: String) throws(NotFound) -> PlanFile? {
    let named = plans.filter { $0.plan.name != nil }
    let key = nameKey(query)
    if let plan = named.first(where: {
      ([$0.plan.name?.value ?? ""] + $0.plan.aka.map(\.value)).map(nameKey).contains(key)
    }) {
      return plan
    }
    let wanted = folded(query)
    for matches in [{ $0 == wanted }, { $0.hasPrefix(wanted) }] as [(String) -> Bool] {
      let found = named.filter { matches(folded($0.plan.name?.value ?? "")) }
      if found.count == 1 { return found[0] }
      guard found.isEmpty else {
        let list = found.map { "'\(printable($0.plan.name?.value ?? ""))'" }.joined(separator: ", ")
        throw NotFound(message: "'\(printable(query))' could be \(list)", help: "write more of the name")
      }
    }
    return nil
  }
}
