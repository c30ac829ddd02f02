import Grammar
import Text
import Training

/// The forms in which sets are written in notes. Each takes one group, or nothing.
extension NoteSets {
  /// Reads `bw x 8,8,6`, `bw+10kg for 5`, `+20kg 3x8`.
  mutating func bodyweight() -> [WorkSet]? {
    guard let load = bodyweightLoad() else { return nil }
    if !takeTimes(), !takeWord(["for"]) { return setsOf(load) ?? attempt { $0.spaced(load) } }
    return crossedReps()?.map { WorkSet(load: load, amount: .reps(Int32($0))) }
  }

  /// Reads reps, then sets, by their letters (Traindown): `135 5r 3s`, `bw 10r`.
  mutating func lettered() -> [WorkSet]? {
    func load(_ notes: inout NoteSets) -> Load? {
      if let load = notes.bodyweightLoad() ?? notes.unitLoad() { return load }
      return notes.decimal().flatMap { notes.bareLoad($0) }
    }
    guard let load = load(&self), let reps = lettered("r") else { return nil }
    return sets(lettered("s") ?? 1, reps, load)
  }

  private mutating func lettered(_ letter: String) -> Int? {
    attempt { notes in
      guard let number = notes.next?.number?.whole, 1...999 ~= number else { return nil }
      notes.at += 1
      guard notes.next?.touches == true, notes.takeWord([letter]) else { return nil }
      return number
    }
  }

  /// Reads `5 sets of 5`, `4 séries de 10 com 80kg`, `3 séries de 30 segundos`.
  mutating func counted() -> [WorkSet]? {
    guard let sets = count(), takeWord(["sets", "set", "series", "serie", "satze", "satz"]) else { return nil }
    let isSaid = takeWord(["of", "de", "von", "a"]) || takeTimes() || take(.colon)
    if let time = elapsed() {
      return 1...SetGroup.mostSets ~= sets
        ? Array(repeating: WorkSet(load: .none, amount: .time(time)), count: sets) : nil
    }
    guard let reps = reps(), isSaid || reps.isNamed || reps.counts.count == sets else { return nil }
    let load = loadBehind() ?? .none
    _ = takeRepWord()
    isCounted = true
    if reps.counts.count == sets { return reps.counts.map { WorkSet(load: load, amount: .reps(Int32($0))) } }
    return reps.counts.count == 1 ? self.sets(sets, reps.counts[0], load) : nil
  }

  /// Reads sets, reps, load: `3 x 10 x 80kg`; or with `loadRepsSets` load, reps, sets: `80 x 10 x 3`.
  mutating func thrice() -> [WorkSet]? {
    if manner.loadRepsSets, let sets = attempt({ $0.loadRepsSets() }) { return sets }
    guard let sets = count(), takeTimes(), let reps = count() else { return nil }
    _ = takeRepWord()
    // More sets than reps are probably the other way round.
    guard takeTimes(), let load = unitLoad(), sets <= 10, sets <= reps * 2 else { return nil }
    return self.sets(sets, reps, load)
  }

  private mutating func loadRepsSets() -> [WorkSet]? {
    var loads: [Load] = []
    repeat {
      if let load = bodyweightLoad() {
        loads.append(load)
      } else if let number = decimal() {
        guard let load = weightUnitHere().flatMap({ self.load(number, $0) }) ?? bareLoad(number) else { return nil }
        loads.append(load)
      } else {
        return nil
      }
    } while take(.comma)
    guard takeTimes(), let reps = reps() else { return nil }
    let times = takeTimes() ? count() : 1
    guard let times, 1...SetGroup.mostSets ~= times else { return nil }
    return loads.flatMap { load in
      reps.counts.flatMap { reps in
        Array(repeating: WorkSet(load: load, amount: .reps(Int32(reps))), count: times)
      }
    }
  }

