import Text
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

  /// The line at an offset, its sets appended to those of a session; nil, and nothing appended, where it is not that plain.
  @inline(__always)
  static func read(
    _ bytes: Span<UInt8>, at start: Int, _ names: inout NameTable, into draft: inout SessionDraft
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
    let before = (sets: draft.sets.count, groups: draft.groups.count)
    guard let end = groups(bytes, place &+ 2, &draft) else {
      draft.sets.removeLast(draft.sets.count - before.sets)
      draft.groups.removeLast(draft.groups.count - before.groups)
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
  private static func groups(_ bytes: Span<UInt8>, _ start: Int, _ draft: inout SessionDraft) -> Int? {
    var place = start
    var (isLoaded, areTimes) = (false, false)
    while true {
      let groupStart = place
      var set = WorkSet(load: .none, amount: .reps(0))
      guard load(bytes, &place, &set), let amounts = PlainAmounts(bytes, &place), marks(bytes, &place, &set)
      else { return nil }
      if groupStart == start {
        (isLoaded, areTimes) = (set.isLoaded, amounts.areTimes)
      } else {
        guard isLoaded == set.isLoaded, areTimes == amounts.areTimes else { return nil }
      }
      draft.groups.append(SessionDraft.Group(range: TextRange(groupStart, place), count: amounts.count))
      amounts.append(to: &draft.sets, like: set)
      guard byte(bytes, place) == UInt8(ascii: ",") else { return lineEnd(bytes, place) }
      guard byte(bytes, place &+ 1) == space else { return nil }
      place &+= 2
    }
  }

  /// `80kg x `, `82,5lb x `, `bw x `, `bw+10kg x `, or nothing before plain reps. False where it is anything else.
  @inline(__always)
  private static func load(_ bytes: Span<UInt8>, _ place: inout Int, _ set: inout WorkSet) -> Bool {
    guard digit(bytes, place) < 10 else {
      guard let (added, end) = bodyweight(bytes, place) else { return false }
      set.load = .bodyweight(added: added)
      place = end
      return true
    }
    let start = place
    if let hundredths = hundredths(bytes, &place), let unit = unitOfSets(bytes, &place) {
      set.load = .weight(Weight(hundredths: hundredths, unit))
    } else {
      place = start
    }
    return true
  }

  // Apart, as what is rare would take the registers of what is not.
  @inline(never)
  private static func bodyweight(_ bytes: Span<UInt8>, _ start: Int) -> (added: Weight, end: Int)? {
    guard byte(bytes, start) == UInt8(ascii: "b"), byte(bytes, start &+ 1) == UInt8(ascii: "w") else {
      return nil
    }
    var place = start &+ 2
    let sign = byte(bytes, place)
    if sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") {
      place &+= 1
      guard let hundredths = hundredths(bytes, &place), let unit = unitOfSets(bytes, &place) else {
        return nil
      }
      return (Weight(hundredths: sign == UInt8(ascii: "-") ? -hundredths : hundredths, unit), place)
    }
    guard byte(bytes, place) == space, byte(bytes, place &+ 1) == UInt8(ascii: "x"),
      byte(bytes, place &+ 2) == space
    else { return nil }
    return (Weight(hundredths: 0, .kg), place &+ 3)
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

  /// `kg x ` or `lb x `.
  @inline(__always)
  private static func unitOfSets(_ bytes: Span<UInt8>, _ place: inout Int) -> WeightUnit? {
    let unit: WeightUnit
    switch fourBytes(bytes, place) {
    case 0x7820_676B: unit = .kg
    case 0x7820_626C: unit = .lb
    default: return nil
    }
    guard byte(bytes, place &+ 4) == space else { return nil }
    place &+= 5
    return unit
  }

  /// At most one of ` w`, ` d`, ` f`, and ` rpe 8,5` for the whole group. False where anything else follows a blank.
  @inline(__always)
  private static func marks(_ bytes: Span<UInt8>, _ place: inout Int, _ set: inout WorkSet) -> Bool {
    guard byte(bytes, place) == space else { return true }
    switch byte(bytes, place &+ 1) {
    case UInt8(ascii: "w"): set.marks = .warmUp
    case UInt8(ascii: "d"): set.marks = .drop
    case UInt8(ascii: "f"): set.marks = .failure
    default: break
    }
    if !set.marks.isEmpty {
      place &+= 2
      let next = byte(bytes, place)
      if next == UInt8(ascii: ",") || next == UInt8(ascii: "\n") || next == UInt8(ascii: "\r") { return true }
      guard next == space else { return false }
    }
    guard let (effort, end) = effort(bytes, place) else { return false }
    set.effort = effort
    place = end
    return true
  }

  /// ` rpe 8,5`.
  @inline(never)
  private static func effort(_ bytes: Span<UInt8>, _ start: Int) -> (Effort, end: Int)? {
    guard byte(bytes, start &+ 1) == UInt8(ascii: "r"), byte(bytes, start &+ 2) == UInt8(ascii: "p"),
      byte(bytes, start &+ 3) == UInt8(ascii: "e"), byte(bytes, start &+ 4) == space
    else { return nil }
    var place = start &+ 5
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
    return (.rpe(halves: halves), place)
  }
}

extension PlainAmounts {
  /// Sets like one, with these amounts.
  @inline(__always)
  fileprivate func append(to sets: inout [WorkSet], like one: WorkSet) {
    var (set, amounts) = (one, self)
    // It is asked once whether these are times.
    if areTimes {
      while let amount = amounts.next() {
        set.amount = .time(Elapsed(hundredths: amount &* 100))
        sets.append(set)
      }
    } else {
      while let amount = amounts.next() {
        set.amount = .reps(amount)
        sets.append(set)
      }
    }
  }
}
