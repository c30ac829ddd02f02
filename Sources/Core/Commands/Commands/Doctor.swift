import Grammar
import JSON
import Storage
import Text
import Views

extension Command {
  static let doctor = Command(
    "doctor", "Look whether this journal and this clone are as they should be, and say what to do",
    usage: ["doctor", "doctor --recover"],
    details: """
      Files, format, writing (it is tried), photos, git and what git knows of the journal. It changes no file of the journal.
      '--recover' is what every command does by itself before it looks at anything; a file that was changed since stays as it
      is. Files that end in '.saved' are what another program saved meanwhile: they are named, and never removed.
      Exit code: 1 when there is an error, 0 otherwise.
      """,
    options: [
      Option("--recover", nil, "take back what was stopped half-way, and clear away what it left"),
      Option("--tokens", "FILE", "what the program sees in a file, token by token"), .json,
    ],
    examples: [
      ("bumbum doctor", "after a clone, or on a new machine"), ("bumbum doctor --json", "for a script"),
      ("bumbum doctor --recover", "after a crash or a power cut"),
    ]
  ) { invocation throws(Refusal) in
    try invocation.refuseWords()
    if let path = invocation.arguments.value("--tokens") { return try invocation.printTokens(of: path) }
    if invocation.arguments.has("--recover") { return try invocation.recoverAll() }
    let patient = try Patient(invocation)
    let checkups = try patient.checkups + (invocation.versions?.checkups(patient) ?? [])
    let states = checkups.flatMap { checkup in checkup.states.map { (check: checkup.name, state: $0) } }
    invocation.show(states)
    return states.contains { $0.state.level == .error } ? .findings : .success
  }
}

extension Invocation {
  fileprivate func show(_ states: [(check: Message, state: Checkup.State)]) {
    guard arguments.has("--json") else {
      let facts = states.map { check, state in
        Fact(language.said(check), shown(state), language.said(state.remedy ?? ""))
      }
      return print(facts.text(style, width: context.output.width))
    }
    let checks: [Members] = states.map { check, state in
      [
        "check": check.english, "state": state.level.rawValue, "message": state.message.english,
        "remedy": state.remedy?.english,
      ]
    }
    let answer: Members = ["schema": JSON.schema, "view": "doctor", "today": today, "checks": checks]
    print(answer.json.pretty)
  }

  private func shown(_ state: Checkup.State) -> String {
    switch state.level {
    case .ok, .note: language.said(state.message)
    case .warning: style.emphasis(language.said(.warning), .warning) + ": " + language.said(state.message)
    case .error: style.emphasis(language.said(.error), .error) + ": " + language.said(state.message)
    }
  }
}

extension Invocation {
  /// Takes back a write that was stopped half-way, as every command does first, and removes what it left. Files of
  /// other programs (`.saved`) are named and stay.
  func recoverAll() throws(Refusal) -> ExitCode {
    let folder = try folderAsItIs()
    var isRecovered = false
    let removed = try folder.withLock(
      orThrow: Refusal.init,
      recovered: { recovery in
        isRecovered = true
        say(recovery, in: folder)
      }
    ) { () throws(Refusal) in folder.removeLeftovers() }
    for path in removed {
      print(language.said("removed: \(printable(folder.shownPrefix + path))"))
    }
    let saved = folder.leftovers().saved
    for path in saved {
      print(
        language.said(
          "\(printable(folder.shownPrefix + path)): another program saved this; compare it with the file beside it"))
    }
    if !isRecovered, removed.isEmpty, saved.isEmpty { say("nothing was stopped half-way") }
    return .success
  }

  /// Prints every token of a file: 1-based line and column, kind, text.
  func printTokens(of path: String) throws(Refusal) -> ExitCode {
    let source = try source(path)
    let lines = LineTable(source.bytes)
    for token in tokens(of: source, kind: FileKind(guessing: source)) {
      let line = lines.line(at: token.range.lowerBound)
      let column = token.range.lowerBound - lines.range(ofLine: line).lowerBound
      print("\(line + 1):\(column + 1)\t\(token.kind)\t'\(printable(source.text(token.range)))'")
    }
    return .success
  }
}
