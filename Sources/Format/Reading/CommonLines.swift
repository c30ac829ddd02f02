import Text
import Training

/// Reads the lines that most of a log is made of straight off their bytes, as the program itself and most people write them:
/// `2026-01-05 18:30-19:42 Treino A`, `  Supino reto: 40kg x 10 w, 82,5kg x 10/8 rpe 9`, `  - 3x12 @ 60kg "leve"`, `  > Bem.`
///
/// It is the one second way through a grammar here, and knows nothing that the readers of tokens do not know, and of mistakes
/// nothing at all: a line that it is not sure of is theirs, from its first byte. A test holds that both read the same. Without
/// it `stats` takes more than twice as long on the mix of notations people write, and five times on such lines alone.
struct CommonLines {
  private var at: ByteCursor
  /// Behind the last line feed: the rest is no whole line.
  private let end: Int

  init(_ bytes: [UInt8]) {
    at = ByteCursor(bytes: bytes)
    end = (bytes.lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1
  }

  /// Where the next line begins, between two calls.
  var place: Int {
    get { at.place }
    set { at.place = newValue }
  }

  enum Kind { case end, empty, opener, note, moreSets, exercise }

  /// What the next line may be, by the sign that it begins with; its indentation is behind.
  mutating func next() -> Kind {
    guard place < end else { return .end }
    if at.byte.isDigit { return .opener }
    at.skipIndentation()
    switch at.byte {
    case UInt8(ascii: "\n"): return .empty
    case UInt8(ascii: ">"): return .note
    case UInt8(ascii: "-"): return .moreSets
    default: return .exercise
    }
  }

  mutating func takeLineEnd() -> Bool { at.takeLineEnd() }
}

// MARK: Openers and notes

extension CommonLines {
  /// `2026-01-05 18:30-19:42 Treino A`: the title of letters and single blanks, which no clock hides in.
  mutating func opener() -> (session: Session, places: SessionPlaces)? {
    let start = at.place
    var session = Session()
    guard let date = at.date() else { return nil }
    session.date = date
    var places = SessionPlaces(header: TextRange(start, at.place))
    if at.byte == UInt8(ascii: " "), at.bytes[at.place + 1].isDigit {
      at.place += 1
      guard let clock = at.clock() else { return nil }
      session.start = clock
      if at.take(UInt8(ascii: "-")) {
        let start = at.place
        guard let finish = finish(since: clock) else { return nil }
        session.end = finish
        places.end = TextRange(start, at.place)
      }
    }
    if at.take(UInt8(ascii: " ")) {
      let start = at.place
      guard skipTitle() else { return nil }
      session.title = String(decoding: at.bytes[start..<at.place], as: UTF8.self)
      places.title = TextRange(start, at.place)
    }
    places.header = TextRange(start, at.place)
    return at.takeLineEnd() ? (session, places) : nil
  }

  /// Of a session with a length that there is nothing to say about.
  private mutating func finish(since start: TimeOfDay) -> Session.End? {
    if at.take(UInt8(ascii: "?")) { return .open }
    guard let time = at.clock(), let minutes = Session.End.at(time).duration(since: start),
      1...12 * 60 ~= minutes
    else { return nil }
    return .at(time)
  }

  /// Words of letters, with single blanks or ` / ` between them: none of two letters, which could be `pm`, but one.
  private mutating func skipTitle() -> Bool {
    while true {
      let start = at.place
      while at.takeLetter() {}
      guard at.place > start, at.place - start != 2 else { return false }
      guard at.byte == UInt8(ascii: " ") else { return true }
      at.place += 1
      if at.take(UInt8(ascii: "/")), !at.take(UInt8(ascii: " ")) { return false }
    }
  }

