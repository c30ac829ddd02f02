import Grammar
import Testing
import Text
import Training

/// The same words mean the same in a log, in a plan, among typed attributes and to `fmt`.
@Suite struct SetWordTests {
  static let groups: [(written: String, plain: String)] = [
    ("4x10 com 60 quilos", "4x10 @ 60kg"), ("4x10 de 60kg", "4x10 @ 60kg"), ("4x10 with 135 pounds", "4x10 @ 135lb"),
    ("2 series de 12 de 10kg", "2x12 @ 10kg"), ("3 sets of 10 reps with 80kg", "3x10 @ 80kg"),
    ("3x8 com pc", "3x8 @ bw"),
    ("3x8 com peso corporal", "3x8 @ bw"), ("peso corporal x 8/8", "bw x 8/8"),
    ("pc + 10 quilos x 5/5", "bw+10kg x 5/5"),
    ("60kgs x 10/8 repetições", "60kg x 10/8"), ("3x60 segundos", "3x60s"), ("2 minutos", "2min"), ("1 hora", "1h"),
    ("1min30", "1min30s"), ("5 quilômetros em 30 minutos", "5km in 30min"), ("400 metros", "400m"),
    ("80kg x 10/8 aquecimento", "80kg x 10/8 w"), ("80kg x 10/8 drop-set", "80kg x 10/8 d"),
    ("3x10 até a falha", "3x10 f"), ("3x10 pse 8,5", "3x10 rpe 8,5"),
  ]

  @Test(arguments: groups) func logs(written: String, plain: String) {
    let (words, signs) = (log(written), log(plain))
    #expect(words.diagnostics.isEmpty)
    #expect(words.sets == signs.sets)
    #expect(formatted(words.source, .log(year: 2026, month: 1)) == signs.source.text(signs.source.all))
  }

  @Test(arguments: groups) func plans(written: String, plain: String) {
    let (words, signs) = (plan(written), plan(plain))
    #expect(words.diagnostics.isEmpty, "\(words.diagnostics.map(\.message.english))")
    #expect(words.plan.exercises.map(\.target) == signs.plan.exercises.map(\.target))
    #expect(formatted(words.source, .plan) == signs.source.text(signs.source.all))
  }

  @Test(arguments: groups) func typedAttributes(written: String, plain: String) throws {
    let typed = try PlanAttributes("chest \(written) rest 2 minutos").exercise
    #expect([typed.target] == plan(plain).plan.exercises.map(\.target))
    #expect(typed.rest == 120)
  }

  static let rules: [(written: String, plain: String)] = [
    ("soma 2,5kg", "add 2,5kg"), ("Sobe 1 rep", "add 1 rep"), ("recua 10% após 3", "back 10% after 3"),
    ("senão 6x2+, senao 10x1", "else 6x2+, else 10x1"), ("ou \"Supino com halteres\"", "or \"Supino com halteres\""),
    ("ou Crucifixo", "or Crucifixo"), ("3x5 @ 80kg desde 2026-01-05", "3x5 @ 80kg, since 2026-01-05"),
    ("1x5 @ 100kg, 3x5 @ 90% da maior", "1x5 @ 100kg, 3x5 @ 90% of top"),
    ("1x5+ @ 80kg, soma 5kg se 8+", "1x5+ @ 80kg, add 5kg if 8+"),
    ("desde 2026-01-05", "since 2026-01-05"), ("pausa 90s", "rest 90s"), ("bi-set", "superset"),
  ]

  @Test(arguments: rules) func rulesOfPlans(written: String, plain: String) throws {
    let (words, signs) = (plan(written), plan(plain))
    #expect(words.diagnostics.isEmpty, "\(words.diagnostics.map(\.message.english))")
    #expect(words.plan == signs.plan)
    #expect(formatted(words.source, .plan) == signs.source.text(signs.source.all))
    let typed = try PlanAttributes("peito \(written)")
    #expect(typed.exercise.rule == signs.plan.exercises[0].rule)
  }

  @Test func wordsOfRulesAreReadInTheExerciseList() {
    let list = ExerciseListReader.read(Source(name: "exercises.txt", text: "Supino: max 100kg desde 2026-01-05\n"))
    #expect(list.diagnostics.isEmpty && list.entries[0].max?.since == CivilDate("2026-01-05"))
  }

  @Test(arguments: [("Running", "Run"), ("correr", "Corrida"), ("Corida", "Corrida"), ("weights", "Strength Training")])
  func typesAreProposed(word: String, type: String) { #expect(ExerciseType.spelling(near: word) == type) }

  /// Words that stand for nothing without what belongs behind them.
  @Test(arguments: ["80kg x 10 as usual", "80kg x 10 com cinto", "80kg x 10 em casa", "3 de 10", "80kg x 10 rep 8"])
  func otherwiseTheyAreUnknown(_ text: String) {
    #expect(log(text).diagnostics.map(\.code) == ["unknown-mark"])
  }

  private func log(_ sets: String) -> Log {
    LogReader.read(Source(name: "log/2026-01.txt", text: "2026-01-05 18:30\n  Supino: \(sets)\n"))
  }

  private func plan(_ sets: String) -> PlanFile {
    PlanReader.read(
      Source(name: "plans/a.md", text: "+++\ncreated = 2026-01-06\n+++\n\n# A\n\n- Supino: chest, \(sets)\n"))
  }

  private func formatted(_ source: Source, _ kind: FileKind) -> String {
    let edits = Formatter.edits(for: source, kind: kind, settings: Settings())
    return String(decoding: edits.applied(to: source.bytes) ?? [], as: UTF8.self)
  }
}
