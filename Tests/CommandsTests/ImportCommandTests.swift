import CommandSupport
import Commands
import Foundation
import TestSupport
import Testing

/// Taking over what other programs kept: files in, a journal out.
@Suite struct ImportCommandTests {
  static let fixtures = [
    "strong", "strong-german", "strong-units", "hevy", "fitnotes", "gymbook", "fitbod", "liftosaur", "own",
  ]
  /// With the end of their names; what Strong's form can't hold is in some of them.
  static let others = [
    "stronglifts.csv", "verifit.csv", "gymrun.csv", "alphaprogression.csv", "boostcamp.json", "jefit.csv",
    "strengthlog.csv",
    "liftohistory.txt", "openweight.json", "run.tcx", "ride.gpx", "applehealth.xml",
  ]
  static let folder = Repository.root + "/Tests/ImportTests/Fixtures/"
  private static let map = [
    "--map", "date=Datum,exercise=Übung,weight=Gewicht,reps=Wdh,note=Bemerkung", "--unit", "kg",
  ]

  static func path(_ name: String) -> String { folder + name + (name.contains(".") ? "" : ".csv") }

  static func importing(
    _ name: String, into journal: ScratchJournal, _ words: [String] = [], input: String? = nil
  ) -> Run {
    Run(
      "import \(input == nil ? path(name) : "-") --yes \(name == "own" ? map : name.contains(".") ? ["--unit", "kg"] : []) \(words)",
      in: journal, input: input ?? "", now: "2026-12-31 12:00")
  }

