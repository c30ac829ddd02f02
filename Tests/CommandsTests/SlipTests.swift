import Commands
import Foundation
import TestSupport
import Testing

/// What is proposed after a slip can be copied, and what was written by mistake can be taken out again.
@Suite struct SlipTests {
  private func run(
    _ words: [String], _ journal: ScratchJournal, now: String = "2026-01-05 19:00", language: String = "en", answers: [String] = []
  ) -> Run {
    Run(words: words + ["--lang", language], folder: journal.path, now: now, answers: answers)
  }

  private func checkIns(_ journal: ScratchJournal) -> String? {
    try? String(contentsOfFile: journal.path + "/checkins/2026/01.txt", encoding: .utf8)
  }

  @Test(arguments: [
    ("2026-01-05 18:30-?", ["finish", "now"], "2026-01-05 18:50", "write 'bumbum finish --at 18:50'"),
    ("2026-01-05 18:30-?", ["finish", "18:45"], "2026-01-05 18:50", "write 'bumbum finish --at 18:45'"),
    ("2026-01-05 18:30-?", ["finish", "--at", "18:20"], "2026-01-05 18:50", "finish --at \"2026-01-05 18:50\""),
    ("2026-01-05 18:30-?", ["finish", "--at", "18:20"], "2026-01-05 21:00", "finish --at \"2026-01-05 19:42\""),
    ("2026-01-05 23:30-?", ["finish"], "2026-01-06 12:00", "finish --at \"2026-01-06 00:42\""),
    ("2026-01-05 21:00-?", ["set", "100kg x 5"], "2026-01-06 12:00", "finish --at \"2026-01-05 22:12\""),
  ])
  func aTimeThatHasCome(session: String, words: [String], now: String, help: String) throws {
    let journal = try ScratchJournal(["log/2026-01.txt": "\(session)\n  Squat: 100kg x 5\n"])
    let run = run(words, journal, now: now)
    #expect(run.code == .failure && run.errors.contains(help), "\(run.errors)")
  }

  /// 20 kg are 44.09 lb, 400 kg 881.8 lb.
  @Test(arguments: [
    ("kg", ["8125"], "8125kg is not what a person weighs: 20kg to 400kg", "write '81.25kg'"),
    ("kg", ["812"], "812kg is not what a person weighs", "write '81.2kg'"), ("kg", ["8.1"], "8.1kg is not", "write '81kg'"),
    ("kg", ["bodyweight=8125kg"], "8125kg is not", "write '81.25kg'"),
    ("kg", ["0"], "a bodyweight is more than 0, not 0kg", "write what the scales showed"),
    ("lb", ["1955"], "1955lb is not what a person weighs: 45lb to 881lb", "write '195.5lb'"),
    ("lb", ["882"], "882lb is not", "write '88.2lb'"), ("lb", ["44"], "44lb is not", "write '440lb'"),
  ])
  func aWeightThatNobodyHas(unit: String, words: [String], message: String, help: String) throws {
    let journal = try ScratchJournal(["bumbum.toml": "format = 1\nunit = \"\(unit)\"\n"])
    let run = run(["measure"] + words, journal)
    #expect(run.code == .failure && run.errors.contains(message) && run.errors.contains(help), "\(run.errors)")
    #expect(checkIns(journal) == nil)
  }

  /// Of 2,550 kg both 255 and 25.5 could be meant.
  @Test(arguments: [("250kg", "write '255kg'"), ("26kg", "write '25.5kg'")])
  func theWeightBeforeDecides(before: String, help: String) throws {
    let journal = try ScratchJournal(["checkins/2026/01.txt": "[measure 2026-01-02]\nbodyweight = \(before)\n"])
    #expect(run(["measure", "2550"], journal).errors.contains(help))
  }

  @Test func aWeightAmongTheFields() throws {
    let journal = try ScratchJournal(["bumbum.toml": "format = 1\nfields = [\"cintura\"]\n"])
    #expect(run(["measure", "cintura=90cm", "peso=81,5"], journal).code == .success)
    #expect(checkIns(journal) == "[measure 2026-01-05 19:00]\nbodyweight = 81.5kg\ncintura = 90cm\n")
    #expect(run(["measure", "400", "--at", "18:00"], journal).code == .success)
  }

  private static let entries = """
    [measure 2026-01-02 07:00]
    bodyweight = 81kg

    [measure 2026-01-05 07:00]
    bodyweight = 18kg

    [measure 2026-01-05 08:00]
    bodyweight = 81kg

    [skip 2026-01-20 .. 2026-01-24]
    reason = gripe

    """

  @Test(arguments: [
    (["measure", "2026-01-05 07:00"], "bodyweight = 18kg", "Remove the measure of 2026-01-05 07:00? [y/N] "),
    (["measure", "last", "friday"], "[measure 2026-01-02", "Remove the measure of 2026-01-02 07:00? [y/N] "),
    (["skip", "2026-01-22"], "[skip", "Remove the skip of 2026-01-20 .. 2026-01-24? [y/N] "),
  ])
  func isTakenOut(words: [String], gone: String, question: String) throws {
    let journal = try ScratchJournal(["checkins/2026/01.txt": Self.entries])
    let run = run(["remove"] + words, journal, answers: ["y"])
    #expect(run.code == .success && run.questions == question + "\n", "\(run.errors)\(run.questions)")
    let left = try #require(checkIns(journal))
    #expect(!left.contains(gone) && left.contains("[measure 2026-01-05 08:00]"))
  }

  @Test(arguments: [
    (["measure", "2026-01-05"], "no measure is of 2026-01-05", "on that day: '2026-01-05 07:00', '2026-01-05 08:00'"),
    (["skip", "2026-01-19"], "no skip is of 2026-01-19", "there is none on that day"),
    (["skip"], "say what to remove", "write 'bumbum remove skip 2026-01-15'"),
    (["weight", "today"], "say what to remove", "'checkin', 'measure' and 'skip'"),
  ])
  func isNotThere(words: [String], message: String, help: String) throws {
    let journal = try ScratchJournal(["checkins/2026/01.txt": Self.entries])
    let run = run(["remove"] + words, journal, answers: ["y"])
    #expect(run.code == .failure && run.errors.contains(message) && run.errors.contains(help), "\(run.errors)")
    #expect(checkIns(journal) == Self.entries)
    #expect(self.run(["remove"] + words, journal, language: "pt-BR").code == .failure)
  }
}
