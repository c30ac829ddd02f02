import Grammar
package import Training

/// The past of one exercise in the sessions that count, with which new sets are compared.
package struct ExercisePast: Sendable {
  /// A session's sets of the exercise, without warm-ups.
  package struct Day: Sendable {
    package let moment: Moment
    package var sets: [WorkSet]

  }

  /// The sessions, oldest first.
  package let days: [Day]
  private let rule: Volume.Rule
  private let formula: Settings.OneRepMax

  /// Takes the sessions of a history, all or those before an entry.
  package init(_ history: History, of exercise: ExerciseID, before entry: History.Entry? = nil) {
    var days: [Day] = []
    for earlier in history.entries.prefix(while: { $0 != entry }) {
      var sets: [WorkSet] = []
      history.forEachExercise(of: earlier) { if $0 == exercise { sets += $1.sets.filter(\.isWorking) } }
      if !sets.isEmpty { days.append(Day(moment: earlier.moment, sets: sets)) }
    }
    self.days = days
    rule = history.moved(by: exercise, bodyweight: nil)
    formula = history.journal.settings.oneRepMax
  }
}

/// A record of an exercise that new sets surpass, and its former holder.
package enum Beaten: Sendable {
  /// The personal record: a heavier set, or one as heavy with a larger amount.
  case record(WorkSet, before: WorkSet)
  /// The largest amount with that load or a heavier one.
  case most(WorkSet, before: WorkSet)
  case oneRepMax(OneRepMax, before: OneRepMax)
  /// The volume of the exercise in one session.
  case volume(Volume, before: Volume)
}

extension ExercisePast {
  /// The best estimate of each session that allows one, oldest first.
  package var oneRepMaxes: [OneRepMax] {
    days.compactMap { day in
      day.sets.compactMap { OneRepMax($0, at: day.moment, formula: formula) }.max { OneRepMax.isBetter($1, than: $0) }
    }
  }

  /// Returns the records that sets surpass, given the `earlier` sets of the same session. A first time surpasses
  /// nothing; warm-ups and failed attempts never do. The volume is reported as it passes its record, and only without
  /// sets on bodyweight, as sets do not tell what the body weighs.
  package func beaten(by sets: [WorkSet], after earlier: [WorkSet] = []) -> [Beaten] {
    let past = days.flatMap(\.sets) + earlier.filter(\.isWorking)
    let candidates = sets.filter(Record.canHold)
    guard !days.isEmpty, !candidates.isEmpty else { return [] }
    var beaten: [Beaten] = []
    for kind in Set(candidates.map { RecordKind($0) }).sorted() {
      let old = past.filter { Record.canHold($0) && RecordKind($0) == kind }
      let new = candidates.filter { RecordKind($0) == kind }
      guard let before = best(of: old), let top = best(of: new) else { continue }
      let isRecord = Record.isBetter(top, than: before)
      if isRecord { beaten.append(.record(top, before: before)) }
      if let (set, before) = most(new.filter { !isRecord || $0.load != top.load }, old) {
        beaten.append(.most(set, before: before))
      }
    }
    if let (new, before) = oneRepMax(candidates, past) { beaten.append(.oneRepMax(new, before: before)) }
    if let (new, before) = volume(sets, earlier) { beaten.append(.volume(new, before: before)) }
    return beaten
  }

  private func best(of sets: [WorkSet]) -> WorkSet? {
    sets.dropFirst().reduce(sets.first) { best, set in
      guard let best else { return set }
      return Record.isBetter(best, than: set) ? best : set
    }
  }

  /// Returns the heaviest set with a largest amount, and the best set before it with that load or a heavier one.
  private func most(_ new: [WorkSet], _ old: [WorkSet]) -> (WorkSet, before: WorkSet)? {
    var result: (WorkSet, before: WorkSet)?
    for set in new where set.isLoaded {
      // With equal loads, only amounts are compared.
      func amount(_ other: WorkSet) -> WorkSet { WorkSet(load: set.load, amount: other.amount) }
      let heavy = old.filter { !Record.isBetter(set, than: WorkSet(load: $0.load, amount: set.amount)) }
      guard let before = heavy.max(by: { Record.isBetter(amount($1), than: amount($0)) }),
        Record.isBetter(amount(set), than: amount(before))
      else { continue }
      if let known = result, Record.isBetter(known.0, than: set) { continue }
      result = (set, before)
    }
    return result
  }

  private func oneRepMax(_ new: [WorkSet], _ old: [WorkSet]) -> (OneRepMax, before: OneRepMax)? {
    func best(_ sets: [WorkSet]) -> OneRepMax? {
      sets.compactMap { OneRepMax($0, at: Moment(.first), formula: formula) }.max { OneRepMax.isBetter($1, than: $0) }
    }
    guard let now = best(new), let before = best(old), OneRepMax.isBetter(now, than: before) else { return nil }
    return (now, before)
  }

  private func volume(_ sets: [WorkSet], _ earlier: [WorkSet]) -> (Volume, before: Volume)? {
    let loaded = days.filter { !$0.sets.contains(where: \.isOnBodyweight) }
    guard !(sets + earlier).contains(where: \.isOnBodyweight) else { return nil }
    let volumes = loaded.map { volume(of: $0.sets) }
    guard let before = volumes.max(by: { $0.exact < $1.exact }), before.exact > 0 else { return nil }
    let (first, now) = (volume(of: earlier), volume(of: earlier + sets))
    return first.exact <= before.exact && before.exact < now.exact ? (now, before) : nil
  }

  private func volume(of sets: [WorkSet]) -> Volume {
    var volume = Volume()
    for set in sets where set.isWorking { volume += Volume(set, rule) }
    return volume
  }
}
