import CommandSupport
import Commands
import Foundation
import TestSupport
import Testing

/// What people type who do not know the program yet, and what it says to them in both languages.
@Suite struct NewcomerTests {
  private static let files = [
    "bumbum.toml": "format = 1\n", "exercises.txt": "Bench press: chest\nBent-over row: back\n",
    "plans/push.md": "+++\ncreated = 2026-01-01\n+++\n\n# Push A\n\n- Bench press: chest\n",
    "log/2026-01.txt": "2026-01-05 18:30-?\n  Bench press: 80kg x 10\n",
  ]

  private func run(_ line: Line, _ language: String, in journal: ScratchJournal, answers: [String] = []) -> Run {
    Run("\(line) --lang \(language)", in: journal, now: "2026-01-05 19:00", answers: answers)
  }

  private func said(_ words: String, _ language: String) throws -> String {
    let journal = try ScratchJournal(Self.files)
    let run = run(Line(words), language, in: journal)
    #expect(run.code == .failure && run.output.isEmpty)
    return run.errors
  }

  @Test(arguments: [
    ("bench 80kg x 8", "write 'bumbum set bench 80kg x 8'", "escreva 'bumbum set bench 80kg x 8'"),
    ("80kg x 8", "write 'bumbum set 80kg x 8'", "escreva 'bumbum set 80kg x 8'"),
    ("warm 40kg x 10", "write 'bumbum set 40kg x 10 w'", "escreva 'bumbum set 40kg x 10 w'"),
    ("set warm 40kg x 10", "write '40kg x 10 w'", "escreva '40kg x 10 w'"),
    ("set bench aquecimento 40kg x 10", "write '40kg x 10 w'", "escreva '40kg x 10 w'"),
    ("set 3xmax", "'max' is no number of reps", "'max' não é um número de repetições"),
    ("set bench 80kgxfalha", "'falha' is no number of reps", "'falha' não é um número de repetições"),
    ("frobnicate", "see 'bumbum help'", "veja 'bumbum help'"),
    // A day that reads two ways stays an error in English; in Portuguese it stands before the month.
    ("checkin --at 02/11/2026", "write '2026-11-02' if the day", "02/11/2026 ainda não chegou"),
    ("show then", "a date is year-month-day: 2026-01-31;", "uma data é ano-mês-dia: 2026-01-31;"),
    ("calendar then", "write a day, a week, a month or a year", "escreva um dia, uma semana, um mês ou um ano"),
    ("exercise rename bench Supino", "did you mean 'Bench press'?", "você quis dizer 'Bench press'?"),
  ])
  func whatToWriteInstead(words: String, english: String, portuguese: String) throws {
    let (en, pt) = try (said(words, "en"), said(words, "pt-BR"))
    #expect(en.contains(english), "\(en)")
    #expect(pt.contains(portuguese), "\(pt)")
  }

