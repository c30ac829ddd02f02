import Grammar
import Statistics
import TestSupport
import Testing
import Text
import Training

/// What a history adds up to is what set after set, session after session gives, in whichever way it was written.
@Suite struct SumsTests {
  @Test(arguments: seeds(60)) func sumsAreSetBySet(seed: UInt64) throws {
    let (journal, today) = try journal(seed)
    let history = History(journal, now: Moment(today, .lastMinute))
    expectSame(history, plainly(history))
  }

  @Test(arguments: seeds(20)) func aFilterChoosesTheSame(seed: UInt64) throws {
    let (journal, today) = try journal(seed)
    let all = History(journal, now: Moment(today, .lastMinute))
    guard let name = all.catalog.entries.first?.name else { return }
    var days = Filter()
    days.days = try #require(CivilDate("2026-01-10"))...today
    var exercise = Filter()
    exercise.exercise = name
    var group = Filter()
    group.muscleGroup = .chest
    for filter in [days, exercise, group] {
      let history = try all.filtered(by: filter)
      expectSame(history, plainly(history))
    }
  }

  /// People keep files descending, too: the name of the latest session is shown, not that of the last line.
  @Test func aNameIsShownAsInTheLatestSession() throws {
    let text =
      "2026-01-09\n  supino: 80kg x 10\n2026-01-12\n  SUPINO: 80kg x 10\n2026-01-07\n  Supino: 3x8\n2026-02-30\n  sUpino: 9\n"
    var journal = Journal()
    journal.add(Source(name: "log/2026-01.txt", text: text), as: .log(year: 2026, month: 1))
    let now = try #require(Moment("2026-01-31 12:00"))
    #expect(History(journal, now: now).catalog.entries.map(\.name) == ["SUPINO"])
  }

  /// Of two lines of one exercise the first counts in all it says or leaves out; the other gives it names.
  @Test func theFirstOfTwoLinesCounts() {
    var journal = Journal()
    let text = "Rosca: aka Curl\nRosca: arms, per hand, per side, aka Bíceps\nTerra: legs, per side\nterra: back\n"
    journal.add(Source(name: "exercises.txt", text: text), as: .exercises)
    let entries = ExerciseCatalog(journal).entries
    #expect(entries.map(\.name) == ["Rosca", "Terra"])
    #expect(entries.map(\.muscleGroup) == [nil, .legs])
    #expect(entries.map(\.traits.isPerHand) == [false, false])
    #expect(entries.map(\.traits.isPerSide) == [false, true])
    #expect(ExerciseCatalog(journal).id(of: "bíceps") == ExerciseID(0))
  }

  /// A plan without days has none that a title could name.
  @Test(arguments: [
    ("Treino A", true), ("Treino A / Qualquer", false), ("Treino B", true), ("treino b / terra", true),
    ("Treino B / Outro", true),
    ("Velho / Terra", true), ("Treino C", false),
  ])
  func aTitleNamesAPlan(title: String, isLink: Bool) {
    var journal = Journal()
    journal.add(Source(name: "plans/a.md", text: "# Treino A\n\n- Terra: legs\n"), as: .plan)
    let days = "+++\naka = [\"Velho\"]\n+++\n\n# Treino B\n\n## Terra\n\n- Terra: legs\n"
    journal.add(Source(name: "plans/b.md", text: days), as: .plan)
    #expect((PlanCatalog(journal).index(ofTitle: title) != nil) == isLink)
  }

