import CommandSupport
import Commands
import Foundation
import TestSupport
import Testing

/// What is handed to `import`, what it says, and the log that it leaves.
private struct Taking: CustomTestStringConvertible {
  let testDescription: String
  let options: Line
  let input: String
  let settings: String
  let answers: [String]
  let log: String
  let says: [String]
  let isRefused: Bool

  init(
    _ description: String, _ options: Line, _ input: String, settings: String = "", answers: [String] = [],
    log: String = "", says: [String] = [], refused: [String]? = nil
  ) {
    testDescription = description
    (self.options, self.input, self.settings, self.answers, self.log) = (options, input, settings, answers, log)
    self.says = refused ?? says
    isRefused = refused != nil
  }
}

/// Taking over what other programs kept: files in, a journal out.
@Suite struct ImportCommandTests {
  private static let squat =
    "Date,Workout Name,Exercise Name,Set Order,Weight,Reps\n2026-01-05 18:30:00,A,Squat,1,225,5\n"
  private static let dates = "Date,Exercise,Weight,Reps\n1/5/26,Row,45,5\n13/1/26,Row,45,5\n1/14/26,Row,45,5\n"
  private static let body =
    "Date,Workout Name,Exercise Name,Set Order,Weight (lb),Reps\n2026-01-05 18:30:00,A,Pull Up,1,25,5\n2026-01-05 18:30:00,A,Dip,1,0,8\n"
  private static let notes = "2026-01-05 Push\nBench 225x5,5,5\nSquat 3x5@165\nRow 5x5\nslept 4 hours\n"
  private static let undated = "30/12\nSupino 60kg x 5\n\n2/1\nSupino 62kg x 5\n"
  private static let german =
    "Datum;Übung;Satz;Kilo;Wdh;Studio;Notiz\n2026-01-05;Kniebeuge;1;100;5;Ferro;tief\n2026-01-05;Klimmzug;1;BW;8;;\n2026-01-05;Klimmzug;2;bw+10;5;Casa;\n"
  private static let sets =
    "Day,Lift,Sets,Reps,kg\n2026-01-05,Squat,3,5,100\n2026-01-05,Bench,2.5,5,60\n2026-01-05,Row,30,5,60\n2026-01-05,Curl,3,9999,10\n"

