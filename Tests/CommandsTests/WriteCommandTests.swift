import CommandSupport
import Commands
import Foundation
import Photos
import TestSupport
import Testing

/// Every writing command, through the same code as the program: words in, files out.
@Suite struct WriteCommandTests {
  private static let plan =
    "+++\ncreated = 2026-01-01\n+++\n\n# Treino A\n\n- Supino reto: chest, 4x8\n- Barra fixa: back, 3x8\n"

  private func journal(_ files: [String: String] = [:]) throws -> ScratchJournal {
    let base = ["bumbum.toml": "format = 1\nplan = \"Treino A\"\n", "plans/treino-a.md": Self.plan]
    return try ScratchJournal(base.merging(files) { $1 })
  }

  /// Runs what succeeds, at a time of 5 January 2026 or at another moment.
  @discardableResult
  private func run(_ line: Line, _ journal: ScratchJournal, at time: String) -> Run {
    let run = Run(line, in: journal, now: time.count == 5 ? "2026-01-05 \(time)" : time)
    #expect(run.code == .success, "\(line): \(run.errors)")
    return run
  }

  /// Of two sessions of one minute the one that was finished.
  @Test func finishSumsUpWhatItFinished() throws {
    let journal = try journal([
      "log/2026-01.txt": "2026-01-05 18:30-18:30\n  Squat: 60kg x 5/5\n\n2026-01-05 18:30-?\n  Squat: 60kg x 5\n"
    ])
    #expect(run("finish", journal, at: "18:30").output.contains("1 set"))
  }

  @Test(arguments: ["ppl", "push day", "my ppl / push", "push"]) func aPlanIsFoundByAWord(_ typed: String) throws {
    let journal = try journal(["plans/ppl.md": "# My PPL\n\n## Push\n\n- Dip: chest, 3x8\n"])
    #expect(run("start \(typed)", journal, at: "18:30").output.hasSuffix("2026-01-05 18:30-? My PPL / Push\n"))
  }

