import Grammar
import Progression
import Text
import Training
import Views

/// What is written down, by the command that writes it.
extension TrainLoop {
  /// Sets of the exercise, or of another that the line names.
  mutating func write(_ line: String) {
    // A remark alone is no set to rest after.
    let restAfter = !line.hasPrefix("\"")
    guard let turn = screen.turn else { return write(other: line, restAfter: restAfter) }
    switch TypedSets(line, beside: turn, unit: settings.unit) {
    case .ofTurn(let sets): write(sets: sets, of: turn, restAfter: restAfter, typed: line)
    case .other: write(other: line, restAfter: restAfter)
    case .refused(let failure):
      screen.message = [failure.message, failure.help].compactMap { $0.map(invocation.context.text) }.joined(
        separator: "; ")
    case .loadOrReps(let load, let reps): screen.message = words("a load or reps? write '\(load)' or '\(reps)'")
    }
  }

  mutating func write(sets line: String, of turn: Turn, restAfter: Bool = true, typed: String) {
    // A name of the plan is no slip.
    let words = ["set", turn.exercise.name, line, "--new"] + (turn.exercise.planned.isSuperset ? ["--superset"] : [])
    guard let answer = written(words, typed: typed) else { return }
    sayRecord(in: answer)
    if restAfter { rest(after: turn) }
    // It stands below the name of what comes next.
    if let next = screen.turn, next.place != turn.place, !screen.message.isEmpty {
      screen.message = "\(turn.exercise.name): \(screen.message)"
    }
  }

  /// What was done of another exercise is nowhere else on the screen.
  private mutating func write(other line: String, restAfter: Bool) {
    guard !line.hasPrefix("--") else {
      (screen.message, screen.typed, isRefused) = (
        words("sets are typed here; 'u' takes the last one back, 'bumbum set' has the rest"), line, isKeyByKey
      )
      return
    }
    guard let answer = written(["set"] + operands(in: line), typed: line) else { return }
    showLine(in: answer)
    sayRecord(in: answer)
    if restAfter, let turn = screen.turn { rest(after: turn) }
  }

  /// A colon ends the name of an exercise, whatever that has in it.
  private func operands(in line: String) -> [String] {
    let (bytes, colon) = (Array(line.utf8), [UInt8(ascii: ":"), UInt8(ascii: " ")])
    guard let end = bytes[...].firstPlace(of: colon), end > 0, !bytes[..<end].contains(UInt8(ascii: "\"")) else {
      return line.split(separator: " ").map(String.init)
    }
    let sets = String(decoding: bytes[(end + 2)...], as: UTF8.self)
    return [String(decoding: bytes[..<end], as: UTF8.self)] + sets.split(separator: " ").map(String.init)
  }

  mutating func writeNote(_ text: String) {
    guard let turn = screen.turn else { return write(other: quoted(text), restAfter: false) }
    guard let answer = written(["set", turn.exercise.name, quoted(text), "--new"], typed: "") else { return }
    showLine(in: answer)
  }

  /// Nil where nothing was written: what was typed stays, to be mended, or to be sent once more where that answers a question.
  mutating func written(_ command: [String], typed: String) -> String? {
    let written = invocation.running(command, answer: confirmed == typed ? "y" : nil)
    if written.isDone {
      if let warning = written.warning { screen.message = warning }
      return written.answer
    }
    screen.typed = typed
    // Here sets are typed without the command.
    screen.message = written.text.swapping("bumbum set ", for: "")
    if let question = written.question {
      asked = typed
      // Without its own '[y/N]'.
      screen.message = "\(String(question.prefix { $0 != "[" }).trimmed) \(words("Enter: yes · Esc: no"))"
    } else if isKeyByKey, !typed.isEmpty {
      screen.message += " · \(words("backspace mends it"))"
    }
    isRefused = isKeyByKey && !typed.isEmpty
    return nil
  }

  /// The line behind its place in the file.
  private mutating func showLine(in answer: String) {
    let answer = Array(answer.utf8)[...]
    guard screen.message.isEmpty, let place = answer.firstPlace(of: Array(": ".utf8)) else { return }
    screen.message = String(decoding: answer[(place + 2)...].prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
  }

  private mutating func sayRecord(in answer: String) {
    let answer = Array(answer.utf8)[...]
    let starts = [words("New record:"), words("Best so far:")]
    guard let record = starts.lazy.compactMap({ answer.firstPlace(of: Array($0.utf8)) }).first else { return }
    // It was broken into lines for another width.
    let lines = answer[record...].split(separator: UInt8(ascii: "\n")).map {
      String(decoding: $0, as: UTF8.self).trimmed
    }
    screen.message = [screen.message, lines.joined(separator: " ")].filter { !$0.isEmpty }.joined(separator: " · ")
  }

  private mutating func rest(after done: Turn) {
    try? look()
    restEnd = screen.turn == nil || isAtOnce(after: done) ? nil : typist.seconds() + done.exercise.planned.plannedRest
  }

  /// In a superset the other exercise comes without a rest.
  private func isAtOnce(after done: Turn) -> Bool {
    guard let next = screen.turn, next.place != done.place, next.number <= done.number else { return false }
    return next.exercise.planned.isSuperset || done.exercise.planned.isSuperset && next.place < done.place
  }
}
