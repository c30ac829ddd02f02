import Testing
import Training

/// Names in a column; what else fmt writes in these files is in Tests/Formats/other-files.txt.
@Suite struct FormatterFileTests {
  @Test func namesAlignWhereTheSettingsAskForIt() throws {
    var settings = Settings()
    settings.alignsNames = true
    try expectFormatted(
      """
      2026-01-05
        Supino reto: 80KGx10
        +  Elevação:  12   # leve
        Alongamento bem longo de tudo:
        Corrida:          5km
        Rosca 80x10

      2026-01-06
        日本: 12
        Sup: 8

      """,
      """
      2026-01-05
        Supino reto: 80kg x 10
        + Elevação:  12   # leve
        Alongamento bem longo de tudo:
        Corrida:     5km
        Rosca 80x10

      2026-01-06
        日本: 12
        Sup:  8

      """, settings: settings)
    try expectFormatted(
      "Supino reto: chest\nBarra: back\n\nX: legs\n", "Supino reto: chest\nBarra:       back\n\nX: legs\n",
      "exercises.txt", settings: settings)
    try expectFormatted(
      "# Treino A\n\n- Supino: chest\n- Barra fixa: back\n",
      "# Treino A\n\n- Supino:     chest\n- Barra fixa: back\n",
      "plans/a.md", settings: settings)
  }

  @Test func aPlanWithoutAnEnd() throws {
    try expectFormatted(
      "# Treino A\n\n```\na\n\n\n\nb  \n```\n\n\n- B: legs", "# Treino A\n\n```\na\n\n\n\nb  \n```\n\n- B: legs\n",
      "plans/a.md")
  }
}
