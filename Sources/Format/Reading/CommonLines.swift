import Text
import Training

/// Reads the lines that most of a log is made of straight off their bytes, as the program itself and most people write them:
/// `2026-01-05 18:30-19:42 Treino A`, `  Supino reto: 40kg x 10 w, 82,5kg x 10/8 rpe 9`, `  - 3x12 @ 60kg "leve"`, `  > Bem.`
///
/// With `CommonEntries` it is the one second way through a grammar here, and knows nothing that the readers of tokens do not know, and of mistakes
/// nothing at all: a line that it is not sure of is theirs, from its first byte. A test holds that both read the same. Without
/// it `stats` takes 1.6 times as long on the mix of notations people write, and more than twice as long on such lines alone.
enum CommonLines {
  enum Kind { case empty, opener, note, moreSets, exercise }

  /// What the next line may be, by the sign that it begins with; its indentation is behind.
  @inline(__always)
  static func next(_ bytes: Span<UInt8>, _ place: inout Int) -> Kind {
    if bytes[at: place].isDigit { return .opener }
    bytes.skipIndentation(&place)
    switch bytes[at: place] {
    case UInt8(ascii: "\n"): return .empty
    case UInt8(ascii: ">"): return .note
    case UInt8(ascii: "-"): return .moreSets
    default: return .exercise
    }
  }
}

// MARK: Exercises

extension CommonLines {
  /// `  + Supino reto: 80kg x 10`, `  Levantamento terra:`. False, and nothing of it in the draft, where it is not so common.
  @inline(__always)
  static func exercise(
    _ bytes: Span<UInt8>, _ place: inout Int, _ names: inout NameTable, into draft: inout SessionDraft
  ) -> Bool {
    let isSuperset = bytes.take(&place, UInt8(ascii: "+"), UInt8(ascii: " "))
    let start = place
    guard skipName(bytes, &place) else { return false }
    let name = TextRange(start, place)
    place &+= 1
    let before = draft.mark
    guard
      bytes.takeLineEnd(&place)
        || bytes.take(&place, UInt8(ascii: " "))
          && groups(bytes, &place, of: draft.exercises.count, into: &draft)
    else { return false }
    draft.exercises.append(
      SessionDraft.Exercise(
        spelling: names.number(of: name, in: bytes), name: name, isSuperset: isSuperset,
        sets: before.sets..<draft.sets.count))
    return true
  }

  /// `  - 80kg x 10`, below an exercise.
  @inline(__always)
  static func moreSets(_ bytes: Span<UInt8>, _ place: inout Int, into draft: inout SessionDraft) -> Bool {
    guard bytes.take(&place, UInt8(ascii: "-"), UInt8(ascii: " ")),
      groups(bytes, &place, of: draft.exercises.count - 1, into: &draft)
    else { return false }
    let last = draft.exercises.count - 1
    draft.exercises[last].sets = draft.exercises[last].sets.lowerBound..<draft.sets.count
    draft.exercises[last].end = UInt32(truncatingIfNeeded: place)
    return true
  }

  /// Goes up to the colon behind a name of letters, digits and a few signs, that is none of a field.
  @inline(__always)
  private static func skipName(_ bytes: Span<UInt8>, _ place: inout Int) -> Bool {
    let start = place
    guard bytes.takeLetter(&place) else { return false }
    while true {
      switch bytes[at: place] {
      case UInt8(ascii: ":"):
        return bytes[at: place &- 1] != UInt8(ascii: " ")
          && !Log.isKnownField(bytes, TextRange(start, place))
      case UInt8(ascii: " "), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "-"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        place &+= 1
      default: guard bytes.takeLetter(&place) else { return false }
      }
    }
  }

