/// The stage of a scenario: a program, the folder of a journal, and beside it the files that commands are given.
struct Stage {
  let binary: String
  let runner: Runner
  let scratch: Scratch
  private let given: [String: String]

  init(binary: String, _ runner: Runner, scratch: Scratch? = nil) throws {
    self.binary = binary
    self.runner = runner
    self.scratch = scratch ?? Scratch(path: runner.folder + "/j")
    given = ["PHOTO": runner.folder + "/photo.jpg", "EXPORT": runner.folder + "/export.csv"]
    try overwrite(SmallJournal.photo, to: runner.folder + "/photo.jpg")
    try overwrite(Array(SmallJournal.export.utf8), to: runner.folder + "/export.csv")
  }

  /// Returns the words of a command as it is run.
  func words(_ command: [String], at now: String = "2026-02-10 21:00") -> [String] {
    [binary] + command.map { given[$0] ?? $0 } + ["--dir", scratch.path, "--now", now, "--lang", "en"]
  }

  func run(_ command: [String]) -> Outcome { runner.run(words(command)) }

  /// Sets up the small journal, and runs the commands before the scenario.
  func set(for scenario: Scenario) throws {
    try scratch.reset(to: scenario.isEmpty ? [:] : SmallJournal.bytes)
    for command in scenario.before {
      let outcome = run(command)
      guard outcome.exitCode == 0 else { throw Failure("'\(command)' fails: \(outcome.message)") }
    }
  }
}