  private static let takings = [
    Taking(
      "dates that contradict each other",
      "--yes --unit kg --map date=Date,exercise=Exercise,weight=Weight,reps=Reps", dates,
      refused: ["'13/1/26' in line 3, and '1/14/26' in line 4"]),
    Taking(
      "one mistyped date does not turn the others around",
      "--yes --unit kg --map date=Date,exercise=Exercise,weight=Weight,reps=Reps --dates month", dates,
      log: "2026-01-05\n  Row: 45kg x 5\n\n2026-01-14\n  Row: 45kg x 5\n", says: ["1 row is not taken"]),
    Taking(
      "weights of no unit", "--yes", squat,
      refused: ["the file does not say whether its weights are kg or lb", "'--unit lb'"]),
    // A load that was not lifted is a failed attempt; zero reps of no load are nothing.
    Taking(
      "reps of zero", "--yes --unit kg --map date=date,exercise=exercise,weight=weight,reps=reps",
      "date,exercise,weight,reps\n2026-01-05,Squat,100,5\n2026-01-05,Squat,120,0\n2026-01-06,Bench,0,0\n",
      log: "2026-01-05\n  Squat: 100kg x 5, 120kg x 0 f\n",
      says: ["1 session, 2 working sets, 1 failed, 1 exercise", "1 row is not taken"]),
    Taking("in pounds", "--yes --unit lb", squat, log: "2026-01-05 18:30 A\n  Squat: 225lb x 5\n"),
    // What the journal answers in says nothing of a phone: a person is asked, a program refused.
    Taking(
      "weights of no unit in a journal of one", "--yes", squat, settings: "unit = \"kg\"\n", refused: ["'--unit lb'"]),
    Taking(
      "the unit is asked for", "", squat, settings: "unit = \"kg\"\n", answers: ["lb", "y"],
      log: "2026-01-05 18:30 A\n  Squat: 225lb x 5\n", says: ["loads in lb, as you say"]),
    Taking(
      "a form that is unknown", "", "Datum;Übung;Gewicht;Wdh\n2026-01-05;Kniebeuge;100;5\n",
      refused: [
        "its columns are 'Datum', 'Übung', 'Gewicht', 'Wdh'",
        "--map 'date=Datum,exercise=Übung,weight=Gewicht,reps=Wdh'",
      ]),
    Taking(
      "a form that is nearly known", "", "Date,Exercise,Category,Weight,Reps\n1,2,3,4,5\n",
      refused: ["nearest to them is FitNotes"]),
    Taking("an empty file", "", "", refused: ["it is empty"]),
    Taking("a text", "", "\u{FEFF}just some text\n", refused: ["'--text'"]),
    Taking("a unit of no journal", "--unit stone", "x,y\n1,2\n", refused: ["neither kg nor lb"]),
    Taking("no order of dates", "--dates year", "x,y\n1,2\n", refused: ["neither day nor month"]),
    Taking("half a map", "--map date=A", "x,y\n1,2\n", refused: ["(--map)"]),
    Taking(
      "a map of another file", "--map date=A,exercise=B,reps=C", "x,y\n1,2\n", refused: ["there is no column 'A'"]),
    // A table of days and weights is of the body; nothing else is asked of it.
    Taking(
      "weights of the body", "", "Day;Weight\n2026-01-05;81,5\n", refused: ["--map 'date=Day,bodyweight=Weight'"]),
    Taking(
      "weights of the body, mapped", "--yes --unit kg --map date=Day,bodyweight=Weight",
      "Day;Weight\n2026-01-05;81,5\n", says: ["1 measure of body weight"]),
    Taking(
      "what is of one side by its name", "--dry-run",
      "Date,Workout Name,Exercise Name,Set Order,Weight (kg),Reps\n2026-01-05 18:30:00,A,Split Squat (Each Side),1,20,5\n",
      says: ["1 exercise is of one side or hand by name, as 'Split Squat (Each Side)'"]),
    Taking(
      "what is done with the body by its names", "--dry-run", body,
      says: [
        "  done with the body, and written 'bw', 'bw+' or 'bw-': Dip, Pull Up ('--plain-loads NAME' keeps the load as it is)\n"
      ]),
    Taking(
      "plain loads of nobody", "--yes --plain-loads Pull-Upp", body,
      refused: ["no exercise in the file is called 'Pull-Upp'"]),
    Taking(
      "plain loads", "--yes --plain-loads 'pull up'", body,
      log: "2026-01-05 18:30 A\n  Pull Up: 25lb x 5\n  Dip: bw x 8\n"),
    Taking(
      "notes of two meanings", "--text --yes --unit lb", notes,
      refused: ["'Row 5x5' can be sets x reps or weight x reps", "'--sets-first' or '--weight-first'"]),
    Taking(
      "notes", "--text --yes --unit lb --sets-first --verbose", notes,
      log: "2026-01-05 Push\n  Bench: 225lb x 5/5/5\n  Squat: 165lb x 5/5/5\n  Row: 5/5/5/5/5\n  > slept 4 hours\n",
      says: ["<stdin>:5: otherwise: could not be read: kept as a note: 'slept 4 hours'"]),
    Taking("notes that nobody says are notes", "--sets-first", notes, refused: ["add '--text'"]),
    // A person is asked for the year, a program refused; days that others date are told.
    Taking(
      "notes of no year", "--text --yes", undated,
      refused: ["no line says the year of its days, as of '30/12'", "add '--year 2026'"]),
    Taking(
      "the year is asked for", "--text --dry-run", undated, answers: ["2025"],
      says: ["2 sessions, 2 working sets, 1 exercise, 2025-12-30 to 2026-01-02"]),
    Taking(
      "the year is said", "--text --yes --year 2025", undated,
      log: "2025-12-30\n  Supino: 60kg x 5\n2026-01-02\n  Supino: 62kg x 5\n"),
    Taking(
      "the days around date the others", "--text --dry-run", "2025-12-28\nSupino 58kg x 5\n\n" + undated,
      says: ["2 days are dated by the days around, as '30/12': 2025-12-30"]),
    Taking("no year", "--text --year 26", undated, refused: ["'--year 26' is no year from 1970 to 2100"]),
    Taking("a year of no notes", "--year 2025", undated, refused: ["add '--text'"]),
    // Each column is proposed, or listed as left out; a row that is not read says why.
    Taking(
      "a table of one's own", "", german,
      refused: ["--map 'date=Datum,exercise=Übung,weight=Kilo,set=Satz,reps=Wdh,note=Notiz'"]),
    Taking(
      "a table of one's own, mapped",
      "--yes --map date=Datum,exercise=Übung,weight=Kilo,set=Satz,reps=Wdh,note=Notiz", german,
      log: "2026-01-05\n  Kniebeuge: 100kg x 5 \"tief\"\n  Klimmzug: bw x 8, bw+10kg x 5\n",
      says: ["  loads in kg: the column is 'Kilo'\n", "  left out: column 'Studio', 2 rows, as 'Ferro'\n"]),
    Taking(
      "rows are counted once", "--yes --map date=Day,exercise=Lift,sets=Sets,reps=Reps,weight=kg", sets,
      log: "2026-01-05\n  Squat: 100kg x 5/5/5\n  Curl: \"10kg x 9999\"\n",
      says: [
        "  3 rows are not taken ('--verbose' lists them)\n    1 × beyond what a journal holds: kept as a note\n    2 × no whole number of sets from 1 to 20\n"
      ]),
    Taking(
      "a row says why it is not taken",
      "--dry-run --verbose --map date=Day,exercise=Lift,sets=Sets,reps=Reps,weight=kg",
      "Day,Lift,Sets,Reps,kg\n2026-01-06,Curl,3,9999,10\n",
      says: [
        "  1 row is not taken\n    1 × beyond what a journal holds: kept as a note\n  <stdin>:2: not taken: "
      ]),
    Taking(
      "a newer journal", "--yes --unit lb", squat, settings: "format = 2\n", refused: ["get a newer bumbum"]),
  ]

