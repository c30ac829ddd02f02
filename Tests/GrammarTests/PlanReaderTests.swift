import Grammar
import TestSupport
import Testing
import Text
import Training

@Suite struct PlanReaderTests {
  private func read(_ text: String) -> PlanFile { PlanReader.read(Source(name: "plans/x.md", text: text)) }
  private func kg(_ hundredths: Int32) -> Load { .weight(Weight(hundredths: hundredths, .kg)) }

  @Test func wholePlan() throws {
    let file = read(
      """
      +++
      created = 2026-01-06 # um dia
      aka = ["Treino Peito", 'A']
      +++

      # Treino A

      Peito e tríceps,
      foco em força.

      <!-- sobe
      # devagar -->

      Sempre.

      - Supino reto: chest, 4x8-10 @ 82,5kg, rest 120s
        > Escápula presa.

      * Barra: 3x6–8, @ bw+10kg, Costas
      2) "Prancha: lateral": superset, abs, 3 × 12, rest 2min
      """)
    #expect(file.diagnostics == [])
    let plan = file.plan
    #expect(plan.name == "Treino A")
    #expect(plan.created == Moment(try day("2026-01-06")))
    #expect(plan.aka == ["Treino Peito", "A"])
    #expect(plan.description == "Peito e tríceps,\nfoco em força.\n\nSempre.")
    #expect(plan.exercises.map(\.name) == ["Supino reto", "Barra", "Prancha: lateral"])
    #expect(plan.exercises.map { $0.muscleGroup } == [.chest, .back, .abs])
    #expect(plan.exercises.map(\.plannedSets) == [4, 3, 3])
    #expect(plan.exercises.map(\.plannedReps) == [8...10, 6...8, 12...12])
    #expect(
      plan.exercises.map { $0.load } == [
        kg(8250), .bodyweight(added: Weight(hundredths: 1000, .kg)), nil,
      ])
    #expect(plan.exercises.map { $0.rest } == [120, nil, 120])
    #expect(plan.exercises.map(\.isSuperset) == [false, false, true])
    #expect(plan.exercises[0].notes == ["Escápula presa."])
    #expect(file.source.text(file.places.exercises[1].range) == "* Barra: 3x6–8, @ bw+10kg, Costas")
    #expect(file.places.exercises[0].groups[0].load.map(file.source.text) == "82,5kg")
    #expect(file.source.text(file.places.exercises[0].groups[0].amounts) == "4x8-10")
    #expect(plan.days.isEmpty)
  }

  @Test func days() {
    let file = read("# P\n\n## Um ##\n\n- A: legs\n- B: legs\n\nDois\n----\n\n1. C: back\n\n## Três\n")
    #expect(file.diagnostics == [])
    #expect(file.plan.days.map(\.name) == ["Um", "Dois", "Três"])
    #expect(file.plan.days.map(\.exercises) == [0..<2, 2..<3, 3..<3])
  }

  @Test(arguments: [
    "Treino A\n========\n\nForça.\n\n- S: chest\n", "Treino A\n=======\nForça.\n- S: chest\n",
    "\u{FEFF}# Treino A\r\n\r\nForça.\r\n\r\n- S: chest\r\n", "#\u{A0}Treino A #\n\nForça.\n-\tS: chest",
    "Treino A\r\n===\r\n\r\nForça.\r\n\r\n\u{2013} S: chest",
  ])
  func spellings(text: String) {
    let file = read(text)
    #expect(file.diagnostics == [])
    #expect(file.plan.name == "Treino A")
    #expect(file.plan.description == "Força.")
    #expect(file.plan.exercises.map(\.name) == ["S"])
    #expect(file.plan.exercises.map { $0.muscleGroup } == [.chest])
  }

  @Test(arguments: [
    ("⟦Remada: back⟧", ["stray-text"]), ("⟦-Remada: back⟧", ["stray-text"]),
    ("⟦1.Remada: back⟧", ["stray-text"]),
    ("⟦+ Remada: back⟧", ["stray-text"]), ("⟦> Remada: back, 3x8⟧", ["stray-text"]),
    ("- ⟦Remada back⟧", ["item-without-colon"]),
    ("- ⟦Remada:back⟧", ["item-without-colon"]), ("⟦-⟧", ["item-without-colon"]), ("⟦# B⟧", ["bad-heading"]),
    ("⟦###⟧", ["bad-heading"]), ("- ⟦[ ] Remada:⟧ back", ["bad-name"]),
    ("- Remada: ⟦bakc⟧", ["unknown-muscle-group"]), ("- Remada: back, ⟦leve⟧", ["unknown-attribute"]),
    ("- Remada: back, ⟦80kg⟧", ["unknown-attribute"]), ("- Remada: back, ⟦bw⟧", ["unknown-attribute"]),
    ("- Remada: back, 3x⟦10-8⟧", ["reversed-range"]), ("- Remada: back, ⟦3x0⟧", ["bad-plan-sets"]),
    ("- Remada: back, ⟦3x8/8⟧", ["count-and-list"]), ("- Remada: back, ⟦12⟧", ["bad-plan-sets"]),
    ("- Remada: back, 3⟦*⟧8", ["bad-plan-sets"]), ("- Remada: back, 3x⟦9999999999⟧", ["number-too-large"]),
    ("- Remada: back, 3x8 ⟦@ 80⟧", ["load-without-unit"]), ("- Remada: back, 3x8 ⟦@⟧", ["empty-attribute"]),
    ("- Remada: back, 3x8 @ 80⟦kq⟧", ["unknown-unit"]), ("- Remada: back, rest ⟦90⟧", ["bad-rest"]),
    ("- Remada: back, rest ⟦90 s⟧", ["blank-before-unit"]),
    ("- Remada: back, rest ⟦2m⟧", ["metres-or-minutes"]),
    ("- Remada: back, ⟦rest⟧", ["empty-attribute"]), ("- Remada: back, rest 90s ⟦3x8⟧", ["missing-comma"]),
    ("- Remada: back⟦,⟧", ["stray-comma"]), ("- Remada: back, 3x8, ⟦4x8⟧", ["duplicate-attribute"]),
    ("- Remada: back, superset, ⟦superset⟧", ["duplicate-attribute"]),
    ("- Remada: back, 3x8 @ 80kg, ⟦@ 90kg⟧", ["duplicate-attribute"]),
    ("- Remada: ⟦x⟧, back, ⟦y⟧", ["unknown-attribute", "unknown-attribute"]),
    ("⟦=======⟧", ["conflict-marker"]), ("- Rem⟦\u{1B}⟧ada: back", ["control-character"]),
    ("- Rem⟦\(Example.badByte)⟧ada: back", ["invalid-utf8"]),
    ("⟦<<<<<<<⟧ a\n- Remada: back\n=======\n- Remo: back\n>>>>>>> b", ["conflict-marker"]),
  ])
  func oneBadLineCostsOneLine(marked: String, codes: [String]) {
    let text = MarkedText("# A\n\n- Supino: chest, 4x8\n\(marked)\n  > dela\n- Rosca: arms, 3x12\n  > nota\n")
    let file = PlanReader.read(text.source(named: "plans/a.md"))
    #expect(file.plan.exercises.first?.plannedSets == 4)
    #expect(file.plan.exercises.last?.name == "Rosca")
    #expect(file.plan.exercises.last?.plannedReps == 12...12)
    #expect(file.plan.exercises.last?.notes == ["nota"])
    expect(file.diagnostics, in: text, are: codes)
    if !["bad-heading"].contains(codes[0]), marked != "⟦=======⟧" {
      #expect(file.plan.exercises[0].notes.isEmpty)
    }
  }

  @Test(arguments: [
    ("⟦Supino: chest, 4x8⟧", "stray-text"), ("⟦= Supino: chest, 4x8⟧", "stray-text"),
    ("⟦->Supino: chest, 4x8⟧", "stray-text"), ("⟦> Supino: chest, 4x8⟧", "stray-text"),
    ("⟦-Supino: chest, 4x8⟧", "stray-text"),
    ("⟦#⟧Treino\n#x", "bad-heading"),
  ])
  func slipsAboveTheList(marked: String, code: String) {
    let text = MarkedText("\(marked)\n\n- Rosca: arms\n")
    let file = PlanReader.read(text.source(named: "plans/a.md"))
    expect(file.diagnostics, in: text, are: [code])
    #expect(file.plan.exercises.map(\.name) == ["Rosca"])
  }

  @Test func proseAboveTheListIsNoExercise() {
    let file = read("# A\n\nFoco: peito. #força\n> citação\n2.5kg por semana: devagar\n\n- S: chest\n")
    #expect(file.diagnostics == [])
    #expect(file.plan.description == "Foco: peito. #força\n> citação\n2.5kg por semana: devagar")
  }

  @Test func noteOfNoExercise() {
    let text = MarkedText("# A\n\n## D\n\n⟦> nota⟧\n\n- S: chest\n")
    expect(PlanReader.read(text.source(named: "a.md")).diagnostics, in: text, are: ["stray-text"])
  }

  @Test(arguments: [
    ("+++\ncreated = ⟦\"2026-01-06\"⟧\n+++\n", ["bad-plan-value"]),
    ("+++\ncreated = ⟦3⟧\n+++\n", ["bad-plan-value"]),
    ("+++\ncreated = ⟦2026-01-06 10:00:00Z⟧\n+++\n", ["bad-plan-value"]),
    ("+++\naka = ⟦\"B\"⟧\n+++\n", ["bad-plan-value"]), ("+++\naka = [\"B\", ⟦3⟧]\n+++\n", ["bad-plan-value"]),
    ("+++\n⟦craeted⟧ = 2026-01-06\n+++\n", ["unknown-plan-key"]),
    ("+++\n[⟦x⟧]\ny = 1\n+++\n", ["unknown-plan-key"]),
    ("⟦+++⟧\ncreated = 2026-01-06\n\n", ["bad-front-matter"]),
    ("⟦---⟧\ncreated: 2026-01-06\n---\n", ["bad-front-matter"]),
  ])
  func frontMatter(marked: String, codes: [String]) {
    let text = MarkedText("\(marked)# A\n\n- S: chest\n")
    let file = PlanReader.read(text.source(named: "a.md"))
    expect(file.diagnostics, in: text, are: codes)
    #expect(file.plan.name == "A")
    #expect(file.plan.description == nil)
    #expect(file.plan.exercises.count == 1)
  }

  @Test func conflictInFrontMatter() {
    let file = read(
      "+++\n<<<<<<< a\naka = [\"B\"]\n+++\n=======\naka = [\"C\"]\n>>>>>>> b\ncreated = 2026-01-06\n+++\n"
        + "# A\n- S: chest\n"
    )
    #expect(file.diagnostics.map(\.code) == ["conflict-marker"])
    #expect(file.plan.aka.isEmpty)
    #expect(file.plan.created != nil)
    #expect(file.plan.name == "A")
  }

  @Test(arguments: ["plans/treino-a.md", "plans/treino-b.md", "plans/pernas.md"])
  func examplesAreClean(path: String) throws {
    let file = PlanReader.read(try example(path))
    #expect(file.diagnostics == [])
    #expect(file.plan.name != nil && file.plan.created != nil && file.plan.description != nil)
    #expect(file.exercises.allSatisfy { $0.exercise.muscleGroup != nil && !$0.places.groups.isEmpty })
  }

  @Test func exampleWithDays() throws {
    let plan = PlanReader.read(try example("plans/pernas.md")).plan
    #expect(plan.days.map(\.name) == ["Agachamento", "Terra", "Fôlego"])
    #expect(plan.days.map(\.exercises) == [0..<4, 4..<8, 8..<11])
  }

  @Test func mutationsNeverCrash() throws {
    var random = SeededGenerator(seed: 3)
    for path in ["plans/treino-a.md", "plans/treino-b.md", "plans/pernas.md"] {
      let bytes = try example(path).bytes
      for _ in 0..<700 {
        let source = Source(name: path, bytes: mutated(bytes, &random))
        expectSound(PlanReader.read(source).diagnostics, source, .plan)
      }
    }
  }
}
