import Format
import Journal
import Progression
import Statistics
import Text
import Training
import Views

/// One session, set by set. All it knows is in the journal, which it reads again before each set; only what a person swapped
/// or left is its own.
struct TrainLoop {
  enum Ending { case left, finished }

  private let invocation: Invocation
  private let typist: Typist
  private var journal = Journal()
  private var words = Words(.english)
  private var screen = TrainScreen(title: "")
  /// By the place of the exercise in the plan.
  private var swapped: [Int: String] = [:]
  private var left: Set<Int> = []
  private var place: Int?
  private var restEnd: Int?
  private var isNote = false

  /// Line by line nobody types key by key.
  init(_ invocation: Invocation, _ typist: Typist = Typist(next: { _ in [] }, seconds: { 0 }, width: { nil })) {
    self.invocation = invocation
    self.typist = typist
  }
}

// MARK: What comes next

extension TrainLoop {
  private mutating func look() throws(CommandFailure) {
    journal = try invocation.journalForProgress()
    words = try invocation.words(journal.settings)
    guard let open = try invocation.openSession() else {
      throw CommandFailure("the session is not open any more", help: "open one with 'bumbum start'")
    }
    let session = open.session
    screen.title = session.title ?? words.openSession
    screen.day = invocation.today
    screen.minutes = session.moment.map { minutes(since: $0) }
    screen.step = nil
    screen.done = []
    place = nil
    guard let title = session.title, let plan = PlanCatalog(journal).place(ofTitle: title) else { return }
    let progress = PlanProgress(journal.plans[plan], in: journal, today: invocation.today, now: invocation.now)
    guard let day = progress.day(ofTitle: title) else { return }
    choose(in: progress, progress.days[day].exercises, session)
  }

  private func minutes(since start: Moment) -> Int {
    let now = invocation.context.environment("BUMBUM_NOW").flatMap { Moment($0) } ?? invocation.context.now()
    let days = now.date.days(since: start.date)
    return max(0, days * 1440 + Int(now.time?.minutes ?? 0) - Int(start.time?.minutes ?? 0))
  }

  /// The first exercise with sets left; of those in turns the one with the fewest.
  private mutating func choose(in progress: PlanProgress, _ places: Range<Int>, _ session: Session) {
    var best: (place: Int, step: TrainScreen.Step, done: [WorkSet], group: Int)?
    var group = 0
    for place in places {
      let planned = progress.file.plan.exercises[place]
      if !planned.isSuperset { group += 1 }
      if let best, best.group != group { break }
      if left.contains(place) { continue }
      let names = [planned.name.value] + planned.alternatives.map(\.value)
      let own = session.exercises.filter { exercise in names.contains { nameKey($0) == nameKey(exercise.name) } }
      if own.contains(where: \.isSkipped) { continue }
      let chosen = own.last { !$0.sets.isEmpty }?.name ?? swapped[place]
      let exercise = progress.next(of: place, choosing: chosen)
      let done = own.flatMap(\.sets)
      let sets = exercise.sets
      guard done.count < sets.count, best.map({ done.count < $0.done.count }) ?? true else { continue }
      var set = sets[done.count]
      if !set.isLoaded, let last = done.last { set.load = last.load }
      let side = set.weight.flatMap { journal.plates(exercise)?.side(of: $0) }
      best = (
        place, TrainScreen.Step(exercise: exercise, number: done.count + 1, count: sets.count, set: set, plates: side), done, group
      )
    }
    guard let best else { return }
    (place, screen.step, screen.done) = (best.place, best.step, best.done)
  }
}

// MARK: What a person does

extension TrainLoop {
  private enum Answer { case goOn, end(Ending) }

  /// One whole line, or one key of those that mean something alone.
  private mutating func take(_ line: String) throws(CommandFailure) -> Answer {
    screen.message = ""
    let text = line.trimmed
    if isNote {
      isNote = false
      screen.isLine = false
      if !text.isEmpty { write(quoted(text), restAfter: false) }
      try look()
      return .goOn
    }
    switch text.lowercased() {
    case "": accept()
    case "s": skip()
    case "o": swap()
    case "u": say(invocation.running(["undo"]), words.takenBack)
    case "n":
      isNote = true
      screen.isLine = true
      screen.message = words.writeNote
      return .goOn
    case "f": return .end(.finished)
    case "q": return .end(.left)
    case "?": screen.message = words.trainHelp
    default: write(text, restAfter: true)
    }
    try look()
    return .goOn
  }

  private mutating func accept() {
    guard let step = screen.step else {
      screen.message = words.trainHelp
      return
    }
    write(SetRow([step.set]).text, restAfter: true)
  }

  /// Sets of the exercise, or of another that the line names.
  private mutating func write(_ line: String, restAfter: Bool) {
    var line = line
    if let step = screen.step, let reps = Int(line), 0...999 ~= reps, step.set.reps != nil {
      var set = step.set
      set.amount = .reps(Int32(reps))
      line = SetRow([set]).text
    }
    let isSets = SetText.check(line) == nil
    var words = ["set"]
    if isSets, let step = screen.step {
      // A name of the plan is no slip.
      words += [step.exercise.name, line, "--new"]
      if step.exercise.planned.isSuperset { words.append("--superset") }
    } else {
      words += line.split(separator: " ").map(String.init)
    }
    let (place, step) = (place, screen.step)
    let written = invocation.running(words)
    guard written.isDone else {
      screen.message = written.text
      return
    }
    guard restAfter, let step else { return }
    try? look()
    // In a superset the other exercise comes at once.
    let isTurn = screen.step.map { self.place != place && ($0.exercise.planned.isSuperset || step.exercise.planned.isSuperset) }
    restEnd = isTurn == true && screen.step?.number ?? 0 <= step.number ? nil : typist.seconds() + step.exercise.planned.plannedRest
  }

