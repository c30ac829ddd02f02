import Commands
import Foundation
import JSON
import TestSupport
import Testing
import Text
import Training

/// Home and the short streak read the newest months alone, and answer as if they had read all.
@Suite struct RecentMonthsTests {
  /// What home says against what views say that read everything: `streak`, and the JSON of home.
  @Test(arguments: seeds(150)) func homeIsWhatAllOfTheJournalSays(seed: UInt64) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let written = RandomMonths(&random)
    let journal = try ScratchJournal(written.files)
    func run(_ words: String...) -> Run { Run(words: words, folder: journal.path, now: written.now) }

    let home = run("home")
    #expect(home.errors == "")
    let lines = home.output.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
    let streak = run("streak").output.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    let counts = streak.filter { $0.first == "Current" }.map { $0[1...2].joined(separator: " ") }
    let remarks = streak.filter { $0.first == "→" }.map { $0.dropFirst().joined(separator: " ") }
    try #require(counts.count == 2 && remarks.count == 2)
    #expect(lines.contains("Streak \(counts[0]) \(remarks[0])"), "\(home.output)")
    #expect(lines.last == "\(counts[1]) \(remarks[1])", "\(home.output)")

    let all = try Answer(run("home", "--json").output)
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

    let whole = try Answer(run("streak", "--json").output)
    let days = whole["daily"]["current"]["days"].decimal ?? -1
    let weeks = whole["weekly"]["current"]["weeks"].decimal ?? -1
    #expect(run("streak", "--short").output == "\(days)d \(weeks)w\n")
  }

  /// A folder in the place of a month: whoever reads it says so.
  @Test func oldMonthsAreNotOpened() throws {
    let journal = try ScratchJournal([
      "log/2025-11.txt/x": "", "log/2026-01.txt": "2026-01-30 18:30-19:42 Treino A\n",
      "checkins/2024/01.txt/x": "", "checkins/2026/02.txt": "[2026-02-28 07:30]\n",
      "checkins/2026/03.txt": "[2026-03-01 07:30]\n",
    ])
    for words in [["home"], ["streak", "--short"]] {
      let run = Run(words: words, folder: journal.path, now: "2026-03-01 12:00")
      #expect(run.errors == "")
      #expect(run.code == .success)
    }
    #expect(Run("home", folder: journal.path).output.contains("2 days"))
    #expect(Run("history", folder: journal.path).errors.contains("log/2025-11.txt"))
    #expect(Run("streak", folder: journal.path).errors.contains("checkins/2024/01.txt"))
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
    #expect(Run("streak", "--short", folder: journal.path, now: "2026-03-02 12:00").output == "1d 11801w\n")
  }

  /// 366 days: from 2025-03-02 to 2026-03-02 there are 365, and one more is the first.
  @Test func aRangeOfAYearIsSeenFromItsEnd() throws {
    let files = [
      "checkins/2025/03.txt": "[2025-03-01 07:30]\n\n[skip 2025-03-02 .. 2026-03-02]\nreason = joelho\n",
      "checkins/2026/03.txt": "[2026-03-03 07:30]\n",
    ]
    let journal = try ScratchJournal(files)
    #expect(Run("streak", "--short", folder: journal.path, now: "2026-03-03 12:00").output == "2d 0w\n")
    // A day more is a slip, and skips nothing.
    let slip = try ScratchJournal(files.mapValues { $0.replacing("2026-03-02", with: "2026-03-03") })
    #expect(Run("streak", "--short", folder: slip.path, now: "2026-03-03 12:00").output == "1d 0w\n")
    #expect(Run("lint", folder: slip.path).output.contains("error[long-skip]: 367 skipped days in one range"))
  }

  /// A month that nobody else asks for is looked through for the words of both languages.
  @Test func aSkipInPortugueseIsSeenFromItsEnd() throws {
    let journal = try ScratchJournal([
      "checkins/2025/03.txt": "[2025-03-01 07:30]\n\n[Folga 2025-03-02 .. 2026-03-02]\n",
      "checkins/2026/03.txt": "[2026-03-03 07:30]\n",
    ])
    #expect(Run("streak", "--short", folder: journal.path, now: "2026-03-03 12:00").output == "2d 0w\n")
  }

  @Test func aWeightInPortugueseIsFound() throws {
    // Five times 80 kg: the weight is noted a year before, in the words of people.
    for note in [
      ["checkins/2025/03.txt": "[medida 2025-03-01]\nPeso  corporal = 80kg\n"],
      ["log/2025-03.txt": "2025-03-01 07:30-08:00\n  Peso corporal = 80kg\n"],
    ] {
      let journal = try ScratchJournal(
        note.merging(["log/2026-03.txt": "2026-03-03 07:30-08:00\n  Barra fixa: bw x 5\n"]) { $1 })
      let run = Run("history", "--limit", "1", folder: journal.path, now: "2026-03-03 09:00")
      #expect(run.output.contains("400.0 kg"), "\(run.output)")
    }
  }

  /// What is skipped from tomorrow on, in the month after, puts the day off on which a check-in is needed.
  @Test func theMonthToComeMayHaveSkips() throws {
    let journal = try ScratchJournal([
      "checkins/2026/03.txt": "[2026-03-31 07:30]\n",
      "checkins/2026/04.txt": "[skip 2026-04-01 .. 2026-04-30]\n",
      "checkins/2026/05.txt": "[skip 2026-05-01 .. 2026-05-02]\n",
    ])
    let home = Run("home", folder: journal.path, now: "2026-03-31 12:00")
    #expect(home.output.contains("check in by 2026-05-03"))
  }

  /// Of the months that are not drawn only the days are read, as for the streaks; `--all` reads everything.
  @Test(arguments: seeds(40)) func aMonthOfTheCalendarIsAsAmongAll(seed: UInt64) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let written = RandomMonths(&random)
    let journal = try ScratchJournal(written.files)
    func answer(_ words: String...) throws -> Answer {
      try Answer(Run(words: words + ["--json"], folder: journal.path, now: written.now).output)
    }
    let all = try answer("calendar", "--all")
    for month in all["months"].elements {
      let one = try answer("calendar", try #require(month["month"].text))
      #expect(one["months"] == .array([month]))
      #expect(one["daily"] == all["daily"] && one["weekly"] == all["weekly"])
    }
    let streak = try answer("streak")
    #expect(streak["daily"] == all["daily"] && streak["weekly"] == all["weekly"])
  }

  @Test func aCheckInInTheFileOfAnotherMonthIsDrawn() throws {
    let journal = try ScratchJournal([
      "checkins/2026/01.txt": "[2026-01-02 07:30]\ntype = Gym\n",
      "checkins/2026/02.txt": "[2026-02-01 07:30]\ntype = Gym\n\n[2026-01-31 07:30]\ntype = Run\n",
    ])
    let calendar = Run("calendar", "2026-01", "--csv", folder: journal.path, now: "2026-02-03 12:00")
    #expect(calendar.output.contains("2026-01-31,1,Run,"))
  }

  /// The rows of a month are those that the list of all sessions has of it.
  @Test(arguments: ["examples", "random"]) func aMonthIsThatPartOfTheHistory(which: String) throws {
    var random = SeededGenerator(seed: 5)
    let written = RandomMonths(&random)
    let journal = try ScratchJournal(written.files)
    let folder = which == "random" ? journal.path : Repository.exampleJournal
    let now = which == "random" ? written.now : "2026-02-20 12:00"
    let all = Run("history", "--limit", "all", "--csv", folder: folder, now: now).output.split(
      separator: "\n")
    try #require(all.count > 20)
    for month in Set(all.dropFirst().map { String($0.prefix(7)) }) {
      let rows = Run("history", "--since", month, "--until", month, "--csv", folder: folder, now: now).output
      #expect(rows.split(separator: "\n").dropFirst() == all.filter { $0.hasPrefix(month) }[...], "\(month)")
    }
    let year = Run("history", "--last", "6m", "--csv", folder: folder, now: now).output.split(separator: "\n")
    #expect(all.starts(with: year))
  }

  @Test func theHistoryOfAMonthOpensNoOther() throws {
    let journal = try ScratchJournal([
      "log/2025-11.txt/x": "", "log/2026-01.txt": "2026-01-30 18:30-19:42 Treino\n  Supino: 80kg x 10\n",
      "log/2026-03.txt/x": "",
    ])
    let month = Run("history", "--since", "2026-01", "--until", "2026-01", folder: journal.path)
    #expect(month.errors == "")
    #expect(month.output.contains("800.0 kg"))
    #expect(Run("history", "--since", "2026-01", folder: journal.path).errors.contains("log/2026-03.txt"))
  }

  @Test func mistakesAreOfTheMonthsRead() throws {
    let journal = try ScratchJournal([
      "log/2025-01.txt": "2025-01-05\n  Supino: 80x10\n",
      "log/2026-02.txt": "2026-02-05\n  Supino: 80x10\n\n2026-02-07\n",
    ])
    #expect(
      Run("home", folder: journal.path).errors
        == "bumbum: 1 mistake in the months read for this; see 'bumbum lint'\n")
    #expect(
      Run("history", folder: journal.path).errors == "bumbum: 2 mistakes in the journal; see 'bumbum lint'\n")
  }
}

