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
  enum Answer { case goOn, end(Ending) }

  static let nobodyToAsk = CommandFailure(
    "'train' asks for each set, and there is nobody to ask", help: "run it in a terminal")

  let invocation: Invocation
  let typist: Typist
  private(set) var settings = Settings()
  private(set) var words = Words(.english)
  var screen = TrainScreen(title: "")
  /// By the place of the exercise in the plan.
  private var swapped: [Int: String] = [:]
  private var left: Set<Int> = []
  /// On the clock of the typist.
  var restEnd: Int?
  /// When the session began.
  private(set) var start: Moment?
  /// What is typed is a note.
  var isNote = false
  /// Of a letter that came in pieces what is there.
  var half: [UInt8] = []

  /// Line by line nobody types key by key.
  init(_ invocation: Invocation, _ typist: Typist = Typist(next: { _ in [] }, seconds: { 0 }, width: { nil })) {
    self.invocation = invocation
    self.typist = typist
  }
}

extension TrainLoop {
  /// Reads what is in the journal now.
  mutating func look() throws(CommandFailure) {
    guard let open = try invocation.openSession() else {
      throw CommandFailure("the session is not open any more", help: "open one with 'bumbum start'")
    }
    let session = open.session
    let swapped = swapped
    var planned: PlannedDay?
    if let title = session.title {
      planned = try invocation.plannedDay(title) { planned in
        planned.places.map { ($0, planned.progress.name(of: $0, in: session) ?? swapped[$0]) }
      }
    }
    settings = JournalLoader(try invocation.folder(), plans: .none).journal.settings
    words = try invocation.words(settings)
    screen.title = session.title ?? words.openSession
    screen.day = invocation.today
    start = session.moment
    screen.minutes = minutes
    screen.turn = planned.flatMap { $0.progress.turn(ofDay: $0.day, in: session, swapped: swapped, left: left) }
    screen.plates = screen.turn.flatMap { turn in
      turn.set.weight.flatMap { planned?.journal.plates(turn.exercise)?.side(of: $0) }
    }
  }

  /// Of the session so far.
  var minutes: Int? { start.map { max(0, invocation.clock().minutes(since: $0)) } }

  /// One whole line, or one key of those that mean something alone.
  mutating func take(_ line: String) throws(CommandFailure) -> Answer {
    screen.message = ""
    let text = line.trimmed
    if isNote {
      isNote = false
      if !text.isEmpty { write(quoted(text), restAfter: false) }
    } else if text.isEmpty {
      accept()
    } else if let key = TrainKey(line: text) {
      switch key {
      case .skip: skip()
      case .swap: swap()
      case .undo: undo()
      case .note:
        isNote = true
        screen.message = words.writeNote
        return .goOn
      case .finish: return .end(.finished)
      case .leave: return .end(.left)
      case .help: screen.message = settings.unit.examples(words.trainHelp)
      }
    } else {
      write(text, restAfter: true)
    }
    try look()
    return .goOn
  }

  private mutating func accept() {
    guard let turn = screen.turn else {
      screen.message = settings.unit.examples(words.trainHelp)
      return
    }
    write(SetRow([turn.set]).text, restAfter: true)
  }

