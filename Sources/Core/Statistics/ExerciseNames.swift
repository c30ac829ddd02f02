package import Grammar
package import Text
package import Training

/// The names that a typed one is looked for among, each with where it stands: of two that fit, one is meant if it fits
/// as well as the other and stands as near, and better in one of both. Else a person has to say which.
///
/// A whole name is meant wherever it stands. The contexts, nearest first: this session, the day of the plan, the plan, all else.
package struct ExerciseNames: Sendable {
  private let catalog: ExerciseCatalog
  /// The names that can be meant, one an exercise, with the numbers of their contexts.
  private let candidates: [(name: String, context: Int)]

  /// - Parameters:
  ///   - contexts: The names of each context but the last, which has all names of the catalog.
  ///   - others: The names that are known without an exercise of theirs, in the plan's context.
  package init(_ catalog: ExerciseCatalog, _ contexts: [[String]] = [], others: [String] = []) {
    var context: [Int: Int] = [:]
    for (number, names) in contexts.enumerated() {
      for id in names.compactMap({ catalog.id(of: $0) }) where context[id.number] == nil { context[id.number] = number }
    }
    self.catalog = catalog
    candidates =
      catalog.entries.enumerated().map { ($1.name, context[$0] ?? contexts.count) }
      + others.filter { catalog.id(of: $0) == nil }.map { ($0, max(contexts.count - 1, 0)) }
  }

  /// Returns the name of the exercise that a person means; nil if none fits. Throws if several are as likely.
  package func name(meant query: String) throws(Refusal) -> String? {
    if let id = catalog.id(of: query) { return catalog[id].name }
    let typed = TypedName(query)
    let fitting = candidates.compactMap { candidate in
      typed.fit(candidate.name).map { (name: candidate.name, fit: $0, context: candidate.context) }
    }
    let best = fitting.filter { one in
      !fitting.contains { other in
        other.fit <= one.fit && other.context <= one.context && (other.fit, other.context) != (one.fit, one.context)
          || other.fit == .whole && one.fit != .whole
      }
    }
    guard best.count > 1 else { return best.first?.name }
    // Two spellings of one alternative are one name.
    if Set(best.map { nameKey($0.name) }).count == 1 { return best[0].name }
    throw Refusal(query, couldBe: best.sorted { ($0.context, $0.fit) < ($1.context, $1.fit) }.map(\.name))
  }

  /// Returns the name that a person probably means where none fits, and if it is so sure that Enter may say yes to it.
  ///
  /// Sure are one slip of the keys, two in a long name, the beginnings of its words, `l raise`, also with a slip in one,
  /// and all of them in another order. Unsure is a name whose words were typed among others, `squat pause` and `seated cable
  /// row`, and one of the plan with most of the words, as that may be an exercise of its own.
  package func near(_ query: String) -> (name: String, isSure: Bool)? {
    let text = folded(query)
    // An abductor and an adductor are a letter apart, and two machines.
    let names = candidates.map(\.name).filter { folded($0).holds("abdu") == text.holds("abdu") }
    if let name = closest(to: query, among: names) {
      let isLong = query.count > 8 && folded(name).first == text.first
      // 'leg raise' is no slip of 'lat raise'.
      let (typed, own) = (plainWords(query), plainWords(name))
      let isAlike =
        typed.count != own.count
        || zip(typed, own).allSatisfy { $0 == $1 || $0.first == $1.first && closest(to: $0, among: [$1]) != nil }
      return (name, isAlike && (isLong || closest(to: query, among: [name], slips: 1) != nil))
    }
    let typed = plainWords(query)
    let plain = names.map { (name: $0, words: plainWords($0)) }
    let ways: [([String]) -> Bool] = [
      { $0.haveBeginnings(typed) || typed.count == $0.count && typed.haveBeginnings($0) },
      { $0.joined().sorted() == typed.joined().sorted() }, { $0.haveBeginnings(typed, slips: 1) },
    ]
    for way in ways {
      let fitting = plain.filter { way($0.words) }
      if fitting.count == 1 { return (fitting[0].name, true) }
    }
    let beginnings = typed.indices.map { typed[...$0].joined() }
    let shorter = plain.filter { beginnings.contains($0.words.joined()) || typed.haveBeginnings($0.words) }
    if let longest = shorter.max(by: { $0.words.count < $1.words.count }) { return (longest.name, false) }
    let farthest = candidates.map(\.context).max() ?? 0
    let similar = candidates.filter { candidate in
      let own = plainWords(candidate.name)
      let shared = own.count(where: typed.contains)
      return candidate.context < farthest && shared > 1 && shared * 3 >= max(own.count, typed.count) * 2
    }
    if similar.count == 1 { return (similar[0].name, false) }
    // Too many names have a word near a short one, or one with another first letter.
    let parts = names.flatMap { name in
      name.split(separator: " ").filter { $0.count > 4 && folded(String($0)).first == text.first }
        .map { (part: String($0), name: name) }
    }
    let part = closest(to: query, among: parts.map(\.part), slips: query.count > 8 ? 2 : 1)
    return parts.first { $0.part == part }.map { ($0.name, true) }
  }
}

extension Refusal {
  /// Creates the refusal of a name that several may have.
  init(_ typed: String, couldBe names: [String]) {
    let list = names.prefix(5).map { "'\(printable($0))'" }.joined(separator: ", ")
    self.init("'\(printable(typed))' could be \(list)\(names.count > 5 ? ", …" : "")", help: "write more of the name")
    choice = (typed, names)
  }
}

extension Journal {
  /// Returns the exercises of a session, of the day of its plan, and of the active plan, for `ExerciseNames`.
  package func contexts(of session: Session?) -> [[String]] {
    let plan = session?.title.flatMap { PlanCatalog(self).index(ofTitle: $0) }.map { plans[$0] }
    var day: [String] = []
    if let plan, case .ofPlan(let name?) = PlanTitles(plan, in: nil).reading(session?.title),
      let found = plan.plan.days.first(where: { nameKey($0.name) == name })
    {
      day = plan.plan.exercises[found.exercises].map(\.name)
    }
    return [session?.exercises.map(\.name) ?? [], day, (plan ?? activePlan)?.plan.exercises.map(\.name) ?? []]
  }
}
