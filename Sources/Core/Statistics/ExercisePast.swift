import Grammar
package import Training

/// The past of one exercise in the sessions that count: its records, its estimates and its courses follow from it.
package struct ExercisePast: Sendable {
  /// A session's sets of the exercise.
  package struct Day: Sendable {
    package let entry: History.Entry
    /// The sets, warm-ups included; none if they were not noted.
    package fileprivate(set) var all: [WorkSet]
    /// The rule by which the sets move weight, with the person's weight on that day.
    fileprivate let rule: Volume.Rule

    package var moment: Moment { entry.moment }
    package var volume: Volume { Volume(all, rule) }

    /// The sets without warm-ups.
    package var sets: [WorkSet] { all.allSatisfy(\.isWorking) ? all : all.filter(\.isWorking) }

    /// Calls a body with the best set of each kind, the last of equal ones. Most days have sets of one kind, and nothing
    /// is allocated.
    fileprivate func forEachBest(_ body: (RecordKind, WorkSet) -> Void) {
      for (index, first) in all.enumerated() where Record.canHold(first) {
        let kind = RecordKind(first)
        func isOfKind(_ set: WorkSet) -> Bool { Record.canHold(set) && RecordKind(set) == kind }
        guard !all[..<index].contains(where: isOfKind) else { continue }
        var best = first
        for set in all[(index + 1)...] where isOfKind(set) && !Record.isBetter(best, than: set) { best = set }
        body(kind, best)
      }
    }
  }

  package let exercise: ExerciseID
  /// The sessions in which it was done, oldest first.
  package private(set) var sessions: [Day] = []
  package let formula: Settings.OneRepMax

  fileprivate init(_ history: History, _ exercise: ExerciseID) {
    self.exercise = exercise
    formula = history.settings.oneRepMax
  }

  /// Adds a line of the last session or of a later one.
  fileprivate mutating func add(_ sets: [WorkSet], _ entry: History.Entry, _ rule: Volume.Rule) {
    if let last = sessions.indices.last, sessions[last].entry == entry {
      sessions[last].all += sets
    } else {
      sessions.append(Day(entry: entry, all: sets, rule: rule))
    }
  }

  /// Returns the past as it was before a session.
  package func before(_ entry: History.Entry) -> ExercisePast {
    var earlier = self
    earlier.sessions = Array(sessions.prefix { $0.entry != entry })
    return earlier
  }
}

extension History {
  /// The past of each exercise that was done, in the order of the catalog; only of sets that pass the filter.
  package var pasts: [ExercisePast] { pasts { _ in true }.filter { !$0.sessions.isEmpty } }

  /// The past of each exercise that was done, last done first, then by name.
  package var pastsLastDoneFirst: [ExercisePast] {
    let named = pasts.map { (past: $0, name: nameKey(name(of: $0.exercise))) }
    return named.sorted { left, right in
      let (a, b) = (left.past.lastDone.date, right.past.lastDone.date)
      return a == b ? (left.name, left.past.exercise) < (right.name, right.past.exercise) : a > b
    }.map(\.past)
  }

  /// Returns the past of one exercise, which may be empty.
  package func past(of exercise: ExerciseID) -> ExercisePast { pasts { $0 == exercise }[exercise.number] }

  private func pasts(where isWanted: (ExerciseID) -> Bool) -> [ExercisePast] {
    var pasts = catalog.entries.indices.map { ExercisePast(self, ExerciseID($0)) }
    for entry in entries {
      forEachExercise(of: entry) { id, performed, rule in
        if isWanted(id), performed.wasDone { pasts[id.number].add(performed.sets, entry, rule) }
      }
    }
    return pasts
  }
}

extension ExercisePast {
  /// The moment of the last session; the first of the calendar without any.
  package var lastDone: Moment { sessions.last?.moment ?? Moment(.first) }

  /// The sessions with a working set, oldest first.
  package var days: [Day] { sessions.filter { $0.all.contains(where: \.isWorking) } }

  /// The sums of all sessions, without their minutes, whose shares are unknown.
  package var totals: Totals {
    sessions.reduce(into: Totals()) { totals, day in
      totals.sessions += 1
      totals.add(day.all, day.rule)
    }
  }

  /// The largest volume of a session, the latest of equal ones; nil without any.
  package var volumeRecord: (volume: Volume, moment: Moment)? {
    var best: (volume: Volume, moment: Moment)?
    for day in sessions {
      let volume = day.volume
      if volume.exact > 0, volume.exact >= best?.volume.exact ?? 0 { best = (volume, day.moment) }
    }
    return best
  }

  /// The best estimate of each session that allows one, oldest first.
  package var oneRepMaxes: [OneRepMax] {
    sessions.compactMap { day in
      day.all.reduce(nil) { best, set in
        OneRepMax(set, at: day.moment, formula: formula).map { OneRepMax.better(best, $0) } ?? best
      }
    }
  }

