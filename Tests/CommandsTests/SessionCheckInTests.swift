import Commands
import Foundation
import TestSupport
import Testing

/// The check-in of a session is made with it, once.
@Suite struct SessionCheckInTests {
  private func journal(_ session: String, checkIns: String = "") throws -> ScratchJournal {
    try ScratchJournal([
      "log/2026-01.txt": session, "exercises.txt": "Corrida: cardio\nRemo: cardio\nSquat: legs\n",
      "checkins/2026/01.txt": checkIns,
    ])
  }

  private func checkIns(_ journal: ScratchJournal) throws -> String {
    try String(contentsOfFile: journal.path + "/checkins/2026/01.txt", encoding: .utf8)
  }

  @Test(arguments: [
    (" Plan A\n  Squat: 5x5 @ 80kg", "type = Strength Training\ntitle = Plan A"),
    ("\n  Corrida: 5km in 27:30", "type = Run\ntitle = Session"),
    (" Leve\n  Remo: 10min", "type = Gym\ntitle = Leve"),
    (" Leve\n  Corrida: 5km\n  Squat: 8", "type = Strength Training\ntitle = Leve"),
  ])
  func finishing(session: String, entry: String) throws {
    let journal = try journal("2026-01-05 18:30-?\(session)\n")
    let run = Run("finish", "--at", "19:42", "--checkin", folder: journal.path, now: "2026-01-05 19:50")
    #expect(run.code == .success && run.output.contains("Checked in at 19:42 · 1 day\n"), "\(run.errors)")
    #expect(try checkIns(journal) == "[2026-01-05 19:42]\n\(entry)\nsession = 2026-01-05 18:30\n")
    #expect(Run("lint", "--strict", "--now", "2026-01-05 20:00", folder: journal.path).output == "")
    // Both are one write.
    _ = Run("undo", folder: journal.path, now: "2026-01-05 19:50")
    #expect(try checkIns(journal) == "")
    #expect(try String(contentsOfFile: journal.path + "/log/2026-01.txt", encoding: .utf8).contains("18:30-?"))
  }

  @Test func theTypeThatIsNamed() throws {
    let journal = try journal("2026-01-05 18:30-?\n  Squat: 8\n")
    #expect(Run("finish", "--checkin=Musculaçao", folder: journal.path, now: "2026-01-05 19:50").code == .success)
    #expect(try checkIns(journal).contains("type = Musculação\n"))
    let wrong = try self.journal("2026-01-05 18:30-?\n  Squat: 8\n")
    let run = Run("finish", "--checkin=Yogga", folder: wrong.path, now: "2026-01-05 19:50")
    #expect(run.code == .failure && run.errors.contains("Yogga"))
    #expect(try String(contentsOfFile: wrong.path + "/log/2026-01.txt", encoding: .utf8).contains("18:30-?"))
  }

  @Test func aTypeStandsBehindTheSign() throws {
    let journal = try journal("2026-01-05 18:30-?\n  Squat: 8\n")
    let run = Run("finish", "--checkin", "Run", folder: journal.path, now: "2026-01-05 19:50")
    #expect(run.code == .failure && run.errors.contains("write '--checkin=Run'"))
    #expect(Run("finish", "19:40", folder: journal.path, now: "2026-01-05 19:50").errors.contains("--at 19:40"))
  }

  @Test func aSessionHasOne() throws {
    let made = "[2026-01-05 18:40]\ntype = Gym\ntitle = A\nsession = 2026-01-05 18:30\n"
    let journal = try journal("2026-01-05 18:30-?\n  Squat: 8\n", checkIns: made)
    let run = Run("finish", "--checkin", folder: journal.path, now: "2026-01-05 19:50")
    #expect(run.code == .success && run.errors.contains("the check-in of 2026-01-05 18:40 belongs to this session"))
    #expect(try checkIns(journal) == made)
  }

  @Test func aMinuteOfItsOwn() throws {
    let journal = try journal("2026-01-05 18:30-?\n  Squat: 8\n", checkIns: "[2026-01-05 19:50]\n")
    #expect(Run("finish", "--checkin", folder: journal.path, now: "2026-01-05 19:50").code == .success)
    #expect(try checkIns(journal).hasPrefix("[2026-01-05 19:49]\ntype"))
  }

  @Test(arguments: [
    (
      ["yesterday", "18:30-19:30", "Leve"],
      "[2026-01-04 19:30]\ntype = Strength Training\ntitle = Leve\nsession = 2026-01-04 18:30\n"
    ),
    (
      ["2026-01-04", "23:30-00:30"],
      "[2026-01-05 00:30]\ntype = Strength Training\ntitle = Session\nsession = 2026-01-04 23:30\n"
    ),
    (["2026-01-04"], "[2026-01-04]\ntype = Strength Training\ntitle = Session\nsession = 2026-01-04\n"),
  ])
  func addingOne(words: [String], entry: String) throws {
    let journal = try journal("")
    let run = Run(
      words: ["add", "session"] + words + ["Squat: 5x5 @ 80kg", "--checkin"], folder: journal.path,
      now: "2026-01-05 12:00")
    #expect(run.code == .success, "\(run.errors)")
    #expect(try checkIns(journal) == entry)
  }
}