  /// `  > Dormi mal.`, with nothing in it that could be a comment or hide one.
  mutating func note() -> TextRange? {
    guard at.take(UInt8(ascii: ">"), UInt8(ascii: " ")), at.byte > UInt8(ascii: " ") else { return nil }
    let start = at.place
    at.skipText()
    let range = TextRange(start, at.place)
    return at.bytes[at.place - 1] != UInt8(ascii: " ") && at.takeLineEnd() ? range : nil
  }
}

// MARK: Exercises

extension CommonLines {
  /// `  + Supino reto: 80kg x 10`, `  Levantamento terra:`. False, and nothing of it in the draft, where it is not so common.
  mutating func exercise(_ names: inout NameTable, into draft: inout SessionDraft) -> Bool {
    let isSuperset = at.take(UInt8(ascii: "+"), UInt8(ascii: " "))
    let start = at.place
    guard skipName() else { return false }
    let name = TextRange(start, at.place)
    at.place += 1
    let before = draft.mark
    guard at.takeLineEnd() || at.take(UInt8(ascii: " ")) && groups(of: draft.exercises.count, into: &draft)
    else { return false }
    draft.exercises.append(
      SessionDraft.Exercise(
        spelling: names.number(of: name, in: at.bytes), name: name, isSuperset: isSuperset,
        sets: before.sets..<draft.sets.count))
    return true
  }

  /// `  - 80kg x 10`, below an exercise.
  mutating func moreSets(into draft: inout SessionDraft) -> Bool {
    guard at.take(UInt8(ascii: "-"), UInt8(ascii: " ")), groups(of: draft.exercises.count - 1, into: &draft)
    else { return false }
    let last = draft.exercises.count - 1
    draft.exercises[last].sets = draft.exercises[last].sets.lowerBound..<draft.sets.count
    draft.exercises[last].end = UInt32(truncatingIfNeeded: at.place)
    return true
  }

  /// Goes up to the colon behind a name of letters, digits and a few signs, that is none of a field.
  private mutating func skipName() -> Bool {
    let start = at.place
    guard at.takeLetter() else { return false }
    while true {
      switch at.byte {
      case UInt8(ascii: ":"):
        return at.bytes[at.place - 1] != UInt8(ascii: " ")
          && !Log.isKnownField(at.bytes, TextRange(start, at.place))
      case UInt8(ascii: " "), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "-"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        at.place += 1
      default: guard at.takeLetter() else { return false }
      }
    }
  }

  /// The groups up to the end of the line; false, and nothing of them in the draft, where one is not so common.
  private mutating func groups(of exercise: Int, into draft: inout SessionDraft) -> Bool {
    let before = draft.mark
    while true {
      let start = at.place
      var set = WorkSet(load: .none, amount: .reps(0))
      let first = draft.sets.count
      guard load(of: &set), amounts(like: set, into: &draft), load(behind: first, &draft),
        marks(of: exercise, from: first, &draft),
        isAlike(draft.sets[before.sets], draft.sets[first])
      else { break }
      draft.groups.append(
        SessionDraft.Group(range: TextRange(start, at.place), count: draft.sets.count - first))
      if at.takeLineEnd() { return true }
      guard at.take(UInt8(ascii: ","), UInt8(ascii: " ")) else { break }
    }
    draft.reset(to: before)
    return false
  }

  /// Both are loaded or none is, and both are counted or timed.
  private func isAlike(_ set: WorkSet, _ other: WorkSet) -> Bool {
    set.isLoaded == other.isLoaded && (set.reps == nil) == (other.reps == nil)
  }
}

// MARK: Sets

extension CommonLines {
  /// `80kg x `, `82,5lb x `, `bw x `, `bw+10kg x `, or nothing. False for anything else that is no number.
  private mutating func load(of set: inout WorkSet) -> Bool {
    let start = at.place
    guard let load = writtenLoad() else {
      at.place = start
      return at.byte.isDigit
    }
    set.load = load
    return at.take(UInt8(ascii: " ")) && takeSign() && at.take(UInt8(ascii: " "))
  }

  private mutating func takeSign() -> Bool { at.take(UInt8(ascii: "x")) || at.take(UInt8(ascii: "X")) }

  private mutating func writtenLoad() -> Load? {
    guard at.take(UInt8(ascii: "b"), UInt8(ascii: "w")) else { return at.weight().map { .weight($0) } }
    if at.byte == UInt8(ascii: " ") { return .bodyweight(added: Weight(hundredths: 0, .kg)) }
    let isLess = at.byte == UInt8(ascii: "-")
    guard at.take(UInt8(ascii: "+")) || at.take(UInt8(ascii: "-")), let added = at.weight() else {
      return nil
    }
    return .bodyweight(added: Weight(hundredths: isLess ? -added.hundredths : added.hundredths, added.unit))
  }

