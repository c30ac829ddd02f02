import JournalText
import Training

/// Reads the lines that most of a log is made of straight off their bytes: an exercise with loaded sets, or with plain
/// reps or times, the way the program itself writes them: `  Supino reto: 40kg x 10 w, 82,5kg x 10/8 rpe 9`.
///
/// It knows nothing that the readers of tokens do not know, and of mistakes nothing at all: a line that it is not sure of
/// is theirs, from its first byte. A test holds that both read the same. It costs a tenth of them.
struct PlainLine {
  let name: TextRange
  let isSuperset: Bool
  /// Where the next line begins.
  let end: Int

  /// The line at an offset, its sets appended to `sets`; nil, and nothing appended, where it is not that plain.
  static func read(_ bytes: Span<UInt8>, at start: Int, into sets: inout [WorkSet]) -> PlainLine? {
    var place = start
    while byte(bytes, place) == space || byte(bytes, place) == tab { place += 1 }
    let isSuperset = byte(bytes, place) == UInt8(ascii: "+")
    if isSuperset {
      guard byte(bytes, place + 1) == space else { return nil }
      place += 2
    }
    guard let name = name(bytes, &place) else { return nil }
    let before = sets.count
    guard let end = groups(bytes, place, &sets) else {
      sets.removeSubrange(before...)
      return nil
    }
    return PlainLine(name: name, isSuperset: isSuperset, end: end)
  }
}

private let space = UInt8(ascii: " ")
private let tab = UInt8(ascii: "\t")

extension PlainLine {
  /// A name of ASCII and Latin-1 letters, digits and a few signs, up to `: `; the place goes behind that.
  private static func name(_ bytes: Span<UInt8>, _ place: inout Int) -> TextRange? {
    let start = place
    guard skipLetter(bytes, &place) else { return nil }
    while true {
      let next = byte(bytes, place)
      switch next {
      case UInt8(ascii: ":"):
        guard byte(bytes, place + 1) == space, byte(bytes, place - 1) != space else { return nil }
        let name = TextRange(start, place)
        // `bodyweight: 81kg` and `location: …` are fields with a slip.
        guard !isField(bytes, name) else { return nil }
        place += 2
        return name
      case space, UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "-"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        place += 1
      default: guard skipLetter(bytes, &place) else { return nil }
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
      let first = sets.count
      guard let load = load(bytes, &place) else { return nil }
      guard let isTime = amounts(bytes, &place, load, &sets), let marks = marks(bytes, &place) else {
        return nil
      }
      let mine = (isLoaded: load != .none, isTime: isTime)
      guard shape.map({ $0 == mine }) ?? true else { return nil }
      shape = mine
      let range = TextRange(groupStart, place)
      for number in first..<sets.count {
        sets[number].range = range
        sets[number].marks = marks.marks
        sets[number].effort = marks.effort
      }
      switch byte(bytes, place) {
      case UInt8(ascii: ","):
        guard byte(bytes, place + 1) == space else { return nil }
        place += 2
      default: return lineEnd(bytes, place)
      }
    }
  }

  /// `80kg x `, `82,5lb x `, `bw x `, `bw+10kg x `, or nothing before plain reps.
  @inline(__always)
  private static func load(_ bytes: Span<UInt8>, _ place: inout Int) -> Load? {
    if byte(bytes, place) == UInt8(ascii: "b") {
      guard byte(bytes, place + 1) == UInt8(ascii: "w") else { return nil }
      place += 2
      var added = Weight(hundredths: 0, .kg)
      let sign = byte(bytes, place)
      if sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") {
        place += 1
        guard let weight = weight(bytes, &place) else { return nil }
        added = weight
        if sign == UInt8(ascii: "-") { added.hundredths = -added.hundredths }
      }
      return times(bytes, &place) ? .bodyweight(added: added) : nil
    }
    let start = place
    if let weight = weight(bytes, &place) { return times(bytes, &place) ? .weight(weight) : nil }
    place = start
    return byte(bytes, place).isDigit ? Load.none : nil
  }

  @inline(__always)
  private static func times(_ bytes: Span<UInt8>, _ place: inout Int) -> Bool {
    guard byte(bytes, place) == space, byte(bytes, place + 1) == UInt8(ascii: "x"),
      byte(bytes, place + 2) == space
    else { return false }
    place += 3
    return true
  }