  private func logs(_ journal: ScratchJournal) -> [String: String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: journal.path + "/log")) ?? []
    return names.reduce(into: [:]) {
      $0[$1] = try? String(contentsOfFile: "\(journal.path)/log/\($1)", encoding: .utf8)
    }
  }

  /// One mistyped date does not turn the others around.
  @Test func datesThatContradictEachOther() throws {
    let journal = try ScratchJournal()
    let text = "Date,Exercise,Weight,Reps\n1/5/26,Row,45,5\n13/1/26,Row,45,5\n1/14/26,Row,45,5\n"
    let words = [
      "import", "-", "--yes", "--unit", "kg", "--map", "date=Date,exercise=Exercise,weight=Weight,reps=Reps",
    ]
    let run = Run(Line(words), in: journal, input: text)
    #expect(
      run.code == .failure && run.errors.contains("'13/1/26' in line 3, and '1/14/26' in line 4"), "\(run.errors)")
    #expect(logs(journal) == [:])
    let month = Run("\(words) --dates month", in: journal, input: text)
    #expect((month.output + month.errors).contains("1 row is not taken"), "\(month.errors)")
    #expect(logs(journal) == ["2026-01.txt": "2026-01-05\n  Row: 45kg x 5\n\n2026-01-14\n  Row: 45kg x 5\n"])
  }

  /// A list is no number, and a comma before three digits is one to some and a thousand to others.
  @Test(
    arguments: [
      ("1,000", "5", nil), ("225", "5,5,4", nil), ("1,0,5", "5", nil), ("1,005.5", "5", "1005.5lb x 5"),
      ("62,5", "5", "62.5lb x 5"),
      ("102,500", "5", "102.5lb x 5"), ("0,125", "5", "0.13lb x 5"), ("1.000", "5", "1lb x 5"),
      ("1.234,5", "5", "1234.5lb x 5"),
    ] as [(String, String, String?)])
  func numbersOfTwoMeanings(weight: String, reps: String, set: String?) throws {
    let journal = try ScratchJournal()
    let run = Run(
      "import - --yes --unit lb --map date=Date,exercise=Exercise,weight=Weight,reps=Reps", in: journal,
      input: "Date,Exercise,Weight,Reps\n2026-01-05,Row,45,5\n2026-01-05,Row,\"\(weight)\",\"\(reps)\"\n")
    let log = try journal.text("log/2026-01.txt")
    #expect(log == "2026-01-05\n  Row: 45lb x 5\(set.map { ", " + $0 } ?? "")\n", "\(run.errors)")
    #expect((run.output + run.errors).contains("1 row is not taken") == (set == nil), "\(run.errors)")
  }

  @Test(arguments: fixtures + others)
  func aSecondTimeAddsNothing(_ name: String) throws {
    let journal = try ScratchJournal()
    let first = Self.importing(name, into: journal)
    #expect(first.code == .success, "\(first.errors)")
    #expect(first.errors.contains("'bumbum undo' takes it back"))
    #expect(Run("lint", in: journal, now: "2026-12-31 12:00").code == .success)
    let before = logs(journal)
    #expect(!before.isEmpty)
    let second = Self.importing(name, into: journal)
    #expect(second.output.contains("nothing new"))
    #expect(second.errors.contains("nothing was written"))
    #expect(logs(journal) == before)
    #expect(Run("undo", in: journal).code == .success)
    #expect(logs(journal).isEmpty)
  }

  /// Once in a zone and again where the clock shows another: the settings know in which zone the training was.
  @Test(arguments: fixtures + others)
  func anotherZoneAddsNothing(_ name: String) throws {
    let journal = try ScratchJournal(["bumbum.toml": "format = 1\n"])
    #expect(Self.importing(name, into: journal, ["--zone", "Asia/Tokyo"]).code == .success)
    let before = logs(journal)
    #expect(Self.importing(name, into: journal).output.contains("nothing new"))
    #expect(logs(journal) == before)
  }

  /// With another zone the same sessions would begin at other times.
  @Test func anotherZoneThanBeforeIsRefused() throws {
    let journal = try ScratchJournal(["bumbum.toml": "format = 1\n\n[import]\nzone = \"Asia/Tokyo\"\n"])
    let run = Self.importing("fitbod", into: journal, ["--zone", "Europe/Athens"])
    #expect(run.code == .failure && logs(journal).isEmpty)
    #expect(
      run.errors
        == """
        bumbum: earlier imports were in the zone 'Asia/Tokyo': another one would bring their sessions a second time
                leave '--zone' out, or change 'import.zone' in bumbum.toml first

        """)
    #expect(Self.importing("fitbod", into: journal, ["--zone", "Asia/Tokyo"]).code == .success)
  }

  /// A file that ends in the middle, then all of it: sessions that are new, and none twice. What can't be read without its end
  /// writes nothing.
  @Test(arguments: fixtures.filter { $0 != "strong-german" } + others)
  func halfAFileAndThenAllOfIt(_ name: String) throws {
    let text = try String(contentsOfFile: Self.path(name), encoding: .utf8)
    let (whole, journal) = (try ScratchJournal(), try ScratchJournal())
    #expect(Self.importing(name, into: whole).code == .success)
    let half = Self.importing(name, into: journal, input: String(text.prefix(text.count * 6 / 10)))
    if half.code != .success { #expect(logs(journal).isEmpty) }
    #expect(Self.importing(name, into: journal, input: text).code == .success)
    #expect(headers(journal) == headers(whole))
    #expect(Self.importing(name, into: journal, input: text).output.contains("nothing new"))
  }

  private func headers(_ journal: ScratchJournal) -> [Substring] {
    logs(journal).values.joined().split(separator: "\n").filter { $0.first?.isNumber == true }.map { $0.prefix(10) }
      .sorted()
  }

  /// Sessions, sets, warm-ups, weight × reps, and the heaviest set of each exercise, as another program counts them.
  @Test(
    .enabled(if: Python.isThere, "python3 is missing: the totals of imports are not compared"),
    arguments: fixtures + others)
  func countsAsAnotherProgramDoes(_ name: String) throws {
    let journal = try ScratchJournal()
    // That file knows what the body weighed, which the other program does not count in a pull-up.
    let options = name == "stronglifts.csv" ? ["--as-written"] : []
    #expect(Self.importing(name, into: journal, options).code == .success)
    let stats = try Run.json("stats", in: journal, today: "2026-12-31")
    let counted = try Answer(
      Python.run([Repository.root + "/Tests/Independent/imports.py", Self.path(name)]))
    for member in ["sessions", "working_sets", "warm_up_sets"] {
      #expect(stats[member] == counted[member], "\(member)")
    }
    #expect(close(stats["volume_kg"], counted["volume_kg"]))
    let heaviest = counted["heaviest"].members
    var found: Set<String> = []
    for exercise in stats["exercises"].elements {
      guard let record = exercise["records"].elements.first(where: { $0["kind"] == .string("weight reps") }),
        let name = exercise["name"].text
      else { continue }
      found.insert(name)
      #expect(close(record["set"]["weight_kg"], heaviest[name] ?? .null), "\(name)")
    }
    #expect(found == Set(heaviest.keys))
  }

  private func close(_ left: Answer, _ right: Answer) -> Bool {
    guard case .number(let left) = left, case .number(let right) = right else { return false }
    return abs(left - right) < 0.000_001
  }

  @Test func itAsksBeforeItWrites() throws {
    let journal = try ScratchJournal()
    let path = Self.folder + "fitnotes.csv"
    let nobody = Run("import \(path)", in: journal)
    #expect(nobody.code == .failure)
    #expect(nobody.errors.contains("add '--yes'"))
    #expect(nobody.output.contains("3 sessions, 8 working sets, 7 exercises, 2024-03-15 to 2024-03-18"))
    let no = Run("import \(path)", in: journal, answers: ["n"])
    #expect(no.code == .success)
    #expect(no.errors.contains("nothing was written"))
    let dry = Run("import \(path) --dry-run --verbose", in: journal)
    #expect(dry.code == .success)
    #expect(dry.output.contains("fitnotes.csv:11: not taken: no exercise"))
    #expect(logs(journal).isEmpty)
    let yes = Run("import \(path)", in: journal, answers: ["y"])
    #expect(yes.errors.contains("3 files written"))
    #expect(logs(journal).keys.sorted() == ["2024-03.txt"])
  }

  /// A file is in the place of the notes. (An exercise that no app knows adds no line to exercises.txt.)
  @Test(arguments: [("en", "'bumbum undo' can't take it back"), ("pt-BR", "'bumbum undo' não desfaz")])
  func undoIsPromisedWhereItIsNoted(_ language: String, _ part: String) throws {
    let journal = try ScratchJournal(["bumbum.toml": "format = 1\ntrained = \"any\"\n"])
    try journal.write(".bumbum/writes", Data())
    let csv = "Date,Workout Name,Exercise Name,Set Order,Weight,Reps\n2026-01-05 18:30:00,A,Zercher,1,225,5\n"
    let run = Run("import - --yes --unit lb --lang \(language)", in: journal, input: csv)
    #expect(run.code == .success)
    #expect(run.errors.contains(part), "\(run.errors)")
    #expect(logs(journal) == ["2026-01.txt": "2026-01-05 18:30 A\n  Zercher: 225lb x 5\n"])
    #expect(Run("undo", in: journal).errors.contains("there is nothing to undo"))
  }

  @Test func itSpeaksPortuguese() throws {
    let journal = try ScratchJournal()
    let run = Run("import \(Self.folder)strong.csv --dry-run --lang pt-BR", in: journal)
    #expect(
      run.output.contains(
        "5 treinos, 15 séries de trabalho, 1 de aquecimento, 9 exercícios, de 02/11/2023 a 04/01/2024"))
    #expect(run.output.contains("5 linhas ficam de fora ('--verbose' mostra quais)\n    1 × sem data\n"))
    #expect(run.errors.contains("nada foi escrito"))
  }

  @Test func standardInputIsAFileToo() throws {
    let journal = try ScratchJournal()
    let csv = "Date,Workout Name,Exercise Name,Set Order,Weight,Reps\n2026-01-05 18:30:00,A,Squat,1,225,5\n"
    let unknown = Run("import - --yes", in: journal, input: csv)
    #expect(unknown.code == .failure)
    #expect(unknown.errors.contains("the file does not say whether its weights are kg or lb"))
    #expect(unknown.errors.contains("'--unit lb'"))
    #expect(Run("import - --yes --unit lb", in: journal, input: csv).code == .success)
    #expect(logs(journal) == ["2026-01.txt": "2026-01-05 18:30 A\n  Squat: 225lb x 5\n"])
  }

  /// What the journal answers in says nothing of a phone: a person is asked, a program refused.
  @Test func theUnitOfAFileIsAskedFor() throws {
    let journal = try ScratchJournal(["bumbum.toml": "format = 1\nunit = \"kg\"\n"])
    let csv = "Date,Workout Name,Exercise Name,Set Order,Weight,Reps\n2026-01-05 18:30:00,A,Squat,1,225,5\n"
    #expect(Run("import - --yes", in: journal, input: csv).code == .failure)
    let asked = Run("import -", in: journal, input: csv, answers: ["lb", "y"])
    #expect(asked.code == .success)
    #expect(asked.output.contains("loads in lb, as you say"))
    #expect(logs(journal)["2026-01.txt"]?.contains("225lb x 5") == true)
  }

  @Test func anUnknownFormSaysWhatToTry() throws {
    let journal = try ScratchJournal()
    let run = Run("import -", in: journal, input: "Datum;Übung;Gewicht;Wdh\n2026-01-05;Kniebeuge;100;5\n")
    #expect(run.code == .failure)
    #expect(run.errors.contains("its columns are 'Datum', 'Übung', 'Gewicht', 'Wdh'"))
    #expect(run.errors.contains("--map 'date=Datum,exercise=Übung,weight=Gewicht,reps=Wdh'"))
    let near = Run("import -", in: journal, input: "Date,Exercise,Category,Weight,Reps\n1,2,3,4,5\n")
    #expect(near.errors.contains("nearest to them is FitNotes"))
    #expect(Run("import -", in: journal, input: "").errors.contains("it is empty"))
    #expect(Run("import -", in: journal, input: "\u{FEFF}just some text\n").errors.contains("'--text'"))
  }

  @Test func theMapIsKeptInTheSettings() throws {
    let journal = try ScratchJournal(["bumbum.toml": "format = 1 # mine\n"])
    let csv = "When,What,Kilos (kg),N\n2026-01-05,Squat,100,5\n"
    let map = "date=When,exercise=What,weight=Kilos (kg),reps=N"
    #expect(Run("import - --yes --map \(map)", in: journal, input: csv).code == .success)
    let settings = try journal.text("bumbum.toml")
    #expect(
      settings
        == "format = 1 # mine\nimport.map = \"\(map)\"\ntrained = \"any\"\n"
    )
    #expect(Run("lint --strict", in: journal).code == .success)
    let more = csv + "2026-01-07,Squat,102.5,5\n"
    let again = Run("import - --yes", in: journal, input: more)
    #expect(again.output.contains("1 session, 1 working set, 1 exercise, 2026-01-07"))
    #expect(
      logs(journal)["2026-01.txt"] == "2026-01-05\n  Squat: 100kg x 5\n\n2026-01-07\n  Squat: 102.5kg x 5\n")
  }

  @Test(
    arguments: [
      ("import", "a file is missing"), ("import /nowhere.csv", "can't read '/nowhere.csv'"),
      ("import - --unit stone", "neither kg nor lb"), ("import - --dates year", "neither day nor month"),
      ("import - --map date=A", "(--map)"), ("import - --map date=A,exercise=B,reps=C", "there is no column 'A'"),
    ] as [(Line, String)])
  func misuseIsTold(_ line: Line, _ part: String) throws {
    let journal = try ScratchJournal()
    let run = Run(line, in: journal, input: "x,y\n1,2\n")
    #expect(run.code == .failure)
    #expect(run.errors.contains(part), "\(run.errors)")
  }

  @Test func aJournalThatIsNewerIsNotWritten() throws {
    let journal = try ScratchJournal(["bumbum.toml": "format = 2\n"])
    #expect(Self.importing("strong", into: journal).errors.contains("get a newer bumbum"))
    #expect(logs(journal).isEmpty)
  }

  @Test func namesReachNoTerminalRaw() throws {
    let journal = try ScratchJournal()
    let run = Run("import - --map date=a\u{1B}[31m,exercise=B,reps=C", in: journal, input: "\u{1B}[2J,x\n1,2\n")
    #expect(!run.errors.utf8.contains(0x1B))
    #expect(!Run("import -", in: journal, input: "\u{1B}[2J,x\n1,2\n").errors.utf8.contains(0x1B))
  }

  @Test func bodyWeightBecomesMeasures() throws {
    let journal = try ScratchJournal(["bumbum.toml": "format = 1\n"])
    let run = Run("import \(Self.folder)withings.csv --yes", in: journal, now: "2026-12-31 12:00")
    #expect(run.output.contains("  2 measures of body weight\n  left out: column 'Bone mass (kg)', 1 row, as '3.4'\n"))
    let written = try journal.text("checkins/2026/09.txt")
    #expect(
      written == "[measure 2026-09-29 07:05]\nbodyweight = 84.6kg\n\n[measure 2026-09-30 07:12]\nbodyweight = 84.2kg\n")
    let again = Run("import \(Self.folder)withings.csv --yes --lang pt-BR", in: journal, now: "2026-12-31 12:00")
    #expect(again.output.contains("  nada de novo\n  2 medidas de peso corporal já estão no diário\n"))
  }

  /// A table of days and weights is of the body; nothing else is asked of it.
  @Test func aTableOfWeightsSaysWhatToTry() throws {
    let journal = try ScratchJournal(["bumbum.toml": "format = 1\n"])
    let csv = "Day;Weight\n2026-01-05;81,5\n"
    let run = Run("import -", in: journal, input: csv)
    #expect(run.errors.contains("--map 'date=Day,bodyweight=Weight'"), "\(run.errors)")
    let map = Run("import - --yes --unit kg --map date=Day,bodyweight=Weight", in: journal, input: csv)
    #expect(map.output.contains("1 measure of body weight"), "\(map.errors)")
  }

  @Test func whatIsOfOneSideIsSaidOnce() throws {
    let journal = try ScratchJournal()
    let csv =
      "Date,Workout Name,Exercise Name,Set Order,Weight (kg),Reps\n2026-01-05 18:30:00,A,Split Squat (Each Side),1,20,5\n"
    let run = Run("import - --dry-run", in: journal, input: csv)
    #expect(
      run.output.contains("1 exercise is of one side or hand by name, as 'Split Squat (Each Side)'"), "\(run.output)")
  }

  /// What is done with the body is told by its names, and left as it is where that is said.
  @Test func loadsOfTheBodyAreTold() throws {
    let journal = try ScratchJournal()
    let csv =
      "Date,Workout Name,Exercise Name,Set Order,Weight (lb),Reps\n2026-01-05 18:30:00,A,Pull Up,1,25,5\n2026-01-05 18:30:00,A,Dip,1,0,8\n"
    let run = Run("import - --dry-run", in: journal, input: csv)
    #expect(
      run.output.contains(
        "  done with the body, and written 'bw', 'bw+' or 'bw-': Dip, Pull Up ('--plain-loads NAME' keeps the load as it is)\n"
      ), "\(run.output)")
    let wrong = Run("import - --yes --plain-loads Pull-Upp", in: journal, input: csv)
    #expect(
      wrong.code == .failure && wrong.errors.contains("no exercise in the file is called 'Pull-Upp'"), "\(wrong.errors)"
    )
    #expect(Run("import - --yes --plain-loads 'pull up'", in: journal, input: csv).code == .success)
    #expect(logs(journal)["2026-01.txt"] == "2026-01-05 18:30 A\n  Pull Up: 25lb x 5\n  Dip: bw x 8\n")
  }

  /// Notes of a day each, and between them others.
  @Test func aFolderOfNotesIsRead() throws {
    let journal = try ScratchJournal()
    try journal.write("notes/2026-01-05 Legs.md", "Squat 100kg x 5\n")
    try journal.write("notes/2026-01-06.md", "Bench 60kg x 5\n")
    try journal.write("notes/Ideas.md", "buy a belt\n")
    let run = Run("import --text \(journal.path)/notes --yes", in: journal)
    #expect(run.output.contains("passed over: 1 file without a day: "), "\(run.output)\(run.errors)")
    #expect(run.output.contains("2 lines: 2 read, 0 kept as notes, 0 left out"), "\(run.output)")
    #expect(logs(journal)["2026-01.txt"] == "2026-01-05 Legs\n  Squat: 100kg x 5\n\n2026-01-06\n  Bench: 60kg x 5\n")
    try journal.write("empty/photo.jpg", Data())
    let none = Run("import --text \(journal.path)/empty --yes", in: journal)
    #expect(none.code == .failure && none.errors.contains("there are no notes in"), "\(none.errors)")
  }

  @Test func notesAreReadWhereTheyAreSaidToBeNotes() throws {
    let journal = try ScratchJournal()
    let notes = "2026-01-05 Push\nBench 225x5,5,5\nSquat 3x5@165\nRow 5x5\nslept 4 hours\n"
    let open = Run("import - --text --yes --unit lb", in: journal, input: notes)
    #expect(open.code == .failure)
    #expect(open.errors.contains("'Row 5x5' can be sets x reps or weight x reps"))
    #expect(open.errors.contains("'--sets-first' or '--weight-first'"))
    let run = Run("import - --text --yes --unit lb --sets-first --verbose", in: journal, input: notes)
    #expect(run.output.contains("<stdin>:5: otherwise: could not be read: kept as a note: 'slept 4 hours'"))
    #expect(
      logs(journal)["2026-01.txt"]
        == "2026-01-05 Push\n  Bench: 225lb x 5/5/5\n  Squat: 165lb x 5/5/5\n  Row: 5/5/5/5/5\n  > slept 4 hours\n"
    )
    let again = Run("import - --text --yes --unit lb --sets-first", in: journal, input: notes)
    #expect(again.output.contains("nothing new"))
    #expect(Run("import - --sets-first", in: journal, input: notes).errors.contains("add '--text'"))
  }

  /// A person is asked, a program refused; days that others date are told.
  @Test func theYearOfNotesIsAskedFor() throws {
    let journal = try ScratchJournal()
    let notes = "30/12\nSupino 60kg x 5\n\n2/1\nSupino 62kg x 5\n"
    let nobody = Run("import - --text --yes", in: journal, input: notes)
    #expect(nobody.code == .failure)
    #expect(nobody.errors.contains("no line says the year of its days, as of '30/12'"), "\(nobody.errors)")
    #expect(nobody.errors.contains("add '--year 2026'"))
    let asked = Run("import - --text --dry-run", in: journal, input: notes, answers: ["2025"])
    #expect(
      asked.output.contains("2 sessions, 2 working sets, 1 exercise, 2025-12-30 to 2026-01-02"),
      "\(asked.output)\(asked.errors)")
    #expect(Run("import - --text --yes --year 2025", in: journal, input: notes).code == .success)
    #expect(logs(journal).keys.sorted() == ["2025-12.txt", "2026-01.txt"])
    let around = Run("import - --text --dry-run", in: journal, input: "2025-12-28\nSupino 58kg x 5\n\n" + notes)
    #expect(around.output.contains("2 days are dated by the days around, as '30/12': 2025-12-30"), "\(around.output)")
    let bad = Run("import - --text --year 26", in: journal, input: notes)
    #expect(bad.errors.contains("'--year 26' is no year from 1970 to 2100"), "\(bad.errors)")
    #expect(Run("import - --year 2025", in: journal, input: notes).errors.contains("add '--text'"))
  }

  /// A German table: each column is proposed, or listed as left out; a row that is not read says why.
  @Test func aTableOfOnesOwnIsTakenOrToldOf() throws {
    let journal = try ScratchJournal()
    let csv = """
      Datum;Übung;Satz;Kilo;Wdh;Studio;Notiz
      2026-01-05;Kniebeuge;1;100;5;Ferro;tief
      2026-01-05;Klimmzug;1;BW;8;;
      2026-01-05;Klimmzug;2;bw+10;5;Casa;

      """
    let unknown = Run("import -", in: journal, input: csv)
    let map = "date=Datum,exercise=Übung,weight=Kilo,set=Satz,reps=Wdh,note=Notiz"
    #expect(unknown.errors.contains("--map '\(map)'"), "\(unknown.errors)")
    let run = Run("import - --yes --map \(map)", in: journal, input: csv)
    #expect(run.output.contains("  loads in kg: the column is 'Kilo'\n"), "\(run.output)\(run.errors)")
    #expect(run.output.contains("  left out: column 'Studio', 2 rows, as 'Ferro'\n"))
    #expect(
      logs(journal)["2026-01.txt"] == "2026-01-05\n  Kniebeuge: 100kg x 5 \"tief\"\n  Klimmzug: bw x 8, bw+10kg x 5\n")
  }

  @Test func aRowIsCountedOnceAndSaysWhy() throws {
    let journal = try ScratchJournal()
    let csv =
      "Day,Lift,Sets,Reps,kg\n2026-01-05,Squat,3,5,100\n2026-01-05,Bench,2.5,5,60\n2026-01-05,Row,30,5,60\n2026-01-05,Curl,3,9999,10\n"
    let run = Run("import - --yes --map date=Day,exercise=Lift,sets=Sets,reps=Reps,weight=kg", in: journal, input: csv)
    #expect(
      run.output.contains(
        "  3 rows are not taken ('--verbose' lists them)\n    1 × beyond what a journal holds: kept as a note\n    2 × no whole number of sets from 1 to 20\n"
      ),
      "\(run.output)\(run.errors)")
    #expect(logs(journal)["2026-01.txt"] == "2026-01-05\n  Squat: 100kg x 5/5/5\n  Curl: \"10kg x 9999\"\n")
    let one = Run(
      "import - --dry-run --verbose --map date=Day,exercise=Lift,sets=Sets,reps=Reps,weight=kg", in: journal,
      input: "Day,Lift,Sets,Reps,kg\n2026-01-06,Curl,3,9999,10\n")
    #expect(
      one.output.contains(
        "  1 row is not taken\n    1 × beyond what a journal holds: kept as a note\n  <stdin>:2: not taken: "),
      "\(one.output)")
  }

  /// The words of exercises.txt are those of the journal's language.
  @Test func aPortugueseJournalHasPortugueseMuscleGroups() throws {
    let journal = try ScratchJournal(["bumbum.toml": "format = 1\nlanguage = \"pt-BR\"\n"])
    let notes = "2026-01-05\nSupino 60kg x 5\nAbdominal 3x20 reps\n"
    #expect(Run("import - --text --yes --sets-first", in: journal, input: notes).code == .success)
    #expect(
      try journal.text("exercises.txt")
        == "Supino: peito\nAbdominal: abdômen\n")
  }
}
