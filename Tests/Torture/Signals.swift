import Foundation
import TestSupport

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Sends Ctrl-C and its like at any moment of a writing command, and at its questions; and closes its pipe.
struct Signals {
  let binary: String
  let folder: String
  let tally: Tally
  let rounds: Int

  func run() throws {
    let stage = try Stage(binary: binary, Runner(folder))
    try whileWriting(stage)
    try atQuestions(stage)
    try closedPipe(stage)
  }

  private func whileWriting(_ stage: Stage) throws {
    let scratch = stage.scratch
    var random = SeededGenerator(seed: 1)
    for scenario in Scenario.all where !scenario.isEmpty {
      try stage.set(for: scenario)
      let (before, old) = (scratch.files(own: true), scratch.files())
      let clean = stage.run(scenario.words)
      let new = scratch.files()
      for _ in 0..<rounds {
        try scratch.reset(to: before)
        let signal = random.pick([SIGINT, SIGTERM, SIGHUP])
        let pause = UInt32.random(in: 0...UInt32(1 + clean.seconds * 1_200_000), using: &random)
        let outcome = stage.runner.run(stage.words(scenario.words)) { process in
          usleep(pause)
          kill(process, signal)
        }
        tally.add(.signals)
        let name = "\(scenario.name), signal \(signal) after \(pause) µs"
        if outcome.isCrash { tally.fail(.crashes, name) }
        // The next command takes back a half, if several files were being written.
        _ = stage.run(["undo", "--dry-run"])
        let state = scratch.files().filter { !$0.key.contains(".bumbum-") }
        if state != old, state != new { tally.fail(.torn, name) }
        guard state == old else { continue }
        let again = stage.run(scenario.words)
        if again.exitCode != 0 || scratch.files() != new {
          tally.fail(.inTheWay, "\(name): then again: \(again.message)")
        }
        if !scratch.leftovers.isEmpty { tally.fail(.inTheWay, "\(name): \(scratch.leftovers) stays") }
      }
    }
  }

  /// Types Ctrl-C at a question, and while a rest is counted down: nothing is done, and the terminal is as it was.
  private func atQuestions(_ stage: Stage) throws {
    guard isInstalled("script") else { return tally.skip("Ctrl-C at a question: there is no 'script'") }
    let scratch = stage.scratch
    try scratch.reset(to: SmallJournal.bytes)
    let old = scratch.files()
    let commands = [
      ["remove", "session", "2026-01-05 18:30"], ["plan", "delete", "Plan A"], ["finish", "--discard"],
      ["rest", "30s"],
    ]
    for command in commands {
      if command == ["finish", "--discard"] {
        _ = stage.run(["start"])
      }
      let state = scratch.files()
      let line = stage.words(command).map { "'\($0)'" }.joined(separator: " ")
      let inner = "trap : INT; stty -a > \(folder)/before; \(line); stty -a > \(folder)/after"
      try overwrite(Array(inner.utf8), to: folder + "/inner.sh")
      let outcome = stage.runner.run([
        "bash", "-c",
        "(sleep 0.4; printf '\\003'; sleep 0.4) | script -qec 'bash \(folder)/inner.sh' /dev/null",
      ])
      tally.add(.signals)
      let name = "Ctrl-C at '\(command.joined(separator: " "))'"
      if outcome.isHung { tally.fail(.hangs, name) }
      if outcome.isCrash { tally.fail(.crashes, name) }
      if scratch.files() != state { tally.fail(.torn, "\(name): something was written") }
      let (before, after) = (contents("before"), contents("after"))
      if before == nil || before != after { tally.fail(.untrue, "\(name): the terminal is not as it was") }
    }
    _ = stage.run(["finish", "--discard", "--yes"])
    if scratch.files() != old { tally.fail(.torn, "what Ctrl-C left") }
  }

  private func contents(_ name: String) -> String? {
    try? String(contentsOfFile: folder + "/" + name, encoding: .utf8)
  }

  /// Runs `bumbum history | head -1`: not a word, and no crash.
  private func closedPipe(_ stage: Stage) throws {
    let scratch = stage.scratch
    try scratch.reset(to: SmallJournal.bytes)
    let many = (0..<20000).map { "2026-01-05 \(10 + $0 % 10):00-21:00 Plan A\n  Squat: 80kg x 8\n" }.joined()
    try scratch.put("log/2026-01.txt", many)
    let views = [
      ["history", "--limit", "all"], ["history", "--limit", "all", "--json"], ["lint"],
      ["lint", "--format", "json"], ["help", "format"],
    ]
    for view in views {
      let line = stage.words(view).map { "'\($0)'" }.joined(separator: " ")
      let outcome = stage.runner.run(["bash", "-c", "\(line) | head -c 10; echo; echo ${PIPESTATUS[0]}"])
      tally.add(.signals)
      let code = String(decoding: outcome.output, as: UTF8.self).split(separator: "\n").last ?? ""
      let name = "\(view.joined(separator: " ")) | head"
      if outcome.isHung { tally.fail(.hangs, name) }
      if outcome.message.lowercased().contains("pipe") {
        tally.fail(.untrue, "\(name): says \(outcome.message.prefix(200))")
      }
      if !["0", "1", "141"].contains(code) { tally.fail(.crashes, "\(name): exit \(code)") }
    }
  }
}
