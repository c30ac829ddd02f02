import CommandSupport
import Commands
import Foundation
import TestSupport
import Testing

/// What is typed at the gym is what is meant: a slip makes no exercise, and a day is said as people say it.
@Suite struct SetEntryTests {
  private static let now = "2026-01-05 19:50"

  private func journal() throws -> ScratchJournal {
    try ScratchJournal([
      "bumbum.toml": "format = 1\n",
      "exercises.txt": "Bench press: chest\nPull-up: back\nLeg press 45: legs\n",
      "log/2026-01.txt": "2026-01-05 18:30-?\n",
    ])
  }

  private func text(_ journal: ScratchJournal, _ path: String) -> String {
    String(decoding: FileManager.default.contents(atPath: journal.path + "/" + path) ?? Data(), as: UTF8.self)
  }

  private func line(_ line: Line, answers: [String] = []) throws -> (run: Run, line: String?) {
    let journal = try journal()
    let run = Run("set \(line)", in: journal, now: Self.now, answers: answers)
    let log = text(journal, "log/2026-01.txt").split(separator: "\n").dropFirst().first
    return (run, log.map(String.init))
  }

  @Test(arguments: ["> shoulder hurts", "shoulder hurts badly"]) func aNoteIsSentToItsLine(note: String) throws {
    let run = try line("\(note)").run
    #expect(run.errors.contains("'> \(note == "> shoulder hurts" ? "shoulder hurts" : note)'"), "\(run.errors)")
  }

  /// What 'set' asks about, 'add session' does not write down unasked.
  @Test func aSlipInAPastSessionIsNoExercise() throws {
    let journal = try journal()
    let words = ["add", "session", "2026-01-04", "Bemch press: 60kg x 8"]
    let run = Run("\(words)", in: journal, now: Self.now)
    #expect(run.code == .failure)
    #expect(run.errors.contains("did you mean 'Bench press'? '--new' makes it an exercise of its own"), "\(run.errors)")
    #expect(!text(journal, "log/2026-01.txt").contains("Bemch"))
    #expect(Run("\(words) --new", in: journal, now: Self.now).code == .success)
    #expect(Run("\(words)", in: journal, now: Self.now).code == .success)
    #expect(Run("add session 2026-01-03 'Zercher: 60kg x 5'", in: journal, now: Self.now).code == .success)
  }

  @Test(arguments: ["Squat 5x5 @ 80kg", "Zercher 60kg x 10", "Bench press 80kg x 5"])
  func aLostColonIsNoTitle(line: String) throws {
    for others in [[], ["Bench press: 80kg x 5"]] {
      let journal = try journal()
      let run = Run("add session 2026-01-04 18:30 \(line) \(others)", in: journal, now: Self.now)
      #expect(run.code == .failure && run.errors.contains("'\(line)' would be the title"), "\(run.errors)")
      #expect(run.errors.contains("an exercise has a colon behind its name: \""))
    }
  }

  @Test(arguments: [
    (
      "Easy run", "an exercise is a line like \"Bench press: 80kg x 10\"",
      "um exercício é uma linha como \"Supino reto: 80kg x 10\""
    ),
    (
      "Week 5/3/1", "an exercise is a line like \"Bench press: 80kg x 10\"",
      "um exercício é uma linha como \"Supino reto: 80kg x 10\""
    ),
  ])
  func aPastSessionWithoutAnExercise(title: String, said: String, dito: String) throws {
    for (language, said) in [
      ("en", "the session has no exercise; 'bumbum undo' takes it back\n\(said)\n"),
      ("pt-BR", "o treino não tem exercício; 'bumbum undo' o desfaz\n\(dito)\n"),
    ] {
      let words = ["add", "session", "2026-01-04", "18:30-19:30", title, "--lang", language]
      let journals = try [journal(), journal()]
      let run = Run("\(words)", folder: journals[0].path, now: Self.now)
      #expect(run.code == .success && run.output.hasSuffix(" \(title)\n") && run.errors == said, "\(run.errors)")
      let full = Run("\(words) 'Bench press: 80kg x 5'", folder: journals[1].path, now: Self.now)
      #expect(full.code == .success && full.errors.isEmpty, "\(full.errors)")
    }
  }

