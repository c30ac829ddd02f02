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

  @Test func finishing() throws {
    let journal = try journal("2026-01-05 18:30-? Plan A\n  Squat: 5x5 @ 80kg\n")
    let run = Run("finish", "--at", "19:42", "--checkin", folder: journal.path, now: "2026-01-05 19:50")
    #expect(run.code == .success && run.output.contains("Checked in at 19:42 · 1 day\n"), "\(run.errors)")
    #expect(
      try checkIns(journal)
        == "[2026-01-05 19:42]\ntype = Strength Training\ntitle = Plan A\nsession = 2026-01-05 18:30\n")
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

  @Test func aPastSession() throws {
    let journal = try journal("")
    let words = ["add", "session", "yesterday", "18:30-19:30", "Leve", "Squat: 5x5 @ 80kg", "--checkin"]
    let run = Run(words: words, folder: journal.path, now: "2026-01-05 12:00")
    #expect(run.code == .success, "\(run.errors)")
    #expect(
      try checkIns(journal)
        == "[2026-01-04 19:30]\ntype = Strength Training\ntitle = Leve\nsession = 2026-01-04 18:30\n")
  }
}
