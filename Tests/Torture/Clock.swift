import Foundation

/// Clocks: zones, a clock that is set back, the ends of the calendar, nights with an hour missing or doubled.
struct Clock {
  let binary: String
  let folder: String
  let tally: Tally

  private static let zones = [
    "UTC", "Pacific/Kiritimati", "Etc/GMT+12", "America/Sao_Paulo", "Europe/Lisbon", "Asia/Kathmandu",
    ":/etc/localtime",
    "XYZ-13:45", "Nowhere/At_All", String(repeating: "A", count: 5000), "../../etc/passwd", "",
  ]

  func run() throws {
    for zone in Clock.zones { try today(in: zone) }
    try setBack()
    for now in [
      "0001-01-01 00:00", "9999-12-31 23:59", "2024-02-29 12:00", "2026-03-29 01:30", "2026-10-25 01:30",
    ] {
      try everything(at: now)
    }
  }

  private func check(_ name: String, _ outcome: Outcome) {
    tally.add(.clocks)
    if outcome.isHung { tally.fail(.hangs, name) }
    if outcome.isCrash { tally.fail(.crashes, "\(name): \(outcome.message.suffix(300))") }
  }

  /// Compares today with the answer of `date` in the same zone, again if midnight came between.
  private func today(in zone: String) throws {
    let runner = try Runner(folder, environment: ["TZ": zone])
    let scratch = Scratch(path: folder + "/j")
    for _ in 0..<3 {
      try scratch.reset(to: ["bumbum.toml": Array("format = 1\n".utf8)])
      let before = runner.run(["date", "+%F"])
      let outcome = runner.run([binary, "checkin", "--dir", scratch.path])
      let after = runner.run(["date", "+%F"])
      check("a check-in in zone '\(zone.prefix(30))'", outcome)
      guard before.output == after.output else { continue }
      let written = scratch.files().first { $0.key.hasPrefix("checkins/") }?.value ?? []
      let day = String(decoding: before.output.prefix(10), as: UTF8.self)
      if !String(decoding: written, as: UTF8.self).contains("[\(day) ") {
        tally.fail(.untrue, "in zone '\(zone.prefix(30))' a check-in is not of \(day): \(outcome.message)")
      }
      return
    }
  }

  /// Sets the clock back before a session's start: it can be shown, and finished only as far as that makes sense.
  private func setBack() throws {
    let runner = try Runner(folder)
    let scratch = Scratch(path: folder + "/j")
    try scratch.reset(to: SmallJournal.bytes)
    let steps: [(String, [String])] = [
      ("2026-02-10 21:00", ["start", "Plan A"]), ("2026-02-10 20:00", ["set", "bench", "80kg", "x", "8"]),
      ("2026-02-10 20:30", []), ("2026-02-09 20:30", ["history"]), ("2026-02-09 20:30", ["rest", "1s"]),
      ("2026-02-09 20:30", ["checkin"]), ("2026-02-09 20:30", ["lint"]), ("2026-02-09 20:30", ["streak"]),
      ("2026-02-11 00:10", ["finish"]), ("2026-02-11 00:20", ["lint"]), ("1970-01-01 00:00", ["undo"]),
    ]
    for (now, words) in steps {
      let outcome = runner.run([binary] + words + ["--dir", scratch.path, "--now", now, "--lang", "en"])
      check("\(words) at \(now)", outcome)
    }
    let log = String(decoding: scratch.files()["log/2026-02.txt"] ?? [], as: UTF8.self)
    if !log.contains("80kg x 8\n") { tally.fail(.lost, "a set done before its session began, by the clock") }
  }

  private func everything(at now: String) throws {
    let runner = try Runner(folder)
    let stage = try Stage(binary: binary, runner)
    for words in Hostile.views + Hostile.writes + Scenario.all.filter({ !$0.isEmpty }).map(\.words) {
      try stage.scratch.reset(to: SmallJournal.bytes)
      check("\(words) at \(now)", runner.run(stage.words(words, at: now)))
    }
  }
}
