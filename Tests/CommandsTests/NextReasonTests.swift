import CommandSupport
import TestSupport
import Testing

/// What a plan's own numbers, and those of a day before it, are said to come from.
@Suite struct NextReasonTests {
  private static let plan = """
    +++
    created = 2026-01-12
    +++

    # Treino A

    - Supino: chest, 3x8 @ 60kg, add 2.5kg
    - Barra: back, 3x8
    - Rosca: arms, 3x10 @ 12kg since 2026-02-01
    - Remo: back, 3x8
    - Voo: shoulders, 3x12

    """
  private static let log = """
    2026-01-10 18:30-19:30 Academia nova
      Supino: 40kg x 10 w, 70kg x 8/7
      Barra: 8/6
      Remo: 3x8 @ 50kg
    2026-01-12 18:30-19:30 Treino A
      Rosca: 3x10 @ 10kg
    2026-01-13 18:30-?
      Voo: 3x12

    """

  /// What was done longer than a year ago, and in a session under way, is nothing to go by.
  @Test(arguments: [
    (
      "en",
      """
        Supino: 3x8 @ 60kg  # new in this plan: 70kg x 8/7 on 2026-01-10
        Barra: 3x8          # new in this plan: 8/6 on 2026-01-10
        Rosca: 3x10 @ 12kg  # anew: 3x10 @ 10kg on 2026-01-12
        Remo: 3x8 @ 50kg    # the load of 3x8 @ 50kg on 2026-01-10
        Voo: 3x12           # first time
      """
    ),
    (
      "pt-BR",
      """
        Supino: 3x8 @ 60kg  # novo neste plano: 70kg x 8/7 em 10/01/2026
        Barra: 3x8          # novo neste plano: 8/6 em 10/01/2026
        Rosca: 3x10 @ 12kg  # recomeça: 3x10 @ 10kg em 12/01/2026
        Remo: 3x8 @ 50kg    # a carga de 3x8 @ 50kg em 10/01/2026
        Voo: 3x12           # primeira vez
      """
    ),
  ])
  func aNewPlan(language: String, lines: String) throws {
    let journal = try ScratchJournal([
      "bumbum.toml": "format = 1\nplan = \"Treino A\"\n", "plans/a.md": Self.plan, "log/2026-01.txt": Self.log,
      "log/2025-02.txt": "2025-02-27 18:30-19:30\n  Voo: 3x12 @ 5kg\n",
    ])
    let run = Run("next --lang \(language)", in: journal)
    #expect(run.output == "2026-03-01 Treino A\n\(lines)\n", "\(run.errors)")
    let json = Run("next --json", in: journal).output
    #expect(json.contains("first-time") && json.contains("last_elsewhere"))
  }

  /// What is added is what the next load has more, where the plates don't make what the plan says.
  @Test(arguments: [
    ("en", "3x5 @ 145lb  # +10lb (5lb can't be loaded): 3x5 @ 135lb on 2026-02-20"),
    ("pt-BR", "3x5 @ 145lb  # +10lb (5lb não dá para montar): 3x5 @ 135lb em 20/02/2026"),
  ])
  func whatIsAdded(language: String, line: String) throws {
    let journal = try ScratchJournal([
      "bumbum.toml":
        "format = 1\nplan = \"A\"\nunit = \"lb\"\nbar = \"45lb\"\nplates = [\"45lb\", \"25lb\", \"10lb\", \"5lb\"]\n",
      "plans/a.md": "# A\n\n- Bench: chest, 3x5 @ 135lb, add 5lb\n",
      "log/2026-02.txt": "2026-02-20 18:30-19:30 A\n  Bench: 3x5 @ 135lb\n",
    ])
    #expect(Run("next --lang \(language)", in: journal).output.contains(line))
  }
}
