import CommandSupport
import Commands
import Foundation
import Testing

/// Commands that write read few months; what they refuse, find and warn of is as if they had read all.
@Suite struct WriteScopeTests {
  private func run(_ journal: ScratchJournal, _ words: Line, now: String = "2026-03-01 12:00") -> Run {
    Run(words, in: journal, now: now)
  }

  @Test func aSessionOfTheNightBeforeIsInTheMonthBefore() throws {
    let journal = try ScratchJournal(["log/2026-01.txt": "2026-01-31 23:10-00:20 Treino\n"])
    let clash = run(journal, "add session 2026-02-01 00:10-00:40 Corrida --dry-run")
    #expect(clash.errors.contains("warning: the session of 2026-01-31 23:10 went on until 00:20"))
    let after = run(journal, "add session 2026-02-01 00:20-00:40 Corrida --dry-run")
    #expect(after.errors == "")
    // And the other way round: the one in the month after is begun before this one ended.
    let other = try ScratchJournal(["log/2026-02.txt": "2026-02-01 00:10-00:40 Corrida\n"])
    let before = run(other, "add session 2026-01-31 23:10-00:20 Treino --dry-run")
    #expect(before.errors.contains("warning: the session of 2026-01-31 23:10 went on until 00:20"))
  }

  /// Two can't be open; one that was forgotten longer ago than the months that `start` reads is for lint to find.
  @Test func anOpenSessionIsFoundInOlderMonths() throws {
    let journal = try ScratchJournal([
      "log/2024-05.txt": "2024-05-05 18:30-? Treino velho\n",
      "log/2026-02.txt": "2026-02-20 18:30-19:30 Corrida\n",
    ])
    #expect(run(journal, "start").errors.contains("a session is open already, since 2024-05-05 18:30"))
    let second = run(journal, "add session 2026-02-25 18:30-? Corrida")
    #expect(second.code == .failure)
    #expect(second.errors.contains("the session of 2024-05-05 18:30 is open too"))
    let set = run(journal, "set 'Remada: x' '80kg x 10' --dry-run --new")
    #expect(set.errors.contains("the session began at 2024-05-05 18:30; no session takes more than 12 hours"))
  }

  @Test func anExerciseIsFoundByItsBeginningInAnyMonth() throws {
    let journal = try ScratchJournal([
      "log/2019-05.txt": "2019-05-05 18:30-19:30 Treino\n  Barra fixa: bw x 8\n  Leg press 45: 100kg x 8\n",
      "log/2026-03.txt": "2026-03-01 11:30-? Treino\n  Barra fixa: bw x 8\n",
    ])
    #expect(run(journal, "set leg '80kg x 10' --dry-run").output.contains("Leg press 45: 80kg x 10"))
    #expect(run(journal, "set leg press 45 80kg x 10 --dry-run").output.contains("Leg press 45: 80kg x 10"))
    #expect(run(journal, "set Remada '80kg x 10' --dry-run --new").output.contains("Remada: 80kg x 10"))
  }

  /// A month alone would find 100 kg far above its 57.5; the years before have lifted it twice.
  @Test func whatIsOddInAMonthMayNotBeInYears() throws {
    let month = "2026-02-02\n  Supino: 57,5kg x 8/8/8\n\n2026-02-04\n  Supino: 57,5kg x 8/8/8\n"
    let add = ["add", "session", "2026-02-10", "Treino", "Supino: 100kg x 3", "--dry-run"]
    let young = try ScratchJournal(["log/2026-02.txt": month])
    #expect(
      Run(Line(add), in: young).errors
        == "bumbum: warning: 100kg is far above 57.5kg, the most of any other session; if the decimal mark is in the wrong place, write '10kg'\n"
    )
    let old = try ScratchJournal([
      "log/2019-05.txt": "2019-05-05\n  Supino: 100kg x 3\n\n2019-05-07\n  Supino: 100kg x 3\n",
      "log/2026-02.txt": month,
    ])
    #expect(Run(Line(add), in: old).errors == "")
  }

  /// A mistake somewhere else neither blocks a write nor is said by it.
  @Test func otherMonthsMayHaveMistakes() throws {
    let journal = try ScratchJournal([
      "log/2019-05.txt": "2019-05-05\n  Supino: 80x10\n", "log/2019-06.txt/x": "",
      "checkins/2019/05.txt": "[skip 2019-05-05 to 2019-05-06]\n",
    ])
    #expect(run(journal, "add session 2026-02-10 Treino 'Supino: 80kg x 3'").errors == "")
    #expect(run(journal, "checkin").errors == "")
    #expect(run(journal, "measure 81kg").errors == "")
  }

  @Test func aCheckInLinksTheSessionOfItsDay() throws {
    let journal = try ScratchJournal([
      "log/2026-03.txt": "2026-03-01 10:00-11:00 Treino\n",
      "checkins/2026/02.txt": "[2026-02-28 07:30]\n", "checkins/2026/03.txt/x": "",
    ])
    let other = try ScratchJournal(["log/2026-03.txt": "2026-03-01 10:00-11:00 Treino\n"])
    let checkIn = run(other, "checkin Gym Treino")
    #expect(checkIn.errors == "")
    #expect(
      other["checkins/2026/03.txt"]
        == "[2026-03-01 12:00]\ntype = Gym\ntitle = Treino\nsession = 2026-03-01 10:00\n")
    // What can't be read is not written over.
    #expect(run(journal, "checkin").code == .failure)
  }

  /// One that began almost a year before, in its last day; and one that begins on the last of the new days.
  @Test func rangesOfSkippedDaysAreSeenFromAfar() throws {
    let journal = try ScratchJournal([
      "checkins/2025/03.txt": "[skip 2025-03-02 .. 2026-03-02]\n", "checkins/2025/02.txt/x": "",
      "checkins/2026/04.txt": "[skip 2026-04-10]\n", "checkins/2026/05.txt/x": "", "log/2026-03.txt/x": "",
    ])
    let before = run(journal, "skip 2026-03-02 2026-03-03 --dry-run")
    #expect(before.errors.contains("2026-03-02 is in another range of skipped days too"))
    let after = run(journal, "skip 2026-03-20 2026-04-10 --dry-run")
    #expect(after.errors.contains("2026-04-10 is in another range of skipped days too"))
    let free = run(journal, "skip 2026-03-03 2026-04-09 gripe")
    #expect(free.errors == "")
    #expect(free.output.hasSuffix("checkins/2026/03.txt:1: [skip 2026-03-03 .. 2026-04-09]\n"))
  }
}