  @Test func aSessionFromStartToFinish() throws {
    let before = "2026-01-03 18:00-19:00 Treino A\n  Supino reto: 80kg x 8\n"
    let journal = try journal(["log/2026-01.txt": before])
    #expect(run("start", journal, at: "18:30").output == "log/2026-01.txt:4: 2026-01-05 18:30-? Treino A\n")
    let again = Run("start", in: journal, now: "2026-01-05 18:31")
    #expect(again.errors.contains("a session is open already, since 2026-01-05 18:30"))
    run("set supino 40kg x 10 w", journal, at: "18:32")
    run("set '80kg x 10/8'", journal, at: "18:35")
    run("set 'Barra fixa' bw x 8", journal, at: "18:50")
    let finish = run("finish", journal, at: "19:42")
    #expect(
      try journal.text("log/2026-01.txt") == before + """

        2026-01-05 18:30-19:42 Treino A
          Supino reto: 40kg x 10 w, 80kg x 10/8
          Barra fixa: bw x 8

        """)
    #expect(finish.output.contains("1h 12min · 3 sets · 1,440 kg\n"))
    #expect(
      finish.output.contains(
        "New record: Supino reto: 80.0kg × 10 (before 80.0kg × 8) · estimated 1RM 106.7kg (before 101.3kg)"
          + " · volume 1,440 kg (before 640 kg)\n"))
    #expect(Run("finish", in: journal, now: "2026-01-05 19:43").errors.contains("no session is open"))
    #expect(Run("lint --strict", in: journal).code == .success)
  }

  /// The line that is shown is the first that is new and holds something, wherever it is put.
  @Test(arguments: [
    ("2026-01-03\n\n2026-01-07\n", 3, "2026-01-03\n\n2026-01-05 Leve\n\n2026-01-07\n"),
    ("2026-01-03\n\n2026-01-03\n", 5, "2026-01-03\n\n2026-01-03\n\n2026-01-05 Leve\n"),
    ("2026-01-07\n\n2026-01-03\n", 3, "2026-01-07\n\n2026-01-05 Leve\n\n2026-01-03\n"),
    ("2026-01-07", 1, "2026-01-05 Leve\n\n2026-01-07"), ("2026-01-03", 3, "2026-01-03\n\n2026-01-05 Leve\n"),
    ("2026-01-03\r\n", 3, "2026-01-03\r\n\r\n2026-01-05 Leve\r\n"), ("", 1, "2026-01-05 Leve\n"),
    ("2026-01-05 18:00 Leve\n", 1, "2026-01-05 Leve\n\n2026-01-05 18:00 Leve\n"),
  ])
  func showsTheLineThatIsNew(before: String, line: Int, after: String) throws {
    let journal = try journal(["log/2026-01.txt": before])
    let added = run("add session 2026-01-05 Leve", journal, at: "2026-01-08 12:00")
    #expect(added.output == "log/2026-01.txt:\(line): 2026-01-05 Leve\n")
    #expect(try journal.text("log/2026-01.txt") == after)
  }

  /// A tag that is typed behind a title is no part of it.
  @Test(arguments: [
    ("start 'Treino A' #leve", "2026-01-08 12:00-? Treino A #leve\n"),
    ("start #leve", "2026-01-08 12:00-? Treino A #leve\n"),
    ("start 'Aula de C# 2 #casa #frio'", "2026-01-08 12:00-? Aula de C# 2 #casa #frio\n"),
    ("add session 2026-01-08 10:00-11:00 Corrida na orla #rua", "2026-01-08 10:00-11:00 Corrida na orla #rua\n"),
    ("add session 2026-01-08 #rua", "2026-01-08 #rua\n"),
  ])
  func tagsBehindATitle(line: String, written: String) throws {
    let journal = try journal()
    run(Line(line), journal, at: "2026-01-08 12:00")
    #expect(try journal.text("log/2026-01.txt") == written)
  }

  @Test func dryRunsWriteNothing() throws {
    let journal = try journal()
    #expect(run("start --dry-run", journal, at: "18:30").output.contains("+2026-01-05 18:30-? Treino A"))
    #expect(journal["log/2026-01.txt"] == nil)
  }

  @Test func cancelAsks() throws {
    let journal = try journal()
    run("start", journal, at: "18:30")
    func discard(_ answers: String...) -> Run {
      Run("finish --discard", in: journal, now: "2026-01-05 18:31", answers: answers)
    }
    #expect(discard().errors.contains("add '--yes'"))
    #expect(discard("n").errors == "nothing was written\n")
    #expect(try journal.text("log/2026-01.txt").contains("18:30-?"))
    #expect(discard("y").code == .success)
    #expect(try !journal.text("log/2026-01.txt").contains("18:30"))
  }

  @Test func aPastSessionInOneGo() throws {
    let journal = try journal(["log/2026-01.txt": "2026-01-07 18:00-19:00\n  Supino reto: 80kg x 8\n"])
    run(
      "add session 2026-01-05 18:30-19:42 'Treino A' 'bodyweight = 81kg' 'Supino reto: 80kg x 10/8' '> bom'", journal,
      at: "2026-01-09 12:00")
    let written =
      "2026-01-05 18:30-19:42 Treino A\n  bodyweight = 81kg\n  Supino reto: 80kg x 10/8\n  > bom\n\n2026-01-07"
    #expect(try journal.text("log/2026-01.txt").hasPrefix(written))
    let again = Run("add session 2026-01-05 18:30", in: journal, now: "2026-01-09 12:00")
    #expect(again.errors.contains("a session begins at 2026-01-05 18:30 already"))
    func add(_ input: String) -> Run { Run("add session -", in: journal, input: input, now: "2026-01-09 12:00") }
    #expect(add("2026-01-06 7:00-8:00 Corrida\n  Corrida: 5km in 27:30\n").code == .success)
    #expect(
      add("2026-01-06 10:00 Corrida\n2026-01-07 outra\n").errors.contains("'2026-01-07 outra' opens a second session"))
    // As Windows ends lines.
    #expect(add("2026-01-06 9:00-9:30 Corrida\r\n  Corrida: 3km in 17:30\r\n\r\n").code == .success)
    #expect(
      try journal.text("log/2026-01.txt").contains("2026-01-06 9:00-9:30 Corrida\n  Corrida: 3km in 17:30\n\n"))
  }

  @Test func checkInsQuickAndFull() throws {
    let journal = try journal(["log/2026-01.txt": "2026-01-15 07:00-08:00 Treino A\n"])
    let photo = Repository.exampleJournal + "/checkins/2025/12-06-0820.jpg"
    let details: Line = "--calories 420 --location Aterro --photo \(photo) --note 'Sol forte.'"
    run("checkin corrida 'Corrida na orla' \(details)", journal, at: "2026-01-15 08:10")
    #expect(
      try journal.text("checkins/2026/01.txt") == """
        [2026-01-15 08:10]
        type = Corrida
        title = Corrida na orla
        calories = 420
        location = Aterro
        photo = 01-15-0810.jpg
        > Sol forte.

        """)
    #expect(
      journal.bytes("checkins/2026/01-15-0810.jpg") == FileManager.default.contents(atPath: photo).map(Array.init))
    #expect(run("checkin", journal, at: "2026-01-15 20:00").output == "Checked in at 08:10\n")
    #expect(
      run("checkin", journal, at: "2026-01-16 20:00").output
        == "checkins/2026/01.txt:9: [2026-01-16 20:00]\nChecked in at 20:00 · 2 days\n")
    run("lint --strict", journal, at: "2026-01-20 12:00")
  }

  @Test(arguments: [
    ("checkin Rum x", "did you mean 'Run'?"), ("checkin Run x --at '2026-02-30 07:00'", "is no time"),
    ("checkin Run \(String(repeating: "á", count: 101))", "101 characters"),
    ("checkin Run x --photo /nowhere.jpg", "can't read '/nowhere.jpg'"), ("checkin Run x --photo /tmp", "folder"),
    ("checkin Run x --photo bumbum.toml", "is no JPEG"), ("skip 2026-01-32", "is no date"),
    ("skip 2026-01-24 2026-01-20", "write 'bumbum skip 2026-01-20 2026-01-24'"), ("measure many", "weight"),
    ("measure", "a weight is missing"), ("plan add 'Treino A' X pescoço 3x8", "is no attribute"),
    ("plan new 'treino a'", "already"), ("plan activate 'Treno A'", "did you mean 'Treino A'?"),
    ("start --at '2030-01-01 07:00'", "still to come"),
    ("remove session '2026-01-01 07:00'", "no session begins"), ("plan move 'Treino A' supino left", "is no place"),
    ("set Supino 80x10", "could be 80 sets of 10"), ("set Supino 3x10 @ 8", "could be a load or an effort"),
    ("set", "sets are missing"), ("set Supino", "sets are missing"),
  ])
  func badInputLeavesEverythingAsItIs(line: String, message: String) throws {
    let files = ["checkins/2026/01.txt": "[2026-01-03]\n", "log/2026-01.txt": "2026-01-15 11:30-?\n"]
    let journal = try journal(files)
    func all() throws -> [String] {
      try FileManager.default.subpathsOfDirectory(atPath: journal.path).filter { !$0.hasPrefix(".") }.sorted()
    }
    let before = try all()
    let run = Run(
      Line(line.replacing("bumbum.toml", with: journal.path + "/bumbum.toml")), in: journal, now: "2026-01-15 12:00")
    #expect(run.code == .failure && run.errors.contains(message), "\(run.output)\(run.errors)")
    #expect(try all() == before)
    for (path, text) in files { #expect(journal[path] == text) }
    #expect(journal["plans/treino-a.md"] == Self.plan)
  }

  @Test func aFileWhereAFolderHasToBe() throws {
    let journal = try journal(["checkins": "oops\n"])
    let run = Run("checkin", in: journal, now: "2026-01-15 08:00")
    #expect(run.code == .failure && run.errors.hasPrefix("bumbum: "))
    #expect(journal["checkins"] == "oops\n")
  }

  @Test func skipsAndMeasures() throws {
    let journal = try journal()
    run("skip 2026-01-20 2026-01-24 gripe", journal, at: "2026-01-26 07:00")
    run("measure 81,2kg", journal, at: "2026-01-26 07:00")
    let skip = "[skip 2026-01-20 .. 2026-01-24]\nreason = gripe\n\n[measure 2026-01-26 07:00]\nbodyweight = "
    #expect(journal["checkins/2026/01.txt"] == skip + "81,2kg\n")
    #expect(run("measure 81.4", journal, at: "2026-01-26 07:00").errors == "it was 81,2kg, at the same minute\n")
    #expect(journal["checkins/2026/01.txt"] == skip + "81.4kg\n")
  }

  @Test(arguments: [
    ("ontem 82kg", "2026-01-25"), ("179lb --at yesterday", "2026-01-25"), ("82kg --at 2026-01-15", "2026-01-15"),
    ("last friday 06:30 82", "2026-01-23 06:30"), ("hoje 82", "2026-01-26 07:00"), ("82 kg yesterday", "2026-01-25"),
  ])
  func measuresOfADay(words: String, moment: String) throws {
    let measured = run("measure \(line: words)", try journal(), at: "2026-01-26 07:00")
    #expect(measured.output.contains("[measure \(moment)]"), "\(measured.output)")
  }

  @Test func plansAreKept() throws {
    let journal = try journal()
    let now = "2026-01-26 07:00"
    #expect(run("plan new 'Treino B'", journal, at: now).output.contains("plans/treino-b.md"))
    run("plan add 'treino b' 'Remada curvada' back 3x10 rest 90s", journal, at: now)
    run("plan activate 'treino b'", journal, at: now)
    #expect(journal["bumbum.toml"] == "format = 1\nplan = \"Treino B\"\n")
    #expect(
      run("plan", journal, at: now).output.hasPrefix(
        "*  Treino B  2026-01-26  1 exercise\n   Treino A  2026-01-01  2 exercises\n"))
    run("plan move 'Treino A' barra primeiro", journal, at: now)
    #expect(try journal.text("plans/treino-a.md").hasSuffix("- Barra fixa: back, 3x8\n- Supino reto: chest, 4x8\n"))
    run("plan remove 'Treino A' supino", journal, at: now)
    run("plan rename 'Treino B' Costas", journal, at: now)
    #expect(journal["bumbum.toml"] == "format = 1\nplan = \"Costas\"\n")
    run("plan delete Costas --yes", journal, at: now)
    #expect(journal["plans/treino-b.md"] == nil && journal["bumbum.toml"] == "format = 1\n")
    run("undo", journal, at: now)
    #expect(journal["plans/treino-b.md"] != nil && journal["bumbum.toml"] == "format = 1\nplan = \"Costas\"\n")
  }

  @Test func existingMistakesNeitherBlockNorGo() throws {
    let broken = "2026-01-05 18:30-19:00\n  Supino reto: 80x10\n\n2026-01-99 lixo\n"
    let journal = try journal(["log/2026-01.txt": broken])
    run("start", journal, at: "2026-01-20 18:30")
    #expect(try journal.text("log/2026-01.txt").hasPrefix(broken))
  }

  @Test func anExerciseIsRenamedEverywhere() throws {
    let log =
      "2026-01-05 18:30-19:00\n  supino reto : 80kg x 8   # ok\n  + \"Supino reto\": 3x8 @ 80kg\n  Supino: 80kg x 1\n"
    let journal = try journal(["log/2026-01.txt": log, "exercises.txt": "Crucifixo: chest, aka Fly\n"])
    let dry = run("exercise rename 'Supino reto' 'Supino: barra' --dry-run", journal, at: "2026-01-20 12:00")
    #expect(dry.output.contains("+- \"Supino: barra\": chest, 4x8") && journal["log/2026-01.txt"] == log)
    run("exercise rename 'Supino reto' 'Supino: barra'", journal, at: "2026-01-20 12:00")
    let renamed =
      "2026-01-05 18:30-19:00\n  \"Supino: barra\" : 80kg x 8   # ok\n  + \"Supino: barra\": 3x8 @ 80kg\n  Supino: 80kg x 1\n"
    #expect(journal["log/2026-01.txt"] == renamed)
    #expect(try journal.text("plans/treino-a.md").contains("- \"Supino: barra\": chest, 4x8\n"))
    run("exercise rename Fly Voador", journal, at: "2026-01-20 12:00")
    #expect(journal["exercises.txt"] == "Crucifixo: chest, aka Fly, aka Voador\n\"Supino: barra\": aka Supino reto\n")
    #expect(Run("exercise rename Crucifxo X", in: journal).errors.contains("did you mean 'Crucifixo'?"))
  }

  @Test func theLastSessionIsADraft() throws {
    let journal = try journal([
      "log/2026-01.txt":
        "2026-01-05 18:30-19:00 Treino A\n  Supino reto:\n    - 60kg x 8 w\n    - 80kg x 8/8\n  + Barra fixa: bw x 8\n\n2026-01-07\n  Corrida: 5km\n"
    ])
    let now = "2026-01-12 18:30"
    let draft = run("start --repeat", journal, at: now).output
    #expect(
      draft == "2026-01-12 18:30 Treino A\n  Supino reto: 60kg x 8 w, 80kg x 8/8\n  + Barra fixa: bw x 8\n")
    #expect(run("start --repeat 2026-01-07", journal, at: now).output.hasSuffix("  Corrida: 5km\n"))
    #expect(Run("add session -", in: journal, input: draft, now: "2026-01-12 20:00").code == .success)
    #expect(Run("start --repeat 2026-01-08", in: journal, now: now).code == .failure)
  }

  @Test func aSessionIsFoundByTheFormerNameOfItsPlan() throws {
    let journal = try ScratchJournal([
      "bumbum.toml": "format = 1\nplan = \"Peito\"\n",
      "plans/peito.md":
        "+++\naka = [\"Treino A\"]\n+++\n# Peito\n\n## Segunda\n- Supino reto: chest, 3x8, rest 2min\n",
      "plans/outro.md": "# Outro\n\n- Supino reto: chest, rest 30s\n",
      "log/2026-01.txt":
        "2026-01-05 18:30-19:00 Treino A / Segunda\n  Supino reto: 80kg x 8\n\n2026-01-06\n  Corrida: 5km\n\n"
        + "2026-01-12 18:30-? Treino A\n  Supino reto: 80kg x 8\n",
    ])
    #expect(
      run("start --repeat", journal, at: "2026-01-12 19:00").output
        == "2026-01-12 19:00 Treino A / Segunda\n  Supino reto: 80kg x 8\n")
    #expect(Run("rest", in: journal, isTerminal: true).errors.hasPrefix("\r02:00 \r01:59 "))
  }

  @Test func aNewerFormatIsNotWritten() throws {
    let run = Run("start", in: try journal(["bumbum.toml": "format = 2\n"]))
    #expect(run.errors.contains("it reads what it can, and writes nothing"))
  }
}
