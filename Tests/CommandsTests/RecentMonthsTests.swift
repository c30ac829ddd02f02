import CommandSupport
import Commands
import Foundation
import JSON
import TestSupport
import Testing
import Training

/// Home and the short streak read the recent months first, and answer as if they had read all.
@Suite struct RecentMonthsTests {
  /// What home says against what views say that read everything: `streak`, and the JSON of home.
  @Test(arguments: seeds(150)) func homeIsWhatAllOfTheJournalSays(seed: UInt64) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let written = RandomMonths(&random)
    let journal = try ScratchJournal(written.files)
    func run(_ words: Line) -> Run { Run(words, in: journal, now: written.now) }

    let home = run("home")
    #expect(home.errors == "")
    let lines = home.output.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
    let streak = run("streak").output.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    let counts = streak.filter { $0.first == "Current" }.map { $0[1...2].joined(separator: " ") }
    let remarks = streak.filter { $0.first == "→" }.map { $0.dropFirst().joined(separator: " ") }
    try #require(counts.count == 2 && remarks.count == 2)
    #expect(lines.contains("Streak \(counts[0]) \(remarks[0])"), "\(home.output)")
    #expect(lines.last == "\(counts[1]) \(remarks[1])", "\(home.output)")

    let all = try Answer(run("home --json").output)
    let last = all["last_session"]["title"].text ?? "none yet"
    #expect(lines.contains { $0.hasPrefix("Last session \(last)") }, "\(home.output)")
    let open = all["open_session_since"].text
    #expect(lines.contains { $0.hasPrefix("Under way nothing") } == (open == nil), "\(home.output)")
    if let time = all["check_in"]["time"].text {
      #expect(lines.contains { $0.hasPrefix("Check-in Checked in at \(time)") }, "\(home.output)")
    } else {
      #expect(all["check_in"] == .null)
      #expect(lines.contains { $0.hasPrefix("Check-in Check in") }, "\(home.output)")
    }

