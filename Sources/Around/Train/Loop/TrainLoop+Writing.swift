import Commands
import Grammar
import Guess
import Progression
import Recording
import Text
import Training
import Views

/// The writes of the loop, made by the commands that make them elsewhere.
extension TrainLoop {
  /// Writes sets of the exercise, or of another that the line names.
  mutating func write(_ line: String) {
    guard let turn = screen.turn, screen.aside == nil, isOfTurn(line) else { return write(other: line) }
    // A drop set is never the first: it belongs to the exercise done before.
    if turn.done.isEmpty, let lastDone, line.split(separator: " ").contains(where: { SetWord($0)?.plain == "d" }) {
      return write(other: "\(lastDone): \(line)")
    }
    var sets = line
    if let reps = turn.set.reps {
      if let number = Int(line), mayBeLoad(number, of: turn) {
        let load = "\(number)\(settings.unit) x \(reps)"
        screen.message = words("a load or reps? write '\(load)' or '\("\(number) reps")'")
        return
      }
      if let load = Weight(text: line), line.last?.isLetter == true { sets = "\(load) x \(reps)" }
    }
    write(sets: sets, of: turn, typed: line)
  }

  /// True if a line has sets, and no name before them.
  private func isOfTurn(_ line: String) -> Bool {
    let unit = settings.unit
    if TypedSets.reads(line, unit: unit) || Weight(text: line) != nil { return true }
    // 'x8', 'bw 8', 'w 60kg x 12', and '80kg: 10', where a name has its colon
    let word = line.prefix { $0 != " " }
    if word.last == ":", Weight(text: String(word.dropLast())) != nil { return true }
    return !Guess.acrossComma(line, unit: unit).isEmpty
      || line.first.map { $0.isNumber || $0 == "+" || $0 == "-" } ?? false && !line.holds(": ")
        && !line.hasPrefix("--")
  }

  /// True if a number alone may be the load: any while it is unknown, one far above the reps if the exercise is new.
  private func mayBeLoad(_ number: Int, of turn: Turn) -> Bool {
    !turn.set.isLoaded && (turn.awaitsLoad || turn.isFirst && number * 2 > (turn.set.reps ?? 0) * 3)
  }

  mutating func write(sets line: String, of turn: Turn, typed: String) {
    var request = SetRequest([line], of: turn.exercise.name)
    request.isSuperset = turn.exercise.planned.isSuperset
    guard let recorded = record(request, typed: typed) else { return }
    sayRecords(of: recorded)
    rest(after: recorded, turn)
    // The screen shows the sets of its exercise, but not of the one before, nor what they were typed as.
    let written = words.done(recorded.sets)
    if screen.turn?.place != turn.place || !typed.isEmpty && written != typed, !written.isEmpty {
      screen.message = ["\(turn.exercise.name): \(written)", screen.message].filter { !$0.isEmpty }
        .joined(separator: " · ")
    }
  }

  /// Writes a line of another exercise and shows it, as it is nowhere else on the screen.
  private mutating func write(other line: String) {
    // '--new' may follow the sets.
    let arguments = try? Arguments(operands(in: line), options: Command.set.options)
    guard !line.hasPrefix("--"), let arguments else {
      (screen.message, screen.typed, isRefused) = (
        words("sets are typed here; 'u' takes the last one back, 'bumbum set' has the rest"), line, isKeyByKey
      )
      return
    }
    guard let recorded = record(SetRequest(arguments, in: invocation), typed: line) else { return }
    // One more set of an exercise that is done already leaves the turn where it is.
    if !recorded.sets.isEmpty, let turn = screen.turn, let name = recorded.exercise, recorded.earlier.isEmpty {
      screen.aside = nameKey(name) == nameKey(turn.exercise.name) ? nil : name
    }
    showLine(of: recorded.changes)
    sayRecords(of: recorded)
    if let turn = screen.turn { rest(after: recorded, turn) }
  }

