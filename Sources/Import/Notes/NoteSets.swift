import Text
import Training

/// Which number of a lone `5x5` or `60x5` stands first.
package enum NoteOrder: Sendable {
  case setsFirst, weightFirst
}

/// The sets that a line of free notes begins with: `225x5,5,5`, `3x5@165`, `100 8/8/7`, `5 sets of 5`, `bw x 8`, `60kg 3x8`.
struct NoteSets {
  private(set) var sets: [ImportedSet] = []
  /// What follows them and is none.
  private(set) var rest = ""
  /// A weight without a unit stands in it.
  private(set) var lacksUnit = false
  /// A pair such as `5x5`, of which the first number may be sets or a weight.
  private(set) var isUndecided = false
  /// The units that are written.
  private(set) var units: Set<WeightUnit> = []

  private var scanner: NoteScanner
  /// The last reps had the word behind them.
  private var hadWord = false
  private let unit: WeightUnit
  private let order: NoteOrder

  /// Of a group more sets than anyone does are none.
  private static let mostSets = 20

  init(_ text: String, unit: WeightUnit, order: NoteOrder) {
    scanner = NoteScanner(text)
    self.unit = unit
    self.order = order
    while true {
      scanner.skipSeparators()
      let start = scanner.place
      guard !scanner.isAtEnd, let group = group() else {
        scanner.reset(to: start)
        break
      }
      sets += group
    }
    let bytes = Array(text.utf8)
    // Lower case and plain signs are of the same length, mostly; where they are not, the plain text has to do.
    let isAligned = bytes.count == scanner.place + scanner.rest.utf8.count
    rest = (isAligned ? String(decoding: bytes[scanner.place...], as: UTF8.self) : scanner.rest).trimmed
  }
}

extension NoteSets {
  private mutating func group() -> [ImportedSet]? {
    let start = scanner.place
    for form in [bodyweight, setsOf, distance, time, loaded, crossed, listed]
      as [(inout NoteSets) -> [ImportedSet]?]
    {
      if let sets = form(&self), 1...NoteSets.mostSets ~= sets.count { return sets }
      scanner.reset(to: start)
    }
    return nil
  }

  private func bodyweight(_ notes: inout NoteSets) -> [ImportedSet]? {
    guard notes.scanner.takeWord("bw", "bodyweight") else { return nil }
    var added: CellNumber? = .zero
    var sign: Int64 = 1
    let isMinus = notes.scanner.take("-")
    if isMinus || notes.scanner.take("+") {
      if isMinus { sign = -1 }
      added = notes.scanner.number(commas: true)
    }
    guard let added else { return nil }
    let unit = added == .zero ? notes.unit : notes.writtenUnit()
    guard let weight = Weight.taken(CellNumber(billionths: sign * added.billionths), unit) else { return nil }
    guard notes.scanner.takeTimes() || notes.scanner.takeWord("for"), let reps = notes.reps() else {
      return nil
    }
    return reps.map { ImportedSet(load: .bodyweight(added: weight.value), amount: $0) }
  }

  /// `5 sets of 5`, `3 sets x 8 reps @ 60kg`.
  private func setsOf(_ notes: inout NoteSets) -> [ImportedSet]? {
    guard let count = notes.scanner.count(), notes.scanner.takeWord("sets", "set", "séries", "sätze") else {
      return nil
    }
    guard notes.scanner.takeWord("of", "de", "x") || notes.scanner.takeTimes(),
      let reps = notes.scanner.count()
    else {
      return nil
    }
    return notes.repeated(count, reps)
  }

  /// `5km in 27:30`.
  private func distance(_ notes: inout NoteSets) -> [ImportedSet]? {
    guard let number = notes.scanner.number(commas: true),
      let unit = notes.scanner.unit({ $0 == "m" ? nil : distanceUnit($0) }),
      let far = Distance.taken(number, unit)
    else { return nil }
    _ = notes.scanner.takeWord("in")
    let start = notes.scanner.place
    if let clock = notes.clock() { return [ImportedSet(amount: .distance(far.value, in: clock))] }
    notes.scanner.reset(to: start)
    return [ImportedSet(amount: .distance(far.value, in: nil))]
  }

  /// `60s`, `1:30`, `3x60s`.
  private func time(_ notes: inout NoteSets) -> [ImportedSet]? {
    var count = 1
    let start = notes.scanner.place
    if let times = notes.scanner.count(), notes.scanner.takeTimes() {
      count = times
    } else {
      notes.scanner.reset(to: start)
    }
    guard 1...NoteSets.mostSets ~= count, let clock = notes.clock() else { return nil }
    return Array(repeating: ImportedSet(amount: .time(clock)), count: count)
  }

  /// A weight with its unit, or one before a list: `60kg x 8,8`, `60 kg 3x8`, `100 8/8/7`, `80kg for 5`.
  private func loaded(_ notes: inout NoteSets) -> [ImportedSet]? {
    guard let number = notes.scanner.number(commas: true) else { return nil }
    let written = notes.scanner.unit(weightUnit)
    guard let weight = notes.weight(number, written) else { return nil }
    if written != nil, notes.scanner.takeTimes() || notes.scanner.takeWord("for"), let reps = notes.reps() {
      return reps.map { ImportedSet(load: weight, amount: $0) }
    }
    let start = notes.scanner.place
    notes.scanner.skipBlanks()
    guard notes.scanner.place > start || written != nil else { return nil }
    if let sets = notes.scanner.count(), notes.scanner.takeTimes(), let reps = notes.scanner.count() {
      if written == nil { notes.lacksUnit = true }
      return notes.sets(sets, reps, weight)
    }
    notes.scanner.reset(to: start)
    guard let reps = notes.reps(), reps.count > 1, !notes.scanner.takeTimes() else { return nil }
    if written == nil { notes.lacksUnit = true }
    return reps.map { ImportedSet(load: weight, amount: $0) }
  }