    let whole = try Answer(run("streak --json").output)
    let days = whole["daily"]["current"]["days"].decimal ?? -1
    let weeks = whole["weekly"]["current"]["weeks"].decimal ?? -1
    #expect(run("streak --short").output == "\(days)d \(weeks)w\n")
  }

  /// A folder in the place of a month: the command that reads it says so. The recent months are 26 before March 2026, from
  /// January 2024 on.
  @Test func oldMonthsAreNotOpened() throws {
    let files = [
      "bumbum.toml": "format = 1\nplan = \"Treino A\"\n",
      "plans/a.md": "+++\ncreated = 2026-01-01\n+++\n\n# Treino A\n\n- Supino: chest, 3x5 @ 80kg, add 2.5kg\n",
      "log/2023-12.txt/x": "", "log/2026-01.txt": "2026-01-30 18:30-19:42 Treino A\n  Supino: 3x5 @ 90kg\n",
      "checkins/2023/12.txt/x": "", "checkins/2026/02.txt": "[2026-02-28 07:30]\n",
      "checkins/2026/03.txt": "[2026-03-01 07:30]\n",
    ]
    for words in [["home"], ["streak", "--short"], ["next"], ["checkin"], ["start"]] {
      let journal = try ScratchJournal(files)
      let run = Run(Line(words), in: journal, now: "2026-03-01 12:00")
      #expect(!run.errors.contains("2023"), "\(words): \(run.errors)")
      #expect(run.code == .success)
      #expect(Run("history", in: journal).errors.contains("log/2023-12.txt"))
      #expect(Run("streak", in: journal).errors.contains("checkins/2023/12.txt"))
    }
  }

  /// An answer that older months may change is asked again of all: here a streak of 27 months.
  @Test func anAnswerAtTheEdgeIsAskedAgain() throws {
    var files = ["log/2023-01.txt": "2023-01-05 18:30-19:30 Antigo\n"]
    var day = try #require(CivilDate("2023-12-01"))
    while day.description <= "2026-03-01" {
      files["checkins/\(day.description.prefix(7).replacing("-", with: "/")).txt", default: ""] += "[\(day)]\n"
      day = day.adding(days: 1)
    }
    let journal = try ScratchJournal(files)
    // From 1 December 2023 to 1 March 2026: 31 + 366 + 365 + 31 + 28 + 1 days.
    let home = Run("home", in: journal, now: "2026-03-01 12:00").output
    #expect(home.contains("822 days"))
    #expect(home.contains("Antigo"))
  }

  /// A session that was forgotten two years ago keeps no other from being opened; one of a year ago does.
  @Test(arguments: [("2024-02", true), ("2024-03", false), ("2025-03", false)])
  func aForgottenSession(month: String, isOpened: Bool) throws {
    let journal = try ScratchJournal(["log/\(month).txt": "\(month)-05 18:30-? Antigo\n"])
    for months in [0, 3, 26, 1200] {
      let start = Run("start --dry-run", in: journal, now: "2026-03-01 12:00", recentMonths: months)
      #expect(start.code == (isOpened ? .success : .failure), "\(months): \(start.errors)")
      #expect(start.errors.contains("the session began at \(month)-05 18:30") != isOpened)
    }
  }

  /// A check-in on each Monday from 1800-01-06 (Julian day 2,378,502) to 2026-03-02 (2,461,102): 11,801 weeks in a row, which
  /// no reading month by month ends.
  @Test func aStreakOfCenturiesIsCountedToo() throws {
    var files = ["bumbum.toml": "format = 1\ngoal = 1\n"]
    var day = try #require(CivilDate("1800-01-06"))
    for _ in 0..<11_801 {
      let month = day.description.prefix(7).replacing("-", with: "/")
      files["checkins/\(month).txt", default: ""] += "[\(day)]\n"
      day = day.adding(days: 7)
    }
    let journal = try ScratchJournal(files)
    #expect(Run("streak --short", in: journal, now: "2026-03-02 12:00").output == "1d 11801w\n")
  }

  @Test(arguments: seeds(40)) func aMonthOfTheCalendarIsAsAmongAll(seed: UInt64) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let written = RandomMonths(&random)
    let journal = try ScratchJournal(written.files)
    func answer(_ words: Line) throws -> Answer {
      try Answer(Run("\(words) --json", in: journal, now: written.now).output)
    }
    let all = try answer("calendar --all")
    for month in all["months"].elements {
      let one = try answer("calendar \(try #require(month["month"].text))")
      #expect(one["months"] == .array([month]))
      #expect(one["daily"] == all["daily"] && one["weekly"] == all["weekly"])
    }
    let streak = try answer("streak")
    #expect(streak["daily"] == all["daily"] && streak["weekly"] == all["weekly"])
  }

  /// The rows of a month are those that the list of all sessions has of it.
  @Test(arguments: ["examples", "random"]) func aMonthIsThatPartOfTheHistory(which: String) throws {
    var random = SeededGenerator(seed: 5)
    let written = RandomMonths(&random)
    let journal = try ScratchJournal(written.files)
    let folder = which == "random" ? journal.path : Repository.exampleJournal
    let now = which == "random" ? written.now : "2026-02-20 12:00"
    let all = Run("history --limit all --csv", folder: folder, now: now).output.split(
      separator: "\n")
    try #require(all.count > 20)
    for month in Set(all.dropFirst().map { String($0.prefix(7)) }) {
      let rows = Run("history --since \(month) --until \(month) --csv", folder: folder, now: now).output
      #expect(rows.split(separator: "\n").dropFirst() == all.filter { $0.hasPrefix(month) }[...], "\(month)")
    }
    let year = Run("history --last 6m --csv", folder: folder, now: now).output.split(separator: "\n")
    #expect(all.starts(with: year))
  }
}
