import CommandSupport
import Commands
import Testing

/// What `import` asks, promises and keeps beside the log.
@Suite struct ImportAnswerTests {
  @Test func itAsksBeforeItWrites() throws {
    let journal = try ScratchJournal()
    let path = AppExports.path("fitnotes")
    let nobody = Run("import \(path)", in: journal)
    #expect(nobody.code == .failure && nobody.errors.contains("add '--yes'"))
    #expect(nobody.output.contains("3 sessions, 8 working sets, 7 exercises, 2024-03-15 to 2024-03-18"))
    let no = Run("import \(path)", in: journal, answers: ["n"])
    #expect(no.code == .success && no.errors.contains("nothing was written"))
    let dry = Run("import \(path) --dry-run --verbose", in: journal)
    #expect(dry.code == .success && dry.output.contains("fitnotes.csv:11: not taken: no exercise"))
    #expect(journal.logs.isEmpty)
    #expect(Run("import \(path)", in: journal, answers: ["y"]).errors.contains("3 files written"))
    #expect(journal.logs.keys.sorted() == ["2024-03.txt"])
  }

  @Test(arguments: [(["import"], "a file is missing"), (["import", "/nowhere.csv"], "can't read '/nowhere.csv'")])
  func aFileIsNeeded(words: [String], said: String) throws {
    let run = Run(Line(words), in: try ScratchJournal())
    #expect(run.code == .failure && run.errors.contains(said), "\(run.errors)")
  }

  /// A file is in the place of the notes. (An exercise that no app knows adds no line to exercises.txt.)
  @Test(arguments: [("en", "'bumbum undo' can't take it back"), ("pt-BR", "'bumbum undo' não desfaz")])
  func undoIsPromisedWhereItIsNoted(_ language: String, _ part: String) throws {
    let journal = try ScratchJournal(["bumbum.toml": "format = 1\ntrained = \"any\"\n", ".bumbum/writes": ""])
    let csv = "Date,Workout Name,Exercise Name,Set Order,Weight,Reps\n2026-01-05 18:30:00,A,Zercher,1,225,5\n"
    let run = Run("import - --yes --unit lb --lang \(language)", in: journal, input: csv)
    #expect(run.code == .success && run.errors.contains(part), "\(run.errors)")
    #expect(journal.logs == ["2026-01.txt": "2026-01-05 18:30 A\n  Zercher: 225lb x 5\n"])
    #expect(Run("undo", in: journal).errors.contains("there is nothing to undo"))
  }

  @Test func itSpeaksPortuguese() throws {
    let run = Run("import \(AppExports.path("strong")) --dry-run --lang pt-BR", in: try ScratchJournal())
    #expect(
      run.output.contains(
        "5 treinos, 15 séries de trabalho, 1 falhou, 1 de aquecimento, 9 exercícios, de 02/11/2023 a 04/01/2024"))
    #expect(run.output.contains("5 linhas ficam de fora ('--verbose' mostra quais)\n    1 × sem data\n"))
    #expect(run.errors.contains("nada foi escrito"))
  }

  @Test func theMapIsKeptInTheSettings() throws {
    let journal = try ScratchJournal(["bumbum.toml": "format = 1 # mine\n"])
    let csv = "When,What,Kilos (kg),N\n2026-01-05,Squat,100,5\n"
    let map = "date=When,exercise=What,weight=Kilos (kg),reps=N"
    #expect(Run("import - --yes --map \(map)", in: journal, input: csv).code == .success)
    #expect(try journal.text("bumbum.toml") == "format = 1 # mine\nimport.map = \"\(map)\"\ntrained = \"any\"\n")
    #expect(Run("lint --strict", in: journal).code == .success)
    let again = Run("import - --yes", in: journal, input: csv + "2026-01-07,Squat,102.5,5\n")
    #expect(again.output.contains("1 session, 1 working set, 1 exercise, 2026-01-07"))
    #expect(
      journal.logs["2026-01.txt"] == "2026-01-05\n  Squat: 100kg x 5\n\n2026-01-07\n  Squat: 102.5kg x 5\n")
  }

  @Test func namesReachNoTerminalRaw() throws {
    let journal = try ScratchJournal()
    for options in ["--map 'date=a\u{1B}[31m,exercise=B,reps=C'", ""] {
      let run = Run("import - \(line: options)", in: journal, input: "\u{1B}[2J,x\n1,2\n")
      #expect(run.code == .failure && !run.errors.utf8.contains(0x1B))
    }
  }

  @Test func bodyWeightBecomesMeasures() throws {
    let journal = try ScratchJournal()
    let path = AppExports.path("withings.csv")
    let run = Run("import \(path) --yes", in: journal, now: "2026-12-31 12:00")
    #expect(run.output.contains("  2 measures of body weight\n  left out: column 'Bone mass (kg)', 1 row, as '3.4'\n"))
    #expect(
      try journal.text("checkins/2026/09.txt")
        == "[measure 2026-09-29 07:05]\nbodyweight = 84.6kg\n\n[measure 2026-09-30 07:12]\nbodyweight = 84.2kg\n")
    let again = Run("import \(path) --yes --lang pt-BR", in: journal, now: "2026-12-31 12:00")
    #expect(again.output.contains("  nada de novo\n  2 medidas de peso corporal já estão no diário\n"))
  }

  /// Notes of a day each, and between them others; a second time they bring nothing.
  @Test func aFolderOfNotesIsRead() throws {
    let journal = try ScratchJournal([
      "notes/2026-01-05 Legs.md": "Squat 100kg x 5\n", "notes/2026-01-06.md": "Bench 60kg x 5\n",
      "notes/Ideas.md": "buy a belt\n", "empty/photo.jpg": "",
    ])
    let run = Run("import --text \(journal.path)/notes --yes", in: journal)
    #expect(run.output.contains("passed over: 1 file without a day: "), "\(run.output)\(run.errors)")
    #expect(run.output.contains("2 lines: 2 read, 0 kept as notes, 0 left out"), "\(run.output)")
    let log = "2026-01-05 Legs\n  Squat: 100kg x 5\n\n2026-01-06\n  Bench: 60kg x 5\n"
    #expect(journal.logs["2026-01.txt"] == log)
    #expect(Run("import --text \(journal.path)/notes --yes", in: journal).output.contains("nothing new"))
    let none = Run("import --text \(journal.path)/empty --yes", in: journal)
    #expect(none.code == .failure && none.errors.contains("there are no notes in"), "\(none.errors)")
  }

  /// The words of exercises.txt are those of the journal's language.
  @Test func aPortugueseJournalHasPortugueseMuscleGroups() throws {
    let journal = try ScratchJournal(["bumbum.toml": "format = 1\nlanguage = \"pt-BR\"\n"])
    let notes = "2026-01-05\nSupino 60kg x 5\nAbdominal 3x20 reps\n"
    #expect(Run("import - --text --yes --sets-first", in: journal, input: notes).code == .success)
    #expect(try journal.text("exercises.txt") == "Supino: peito\nAbdominal: abdômen\n")
  }
}
