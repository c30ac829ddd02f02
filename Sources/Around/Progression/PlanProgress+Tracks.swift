import Grammar
package import Statistics
import Text
package import Training

/// The track of an exercise of a plan, as itself or as one of its alternatives.
package struct ExerciseTrack: Sendable {
  /// In `Plan.exercises`.
  let place: Int
  /// Its own, or that of the alternative.
  let name: String
  var track: Track
}

extension PlanProgress {
  /// Returns the next target of an exercise, by its index in `Plan.exercises`: as itself, or as the alternative that was done
  /// last, unless `name` chooses one.
  package func next(of place: Int, choosing name: String? = nil) -> NextExercise {
    next(of: track(of: place, choosing: name))
  }

  /// Returns the next target of a track.
  package func next(of one: ExerciseTrack) -> NextExercise {
    let track = one.track
    let proposal = track.next
    let anywhere = track.done.isEmpty ? performances(of: one.name, in: sessions.filter { isInWindow($0) }) : []
    // The one that the reason speaks of.
    func told(_ performances: [Performance]) -> Performance? {
      if case .lastLoad(let date) = proposal.reason, let one = performances.last(where: { $0.date == date }) {
        return one
      }
      return performances.last
    }
    return NextExercise(
      planned: file.plan.exercises[one.place], name: one.name, alternatives: alternatives(of: one.place),
      proposal: proposal,
      last: told(track.done), lastElsewhere: told(anywhere), rack: track.rack,
      unpaired: track.unpaired.flatMap { day in track.done.last.map { $0.date <= day } ?? true ? day : nil },
      note: catalog.id(of: one.name).flatMap { catalog[$0].note })
  }

  /// The track of an exercise, or of the alternative that was done last, unless one of them is chosen.
  package func track(of place: Int, choosing name: String? = nil) -> ExerciseTrack {
    let exercise = file.plan.exercises[place]
    let names = [exercise.name] + alternatives(of: place)
    let having = days.indices.filter { day in days[day].exercises.contains { keys[$0] == keys[place] } }
    let shared = having.filter { day in days[day].exercises.contains { isSameTrack($0, place) } }
    let mine = self.sessions.filter { session in session.day.map(shared.contains) ?? false && isInWindow(session) }
    // If all days that have it ask for the same, it may have been done on another day of the plan as well.
    let isOnce = having.allSatisfy { twins(of: place, onDay: $0).count == 1 }
    let own = isOnce && shared.count == having.count ? self.sessions.filter { $0.day != nil && isInWindow($0) } : mine
    func sessions(of name: Int) -> [DoneSession] { name == 0 ? own : mine }
    let since = exercise.rule.since ?? .first
    let moments = names.indices.map { name in
      sessions(of: name).last { $0.moment.date >= since && !(sets(of: place, as: names[name], in: $0) ?? []).isEmpty }?
        .moment
        ?? Moment(.first)
    }
    // The first of two in one session, and of those that were never done.
    let choice = names.indices.max { (moments[$0], -$0) < (moments[$1], -$1) }
    let chosen = name.flatMap { name in names.firstIndex { nameKey($0) == nameKey(name) } } ?? choice ?? 0
    var track = Track(exercise.target, exercise.rule)
    track.isAlternative = chosen > 0
    for set in track.target.sets.indices where track.isAlternative && track.target.sets[set].isWarmUp {
      if case .load(.weight) = track.target.sets[set].load { track.target.sets[set].load = .open }
    }
    track.liftsBody = chosen == 0 || Training.liftsBody(names[chosen])
    for session in sessions(of: chosen) {
      guard let sets = sets(of: place, as: names[chosen], in: session) else {
        track.unpaired = session.moment.date
        continue
      }
      if !sets.isEmpty { track.done.append(Performance(session.moment.date, sets)) }
    }
    complete(&track, names[chosen], bar: chosen > 0 ? nil : exercise.traits.bar(exercise.bar))
    return ExerciseTrack(place: place, name: names[chosen], track: track)
  }

  private func isSameTrack(_ one: Int, _ other: Int) -> Bool {
    let (left, right) = (file.plan.exercises[one], file.plan.exercises[other])
    return keys[one] == keys[other] && left.target.workingSets == right.target.workingSets
      && left.rule.stages == right.rule.stages
  }

