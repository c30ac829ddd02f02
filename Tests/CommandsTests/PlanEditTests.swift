import CommandSupport
import Commands
import Foundation
import TestSupport
import Testing

/// A load that somebody gives an exercise of a plan is the one that is asked for next, whatever was done before.
@Suite struct PlanEditTests {
  private static let files = [
    "plans/plan-a.md": """
    +++
    created = 2026-01-01
    +++

    # Plan A

    - Bench press: chest, 3x5 @ 60kg, add 2.5kg
    - Row: back, 3x5
    - Plank: abs, 3x60s

    """,
    "log/2026-01.txt": """
    2026-01-02 18:30-19:30 Plan A
      Bench press: 3x5 @ 60kg
      Row: 3x5 @ 50kg
      Plank: 3x70s

    """,
  ]

  private static let loads: [([String], String, String, String?)] = [
    (
      ["bench", "3x5", "@", "80kg"], "3x5 @ 80kg, add 2.5kg, since 2026-01-05", "Bench press: 3x5 @ 80kg",
      "next: 3x5 @ 80kg"
    ),
    // Lighter than what was reached, and as the plan has it already.
    (["bench", "@", "60kg"], "3x5 @ 60kg, add 2.5kg, since 2026-01-05", "Bench press: 3x5 @ 60kg", "next: 3x5 @ 60kg"),
    (
      ["bench", "@", "55kg", "rest", "2min"], "3x5 @ 55kg, add 2.5kg, rest 2min, since 2026-01-05",
      "Bench press: 3x5 @ 55kg", "next: 3x5 @ 55kg"
    ),
    (["row", "3x5", "@", "180lb"], "3x5 @ 180lb, since 2026-01-05", "Row: 3x5 @ 180lb", "next: 3x5 @ 180lb"),
    // What is next anyway, and what says nothing of a load.
    (["bench", "3x5", "@", "62.5kg"], "3x5 @ 62.5kg, add 2.5kg\n", "Bench press: 3x5 @ 62.5kg", nil),
    (["bench", "5x5", "rest", "3min"], "5x5 @ 60kg, add 2.5kg, rest 3min\n", "Bench press: 5x5 @ 60kg", nil),
    (
      ["bench", "@", "80kg", "since", "yesterday"], "3x5 @ 80kg, add 2.5kg, since 2026-01-04\n",
      "Bench press: 3x5 @ 80kg", nil
    ),
    (
      ["bench", "since", "2", "jan,", "@", "80kg"], "3x5 @ 80kg, add 2.5kg, since 2026-01-02\n",
      "Bench press: 3x5 @ 62.5kg", nil
    ),
  ]

  private func run(
    _ line: Line, _ journal: ScratchJournal, now: String = "2026-01-05 19:00", language: String = "en"
  ) -> Run {
    Run("\(line) --lang \(language)", in: journal, now: now)
  }

  private func next(_ journal: ScratchJournal, now: String = "2026-01-05 19:00") -> [String] {
    run("next 'plan a'", journal, now: now).output.split(separator: "\n").map { line in
      String(line.prefix { $0 != "#" }).trimmingCharacters(in: .whitespaces)
    }
  }

