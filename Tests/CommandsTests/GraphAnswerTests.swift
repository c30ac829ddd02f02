import CommandSupport
import Foundation
import Testing

/// What graphs draw, as the numbers they draw it by; worked out by hand.
@Suite struct GraphAnswerTests {
  private func points(
    _ command: String, _ log: String, settings: String = "", checkIns: String = "",
    today: String = "2026-01-31"
  ) throws -> [String] {
    let journal = try ScratchJournal([
      "bumbum.toml": "format = 1\n" + settings, "log/2026-01.txt": log, "checkins/2026/01.txt": checkIns,
    ])
    let answer = try Run.json("graph \(line: command)", in: journal, today: today)
    let name = try #require(answer["graph"].text)
    return [name]
      + answer["points"].elements.map { "\($0["date"].text?.suffix(2) ?? "") \($0[name].decimal ?? -1)" }
  }

  @Test(arguments: [
    // 80 · 40 / 30 = 106.666…; a session without an estimate has no point
    (
      "a", "2026-01-05\nA: 80kg x 10, 90kg x 3\n2026-01-06\nA: 80kg x 20\n2026-01-07\nA: 110kg x 1\n",
      ["one_rep_max_kg", "05 106.6666666667", "07 110"]
    ),
    (
      "a --top-set", "2026-01-05\nA: 80kg x 10, 90kg x 3\n2026-01-06\nA: 80kg x 20\n",
      ["weight_kg", "05 90", "06 80"]
    ),
    // 100 lb are 45.359237 kg
    ("a --top-set", "2026-01-05\nA: 100lb x 10\n", ["weight_kg", "05 45.359237"]),
    // without an estimate the top set: less help is more
    (
      "a", "2026-01-05\nA: bw-20kg x 5\n2026-01-06\nA: bw-12.5kg x 5, bw-15kg x 8\n2026-01-07\nA: bw x 3\n",
      ["added_kg", "05 -20", "06 -12.5", "07 0"]
    ),
    ("a", "2026-01-05\nA: 12/15/10\n", ["reps", "05 15"]),
    ("a", "2026-01-05\nA: 1min30s/45s\n", ["time_seconds", "05 90"]),
    // a mile is 1.609344 km, and 996 ft are 0.3035808 km
    ("a", "2026-01-05\nA: 1mi\n2026-01-06\nA: 996ft\n", ["distance_km", "05 1.609344", "06 0.3035808"]),
    // of an exercise with several kinds the one of most sessions
    ("a", "2026-01-05\nA: 60s\n2026-01-06\nA: 12\n2026-01-07\nA: 90s\n", ["time_seconds", "05 60", "07 90"]),
    // weeks without training stand between those with it
    (
      "--volume", "2026-01-05\nA: 80kg x 10\n2026-01-07\nA: 10kg x 1\n2026-01-20\nA: 50kg x 2\n",
      ["volume_kg", "05 810", "12 0", "19 100"]
    ),
  ])
  func values(command: String, log: String, expected: [String]) throws {
    #expect(try points(command, log) == expected)
  }

  @Test func inPounds() throws {
    // 80 · 40 / 30 = 106.666… kg = 235.1597463305… lb; 81.5 kg = 179.6767436807… lb
    let log = "2026-01-05 18:00\nbodyweight = 81,5kg\nA: 80kg x 10\n"
    #expect(try points("a", log, settings: "unit = \"lb\"\n") == ["one_rep_max_lb", "05 235.1597463305"])
    #expect(try points("--bodyweight", log, settings: "unit = \"lb\"\n") == ["bodyweight_lb", "05 179.6767436807"])
    // 800 kg = 1763.6980974790… lb
    #expect(try points("--volume", log, settings: "unit = \"lb\"\n") == ["volume_lb", "05 1763.698097479"])
    #expect(
      try points("--volume", "2026-01-05\nA: 100lb x 3\n", settings: "unit = \"lb\"\n") == [
        "volume_lb", "05 300",
      ])
  }

  /// 5 January is a Monday; the weeks go on up to today, with those in which nothing was done.
  @Test func checkIns() throws {
    let checkIns =
      "[2026-01-05 08:00]\n\n[2026-01-05 18:00]\n\n[2026-01-06]\n\n[2026-01-18]\n\n[2026-01-30]\n"
    #expect(
      try points("--checkins", "", checkIns: checkIns, today: "2026-01-25")
        == ["check_in_days", "05 2", "12 1", "19 0"])
    #expect(
      try points(
        "--checkins", "", settings: "week-start = \"sunday\"\n", checkIns: checkIns, today: "2026-01-25")
        == ["check_in_days", "04 2", "11 0", "18 1", "25 0"])
    #expect(
      try points("--checkins --since 2026-01-06 --until 2026-01-20", "", checkIns: checkIns)
        == ["check_in_days", "05 1", "12 1", "19 0"])
  }

  /// A goal of days that count is none of check-ins where sessions count too.
  @Test(arguments: [("check-ins", true), ("any", false), ("sessions", false)])
  func theGoalIsDrawnWhereCheckInsCount(trained: String, isDrawn: Bool) throws {
    let journal = try ScratchJournal([
      "bumbum.toml": "format = 1\ntrained = \"\(trained)\"\n", "checkins/2026/01.txt": "[2026-01-05 08:00]\n",
    ])
    let graph = Run("graph --checkins --today 2026-01-25", in: journal).output
    #expect(graph.contains("╌") == isDrawn, "\(graph)")
  }

  @Test func bodyweights() throws {
    let log = "2026-01-05 18:00\nbodyweight = 81,5kg\n2026-02-05 18:00\nbodyweight = 70kg\n"
    let checkIns =
      "[measure 2026-01-04 07:00]\nbodyweight = 82kg\n\n[measure 2026-01-20]\nbodyweight = 180lb\n"
    // 180 lb are 81.6466266 kg
    #expect(
      try points("--bodyweight", log, checkIns: checkIns)
        == ["bodyweight_kg", "04 82", "05 81.5", "20 81.6466266"])
    #expect(
      try points("--bodyweight --last 2w", log, checkIns: checkIns) == ["bodyweight_kg", "20 81.6466266"])
  }
}
