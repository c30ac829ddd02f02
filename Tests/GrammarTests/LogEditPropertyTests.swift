import Grammar
import Foundation
import TestSupport
import Testing
import Text
import Training

/// What a session means, without where it stands.
private struct Meaning: Equatable {
  struct Exercise: Equatable {
    var name: String
    var isSuperset = false
    var isSkipped = false
    var sets: [WorkSet] = []
    /// Each remark, and after which of the exercise's sets.
    var notes: [String] = []
  }

  var moment: Moment?
  var end: Session.End
  var title: String?
  var tags: [String]
  var lines: [String]
  var exercises: [Exercise]

  init(_ session: Session) {
    moment = session.moment
    end = session.end
    title = session.title
    tags = session.tags
    lines = session.fields.map { $0.name + "=" + $0.value } + session.notes
    exercises = session.exercises.map { exercise in
      Exercise(
        name: exercise.name, isSuperset: exercise.isSuperset, isSkipped: exercise.isSkipped,
        sets: exercise.sets, notes: exercise.remarks.map { "\($0.set ?? -1) \($0.text)" })
    }
  }
}

private func meanings(_ log: Log) -> [Meaning] { log.sessions.map(Meaning.init) }

private func mistakes(_ log: Log, outside range: TextRange? = nil) -> [String] {
  log.diagnostics.filter { range?.contains($0.range) != true }.map { "\($0.code) \($0.message.english)" }.sorted()
}

private func isOrdered(_ log: Log) -> (ascending: Bool, descending: Bool) {
  let moments = log.sessions.compactMap(\.moment)
  return (
    zip(moments, moments.dropFirst()).allSatisfy { $0 <= $1 },
    zip(moments, moments.dropFirst()).allSatisfy { $0 >= $1 }
  )
}

/// The files that every edit is tried on: the examples, and random ones.
private func files() throws -> [Source] { try loaded.get() }

private let loaded = Result {
  var sources = try examples(in: "log", ending: ".txt").map { try example($0) }
  sources.append(
    Source(
      name: "broken",
      bytes: Array(try Data(contentsOf: URL(filePath: "\(Repository.brokenJournal)/log/2026-01.txt")))))
  sources += (0..<2000).map { Source(name: "seed \($0)", bytes: RandomLog.bytes(seed: $0)) }
  return sources
}

private func apply(_ edits: [TextEdit], to log: Log) throws -> Log {
  let bytes = try #require(edits.applied(to: log.source.bytes))
  return LogReader.read(Source(name: log.source.name, bytes: bytes))
}

private func moment(_ random: inout SeededGenerator) throws -> Moment {
  let date = try #require(CivilDate(year: 2026, month: 1, day: Int.random(in: 1...31, using: &random)))
  return Moment(date, TimeOfDay(hour: Int.random(in: 0...23, using: &random), minute: 7))
}

/// Checks a new session: read back where time puts it, all else as it was.
private func expectAdded(_ edits: [TextEdit], _ new: Moment, _ before: Log) throws -> Meaning? {
  let name = before.source.name
  #expect(edits.count == 1 && edits[0].range.isEmpty, "\(name)")
  let after = try apply(edits, to: before)
  var all = meanings(after)
  let place = try #require(all.firstIndex { $0.moment == new }, "\(name)")
  let added = all.remove(at: place)
  #expect(all == meanings(before), "\(name)")
  #expect(mistakes(after) == mistakes(before), "\(name)")
  #expect(LogEdits.newMistakes(before: before, after: after).isEmpty, "\(name)")
  let (was, isNow) = (isOrdered(before), isOrdered(after))
  if before.sessions.compactMap(\.moment).count > 1 {
    #expect(!was.ascending || isNow.ascending || was.descending, "\(name)")
    #expect(!was.descending || isNow.descending || was.ascending, "\(name)")
  } else {
    #expect(isNow.ascending, "\(name)")
  }
  return added
}

