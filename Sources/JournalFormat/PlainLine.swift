import JournalText
import Training

/// Reads the lines that most of a log is made of straight off their bytes: an exercise with loaded sets, or with plain
/// reps or times, the way the program itself writes them: `  Supino reto: 40kg x 10 w, 82,5kg x 10/8 rpe 9`.
///
/// It knows nothing that the readers of tokens do not know, and of mistakes nothing at all: a line that it is not sure of
/// is theirs, from its first byte. A test holds that both read the same. It costs a tenth of them.
struct PlainLine {
  let name: TextRange
  /// Of the name, in the table of names.
  let number: Int
  let isSuperset: Bool
  /// Where the next line begins.
  let end: Int

  /// The line at an offset, its sets appended to `sets`; nil, and nothing appended, where it is not that plain.
  static func read(
    _ bytes: Span<UInt8>, at start: Int, _ names: inout NameTable, into sets: inout [WorkSet]
  ) -> PlainLine? {
    var place = start
    while byte(bytes, place) == space || byte(bytes, place) == tab { place &+= 1 }
    let isSuperset = byte(bytes, place) == UInt8(ascii: "+")
    if isSuperset {
      guard byte(bytes, place &+ 1) == space else { return nil }
      place &+= 2
    }
    let nameStart = place
    let expected = names.expected(bytes, at: place)
    if let expected {
      place = expected.end
    } else {
      guard skipName(bytes, &place) else { return nil }
    }
    let before = sets.count
    guard let end = groups(bytes, place &+ 2, &sets) else {
      sets.removeSubrange(before...)
      return nil
    }
    let number = expected?.number ?? names.number(of: TextRange(nameStart, place), in: bytes)
    names.follow(by: number)
    return PlainLine(
      name: TextRange(nameStart, place), number: number, isSuperset: isSuperset, end: end)
  }
}

private let space = UInt8(ascii: " ")
private let tab = UInt8(ascii: "\t")

extension PlainLine {
  /// Goes behind a name of ASCII and Latin-1 letters, digits and a few signs, that `: ` follows; false for any other.
  private static func skipName(_ bytes: Span<UInt8>, _ place: inout Int) -> Bool {
    let start = place
    guard skipLetter(bytes, &place) else { return false }
    while true {
      let next = byte(bytes, place)
      switch next {
      case UInt8(ascii: ":"):
        // `bodyweight: 81kg` and `location: …` are fields with a slip.
        return byte(bytes, place &+ 1) == space && byte(bytes, place &- 1) != space
          && !isField(bytes, TextRange(start, place))
      case space, UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "-"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        place &+= 1
      default: guard skipLetter(bytes, &place) else { return false }
      }
    }
  }
}

extension PlainLine {
  /// Whether a name is that of a field, in any case.
  private static func isField(_ bytes: Span<UInt8>, _ name: TextRange) -> Bool {
    let field: StaticString = name.count == 10 ? "bodyweight" : "location"
    guard name.count == field.utf8CodeUnitCount else { return false }
    return field.withUTF8Buffer { letters in
      for place in 0..<letters.count
      where unsafe byte(bytes, name.lowerBound + place) | 0x20 != letters[place] {
        return false
      }
      return true
    }
  }
}

// MARK: Sets

extension PlainLine {
  /// The groups up to the end of the line; where the next line begins.
  private static func groups(_ bytes: Span<UInt8>, _ start: Int, _ sets: inout [WorkSet]) -> Int? {
    var place = start
    var shape: (isLoaded: Bool, isTime: Bool)?
    while true {
      let groupStart = place
      guard let load = load(bytes, &place) else { return nil }
      let amountsStart = place
      guard let amounts = skipAmounts(bytes, &place), let marks = marks(bytes, &place) else { return nil }
      let mine = (isLoaded: load.isLoaded, isTime: amounts.areTimes)
      guard shape.map({ $0 == mine }) ?? true else { return nil }
      shape = mine
      var set = WorkSet(load: load, amount: .reps(0), range: TextRange(groupStart, place))
      set.marks = marks.marks
      set.effort = marks.effort
      var amount = amountsStart
      for _ in 0..<amounts.count {
        let value = Int32(amount: bytes, &amount)
        set.amount = amounts.areTimes ? .time(Elapsed(hundredths: value * 100)) : .reps(value)
        sets.append(set)
        // Behind the `/`, or the `s/`.
        amount &+= amounts.areTimes ? 2 : 1
      }
      guard byte(bytes, place) == UInt8(ascii: ",") else { return lineEnd(bytes, place) }
      guard byte(bytes, place &+ 1) == space else { return nil }
      place &+= 2
    }
  }

