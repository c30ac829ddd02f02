import CommandSupport
import Commands
import Foundation
import Photos
import TestSupport
import Testing

/// Every writing command, through the same code as the program: words in, files out.
@Suite struct WriteCommandTests {
  private let plan =
    "+++\ncreated = 2026-01-01\n+++\n\n# Treino A\n\n- Supino reto: chest, 4x8\n- Barra fixa: back, 3x8\n"

  private func journal(_ files: [String: String] = [:]) throws -> ScratchJournal {
    let base = ["bumbum.toml": "format = 1\nplan = \"Treino A\"\n", "plans/treino-a.md": plan]
    return try ScratchJournal(base.merging(files) { $1 })
  }

  private func run(_ journal: ScratchJournal, at now: String, _ words: Line, answers: [String] = [])
    -> Run
  {
    Run("\(words)", in: journal, now: now, answers: answers)
  }

  @Test func aSessionFromStartToFinish() throws {
    let journal = try journal([
      "log/2026-01.txt": "2026-01-03 18:00-19:00 Treino A\n  Supino reto: 80kg x 8\n"
    ])
    let start = run(journal, at: "2026-01-05 18:30", "start")
    #expect(start.code == .success)
    #expect(start.output == "log/2026-01.txt:4: 2026-01-05 18:30-? Treino A\n")
    #expect(
      run(journal, at: "2026-01-05 18:31", "start").errors.contains("a session is open already, since 2026-01-05 18:30")
    )
    #expect(run(journal, at: "2026-01-05 18:32", "set supino 40kg x 10 w").code == .success)
    #expect(run(journal, at: "2026-01-05 18:35", "set '80kg x 10/8'").code == .success)
    #expect(run(journal, at: "2026-01-05 18:50", "set 'Barra fixa' bw x 8").code == .success)
    let finish = run(journal, at: "2026-01-05 19:42", "finish")
    #expect(finish.code == .success)
    #expect(
      journal["log/2026-01.txt"] == """
        2026-01-03 18:00-19:00 Treino A
          Supino reto: 80kg x 8

        2026-01-05 18:30-19:42 Treino A
          Supino reto: 40kg x 10 w, 80kg x 10/8
          Barra fixa: bw x 8

        """)
    #expect(finish.output.contains("1h 12min · 3 sets · 1,440.0 kg\n"))
    #expect(
      finish.output.contains(
        "New record: Supino reto: 80.0kg × 10 (before 80.0kg × 8) · estimated 1RM 106.7kg (before 101.3kg)"
          + " · volume 1,440.0 kg (before 640.0 kg)\n"))
    #expect(run(journal, at: "2026-01-05 19:43", "finish").errors.contains("no session is open"))
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
    let added = run(journal, at: "2026-01-08 12:00", "add session 2026-01-05 Leve")
    #expect(added.output == "log/2026-01.txt:\(line): 2026-01-05 Leve\n")
    #expect(journal["log/2026-01.txt"] == after)
  }

  /// A tag that is typed behind a title is no part of it.
  @Test(arguments: [
    (["start", "Treino A", "#leve"], "2026-01-08 12:00-? Treino A #leve\n"),
    (["start", "#leve"], "2026-01-08 12:00-? Treino A #leve\n"),
    (["start", "Aula de C# 2 #casa #frio"], "2026-01-08 12:00-? Aula de C# 2 #casa #frio\n"),
    (
      ["add", "session", "2026-01-08", "10:00-11:00", "Corrida", "na", "orla", "#rua"],
      "2026-01-08 10:00-11:00 Corrida na orla #rua\n"
    ),
    (["add", "session", "2026-01-08", "#rua"], "2026-01-08 #rua\n"),
  ])
  func tagsBehindATitle(words: [String], line: String) throws {
    let journal = try journal()
    #expect(Run("\(words)", in: journal, now: "2026-01-08 12:00").code == .success)
    #expect(journal["log/2026-01.txt"] == line)
  }

  @Test func setRefusesWhatItCantRead() throws {
    let journal = try journal(["log/2026-01.txt": "2026-01-05 18:30-?\n"])
    for (words, message) in [
      (["set", "Supino", "80x10"], "could be 80 sets of 10"), (["set", "Supino"], "no"),
      (["set", "Supino", "3x10", "@", "8"], "could be a load or an effort"),
      (["set"], "sets are missing"),
    ] {
      let run = Run("\(words)", in: journal, now: "2026-01-05 18:40")
      #expect(run.code == .failure)
      #expect(run.errors.contains(message), "\(words): \(run.errors)")
    }
    #expect(journal["log/2026-01.txt"] == "2026-01-05 18:30-?\n")
  }

  @Test func dryRunsWriteNothing() throws {
    let journal = try journal()
    let run = run(journal, at: "2026-01-05 18:30", "start --dry-run")
    #expect(run.output.contains("+2026-01-05 18:30-? Treino A"))
    #expect(journal["log/2026-01.txt"] == nil)
  }

  @Test func cancelAsks() throws {
    let journal = try journal()
    _ = run(journal, at: "2026-01-05 18:30", "start")
    #expect(run(journal, at: "2026-01-05 18:31", "finish --discard").errors.contains("add '--yes'"))
    #expect(run(journal, at: "2026-01-05 18:31", "finish --discard", answers: ["n"]).errors == "nothing was written\n")
    #expect(journal["log/2026-01.txt"]?.contains("18:30-?") == true)
    #expect(run(journal, at: "2026-01-05 18:31", "finish --discard", answers: ["y"]).code == .success)
    #expect(journal["log/2026-01.txt"]?.contains("18:30") == false)
  }

  @Test func aPastSessionInOneGo() throws {
    let journal = try journal(["log/2026-01.txt": "2026-01-07 18:00-19:00\n  Supino reto: 80kg x 8\n"])
    let run = run(
      journal, at: "2026-01-09 12:00",
      "add session 2026-01-05 18:30-19:42 'Treino A' 'bodyweight = 81kg' 'Supino reto: 80kg x 10/8' '> bom'")
    #expect(run.code == .success, "\(run.errors)")
    #expect(
      journal["log/2026-01.txt"]?.hasPrefix(
        "2026-01-05 18:30-19:42 Treino A\n  bodyweight = 81kg\n  Supino reto: 80kg x 10/8\n  > bom\n\n2026-01-07"
      ) == true)
    let again = Run("add session 2026-01-05 18:30", in: journal, now: "2026-01-09 12:00")
    #expect(again.errors.contains("a session begins at 2026-01-05 18:30 already"))
    let input = Run(
      "add session -", in: journal, input: "2026-01-06 7:00-8:00 Corrida\n  Corrida: 5km in 27:30\n",
      now: "2026-01-09 12:00")
    #expect(input.code == .success, "\(input.errors)")
    let two = Run(
      "add session -", in: journal, input: "2026-01-06 10:00 Corrida\n2026-01-07 outra\n", now: "2026-01-09 12:00")
    #expect(two.errors.contains("'2026-01-07 outra' opens a second session"))
    // As Windows ends lines.
    let other = Run(
      "add session -", in: journal, input: "2026-01-06 9:00-9:30 Corrida\r\n  Corrida: 3km in 17:30\r\n\r\n",
      now: "2026-01-09 12:00")
    #expect(other.code == .success, "\(other.errors)")
    #expect(
      journal["log/2026-01.txt"]?.contains("2026-01-06 9:00-9:30 Corrida\n  Corrida: 3km in 17:30\n\n")
        == true)
  }

  @Test func checkInsQuickAndFull() throws {
    let journal = try journal(["log/2026-01.txt": "2026-01-15 07:00-08:00 Treino A\n"])
    let photo = try #require(
      FileManager.default.contents(atPath: Repository.exampleJournal + "/checkins/2025/12-06-0820.jpg"))
    try journal.write("photo.bin", photo)
    let full = run(
      journal, at: "2026-01-15 08:10",
      "checkin corrida 'Corrida na orla' --calories 420 --location Aterro --photo \(journal.path)/photo.bin --note 'Sol forte.'"
    )
    #expect(full.code == .success, "\(full.errors)")
    #expect(
      journal["checkins/2026/01.txt"] == """
        [2026-01-15 08:10]
        type = Corrida
        title = Corrida na orla
        calories = 420
        location = Aterro
        photo = 01-15-0810.jpg
        session = 2026-01-15 07:00
        > Sol forte.

        """)
    #expect(FileManager.default.contents(atPath: journal.path + "/checkins/2026/01-15-0810.jpg") == photo)
    let quick = run(journal, at: "2026-01-15 20:00", "checkin")
    #expect(quick.output == "Checked in at 08:10\n")
    #expect(
      run(journal, at: "2026-01-16 20:00", "checkin").output
        == "checkins/2026/01.txt:10: [2026-01-16 20:00]\nChecked in at 20:00 · 2 days\n")
    #expect(Run("lint --strict", in: journal, now: "2026-01-20 12:00").code == .success)
  }

  @Test(arguments: [
    (["checkin", "Rum", "x"], "did you mean 'Run'?"), (["checkin", "Run", ""], "a title is missing"),
    (["checkin", "Run", "x", "--at", "2026-02-30 07:00"], "is no time"),
    (["checkin", "Run", "x", "--at", "2030-01-01 07:00"], "still to come"),
    (["checkin", "Run", "x", "--calories", "-5"], "is no number of calories"),
    (["checkin", "Run", String(repeating: "á", count: 101)], "101 characters"),
    (["checkin", "Run", "x", "--location", String(repeating: "x", count: 201)], "201 characters"),
    (["checkin", "Run", "x", "--photo", "/nowhere.jpg"], "can't read '/nowhere.jpg'"),
    (["checkin", "Run", "x", "--photo", "/tmp"], "folder"),
    (["checkin", "Run", "x", "--photo", "bumbum.toml"], "is no JPEG"),
    (["skip", "2026-01-32"], "is no date"),
    (["skip", "2026-01-24", "2026-01-20"], "write 'bumbum skip 2026-01-20 2026-01-24'"),
    (["measure", "many"], "weight"), (["measure"], "a weight is missing"),
    (["plan", "add", "Treino A", "X", "pescoço", "3x8"], "is no attribute"),
    (["plan", "new", "ab"], "3"), (["plan", "new", "treino a"], "already"),
    (["plan", "activate", "Treno A"], "did you mean 'Treino A'?"),
    (["start", "--at", "2030-01-01 07:00"], "still to come"),
    (["remove", "session", "2026-01-01 07:00"], "no session begins"),
    (["plan", "move", "Treino A", "supino", "left"], "is no place"),
  ])
  func badInputLeavesEverythingAsItIs(words: [String], message: String) throws {
    let journal = try journal(["checkins/2026/01.txt": "[2026-01-03]\n"])
    let before = try FileManager.default.subpathsOfDirectory(atPath: journal.path).filter {
      !$0.hasPrefix(".")
    }.sorted()
    let plain = words.map { $0 == "bumbum.toml" ? journal.path + "/bumbum.toml" : $0 }
    let run = Run(Line(plain), in: journal, now: "2026-01-15 12:00")
    #expect(run.code == .failure, "\(run.output)")
    #expect(run.errors.contains(message), "\(run.errors)")
    let after = try FileManager.default.subpathsOfDirectory(atPath: journal.path).filter {
      !$0.hasPrefix(".")
    }.sorted()
    #expect(before == after)
    #expect(journal["checkins/2026/01.txt"] == "[2026-01-03]\n")
    #expect(journal["plans/treino-a.md"] == plan)
  }

  @Test func photosThatAreNone() throws {
    let journal = try journal()
    for (name, bytes, message) in [
      ("empty.jpg", Data(), "is empty"), ("text.jpg", Data("not a picture".utf8), "whatever its name"),
      ("large.jpg", Data([0xFF, 0xD8, 0xFF]) + Data(count: 2_000_000), "ends before its picture does"),
    ] {
      try journal.write(name, bytes)
      let run = run(journal, at: "2026-01-15 08:00", "checkin Run x --photo \(journal.path)/\(name)")
      #expect(run.code == .failure)
      #expect(run.errors.contains(message), "\(run.errors)")
    }
    #expect(journal["checkins/2026/01.txt"] == nil)
  }

  @Test func aPhotoGivesNothingAwayAndSaysWhenItWas() throws {
    let journal = try journal()
    let fixture = Repository.root + "/Tests/PhotosTests/Fixtures/place-big-endian.jpg"
    let original = try #require(FileManager.default.contents(atPath: fixture))
    func photo(_ name: String) -> [UInt8] {
      [UInt8](FileManager.default.contents(atPath: journal.path + "/checkins/2026/" + name) ?? Data())
    }
    // It was taken on 5 January at 19:50, and says where.
    let lean = run(journal, at: "2026-01-15 08:10", "checkin Run x --photo \(fixture)")
    #expect(lean.code == .success, "\(lean.errors)")
    let bytes = photo("01-05-1950.jpg")
    #expect(
      lean.output == """
        checkins/2026/01-05-1950.jpg: \(bytes.count) bytes (its place is left out)
        checkins/2026/01.txt:1: [2026-01-05 19:50]

        """)
    #expect(PhotoMetadata(bytes).location == .none)
    #expect(PhotoMetadata(bytes).orientation == 6)
    let whole = run(journal, at: "2026-01-15 08:10", "checkin Run y --photo \(fixture) --keep-metadata --at 07:30")
    #expect(whole.code == .success, "\(whole.errors)")
    #expect(photo("01-15-0730.jpg") == [UInt8](original))
    // A camera that is ahead of time is not believed.
    let early = run(journal, at: "2026-01-04 09:00", "checkin Run z --photo \(fixture)")
    #expect(early.output.contains("[2026-01-04 09:00]"))
  }

  /// Over the limit by a comment after the first marker, which is dropped, so that the picture need not be touched.
  @Test func aPhotoOverTheLimitIsMadeSmaller() throws {
    let journal = try journal()
    let fixture = Repository.root + "/Tests/PhotosTests/Fixtures/size-7x5.jpg"
    let picture = try #require(FileManager.default.contents(atPath: fixture))
    let comment = Data([0xFF, 0xFE, 0xFF, 0xFF]) + Data(count: 65_533)
    var large = picture.prefix(2)
    for _ in 0..<32 { large += comment }
    try journal.write("large.jpg", large + picture.dropFirst(2))
    let shrunk = run(journal, at: "2026-01-15 08:10", "checkin Run x --photo \(journal.path)/large.jpg")
    #expect(shrunk.output.hasPrefix("checkins/2026/01-15-0810.jpg: \(picture.count) bytes (was 2.1 MB)\n"))
    #expect(
      FileManager.default.contents(atPath: journal.path + "/checkins/2026/01-15-0810.jpg") == picture)
    // Nothing can be taken from a picture that isn't read.
    try journal.write("large.png", Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) + png)
    let refused = run(journal, at: "2026-01-15 08:20", "checkin Run x --photo \(journal.path)/large.png")
    #expect(
      refused.errors.contains("has 2000032 bytes, and only a JPEG is made smaller here"), "\(refused.errors)")
    #expect(journal["checkins/2026/01-15-0820.png"] == nil)
  }

  /// A chunk of 2,000,000 bytes and the end: with the signature 8 + 12 + 2,000,000 + 12 bytes.
  private var png: Data {
    Data([0x00, 0x1E, 0x84, 0x80]) + Data("IDAT".utf8) + Data(count: 2_000_000 + 4)
      + Data(count: 4) + Data("IEND".utf8) + Data(count: 4)
  }

  @Test func aFileWhereAFolderHasToBe() throws {
    let journal = try journal(["checkins": "oops\n"])
    let run = run(journal, at: "2026-01-15 08:00", "checkin")
    #expect(run.code == .failure)
    #expect(run.errors.hasPrefix("bumbum: "))
    #expect(journal["checkins"] == "oops\n")
  }

  @Test func skipsAndMeasures() throws {
    let journal = try journal()
    #expect(run(journal, at: "2026-01-26 07:00", "skip 2026-01-20 2026-01-24 gripe").code == .success)
    #expect(run(journal, at: "2026-01-26 07:00", "measure 81,2kg").code == .success)
    #expect(
      journal["checkins/2026/01.txt"]
        == "[skip 2026-01-20 .. 2026-01-24]\nreason = gripe\n\n[measure 2026-01-26 07:00]\nbodyweight = 81,2kg\n"
    )
    let again = run(journal, at: "2026-01-26 07:00", "measure 81.4")
    #expect(again.errors == "it was 81,2kg, at the same minute\n")
    #expect(journal["checkins/2026/01.txt"]?.hasSuffix("07:00]\nbodyweight = 81.4kg\n") == true)
  }

  @Test(arguments: [
    (["ontem", "82kg"], "2026-01-25"), (["179lb", "--at", "yesterday"], "2026-01-25"),
    (["82kg", "--at", "2026-01-15"], "2026-01-15"), (["last", "friday", "06:30", "82"], "2026-01-23 06:30"),
    (["hoje", "82"], "2026-01-26 07:00"), (["82", "kg", "yesterday"], "2026-01-25"),
  ])
  func measuresOfADay(words: [String], moment: String) throws {
    let journal = try journal()
    let run = Run("measure \(words)", in: journal, now: "2026-01-26 07:00")
    #expect(run.code == .success && run.output.contains("[measure \(moment)]"), "\(run.output)\(run.errors)")
  }

  @Test func plansAreKept() throws {
    let journal = try journal()
    let now = "2026-01-26 07:00"
    #expect(run(journal, at: now, "plan new 'Treino B'").output.contains("plans/treino-b.md"))
    #expect(run(journal, at: now, "plan add 'treino b' 'Remada curvada' back 3x10 rest 90s").code == .success)
    #expect(run(journal, at: now, "plan activate 'treino b'").code == .success)
    #expect(journal["bumbum.toml"] == "format = 1\nplan = \"Treino B\"\n")
    let list = run(journal, at: now, "plan").output
    #expect(list.hasPrefix("*  Treino B  2026-01-26  1 exercise\n   Treino A  2026-01-01  2 exercises\n"))
    #expect(run(journal, at: now, "plan move 'Treino A' barra primeiro").code == .success)
    #expect(
      journal["plans/treino-a.md"]?.hasSuffix("- Barra fixa: back, 3x8\n- Supino reto: chest, 4x8\n")
        == true)
    #expect(run(journal, at: now, "plan remove 'Treino A' supino").code == .success)
    #expect(run(journal, at: now, "plan rename 'Treino B' Costas").code == .success)
    #expect(journal["bumbum.toml"]?.contains("plan = \"Costas\"") == true)
    #expect(run(journal, at: now, "plan delete Costas --yes").code == .success)
    #expect(journal["plans/treino-b.md"] == nil)
    #expect(journal["bumbum.toml"]?.contains("plan =") == false)
    #expect(run(journal, at: now, "undo").code == .success)
    #expect(journal["plans/treino-b.md"] != nil)
    #expect(journal["bumbum.toml"]?.contains("plan = \"Costas\"") == true)
  }

  @Test func undoRefusesAfterAnEdit() throws {
    let journal = try journal()
    _ = run(journal, at: "2026-01-05 18:30", "start")
    try journal.write("log/2026-01.txt", "2026-01-05 18:30-?\n")
    let undo = run(journal, at: "2026-01-05 18:31", "undo")
    #expect(undo.code == .failure)
    #expect(journal["log/2026-01.txt"] == "2026-01-05 18:30-?\n")
  }

  @Test func existingMistakesNeitherBlockNorGo() throws {
    let broken = "2026-01-05 18:30-19:00\n  Supino reto: 80x10\n\n2026-01-99 lixo\n"
    let journal = try journal(["log/2026-01.txt": broken])
    #expect(run(journal, at: "2026-01-20 18:30", "start").code == .success)
    #expect(journal["log/2026-01.txt"]?.hasPrefix(broken) == true)
  }

  @Test func anExerciseIsRenamedEverywhere() throws {
    let log =
      "2026-01-05 18:30-19:00\n  supino reto : 80kg x 8   # ok\n  + \"Supino reto\": 3x8 @ 80kg\n  Supino: 80kg x 1\n"
    let journal = try journal(["log/2026-01.txt": log, "exercises.txt": "Crucifixo: chest, aka Fly\n"])
    let now = "2026-01-20 12:00"
    #expect(
      run(journal, at: now, "exercise rename 'Supino reto' 'Supino: barra' --dry-run").output.contains(
        "+- \"Supino: barra\": chest, 4x8"))
    #expect(journal["log/2026-01.txt"] == log)
    #expect(run(journal, at: now, "exercise rename 'Supino reto' 'Supino: barra'").code == .success)
    #expect(
      journal["log/2026-01.txt"]
        == "2026-01-05 18:30-19:00\n  \"Supino: barra\" : 80kg x 8   # ok\n  + \"Supino: barra\": 3x8 @ 80kg\n  Supino: 80kg x 1\n"
    )
    #expect(journal["plans/treino-a.md"]?.contains("- \"Supino: barra\": chest, 4x8\n") == true)
    #expect(run(journal, at: now, "exercise rename Fly Voador").code == .success)
    #expect(
      journal["exercises.txt"] == "Crucifixo: chest, aka Fly, aka Voador\n\"Supino: barra\": aka Supino reto\n")
    #expect(run(journal, at: now, "exercise rename Crucifxo X").errors.contains("did you mean 'Crucifixo'?"))
  }

  @Test func theLastSessionIsADraft() throws {
    let journal = try journal([
      "log/2026-01.txt":
        "2026-01-05 18:30-19:00 Treino A\n  Supino reto:\n    - 60kg x 8 w\n    - 80kg x 8/8\n  + Barra fixa: bw x 8\n\n2026-01-07\n  Corrida: 5km\n"
    ])
    let draft = run(journal, at: "2026-01-12 18:30", "start --repeat")
    #expect(
      draft.output
        == "2026-01-12 18:30 Treino A\n  Supino reto: 60kg x 8 w, 80kg x 8/8\n  + Barra fixa: bw x 8\n")
    #expect(run(journal, at: "2026-01-12 18:30", "start --repeat 2026-01-07").output.hasSuffix("  Corrida: 5km\n"))
    #expect(Run("add session -", in: journal, input: draft.output, now: "2026-01-12 20:00").code == .success)
    #expect(run(journal, at: "2026-01-12 18:30", "start --repeat 2026-01-08").code == .failure)
  }

  @Test func aSessionIsFoundByTheFormerNameOfItsPlan() throws {
    let plan = "+++\naka = [\"Treino A\"]\n+++\n# Peito\n\n## Segunda\n- Supino reto: chest, 3x8, rest 2min\n"
    let journal = try ScratchJournal([
      "bumbum.toml": "format = 1\nplan = \"Peito\"\n", "plans/peito.md": plan,
      "plans/outro.md": "# Outro\n\n- Supino reto: chest, rest 30s\n",
      "log/2026-01.txt":
        "2026-01-05 18:30-19:00 Treino A / Segunda\n  Supino reto: 80kg x 8\n\n2026-01-06\n  Corrida: 5km\n\n"
        + "2026-01-12 18:30-? Treino A\n  Supino reto: 80kg x 8\n",
    ])
    #expect(
      run(journal, at: "2026-01-12 19:00", "start --repeat").output
        == "2026-01-12 19:00 Treino A / Segunda\n  Supino reto: 80kg x 8\n")
    #expect(Run("rest", in: journal, isTerminal: true).errors.hasPrefix("\r02:00 \r01:59 "))
  }

  @Test func anEditorGetsTheRightLine() throws {
    let journal = try journal(["log/2026-01.txt": "2026-01-05\n\n2026-01-07 18:00-?\n"])
    let environment = ["EDITOR": "/usr/bin/nano -w", "LANG": "C"]
    var asked: [String] = []
    let edit = Run("edit", in: journal, environment: environment, now: "2026-01-07 18:30") {
      asked = [$0] + $1
      return 0
    }
    #expect(asked == ["/usr/bin/nano -w", "+3", journal.path + "/log/2026-01.txt"])
    #expect(edit.errors == "no problems in 1 file\n")
    let broken = Run("edit plan treino", in: journal, environment: environment) {
      _, arguments in
      try? Data("lixo\n".utf8).write(to: URL(fileURLWithPath: arguments.last ?? ""))
      return 0
    }
    #expect(broken.code == .findings)
    #expect(Run("edit", in: journal).errors.contains("no editor is named"))
    #expect(
      Run("edit", in: journal, environment: environment, editor: { _, _ in 1 }).code
        == .failure)
  }

  @Test func aRestIsCountedDown() throws {
    let journal = try journal(["log/2026-01.txt": "2026-01-05 18:30-? Treino A\n  Supino reto: 80kg x 8\n"])
    #expect(Run("rest 3s", in: journal, isTerminal: true).errors == "\r00:03 \r00:02 \r00:01 \r00:00 \u{7}\n")
    #expect(Run("rest", in: journal, isTerminal: true).errors.hasPrefix("\r01:00 \r00:59 "))
    #expect(Run("rest 1:30", in: journal).errors == "")
    #expect(Run("rest muito", in: journal).errors.contains("write '90s', '2min' or '1:30'"))
  }

  @Test func aNewerFormatIsNotWritten() throws {
    let journal = try journal(["bumbum.toml": "format = 2\n"])
    #expect(run(journal, at: "2026-01-20 18:30", "start").errors.contains("it reads what it can, and writes nothing"))
  }

  @Test(arguments: ["en", "pt-BR"]) func aJournalBegins(language: String) throws {
    let parent = try ScratchJournal()
    let run = Run("init \(parent.path)/novo --lang \(language)", folder: "/")
    #expect(run.code == .success, "\(run.errors)")
    let lint = Run("lint --strict/novo", in: parent)
    #expect(lint.output == "")
    #expect(lint.code == .success)
    let again = Run("init \(parent.path)/novo --lang \(language)", folder: "/")
    #expect(again.errors.contains(language == "en" ? "already" : "já há um diário"))
    #expect(Run("start --dir \(parent.path)/novo", folder: "/").code == .success)
  }
}