  private mutating func skip() {
    guard let place, let step = screen.step else { return }
    if screen.done.isEmpty {
      do throws(CommandFailure) {
        try invocation.quietly.writeSkip(of: step.exercise.planned.name.value)
      } catch {
        screen.message = error.message
        return
      }
    }
    left.insert(place)
    restEnd = nil
  }

  private mutating func swap() {
    guard let place, let step = screen.step else { return }
    let names = [step.exercise.planned.name.value] + step.exercise.planned.alternatives.map(\.value)
    guard names.count > 1, screen.done.isEmpty else {
      screen.message = names.count > 1 ? words.swapBeforeSets : words.nothingToSwap
      return
    }
    let now = names.firstIndex { nameKey($0) == nameKey(step.exercise.name) } ?? 0
    swapped[place] = names[(now + 1) % names.count]
  }

  private mutating func say(_ result: (isDone: Bool, text: String), _ done: String) {
    screen.message = result.isDone && result.text.isEmpty ? done : result.text
    restEnd = nil
  }
}

// MARK: Key by key

extension TrainLoop {
  mutating func run() throws(CommandFailure) -> Ending {
    try look()
    while true {
      if let end = restEnd {
        screen.rest = max(0, end - typist.seconds())
        if end <= typist.seconds() {
          restEnd = nil
          screen.rest = nil
          invocation.context.output.write("\u{7}")
        }
      } else {
        screen.rest = nil
      }
      draw()
      guard let bytes = typist.next(1000) else { continue }
      // The terminal is gone.
      if bytes.isEmpty { return .left }
      for key in keys(in: bytes) {
        if case .end(let ending) = try press(key) {
          invocation.context.output.write("\r\n")
          return ending
        }
      }
    }
  }

  private mutating func press(_ key: Character) throws(CommandFailure) -> Answer {
    switch key {
    case "\r", "\n":
      if restEnd != nil, screen.typed.isEmpty, !isNote {
        restEnd = nil
        return .goOn
      }
      let line = screen.typed
      screen.typed = ""
      return try take(line)
    // Ctrl-C, Ctrl-D
    case "\u{3}", "\u{4}": return .end(.left)
    case "\u{7F}", "\u{8}": if !screen.typed.isEmpty { screen.typed.removeLast() }
    case "\u{15}": screen.typed = ""
    case "\u{1B}":
      (screen.typed, isNote, screen.isLine) = ("", false, false)
    case _ where !isNote && screen.typed.isEmpty && "souNnfq?SOUFQ".contains(key): return try take(String(key))
    case _ where key.unicodeScalars.allSatisfy({ $0.value >= 0x20 }): screen.typed.append(key)
    default: break
    }
    return .goOn
  }

  /// What was typed; arrows and their like are none.
  private func keys(in bytes: [UInt8]) -> [Character] {
    if bytes.first == 0x1B, bytes.count > 1 { return [] }
    return Array(String(decoding: bytes, as: UTF8.self))
  }

  /// Over what was drawn before, without a flicker.
  private func draw() {
    let output = invocation.context.output
    guard let here = try? invocation.page(journal.settings) else { return }
    let page = Page(
      here.words, here.style, width: typist.width() ?? here.width, unit: here.unit, today: here.today)
    let prompt = screen.prompt(words)
    let lines = screen.lines(on: page).joined(separator: "\u{1B}[K\r\n")
    output.write("\u{1B}[H\(lines)\u{1B}[K\r\n\u{1B}[K\r\n\(prompt)\u{1B}[J")
  }
}

// MARK: Line by line

extension TrainLoop {
  mutating func runLineByLine() throws(CommandFailure) -> Ending {
    try look()
    var isFirst = true
    while true {
      let page = try invocation.page(journal.settings)
      invocation.print(screen.lines(on: page).joined(separator: "\n"))
      if let restEnd { invocation.print("\(words.rest) \(restEnd / 60):\(padded(restEnd % 60, 2))") }
      restEnd = nil
      guard let line = invocation.context.ask("> ") else {
        if isFirst {
          throw CommandFailure("'train' asks for each set, and there is nobody to ask", help: "run it in a terminal")
        }
        return .left
      }
      isFirst = false
      if case .end(let ending) = try take(line) { return ending }
    }
  }
}

extension Invocation {
  /// The same without a word of what was written.
  fileprivate var quietly: Invocation {
    var copy = self
    copy.context.output = Output { _ in }
    return copy
  }

  /// `NAME: skip` in the open session.
  fileprivate func writeSkip(of exercise: String) throws(CommandFailure) {
    try write(reading: .openSession(today)) { journal throws(CommandFailure) in
      guard let open = journal.openSession else { return ChangeSet() }
      let edits = try editing { () throws(EditFailure) in
        try open.log.addingSkip(of: exercise, inSession: open.place)
      }
      var changes = ChangeSet()
      try changes.edit(open.log.source.name, in: journal, edits)
      return changes
    }
  }
}