  /// Reads `12/10/8 30/35/40kg`, `30/35/40kg x 12/10/8`, `20/40/45kg x 10`, `12/10/8 30kg`.
  mutating func paired() -> [WorkSet]? {
    if let loads = unitLoads() {
      _ = takeTimes() || takeWord(["for", "por"])
      guard let reps = reps(), reps.counts.count == loads.count || reps.counts.count == 1 else { return nil }
      return loads.indices.map { index in
        WorkSet(load: loads[index], amount: .reps(Int32(reps.counts[reps.counts.count == 1 ? 0 : index])))
      }
    }
    guard let reps = reps(), reps.counts.count > 1 else { return nil }
    if let loads = loadsBehind(reps.counts.count) {
      return loads.indices.map { WorkSet(load: loads[$0], amount: .reps(Int32(reps.counts[$0]))) }
    }
    guard next?.kind != .comma, let load = loadBehind() else { return nil }
    return reps.counts.map { WorkSet(load: load, amount: .reps(Int32($0))) }
  }

  /// Reads reps after a load: `60kg x 8,8`, `60 kg 3x8`, `80kg 8 reps`, `30kg / 5,5,15`, `100 8/8/7`.
  mutating func loaded() -> [WorkSet]? {
    guard let number = decimal() else { return nil }
    let written = weightUnitHere()
    guard let load = written.map({ self.load(number, $0) }) ?? bareLoad(number) else { return nil }
    if written != nil, let sets = attempt({ $0.repsOf(load, $0.takeTimes() || $0.takeWord(["for", "por", "a"])) }) {
      return sets
    }
    // In `185 for 5,5,4` and `185: 5,5,4` the number is no count of sets.
    if written == nil, number.billionths > 20_000_000_000,
      let sets = attempt({ $0.saidReps(load) ?? $0.bracketed(load) })
    {
      return sets
    }
    guard written != nil || next?.touches == false else { return nil }
    if written != nil {
      if let sets = attempt({ $0.bracketed(load) ?? $0.spaced(load) }) { return sets }
      _ = take(.slash) || take(.minus) || take(.colon) || take(.comma)
    }
    if let sets = setsOf(load) { return sets }
    guard let reps = reps(), reps.counts.count > 1 || reps.isNamed && written != nil, next?.kind != .times else {
      return nil
    }
    return reps.counts.map { WorkSet(load: load, amount: .reps(Int32($0))) }
  }

  private mutating func saidReps(_ load: Load) -> [WorkSet]? {
    let isSaid = takeWord(["for"])
    guard isSaid || take(.colon), let reps = reps(), isSaid || reps.counts.count > 1, next?.kind != .times else {
      return nil
    }
    return reps.counts.map { WorkSet(load: load, amount: .reps(Int32($0))) }
  }

  /// Reads `3x8` after a load. More sets than reps are probably the other way round.
  private mutating func setsOf(_ load: Load) -> [WorkSet]? {
    attempt { notes in
      guard let sets = notes.count(), notes.takeTimes(), let reps = notes.count(), sets <= reps * 2 else { return nil }
      _ = notes.takeRepWord()
      return notes.sets(sets, reps, load)
    }
  }

  /// Reads the reps of `80kg (10, 8, 6)`.
  private mutating func bracketed(_ load: Load) -> [WorkSet]? {
    guard take(.open), let reps = reps(), take(.close) else { return nil }
    return reps.counts.map { WorkSet(load: load, amount: .reps(Int32($0))) }
  }

  /// Reads the reps of `80kg 10 8 6`, with nothing after them.
  private mutating func spaced(_ load: Load) -> [WorkSet]? {
    var reps: [Int] = []
    while let count = count() { reps.append(count) }
    guard reps.count > 1, at == tokens.count else { return nil }
    return reps.map { WorkSet(load: load, amount: .reps(Int32($0))) }
  }

  private mutating func repsOf(_ load: Load, _ isSaid: Bool) -> [WorkSet]? {
    guard isSaid else { return nil }
    // `24kg x 40m`, `24kg x 40s`.
    if let time = elapsed() { return [WorkSet(load: load, amount: .time(time))] }
    let far = attempt { notes -> Distance? in
      guard let number = notes.decimal(), let unit = notes.next?.word.flatMap(distanceUnit) else { return nil }
      notes.at += 1
      return Distance.taken(number, unit)?.value
    }
    if let far { return [WorkSet(load: load, amount: .distance(far, in: nil))] }
    return crossedReps()?.map { WorkSet(load: load, amount: .reps(Int32($0))) }
  }

