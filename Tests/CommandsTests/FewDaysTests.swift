import CommandSupport
import TestSupport
import Testing
import Training

/// Views of sessions that days choose answer as if there were no others.
@Suite struct FewDaysTests {
  /// Days against a journal in which every session of other days is still open: it is not done then, but names and notes in it
  /// are there.
  @Test(arguments: seeds(50)) func monthsSayWhatAllOfTheJournalSays(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let written = RandomLogs(&random)
    let journal = try ScratchJournal(written.files { _ in false })
    for _ in 0..<3 {
      let first = written.start.adding(days: Int.random(in: 0..<written.length, using: &random))
      let last = random.pick([first, first.adding(days: 20), first.adding(days: 100), .last])
      let others = try ScratchJournal(written.files { !(first...last).contains($0) })
      let until = last == .last ? [] : ["--until", "\(last)"]
      for words in RandomLogs.views + RandomLogs.views.map({ $0 + random.pick(RandomLogs.filters) }) {
        let part = Run("\(words) --since \(first) \(until)", in: journal, now: written.now)
        let all = Run(Line(words), in: others, now: written.now)
        #expect(part.output == all.output, "\(words), \(first) to \(last)")
        #expect(part.code == all.code)
      }
    }
  }
}

/// Months of sessions, their exercises in plans, in the list, in neither, and spelled in more than one way.
private struct RandomLogs {
  let start: CivilDate
  let length: Int
  let now: String
  private var sessions: [(day: CivilDate, start: String, rest: String)] = []
  private var checkIns: [String: String] = [:]

  static let views: [[String]] = [
    "history --limit all --csv", "history --limit all --json", "volume --csv", "volume month --csv",
    "volume plan --csv", "volume exercise --json", "volume muscle --csv", "volume muscle --json",
    "records --csv", "records --json", "stats --csv", "stats Barra+fixa --json", "stats supino+reto --csv",
    "stats remada --csv", "records REMADA --json", "graph --volume --csv", "graph Supino --csv",
    "export csv", "export strong", "export hevy", "export markdown",
  ].map { $0.split(separator: " ").map { String($0).replacing("+", with: " ") } }

  static let filters = [
    ["--plan", "Alfa"], ["--exercise", "remada"], ["--exercise", "REM"], ["--muscle", "chest"],
    ["--muscle", "Costas", "--plan", "Beta"], ["--exercise", "Supino", "--muscle", "chest"],
  ]

  init(_ random: inout SeededGenerator) {
    start = CivilDate(year: 2024, month: Int.random(in: 1...12, using: &random), day: 1) ?? .first
    length = random.pick([40, 200, 500])
    now = "\(start.adding(days: length - random.pick([0, 0, 3, 90]))) 21:00"
    let isWeighed = Bool.random(using: &random)
    for number in 0..<length {
      let day = start.adding(days: number)

      if isWeighed, chance(25, &random) {
        let month = day.description.prefix(7).replacing("-", with: "/")
        checkIns["checkins/\(month).txt", default: ""] +=
          "[\(day) 06:10]\nbodyweight = \(70 + number % 9)kg\n\n"
      }
      guard chance(4, &random) else { continue }
      var lines = isWeighed && chance(12, &random) ? "  bodyweight = \(60 + number % 7)kg\n" : ""
      for _ in 0...random.pick([0, 1, 4]) {
        let name = random.pick([
          "Supino reto", "supino reto", "Supino", "Remada", "remada", "REMADA", "Barra fixa", "Barra Fixa",
          "Leg press", "leg press",
        ])
        let set = random.pick(["80kg x 10/8", "100lb x 5", "60kg x 12 w, 70kg x 8", "82.5kg x 3"])
        lines += "  \(name): \(name.lowercased() == "barra fixa" ? "bw x 8/7" : set)\n"
      }
      let title = random.pick(["Alfa", "Beta", "Outro", ""])
      sessions.append(
        (day, padded(Int.random(in: 5...23, using: &random), 2) + ":30", "\(title)\n\(lines)\n"))
    }
  }

  /// Sessions of some days are still open.
  func files(isOpen: (CivilDate) -> Bool) -> [String: String] {
    var files = checkIns
    for (day, start, rest) in sessions {
      files["log/\(day.description.prefix(7)).txt", default: ""] +=
        "\(day) \(start)-\(isOpen(day) ? "?" : "00:10") \(rest)"
    }
    files["bumbum.toml"] = "format = 1\nplan = \"Beta\"\n"
    files["plans/a.md"] =
      "+++\ncreated = 2025-12-01\n+++\n\n# Alfa\n\n- Supino reto: chest, 3x10\n- Barra fixa: back, 3x10\n"
    files["plans/b.md"] = "+++\ncreated = 2025-12-02\n+++\n\n# Beta\n\n- Barra fixa: arms, 3x10\n"
    files["exercises.txt"] = "Supino reto: chest, per hand, aka Supino\n"
    return files
  }

  private func chance(_ count: Int, _ random: inout SeededGenerator) -> Bool {
    Int.random(in: 0..<count, using: &random) == 0
  }
}