  /// Returns the operands in a line; a colon ends the name of an exercise, whatever the name holds.
  private func operands(in line: String) -> [String] {
    let (bytes, colon) = (Array(line.utf8), [UInt8(ascii: ":"), UInt8(ascii: " ")])
    guard let end = bytes[...].firstPlace(of: colon), end > 0, !bytes[..<end].contains(UInt8(ascii: "\"")) else {
      return line.split(separator: " ").map(String.init)
    }
    let sets = String(decoding: bytes[(end + 2)...], as: UTF8.self)
    return [String(decoding: bytes[..<end], as: UTF8.self)] + sets.split(separator: " ").map(String.init)
  }

  mutating func write(note: String) {
    guard let noted else {
      let run = invocation.acting(as: .add, "note \(note)")
      let changes = attempt(run, typed: "") { journal, _ throws(Refusal) in
        try journal.adding(note: note, on: nil, now: run.now)
      }
      if let changes { showLine(of: changes) }
      return
    }
    if let recorded = record(SetRequest([quoted(note)], of: noted), typed: "") { showLine(of: recorded.changes) }
  }

  /// Records a request; nil if nothing was written.
  mutating func record(_ request: SetRequest, typed: String) -> RecordedSets? {
    var request = request
    let (invocation, place) = (invocation, screen.turn?.place)
    request.isBare = true
    request.target = { invocation.plannedSets(of: $2, in: $0, $1, at: place) }
    let typedWords = ([request.exercise].compactMap(\.self) + request.words).joined(separator: " ")
    let run = invocation.acting(as: .set, typedWords)
    var made: RecordedSets?
    let changes = attempt(run, typed: typed) { journal, answers throws(Refusal) in
      let folder = try run.folder()
      made = try request.record(in: journal, now: run.now, answers: answers, lastExercise: folder.exerciseOfLastSet)
      return made?.changes
    }
    return changes == nil ? nil : made
  }

  /// Writes changes; nil if nothing was written: the typed text stays, to be mended or sent again as an answer.
  private mutating func attempt(
    _ run: Invocation, typed: String, _ make: (Journal, Answers) throws(Refusal) -> Changes?
  ) -> Changes? {
    do throws(Refusal) {
      let known = confirmed.flatMap { $0.text == typed ? $0.answers : nil } ?? Answers()
      let (changes, trouble) = try run.attempt(known, make)
      if let trouble { throw trouble }
      isLeftLast = false
      if let remark = run.context.remarks?.all.first { screen.message = run.context.text(remark) }
      return changes
    } catch {
      screen.message = run.context.text(error)
      screen.typed = typed
      if let question = error.question {
        asked = (typed, error)
        let keys: Message = error.isYesByDefault ? "Enter: yes · Esc: no" : "y: yes · Esc: no"
        screen.message = "\(run.context.text(question)) \(words(keys))"
      } else if isKeyByKey, !typed.isEmpty {
        screen.message += " · \(words("backspace mends it"))"
      }
      isRefused = isKeyByKey && !typed.isEmpty
      return nil
    }
  }

  /// Shows the line that was written.
  private mutating func showLine(of changes: Changes) {
    guard screen.message.isEmpty, let change = changes.files.first else { return }
    let line = LineComparison(change.before ?? [], change.after ?? []).firstAdded
    screen.message = printable(line?.text ?? "")
  }

  private mutating func sayRecords(of recorded: RecordedSets) {
    let records = words.newRecords(recorded.beaten, settings.unit)
    screen.message = [screen.message, records].filter { !$0.isEmpty }.joined(separator: " · ")
  }

  private mutating func rest(after recorded: RecordedSets, _ done: Turn) {
    // A remark alone is no set to rest after.
    if recorded.sets.isEmpty { return }
    try? look()
    let planned = done.exercise.planned
    // Plates are changed after a warm-up, and nobody waits, unless the plan has rests of its own for each set.
    let isFree = planned.rests.isEmpty && recorded.sets.allSatisfy { !$0.isWorking }
    let rest = isFree ? 0 : planned.rest(after: done.number - 1, of: done.exercise.sets.count)
    restEnd = screen.turn == nil || rest == 0 || isAtOnce(after: done) ? nil : typist.seconds() + rest
  }

  /// True if the next set comes without a rest, as in a superset.
  private func isAtOnce(after done: Turn) -> Bool {
    guard let next = screen.turn, next.place != done.place, next.number <= done.number else { return false }
    return next.exercise.planned.isSuperset || done.exercise.planned.isSuperset && next.place < done.place
  }
}
