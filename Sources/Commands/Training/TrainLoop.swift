import Format
import Journal
import Progression
import Statistics
import Text
import Training
import Views

/// One session, set by set. All it knows is in the journal, which it reads again before each set; only what a person swapped
/// is its own.
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
  /// On the clock of the typist: when the rest is over, and when the last one was, unless Enter ended it.
  var restEnd: Int?
  var restEnded: Int?
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
    screen.turn = planned.flatMap { planned in
      let left = planned.places.filter { place in planned.progress.own(place, in: session).contains(where: \.isLeft) }
      return planned.progress.turn(ofDay: planned.day, in: session, swapped: swapped, left: Set(left))
    }
    screen.plates = screen.turn.flatMap { turn in
      turn.set.weight.flatMap { planned?.journal.plates(turn.exercise)?.side(of: $0) }
    }
  }

  /// Of the session so far.
  var minutes: Int? { start.map { max(0, invocation.clock().minutes(since: $0)) } }

  /// One whole line, or one key of those that mean something alone.
  mutating func take(_ line: String) throws(CommandFailure) -> Answer {
    screen.message = ""
    restEnded = nil
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
    write(sets: SetRow([turn.set]).text, of: turn)
  }

  /// `8/8`, `3x5`: sets without a load are done with that of the target.
  private func withLoad(_ line: String) -> String {
    guard let load = screen.turn?.set.load, load != .none, !line.utf8.contains(UInt8(ascii: "\"")), let sets = try? SetText(line).sets,
      !sets.isEmpty, sets.allSatisfy({ $0.load == .none && $0.reps != nil })
    else { return line }
    return SetRow(sets.map { set in
      var loaded = set
      loaded.load = load
      return loaded
    }).text
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
    // A load alone is done with the reps of the target.
    if let turn = screen.turn, let reps = turn.set.reps, let load = Weight(text: line), line.last?.isLetter == true {
      line = "\(load) x \(reps)"
    }
    if let turn = screen.turn, let reps = Int(line), 0...999 ~= reps, turn.set.reps != nil {
      if let bare = BareReps(line), bare.isLoad(beside: [turn.set]) {
        let load = "\(reps)\(turn.set.weight?.unit ?? settings.unit) x \(turn.set.reps ?? 0)"
        screen.message = words.loadOrReps(load, SetRow([turn.set.doing(reps)]).text)
        return
      }
      // How hard it was nobody knows but who did it.
      var set = turn.set.doing(reps)
      set.effort = nil
      line = SetRow([set]).text
    }
    line = withLoad(line + parted.marks)
    if let turn = screen.turn, SetText.check(line) == nil {
      write(sets: line, of: turn, restAfter: restAfter)
    } else {
      write(["set"] + line.split(separator: " ").map(String.init), typed: parted.line + parted.marks, isOfTurn: false, restAfter: restAfter)
    }
  }

  private mutating func write(sets line: String, of turn: Turn, restAfter: Bool = true) {
    // A name of the plan is no slip.
    let words = ["set", turn.exercise.name, line, "--new"]
    write(turn.exercise.planned.isSuperset ? words + ["--superset"] : words, typed: line, isOfTurn: true, restAfter: restAfter)
  }

  private mutating func write(_ command: [String], typed: String, isOfTurn: Bool, restAfter: Bool) {
    let written = invocation.running(command)
    guard written.isDone else {
      // Here sets are typed without the command. What was typed stays, to be mended.
      screen.message = written.text.swapping("bumbum set ", for: "")
      screen.typed = typed
      return
    }
    let answer = Array(written.answer.utf8)[...]
    // What was done of another exercise is nowhere else on the screen: the line behind its place in the file.
    if !isOfTurn, let place = answer.firstPlace(of: Array(": ".utf8)) {
      screen.message = String(decoding: answer[(place + 2)...].prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    }
    let starts = [self.words.newRecord, self.words.newBest]
    if let record = starts.lazy.compactMap({ answer.firstPlace(of: Array($0.utf8)) }).first {
      // It was broken into lines for another width.
      let lines = answer[record...].split(separator: UInt8(ascii: "\n"))
      screen.message = lines.map { String(decoding: $0, as: UTF8.self).trimmed }.joined(separator: " ")
    }
    if let warning = written.warning { screen.message = warning }
    guard restAfter, let done = screen.turn else { return }
    try? look()
    restEnd = screen.turn == nil || isAtOnce(after: done) ? nil : typist.seconds() + done.exercise.planned.plannedRest
  }

  /// In a superset the other exercise comes without a rest.
  private func isAtOnce(after done: Turn) -> Bool {
    guard let next = screen.turn, next.place != done.place, next.number <= done.number else { return false }
    return next.exercise.planned.isSuperset || done.exercise.planned.isSuperset && next.place < done.place
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

extension PerformedExercise {
  /// `s` was pressed behind its first sets: what was left out is a remark of it, in either language.
  fileprivate var isLeft: Bool {
    let said = [Settings.Language.english, .brazilianPortuguese].flatMap { language in
      [1, 2].map { String(Words(language).setsLeftOut($0).drop { $0.isNumber }) }
    }
    return remarks.contains { remark in remark.text.first?.isNumber == true && said.contains(String(remark.text.drop { $0.isNumber })) }
  }
}
