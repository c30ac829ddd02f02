import Format
import Text
import Statistics
import TestSupport
import Testing
import Training

/// A plain log is added up without being read into sessions and sets first: that gives what those give.
@Suite struct PlainTallyTests {
  private let today = CivilDate.last
  private let lines = [
    "  Supino reto: 40kg x 10 w, 80kg x 10/8, 82,5kg x 6 rpe 9", "+ Remada curvada: 67.5lb x 10/9/9/8 d",
    "  Barra fixa: bw x 9/8/7, bw+10kg x 5 f, bw-20kg x 10, bw-20kg x 11", "  Elevação lateral: 12/10/8",
    "  supino reto: 80kg x 10/10", "  Remada curvada: 30kg x 20s/45s", "  Prancha: 60s/50s/60s, 60s w",
    "  Supino reto: 82,5kg x 6 w", "  > Dormi mal, mas rendeu.", "", "  Bench: 85kg x 1/1/1",
    "  Barra fixa: 10lb x 3/4, 4kg x 4", "  A: 1", "  Leg press: 9999,99kg x 999",
  ]

  @Test(arguments: 0..<8) func whatIsPlainAddsUpToTheSame(part: UInt64) throws {
    var random = SeededGenerator(seed: 33 + part)
    // As it goes from log to log.
    var names = NameTable()
    var plain = 0
    for round in 0..<400 {
      let bytes = Array(text(&random).utf8)
      let source = Source(name: "log/2026-01.txt", bytes: bytes)
      guard let short = LogTally(plain: source, &names, until: today) else { continue }
      plain += 1
      let long = LogTally(LogReader.read(source), until: today)
      #expect(
        try told(short) == told(long),
        "part \(part), round \(round): \(String(decoding: bytes, as: UTF8.self))")
    }
    #expect(plain > 100)
  }

  /// All that has to be read in full is left alone: other lines, sessions that do not count, or not in their order, and
  /// failed attempts, which hold no record.
  @Test(arguments: [
    "  A: 80kg x 8\n", "2026-01-05\n  A: 80kg x 8", "2026-01-05\n  A: 80kg x 8 \"leve\"\n",
    "2026-01-05\n  A: 80kg x 8\n\n2026-01-06 18:30-?\n", "2026-01-06\n\n2026-01-05\n  A: 80kg x 8\n",
    "2026-01-05 18:30\n\n2026-01-05 18:29\n", "2026-02-02\n  A: 80kg x 8\n", "2026-01-05\n  A: 80kg x 8/0\n",
    "2026-01-05\n  bodyweight = 81kg\n", "2026-01-05\n  A:\n  - 80kg x 8\n",
  ])
  func whatIsNotIsLeftAlone(text: String) throws {
    var names = NameTable()
    let until = try #require(CivilDate("2026-02-01"))
    #expect(LogTally(plain: Source(name: "", text: text), &names, until: until) == nil)
  }

  @Test func countsOfAPlainLog() throws {
    var names = NameTable()
    let text = """
      2026-01-05 18:30-19:42 Treino A
        Supino: 40kg x 10 w, 80kg x 10/8/10
        Barra: bw x 9/8
      2026-01-07 23:30-00:10
        Supino: 80kg x 10, 20lb x 30
      """
    let source = Source(name: "", text: text + "\n")
    let tally = try #require(LogTally(plain: source, &names, until: today))
    #expect(tally.sessions == 2 && tally.timedSessions == 2 && tally.minutes == 72 + 40)
    #expect(tally.names.spellings == ["Supino", "Barra"])
    #expect(tally.names.byLastUse == [1, 0])
    let sums = try sums(tally).sums
    #expect(sums.exercises.map(\.workingSets) == [5, 2])
    #expect(sums.exercises.map(\.warmUps) == [1, 0])
    #expect(sums.exercises.map(\.reps) == [68, 17])
    #expect(sums.exercises.map(\.sessions) == [2, 1])
    // 80 kg × 38 and 20 lb × 30; 80 kg × 10 was done three times, and last on the 7th.
    #expect(sums.totals.volume.kilograms == 80_00 * 38 && sums.totals.volume.pounds == 20_00 * 30)
    #expect(sums.totals.volume.setsWithoutBodyweight == 2)
    #expect(sums.exercises.first?.records.map { "\($0.moment)" } == ["2026-01-07 23:30"])
  }

  private func text(_ random: inout SeededGenerator) -> String {
    var text = ""
    var day = 1
    for _ in 0..<Int.random(in: 1...5, using: &random) {
      day += Int.random(in: 0...2, using: &random)
      let times = ["", " 06:30", " 18:30-19:42", " 23:30-00:10 Treino A"].randomElement(using: &random) ?? ""
      text += "2026-01-\(day < 10 ? "0" : "")\(day)\(times)\n"
      for _ in 0..<Int.random(in: 0...6, using: &random) {
        text += (lines.randomElement(using: &random) ?? "") + "\n"
      }
    }
    return text
  }

  private func told(_ tally: LogTally) throws -> String {
    let (sums, names) = try sums(tally)
    let counts = [tally.sessions, tally.minutes, tally.timedSessions, tally.errors, tally.bodyweights.count]
    return "\(counts) \(names) \(sums)"
  }

  private func sums(_ tally: LogTally) throws -> (sums: Sums, names: [String]) {
    var journal = Journal()
    let exercises = "Supino reto: chest, aka Bench, per side\nBarra fixa: back, per hand"
    journal.add(Source(name: "exercises.txt", text: exercises), as: .exercises)
    var catalog = ExerciseCatalog(journal)
    var sums = RunningSums()
    sums.add(tally, catalog.add(tally.names), catalog)
    return (Sums(sums, catalog, Bodyweights(journal, logs: [])), catalog.entries.map(\.name))
  }
}