  /// `3x5@165`, `3x5 at 165`, and a lone `AxB`.
  private func crossed(_ notes: inout NoteSets) -> [ImportedSet]? {
    guard let first = notes.scanner.number(commas: true), notes.scanner.takeTimes() else { return nil }
    let start = notes.scanner.place
    if let count = first.whole, 1...NoteSets.mostSets ~= count, let reps = notes.scanner.count(),
      let load = notes.loadBehind()
    {
      return notes.sets(count, reps, load)
    }
    notes.scanner.reset(to: start)
    guard let reps = notes.reps(), !notes.scanner.takeTimes() else { return nil }
    let mayBeSets = first.whole.map { 1...NoteSets.mostSets ~= $0 } ?? false
    if mayBeSets, reps.count == 1 {
      notes.isUndecided = true
      if notes.order == .setsFirst, let count = first.whole {
        return Array(repeating: ImportedSet(amount: reps[0]), count: count)
      }
    }
    guard let weight = notes.weight(first, nil) else { return nil }
    notes.lacksUnit = true
    return reps.map { ImportedSet(load: weight, amount: $0) }
  }

  /// `10, 8, 6` or `10/8/6`, and `12 reps`: nothing but reps.
  private func listed(_ notes: inout NoteSets) -> [ImportedSet]? {
    guard let reps = notes.reps(), !notes.scanner.takeTimes() else { return nil }
    guard reps.count > 1 || notes.hadWord else { return nil }
    return reps.map { ImportedSet(amount: $0) }
  }
}

extension NoteSets {
  /// Reps with slashes or commas between, `5,5,5`, and the word behind them.
  private mutating func reps() -> [Amount]? {
    guard let first = scanner.count(), 0...999 ~= first else { return nil }
    var counts = [first]
    while true {
      let start = scanner.place
      scanner.skipBlanks()
      guard scanner.take("/") || scanner.take(","), let next = scanner.count(), 0...999 ~= next, !isGroupNext
      else {
        scanner.reset(to: start)
        break
      }
      counts.append(next)
    }
    hadWord = scanner.takeWord("reps", "rep", "repetitions", "wdh", "repetições", "repeticoes")
    return counts.map { .reps(Int32($0)) }
  }

  /// What was taken as reps begins the next group: `135x5, 155x5`, `10, 3x5`, `8, 60kg x 5`.
  private var isGroupNext: Bool {
    var ahead = scanner
    if ahead.takeTimes() || ahead.take("@") { return true }
    return ahead.unit(weightUnit) != nil || ahead.unit(distanceUnit) != nil
  }

  private mutating func clock() -> Elapsed? {
    scanner.skipBlanks()
    let word = scanner.rest.prefix { !$0.isWhitespace && $0 != "," && $0 != ";" && $0 != "/" }
    let bytes = Array(word.utf8)[...]
    guard let last = bytes.last, bytes.contains(UInt8(ascii: ":")) || last.isLetter,
      !bytes.contains(UInt8(ascii: "x")),
      let seconds = CellDuration.seconds(bytes), seconds.billionths > 0
    else { return nil }
    guard let taken = Elapsed.taken(seconds: seconds) else { return nil }
    scanner.reset(to: scanner.place + word.utf8.count)
    return taken.value
  }

  /// `@165`, `at 165 lbs`, `with 60kg`, `60kg`: only with a sign, a word or a unit.
  private mutating func loadBehind() -> Load? {
    let start = scanner.place
    _ = scanner.takeWord("reps", "rep")
    scanner.skipBlanks()
    let isSaid = scanner.take("@") || scanner.takeWord("at", "with", "w", "com", "mit")
    if isSaid, scanner.takeWord("bw", "bodyweight") { return .bodyweight(added: Weight(hundredths: 0, unit)) }
    if let number = scanner.number(commas: true) {
      let written = scanner.unit(weightUnit)
      if isSaid || written != nil, let load = weight(number, written) {
        if written == nil { lacksUnit = true }
        return load
      }
    }
    scanner.reset(to: start)
    return nil
  }

  private mutating func repeated(_ count: Int, _ reps: Int) -> [ImportedSet]? {
    let load = loadBehind() ?? .none
    _ = scanner.takeWord("reps", "rep")
    return sets(count, reps, load)
  }

  private func sets(_ count: Int, _ reps: Int, _ load: Load) -> [ImportedSet]? {
    guard 1...NoteSets.mostSets ~= count, 0...999 ~= reps else { return nil }
    return Array(repeating: ImportedSet(load: load, amount: .reps(Int32(reps))), count: count)
  }

  private mutating func weight(_ number: CellNumber, _ written: WeightUnit?) -> Load? {
    if let written { units.insert(written) }
    return Weight.taken(number, written ?? unit).map { .weight($0.value) }
  }

  private mutating func writtenUnit() -> WeightUnit {
    let written = scanner.unit(weightUnit)
    if let written { units.insert(written) } else { lacksUnit = true }
    return written ?? unit
  }
}