  package var oneRepMax: OneRepMax? { oneRepMaxes.reduce(nil, OneRepMax.better) }

  /// The sessions with their sets as records compare them.
  private var compared: [Day] {
    guard sessions.lazy.flatMap(\.all).liftBody else { return sessions }
    return sessions.map { day in
      var day = day
      day.all = day.all.map(\.liftingBody)
      return day
    }
  }

  /// The records of each kind, in the order of the kinds.
  package var records: [RecordHistory] {
    var records: [RecordHistory] = []
    for day in compared {
      day.forEachBest { kind, set in
        if let index = records.firstIndex(where: { $0.kind == kind }) {
          records[index].add(set, day.entry)
        } else {
          records.append(RecordHistory(exercise, set, day.entry))
        }
      }
    }
    return records.sorted { $0.kind < $1.kind }
  }

  /// The rep records, in the order of `RepRecord.counts`, without counts that no set reached.
  package var repRecords: [RepRecord] {
    RepRecord.counts.compactMap { count in
      var best: Record?
      for day in sessions {
        for set in day.all where RepRecord.canHold(set, count) { best = Record.better(best, set, at: day.moment) }
      }
      return best.map { RepRecord(reps: count, record: $0) }
    }
  }

  /// The best set of each session, of the kind that most sessions have, oldest first; empty without any.
  package var topSets: [Record] {
    var sets: [RecordKind: [Record]] = [:]
    for day in compared {
      day.forEachBest { kind, set in sets[kind, default: []].append(Record(set, at: day.moment)) }
    }
    return sets.max { ($0.value.count, $1.key) < ($1.value.count, $0.key) }?.value ?? []
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
  /// Returns the records that sets surpass, given the `earlier` sets of the same session. A first time surpasses
  /// nothing; warm-ups and failed attempts never do. The volume is reported as it passes its record, and only without
  /// sets on bodyweight, as sets do not tell what the body weighs.
  package func beaten(by sets: [WorkSet], after earlier: [WorkSet] = []) -> [Beaten] {
    let liftBody = (days.flatMap(\.sets) + earlier + sets).liftBody
    func compared(_ sets: [WorkSet]) -> [WorkSet] { liftBody ? sets.map(\.liftingBody) : sets }
    let past = compared(days.flatMap(\.sets) + earlier.filter(\.isWorking))
    let candidates = compared(sets.filter(Record.canHold))
    guard !days.isEmpty, !candidates.isEmpty else { return [] }
    var beaten: [Beaten] = []
    for kind in Set(candidates.map { RecordKind($0) }).sorted() {
      let old = past.filter { Record.canHold($0) && RecordKind($0) == kind }
      let new = candidates.filter { RecordKind($0) == kind }
      guard let before = old.reduce(nil, Record.better), let top = new.reduce(nil, Record.better) else { continue }
      if Record.isBetter(top, than: before) {
        beaten.append(.record(top, before: before))
        continue
      }
      // Drop sets and back-offs always have more reps, so that only the heaviest load of the session counts.
      let heaviest = compared(earlier).filter { Record.canHold($0) && RecordKind($0) == kind }.reduce(top) {
        Record.better($0, $1)
      }
      let heavy = new.filter { !Record.isBetter(WorkSet(load: heaviest.load, amount: $0.amount), than: $0) }
      if let (set, before) = most(heavy, old) { beaten.append(.most(set, before: before)) }
    }
    if let (new, before) = oneRepMax(candidates, past) { beaten.append(.oneRepMax(new, before: before)) }
    if let (new, before) = volume(sets, earlier) { beaten.append(.volume(new, before: before)) }
    return beaten
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
      sets.compactMap { OneRepMax($0, at: Moment(.first), formula: formula) }.reduce(nil, OneRepMax.better)
    }
    guard let now = best(new), let before = best(old), OneRepMax.isBetter(now, than: before) else { return nil }
    return (now, before)
  }

  private func volume(_ sets: [WorkSet], _ earlier: [WorkSet]) -> (Volume, before: Volume)? {
    // Without sets on bodyweight the rule of any day does.
    guard let rule = days.last?.rule, !(sets + earlier).contains(where: \.isOnBodyweight) else { return nil }
    let volumes = days.filter { !$0.sets.contains(where: \.isOnBodyweight) }.map(\.volume)
    guard let before = volumes.max(by: { $0.exact < $1.exact }), before.exact > 0 else { return nil }
    let (first, now) = (Volume(earlier, rule), Volume(earlier + sets, rule))
    return first.exact <= before.exact && before.exact < now.exact ? (now, before) : nil
  }
}