  @Test func aDayOfTwoNumbers() throws {
    let help = "write '2025-11-02' if the day comes first, '2025-02-11' if the month does"
    #expect(try said("show 02/11/2025", "en").contains(help))
    let portuguese = run("show 02/11/2025", "pt-BR", in: try ScratchJournal(Self.files))
    #expect(
      portuguese.code == .success && portuguese.output.contains("'bumbum add session 02/11/2025'"),
      "\(portuguese.output)")
  }

  @Test func aNameThatIsNearlyAnothersIsAskedAbout() throws {
    let rename = ["exercise", "rename", "Bench press", "Bent-over rows"]
    func log(_ more: [String], answers: [String] = []) throws -> (run: Run, log: String) {
      let journal = try ScratchJournal(Self.files)
      let run = run("\(rename) \(more)", "en", in: journal, answers: answers)
      return (run, try journal.text("log/2026-01.txt"))
    }
    let old = Self.files["log/2026-01.txt"] ?? ""
    let nobody = try log([])
    #expect(nobody.run.code == .failure && nobody.log == old)
    #expect(
      nobody.run.errors == """
        bumbum: 'Bent-over rows' is nearly 'Bent-over row', another exercise
                did you mean 'Bent-over row'? '--yes' renames all the same

        """)
    let no = try log([], answers: ["n"])
    #expect(
      no.run.code == .success && no.log == old
        && no.run.questions.hasPrefix("'Bent-over rows' is nearly 'Bent-over row'"))
    for isYes in [try log([], answers: ["y"]), try log(["--yes"])] {
      #expect(isYes.run.code == .success && isYes.log.contains("Bent-over rows: 80kg"), "\(isYes.run.errors)")
    }
    // Near its own old name is a slip that is mended.
    let journal = try ScratchJournal(Self.files)
    #expect(run("exercise rename 'Bench press' 'Bench presses'", "en", in: journal).code == .success)
  }

  /// Once, where a journal begins.
  @Test(arguments: [
    ("en", "all that a set can say: 'bumbum help cheatsheet'\n"),
    ("pt-BR", "tudo o que uma série pode dizer: 'bumbum help cheatsheet'\n"),
  ])
  func theFirstSetSaysWhereTheNotationIs(language: String, hint: String) throws {
    let journal = try ScratchJournal()
    func errors(_ words: Line) -> String { run(words, language, in: journal).errors }
    _ = errors("start --at 18:00")
    #expect(errors("set --new Squat '100kg x 5'") == hint)
    #expect(errors("set '100kg x 5'") == "")
    _ = errors("finish --at 18:20")
    _ = errors("start --at 18:30")
    #expect(errors("set Squat '100kg x 5'") == "")
    // Another month is there.
    let old = try ScratchJournal([
      "log/2025-12.txt": "2025-12-30\n  Squat: 8\n", "log/2026-01.txt": "2026-01-05 18:30-?\n",
    ])
    #expect(run("set Squat 8", language, in: old).errors == "")
  }

  @Test func aPlanIsChosenInWords() throws {
    let journal = try ScratchJournal(Self.files)
    func output(_ words: String, _ language: String) -> String {
      run(Line(words), language, in: journal).output
    }
    #expect(output("plan activate push", "en") == "'Push A' is the active plan: 'bumbum start' opens a session of it\n")
    #expect(output("plan deactivate", "en") == "no plan is active any more\n")
    #expect(output("plan activate push --dry-run", "en").contains("+plan = \"Push A\"\n"))
    #expect(output("plan activate push", "pt-BR") == "'Push A' é o plano ativo: 'bumbum start' abre um treino dele\n")
    #expect(output("plan deactivate", "pt-BR") == "nenhum plano está ativo agora\n")
  }

  @Test func aPlanBeginsInWordsAndWithKnownNames() throws {
    let journal = try ScratchJournal(Self.files)
    let new = run("plan new Legs", "en", in: journal)
    #expect(new.output == "plans/legs.md:5: # Legs\n")
    #expect(
      new.errors == """
        next: 'bumbum plan add "Legs" EXERCISE chest 3x8' adds an exercise
        'bumbum plan activate "Legs"' makes it the active plan

        """)
    #expect(!run("plan new --template gzclp", "en", in: journal).errors.contains("plan add"))
    let add = ["plan", "add", "Legs", "bench", "chest", "3x8"]
    #expect(
      run(Line(add), "pt-BR", in: journal).errors.contains(
        "você quis dizer 'Bench press'? '--new' cria um exercício novo"))
    #expect(run(Line(add), "en", in: journal, answers: ["n"]).errors == "nothing was written\n")
    #expect(run(Line(add), "en", in: journal, answers: ["y"]).output.hasSuffix("- Bench press: chest, 3x8\n"))
    #expect(run("\(add) --new", "en", in: journal).output.hasSuffix("- bench: chest, 3x8\n"))
    // A word of another name is a name of its own.
    #expect(run("plan add Legs Row back 3x8", "en", in: journal).output.hasSuffix("- Row: back, 3x8\n"))
  }

  /// What was understood is said back.
  @Test func whatIsClearIsTaken() throws {
    let journal = try ScratchJournal(Self.files)
    func output(_ words: String...) -> String { run(Line(words), "pt-BR", in: journal).output }
    #expect(
      output("measure", "80,5", "cintura=90cm")
        == "checkins/2026/01.txt:1: [measure 2026-01-05 19:00]\n  bodyweight = 80,5kg\n  cintura = 90cm\n")
    #expect(
      output("plates", "102,5") == output("plates", "102.5kg")
        && output("plates", "102,5").hasPrefix("102,5kg = 20kg + 2 × ("))
    #expect(output("set", "bench press: 80kg x 8").hasPrefix("log/2026-01.txt:2: Bench press: 80kg x 10, 80kg x 8\n"))
    #expect(output("set", "bench 3x5 @ 90").contains(", 3x5 @ 90kg\n"))
  }

  @Test func severalWritesAreTakenBackAtOnce() throws {
    let journal = try ScratchJournal(Self.files)
    func log() throws -> String { try journal.text("log/2026-01.txt") }
    for reps in ["9", "8", "7"] { _ = run("set '80kg x \(reps)'", "en", in: journal) }
    #expect(try log().hasSuffix("80kg x 10, 80kg x 9, 80kg x 8, 80kg x 7\n"))
    let two = run("undo 2", "en", in: journal)
    #expect(two.output.split(separator: "\n").filter { $0.hasPrefix("undid: ") }.count == 2)
    #expect(try log().hasSuffix("80kg x 10, 80kg x 9\n"))
    _ = run("undo --redo 1", "en", in: journal)
    #expect(try log().hasSuffix("80kg x 10, 80kg x 9, 80kg x 8\n"))
    // More than there are: all of them, and a word about it.
    let all = run("undo 99", "en", in: journal)
    #expect(
      try all.code == .success && all.errors == "there is nothing to undo\n" && log() == Self.files["log/2026-01.txt"])
    let dry = run("undo 2 --dry-run", "en", in: journal)
    #expect(dry.code == .failure && dry.errors.contains("'bumbum undo --list' has all of them"))
  }

  @Test func aWeekToPlayWith() throws {
    let path = NSTemporaryDirectory() + "bumbum-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: path) }
    let run = Run("init --example \(path) --lang en", now: "2026-03-03 12:00")
    #expect(run.code == .success, "\(run.errors)")
    #expect(run.output.contains("log/2026-02.txt\n") && run.output.contains("log/2026-03.txt\n"), "\(run.output)")
    #expect(Run("stats", folder: path, now: "2026-03-03 12:00").output.contains("Sessions      3\n"))
    #expect(Run("init --example \(path)", now: "2026-04-03 12:00").errors.contains("already; nothing was written"))
  }

  /// Days that nobody trained are not mixed with those that somebody did.
  @Test func noExampleBesideWhatIsThere() throws {
    let journal = try ScratchJournal(["log/2026-01.txt": "2026-01-05 18:30\n  Squat: 80kg x 5\n"])
    let run = Run("init --example \(journal.path)", now: "2026-03-03 12:00")
    #expect(!run.output.contains("log/"), "\(run.output)")
    #expect(Run("stats", in: journal, now: "2026-03-03 12:00").output.contains("Sessions      1\n"))
  }

  /// A type is written as it was typed, or as the file spells them.
  @Test(arguments: [
    ("Musculação", "", "Musculação"), ("gym", "", "Gym"),
    ("corrida", "[2026-02-27 08:00]\ntype = Walk\ntitle = A\n", "Run"),
    ("gym", "[2026-02-27 08:00]\ntype = caminhada\ntitle = A\n", "Academia"),
    ("gym", "[2026-02-27 08:00]\ntype = caminhada\ntitle = A\n\n[2026-02-28 08:00]\ntype = Run\ntitle = B\n", "Gym"),
  ])
  func theTypeOfACheckIn(typed: String, there: String, written: String) throws {
    let journal = try ScratchJournal(["checkins/2026/02.txt": there])
    #expect(Run("checkin \(typed) Title", in: journal, now: "2026-02-28 12:00").code == .success)
    let text = try journal.text("checkins/2026/02.txt")
    #expect(text.hasSuffix("[2026-02-28 12:00]\ntype = \(written)\ntitle = Title\n"), "\(text)")
  }

  /// Who counts in pounds is shown no kilograms to copy; what was typed in kilograms stays.
  @Test(arguments: [
    ("set squat 230x5", "write '230lb x 5'"), ("set squat 190 x 5/5/4", "write '190lb x 5/5/4'"),
    ("set squat 3 sets of 5 at 175", "write '3x5 @ 175lb'"), ("set squat 100kg", "kg x 10'"),
  ])
  func aSuggestionIsInTheUnitOfTheJournal(typed: String, help: String) throws {
    let journal = try ScratchJournal([
      "bumbum.toml": "format = 1\nunit = \"lb\"\n", "exercises.txt": "Squat: legs\n",
      "log/2026-03.txt": "2026-03-02 18:30-?\n",
    ])
    let run = Run(Line(typed), in: journal, now: "2026-03-02 19:00")
    #expect(run.code == .failure && run.errors.contains(help), "\(run.errors)")
  }

  /// The session that was forgotten takes no set of another day.
  @Test func aSetOfAnotherDayIsNoneOfTheOpenSession() throws {
    let log = "2026-03-02 18:30-?\n  Squat: 100kg x 5\n"
    let journal = try ScratchJournal(["exercises.txt": "Squat: legs\n", "log/2026-03.txt": log])
    let late = Run("set 100kg x 5", in: journal, now: "2026-03-03 06:31")
    #expect(late.code == .failure && late.errors.contains("finish --at \"2026-03-02 19:42\""), "\(late.errors)")
    #expect(try journal.text("log/2026-03.txt") == log)
    #expect(Run("set 100kg x 5", in: journal, now: "2026-03-03 06:30").code == .success)
  }

  @Test func aTypeOfTwoWordsIsProposedInQuotes() throws {
    let journal = try ScratchJournal()
    // The type alone would be the title.
    let run = Run("checkin 'strength training' ''", in: journal)
    #expect(run.errors.contains("write 'bumbum checkin \"Strength Training\" \"Along the beach\"'"), "\(run.errors)")
  }
}
