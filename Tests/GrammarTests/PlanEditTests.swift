import Grammar
import TestSupport
import Testing
import Text
import Training

@Suite struct PlanEditTests {
  private func read(_ text: String) -> PlanFile { PlanReader.read(Source(name: "plans/a.md", text: text)) }

  private func text(_ file: PlanFile, _ edits: [TextEdit]) throws -> String {
    String(decoding: try #require(edits.applied(to: file.source.bytes)), as: UTF8.self)
  }

  @Test(arguments: Rows.of("grammar", "adding")) func adding(_ row: [String]) throws {
    let (before, after) = (row[0], row[1])
    let file = read(before)
    let edits = try file.addingExercise("b", attributes: "back 4x8 rest 90s", toDay: nil)
    #expect(try text(file, edits).utf8.elementsEqual(after.utf8))
  }

  @Test(arguments: Rows.of("grammar", "separators")) func separators(_ row: [String]) throws {
    let (typed, written) = (row[0], row[1])
    let file = read("# A\n")
    let edits = try file.addingExercise("b", attributes: typed, toDay: nil)
    #expect(try text(file, edits) == "# A\n\n- b: \(written)\n")
  }

  @Test(arguments: [
    ("chset 4x8", "'chset' is no muscle group"), ("chest 4*8", "'*' is Markdown's own sign"),
    ("chest 80kg", "'80kg' is a load without its '@'"), ("rest 1min 30s", "a comma is missing before '30s'"),
    ("chest 4x8 4x9", "a comma is missing before '4x9'"),
    ("chest\n- b: back", "'chest\n- b: back' is not one line of attributes"),
  ])
  func badAttributes(_ typed: String, _ message: String) {
    let failure = #expect(throws: Refusal.self) {
      try read("# A\n").addingExercise("b", attributes: typed, toDay: nil)
    }
    #expect(failure?.message.english == message)
  }

  @Test(arguments: [
    "a \"b\"", "- a", "a: b", "\\ #", "[a]", "💪🏽", "\"a\"", "1. a", "> a", "# a", "a <!-- b -->", "a,b",
  ])
  func namesReadBackEqual(_ name: String) throws {
    let file = read("# A\n\n- x: chest\n")
    let after = read(try text(file, file.addingExercise(name, attributes: "chest", toDay: nil)))
    #expect(after.diagnostics.map(\.code) == file.diagnostics.map(\.code))
    #expect(after.plan.exercises.map(\.name) == ["x", name])
  }

  private let planOfDays = "# A\n\n## Um\n\n- a: chest\n- b: back\n\n## Dois\n\n- a: legs\n- c: abs\n"

  @Test(arguments: Rows.of("grammar", "takingOut")) func takingOut(_ row: [String]) throws {
    let (before, words, after) = (row[0], Rows.list(row[1]), row[2])
    let file = read("# A\n\n- a: back, add 5kg\n\(before)\n  > n\n")
    let edits = try file.removing(words, from: "b")
    #expect(try text(file, edits) == "# A\n\n- a: back, add 5kg\n\(after)\n  > n\n")
  }

