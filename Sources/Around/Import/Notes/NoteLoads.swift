import Grammar
import Text
import Training

/// The loads of sets in notes: with their unit or without, one or several, before or behind the reps.
extension NoteSets {
  /// Reads a load with its unit: `60kg`, `82,5 kg`.
  mutating func unitLoad() -> Load? {
    attempt { notes in notes.anyLoad().flatMap { $0.isWritten ? $0.load : nil } }
  }

  /// Reads a load with or without its unit.
  mutating func anyLoad() -> (load: Load, number: CellNumber, isWritten: Bool)? {
    guard let number = decimal() else { return nil }
    if let unit = weightUnitHere() { return load(number, unit).map { ($0, number, true) } }
    return bareLoad(number).map { ($0, number, false) }
  }

  /// Reads at least two loads, the last with its unit: `30/35/40kg`, `30kg/35kg`.
  mutating func unitLoads() -> [Load]? {
    attempt { notes in
      var numbers: [CellNumber] = []
      var unit: WeightUnit?
      while let number = notes.decimal() {
        numbers.append(number)
        unit = notes.weightUnitHere()
        guard notes.take(.slash) else { break }
      }
      guard numbers.count > 1, let unit else { return nil }
      let loads = numbers.compactMap { notes.load($0, unit) }
      return loads.count == numbers.count ? loads : nil
    }
  }

  private mutating func weightUnitHere() -> WeightUnit? {
    if takeWord([NoteSets.pair]) {
      lacksUnit = true
      return manner.unit
    }
    guard let unit = next?.word.flatMap({ weightUnit($0) }) else { return nil }
    at += 1
    units.insert(unit)
    return unit
  }

  func load(_ number: CellNumber, _ unit: WeightUnit) -> Load? {
    Weight.taken(number, unit).map { .weight($0.value) }
  }

  /// Returns a load without its unit: in that of the loads before it, else in that of all notes.
  mutating func bareLoad(_ number: CellNumber) -> Load? {
    if units.count == 1, let unit = units.first { return load(number, unit) }
    lacksUnit = true
    return load(number, manner.unit)
  }

  /// Reads `bw`, `bw+10kg`, `peso corporal`; `+10kg` alone hangs on the body.
  mutating func bodyweightLoad() -> Load? {
    attempt { notes in
      let isNamed = notes.takeBody()
      let isMinus = isNamed && notes.take(.minus)
      guard isMinus || notes.take(.plus) else {
        return isNamed ? .bodyweight(added: Weight(hundredths: 0, notes.manner.unit)) : nil
      }
      guard let number = notes.decimal() else { return nil }
      let written = notes.weightUnitHere()
      guard isNamed || written != nil else { return nil }
      if written == nil { notes.lacksUnit = true }
      if !isNamed { notes.isAdded = true }
      let signed = CellNumber(billionths: isMinus ? -number.billionths : number.billionths)
      return Weight.taken(signed, written ?? notes.manner.unit).map { .bodyweight(added: $0.value) }
    }
  }

  /// Takes the longest phrase for the own body, `bw` or `peso do corpo`; false without one.
  private mutating func takeBody() -> Bool {
    let phrases = [3, 2, 1].map { tokens[at...].prefix($0) }
    guard let phrase = phrases.first(where: NoteToken.isBody) else { return false }
    at += phrase.count
    return true
  }

  /// Reads a load after sets x reps: `@165`, `at 165 lbs`, `com 60kg`, `c/ 30kg`, `(30kg)`, `60kg`, `, 60kg`.
  mutating func loadBehind() -> Load? {
    attempt { notes in
      _ = notes.takeRepWord()
      let isOpen = notes.take(.open)
      let isSaid = notes.take(.at) || notes.takeWord(NoteSets.beforeLoad) || notes.takeWord(["de", "na", "of"])
      if let load = notes.bodyweightLoad() { return !isOpen || notes.take(.close) ? load : nil }
      if !isSaid, !isOpen { _ = notes.take(.minus) || notes.take(.comma) }
      if let load = notes.unitLoad() { return notes.isEndOfLoads(isOpen) ? load : nil }
      // The number of `3x5 @ 8` is an RPE, or 8 kg.
      guard isSaid, let number = notes.decimal(), number.billionths > 10_000_000_000 else { return nil }
      return notes.bareLoad(number)
    }
  }

  /// Reads as many loads as there are sets: `60/70/80`, `60kg, 70kg, 80kg`, `@ 60-70-80`. Without a unit they are over
  /// 20, as reps of that many are not counted a second time.
  mutating func loadsBehind(_ count: Int) -> [Load]? {
    attempt { notes in
      let isOpen = notes.take(.open)
      let isSaid = notes.take(.at) || notes.take(.times) || notes.takeWord(NoteSets.beforeLoad)
      if !isSaid, !isOpen { _ = notes.take(.minus) || notes.take(.colon) || notes.take(.comma) }
      guard
        let loads = notes.attempt({ $0.loads(count, isSaid) { $0.decimal() } })
          ?? notes.attempt({ $0.loads(count, isSaid) { $0.whole() } })
      else { return nil }
      return notes.isEndOfLoads(isOpen) ? loads : nil
    }
  }

  private static let beforeLoad: Set<String> = ["at", "with", "com", "mit", "con", "avec", "for"]

  /// Takes the bracket behind loads that one is before; false if the last of `3x10, 60kg x 5` begins another group.
  private mutating func isEndOfLoads(_ isOpen: Bool) -> Bool {
    isOpen ? take(.close) : next?.kind != .times && (next?.number == nil || isRestNext)
  }

  mutating func loads(_ count: Int, _ isSaid: Bool, _ number: (inout NoteSets) -> CellNumber?) -> [Load]? {
    var found: [(CellNumber, unit: WeightUnit?)] = []
    var sign: NoteToken.Kind?
    while found.count < count {
      if !found.isEmpty {
        let here = next.flatMap { [.slash, .comma, .minus].contains($0.kind) ? $0.kind : nil }
        guard found.count == 1 || here == sign else { return nil }
        sign = here
        if here != nil { at += 1 }
      }
      guard let value = number(&self) else { return nil }
      found.append((value, weightUnitHere()))
    }
    // `60kg/70/80` is no list.
    guard let last = found.last, found.allSatisfy({ $0.unit == nil || $0.unit == last.unit }) else { return nil }
    if let unit = last.unit { return found.compactMap { load($0.0, unit) } }
    // They may hang on the body.
    guard isSaid || !isOfBody, found.allSatisfy({ $0.0.billionths > (isSaid ? 10_000_000_000 : 20_000_000_000) }) else {
      return nil
    }
    return found.compactMap { bareLoad($0.0) }
  }

  /// Reads the 225 at the end of `Squat 3x5 225`, too many to be anything else. On a body it may hang.
  mutating func lastLoad() -> Load? {
    guard at == tokens.count - 1, !isOfBody, let number = whole(), number.billionths > 20_000_000_000 else {
      return nil
    }
    return bareLoad(number)
  }

  /// True if the name before the sets is of an exercise that lifts the body.
  var isOfBody: Bool { liftsBody(tokens[..<start].compactMap(\.word).joined(separator: " ")) }

  /// True before a rest: `60s rest`.
  private var isRestNext: Bool {
    at + 2 < tokens.count && tokens[at + 1].word.flatMap(noteSeconds) != nil && NoteSets.isRest(tokens[at + 2].word)
  }
}