  @Test func underTwoNamesInOneSessionIsOneSession() throws {
    var journal = Journal()
    journal.add(Source(name: "exercises.txt", text: "Supino reto: chest, aka Bench"), as: .exercises)
    let text =
      "2026-01-05\n  Bench: 80kg x 10\n  Supino reto: 85kg x 3\n  Bench: 60kg x 9\n2026-01-07\n  Bench: 3x8"
    journal.add(Source(name: "log/2026-01.txt", text: text), as: .log(year: 2026, month: 1))
    let history = History(journal, now: try #require(Moment("2026-02-01 23:59")))
    #expect(history.pasts.map(\.totals.sessions) == [2])
    #expect(history.pasts.map(\.totals.workingSets) == [6])
    #expect(Totals(history, of: history.entries).sessions == 2)
  }
}

extension SumsTests {
  /// Three months in any order of days, some of them of the same sessions, with names that exercises.txt knows as one.
  private func journal(_ seed: UInt64) throws -> (Journal, CivilDate) {
    var journal = Journal()
    let exercises = "Supino reto: chest, aka \"5:3:1 press\", per side\nBarra fixa: back, per hand"
    journal.add(Source(name: "exercises.txt", text: exercises), as: .exercises)
    for month in 1...3 {
      let bytes = RandomLog.bytes(seed: seed * 3 + UInt64(month))
      journal.add(Source(name: "log/2026-0\(month).txt", bytes: bytes), as: .log(year: 2026, month: month))
    }
    let measures = "[measure 2026-01-08 07:00]\nbodyweight = 80kg\n[measure 2026-01-20]\nbodyweight = 180lb\n"
    journal.add(Source(name: "checkins/2026/01.txt", text: measures), as: .checkIns(year: 2026, month: 1))
    return (journal, try #require(CivilDate(seed % 2 == 0 ? "2026-12-31" : "2026-01-20")))
  }

  private struct Plain: Equatable {
    var sessions: Set<String> = []
    var working = 0
    var warmUps = 0
    var reps = 0
    var volume = Volume()
    var last = Moment(.first)
    /// Sets on the body, less those with a weight alone.
    var lifted = 0
    var done: [Record] = []
    var best: [RecordKind: Record] = [:]
  }

  /// Set by set, oldest session first.
  private func plainly(_ history: History) -> [ExerciseID: Plain] {
    var found: [ExerciseID: Plain] = [:]
    for entry in history.entries {
      let session = history.session(entry)
      let bodyweight = history.bodyweights.weight(for: session)
      for exercise in history.exercises(entry) where !exercise.performed.isSkipped {
        let place = exercise.id
        var mine = found[place] ?? Plain()
        mine.sessions.insert("\(entry.id)")
        mine.last = entry.moment
        for set in exercise.performed.sets {
          if set.marks.contains(.warmUp) {
            mine.warmUps += 1
            continue
          }
          mine.working += 1
          mine.reps += set.reps ?? 0
          mine.volume += Volume(set, history.moved(by: place, bodyweight: bodyweight))
          mine.lifted += set.isOnBodyweight ? 1 : set.hundredthsOfLoad > 0 ? -1 : 0
          if set.reps != 0 { mine.done.append(Record(set, at: entry.moment)) }
        }
        found[place] = mine
      }
    }
    return found.mapValues { plain in
      var plain = plain
      for record in plain.done {
        var set = record.set
        let isOfBody = plain.lifted > 0 && set.load == .none && set.reps != nil
        if isOfBody { set.load = .bodyweight(added: Weight(hundredths: 0, .kg)) }
        let record = Record(set, at: record.moment)
        if let known = plain.best[record.kind], Record.isBetter(known.set, than: set) { continue }
        plain.best[record.kind] = record
      }
      return plain
    }
  }

  private func expectSame(_ history: History, _ plain: [ExerciseID: Plain]) {
    #expect(history.pasts.count == plain.count)
    var sums = Totals()
    for past in history.pasts {
      let mine = plain[past.exercise] ?? Plain()
      let totals = past.totals
      sums += totals
      #expect(totals.sessions == mine.sessions.count)
      #expect(totals.workingSets == mine.working)
      #expect(totals.warmUps == mine.warmUps)
      #expect(totals.reps == mine.reps)
      #expect(totals.volume == mine.volume)
      #expect(past.lastDone == mine.last)
      let records = mine.best.values.sorted { $0.kind < $1.kind }
      #expect(past.records.map(\.current.set) == records.map(\.set))
      #expect(past.records.map(\.current.moment) == records.map(\.moment))
    }
    let all = Totals(history, of: history.entries)
    #expect(sums.workingSets == all.workingSets && sums.warmUps == all.warmUps && sums.failed == all.failed)
    #expect(sums.reps == all.reps && sums.volume == all.volume)
  }
}
