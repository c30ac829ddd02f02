import Grammar
import Text
import Training

/// The forms in which sets are written in notes. Each takes one group, or nothing.
extension NoteSets {
  /// Reads `5 sets of 5`, `4 séries de 10 com 80kg`, `3 séries de 30 segundos`.
  mutating func counted() -> [WorkSet]? {
    guard let sets = count(), takeWord(["sets", "set", "series", "serie", "satze", "satz"]) else { return nil }
    let isSaid = takeWord(["of", "de", "von", "a"]) || take(.times) || take(.colon)
    if let time = elapsed() { return Array(repeating: WorkSet(load: .none, amount: .time(time)), count: sets) }
    guard let reps = reps(), isSaid || reps.isNamed || reps.counts.count == sets else { return nil }
    let load = loadBehind() ?? .none
    _ = takeRepWord()
    isCounted = true
    return sets == reps.counts.count ? setsOf(load, reps.counts) : setsOf(load, reps.counts, times: sets)
  }

  /// Reads load, reps, sets: `80 x 10 x 3`, `80, 100 x 5`.
  mutating func loadRepsSets() -> [WorkSet]? {
    var loads: [Load] = []
    repeat {
      guard let load = bodyweightLoad() ?? anyLoad()?.load else { return nil }
      loads.append(load)
    } while take(.comma)
    guard take(.times), let reps = reps(), let times = take(.times) ? count() : 1 else { return nil }
    return loads.flatMap { load in
      reps.counts.flatMap { Array(repeating: WorkSet(load: load, amount: .reps(Int32($0))), count: times) }
    }
  }

  /// Reads `12/10/8 30/35/40kg`, `30/35/40kg x 12/10/8`, `20/40/45kg x 10`, `12/10/8 30kg`.
  mutating func paired() -> [WorkSet]? {
    if let loads = unitLoads() {
      _ = take(.times) || takeWord(["for", "por"])
      return reps().flatMap { setsOf(loads, $0.counts) }
    }
    guard let reps = reps(), reps.counts.count > 1 else { return nil }
    if let loads = loadsBehind(reps.counts.count) { return setsOf(loads, reps.counts) }
    guard next?.kind != .comma, let load = loadBehind() else { return nil }
    return setsOf(load, reps.counts)
  }

  /// Reads reps after a load: `60kg x 8,8`, `60 kg 3x8`, `80kg 8 reps`, `30kg / 5,5,15`, `100 8/8/7`, `bw x 8,8,6`,
  /// `bw / 8,8,6`, `+20kg 3x8`, `bw+10kg for 5`; by their letters reps, then sets (Traindown): `135 5r 3s`.
  mutating func loaded() -> [WorkSet]? {
    let body = bodyweightLoad()
    guard let (load, number, isWritten) = body.map({ ($0, .zero, true) }) ?? anyLoad() else { return nil }
    if let reps = lettered("r") { return setsOf(load, [reps], times: lettered("s") ?? 1) }
    if isWritten, take(.times) || takeWord(body == nil ? ["for", "por", "a"] : ["for"]) {
      return amountOf(load) ?? crossedReps().map { setsOf(load, $0) }
    }
    if body != nil {
      return schemeOf(load) ?? attempt { $0.spacedOf(load) }
        ?? (take(.slash) ? reps().map { setsOf(load, $0.counts) } : nil)
    }
    // In `185 for 5,5,4` and `185: 5,5,4` the number is no count of sets.
    if !isWritten, number.billionths > 20_000_000_000,
      let sets = attempt({ $0.saidOf(load) }) ?? attempt({ $0.bracketedOf(load) })
    {
      return sets
    }
    guard isWritten || next?.touches == false else { return nil }
    if isWritten {
      if let sets = attempt({ $0.bracketedOf(load) }) ?? attempt({ $0.spacedOf(load) }) { return sets }
    }
    let isSaid = isWritten && take(.colon)
    if isWritten, !isSaid { _ = take(.slash) || take(.minus) || take(.comma) }
    if let sets = schemeOf(load) { return sets }
    guard let reps = reps(), reps.counts.count > 1 || isWritten && (isSaid || reps.isNamed || isLast(reps.counts[0])),
      next?.kind != .times
    else { return nil }
    return setsOf(load, reps.counts)
  }