  /// `10/8/6`, `60s/45s`, `1:30`, `3x12`: a set each, like one.
  private mutating func amounts(like set: WorkSet, into draft: inout SessionDraft) -> Bool {
    var set = set
    guard let first = amount() else { return false }
    set.amount = first
    if case .reps(let count) = first, !set.isLoaded, takeSign() {
      // More than ten of them, or more than their reps, is worth a word.
      guard let amount = amount(), 1...10 ~= count else { return false }
      if case .reps(let reps) = amount, reps < count, !isBeforeLoad { return false }
      set.amount = amount
      for _ in 0..<count { draft.sets.append(set) }
      return true
    }
    draft.sets.append(set)
    var left = SetGroup.mostSets - 1
    while at.take(UInt8(ascii: "/")) {
      guard left > 0, let next = amount() else { return false }
      left -= 1
      set.amount = next
      guard (set.reps == nil) == (draft.sets[draft.sets.count - 1].reps == nil) else { return false }
      draft.sets.append(set)
    }
    return true
  }

  private mutating func amount() -> Amount? {
    guard let number = at.number(digits: 3) else { return nil }
    if at.take(UInt8(ascii: "s")) { return .time(Elapsed(hundredths: number * 100)) }
    guard at.take(UInt8(ascii: ":")) else { return .reps(number) }
    guard let seconds = at.twoDigits(), seconds < 60, !at.byte.isDigit, at.byte != UInt8(ascii: ":") else {
      return nil
    }
    return Elapsed(minutes: Int(number), seconds: seconds).map { .time($0) }
  }

  private var isBeforeLoad: Bool {
    at.byte == UInt8(ascii: " ") && at.bytes[at.place + 1] == UInt8(ascii: "@")
  }

  /// ` @ 60kg` behind `3x12`.
  private mutating func load(behind first: Int, _ draft: inout SessionDraft) -> Bool {
    guard isBeforeLoad else { return true }
    at.place += 2
    guard !draft.sets[first].isLoaded, at.take(UInt8(ascii: " ")), let load = writtenLoad() else {
      return false
    }
    for number in first..<draft.sets.count { draft.sets[number].load = load }
    return true
  }

  /// ` w`, ` rpe 8,5`, ` "leve"` in any order; false where anything else follows a blank.
  private mutating func marks(of exercise: Int, from first: Int, _ draft: inout SessionDraft) -> Bool {
    var marks = SetMarks()
    var effort: Effort?
    while at.take(UInt8(ascii: " ")) {
      switch at.byte {
      case UInt8(ascii: "w"): guard add(.warmUp, to: &marks) else { return false }
      case UInt8(ascii: "d"): guard add(.drop, to: &marks) else { return false }
      case UInt8(ascii: "f"): guard add(.failure, to: &marks) else { return false }
      case UInt8(ascii: "r"):
        guard effort == nil, let read = self.effort() else { return false }
        effort = read
      case UInt8(ascii: "\""):
        let start = at.place
        at.place += 1
        at.skipText()
        guard at.take(UInt8(ascii: "\"")) else { return false }
        draft.remarks.append((exercise, draft.sets.count - 1, TextRange(start, at.place)))
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

  private mutating func add(_ mark: SetMarks, to marks: inout SetMarks) -> Bool {
    at.place += 1
    return marks.insert(mark).inserted
  }

  /// `rpe 8,5`, `rir 2`.
  private mutating func effort() -> Effort? {
    at.place += 1
    let isRPE = at.take(UInt8(ascii: "p"), UInt8(ascii: "e"))
    guard isRPE || at.take(UInt8(ascii: "i"), UInt8(ascii: "r")), at.take(UInt8(ascii: " ")) else {
      return nil
    }
    guard isRPE else { return at.number(digits: 2).flatMap { $0 <= 10 ? .rir(UInt8($0)) : nil } }
    guard let value = at.hundredths(), 100...1000 ~= value, value % 50 == 0 else { return nil }
    return .rpe(halves: UInt8(value / 50))
  }
}