/// A few months of sessions, check-ins and skipped days, each in the file of its month, up to a day that may be before the
/// last of them.
private struct RandomMonths {
  private(set) var files: [String: String] = [:]
  let now: String

  init(_ random: inout SeededGenerator) {
    let start = CivilDate(year: 2024, month: Int.random(in: 1...12, using: &random), day: 1) ?? .first
    let length = random.pick([20, 70, 200, 500, 900])
    let today = start.adding(days: length - random.pick([0, 0, 1, 2, 5, 40]))
    now = "\(today) 21:00"
    files["bumbum.toml"] = """
      format = 1
      trained = "\(random.pick(["check-ins", "sessions", "any"]))"
      goal = \(Int.random(in: 1...7, using: &random))
      week-start = "\(random.pick(["monday", "sunday", "thursday"]))"

      """
    // From never to always, and not the same all the time.
    var density = Int.random(in: 0...100, using: &random)
    for number in 0..<length {
      let day = start.adding(days: number)
      if chance(1, of: 60, &random) { density = random.pick([0, 30, 90, 100, 100]) }
      for _ in 0..<(chance(1, of: 10, &random) ? 2 : 1) where chance(density, of: 100, &random) {
        let time = padded(Int.random(in: 5...20, using: &random), 2) + ":30"
        add("[\(day) \(time)]\n\n", to: "checkins/\(padded(day.year, 4))/\(padded(day.month, 2)).txt")
      }
      if chance(1, of: 30, &random) {
        let days = random.pick([1, 2, 7, 20, 90, 366])
        add(
          random.pick(["[skip \(day) .. \(day.adding(days: days - 1))]\n\n", "[Skip \(day)]\n\n", "[folga \(day)]\n\n"]
          ),
          to: "checkins/\(padded(day.year, 4))/\(padded(day.month, 2)).txt")
      }
      if chance(1, of: random.pick([1, 1, 12]), &random) {
        add(
          "\(day) 18:30-\(chance(1, of: 8, &random) ? "?" : "19:30") \(title(number))\n\n",
          to: "log/\(padded(day.year, 4))-\(padded(day.month, 2)).txt")
      }
    }
  }

  /// A title of its own, in letters: digits could be a clock.
  private func title(_ number: Int) -> String {
    "Treino "
      + String(number).map { String("abcdefghij".dropFirst($0.wholeNumberValue ?? 0).prefix(1)) }.joined()
  }

  private mutating func add(_ text: String, to path: String) { files[path, default: ""] += text }

  private func chance(_ count: Int, of all: Int, _ random: inout SeededGenerator) -> Bool {
    Int.random(in: 0..<all, using: &random) < count
  }
}
