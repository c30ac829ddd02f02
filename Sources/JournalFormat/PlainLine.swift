import JournalText
import Training

/// Reads the lines that most of a log is made of straight off their bytes: an exercise with loaded sets, or with plain
/// reps, the way the program itself writes them: `  Supino reto: 40kg x 10 w, 82,5kg x 10/8 rpe 9`.
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

// MARK: Bytes

private let space = UInt8(ascii: " ")
private let tab = UInt8(ascii: "\t")

/// A byte; 0, which no plain line holds, past the end.
@inline(__always)
private func byte(_ bytes: Span<UInt8>, _ place: Int) -> UInt8 {
  // In bounds: places only grow from an offset of the text.
  place < bytes.count ? unsafe bytes[unchecked: place] : 0
}

@inline(__always)
private func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

extension PlainLine {
  /// A name of ASCII and Latin-1 letters, digits and a few signs, up to `: `; the place goes behind that.
  private static func name(_ bytes: Span<UInt8>, _ place: inout Int) -> TextRange? {
    let start = place
    guard isLetter(bytes, &place) else { return nil }
    while true {
      let next = byte(bytes, place)
      switch next {
      case UInt8(ascii: ":"):
        guard byte(bytes, place + 1) == space, byte(bytes, place - 1) != space else { return nil }
        let name = TextRange(start, place)
        // `bodyweight: 81kg` and `location: …` are fields with a slip.
        let initial = byte(bytes, start) | 0x20
        if name.count == 10 && initial == UInt8(ascii: "b") || name.count == 8 && initial == UInt8(ascii: "l")
        {
          return nil
        }
        place += 2
        return name
      case space, UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "-"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        place += 1
      default: guard isLetter(bytes, &place) else { return nil }
      }
    }
  }

  /// Takes an ASCII letter or one of U+00C0 to U+00FF.
  @inline(__always)
  private static func isLetter(_ bytes: Span<UInt8>, _ place: inout Int) -> Bool {
    let first = byte(bytes, place)
    if (first | 0x20) &- UInt8(ascii: "a") < 26 {
      place += 1
      return true
    }
    let second = byte(bytes, place + 1)
    // × and ÷ stand between the letters.
    guard first == 0xC3, 0x80...0xBF ~= second, second != 0x97, second != 0xB7 else { return false }
    place += 2
    return true
  }
}

// MARK: Sets

extension PlainLine {
  /// The groups up to the end of the line; where the next line begins.
  private static func groups(_ bytes: Span<UInt8>, _ start: Int, _ sets: inout [WorkSet]) -> Int? {
    var place = start
    var isLineLoaded: Bool?
    while true {
      let groupStart = place
      let first = sets.count
      guard let load = load(bytes, &place) else { return nil }
      let isLoaded = load != .none
      guard isLineLoaded ?? isLoaded == isLoaded else { return nil }
      isLineLoaded = isLoaded
      guard reps(bytes, &place, load, &sets), let marks = marks(bytes, &place) else { return nil }
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
      case UInt8(ascii: "\n"): return place + 1
      case UInt8(ascii: "\r"): return byte(bytes, place + 1) == UInt8(ascii: "\n") ? place + 2 : nil
      default: return place == bytes.count ? place : nil
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
    return isDigit(byte(bytes, place)) ? Load.none : nil
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
    if mark == UInt8(ascii: ",") || mark == UInt8(ascii: "."), isDigit(byte(bytes, place + 1)) {
      hundredths += Int32(byte(bytes, place + 1) - UInt8(ascii: "0")) * 10
      place += 2
      if isDigit(byte(bytes, place)) {
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
    while isDigit(byte(bytes, place)) {
      guard place - start < most else { return nil }
      value = value * 10 + Int32(byte(bytes, place) - UInt8(ascii: "0"))
      place += 1
    }
    guard place > start, place == start + 1 || byte(bytes, start) != UInt8(ascii: "0") else { return nil }
    return value
  }

  /// `10/8/6`; each makes a set, whose range and marks are not known yet.
  @inline(__always)
  private static func reps(_ bytes: Span<UInt8>, _ place: inout Int, _ load: Load, _ sets: inout [WorkSet])
    -> Bool
  {
    for _ in 0..<SetGroup.mostSets {
      guard let reps = number(bytes, &place, digits: 3) else { return false }
      sets.append(WorkSet(load: load, amount: .reps(reps), range: TextRange(0, 0)))
      guard byte(bytes, place) == UInt8(ascii: "/") else { return true }
      place += 1
    }
    return false
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
    if mark == UInt8(ascii: ",") || mark == UInt8(ascii: "."), isDigit(byte(bytes, place + 1)) {
      guard byte(bytes, place + 1) == UInt8(ascii: "5"), !isDigit(byte(bytes, place + 2)), whole < 10 else {
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
