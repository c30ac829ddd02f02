import Commands
import Grammar
import Storage
import Progression
import Recording
import Statistics
import Text
import Training
import Views

/// One session, set by set. All it knows is in the journal, which it reads again before each set, but for the exercises
/// that a person swapped.
struct TrainLoop {
  enum Ending { case left, finished }
  enum Answer {
    case goOn
    case end(Ending)
  }

  static let nobodyToAsk = Refusal(
    "'train' asks for each set, and there is nobody to ask", help: "run it in a terminal")

  let invocation: Invocation
  let typist: Typist
  let isKeyByKey: Bool
  private(set) var settings = Settings()
  private(set) var words = Words(.english)
  var screen = TrainScreen(title: "")
  /// The alternatives done, by the index of the exercise in the plan.
  private var swapped: [Int: String] = [:]
  /// The exercises skipped after their first sets, by their index in the plan; the last may be taken back until a write.
  private var left: [Int] = []
  /// The exercises that were left for later ones when the loop began: they come last. Nil before the first look.
  private var passed: [Int]?
  var isLeftLast = false
  /// The seconds at which the rest ends, and at which something was taken last, on the typist's clock.
  var restEnd: Int?
  var lastTaken: Int?
  /// The seconds at which the clock of the set began, on the typist's clock; nil while none runs.
  var clockStart: Int?
  /// The lines that were sent, and how many of them lie between the prompt and what it shows again.
  var (sent, back): ([String], Int) = ([], 0)
  /// The moment at which the session began.
  private(set) var start: Moment?
  /// The plan of the session.
  private var plan: PlanFile?
  /// The last exercise of the session with sets.
  private(set) var lastDone: String?
  /// The last exercise of the session with sets or a skip; a note on a skipped exercise is its reason.
  private var lastMet: String?
  /// True if the typed text is a note.
  var isNote = false
  /// The text that a question was asked about, with its refusal: sent once more it is confirmed.
  var asked: (text: String, refusal: Refusal)?
  /// True if the typed text was not taken: backspace mends it, anything else that is typed replaces it.
  var isRefused = false
  /// The text whose question was answered by yes, with what is known of it then.
  private(set) var confirmed: (text: String, answers: Answers)?
  /// True if 'f' was pressed while sets are left.
  private(set) var isFinishing = false
  /// The picture on the terminal, with its size.
  var drawn = ""
  /// The bytes of a character that is not complete yet.
  var half: [UInt8] = []

  /// Makes the loop; without a typist it runs line by line.
  init(_ invocation: Invocation, _ typist: Typist? = nil) {
    self.invocation = invocation
    self.typist = typist ?? Typist(next: { _ in [] }, seconds: { 0 }, width: { nil })
    isKeyByKey = typist != nil
  }
}

extension TrainLoop {
  /// Reads the current state of the journal.
  mutating func look() throws(Refusal) {
    guard let open = try invocation.openSession() else {
      throw Refusal("the session is not open any more", help: "open one with 'bumbum start'")
    }
    let session = open.session
    let swapped = swapped
    var next: PlannedSession?
    if let title = session.title {
      let now = invocation.now
      next = try invocation.answer { journal in
        let next = journal.plannedDay(title, now: now).map { planned in
          var planned = planned
          planned.deload = session.deload
          return PlannedSession(
            planned, planned.places.map { ($0, planned.progress.name(of: $0, in: session) ?? swapped[$0]) })
        }
        return (next, next?.isKnown ?? true)
      }
    }
    settings = try invocation.folder().settings
    words = try invocation.words(settings)
    screen.title = session.title ?? words("Under way")
    screen.day = invocation.today
    start = session.moment
    lastDone = session.exercises.last { !$0.sets.isEmpty }?.name
    lastMet = session.exercises.last { $0.isSkipped || !$0.sets.isEmpty }?.name
    screen.minutes = minutes
    screen.turn = (next?.planned).flatMap { planned in
      // An exercise whose sets were taken back is skipped no longer.
      left.removeAll { planned.progress.name(of: $0, in: session) == nil }
      let (progress, day) = (planned.progress, planned.day)
      let passed = passed ?? progress.passed(ofDay: day, in: session)
      self.passed = passed
      return progress.turn(ofDay: day, in: session, swapped: swapped, left: Set(left + passed))
        ?? progress.turn(ofDay: day, in: session, swapped: swapped, left: Set(left))
    }
    if let turn = screen.turn, screen.aside.map(nameKey) == nameKey(turn.exercise.name) { screen.aside = nil }
    screen.isPlanned = next != nil
    plan = next?.planned.progress.file
    screen.hasClock = mayTakeTime
    screen.plates = screen.turn.flatMap { turn in
      turn.set.weight.flatMap { turn.exercise.rack.side(of: $0, on: turn.exercise.name) }
    }
  }

  /// Says what of the plan can't be read, before the first set.
  mutating func sayMistake() {
    let mistakes = plan?.diagnostics.filter { $0.severity == .error } ?? []
    guard screen.message.isEmpty, let plan, let first = mistakes.first else { return }
    let line = LineTable(plan.source.bytes).line(at: first.range.lowerBound) + 1
    screen.message = "\(plan.source.name):\(line): \(words(first.message)) · 'bumbum lint'"
  }

  /// The minutes since the session began; nil if it has not.
  var minutes: Int? { start.map { max(0, invocation.clock().minutes(since: $0)) } }