  @Test(arguments: takings) fileprivate func isTaken(_ taking: Taking) throws {
    let settings = taking.settings.hasPrefix("format") ? taking.settings : "format = 1\n" + taking.settings
    let journal = try ScratchJournal(["bumbum.toml": settings])
    let run = Run("import - \(taking.options)", in: journal, input: taking.input, answers: taking.answers)
    #expect(run.code == (taking.isRefused ? .failure : .success), "\(run.output)\(run.errors)")
    for text in taking.says { #expect((run.output + run.errors).contains(text), "\(run.output)\(run.errors)") }
    #expect(journal.logs.sorted { $0.key < $1.key }.map(\.value).joined() == taking.log)
  }

  /// A list is no number, and a comma before three digits is one to some and a thousand to others.
  @Test(
    arguments: [
      ("1,000", "5", nil), ("225", "5,5,4", nil), ("1,0,5", "5", nil), ("1,005.5", "5", "1005.5lb x 5"),
      ("62,5", "5", "62.5lb x 5"), ("102,500", "5", "102.5lb x 5"), ("0,125", "5", "0.13lb x 5"),
      ("1.000", "5", "1lb x 5"), ("1.234,5", "5", "1234.5lb x 5"),
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

  @Test(arguments: AppExports.tables + AppExports.others)
  func aSecondTimeAddsNothing(_ name: String) throws {
    let journal = try ScratchJournal()
    let first = AppExports.take(name, into: journal)
    #expect(first.code == .success && first.errors.contains("'bumbum undo' takes it back"), "\(first.errors)")
    #expect(Run("lint", in: journal, now: "2026-12-31 12:00").code == .success)
    let before = journal.logs
    #expect(!before.isEmpty)
    let second = AppExports.take(name, into: journal)
    #expect(second.output.contains("nothing new") && second.errors.contains("nothing was written"))
    #expect(journal.logs == before)
    #expect(Run("undo", in: journal).code == .success)
    #expect(journal.logs.isEmpty)
  }

  /// Once in a zone and again where the clock shows another: the settings know in which zone the training was.
  @Test(arguments: AppExports.tables + AppExports.others)
  func anotherZoneAddsNothing(_ name: String) throws {
    let journal = try ScratchJournal()
    #expect(AppExports.take(name, into: journal, "--zone Asia/Tokyo").code == .success)
    let before = journal.logs
    #expect(AppExports.take(name, into: journal).output.contains("nothing new"))
    #expect(journal.logs == before)
  }

  /// With another zone the same sessions would begin at other times.
  @Test func anotherZoneThanBeforeIsRefused() throws {
    let journal = try ScratchJournal(["bumbum.toml": "format = 1\n\n[import]\nzone = \"Asia/Tokyo\"\n"])
    let run = AppExports.take("fitbod", into: journal, "--zone Europe/Athens")
    #expect(run.code == .failure && journal.logs.isEmpty)
    #expect(
      run.errors
        == """
        bumbum: earlier imports were in the zone 'Asia/Tokyo': another one would bring their sessions a second time
                leave '--zone' out, or change 'import.zone' in bumbum.toml first

        """)
    #expect(AppExports.take("fitbod", into: journal, "--zone Asia/Tokyo").code == .success)
  }

  /// A file that ends in the middle, then all of it: sessions that are new, and none twice. What can't be read without its end
  /// writes nothing.
  @Test(arguments: AppExports.tables.filter { $0 != "strong-german" } + AppExports.others)
  func halfAFileAndThenAllOfIt(_ name: String) throws {
    let text = try String(contentsOfFile: AppExports.path(name), encoding: .utf8)
    let (whole, journal) = (try ScratchJournal(), try ScratchJournal())
    #expect(AppExports.take(name, into: whole).code == .success)
    let half = AppExports.take(name, into: journal, input: String(text.prefix(text.count * 6 / 10)))
    if half.code != .success { #expect(journal.logs.isEmpty) }
    #expect(AppExports.take(name, into: journal, input: text).code == .success)
    #expect(headers(journal) == headers(whole))
    #expect(AppExports.take(name, into: journal, input: text).output.contains("nothing new"))
  }

  private func headers(_ journal: ScratchJournal) -> [Substring] {
    journal.logs.values.joined().split(separator: "\n").filter { $0.first?.isNumber == true }.map { $0.prefix(10) }
      .sorted()
  }

  /// Sessions, sets, warm-ups, weight × reps, and the heaviest set of each exercise, as another program counts them.
  @Test(
    .enabled(if: Python.isThere, "python3 is missing: the totals of imports are not compared"),
    arguments: AppExports.tables + AppExports.others)
  func countsAsAnotherProgramDoes(_ name: String) throws {
    let journal = try ScratchJournal()
    // That file knows what the body weighed, which the other program does not count in a pull-up.
    #expect(AppExports.take(name, into: journal, name == "stronglifts.csv" ? "--as-written" : "").code == .success)
    let stats = try Run.json("stats", in: journal, today: "2026-12-31")
    let counted = try Answer(Python.run([Repository.root + "/Tests/Independent/imports.py", AppExports.path(name)]))
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
}
