import Grammar
import TestSupport
import Testing
import Text
import Training

@Suite struct ExerciseListReaderTests {
  private func read(_ text: String) -> ExerciseList {
    ExerciseListReader.read(Source(name: "exercises.txt", text: text))
  }

  @Test func attributesInAnyOrder() throws {
    let list = read(
      """
      # o que eu faço
      Supino reto: chest, aka "Bench Press (Barbell)", aka Supino
        "Prancha: lateral" : Abdômen   # no chão
      Rosca: per hand, BRACOS
      Afundo: per  side
      Corrida:
      """)
    #expect(list.diagnostics.isEmpty)
    #expect(
      list.entries.map(\.name) == ["Supino reto", "Prancha: lateral", "Rosca", "Afundo", "Corrida"])
    #expect(list.places.map { list.source.text($0.name) } == list.entries.map(\.name))
    #expect(list.entries.map { $0.muscleGroup } == [.chest, .abs, .arms, nil, nil])
    #expect(list.entries[0].aka == ["Bench Press (Barbell)", "Supino"])
    #expect(list.entries.map(\.traits.isPerHand) == [false, false, true, false, false])
    #expect(list.entries.map(\.traits.isPerSide) == [false, false, false, true, false])
    #expect(list.source.text(list.places[1].range) == "\"Prancha: lateral\" : Abdômen")
  }

  @Test(arguments: [
    ("Supino: ⟦chst⟧", ["unknown-muscle-group"]), ("Supino: ⟦brazos⟧", ["unknown-muscle-group"]),
    ("Supino: ⟦halter⟧", ["unknown-attribute"]), ("Supino: chest, ⟦per hnd⟧", ["unknown-attribute"]),
    ("Supino: chest, ⟦peito⟧", ["duplicate-attribute"]),
    ("Supino: per hand, ⟦per hand⟧", ["duplicate-attribute"]),
    ("Supino: chest, ⟦aka⟧", ["empty-attribute"]), ("Supino: chest⟦,⟧", ["stray-comma"]),
    ("Supino: ⟦,⟧ chest", ["stray-comma"]), ("Supino: chest⟦, ,⟧ per hand", ["stray-comma"]),
    ("Supino: per hand ⟦chest⟧", ["missing-comma"]), ("Supino: aka ⟦\"⟧Bench", ["unclosed-quote"]),
    ("⟦Supino chest⟧", ["unknown-line"]), ("⟦Supino:chest⟧", ["unknown-line"]),
    ("⟦Supino = chest⟧", ["unknown-line"]),
    ("⟦-⟧ Supino: chest", ["reserved-sign"]), ("⟦!⟧", ["reserved-sign"]), ("⟦Supino::⟧ chest", ["bad-name"]),
    ("Supino: ⟦x⟧, ⟦y⟧, chest", ["unknown-attribute", "unknown-attribute"]),
    ("Supino: chest, aka a⟦\u{1}⟧b", ["control-character"]), ("⟦=======⟧", ["conflict-marker"]),
    ("⟦<<<<<<<⟧ a\nSupino: chest\n=======\nSupino: back\n>>>>>>> b", ["conflict-marker"]),
  ])
  func oneBadLineCostsOneLine(marked: String, codes: [String]) {
    let text = MarkedText("Corrida: cardio\n\(marked)\nRemo: back\n")
    let list = ExerciseListReader.read(text.source(named: "exercises.txt"))
    expect(list.diagnostics, in: text, are: codes)
    #expect(list.entries.first?.muscleGroup == .cardio)
    #expect(list.entries.last?.name == "Remo")
    #expect(list.entries.last?.muscleGroup == .back)
  }

  @Test func aBadAttributeCostsOnlyItself() {
    let list = read("Supino: chset, per hand, aka Bench, chest, back")
    #expect(list.entries[0].muscleGroup == .chest)
    #expect(list.entries[0].traits.isPerHand)
    #expect(list.entries[0].aka == ["Bench"])
    #expect(list.diagnostics.map(\.help).first == "did you mean 'chest'?")
    // What follows a mistake may be another line, so no second one is made of it.
    #expect(list.diagnostics.map(\.code) == ["unknown-muscle-group"])
  }

  @Test(arguments: [("chst", "chest"), ("Peitos", "Peito"), ("brazos", "Braços")])
  func suggestedGroups(written: String, meant: String) {
    let list = read("Supino: \(written)")
    #expect(list.diagnostics.map { $0.fix?.edits.map(\.replacement) } == [[meant]])
  }

  @Test func lineEndingsAndBlanks() {
    let list = read("\u{FEFF}Supino:\u{A0}chest,\taka “Bench, Barbell”\r\n\r\nRemo: back\r\n")
    #expect(list.diagnostics.isEmpty)
    #expect(list.entries.map(\.name) == ["Supino", "Remo"])
    #expect(list.entries[0].aka == ["Bench, Barbell"])
    #expect(list.places[0].aka.map(list.source.text) == ["Bench, Barbell"])
  }

  @Test func exampleIsClean() throws {
    let list = ExerciseListReader.read(try example("exercises.txt"))
    #expect(list.diagnostics == [])
    let supino = try #require(list.entries.first { $0.name == "Supino reto" })
    #expect(supino.aka == ["Supino", "Bench Press (Barbell)"])
    #expect(list.entries.first { $0.name == "Prancha: lateral" }?.muscleGroup == .abs)
  }

  @Test func mutationsNeverCrash() throws {
    var random = SeededGenerator(seed: 2)
    let bytes = try example("exercises.txt").bytes
    for _ in 0..<1000 {
      let source = Source(name: "exercises.txt", bytes: mutated(bytes, &random))
      expectSound(ExerciseListReader.read(source).diagnostics, source, .exercises)
    }
  }
}