  /// The groups up to the end of the line; false, and nothing of them in the draft, where one is not so common.
  @inline(__always)
  private static func groups(
    _ bytes: Span<UInt8>, _ place: inout Int, of exercise: Int, into draft: inout SessionDraft
  ) -> Bool {
    let before = draft.mark
    while true {
      let start = place
      var set = WorkSet(load: .none, amount: .reps(0))
      let first = draft.sets.count
      guard load(bytes, &place, of: &set), amounts(bytes, &place, like: set, into: &draft),
        load(bytes, &place, behind: first, &draft),
        marks(bytes, &place, of: exercise, from: first, &draft),
        isAlike(draft.sets[before.sets], draft.sets[first])
      else { break }
      draft.groups.append(
        SessionDraft.Group(range: TextRange(start, place), count: draft.sets.count - first))
      if bytes.takeLineEnd(&place) { return true }
      guard bytes.take(&place, UInt8(ascii: ","), UInt8(ascii: " ")) else { break }
    }
    draft.reset(to: before)
    return false
  }

  /// Both are loaded or none is, and both are counted or timed.
  private static func isAlike(_ set: WorkSet, _ other: WorkSet) -> Bool {
    set.isLoaded == other.isLoaded && (set.reps == nil) == (other.reps == nil)
  }
}

// MARK: Sets

extension CommonLines {
  /// `80kg x `, `82,5lb x `, `bw x `, `bw+10kg x `, or nothing. False for anything else that is no number.
  @inline(__always)
  private static func load(_ bytes: Span<UInt8>, _ place: inout Int, of set: inout WorkSet) -> Bool {
    let start = place
    guard let load = writtenLoad(bytes, &place) else {
      place = start
      return bytes[at: place].isDigit
    }
    set.load = load
    return bytes.take(&place, UInt8(ascii: " ")) && takeSign(bytes, &place)
      && bytes.take(&place, UInt8(ascii: " "))
  }

  @inline(__always)
  private static func takeSign(_ bytes: Span<UInt8>, _ place: inout Int) -> Bool {
    bytes.take(&place, UInt8(ascii: "x")) || bytes.take(&place, UInt8(ascii: "X"))
  }

  @inline(__always)
  private static func writtenLoad(_ bytes: Span<UInt8>, _ place: inout Int) -> Load? {
    guard bytes.take(&place, UInt8(ascii: "b"), UInt8(ascii: "w")) else {
      return bytes.weight(&place).map { .weight($0) }
    }
    if bytes[at: place] == UInt8(ascii: " ") { return .bodyweight(added: Weight(hundredths: 0, .kg)) }
    let isLess = bytes[at: place] == UInt8(ascii: "-")
    guard bytes.take(&place, UInt8(ascii: "+")) || bytes.take(&place, UInt8(ascii: "-")),
      let added = bytes.weight(&place)
    else {
      return nil
    }
    return .bodyweight(added: Weight(hundredths: isLess ? -added.hundredths : added.hundredths, added.unit))
  }

  /// `10/8/6`, `60s/45s`, `1:30`, `3x12`: a set each, like one.
  @inline(__always)
  private static func amounts(
    _ bytes: Span<UInt8>, _ place: inout Int, like set: WorkSet, into draft: inout SessionDraft
  ) -> Bool {
    var set = set
    guard let first = amount(bytes, &place) else { return false }
    set.amount = first
    if case .reps(let count) = first, !set.isLoaded, takeSign(bytes, &place) {
      // More than ten of them, or more than their reps, is worth a word.
      guard let amount = amount(bytes, &place), 1...10 ~= count else { return false }
      if case .reps(let reps) = amount, reps < count, !isBeforeLoad(bytes, place) { return false }
      set.amount = amount
      for _ in 0..<count { draft.sets.append(set) }
      return true
    }
    draft.sets.append(set)
    var left = SetGroup.mostSets - 1
    while bytes.take(&place, UInt8(ascii: "/")) {
      guard left > 0, let next = amount(bytes, &place) else { return false }
      left -= 1
      set.amount = next
      guard (set.reps == nil) == (draft.sets[draft.sets.count - 1].reps == nil) else { return false }
      draft.sets.append(set)
    }
    return true
  }