@Suite struct LogEditPropertyTests {
  @Test func openedSessionsStandInTheirPlace() throws {
    var random = SeededGenerator(seed: 1)
    for source in try files() {
      let log = LogReader.read(source)
      let new = try moment(&random)
      let title = random.pick([nil, "Treino A", "19:00 no parque", "Pernas / Dia 1", "a #b", "diz \"oi\" \\"])
      let added = try expectAdded(log.opening(new, title: title), new, log)
      #expect(
        added?.end == .open && added?.title == title && added?.exercises.isEmpty == true, "\(source.name)")
    }
  }

  @Test func addedSessionsReadBackAsWritten() throws {
    var random = SeededGenerator(seed: 2)
    for source in try files() {
      let log = LogReader.read(source)
      let new = try moment(&random)
      let lines = [
        "\(new)-23:59 Treino A #rua", "bodyweight = 81,4kg", "Supino: 80kg x 10/8 \"bom\"", "- bw x 8",
        "> ok", "  + Remada: 3x10",
      ]
      let wanted = LogReader.read(Source(name: "", text: lines.joined(separator: "\n")))
      guard wanted.diagnostics.isEmpty else { continue }
      let added = try expectAdded(try log.adding(lines), new, log)
      #expect(added == meanings(wanted).first, "\(source.name)")
    }
  }

  @Test func addedSetsReadBackInTheirExercise() throws {
    var random = SeededGenerator(seed: 3)
    for source in try files() {
      let log = LogReader.read(source)
      guard let place = log.sessions.indices.randomElement(using: &random) else { continue }
      try addSets(log, place, &random)
    }
  }

  private func addSets(_ log: Log, _ place: Int, _ random: inout SeededGenerator) throws {
    let name = random.pick([
      nil, "Supino reto", "BARRA FIXA", "Prancha: lateral", "Novo #2", "bodyweight", "remada curvada",
      "Alongamento",
    ])
    let typed = random.pick([
      "80kg x 10/8", "82,5kg X 10 rpe 8.5", "bw x 8 w", "60s", "12, 12", "5km in 27:30", "\"sem cinto\"",
      "80kg x 5 \"a, 8.5\" tempo:1.5x",
    ])
    let isSuperset = Bool.random(using: &random)
    var wanted = meanings(log)
    let own = wanted[place].exercises
    guard name != nil || !own.isEmpty else {
      #expect(throws: Refusal.self) { try log.addingSets(typed, to: nil, inSession: place) }
      return
    }
    let sets = LogReader.read(Source(name: "", text: "2026-01-05\nA: \(typed)"))
    let named = own.indices.filter { nameKey(own[$0].name) == nameKey(name ?? own.last?.name ?? "") }
    // Sets of a skipped exercise take the place of its 'skip'.
    guard named.allSatisfy({ !own[$0].isSkipped }) else { return }
    let target = named.last
    if target == nil {
      wanted[place].exercises.append(.init(name: name ?? own.last?.name ?? "", isSuperset: isSuperset && !own.isEmpty))
    }
    let exercise = target ?? own.count
    let done = wanted[place].exercises[exercise].sets.count
    let new = try #require(meanings(sets).first?.exercises.first)
    wanted[place].exercises[exercise].sets += new.sets
    wanted[place].exercises[exercise].notes += sets.exercises.flatMap(\.remarks).map {
      "\($0.set.map { $0 + done } ?? -1) \($0.text)"
    }
    let comment: Comment = "\(log.source.name), session \(place): \(name ?? "last"): \(typed)"
    let edits = try log.addingSets(typed, to: name, inSession: place, isSuperset: isSuperset)
    #expect(edits.count == 1 && edits[0].range.isEmpty, comment)
    let after = try apply(edits, to: log)
    #expect(meanings(after) == wanted, comment)
    #expect(mistakes(after) == mistakes(log), comment)
  }

  @Test func finishingTouchesTheQuestionMark() throws {
    var finished = 0
    for source in try files() {
      let log = LogReader.read(source)
      for place in log.sessions.indices {
        let session = log.sessions[place]
        guard let start = session.start, session.isOpen, log.places[place].end != nil else {
          #expect(throws: Refusal.self) { try log.finishing(session: place, at: .midnight) }
          continue
        }
        let end = try #require(TimeOfDay(hour: (start.hour + 2) % 24, minute: 5))
        let edits = try log.finishing(session: place, at: end)
        #expect(edits.count == 1 && edits.allSatisfy { source.text($0.range) == "?" }, "\(source.name)")
        let after = try apply(edits, to: log)
        var wanted = meanings(log)
        wanted[place].end = .at(end)
        #expect(meanings(after) == wanted && mistakes(after) == mistakes(log), "\(source.name)")
        finished += 1
      }
    }
    #expect(finished > 500)
  }

  @Test func removingLeavesTheOthers() throws {
    for source in try files() {
      let log = LogReader.read(source)
      for place in log.sessions.indices {
        let edits = log.removing(session: place)
        guard let edit = edits.first else {
          #expect(source.text(log.places[place].header).hasPrefix(">>>>>>>"), "\(source.name)")
          continue
        }
        #expect(edits.count == 1 && edit.replacement.isEmpty, "\(source.name)")
        let after = try apply(edits, to: log)
        var wanted = meanings(log)
        wanted.remove(at: place)
        #expect(meanings(after) == wanted, "\(source.name), session \(place)")
        #expect(mistakes(after) == mistakes(log, outside: edit.range), "\(source.name), session \(place)")
      }
    }
  }
}
