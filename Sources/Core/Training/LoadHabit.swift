/// The thing that a set lifts: a load alone, or the body with the load that hangs on it.
package enum Lift: Int, Hashable, Sendable { case load, body }

extension WorkSet {
  /// The thing that the set lifts; nil without a load, and for a warm-up, which may be done in another way.
  package var lift: Lift? {
    guard isWorking else { return nil }
    return isOnBodyweight ? .body : hundredthsOfLoad == 0 ? nil : .load
  }

  /// Returns the set of an exercise with its load added to the body, or taken off it; nil without a load to move. In an
  /// assisted exercise the load helps the body.
  package func lifting(_ lift: Lift, in exercise: String) -> WorkSet? {
    var moved = self
    switch (load, lift) {
    case (.weight(let weight), .body):
      let sign: Int32 = isAssisted(exercise) ? -1 : 1
      moved.load = .bodyweight(added: Weight(hundredths: sign * weight.hundredths, weight.unit))
    case (.bodyweight(let added), .load) where added.hundredths > 0: moved.load = .weight(added)
    case (.weight, .load), (.bodyweight, .body): break
    default: return nil
    }
    return moved
  }
}

extension PlannedExercise {
  /// The lifts of the target's loads; empty if the target has no load.
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
  /// The number of working sets with one lift, and if they are of several sessions.
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

  /// Creates the habit of an exercise; `planned` has the lifts of the targets of all plans.
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

  /// The lift that all working sets should have; nil if it is uncertain, or varies.
  ///
  /// The lift of a plan decides, unless several sessions have more of the other. Without one, five sets in two sessions
  /// decide, if the other has one session at most; for a name like `Pull-up`, most sets do.
  package var usual: Lift? {
    isUsual(.body, body, besides: loads) ? .body : isUsual(.load, loads, besides: body) ? .load : nil
  }

  /// True if some sets lift another thing than the usual.
  package var isMixed: Bool { usual.map { ($0 == .body ? loads : body).sets > 0 } ?? false }

  private func isUsual(_ lift: Lift, _ uses: Uses, besides others: Uses) -> Bool {
    if planned.contains(where: { $0 != lift }) || lift == .load && isNamedForBody { return false }
    let areMost = uses.sets > others.sets
    if planned.contains(lift) { return areMost || !others.isOfSeveralSessions }
    return areMost && (isNamedForBody || uses.sets >= 5 && uses.isOfSeveralSessions && !others.isOfSeveralSessions)
  }
}