@Suite struct ManyWritersTests {
  /// Forty at once, ten times over: forty sets each time, and no torn line.
  @Test func fortySetsAtOnce() throws {
    try #require(BuiltProgram.path != nil, "the program is built beside the tests")
    for round in 0..<10 {
      let journal = try ScratchJournal([
        "exercises.txt": "Supino: chest\n", "log/2026-01.txt": "2026-01-05 18:30-?\n  Supino: 80kg x 1\n",
      ])
      let said = journal.path + "/.errors"
      try journal.write(".errors", Data())
      let errors = try #require(FileHandle(forWritingAtPath: said))
      let processes = try (1...40).map { number in
        try BuiltProgram.start(
          ["set", "Supino", "\(number)kg x 5", "--now", "2026-01-05 18:40"], in: journal.path, errors: errors)
      }
      for process in processes { process.waitUntilExit() }
      #expect(try String(contentsOfFile: said, encoding: .utf8) == "")
      #expect(processes.allSatisfy { $0.terminationStatus == 0 })
      #expect(Run("lint --strict --now '2026-01-05 19:00'", in: journal).output == "")
      let data = try #require(FileManager.default.contents(atPath: journal.path + "/log/2026-01.txt"))
      let text = String(decoding: data, as: UTF8.self)
      for number in 1...40 {
        #expect(text.contains(" \(number)kg x 5"), "round \(round): \(number)kg is lost")
      }
    }
  }
}