  /// Sets of the exercise, or of another that the line names.
  private mutating func write(_ line: String, restAfter: Bool) {
    let parted = partedAtMarks(line)
    var line = parted.line
    if let turn = screen.turn, turn.set.reps == nil,
      let failure = BareReps(line)?.refusal(of: turn.exercise.name, beside: [turn.set], unit: settings.unit)
    {
      screen.message = ([failure.message] + [failure.help].compactMap(\.self)).map(invocation.language.said).joined(separator: "; ")
      return
    }
    if let turn = screen.turn, let reps = Int(line), 0...999 ~= reps, turn.set.reps != nil {
      if let bare = BareReps(line), bare.isLoad(beside: [turn.set]) {
        let load = "\(reps)\(turn.set.weight?.unit ?? settings.unit) x \(turn.set.reps ?? 0)"
        screen.message = words.loadOrReps(load, SetRow([turn.set.doing(reps)]).text)
        return
      }
      line = SetRow([turn.set.doing(reps)]).text
    }
    line += parted.marks
    let isSets = SetText.check(line) == nil
    var words = ["set"]
    if isSets, let turn = screen.turn {
      // A name of the plan is no slip.
      words += [turn.exercise.name, line, "--new"]
      if turn.exercise.planned.isSuperset { words.append("--superset") }
    } else {
      words += line.split(separator: " ").map(String.init)
    }
    let written = invocation.running(words)
    guard written.isDone else {
      // Here sets are typed without the command.
      screen.message = written.text.swapping("bumbum set ", for: "")
      return
    }
    let answer = Array(written.answer.utf8)[...]
    // What was done of another exercise is nowhere else on the screen: the line behind its place in the file.
    if !isSets, let place = answer.firstPlace(of: Array(": ".utf8)) {
      screen.message = String(decoding: answer[(place + 2)...].prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    }
    let starts = [self.words.newRecord, self.words.newBest]
    if let record = starts.lazy.compactMap({ answer.firstPlace(of: Array($0.utf8)) }).first {
      // It was broken into lines for another width.
      let lines = answer[record...].split(separator: UInt8(ascii: "\n"))
      screen.message = lines.map { String(decoding: $0, as: UTF8.self).trimmed }.joined(separator: " ")
    }
    guard restAfter, let done = screen.turn else { return }
    try? look()
    restEnd = screen.turn == nil || isAtOnce(after: done) ? nil : typist.seconds() + done.exercise.planned.plannedRest
  }

  /// In a superset the other exercise comes without a rest.
  private func isAtOnce(after done: Turn) -> Bool {
    guard let next = screen.turn, next.place != done.place, next.number <= done.number else { return false }
    return next.exercise.planned.isSuperset || done.exercise.planned.isSuperset
  }

  private mutating func skip() {
    guard let turn = screen.turn else { return }
    if turn.done.isEmpty {
      let written = invocation.running(["set", turn.exercise.planned.name.value, "skip", "--new"])
      if !written.isDone {
        screen.message = written.text
        return
      }
    } else {
      write(quoted(words.setsLeftOut(turn.count - turn.number + 1)), restAfter: false)
    }
    left.insert(turn.place)
    restEnd = nil
  }

  private mutating func swap() {
    guard let turn = screen.turn else { return }
    let names = [turn.exercise.planned.name.value] + turn.exercise.alternatives
    guard names.count > 1, turn.done.isEmpty else {
      screen.message = names.count > 1 ? words.swapBeforeSets : words.nothingToSwap
      return
    }
    let now = names.firstIndex { nameKey($0) == nameKey(turn.exercise.name) } ?? 0
    swapped[turn.place] = names[(now + 1) % names.count]
  }

  /// Sets and skips, and nothing that was written before the session began.
  private mutating func undo() {
    let last = (try? invocation.folder())?.rememberedWrites().done.first?.words.split(separator: " ").first
    guard last == "set" || last == "train" else {
      screen.message = words.undoing.nothingToUndo
      return
    }
    let result = invocation.running(["undo"])
    let undone = result.answer.split(separator: "\n").first.map { String($0).swapping(" --new", for: "") }
    screen.message = result.isDone && result.text.isEmpty ? undone ?? words.takenBack : result.text
    // What was left may be back.
    left = []
    restEnd = nil
  }
}

/// `3 rpe 9` is a number alone with marks behind it, which stay as they are typed; of any other line all is first.
private func partedAtMarks(_ line: String) -> (line: String, marks: String) {
  let count = String(line.prefix { $0.isNumber })
  let behind = String(line.dropFirst(count.count))
  let word = behind.split(separator: " ").first.map(String.init) ?? ""
  let isMark = word.hasPrefix("\"") || SetMark.all.contains { $0.keyword?.description == word }
  return !count.isEmpty && isMark && SetText.check(line) == nil ? (count, behind) : (line, "")
}