  @Test(arguments: [
    (["100kg", "5"], "'100kg' says how much"), (["bench", "x", "10"], "'x 10' does not read as a set"),
    (["bench", "100x5"], "100 sets of 5, or 100 kg for 5 reps"),
    (["bench", "3x5", "@", "8"], "could be a load or an effort"),
    (["finish"], "'finish' is no exercise of this journal yet\n        did you mean 'bumbum finish'?"),
  ])
  func writesNothing(words: [String], said: String) throws {
    let (run, line) = try line(Line(words))
    #expect(run.code == .failure && line == nil)
    #expect(run.errors.contains(said), "\(run.errors)")
  }

  @Test(arguments: [
    (["bnech", "8"], "y", "  Bench press: 8"), (["bnech", "8"], "n", nil), (["Zercher", "8"], "s", "  Zercher: 8"),
    (["Zercher", "8"], "", "  Zercher: 8"), (["Zercher", "8"], "n", nil),
  ])
  func asks(words: [String], answer: String, written: String?) throws {
    let (run, line) = try line(Line(words), answers: [answer])
    #expect(run.code == .success && line == written)
    #expect(run.errors.contains("nothing was written") == (written == nil))
  }

  /// 5 January 2026 is a Monday.
  @Test(arguments: [
    ("today", "2026-01-05"), ("hoje", "2026-01-05"), ("Yesterday", "2026-01-04"), ("ontem", "2026-01-04"),
    ("tomorrow", "2026-01-06"), ("amanhã", "2026-01-06"), ("-2", "2026-01-03"), ("mon", "2026-01-05"),
    ("segunda", "2026-01-05"), ("seg.", "2026-01-05"), ("terça", "2026-01-06"), ("sábado", "2026-01-10"),
    ("sun", "2026-01-11"),
    ("domingo", "2026-01-11"), ("sexta-feira", "2026-01-09"), ("2026-01-01", "2026-01-01"),
  ])
  func days(said: String, date: String) throws {
    let journal = try journal()
    let run = Run("skip \(said) --dry-run", in: journal, now: Self.now)
    #expect(run.code == .success && run.output.contains("+[skip \(date)]"), "\(run.errors)")
    #expect(run.errors.hasPrefix("\(said): ") == (said != date))
  }

  @Test(arguments: ["tom", "-0", "-10000", "day", "2026-13-01", "mondays"])
  func noDays(said: String) throws {
    let journal = try journal()
    let run = Run("skip \(said) --dry-run", in: journal, now: Self.now)
    #expect(run.code == .failure && run.errors.contains("'\(said)' is no date"))
  }

  @Test func everywhereADayIsAskedFor() throws {
    let journal = try ScratchJournal(["bumbum.toml": "format = 1\nlanguage = \"pt-BR\"\n"])
    func run(_ words: Line) -> Run { Run("\(words)", in: journal, now: Self.now) }
    let added = run("add session ontem 18:30-19:30 'Squat: 5x5 @ 80kg'")
    #expect(added.output == "log/2026-01.txt:1: 2026-01-04 18:30-19:30\n")
    #expect(added.errors.hasPrefix("ontem: domingo, 4 de janeiro de 2026\n"))
    #expect(run("checkin Gym Perna --at ontem").output.contains("[2026-01-04]"))
    #expect(run("checkin Gym Perna --at '-2 07:00'").output.contains("[2026-01-03 07:00]"))
    #expect(run("measure 81.2 kg --at 'ontem 07:00'").code == .success)
    #expect(run("measure 81.5 --at 07:00").code == .success)
    let checkIns = text(journal, "checkins/2026/01.txt")
    #expect(checkIns.contains("bodyweight = 81.2kg") && checkIns.contains("bodyweight = 81.5kg"))
    #expect(run("show ontem").output.contains("Domingo, 4 de janeiro"))
    #expect(run("history --since -1").output.contains("04/01/2026"))
    #expect(run("remove session 'ontem 18:30' --yes").code == .success)
  }
}
