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
  @inline(never)
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
  @inline(__always)
  private static func groups(_ bytes: Span<UInt8>, _ start: Int, _ sets: inout [WorkSet]) -> Int? {
    var place = start
    var (isLoaded, areTimes) = (false, false)
    while true {
      let groupStart = place
      var set = WorkSet(load: .none, amount: .reps(0), range: TextRange(0, 0))
      guard load(bytes, &place, &set), let amounts = PlainAmounts(bytes, &place), marks(bytes, &place, &set)
      else { return nil }
      set.range = TextRange(groupStart, place)
      if groupStart == start {
        (isLoaded, areTimes) = (set.isLoaded, amounts.areTimes)
      } else {
        guard isLoaded == set.isLoaded, areTimes == amounts.areTimes else { return nil }
      }
      if areTimes {
        for number in 0..<amounts.count {
          set.amount = .time(Elapsed(hundredths: amounts[number] &* 100))
          sets.append(set)
        }
      } else {
        for number in 0..<amounts.count {
          set.amount = .reps(amounts[number])
          sets.append(set)
        }
      }
      guard byte(bytes, place) == UInt8(ascii: ",") else { return lineEnd(bytes, place) }
      guard byte(bytes, place &+ 1) == space else { return nil }
      place &+= 2
    }
  }

  /// `80kg x `, `82,5lb x `, `bw x `, `bw+10kg x `, or nothing before plain reps. False where it is anything else.
  @inline(__always)
  private static func load(_ bytes: Span<UInt8>, _ place: inout Int, _ set: inout WorkSet) -> Bool {
    guard digit(bytes, place) < 10 else { return bodyweight(bytes, &place, &set) }
    let start = place
    guard let hundredths = hundredths(bytes, &place), let unit = unit(bytes, &place) else {
      place = start
      return true
    }
    set.load = .weight(Weight(hundredths: hundredths, unit))
    return times(bytes, &place)
  }

  // Apart, as what is rare would take the registers of what is not.
  @inline(never)
  private static func bodyweight(_ bytes: Span<UInt8>, _ place: inout Int, _ set: inout WorkSet) -> Bool {
    guard byte(bytes, place) == UInt8(ascii: "b"), byte(bytes, place &+ 1) == UInt8(ascii: "w") else {
      return false
    }
    place &+= 2
    var added = Weight(hundredths: 0, .kg)
    let sign = byte(bytes, place)
    if sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") {
      place &+= 1
      guard let hundredths = hundredths(bytes, &place), let unit = unit(bytes, &place) else { return false }
      added = Weight(hundredths: sign == UInt8(ascii: "-") ? -hundredths : hundredths, unit)
    }
    set.load = .bodyweight(added: added)
    return times(bytes, &place)
  }

  @inline(__always)
  private static func times(_ bytes: Span<UInt8>, _ place: inout Int) -> Bool {
    guard byte(bytes, place) == space, byte(bytes, place &+ 1) == UInt8(ascii: "x"),
      byte(bytes, place &+ 2) == space
    else { return false }
    place &+= 3
    return true
  }

  /// Up to four digits without a zero before them, and up to two decimals.
  @inline(__always)
  private static func hundredths(_ bytes: Span<UInt8>, _ place: inout Int) -> Int32? {
    let first = digit(bytes, place)
    guard first < 10 else { return nil }
    let start = place
    var whole = Int32(first)
    place &+= 1
    while true {
      let next = digit(bytes, place)
      guard next < 10 else { break }
      whole = whole &* 10 &+ Int32(next)
      place &+= 1
      guard first != 0, place &- start <= 4 else { return nil }
    }
    let sign = byte(bytes, place)
    guard sign == UInt8(ascii: ",") || sign == UInt8(ascii: "."), digit(bytes, place &+ 1) < 10 else {
      return whole &* 100
    }
    let tenths = Int32(digit(bytes, place &+ 1))
    place &+= 2
    let last = digit(bytes, place)
    guard last < 10 else { return whole &* 100 &+ tenths &* 10 }
    place &+= 1
    return whole &* 100 &+ tenths &* 10 &+ Int32(last)
  }

  @inline(__always)
  private static func unit(_ bytes: Span<UInt8>, _ place: inout Int) -> WeightUnit? {
    switch byte(bytes, place) {
    case UInt8(ascii: "k"):
      guard byte(bytes, place &+ 1) == UInt8(ascii: "g") else { return nil }
      place &+= 2
      return .kg
    case UInt8(ascii: "l"):
      guard byte(bytes, place &+ 1) == UInt8(ascii: "b") else { return nil }
      place &+= 2
      return .lb
    default: return nil
    }
  }

  /// At most one of ` w`, ` d`, ` f`, and ` rpe 8,5` for the whole group. False where anything else follows a blank.
  @inline(__always)
  private static func marks(_ bytes: Span<UInt8>, _ place: inout Int, _ set: inout WorkSet) -> Bool {
    guard byte(bytes, place) == space else { return true }
    let mark: SetMarks? =
      switch byte(bytes, place &+ 1) {
      case UInt8(ascii: "w"): .warmUp
      case UInt8(ascii: "d"): .drop
      case UInt8(ascii: "f"): .failure
      default: nil
      }
    if let mark {
      guard isMarkEnd(byte(bytes, place &+ 2)) else { return false }
      place &+= 2
      set.marks = mark
      guard byte(bytes, place) == space else { return true }
    }
    guard let effort = effort(bytes, &place) else { return false }
    set.effort = effort
    return true
  }

  /// ` rpe 8,5`.
  @inline(never)
  private static func effort(_ bytes: Span<UInt8>, _ place: inout Int) -> Effort? {
    guard byte(bytes, place &+ 1) == UInt8(ascii: "r"), byte(bytes, place &+ 2) == UInt8(ascii: "p"),
      byte(bytes, place &+ 3) == UInt8(ascii: "e"), byte(bytes, place &+ 4) == space
    else { return nil }
    place &+= 5
    guard let whole = PlainAmounts.number(bytes, &place), 1...10 ~= whole else { return nil }
    var halves = UInt8(whole * 2)
    let sign = byte(bytes, place)
    if sign == UInt8(ascii: ",") || sign == UInt8(ascii: "."), digit(bytes, place &+ 1) < 10 {
      guard byte(bytes, place &+ 1) == UInt8(ascii: "5"), digit(bytes, place &+ 2) >= 10, whole < 10 else {
        return nil
      }
      halves += 1
      place &+= 2
    }
    return .rpe(halves: halves)
  }

  private static func isMarkEnd(_ byte: UInt8) -> Bool {
    switch byte {
    case space, UInt8(ascii: ","), UInt8(ascii: "\n"), UInt8(ascii: "\r"): true
    default: false
    }
  }
}
