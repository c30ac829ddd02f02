import Grammar
import Testing
import Text
import Training

/// Names of fields as people write them in Portuguese: each is the format's own where the entry has it, and `fmt` writes that.
@Suite struct FieldWordTests {
  private static let checkIns = """
    [2026-01-05 18:30]
    Tipo = corrida
    TÍTULO = Na orla
    calorias = 300
    local = Aterro
    foto = a.jpg

    [folga 2026-01-10]
    motivo = gripe

    [medida 2026-01-12]
    peso  corporal = 81 kg

    """

  @Test func checkInsAreRead() throws {
    let file = CheckInReader.read(Source(name: "01.txt", text: Self.checkIns))
    #expect(file.diagnostics.isEmpty)
    let entry = try #require(file.checkIns.first)
    #expect(entry.type == .run && entry.titleText == "Na orla" && entry.calories == 300)
    #expect(entry.location == "Aterro" && entry.photo == "a.jpg" && entry.fields.isEmpty)
    #expect(file.skips.first?.reason == "gripe")
    #expect(file.measures.first?.bodyweight == Weight(hundredths: 8100, .kg))
  }

  @Test func checkInsAreFormatted() throws {
    try expectFormatted(
      Self.checkIns,
      """
      [2026-01-05 18:30]
      type = corrida
      title = Na orla
      calories = 300
      location = Aterro
      photo = a.jpg

      [skip 2026-01-10]
      reason = gripe

      [measure 2026-01-12]
      bodyweight = 81kg

      """, "checkins/2026/01.txt")
  }

  /// A session has a body weight and a location; a type of its own is for the settings to declare, and so is what a measure has.
  @Test func elsewhereTheyAreNames() throws {
    try expectFormatted(
      "2026-01-05 18:30\n  peso corporal = 81kg\n  Local = Aterro\n  tipo = A\n",
      "2026-01-05 18:30\n  bodyweight = 81kg\n  location = Aterro\n  tipo = A\n")
    try expectFormatted(
      "[measure 2026-01-12]\ntipo = A\nmotivo = b\n", "[measure 2026-01-12]\ntipo = A\nmotivo = b\n",
      "checkins/2026/01.txt")
    let log = LogReader.read(Source(name: "01.txt", text: "2026-01-05 18:30\n  Local = Aterro\n  tipo = A\n"))
    #expect(log.sessions[0].fields.map(\.name) == ["location", "tipo"])
  }

  /// One field, whatever it is called: of two the first counts.
  @Test func twoNamesAreOneField() {
    let file = CheckInReader.read(Source(name: "01.txt", text: "[2026-01-05]\ntipo = Run\ntype = Gym\n"))
    #expect(file.diagnostics.map(\.code) == ["duplicate-field"] && file.checkIns[0].type == .run)
    let log = LogReader.read(
      Source(name: "01.txt", text: "2026-01-05 18:30\n  peso corporal = 81kg\n  bodyweight = 82kg\n"))
    #expect(
      log.diagnostics.map(\.code) == ["duplicate-field"] && log.sessions[0].bodyweight == Weight(hundredths: 8100, .kg))
  }
}
