import Grammar
import Recording
import Testing
import Training

@Suite struct ExerciseGroupTests {
  @Test func exercisesWithoutAGroupGetTheirsAtOnce() throws {
    let journal = Journal([
      "exercises.txt": "Squat: max 100kg since 2026-01-01\n", "plans/a.md": "# Plan A\n- Plank: abs, 3x60s\n",
      "log/2026-01.txt": "2026-01-05\n  Squat: 8\n  Row: 8\n  Plank: 60s\n",
    ])
    #expect(journal.exercisesWithoutGroup.sorted() == ["Row", "Squat"])
    let changes = try journal.setting(groups: [("Row", "back"), ("Squat", "legs")])
    #expect(changes.text(of: "exercises.txt") == "Squat: max 100kg since 2026-01-01, legs\nRow: back\n")
  }
}

@Suite struct CheckInRequestTests {
  /// A bare check-in is of the same training for three hours, where nobody says when the other one was.
  @Test(arguments: [
    ("2026-01-05 22:00", true, "2026-01-05 19:00"), ("2026-01-05 22:01", true, "2026-01-05 22:01"),
    ("2026-01-05 20:00", false, "2026-01-05 20:00"), ("2026-01-05 19:00", false, "2026-01-05 19:00"),
  ])
  func oneThatSaysMoreFillsInABareOne(at text: String, isOfNow: Bool, wanted: String) throws {
    let journal = Journal(["checkins/2026/01.txt": "[2026-01-05 19:00]\n"])
    var run = CheckIn()
    (run.type, run.title) = (.run, "Home")
    let request = CheckInRequest(run, at: moment(text), isOfNow: isOfNow)
    let recorded = try request.record(in: journal, now: moment("2026-01-05 23:00"))
    #expect(recorded.moment == moment(wanted))
    let filled = recorded.text(of: "checkins/2026/01.txt") == "[2026-01-05 19:00]\ntype = Run\ntitle = Home\n"
    #expect(filled == (wanted == "2026-01-05 19:00") && filled == recorded.isFilledIn)
  }

  @Test func aBareOneAfterASessionIsLinkedAndStillFilledIn() throws {
    let log = ["log/2026-01.txt": "2026-01-05 18:00-19:00 Plan A\n  Squat: 8\n"]
    let bare = try CheckInRequest(at: moment("2026-01-05 19:10"), isQuick: true)
      .record(in: Journal(log), now: moment("2026-01-05 19:10"))
    let linked = "[2026-01-05 19:10]\nsession = 2026-01-05 18:00\n"
    #expect(bare.text(of: "checkins/2026/01.txt") == linked)
    let journal = Journal(log.merging(["checkins/2026/01.txt": linked]) { $1 })
    var gym = CheckIn()
    (gym.type, gym.title) = (.gym, "Legs")
    let full = try CheckInRequest(gym, at: moment("2026-01-05 19:20"), isOfNow: true)
      .record(in: journal, now: moment("2026-01-05 19:20"))
    #expect(full.isFilledIn)
    #expect(
      full.text(of: "checkins/2026/01.txt")
        == "[2026-01-05 19:10]\ntype = Gym\ntitle = Legs\nsession = 2026-01-05 18:00\n")
  }
}