  /// Reads the `8,8` of `60kg x 8,8` and the reps of `60kg x10 x8 x8`; the second of two may be sets.
  private mutating func crossedReps() -> [Int]? {
    guard let reps = reps() else { return nil }
    return reps.counts + (reps.counts.count == 1 ? attempt { $0.joined(.times) } ?? [] : [])
  }

  /// Reads `3x5@165`, `4x12 c/ 30kg`, `4x12 (30kg)`, `10x95lb`, and a lone `AxB`.
  mutating func crossed() -> [WorkSet]? {
    guard let first = decimal(), takeTimes() else { return nil }
    let whole = first.whole
    if let sets = whole, 1...SetGroup.mostSets ~= sets {
      let scheme = attempt { notes -> [WorkSet]? in
        guard let reps = notes.count() else { return nil }
        _ = notes.takeRepWord()
        if sets > 1, let loads = notes.loadsBehind(sets) {
          return loads.map { WorkSet(load: $0, amount: .reps(Int32(reps))) }
        }
        guard let load = notes.loadBehind() ?? notes.lastLoad() else { return nil }
        return notes.sets(sets, reps, load)
      }
      if let scheme { return scheme }
    }
    // Six sets of a load without reps are unlikely, so the number is reps.
    if let reps = whole, 6...999 ~= reps, let load = unitLoad() {
      return [WorkSet(load: load, amount: .reps(Int32(reps)))]
    }
    guard let reps = reps(), next?.kind != .times else { return nil }
    // `3x10/9/8` is three sets with their reps, or 3 kg.
    if let sets = whole, sets > 1, reps.counts.count == sets {
      isUndecided = true
      if manner.order == .setsFirst {
        isCounted = true
        let loads = loadsBehind(sets) ?? Array(repeating: loadBehind() ?? .none, count: sets)
        return zip(loads, reps.counts).map { WorkSet(load: $0, amount: .reps(Int32($1))) }
      }
    }
    if let sets = whole, 1...SetGroup.mostSets ~= sets, reps.counts.count == 1 {
      if reps.isNamed {
        isCounted = true
        return self.sets(sets, reps.counts[0], .none)
      }
      isUndecided = true
      if manner.order == .setsFirst {
        isCounted = true
        return self.sets(sets, reps.counts[0], .none)
      }
    }
    guard let load = bareLoad(first) else { return nil }
    return reps.counts.map { WorkSet(load: load, amount: .reps(Int32($0))) }
  }

  /// Reads reps before their load: `10 reps com 60kg`, `8 reps 80kg`, `12 @135`.
  mutating func repsAtLoad() -> [WorkSet]? {
    guard let reps = count() else { return nil }
    let isNamed = takeRepWord()
    guard isNamed || next?.kind == .at || next?.word == "com" || next?.word == "with", let load = loadBehind() else {
      return nil
    }
    return [WorkSet(load: load, amount: .reps(Int32(reps)))]
  }

  /// Reads reps alone: `10, 8, 6`, `10/8/6`, `12 reps`.
  mutating func listed() -> [WorkSet]? {
    let first = at
    guard let reps = reps(), next?.kind != .times, !reps.isCut else { return nil }
    guard reps.counts.count > 1 || reps.isNamed else { return nil }
    // `6,5` is six and a half to many.
    if reps.counts.count == 2, reps.counts[1] == 5, tokens[first + 1].kind == .comma, tokens[first + 1].touches,
      tokens[first + 2].touches
    {
      return nil
    }
    // `135/10 155/8`: loads and reps.
    if !reps.isNamed, next?.number != nil || reps.counts.max() ?? 0 > max(50, 3 * (reps.counts.min() ?? 0)) {
      return nil
    }
    isCounted = true
    return reps.counts.map { WorkSet(load: .none, amount: .reps(Int32($0))) }
  }
}