  /// True for the 12 of `20kg 12` and `20kg 12 warm-up`, with nothing else behind it.
  private func isLast(_ reps: Int) -> Bool {
    var notes = self
    return 1...50 ~= reps && (at == tokens.count || notes.mark(isOne: true) != nil)
  }

  /// Reads `5r`, `3s`.
  private mutating func lettered(_ letter: String) -> Int? {
    attempt { notes in
      guard let number = notes.whole()?.whole, 1...999 ~= number, notes.next?.touches == true else { return nil }
      return notes.takeWord([letter]) ? number : nil
    }
  }

  /// Reads the reps of `185 for 5,5,4` and `185: 5,5,4`.
  private mutating func saidOf(_ load: Load) -> [WorkSet]? {
    let isSaid = takeWord(["for"])
    guard isSaid || take(.colon), let reps = reps(), isSaid || reps.counts.count > 1, next?.kind != .times else {
      return nil
    }
    return setsOf(load, reps.counts)
  }

  /// Reads `3x8` after a load. More sets than reps are probably the other way round.
  private mutating func schemeOf(_ load: Load) -> [WorkSet]? {
    attempt { notes in
      guard let sets = notes.count(), notes.take(.times), let reps = notes.count(), sets <= reps * 2 else { return nil }
      _ = notes.takeRepWord()
      return notes.setsOf(load, [reps], times: sets)
    }
  }

  /// Reads the reps of `80kg (10, 8, 6)`.
  private mutating func bracketedOf(_ load: Load) -> [WorkSet]? {
    _ = take(.colon)
    guard take(.open), let reps = reps(), take(.close) else { return nil }
    return setsOf(load, reps.counts)
  }

  /// Reads the reps of `80kg 10 8 6`, with nothing after them.
  private mutating func spacedOf(_ load: Load) -> [WorkSet]? {
    var reps: [Int] = []
    while let count = count() { reps.append(count) }
    return reps.count > 1 && at == tokens.count ? setsOf(load, reps) : nil
  }

  /// Reads the time or distance of `24kg x 40m`, `24kg x 40s`.
  private mutating func amountOf(_ load: Load) -> [WorkSet]? {
    if let time = elapsed() { return [WorkSet(load: load, amount: .time(time))] }
    return attempt { notes in
      guard let number = notes.decimal(), let unit = notes.next?.word.flatMap(distanceUnit),
        let far = Distance.taken(number, unit)?.value
      else { return nil }
      notes.at += 1
      return [WorkSet(load: load, amount: .distance(far, in: nil))]
    }
  }

  /// Reads the `8,8` of `60kg x 8,8` and the reps of `60kg x10 x8 x8`; the second of two may be sets.
  private mutating func crossedReps() -> [Int]? {
    guard let reps = reps() else { return nil }
    return reps.counts + (reps.counts.count == 1 ? attempt { $0.joined(.times) } ?? [] : [])
  }

  /// Reads `3x5@165`, `4x12 c/ 30kg`, `4x12 (30kg)`, `3 x 10 x 80kg`, `10x95lb`, and a lone `AxB`.
  mutating func crossed() -> [WorkSet]? {
    guard let first = decimal(), take(.times) else { return nil }
    let sets = first.whole.flatMap { 1...SetGroup.mostSets ~= $0 ? $0 : nil }
    if let sets, let scheme = attempt({ $0.scheme(sets) }) { return scheme }
    // Six sets of a load without reps are unlikely, so the number is reps.
    if let reps = first.whole, 6...999 ~= reps, let load = unitLoad() { return setsOf(load, [reps]) }
    guard let reps = reps(), next?.kind != .times else { return nil }
    // `3x10/9/8` is three sets with their reps, or 3 kg; so is `3x10`.
    let isListed = reps.counts.count > 1 && sets == reps.counts.count
    if let sets, isListed || reps.counts.count == 1 {
      // Nobody hangs so little on the body: `Pull-ups 3x10`.
      let isOfBody = self.isOfBody && sets <= 10
      if isListed || !reps.isNamed, !isOfBody { isUndecided = true }
      if manner.order == .setsFirst || isOfBody || !isListed && reps.isNamed {
        isCounted = true
        guard isListed else { return setsOf(.none, reps.counts, times: sets) }
        return loadsBehind(sets).flatMap { setsOf($0, reps.counts) } ?? setsOf(loadBehind() ?? .none, reps.counts)
      }
    }
    return bareLoad(first).map { setsOf($0, reps.counts) }
  }