  @inline(__always)
  private static func amount(_ bytes: Span<UInt8>, _ place: inout Int) -> Amount? {
    guard let number = bytes.number(&place, digits: 3) else { return nil }
    if bytes.take(&place, UInt8(ascii: "s")) { return .time(Elapsed(hundredths: number * 100)) }
    guard bytes.take(&place, UInt8(ascii: ":")) else { return .reps(number) }
    guard let seconds = bytes.twoDigits(&place), seconds < 60, !bytes[at: place].isDigit,
      bytes[at: place] != UInt8(ascii: ":")
    else {
      return nil
    }
    return Elapsed(minutes: Int(number), seconds: seconds).map { .time($0) }
  }

  private static func isBeforeLoad(_ bytes: Span<UInt8>, _ place: Int) -> Bool {
    bytes[at: place] == UInt8(ascii: " ") && bytes[at: place &+ 1] == UInt8(ascii: "@")
  }

  /// ` @ 60kg` behind `3x12`.
  @inline(__always)
  private static func load(
    _ bytes: Span<UInt8>, _ place: inout Int, behind first: Int, _ draft: inout SessionDraft
  ) -> Bool {
    guard isBeforeLoad(bytes, place) else { return true }
    place &+= 2
    guard !draft.sets[first].isLoaded, bytes.take(&place, UInt8(ascii: " ")),
      let load = writtenLoad(bytes, &place)
    else {
      return false
    }
    for number in first..<draft.sets.count { draft.sets[number].load = load }
    return true
  }

  /// ` w`, ` rpe 8,5`, ` "leve"` in any order; false where anything else follows a blank.
  @inline(__always)
  private static func marks(
    _ bytes: Span<UInt8>, _ place: inout Int, of exercise: Int, from first: Int, _ draft: inout SessionDraft
  ) -> Bool {
    var marks = SetMarks()
    var effort: Effort?
    while bytes.take(&place, UInt8(ascii: " ")) {
      switch bytes[at: place] {
      case UInt8(ascii: "w"): guard add(&place, .warmUp, to: &marks) else { return false }
      case UInt8(ascii: "d"): guard add(&place, .drop, to: &marks) else { return false }
      case UInt8(ascii: "f"): guard add(&place, .failure, to: &marks) else { return false }
      case UInt8(ascii: "r"):
        guard effort == nil, let read = CommonLines.effort(bytes, &place) else { return false }
        effort = read
      case UInt8(ascii: "\""):
        let start = place
        place &+= 1
        bytes.skipText(&place)
        guard bytes.take(&place, UInt8(ascii: "\"")) else { return false }
        draft.remarks.append((exercise, draft.sets.count - 1, TextRange(start, place)))
      default: return false
      }
    }
    if marks.isEmpty, effort == nil { return true }
    for number in first..<draft.sets.count {
      draft.sets[number].marks = marks
      draft.sets[number].effort = effort
    }
    return true
  }

  private static func add(_ place: inout Int, _ mark: SetMarks, to marks: inout SetMarks) -> Bool {
    place &+= 1
    return marks.insert(mark).inserted
  }

  /// `rpe 8,5`, `rir 2`.
  @inline(__always)
  private static func effort(_ bytes: Span<UInt8>, _ place: inout Int) -> Effort? {
    place &+= 1
    let isRPE = bytes.take(&place, UInt8(ascii: "p"), UInt8(ascii: "e"))
    guard isRPE || bytes.take(&place, UInt8(ascii: "i"), UInt8(ascii: "r")),
      bytes.take(&place, UInt8(ascii: " "))
    else {
      return nil
    }
    guard isRPE else { return bytes.number(&place, digits: 2).flatMap { $0 <= 10 ? .rir(UInt8($0)) : nil } }
    guard let value = bytes.hundredths(&place), 100...1000 ~= value, value % 50 == 0 else { return nil }
    return .rpe(halves: UInt8(value / 50))
  }
}