  @inline(__always)
  private static func weight(_ bytes: Span<UInt8>, _ place: inout Int) -> Weight? {
    guard let whole = number(bytes, &place, digits: 4) else { return nil }
    var hundredths = whole * 100
    let mark = byte(bytes, place)
    if mark == UInt8(ascii: ",") || mark == UInt8(ascii: "."), byte(bytes, place + 1).isDigit {
      hundredths += Int32(byte(bytes, place + 1) - UInt8(ascii: "0")) * 10
      place += 2
      if byte(bytes, place).isDigit {
        hundredths += Int32(byte(bytes, place) - UInt8(ascii: "0"))
        place += 1
      }
    }
    let (first, second) = (byte(bytes, place), byte(bytes, place + 1))
    place += 2
    if first == UInt8(ascii: "k"), second == UInt8(ascii: "g") { return Weight(hundredths: hundredths, .kg) }
    if first == UInt8(ascii: "l"), second == UInt8(ascii: "b") { return Weight(hundredths: hundredths, .lb) }
    return nil
  }

  /// A whole number without a zero before it.
  @inline(__always)
  private static func number(_ bytes: Span<UInt8>, _ place: inout Int, digits most: Int) -> Int32? {
    let start = place
    var value: Int32 = 0
    while byte(bytes, place).isDigit {
      guard place - start < most else { return nil }
      value = value * 10 + Int32(byte(bytes, place) - UInt8(ascii: "0"))
      place += 1
    }
    guard place > start, place == start + 1 || byte(bytes, start) != UInt8(ascii: "0") else { return nil }
    return value
  }

  /// `10/8/6` or `60s/45s`; each makes a set, whose range and marks are not known yet. Whether they are times; nil for
  /// anything else.
  @inline(__always)
  private static func amounts(_ bytes: Span<UInt8>, _ place: inout Int, _ load: Load, _ sets: inout [WorkSet])
    -> Bool?
  {
    var areTimes: Bool?
    for _ in 0..<SetGroup.mostSets {
      guard let number = number(bytes, &place, digits: 3) else { return nil }
      let isTime = byte(bytes, place) == UInt8(ascii: "s")
      if isTime { place += 1 }
      guard areTimes ?? isTime == isTime else { return nil }
      areTimes = isTime
      let amount: Amount = isTime ? .time(Elapsed(hundredths: number * 100)) : .reps(number)
      sets.append(WorkSet(load: load, amount: amount, range: TextRange(0, 0)))
      guard byte(bytes, place) == UInt8(ascii: "/") else { return areTimes }
      place += 1
    }
    return nil
  }

  /// At most one of ` w`, ` d`, ` f`, and ` rpe 8,5` for the whole group.
  @inline(__always)
  private static func marks(_ bytes: Span<UInt8>, _ place: inout Int) -> (marks: SetMarks, effort: Effort?)? {
    var marks = SetMarks()
    if byte(bytes, place) == space, isMarkEnd(byte(bytes, place + 2)) {
      switch byte(bytes, place + 1) {
      case UInt8(ascii: "w"): marks = .warmUp
      case UInt8(ascii: "d"): marks = .drop
      case UInt8(ascii: "f"): marks = .failure
      default: return nil
      }
      place += 2
    }
    guard byte(bytes, place) == space else { return (marks, nil) }
    guard byte(bytes, place + 1) == UInt8(ascii: "r"), byte(bytes, place + 2) == UInt8(ascii: "p"),
      byte(bytes, place + 3) == UInt8(ascii: "e"), byte(bytes, place + 4) == space
    else { return nil }
    place += 5
    guard let whole = number(bytes, &place, digits: 2), 1...10 ~= whole else { return nil }
    var halves = UInt8(whole * 2)
    let mark = byte(bytes, place)
    if mark == UInt8(ascii: ",") || mark == UInt8(ascii: "."), byte(bytes, place + 1).isDigit {
      guard byte(bytes, place + 1) == UInt8(ascii: "5"), !byte(bytes, place + 2).isDigit, whole < 10 else {
        return nil
      }
      halves += 1
      place += 2
    }
    return (marks, .rpe(halves: halves))
  }

  private static func isMarkEnd(_ byte: UInt8) -> Bool {
    switch byte {
    case space, UInt8(ascii: ","), UInt8(ascii: "\n"), UInt8(ascii: "\r"), 0: true
    default: false
    }
  }
}
