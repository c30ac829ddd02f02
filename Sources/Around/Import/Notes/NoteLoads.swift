import Text
import Training

/// The loads of sets in notes, with their unit and without it.
extension NoteSets {
  /// Reads a load with its unit: `60kg`, `82,5 kg`.
  mutating func unitLoad() -> Load? {
    attempt { notes in
      guard let number = notes.decimal(), let unit = notes.weightUnitHere() else { return nil }
      return notes.load(number, unit)
    }
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

  mutating func weightUnitHere() -> WeightUnit? {
    if takeWord([NoteSets.pair]) {
      lacksUnit = true
      return manner.unit
    }
    guard let word = next?.word, let unit = weightUnit(word) else { return nil }
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
      let isNamed = notes.takeWord(["bw", "bodyweight"]) || notes.takeBodyweightWords()
      guard isNamed || notes.next?.kind == .plus else { return nil }
      let isMinus = isNamed && notes.take(.minus)
      guard isMinus || notes.take(.plus) else { return .bodyweight(added: Weight(hundredths: 0, notes.manner.unit)) }
      guard let number = notes.decimal() else { return nil }
      let written = notes.weightUnitHere()
      guard isNamed || written != nil else { return nil }
      if written == nil { notes.lacksUnit = true }
      if !isNamed { notes.isAdded = true }
      let signed = CellNumber(billionths: isMinus ? -number.billionths : number.billionths)
      return Weight.taken(signed, written ?? notes.manner.unit).map { .bodyweight(added: $0.value) }
    }
  }

  private mutating func takeBodyweightWords() -> Bool {
    attempt { notes -> Bool? in
      guard notes.takeWord(["peso"]) else { return nil }
      return notes.takeWord(["corporal"]) || notes.takeWord(["do"]) && notes.takeWord(["corpo"]) ? true : nil
    } ?? false
  }

  /// Reads a load after sets x reps: `@165`, `at 165 lbs`, `com 60kg`, `c/ 30kg`, `(30kg)`, `60kg`, `, 60kg`.
  mutating func loadBehind() -> Load? {
    attempt { notes in
      _ = notes.takeRepWord()
      let isOpen = notes.take(.open)
      let isSaid = notes.take(.at) || notes.takeWord(["at", "with", "com", "mit", "con", "avec", "de", "na", "for"])
      if let load = notes.bodyweightLoad() { return !isOpen || notes.take(.close) ? load : nil }
      if !isSaid, !isOpen { _ = notes.take(.minus) || notes.take(.comma) }
      if let load = notes.unitLoad() {
        // In `3x10, 60kg x 5` the load begins another group.
        if isOpen ? !notes.take(.close) : notes.next?.kind == .times || notes.next?.number != nil && !notes.isRestNext {
          return nil
        }
        return load
      }
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
      let isSaid =
        notes.take(.at) || notes.takeTimes() || notes.takeWord(["at", "with", "com", "mit", "con", "avec", "for"])
      if !isSaid, !isOpen { _ = notes.take(.minus) || notes.take(.colon) || notes.take(.comma) }
      guard
        let loads = notes.attempt({ $0.loads(count, isSaid) { $0.decimal() } })
          ?? notes.attempt({ $0.loads(count, isSaid) { $0.wholeNumber() } })
      else { return nil }
      // In `60, 70, 80 x 5` the last one begins another group.
      if isOpen ? !notes.take(.close) : notes.next?.kind == .times || notes.next?.number != nil && !notes.isRestNext {
        return nil
      }
      return loads
    }
  }

  private mutating func loads(_ count: Int, _ isSaid: Bool, _ number: (inout NoteSets) -> CellNumber?) -> [Load]? {
    var found: [(CellNumber, WeightUnit?)] = []
    var sign: NoteToken.Kind?
    while found.count < count {
      if !found.isEmpty {
        let here = next?.kind == .slash || next?.kind == .comma || next?.kind == .minus ? next?.kind : nil
        guard found.count == 1 || here == sign else { return nil }
        sign = here
        if here != nil { at += 1 }
      }
      guard let value = number(&self) else { return nil }
      found.append((value, weightUnitHere()))
    }
    let last = found.last?.1
    // `60kg/70/80` is no list.
    guard found.dropLast().allSatisfy({ $0.1 == nil || $0.1 == last }) else { return nil }
    let least: Int64 = isSaid ? 10_000_000_000 : 20_000_000_000
    // They may hang on the body.
    guard last != nil || isSaid || !isOfBody else { return nil }
    guard last != nil || found.allSatisfy({ $0.0.billionths > least }) else { return nil }
    return last.map { unit in found.compactMap { load($0.0, unit) } } ?? found.compactMap { bareLoad($0.0) }
  }

  /// Reads a number; a comma is no part of it.
  private mutating func wholeNumber() -> CellNumber? {
    guard let number = next?.number else { return nil }
    at += 1
    return number
  }

  /// Reads the 225 at the end of `Squat 3x5 225`, too many to be anything else. On a body it may hang.
  mutating func lastLoad() -> Load? {
    guard at == tokens.count - 1, !isOfBody else { return nil }
    return attempt { notes in
      guard let number = notes.decimal(), number.billionths > 20_000_000_000 else { return nil }
      return notes.bareLoad(number)
    }
  }

  private var isOfBody: Bool { liftsBody(tokens[..<start].compactMap(\.word).joined(separator: " ")) }

  /// True before a rest: `60s rest`.
  private var isRestNext: Bool {
    at + 2 < tokens.count && tokens[at + 1].word.flatMap(noteSeconds) != nil && NoteSets.isRest(tokens[at + 2].word)
  }
}