  @Test func whatIsNotThereIsNotTakenOut() {
    let failure = #expect(throws: Refusal.self) {
      try read("# A\n\n- b: chest, 3x5, add 2kg\n").removing(["add", "back"], from: "b")
    }
    #expect(failure?.message == "'b' has no 'back'")
  }

  @Test func days() throws {
    let file = read(planOfDays)
    #expect(
      try text(file, file.addingExercise("x", attributes: "abs", toDay: "um"))
        == "# A\n\n## Um\n\n- a: chest\n- b: back\n- x: abs\n\n## Dois\n\n- a: legs\n- c: abs\n")
    #expect(try text(file, file.editing("Dois / a", attributes: "4x8")).contains("- a: legs, 4x8\n"))
    #expect(try text(file, file.addingExercise("x", attributes: "abs", toDay: nil)).hasSuffix("- c: abs\n- x: abs\n"))
    let unclear = try #require(throws: Refusal.self) { try file.removing("a") }
    #expect(unclear.message == "'a' could be 'Um / a', 'Dois / a'")
    #expect(try file.moving("b", to: .down) == [])
  }

  @Test(arguments: [
    ("chest, 4x8 @ 80kg, rest 60s", "back", "back, 4x8 @ 80kg, rest 60s"),
    ("chest,  4x8 @ 80kg , rest 60s", "5x5", "chest,  5x5 @ 80kg , rest 60s"),
    ("chest, 4x8, rest 60s", "@ 82,5kg rest 2min", "chest, 4x8 @ 82,5kg, rest 2min"),
    ("chest", "4x8 @ 80kg rest 90s superset", "chest, 4x8 @ 80kg, rest 90s, superset"),
    ("chest, 4x8", "@ 80kg superset", "chest, 4x8 @ 80kg, superset"),
    ("chset, 4x8", "chest", "chest, 4x8"), ("chest, rest 90", "rest 90s", "chest, rest 90s"),
    ("chest, superset <!-- c -->", "superset, 4x8", "chest, superset, 4x8 <!-- c -->"),
  ])
  func editing(_ before: String, _ attributes: String, _ after: String) throws {
    let file = read("# A\n\n- a: \(before)\n  > nota\n")
    #expect(try text(file, file.editing("a", attributes: attributes)) == "# A\n\n- a: \(after)\n  > nota\n")
  }

  @Test(arguments: [
    (PlanMove.first, "1. c: legs\n   > n\n<!-- k -->\n2. a: chest\n3. b: back"),
    (.up, "1. a: chest\n2. c: legs\n   > n\n<!-- k -->\n3. b: back"),
    (.position(2), "1. a: chest\n2. c: legs\n   > n\n<!-- k -->\n3. b: back"),
    (.last, "1. a: chest\n2. b: back\n3. c: legs\n   > n\n<!-- k -->"),
  ])
  func moving(_ move: PlanMove, _ after: String) throws {
    let file = read("# A\n\n1. a: chest\n2. b: back\n3. c: legs\n   > n\n<!-- k -->")
    #expect(try text(file, file.moving("c", to: move)) == "# A\n\n\(after)")
    #expect(
      try text(file, file.moving("a", to: .down)).hasPrefix("# A\n\n1. b: back\n2. a: chest\n3. c: legs\n"))
  }

  @Test func removing() throws {
    let file = read("# A\n\n1. a: chest\n   > n\n<!-- of b -->\n2. b: back\n3. c: legs\n")
    #expect(try text(file, file.removing("a")) == "# A\n\n<!-- of b -->\n1. b: back\n2. c: legs\n")
    let loose = read("# A\n\n- a: chest\n\n- b: back\n\n- c: legs\n")
    #expect(try text(loose, loose.removing("b")) == "# A\n\n- a: chest\n\n- c: legs\n")
    #expect(try text(loose, loose.removing("c")) == "# A\n\n- a: chest\n\n- b: back\n")
  }

  @Test func exercisesAreFound() throws {
    let file = read("# A\n\n- Supino reto: chest\n- Supino inclinado: chest\n- Tríceps: arms\n")
    #expect(try text(file, file.removing("triceps")).hasSuffix("inclinado: chest\n"))
    #expect(try !text(file, file.removing("supino i")).contains("inclinado"))
    let failure = try #require(throws: Refusal.self) { try file.removing("supino") }
    #expect(failure.message == "'supino' could be 'Supino reto', 'Supino inclinado'")
    let typo = try #require(throws: Refusal.self) { try file.removing("Supino rteo") }
    #expect(typo.help == "did you mean 'Supino reto'?")
  }

  @Test(arguments: Rows.of("grammar", "renaming")) func renaming(_ row: [String]) throws {
    let (before, after) = (row[0], row[1])
    let file = read(before)
    #expect(try text(file, file.renaming(to: "B B")).utf8.elementsEqual(after.utf8))
  }

  @Test func newPlans() throws {
    for isPortuguese in [false, true] {
      for description in [nil, "Peito e \"força\" # 1"] {
        let file = read(
          PlanText.new(
            name: "Treino A", created: Moment(try day("2026-01-06"), .midnight), description: description,
            portuguese: isPortuguese))
        #expect(file.diagnostics.isEmpty && file.plan.name == "Treino A")
        #expect(file.plan.description == description && file.plan.exercises.isEmpty)
        let after = read(try text(file, file.addingExercise("b", attributes: "back", toDay: nil)))
        #expect(after.diagnostics.isEmpty && after.plan.exercises.count == 1)
      }
    }
  }

  func bytesThatAreNoTextAreNotMoved() throws {
    let file = PlanReader.read(
      MarkedText("# A\n\n- a: chest\n  > \(Example.badByte)\n- b: back\n").source(named: "a.md"))
    #expect(
      throws: Refusal("'a' has bytes that are not UTF-8", help: "mend them first; 'bumbum lint' says where they are")
    ) { try file.moving("a", to: .down) }
    let edits = try file.moving("b", to: .up)
    #expect(try #require(edits.applied(to: file.source.bytes)).contains(0xE7))
  }

  /// Over the example plans and mutated copies of them: each edit does its work and no other, or is refused.
  @Test func mutatedPlansKeepTheRest() throws {
    var random = SeededGenerator(seed: 11)
    var made = 0
    for path in try examples(in: "plans", ending: ".md") {
      let original = try example(path).bytes
      for round in 0..<250 {
        var bytes = round % 3 == 1 ? original.flatMap { $0 == 10 ? [13, 10] : [$0] } : original
        if round % 5 == 1 { bytes = Array("\u{FEFF}".utf8) + bytes }
        if round % 7 == 1 { bytes.removeLast() }
        if round > 3 { bytes = mutated(bytes, &random) }
        let file = PlanReader.read(Source(name: path, bytes: bytes))
        let before = file.plan.exercises.map { described($0) }
        guard let chosen = file.plan.exercises.randomElement(using: &random)?.name else { continue }
        func after(_ edits: [TextEdit]) throws -> PlanFile {
          made += 1
          return PlanReader.read(Source(name: path, bytes: try #require(edits.applied(to: bytes))))
        }
        if let edits = try? file.addingExercise(
          "Novo", attributes: "abs", toDay: file.plan.days.first?.name)
        {
          let result = try after(edits)
          #expect(edits.count == 1 && edits[0].range.isEmpty)
          #expect(result.diagnostics.map(\.code) == file.diagnostics.map(\.code))
          #expect(
            result.plan.exercises.filter { $0.name != "Novo" }.map { described($0) } == before)
        }
        if let edits = try? file.moving(chosen, to: random.pick([.up, .down, .first, .last])) {
          let result = try after(edits)
          #expect(result.diagnostics.map(\.code).sorted() == file.diagnostics.map(\.code).sorted())
          #expect(result.plan.exercises.map { described($0) }.sorted() == before.sorted())
          #expect(result.source.bytes.count == bytes.count, "\(path) \(round)")
        }
        if let edits = try? file.removing(chosen) {
          let result = try after(edits)
          #expect(result.plan.exercises.count == before.count - 1)
          #expect(Set(result.plan.exercises.map { described($0) }).isSubset(of: before))
        }
        if let edits = try? file.editing(chosen, attributes: "4x7") {
          let result = try after(edits)
          #expect(result.plan.exercises.contains { $0.plannedSets == 4 && $0.plannedReps == 7...7 })
          #expect(result.plan.exercises.map(\.name) == file.plan.exercises.map(\.name))
        }
        if let edits = try? file.renaming(to: "Outro nome") {
          let result = try after(edits)
          #expect(result.plan.name == "Outro nome")
          #expect(result.plan.aka.contains { $0 == file.plan.name })
          #expect(result.plan.exercises.map { described($0) } == before)
        }
      }
    }
    #expect(made > 2500)
  }

  private func described(_ exercise: PlannedExercise) -> String {
    let notes = exercise.notes.joined(separator: "|")
    return
      "\(exercise.name) \(String(describing: exercise.muscleGroup)) \(exercise.plannedSets) "
      + "\(String(describing: exercise.plannedReps)) \(exercise.plannedRest) \(String(describing: exercise.load)) \(notes)"
  }
}
