import Grammar
import Progression
import Text
import Training
import Views

/// The screen of guided training: one set at a time.
struct TrainScreen: Sendable {
  var title: String
  /// The minutes of the session so far.
  var minutes: Int?
  /// The turn; nil when all planned sets are done.
  var turn: Turn?
  /// The exercise that was done in between, which sets without a name go on with; nil while they are of the turn.
  var aside: String?
  /// True if the session is of a plan.
  var isPlanned = true
  /// The plates of one side, for the load of the turn.
  var plates: [Weight]?
  /// The rest in seconds.
  var rest: Int?
  var message = ""
  /// The seconds that the set takes so far; nil without a clock.
  var clock: Int?
  /// True if Enter starts a clock.
  var hasClock = false
  /// The text typed so far.
  var typed = "" { didSet { behind = min(behind, typed.count) } }
  /// The number of typed characters behind the cursor.
  private var behind = 0

  init(title: String) { self.title = title }

  /// Returns the lines above the typed one. If the terminal has fewer lines, the least needed are left out: blank
  /// lines, the keys, the facts about the set beside its target.
  func lines(on page: Page, height: Int? = nil) -> [String] {
    let words = page.words
    let clock = minutes.map { words.duration(minutes: $0) } ?? ""
    var title = spread(printable(title), clock, on: page)
    var (turnLines, facts) = lines(ofTurnOn: page)
    var message = message.isEmpty ? [] : page.lines(of: printable(message))
    var keys = page.lines(of: words(self.keys)).map {
      page.style.dim($0.swapping("\u{A0}", for: " "))
    }
    var blank = [""]
    var lines: [String] { title + blank + turnLines + facts + blank + message + keys }
    // A blank line and the typed one are below.
    let room = max(1, (height ?? .max) - 2)
    if lines.count > room { blank = [] }
    if lines.count > room { keys = [] }
    // With few columns, the target has a line of its own below its word.
    while lines.count > room, facts.count > 2 { facts.removeLast() }
    if lines.count > room { title = [] }
    while lines.count > room, facts.count > 1 { facts.removeLast() }
    message.removeLast(min(message.count, max(0, lines.count - room)))
    turnLines.removeFirst(min(turnLines.count, max(0, lines.count - room)))
    return lines
  }

  /// Returns the exercise with the number of its set, and the facts about it, the target first.
  private func lines(ofTurnOn page: Page) -> (turn: [String], facts: [String]) {
    let words = page.words
    guard let turn else { return (page.lines(of: words(nothingLeft)), []) }
    let names = page.lines(of: printable(aside ?? turn.exercise.name)).map { page.style.bold($0) }
    if aside != nil {
      let back = words("Enter goes back to \(printable(turn.exercise.name)), s skips it")
      return (names, page.lines(of: back))
    }
    let number = words("set \(turn.number) of \(turn.count)") + (turn.set.isWorking ? "" : " · " + words.warmUp)
    let asides = words.asides(on: turn.exercise, set: turn.number, hasLoad: turn.set.isLoaded)
    let target = turn.awaitsReps ? turn.set.load.spelled(words.brief) : words.done([turn.set])
    let aside = asides.joined(separator: " · ")
    var facts = [Fact(words("target"), target.isEmpty ? aside : target, target.isEmpty ? "" : aside)]
    if let last = turn.exercise.last ?? turn.exercise.lastElsewhere {
      facts.append(
        Fact(
          words("last time"), words.done(turn.exercise.lastSets),
          words.within(words.relative(last.date, to: today(last.date)))))
    }
    facts.append(Fact("", words.reason(of: turn.exercise, in: page.unit, isLastShown: true)))
    for note in turn.exercise.planned.notes + [turn.exercise.note].compactMap(\.self) {
      facts.append(Fact("", printable(note)))
    }
    if let plates { facts.append(Fact("", words.plates(plates))) }
    if !turn.done.isEmpty { facts.append(Fact(words("today"), words.done(turn.done))) }
    return (
      names + [number], page.list("", facts).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    )
  }

  /// The sentence in place of a turn.
  private var nothingLeft: Message {
    isPlanned
      ? "Everything planned is done. 'f' finishes the session; or add sets: 'Plank 60s'."
      : "No plan has this session: type what was done, 'Bench press 80kg x 5'. 'f' finishes it."
  }

  /// The keys; the blank between a key and its effect is no place for a line break.
  private var keys: Message {
    if clock != nil { return "Enter ends the set · Esc\u{A0}drops\u{A0}it · q\u{A0}leave" }
    if turn == nil || aside != nil { return "u\u{A0}undo · n\u{A0}note · q\u{A0}leave · f\u{A0}finish" }
    let enter: Message =
      hasClock ? "Enter starts the clock" : rest == nil ? "Enter done" : "Enter done · Esc ends the rest"
    return
      "\(enter) · or type the set · s\u{A0}skip · o\u{A0}swap · u\u{A0}undo · n\u{A0}note · q\u{A0}leave · f\u{A0}finish"
  }

  /// Moves the cursor, or changes the text at it.
  mutating func edit(_ key: Character) {
    let (before, after) = (String(typed.dropLast(behind)), String(typed.suffix(behind)))
    switch key {
    case TypedText.home: behind = typed.count
    case TypedText.end: behind = 0
    case TypedText.left: behind = min(behind + 1, typed.count)
    case TypedText.right: behind = max(behind - 1, 0)
    case TypedText.delete: (behind, typed) = (max(behind - 1, 0), before + after.dropFirst())
    case "\u{7F}", "\u{8}": typed = before.dropLast() + after
    default: typed = before + String(key) + after
    }
  }

  /// Returns `rest 1:30 > 80kg x`, or what is around the cursor of a text that is too long for the line, and the number of
  /// columns behind the cursor.
  func prompt(_ words: Words, _ width: Int?) -> (text: String, columns: Int) {
    let timer = rest.map { (words("rest"), $0) } ?? clock.map { (words("set"), $0) }
    let left = (timer.map { "\($0) \($1 / 60):\(padded($1 % 60, 2))  " } ?? "") + "> "
    // The cursor needs a column behind the text.
    let room = max(1, (width ?? .max) - shownWidth(left) - 1)
    var before = typed.dropLast(behind).suffix(room)
    while before.count > 1, shownWidth(String(before)) > room { before.removeFirst() }
    var after = typed.suffix(behind).prefix(room)
    while !after.isEmpty, shownWidth(String(before + after)) > room { after.removeLast() }
    return (left + String(before + after), shownWidth(String(after)))
  }

  private func today(_ date: CivilDate) -> CivilDate { day ?? date }
  var day: CivilDate?

  private func spread(_ left: String, _ right: String, on page: Page) -> [String] {
    guard let width = page.width, shownWidth(left) + shownWidth(right) < width else {
      return page.lines(of: [left, right].filter { !$0.isEmpty }.joined(separator: "  ")).map { page.style.dim($0) }
    }
    let gap = String(repeating: " ", count: width - shownWidth(left) - shownWidth(right))
    return [page.style.dim(left) + gap + right]
  }
}
