import Grammar
import Statistics
import Training

extension KnownSets {
  /// Returns how likely sets are of the exercise.
  func likeness(of sets: [WorkSet]) -> Likeness {
    func isForReps(_ set: WorkSet) -> Bool { set.reps != nil || set.load != .none }
    if isNew || sets.isEmpty { return .unknown }
    let (areForReps, isDoneForReps) = (Set(sets.map(isForReps)), Set(all.map(isForReps)))
    if areForReps.isDisjoint(with: isDoneForReps) { return .otherAmount }
    let loaded = sets.filter(\.isLoaded)
    if loaded.contains(where: isHeavy) { return .heavyLoad }
    // A plan may leave the loads open.
    if loaded.isEmpty || !all.contains(where: \.isLoaded) { return .unknown }
    let load = target.first(where: \.isWorking)?.load ?? lastLoad
    if loaded.allSatisfy({ $0.load == load }) { return .planned }
    return loaded.allSatisfy(isUsual) ? .usual : .otherLoad
  }

  /// True if a set has over one and a half times the most load of planned or earlier work, or the body without the help that
  /// all had.
  private func isHeavy(_ set: WorkSet) -> Bool {
    let work = (past.joined() + planned).filter(\.isWorking)
    if case .bodyweight(let added) = set.load {
      return !work.isEmpty && added.hundredths >= 0 && work.allSatisfy { $0.load.weight?.hundredths ?? 0 < 0 }
    }
    guard let weight = set.weight, let most = work.compactMap(\.weight?.exact).max() else { return false }
    return weight.exact * 2 > most * 3
  }
}

extension History {
  /// Returns how likely typed sets are of an exercise, of which some may be done in a session.
  func likeness(of text: String, to name: String, in session: Session?) -> Likeness {
    func sets(of known: KnownSets) -> [WorkSet]? { try? TypedSets(text, of: known, Answers(isYesToAll: true)).sets }
    let known = knownSets(of: name, in: session)
    if let sets = sets(of: known) { return known.likeness(of: sets) }
    // 'fly machine 40x12' reads, but not as a 'Fly' that is done with 16kg.
    return sets(of: KnownSets("", unit: known.unit)) == nil ? .unreadable : .otherLoad
  }
}
