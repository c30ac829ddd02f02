package import Grammar
package import Text
package import Training

/// How likely typed sets are of an exercise, by what is known of it.
package enum Likeness: Int, Comparable, Sendable {
  /// No sets of any exercise.
  case unreadable
  /// For a time or over a distance, where it is done for reps, or the other way round.
  case otherAmount
  /// With far more load than it ever had, or with a load where it had help.
  case heavyLoad
  case otherLoad, unknown, usual
  /// With the load of the plan, or that of the last time.
  case planned

  package static func < (left: Likeness, right: Likeness) -> Bool { left.rawValue < right.rawValue }
}

/// The names that a typed one is looked for among, each with where it stands: of two that fit, one is meant if it fits
/// as well as the other and stands as near, and better in one of both. Else it is the one whose loads are typed, or whose turn
/// it is in the session, or a person has to say which.
///
/// A whole name is meant wherever it stands. The contexts, nearest first: this session, what else the day of the plan has, the
/// plan, all that was done, all else.
package struct ExerciseNames: Sendable {
  private let catalog: ExerciseCatalog
  /// The exercises that can be meant, with all their names and the numbers of their contexts.
  private let candidates: [(name: String, names: [String], context: Int)]
  /// The exercises of the session, the latest first, and the one that comes next in the plan's order.
  private let turns: [String]
  /// The context of exercises that were done, and are in none of the others.
  private let farthest: Int

  /// - Parameters:
  ///   - contexts: The names of each context but the last, which has all names of the catalog.
  ///   - others: The names that are known without an exercise of theirs, in the plan's context.
  package init(_ catalog: ExerciseCatalog, _ contexts: [[String]] = [], others: [String] = []) {
    var context: [Int: Int] = [:]
    for (number, names) in contexts.enumerated() {
      for id in names.compactMap({ catalog.id(of: $0) }) where context[id.number] == nil { context[id.number] = number }
    }
    (self.catalog, farthest) = (catalog, contexts.count)
    // An exercise that only an inactive plan has, and that was never done, comes last.
    let used = Set(catalog.idsInLogs.joined().compactMap { $0?.number })
    candidates =
      catalog.entries.enumerated().map { number, entry in
        let isUsed = used.contains(number) || !entry.listedNames.isEmpty
        return (
          entry.name, [entry.name] + entry.listedNames, context[number] ?? contexts.count + (isUsed ? 0 : 1)
        )
      }
      + others.filter { catalog.id(of: $0) == nil }.map { ($0, [$0], max(contexts.count - 1, 0)) }
    let ids = contexts.prefix(2).map { $0.compactMap { catalog.id(of: $0) } }
    let next = ids.last?.first { context[$0.number] == 1 }
    turns = ((ids.first ?? []).reversed() + (next.map { [$0] } ?? [])).map { catalog[$0].name }
  }

  package var isEmpty: Bool { candidates.isEmpty }

  /// Returns the name of the exercise that a person means; nil if none fits. Throws if several are as likely.
  package func name(meant query: String) throws(Refusal) -> String? { try choice(meant: query)?.name }

  /// Returns the same name, and if it was taken of several that fit, by what `likeness` says of each or by its turn.
  package func choice(
    meant query: String, likeness: (String) -> Likeness? = { _ in nil }
  ) throws(Refusal) -> (name: String, isOfSeveral: Bool)? {
    if let id = catalog.id(of: query) { return (catalog[id].name, false) }
    let typed = TypedName(query)
    var fitting: [(name: String, fit: NameFit, context: Int)] = []
    for (name, names, context) in candidates {
      let fits = names.compactMap { typed.fit($0) }
      guard let fit = fits.min() else { continue }
      if fit > .whole, let likely = likeness(name) {
        // 'corda 3x1min' is no 'Tríceps corda'. A name that is well known may be of another exercise: 'terra' is the deadlift, and
        // rather none of its variations, 'stiff 60kg' no 'stiff halteres' with 20, and 'ham curl' no hammer curl.
        let isSame = typed.isSame(as: name)
        let unlikely: [Likeness] = [.otherAmount, .heavyLoad] + (fit == .otherName ? [.otherLoad] : [])
        let isLikely =
          isSame == false
          ? context <= 1 && fit <= .words && likely >= .unknown
          : isSame == true && context <= 1 || fits.contains(.firstWords) && (isSame ?? !typed.isWellKnown)
            || !unlikely.contains(likely)
        guard isLikely else { continue }
      }
      fitting.append((name, fit, max(context, 1)))
    }
    let best = fitting.filter { one in
      !fitting.contains { other in
        other.fit <= one.fit && other.context <= one.context && (other.fit, other.context) != (one.fit, one.context)
          || other.fit == .whole && one.fit > .otherName
      }
    }
    // Two spellings of one alternative are one name.
    if Set(best.map { nameKey($0.name) }).count < 2 { return best.first.map { ($0.name, false) } }
    let likeliest = best.compactMap { likeness($0.name) }.max() ?? .unknown
    let usual = likeliest < .usual ? [] : best.filter { likeness($0.name) == likeliest }
    let likely = usual.isEmpty ? best : usual
    if likely.count == 1 { return (likely[0].name, true) }
    // Today's name with the typed word is meant: 'mesa flexora', and not the 'flexora sentado' of another day.
    let today = likely.filter { $0.context == 1 && $0.fit <= .words }
    if today.count == 1, likely.allSatisfy({ $0.fit <= .words }) { return (today[0].name, true) }
    let turn = turns.first { turn in likely.contains { $0.name == turn } }
    if let turn, likely.allSatisfy({ $0.context == 1 }) { return (turn, true) }
    let same = likely.filter { typed.isSame(as: $0.name) ?? false }
    if same.count == 1 { return (same[0].name, true) }
    throw Refusal(query, couldBe: likely.sorted { ($0.context, $0.fit) < ($1.context, $1.fit) }.map(\.name))
  }

  /// Returns the name that a person probably means where none is certain, and if it is so sure that Enter may say yes to it.
  ///
  /// Sure are one slip of the keys, two in a long name, the beginnings of its words, `l raise`, also with a slip in one,
  /// and all of them in another order.
  /// Unsure is a name that fits, but not the sets; one whose words were typed among others, `squat top` and `seated cable
  /// row`; one of the plan with most of the words, as that may be an exercise of its own; and one that is still to be done
  /// today, with such loads, whose last word was typed first.
  package func near(
    _ query: String, likeness: (String) -> Likeness = { _ in .unknown }
  ) -> (name: String, isSure: Bool)? {
    let typed = TypedName(query)
    let fitting = candidates.filter { typed.isSame(as: $0.name) != false && $0.names.contains { typed.fit($0) != nil } }
      .min { $0.context < $1.context }
    if let fitting, likeness(fitting.name) != .unreadable { return (fitting.name, false) }
    guard let near = nearest(to: query, likeness) else { return nil }
    return likeness(near.name) > (near.isSure ? .otherAmount : .otherLoad) ? near : nil
  }

  private func nearest(to query: String, _ likeness: (String) -> Likeness) -> (name: String, isSure: Bool)? {
    let text = folded(query)
    // An abductor and an adductor are a letter apart, and so are 'leg raise' and 'lat raise'.
    let name = TypedName(query)
    let candidates = candidates.filter { name.isSame(as: $0.name) != false }
    let (names, typed) = (candidates.map(\.name), name.words)
    if let name = closest(to: query, among: names) {
      let isLong = query.count > 8 && folded(name).first == text.first
      return (name, isLong || closest(to: query, among: [name], slips: 1) != nil)
    }
    let plain = names.map { (name: $0, words: plainWords($0)) }
    let beginning = plain.filter {
      $0.words.haveBeginnings(typed) || typed.count == $0.words.count && typed.haveBeginnings($0.words)
        || $0.words.joined().sorted() == typed.joined().sorted()
    }
    if beginning.count == 1 { return (beginning[0].name, true) }
    if let name = plain.first(where: { $0.words.haveBeginnings(typed, slips: query.count > 8 ? 2 : 1) })?.name {
      return (name, true)
    }
    let beginnings = typed.indices.map { TypedName(typed[...$0].joined(separator: " ")) }
    let shorter = plain.filter { own in beginnings.contains { $0.isWhole(own.name) } || typed.haveBeginnings(own.words)
    }
    if let longest = shorter.max(by: { $0.words.count < $1.words.count }) { return (longest.name, false) }
    let similar = candidates.filter { name, _, context in
      let own = plainWords(name)
      let shared = own.count(where: typed.contains)
      return context < farthest && shared > 1 && shared * 3 >= max(own.count, typed.count) * 2
        || context == 1 && own.last == typed.first && likeness(name) >= .usual
    }
    return similar.count == 1 ? (similar[0].name, false) : nil
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
  /// Returns the exercises of a session that were done or skipped, those that its list or the day of its plan has beside
  /// them, and those of the active plan, for `ExerciseNames`.
  package func contexts(of session: Session?) -> [[String]] {
    let plan = session?.title.flatMap { PlanCatalog(self).index(ofTitle: $0) }.map { plans[$0] }
    let exercises = session?.exercises ?? []
    var day = exercises.filter { !$0.openSets.isEmpty }.map(\.name)
    if let plan, plan.plan.days.isEmpty {
      day += plan.plan.exercises.map(\.name)
    } else if let plan, case .ofPlan(let name?) = PlanTitles(plan, in: nil).reading(session?.title),
      let found = plan.plan.days.first(where: { nameKey($0.name) == name })
    {
      day += plan.plan.exercises[found.exercises].map(\.name)
    }
    let done = exercises.filter(\.openSets.isEmpty).map(\.name)
    return [done, day, (plan ?? activePlan)?.plan.exercises.map(\.name) ?? []]
  }
}