  /// Takes one whole line, or one key of those that mean something alone.
  mutating func take(_ line: String) throws(Refusal) -> Answer {
    screen.message = ""
    (lastTaken, isRefused, clockStart) = (nil, false, nil)
    var text = line.trimmed
    let waiting = asked
    (asked, confirmed) = (nil, nil)
    if let waiting, let isYes = isYes(text, to: waiting) {
      if !isYes { return .goOn }
      var answers = Answers(isYesToAll: true)
      if let question = waiting.refusal.question { answers.add(question) }
      (text, confirmed) = (waiting.text, (waiting.text, answers))
    }
    defer { if TrainKey(line: text) != .finish { isFinishing = false } }
    if isNote {
      isNote = false
      if !text.isEmpty { write(note: text) }
    } else if text.isEmpty {
      accept()
    } else if let key = TrainKey(line: text) {
      switch key {
      case .swap where screen.aside != nil: screen.aside = nil
      case .skip:
        screen.aside = nil
        skip()
      case .swap: swap()
      case .undo: undo()
      case .note:
        isNote = true
        screen.message = words(noted.map { "a note of \($0):" } ?? "a note of the session:")
        return .goOn
      case .finish:
        if screen.turn == nil || isFinishing { return .end(.finished) }
        isFinishing = true
        screen.message = words("sets are left: 'f' once more finishes the session")
        return .goOn
      case .leave: return .end(.left)
      case .help:
        screen.message =
          mayTakeTime
          ? words("Enter starts the clock, and ends it; '45s' is a set without it.")
          : settings.unit.examples(
            words("Enter writes the target down; '6' is 6 reps with its load, '82.5kg x 6 rpe 9' is as 'set' reads it.")
          )
      }
    } else if let note = TrainKey.text(behind: .note, in: text) {
      write(note: note)
    } else if text.prefix(2).last != " ", let reason = TrainKey.text(behind: .skip, in: text),
      !reason.contains(where: \.isNumber)
    {
      skip(because: reason)
    } else if let name = TrainKey.text(behind: .swap, in: text), !name.contains(where: \.isNumber) {
      swap(to: name)
    } else {
      write(text)
    }
    try look()
    return .goOn
  }

  /// The exercise that a note is of; nil for the session, before its first set and when all of its plan is done.
  var noted: String? {
    let isDone = screen.turn == nil && screen.isPlanned
    return screen.aside ?? screen.turn.flatMap { $0.done.isEmpty ? nil : $0.exercise.name } ?? (isDone ? nil : lastMet)
  }

  /// Returns the answer to a question; the same text or none is a yes where there is no doubt. Nil for any other text.
  private func isYes(_ text: String, to asked: (text: String, refusal: Refusal)) -> Bool? {
    let isSure = asked.refusal.isYesByDefault
    if text.isEmpty || text == asked.text && isSure { return isSure }
    if Invocation.isYes(text) { return true }
    return ["n", "no", "nao"].contains(folded(text)) ? false : nil
  }

  private mutating func accept() {
    guard let turn = screen.turn else { return }
    if screen.aside != nil {
      screen.aside = nil
      return
    }
    if mayTakeTime {
      (clockStart, restEnd) = (typist.seconds(), nil)
      return
    }
    if turn.awaitsLoad {
      screen.message = words(
        "no load is known yet: type it, '\(settings.unit.examples("60kg"))', or '\("\(turn.set.reps ?? 0) reps")' without one"
      )
      return
    }
    if turn.awaitsReps {
      screen.message = words("as many as you can: type the reps, '8'")
      return
    }
    write(sets: SetRow([turn.set]).text, of: turn, typed: "")
  }

  private mutating func skip(because reason: String = "") {
    guard let turn = screen.turn else { return }
    if turn.done.isEmpty {
      var request = SetRequest([turn.exercise.planned.name, "skip", reason].filter { !$0.isEmpty })
      request.isNew = true
      guard record(request, typed: "") != nil else { return }
    } else {
      left.append(turn.place)
      isLeftLast = true
    }
    screen.message = words("skipped: \(printable(turn.exercise.name)) · u takes it back")
    restEnd = nil
  }

  private mutating func swap(to name: String? = nil) {
    guard let turn = screen.turn else { return }
    let names = [turn.exercise.planned.name] + turn.exercise.alternatives
    let now = names.firstIndex { nameKey($0) == nameKey(turn.exercise.name) } ?? 0
    let other = name.map { typed in names.firstIndex { TypedName(typed).fit($0) != nil } } ?? (now + 1) % names.count
    guard names.count > 1, turn.done.isEmpty, let other else {
      let line = settings.unit.examples(
        words("type the other exercise with its sets, 'Other 60kg x 10'; then 's' skips this one"))
      screen.message =
        (names.count > 1 && other != nil
          ? words("it can be swapped before its first set") : words("the plan has nothing for it after 'or'"))
        + "; \(line)"
      return
    }
    swapped[turn.place] = names[other]
  }

  /// Takes back sets and skips, and nothing that was written before the session began.
  private mutating func undo() {
    (restEnd, screen.aside) = (nil, nil)
    if isLeftLast {
      left.removeLast()
      isLeftLast = false
      return
    }
    let last = (try? invocation.folder())?.rememberedWrites().done.first?.words.split(separator: " ").first
    guard let last, ["set", "train", "add"].contains(last) else {
      screen.message = invocation.language.said("there is nothing to undo")
      return
    }
    let run = invocation.acting(as: .undo)
    do throws(Refusal) {
      let undone = try run.takeStep(.back)
      // The set may be of an exercise that counted as passed.
      passed = nil
      screen.message =
        undone.step.map { run.said($0, .back) }
        ?? run.context.text("the note of this write is damaged; nothing was changed")
      if let trouble = undone.trouble { throw trouble }
    } catch {
      screen.message = run.context.text(error)
    }
  }
}
