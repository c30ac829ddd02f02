import Grammar
import Testing
import Text
import Training

/// What fmt writes in the other kinds of file: before and after, worked out by hand.
@Suite struct FormatterFileTests {
  // MARK: Check-ins

  @Test(arguments: [
    FormatCase("  [ 2026–01-15   7:30 ]  # cedo ", "[2026-01-15 07:30]  # cedo"), FormatCase("[2026-01-15]"),
    FormatCase("[Skip  2026-01-20..2026-01-24]", "[skip 2026-01-20 .. 2026-01-24]"),
    FormatCase("[skip 2026-01-20 ... 2026-01-24]"),
    FormatCase("[ SKIP 2026-01-20 ]", "[skip 2026-01-20]"),
    FormatCase("[Folga 2026-01-20 .. 2026-01-24]", "[skip 2026-01-20 .. 2026-01-24]"),
    FormatCase("[medida 2026-01-26]\nbodyweight = 81kg", "[measure 2026-01-26]\nbodyweight = 81kg"),
    FormatCase("[Measure 2026-01-26  7:00]", "[measure 2026-01-26 07:00]"),
    FormatCase("[measure 2026-01-26]\nBodyweight=81,2 KG", "[measure 2026-01-26]\nbodyweight = 81,2kg"),
    FormatCase("[2026-01-15]\n  Type=corrida", "[2026-01-15]\ntype = corrida"),
    FormatCase("[2026-01-15]\n\ttitle =  Volta da “lagoa” ×2", "[2026-01-15]\ntitle = Volta da “lagoa” ×2"),
    FormatCase("[2026-01-15]\nlocation = “Casa # 3”  # sim", "[2026-01-15]\nlocation = \"Casa # 3\"  # sim"),
    FormatCase("[2026-01-15]\nsession=2026–01–15  7:30", "[2026-01-15]\nsession = 2026-01-15 07:30"),
    FormatCase("[2026-01-15]\nsession = ontem  cedo"),
    FormatCase("[2026-01-15]\n>Sol  forte", "[2026-01-15]\n> Sol  forte"),
    FormatCase(
      "[2026-01-15]\n  # perto\n[2026-01-16]\n\n\n[2026-01-17]",
      "[2026-01-15]\n\n# perto\n[2026-01-16]\n\n[2026-01-17]"),
    FormatCase("[2026-01-15]\n title:  x \ntitle =  y", "[2026-01-15]\n title:  x \ntitle =  y"),
  ])
  func checkIns(_ example: FormatCase) throws {
    try expectFormatted(example.before + "\n", example.after + "\n", "checkins/2026/01.txt")
  }

  // MARK: Exercises

  @Test(arguments: [
    FormatCase("  Supino reto : chest", "Supino reto: chest"),
    FormatCase("Supino  reto:  Peito ,AKA  Supino", "Supino reto: Peito, aka Supino"),
    FormatCase("Rosca: arms,Per  Hand,per side", "Rosca: arms, per hand, per side"),
    FormatCase("Supino: chest, aka “Bench  Press, Barbell”", "Supino: chest, aka \"Bench  Press, Barbell\""),
    FormatCase("Barra: back, aka Pull–up  D’Or", "Barra: back, aka Pull-up D'Or"),
    FormatCase("“Prancha: lateral”:  abs", "\"Prancha: lateral\": abs"),
    FormatCase("# grupos\n\n\nAlongamento :\n", "# grupos\n\nAlongamento:"),
    FormatCase("Rosca:  brazos ,per hand "),
    FormatCase("Corrida: cardio   # leve\t", "Corrida: cardio   # leve"),
  ])
  func exercises(_ example: FormatCase) throws {
    try expectFormatted(example.before + "\n", example.after + "\n", "exercises.txt")
  }

  // MARK: Plans