  /// Returns the sets of an exercise of the plan as itself or as another in a session, none where it was not done. Where the day
  /// has it several times, the lines of the session are those of the plan in their order; nil if they are not as many.
  private func sets(of place: Int, as name: String, in session: DoneSession) -> [WorkSet]? {
    let id = catalog.id(of: name)
    let twins = session.day.map { self.twins(of: place, onDay: $0) } ?? []
    if twins.isEmpty {
      // A few sets on a day that does not ask for it are no try.
      let sets = session.sets(of: id)
      return sets.count(where: \.isWorking) < file.plan.exercises[place].target.workingSets.count ? [] : sets
    }
    if twins.allSatisfy({ isSameTrack($0, place) }) { return session.sets(of: id) }
    let ids = Set(twins.flatMap(names).map { catalog.id(of: $0) })
    let lines = session.lines.filter { ids.contains($0.id) }
    if lines.allSatisfy(\.sets.isEmpty) { return [] }
    guard lines.count == twins.count else { return nil }
    return zip(twins, lines).filter { isSameTrack($0, place) && $1.id == id }.flatMap(\.1.sets).ofBothSides
  }

  /// As it was done in each of some sessions.
  private func performances(of name: String, in sessions: [DoneSession]) -> [Performance] {
    let id = catalog.id(of: name)
    return sessions.compactMap { session in
      let sets = session.sets(of: id)
      return sets.isEmpty ? nil : Performance(session.moment.date, sets)
    }
  }

  private func complete(_ track: inout Track, _ name: String, bar: Bar?) {
    let id = catalog.id(of: name)
    let entry = id.flatMap { self.entry(of: $0) }
    track.rack = Rack(settings, step: entry?.step, bar: bar ?? entry?.traits.bar(entry?.bar))
    let since = track.rule.since ?? .first
    let done = performances(of: name, in: sessions.filter { isInWindow($0) && $0.moment.date >= since })
    if track.way != .percent {
      track.lastLoad = done.reversed().lazy.compactMap { one in usualLoad(of: one.sets).map { ($0, one.date) } }.first
    }
    if track.way == .effort {
      for one in done where today.days(since: one.date) <= PlanProgress.windowOfEfforts {
        track.efforts += one.workingSets.filter { $0.effort != nil }.map { ($0, one.date) }
      }
    }
    guard let max = entry?.max else { return }
    let counts = days.indices.map { day in
      sessions.count { $0.moment.date >= max.since && $0.isDone && !$0.isDeload && $0.day == day }
    }
    let growing = file.plan.exercises.indices.filter { place in
      let exercise = file.plan.exercises[place]
      return !exercise.rule.bonuses.isEmpty && id != nil && catalog.id(of: exercise.name) == id
    }
    var trainingMax = TrainingMax(max.weight, since: max.since)
    // A cycle is complete when each day of the plan was done once more.
    if growing.isEmpty { trainingMax.cycles = counts.min() ?? 0 }
    for session in sessions where session.moment.date >= max.since {
      guard let day = session.day, let place = growing.first(where: days[day].exercises.contains) else { continue }
      let sets = (sets(of: place, as: name, in: session) ?? []).filter(\.isWorking)
      if !sets.isEmpty, let more = file.plan.exercises[place].growth(by: sets) { trainingMax.growth.append(more) }
    }
    track.trainingMax = trainingMax
  }
}

extension PlanProgress {
  /// The days after which sets say nothing of what can be lifted today.
  static let windowOfEfforts = 42

  /// True if no session before `first` changes what an exercise of the plan asks for next.
  package func isSettled(_ one: ExerciseTrack, from first: CivilDate) -> Bool {
    var track = one.track
    if track.way == .percent, let max = track.trainingMax, max.since < first { return false }
    if isWindow(from: first) { return true }
    guard areDaysSettled(from: first) else { return false }
    track.done.removeAll { $0.date < first }
    // The alternative that was done last is known, too.
    guard let last = track.done.last else { return false }
    switch track.way {
    case .percent: return true
    case .effort:
      return first <= today.adding(days: -PlanProgress.windowOfEfforts) && last.workingSets.contains(where: \.isLoaded)
    case .log: return track.lastOfNoMiss(in: track.counted) != nil || track.rule.since.map { first <= $0 } ?? false
    }
  }
}