  /// `80kg x `, `82,5lb x `, `bw x `, `bw+10kg x `, or nothing before plain reps.
  @inline(__always)
  private static func load(_ bytes: Span<UInt8>, _ place: inout Int) -> Load? {
    if byte(bytes, place) == UInt8(ascii: "b") {
      guard byte(bytes, place &+ 1) == UInt8(ascii: "w") else { return nil }
      place &+= 2
      var added = Weight(hundredths: 0, .kg)
      let sign = byte(bytes, place)
      if sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") {
        place &+= 1
        guard let weight = weight(bytes, &place) else { return nil }
        added = weight
        if sign == UInt8(ascii: "-") { added.hundredths = -added.hundredths }
      }
      return times(bytes, &place) ? .bodyweight(added: added) : nil
    }
    let start = place
    if let weight = weight(bytes, &place) { return times(bytes, &place) ? .weight(weight) : nil }
    place = start
    return digit(bytes, place) < 10 ? Load.none : nil
  }

  @inline(__always)
  private static func times(_ bytes: Span<UInt8>, _ place: inout Int) -> Bool {
    guard byte(bytes, place) == space, byte(bytes, place &+ 1) == UInt8(ascii: "x"),
      byte(bytes, place &+ 2) == space
    else { return false }
    place &+= 3
    return true
  }

  /// Up to four digits without a zero before them, up to two decimals, and the unit.
  @inline(__always)
  private static func weight(_ bytes: Span<UInt8>, _ place: inout Int) -> Weight? {
    let start = place
    var whole: Int32 = 0
    while true {
      let next = digit(bytes, place)
      guard next < 10 else { break }
      whole = whole &* 10 &+ Int32(next)
      place &+= 1
      guard place - start <= 4 else { return nil }
    }
    guard place > start, place == start + 1 || digit(bytes, start) != 0 else { return nil }
    var hundredths = whole * 100
    let mark = byte(bytes, place)
    if mark == UInt8(ascii: ",") || mark == UInt8(ascii: "."), digit(bytes, place &+ 1) < 10 {
      hundredths += Int32(digit(bytes, place &+ 1)) * 10
      place &+= 2
      if digit(bytes, place) < 10 {
        hundredths += Int32(digit(bytes, place))
        place &+= 1
      }
    }
    switch byte(bytes, place) {
    case UInt8(ascii: "k"):
      guard byte(bytes, place &+ 1) == UInt8(ascii: "g") else { return nil }
      place &+= 2
      return Weight(hundredths: hundredths, .kg)
    case UInt8(ascii: "l"):
      guard byte(bytes, place &+ 1) == UInt8(ascii: "b") else { return nil }
      place &+= 2
      return Weight(hundredths: hundredths, .lb)
    default: return nil
    }
  }

  /// Goes behind `10/8/6` or `60s/45s`: how many there are, and whether they are times; nil for anything else.
  @inline(__always)
  private static func skipAmounts(_ bytes: Span<UInt8>, _ place: inout Int) -> (count: Int, areTimes: Bool)? {
    var count = 1
    guard Int32(amount: bytes, &place) >= 0 else { return nil }
    let areTimes = byte(bytes, place) == UInt8(ascii: "s")
    if areTimes { place &+= 1 }
    while byte(bytes, place) == UInt8(ascii: "/") {
      place &+= 1
      guard count < SetGroup.mostSets, Int32(amount: bytes, &place) >= 0,
        (byte(bytes, place) == UInt8(ascii: "s")) == areTimes
      else { return nil }
      if areTimes { place &+= 1 }
      count += 1
    }
    return (count, areTimes)
  }

  /// At most one of ` w`, ` d`, ` f`, and ` rpe 8,5` for the whole group.
  @inline(__always)
  private static func marks(_ bytes: Span<UInt8>, _ place: inout Int) -> (marks: SetMarks, effort: Effort?)? {
    guard byte(bytes, place) == space else { return (SetMarks(rawValue: 0), nil) }
    var marks = SetMarks(rawValue: 0)
    switch byte(bytes, place &+ 1) {
    case UInt8(ascii: "w"): marks = .warmUp
    case UInt8(ascii: "d"): marks = .drop
    case UInt8(ascii: "f"): marks = .failure
    default: break
    }
    if marks.rawValue != 0 {
      guard isMarkEnd(byte(bytes, place &+ 2)) else { return nil }
      place &+= 2
      guard byte(bytes, place) == space else { return (marks, nil) }
    }
    guard byte(bytes, place &+ 1) == UInt8(ascii: "r"), byte(bytes, place &+ 2) == UInt8(ascii: "p"),
      byte(bytes, place &+ 3) == UInt8(ascii: "e"), byte(bytes, place &+ 4) == space
    else { return nil }
    place &+= 5
    let whole = Int32(amount: bytes, &place)
    guard 1...10 ~= whole else { return nil }
    var halves = UInt8(whole * 2)
    let mark = byte(bytes, place)
    if mark == UInt8(ascii: ",") || mark == UInt8(ascii: "."), digit(bytes, place &+ 1) < 10 {
      guard byte(bytes, place &+ 1) == UInt8(ascii: "5"), digit(bytes, place &+ 2) >= 10, whole < 10 else {
        return nil
      }
      halves += 1
      place &+= 2
    }
    return (marks, .rpe(halves: halves))
  }

  private static func isMarkEnd(_ byte: UInt8) -> Bool {
    switch byte {
    case space, UInt8(ascii: ","), UInt8(ascii: "\n"), UInt8(ascii: "\r"): true
    default: false
    }
  }
}

extension Int32 {
  /// One to three digits without a zero before them, whose place goes behind them; -1 where they are anything else.
  @inline(__always)
  fileprivate init(amount bytes: Span<UInt8>, _ place: inout Int) {
    let first = digit(bytes, place)
    guard first < 10 else {
      self = -1
      return
    }
    self = Int32(first)
    place &+= 1
    let second = digit(bytes, place)
    guard second < 10 else { return }
    place &+= 1
    self = first == 0 ? -1 : self &* 10 &+ Int32(second)
    let third = digit(bytes, place)
    guard third < 10 else { return }
    place &+= 1
    self = first == 0 || digit(bytes, place) < 10 ? -1 : self &* 10 &+ Int32(third)
  }
}