  /// Reads the reps and the loads after `3x`.
  private mutating func scheme(_ sets: Int) -> [WorkSet]? {
    guard let reps = count() else { return nil }
    _ = takeRepWord()
    if sets > 1, let loads = loadsBehind(sets) { return setsOf(loads, [reps]) }
    // More sets than reps are probably the other way round.
    if sets <= 10, sets <= reps * 2, let load = attempt({ $0.take(.times) ? $0.unitLoad() : nil }) {
      return setsOf(load, [reps], times: sets)
    }
    return (loadBehind() ?? lastLoad()).flatMap { setsOf($0, [reps], times: sets) }
  }

  /// Reads reps before their load: `10 reps com 60kg`, `8 reps 80kg`, `12 @135`.
  mutating func repsAtLoad() -> [WorkSet]? {
    guard let reps = count() else { return nil }
    let isNamed = takeRepWord()
    guard isNamed || next?.kind == .at || next?.word == "com" || next?.word == "with" else { return nil }
    return loadBehind().map { setsOf($0, [reps]) }
  }

  /// Reads reps alone: `10, 8, 6`, `10/8/6`, `12 reps`.
  mutating func listed() -> [WorkSet]? {
    let first = at
    guard let reps = reps(), next?.kind != .times, !reps.isCut, reps.counts.count > 1 || reps.isNamed else {
      return nil
    }
    // `6,5` is six and a half to many.
    if reps.counts.count == 2, reps.counts[1] == 5, tokens[first + 1].kind == .comma, tokens[first + 1].touches,
      tokens[first + 2].touches
    {
      return nil
    }
    // `Legs tired, 7/10`
    if !reps.isNamed, reps.counts.count == 2, reps.counts[1] == 10, reps.counts[0] < 10,
      tokens[first + 1].kind == .slash
    {
      return nil
    }
    // `135/10 155/8`: loads and reps.
    if !reps.isNamed, next?.number != nil || reps.counts.max() ?? 0 > max(50, 3 * (reps.counts.min() ?? 0)) {
      return nil
    }
    isCounted = true
    return setsOf(.none, reps.counts)
  }

  /// Reads the reps of an exercise with the body, `Pull-ups 10 8 6`, with nothing after them; elsewhere, and in
  /// `Dips 20 8 8`, the first number may be a load.
  mutating func spaced() -> [WorkSet]? {
    var reps: [Int] = []
    while let count = count() { reps.append(count) }
    guard reps.count > 1, at == tokens.count, reps[0] * 2 <= reps[1] * 3, isOfBody else { return nil }
    isCounted = true
    return setsOf(.none, reps)
  }

  private func setsOf(_ load: Load, _ reps: [Int]) -> [WorkSet] {
    reps.map { WorkSet(load: load, amount: .reps(Int32($0))) }
  }

  /// Returns sets that are alike; nil for more than one number of reps.
  private func setsOf(_ load: Load, _ reps: [Int], times: Int) -> [WorkSet]? {
    guard reps.count == 1, 1...SetGroup.mostSets ~= times else { return nil }
    return Array(repeating: setsOf(load, reps)[0], count: times)
  }

  /// Returns a set for each load, all of the same reps or each of its own; nil for another number of reps.
  private func setsOf(_ loads: [Load], _ reps: [Int]) -> [WorkSet]? {
    guard reps.count == 1 || reps.count == loads.count else { return nil }
    return loads.indices.flatMap { setsOf(loads[$0], [reps[reps.count == 1 ? 0 : $0]]) }
  }
}
