/// The thing that a set lifts: a load alone, or the body with the load that hangs on it.
package enum Lift: Int, Hashable, Sendable { case load, body }

extension WorkSet {
  /// The thing that it lifts; nil for a set without a load, and for a warm-up, which may be done in another way than the work.
  package var lift: Lift? {
    guard isWorking else { return nil }
    return isOnBodyweight ? .body : hundredthsOfLoad == 0 ? nil : .load
  }

  /// The same set with its load hung on the body, or taken off it; nil where there is no load to move.
  package func lifting(_ lift: Lift) -> WorkSet? {
    var moved = self
    switch (load, lift) {
    case (.weight(let weight), .body): moved.load = .bodyweight(added: weight)
    case (.bodyweight(let added), .load) where added.hundredths > 0: moved.load = .weight(added)
    case (.weight, .load), (.bodyweight, .body): break
    default: return nil
    }
    return moved
  }
}

extension PlannedExercise {
  /// The lifts of the loads of its target; empty where the target has no load.
  package var lifts: Set<Lift> {
    Set(
      target.workingSets.compactMap { set in
        switch set.load {
        case .load(.bodyweight): .body
        case .load(.weight), .percent: .load
        default: nil
        }
      })
  }
}

/// The way in which an exercise is done: with the body, with loads alone, or both ways.
package struct LoadHabit: Sendable {
  /// Working sets that lift the same.
  package struct Uses: Sendable {
    package var sets = 0
    package var isOfSeveralSessions = false

    package init(sets: Int, isOfSeveralSessions: Bool) {
      (self.sets, self.isOfSeveralSessions) = (sets, isOfSeveralSessions)
    }
  }

  private let loads: Uses
  private let body: Uses
  private let planned: Set<Lift>
  private let isNamedForBody: Bool

  /// `planned` has the lifts of the targets of all plans.
  package init(of name: String, loads: Uses, body: Uses, planned: Set<Lift>) {
    (self.loads, self.body, self.planned, isNamedForBody) = (loads, body, planned, liftsBody(name))
  }

  package init(of name: String, sessions: [[WorkSet]], planned: Set<Lift>) {
    func uses(_ lift: Lift) -> Uses {
      let counts = sessions.map { $0.count { $0.lift == lift } }.filter { $0 > 0 }
      return Uses(sets: counts.reduce(0, +), isOfSeveralSessions: counts.count > 1)
    }
    self.init(of: name, loads: uses(.load), body: uses(.body), planned: planned)
  }

  /// The lift that all working sets should have; nil where it is not certain, or differs.
  ///
  /// A plan that asks for one of both decides, unless several sessions have more of the other. Without a plan it takes five
  /// sets in two sessions, and a second session of the other settles it. Of what lifts the body by its name, most sets do.
  package var usual: Lift? {
    isUsual(.body, body, besides: loads) ? .body : isUsual(.load, loads, besides: body) ? .load : nil
  }

  /// True if some sets lift something else than the usual.
  package var isMixed: Bool { usual.map { ($0 == .body ? loads : body).sets > 0 } ?? false }

  private func isUsual(_ lift: Lift, _ uses: Uses, besides others: Uses) -> Bool {
    if planned.contains(where: { $0 != lift }) || lift == .load && isNamedForBody { return false }
    let areMost = uses.sets > others.sets
    if planned.contains(lift) { return areMost || !others.isOfSeveralSessions }
    return areMost && (isNamedForBody || uses.sets >= 5 && uses.isOfSeveralSessions && !others.isOfSeveralSessions)
  }
}