  @Test(arguments: [
    FormatCase(
      "-  Supino reto :  chest,4 X 8–10@80 KG ,REST  2 MIN,Superset",
      "- Supino reto: chest, 4x8-10 @ 80kg, rest 2min, superset"),
    FormatCase("* Supino: Peito, @  BW + 10kg", "* Supino: Peito, @ bw+10kg"),
    FormatCase("1.  Supino: PEITO", "1. Supino: PEITO"), FormatCase("1)\tSupino: legs", "1) Supino: legs"),
    FormatCase("– Supino: legs", "- Supino: legs"), FormatCase("   - Supino:  legs", "   - Supino: legs"),
    FormatCase("- Supino: rest 90SEC, 3×12", "- Supino: rest 90s, 3x12"),
    FormatCase("- Rosca: bíceps, 3x12, Descanso  90s, bi-set", "- Rosca: bíceps, 3x12, rest 90s, superset"),
    FormatCase("- Rosca: posterior,intervalo 2min,biset , 3x12", "- Rosca: posterior, rest 2min, superset, 3x12"),
    FormatCase("- Supino:  chset,3x12 "),
    FormatCase("- Supino: chest <!-- a  b -->,3x12", "- Supino: chest <!-- a  b -->, 3x12"),
    FormatCase("- Supino:  chest  <!-- a -->  ", "- Supino: chest  <!-- a -->"),
    FormatCase("- “A: b”: chest\n  >Cotovelos  fixos  ", "- \"A: b\": chest\n  >Cotovelos  fixos  "),
    FormatCase("##  Segunda  \n-  Stiff: legs", "## Segunda\n- Stiff: legs"),
    FormatCase("- Stiff: legs\n\n\n\n\n- Rosca: arms\n\n", "- Stiff: legs\n\n- Rosca: arms"),
  ])
  func items(_ example: FormatCase) throws {
    let lead =
      "+++\ncreated   =  2026-01-06  \n\n\n+++\n\n# Treino A\n\nDuas  linhas  \nde prosa – “assim”.\n\n"
    try expectFormatted(lead + example.before + "\n", lead + example.after + "\n", "plans/a.md")
  }

  @Test(arguments: [
    FormatCase("\n\n#   Treino A #  \n", "# Treino A #\n"),
    FormatCase("Treino A  \n===\n\n\n\nProsa.  \n", "Treino A  \n===\n\nProsa.  \n"),
    FormatCase(
      "# Treino A\n\n```\na\n\n\n\nb  \n```\n\n\n- B: legs",
      "# Treino A\n\n```\na\n\n\n\nb  \n```\n\n- B: legs\n"),
    FormatCase("# Treino A\n<!-- a\n\n\n b -->\n"),
    FormatCase("+++\n\n\n+++\n\n\n# Treino A\n", "+++\n\n\n+++\n\n# Treino A\n"),
    FormatCase("# Treino A\n\n#peito   hoje  \n"),
  ])
  func plans(_ example: FormatCase) throws {
    try expectFormatted(example.before, example.after, "plans/a.md")
  }

  // MARK: Settings

  @Test(arguments: [
    FormatCase("\n\nformat=1  \n\n\n\nplan  =  'A'\t# x  \n\n", "format=1\n\nplan  =  'A'\t# x\n"),
    FormatCase(
      "format = 1\nplan = \"\"\"\na  \n\n\n\nb\"\"\"  \n", "format = 1\nplan = \"\"\"\na  \n\n\n\nb\"\"\"\n"),
    FormatCase("format = 1\nplan = \"\"\"\na  \n\n\n\nb\n"),
    FormatCase(
      "fields = [\n\n\n  'a',  \n  # b  \n]\nformat = 1\n", "fields = [\n\n  'a',\n  # b\n]\nformat = 1\n"),
    FormatCase("format = 1\ngoal = 9  \nunit = 'kg'  \n", "format = 1\ngoal = 9  \nunit = 'kg'\n"),
  ])
  func settings(_ example: FormatCase) throws {
    try expectFormatted(example.before, example.after, "bumbum.toml")
  }

  // MARK: Names in a column

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
}
