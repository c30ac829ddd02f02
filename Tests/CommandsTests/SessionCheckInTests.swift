import CommandSupport
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

  @Test func finishing() throws {
    let journal = try journal("2026-01-05 18:30-? Plan A\n  Squat: 5x5 @ 80kg\n")
    let run = Run("finish --at 19:42 --checkin", in: journal, now: "2026-01-05 19:50")
    #expect(run.code == .success && run.output.contains("Checked in at 19:42 · 1 day\n"), "\(run.errors)")
    #expect(
      try journal.text("checkins/2026/01.txt")
        == "[2026-01-05 19:42]\ntype = Strength Training\ntitle = Plan A\nsession = 2026-01-05 18:30\n")
    #expect(Run("lint --strict --now '2026-01-05 20:00'", in: journal).output == "")
    // Both are one write.
    _ = Run("undo", in: journal, now: "2026-01-05 19:50")
    #expect(try journal.text("checkins/2026/01.txt") == "")
    #expect(try journal.text("log/2026-01.txt").contains("18:30-?"))
  }

  @Test func theTypeThatIsNamed() throws {
    let journal = try journal("2026-01-05 18:30-?\n  Squat: 8\n")
    #expect(Run("finish --checkin=Musculaçao", in: journal, now: "2026-01-05 19:50").code == .success)
    #expect(try journal.text("checkins/2026/01.txt").contains("type = Musculação\n"))
    let wrong = try self.journal("2026-01-05 18:30-?\n  Squat: 8\n")
    let run = Run("finish --checkin=Yogga", in: wrong, now: "2026-01-05 19:50")
    #expect(run.code == .failure && run.errors.contains("Yogga"))
    #expect(try wrong.text("log/2026-01.txt").contains("18:30-?"))
  }

  @Test func aTypeStandsBehindTheSign() throws {
    let journal = try journal("2026-01-05 18:30-?\n  Squat: 8\n")
    let run = Run("finish --checkin Run", in: journal, now: "2026-01-05 19:50")
    #expect(run.code == .failure && run.errors.contains("write '--checkin=Run'"))
    #expect(Run("finish 19:40", in: journal, now: "2026-01-05 19:50").errors.contains("--at 19:40"))
  }

  @Test func aPastSession() throws {
    let journal = try journal("")
    let words = ["add", "session", "yesterday", "18:30-19:30", "Leve", "Squat: 5x5 @ 80kg", "--checkin"]
    let run = Run(Line(words), in: journal, now: "2026-01-05 12:00")
    #expect(run.code == .success, "\(run.errors)")
    #expect(
      try journal.text("checkins/2026/01.txt")
        == "[2026-01-04 19:30]\ntype = Strength Training\ntitle = Leve\nsession = 2026-01-04 18:30\n")
  }
}
