import Format
import Statistics
import TestSupport
import Testing
import Text
import Training

/// What a log adds up to, read session by session. `SumsTests` holds it to what set after set gives.
@Suite struct LogTallyTests {
  @Test func countsOfALog() throws {
    var names = NameTable()
    let text = """
      2026-01-05 18:30-19:42 Treino A
        Supino: 40kg x 10 w, 80kg x 10/8/10
        Barra: bw x 9/8
      2026-01-07 23:30-00:10
        Supino: 80kg x 10, 20lb x 30
      """
    let source = Source(name: "", text: text + "\n")
    let tally = LogTally(source, &names, until: Moment(.last, .lastMinute))
    #expect(tally.sessions == 2 && tally.timedSessions == 2 && tally.minutes == 72 + 40)
    #expect(tally.names.spellings == ["Supino", "Barra"])
    #expect(tally.names.byLastUse == [1, 0])
    let sums = sums(tally)
    #expect(sums.exercises.map(\.workingSets) == [5, 2])
    #expect(sums.exercises.map(\.warmUps) == [1, 0])
    #expect(sums.exercises.map(\.reps) == [68, 17])
    #expect(sums.exercises.map(\.sessions) == [2, 1])
    // 80 kg × 38 and 20 lb × 30; 80 kg × 10 was done three times, and last on the 7th.
    #expect(sums.totals.volume.kilograms == 80_00 * 38 && sums.totals.volume.pounds == 20_00 * 30)
    #expect(sums.totals.volume.setsWithoutBodyweight == 2)
    #expect(sums.exercises.first?.records.map { "\($0.moment)" } == ["2026-01-07 23:30"])
  }

  /// Newest first in the file, an equal record further down but earlier, a session to come, one without a day, one under
  /// way: what counts is the same as in the order of time.
  @Test func anyOrderIsTheOrderOfTime() {
    var names = NameTable()
    let text = """
      2026-02-02 Depois
        Supino: 100kg x 9
      2026-01-09 18:30-?
        Supino: 90kg x 9
      2026-01-07
        Supino: 80kg x 10
      2026-01-05
        Supino: skip "ombro"
        Supino: 80kg x 10/9
        bodyweight = 81kg
      2026-13-01
        Supino: 70kg x 1
      """
    let source = Source(name: "", text: text + "\n")
    let tally = LogTally(source, &names, until: Moment("2026-02-01 23:59") ?? Moment(.first))
    #expect(tally.sessions == 2 && tally.bodyweights.map { "\($0.moment)" } == ["2026-01-05"])
    #expect(tally.errors == 1)
    let supino = sums(tally).exercises.first
    #expect(supino?.sessions == 2 && supino?.workingSets == 3)
    #expect(supino.map { "\($0.lastDone)" } == "2026-01-07")
    #expect(supino?.records.map { "\($0.moment)" } == ["2026-01-07"])
  }

  private func sums(_ tally: LogTally) -> Sums {
    let journal = Journal()
    var catalog = ExerciseCatalog(journal)
    var sums = RunningSums()
    sums.add(tally, catalog.add(tally.names), catalog)
    return Sums(sums, catalog, Bodyweights(journal, logs: []))
  }
}
