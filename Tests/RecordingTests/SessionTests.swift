import Grammar
import Recording
import Testing
import Text
import Training

/// Sessions are finished, added, and removed together with what belongs to them.
@Suite struct SessionTests {
  private func journal(_ log: String, checkIns: String = "") -> Journal {
    Journal([
      "log/2026-01.txt": log, "exercises.txt": "Corrida: cardio\nRemo: cardio\nSquat: legs\n",
      "checkins/2026/01.txt": checkIns,
    ])
  }

  private func finish(_ journal: Journal, type: String? = nil) throws -> RecordedSession {
    try journal.finishing(
      at: moment("2026-01-05 19:42"), now: moment("2026-01-05 19:50"),
      checkIn: SessionCheckIn(type: type, untitled: "Session"))
  }

  @Test(arguments: [
    (" Plan A\n  Squat: 5x5 @ 80kg", nil, "type = Strength Training\ntitle = Plan A"),
    ("\n  Corrida: 5km in 27:30", nil, "type = Run\ntitle = Session"),
    (" Leve\n  Remo: 10min", nil, "type = Gym\ntitle = Leve"),
    (" Leve\n  Corrida: 5km\n  Squat: 8", nil, "type = Strength Training\ntitle = Leve"),
    ("\n  Squat: 8", "Musculaçao", "type = Musculação\ntitle = Session"),
  ])
  func aCheckInOfTheSession(session: String, type: String?, entry: String) throws {
    let finished = try finish(journal("2026-01-05 18:30-?\(session)\n"), type: type)
    #expect(finished.text() == "2026-01-05 18:30-19:42\(session)\n")
    #expect(
      finished.text(of: "checkins/2026/01.txt")
        == "[2026-01-05 19:42]\n\(entry)\nsession = 2026-01-05 18:30\n")
  }

  @Test func aSessionHasOneCheckIn() throws {
    let made = "[2026-01-05 18:40]\ntype = Gym\ntitle = A\nsession = 2026-01-05 18:30\n"
    let finished = try finish(journal("2026-01-05 18:30-?\n  Squat: 8\n", checkIns: made))
    #expect(finished.checkIn == nil && finished.text(of: "checkins/2026/01.txt") == nil)
    #expect(
      finished.changes.remarks
        == ["the check-in of 2026-01-05 18:40 belongs to this session: none was added"])
  }

  /// Lines are read as sets at the prompt.
  @Test func aLoadOfATypedSessionGetsItsUnit() throws {
    let journal = journal("2026-01-05 18:30-19:30\n  Squat: 60kg x 8/8\n")
    let lines = ["2026-01-07 18:00", "Squat: 62.5x8, 60x8", "> ok"]
    let added = try journal.adding(session: lines, typed: [], now: moment("2026-01-09 12:00"))
    #expect(added.text()?.hasSuffix("2026-01-07 18:00\n  Squat: 62.5kg x 8, 60kg x 8\n  > ok\n") == true)
    #expect(added.changes.remarks.isEmpty)
  }

  @Test func aCheckInMayBeTheSecondOfItsMinute() throws {
    let finished = try finish(
      journal("2026-01-05 18:30-?\n  Squat: 8\n", checkIns: "[2026-01-05 19:42]\n"))
    #expect(finished.checkIn == moment("2026-01-05 19:42"))
    #expect(
      finished.text(of: "checkins/2026/01.txt")?.hasPrefix("[2026-01-05 19:42]\n\n[2026-01-05 19:42]\ntype") == true)
  }

  @Test(arguments: [
    ("2026-01-04 18:30-19:30 Leve", "[2026-01-04 19:30]", "Leve", "2026-01-04 18:30"),
    ("2026-01-04 23:30-00:30", "[2026-01-05 00:30]", "Session", "2026-01-04 23:30"),
    ("2026-01-04", "[2026-01-04]", "Session", "2026-01-04"),
  ])
  func aPastSession(header: String, checkIn: String, title: String, session: String) throws {
    let added = try journal("").adding(
      session: [header, "Squat: 5x5 @ 80kg"], now: moment("2026-01-05 12:00"),
      checkIn: SessionCheckIn(type: nil, untitled: "Session"))
    #expect(added.text() == "\(header)\n  Squat: 5x5 @ 80kg\n")
    #expect(
      added.text(of: "checkins/2026/01.txt")
        == "\(checkIn)\ntype = Strength Training\ntitle = \(title)\nsession = \(session)\n")
  }

  @Test(arguments: [
    (["2026-01-05 18:30 A"], "add sets to it in an editor, or give this one its own minute"),
    (["2026-01-06 18:30 A"], "only what has been can be written down"),
    (["2026-01-02 18:30 A", "2026-01-03 18:30 B"], "add one session at a time"),
    (["Squat: 5"], "write the session's date above it: '2026-01-05 18:30-19:42 Workout A'"),
  ])
  func noPastSession(lines: [String], help: String) throws {
    let journal = journal("2026-01-05 18:30-19:00\n")
    let said = refusal { () throws(Refusal) in
      _ = try journal.adding(session: lines, now: moment("2026-01-05 20:00"))
    }
    #expect(said?.hasSuffix("\n" + help) == true, "\(said ?? "")")
  }

  /// The check-in stays, without its link; of two sessions at that minute the other may be meant.
  @Test(arguments: [("", "[2026-01-05 20:00]\n"), ("\n2026-01-05 18:30 B\n", nil)])
  func whatIsDroppedIsNoLongerLinked(other: String, checkIns: String?) throws {
    let journal = journal(
      "2026-01-05 18:30-? A\n  Squat: 8/8\n" + other, checkIns: "[2026-01-05 20:00]\nsession = 2026-01-05 18:30\n")
    let changes = try journal.discardingSession()
    #expect(changes.question == "Drop the session of 2026-01-05 18:30 with 2 sets?")
    #expect(changes.text() == String(other.dropFirst(other.isEmpty ? 0 : 1)))
    #expect(changes.text(of: "checkins/2026/01.txt") == checkIns)
  }
}