  @Test(arguments: loads)
  func aLoadThatIsGiven(words: [String], plan: String, asked: String, said: String?) throws {
    let journal = try ScratchJournal(Self.files)
    let run = run("plan edit 'plan a' \(words)", journal)
    #expect(run.code == .success, "\(run.errors)")
    let text = try journal.text("plans/plan-a.md")
    #expect(text.contains(plan), "\(text)")
    #expect(next(journal).contains(asked))
    #expect(
      run.errors.contains("what was done before") == (said != nil) && run.errors.hasPrefix(said ?? run.errors),
      "\(run.errors)")
  }

  @Test func attributesAreTakenOut() throws {
    let journal = try ScratchJournal(Self.files)
    #expect(run("plan edit 'plan a' bench --without add", journal).code == .success)
    #expect(
      try journal.text("plans/plan-a.md").contains(
        "- Bench press: chest, 3x5 @ 60kg\n"))
    #expect(run("plan edit 'plan a' bench --without add", journal).errors.contains("'Bench press' has no 'add'"))
    #expect(
      run("plan edit 'plan a' bench --without chest", journal, language: "pt-BR").errors.contains(
        "'plan edit' não tira 'chest'"))
    #expect(
      run("plan edit 'plan a' bench 3x8 --without add", journal).errors.contains("'--without' changes nothing else"))
    #expect(run("plan edit 'plan a' bench", journal).errors.contains("'plan edit' needs more"))
    #expect(
      run("plan add 'plan a' Curl 3x8 --without add", journal).errors.contains("'--without' does nothing in 'plan add'")
    )
  }

  /// A session of the day itself would count.
  @Test func afterTheSessionOfToday() throws {
    let journal = try ScratchJournal(Self.files)
    let run = run("plan edit 'plan a' bench '@ 80kg'", journal, now: "2026-01-02 20:00", language: "pt-BR")
    #expect(run.output.hasSuffix("add 2.5kg, since 2026-01-03\n"))
    #expect(
      run.errors
        == "da próxima vez: 3x5 @ 80kg; o que foi feito antes de 03/01/2026 não decide mais a carga ('since')\n")
    #expect(next(journal).contains("Bench press: 3x5 @ 80kg"))
  }

  @Test func ofWhatWasNeverDoneNothingIsSaid() throws {
    var files = Self.files
    files["log/2026-01.txt"] = ""
    let journal = try ScratchJournal(files)
    let run = run("plan edit 'plan a' bench '@ 80kg'", journal)
    #expect(run.errors.isEmpty && run.output.hasSuffix("3x5 @ 80kg, add 2.5kg\n"))
  }

  @Test func anAddedExerciseBeginsOnADayThatIsSaid() throws {
    let journal = try ScratchJournal(Self.files)
    let run = run("plan add 'plan a' Squat legs 3x5 @ 80kg since last friday add 5kg", journal)
    #expect(run.output.hasSuffix("- Squat: legs, 3x5 @ 80kg since 2026-01-02, add 5kg\n"), "\(run.output)\(run.errors)")
    #expect(run.errors == "last friday: Friday, 2 January 2026\n")
  }

  /// In days that share it an exercise has one progress: an edit of one would make two of it.
  @Test func anExerciseThatSeveralDaysHaveAlike() throws {
    let journal = try ScratchJournal([
      "plans/a.md":
        "+++\ncreated = 2026-01-01\n+++\n\n# Full\n\n## A\n\n- Squat: legs, 3x5, add 5kg\n- Row: back, 3x5\n\n## B\n\n- Squat: legs, 3x5, add 5kg\n- Row: back, 3x8\n",
      "log/2026-01.txt":
        "2026-01-02 18:30-19:30 Full / A\n  Squat: 3x5 @ 60kg\n\n2026-01-04 18:30-19:30 Full / B\n  Squat: 3x5 @ 65kg\n",
    ])
    let run = run("plan edit full squat '@ 80kg'", journal)
    let text = try journal.text("plans/a.md")
    #expect(
      text.components(separatedBy: "- Squat: legs, 3x5 @ 80kg, add 5kg, since 2026-01-05\n").count == 3,
      "\(text)\(run.errors)")
    #expect(self.run("next 'full / b'", journal).output.contains("Squat: 3x5 @ 80kg"))
    #expect(self.run("plan edit full row '@ 80kg'", journal).errors.contains("say which day as well"))
  }

  /// Words of the format's other language, and of the people's.
  @Test(arguments: [
    ("edit|row|descanso|90s|@|50kg", "- Row: back, 3x5 @ 50kg, rest 90s"),
    ("edit|row|3x8|pausa|2min", "- Row: back, 3x8, rest 2min"),
    ("edit|bench|desde|hoje", "since 2026-01-05"),
    ("add|Curl|arms|3x8|intervalo|90s", "- Curl: arms, 3x8, intervalo 90s"),
  ])
  func inPortuguese(typed: String, line: String) throws {
    var words = typed.split(separator: "|").map(String.init)
    words.insert("plan a", at: 1)
    let run = run("plan \(words)", try ScratchJournal(Self.files), language: "pt-BR")
    #expect(run.output.contains(line), "\(run.output)\(run.errors)")
  }

  /// The shell took its quotes.
  @Test(arguments: [
    (["3x8-12", "or", "Hammer curl", "rest", "90s"], "3x8-12, or \"Hammer curl\", rest 90s"),
    (["3x8-12", "or", "Hammer curl"], "3x8-12, or \"Hammer curl\""),
    (["3x8-12 or \"Hammer curl\", rest 90s"], "3x8-12, or \"Hammer curl\", rest 90s"),
  ])
  func anAlternativeOfSeveralWords(attributes: [String], line: String) throws {
    let journal = try ScratchJournal(Self.files)
    let run = Run("plan add 'plan a' Curl arms \(attributes) --new", in: journal, now: "2026-01-05 18:30")
    #expect(run.output.contains("- Curl: arms, \(line)\n"), "\(run.output)\(run.errors)")
  }
}
