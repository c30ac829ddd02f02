import CommandSupport
import Commands
import Grammar
import Foundation
import JSON
import Storage
import TestSupport
import Testing
import Text
import Training

/// Leaving with everything: what is written is read by others.
@Suite struct ExportTests {
  private let now = "2026-02-28 23:59"

  private func export(_ words: Line, folder: String = Repository.exampleJournal) -> Run {
    Run("export \(words) --dir \(folder)", now: now)
  }

  private func logs(_ journal: ScratchJournal) -> [String: String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: journal.path + "/log")) ?? []
    return names.reduce(into: [:]) {
      $0[$1] = try? String(contentsOfFile: "\(journal.path)/log/\($1)", encoding: .utf8)
    }
  }

  /// Everything that the app's form can hold comes back as it was: the texts are equal, so the models are.
  @Test(
    arguments: ImportCommandTests.fixtures.filter { $0 != "own" } + ["verifit.csv", "gymrun.csv", "liftohistory.txt"])
  func strongAndBack(_ name: String) throws {
    let journal = try ScratchJournal()
    #expect(ImportCommandTests.importing(name, into: journal).code == .success)
    let form = name == "hevy" ? "hevy" : "strong"
    let csv = Run("export \(form)", in: journal, now: "2026-12-31 12:00")
    #expect(csv.code == .success)
    let back = try ScratchJournal()
    let run = Run("import - --yes", in: back, input: csv.output, now: "2026-12-31 12:00")
    #expect(run.code == .success, "\(run.errors)")
    // Hevy knows remarks on exercises only: that month has one on a set.
    let expected = logs(journal).filter { name != "hevy" || $0.key != "2025-09.txt" }
    #expect(logs(back).filter { expected[$0.key] != nil } == expected)
    #expect(logs(back).count == logs(journal).count)
  }

  /// Our own table comes back: to its journal it brings nothing, to an empty one all sets, and what was said of them.
  @Test(arguments: [("csv", "bumbum"), ("json", "bumbum (JSON)")])
  func ownAndBack(_ form: String, _ app: String) throws {
    let csv = export("\(form)").output
    let own = Run("import - --dry-run --dir \(Repository.exampleJournal)", input: csv, now: now)
    #expect(
      own.code == .success && own.output.contains("nada de novo") && !own.output.contains("outras séries"),
      "\(own.output)\(own.errors)")
    let empty = try ScratchJournal()
    let run = Run("import - --yes", in: empty, input: csv, now: now)
    #expect(run.code == .success && run.output.hasPrefix("<stdin>: \(app)\n"), "\(run.output)\(run.errors)")
    /// Without plans and what has no set, which are not in the table, and the parts of a set, which no table has.
    func sessions(_ folder: String) throws -> [Answer] {
      func only(_ answer: Answer, _ names: [String]) -> [String: Answer] {
        answer.members.filter { names.contains($0.key) }
      }
      return try Answer(export("json", folder: folder).output)["sessions"].elements.map { session in
        var kept = only(session, ["date", "start", "end", "title", "tags", "fields", "notes"])
        kept["exercises"] = .array(
          session["exercises"].elements.filter { !$0["sets"].elements.isEmpty }.map { exercise in
            var done = only(exercise, ["name", "muscle_group", "superset", "notes"])
            done["sets"] = .array(exercise["sets"].elements.map { .object($0.members.filter { $0.key != "in_parts" }) })
            return .object(done)
          })
        return .object(kept)
      }
    }
    let (before, after) = try (sessions(Repository.exampleJournal), sessions(empty.path))
    #expect(before.count == 75 && after.count == 75)
    for (before, after) in zip(before, after) { #expect(before == after) }
    guard form == "json" else { return }
    func entries(_ folder: String) throws -> [[String: Answer]] {
      let all = try Answer(export("json", folder: folder).output)
      return ["check_ins", "measures", "skips"].flatMap {
        all[$0].elements.map { $0.members.filter { $0.key != "photo" } }
      }
    }
    #expect(try entries(empty.path) == entries(Repository.exampleJournal))
  }

  /// However the files are kept; a session under way, and one to come, has its plan and what that says of its exercises.
  @Test func everyListIsInTheOrderOfTime() throws {
    let journal = try ScratchJournal([
      "plans/a.md": "# Treino A\n\n- Supino: chest\n",
      "log/2026-02.txt":
        "2026-03-02 Treino A\n  Supino: 12\n2026-02-28 18:30-? Treino A\n  Supino: 10\n2026-02-27\n  Supino: 8\n",
      "checkins/2026/02.txt": "[2026-02-03]\n[measure 2026-02-02]\n[skip 2026-02-05]\n[2026-02-01 07:30]\n"
        + "[skip 2026-02-04]\n[measure 2026-02-01]\n[2026-02-01]\n",
    ])
    let json = try Answer(export("json", folder: journal.path).output)
    func texts(_ list: String, _ member: String) -> [String?] { json[list].elements.map { $0[member].text } }
    #expect(texts("sessions", "date") == ["2026-02-27", "2026-02-28", "2026-03-02"])
    #expect(texts("sessions", "plan") == [nil, "Treino A", "Treino A"])
    let groups = json["sessions"].elements.map { $0["exercises"].elements.first?["muscle_group"].text }
    #expect(groups == ["chest", "chest", "chest"])
    #expect(texts("check_ins", "time") == [nil, "07:30", nil])
    #expect(texts("check_ins", "date") == ["2026-02-01", "2026-02-01", "2026-02-03"])
    #expect(texts("skips", "from") == ["2026-02-04", "2026-02-05"])
    #expect(texts("measures", "date") == ["2026-02-01", "2026-02-02"])
  }

  @Test func whatStrongCanHoldComesBack() throws {
    let log = """
      2026-01-01
        Squat (Barbell): 100kg x 5/5

      2026-01-02 18:30-19:42 "Push, 18:00" #gym
        Bench: "wide", 40kg x 10 w, 82.5kg x 8/7 rpe 8/8.5, 82.5kg x 6 f, 60kg x 12 d
        Curl:
          - 45.25lb x 10 "left, \\"hurts\\""
          - 45.25lb x 9
        Plank: 1:15, 45.5s
        Run: 5.25km in 27:30, 400m, 3.1mi
        Push Up: bw x 20/15
        =SUM(A1): 10
        > one
        > -two, 'three'

      2026-01-03 23:30-00:40 Late
        "Prancha: lateral": 45s

      """.replacing("  =SUM(A1): 10\n", with: "  \"=SUM(A1)\": 10\n").replacing(" #gym", with: "")
    let journal = try ScratchJournal(["log/2026-01.txt": log])
    let csv = Run("export strong", in: journal, now: now)
    let back = try ScratchJournal()
    #expect(Run("import - --yes", in: back, input: csv.output, now: now).code == .success)
    #expect(logs(back)["2026-01.txt"] == log)
  }

  /// The JSON is all there is: models are built of it again, and are the journal's.
  @Test(arguments: ["examples/journal", "Tests/CommandsTests/Snapshots/journal"])
  func jsonIsComplete(_ path: String) throws {
    let folder = Repository.root + "/" + path
    let answer = try Answer(Run("export json --dir \(folder)", now: now).output)
    let journal = try JournalFolder.find(explicitly: folder, environment: nil, from: "/").read()
    let sessions = journal.logs.flatMap { log in
      zip(log.sessions, log.places).filter { $0.0.date != nil }.map { Plain(log, $0.0, $0.1) }
    }
    let rebuilt = answer["sessions"].elements.map(Plain.init)
    #expect(sessions.count > 5)
    #expect(rebuilt.sorted { $0.key < $1.key } == sessions.sorted { $0.key < $1.key })
    #expect(answer["plans"].elements.map { $0["name"].text } == journal.plans.map { $0.plan.name })
    #expect(
      answer["plans"].elements.map { $0["exercises"].elements.count }
        == journal.plans.map(\.plan.exercises.count))
    #expect(
      answer["exercises"].elements.map { $0["name"].text } == journal.exerciseList?.entries.map(\.name)
        ?? [])
    let checkIns = journal.checkIns.flatMap(\.checkIns)
    #expect(answer["check_ins"].elements.map { $0["title"].text } == checkIns.map(\.titleText))
    #expect(answer["check_ins"].elements.map { $0["photo"].text } == checkIns.map { $0.photo })
    #expect(answer["skips"].elements.count == journal.checkIns.flatMap(\.skips).count)
    #expect(answer["measures"].elements.count == journal.checkIns.flatMap(\.measures).count)
  }

  @Test func jsonLinesAreTheSame() throws {
    let whole = try Answer(export("json").output)
    let lines = try export("jsonl").output.split(separator: "\n").map { try Answer(String($0)) }
    #expect(lines.filter { $0["kind"] == .string("session") }.count == whole["sessions"].elements.count)
    #expect(
      lines.count
        == ["plans", "exercises", "sessions", "check_ins", "skips", "measures"].reduce(0) {
          $0 + whole[$1].elements.count
        })
  }

  @Test func csvHasARowASet() throws {
    let stats = try Run.json("stats", folder: Repository.exampleJournal, today: "2026-02-28")
    let rows = export("csv").output.split(separator: "\n")
    #expect(
      Answer.number(Decimal(rows.count - 1 - warmUps(rows))) == stats["working_sets"])
    let one = export("csv --exercise 'supino reto' --last 2w").output.split(separator: "\n")
    #expect(one.count > 1 && one.count < rows.count)
    #expect(one.dropFirst().allSatisfy { $0.contains(",Supino reto,chest,") })
  }

  private func warmUps(_ rows: [Substring]) -> Int {
    let place = rows[0].split(separator: ",").firstIndex(of: "warm_up") ?? 0
    return rows.dropFirst().count { row in
      // No field before it has a comma in quotes but titles and names: count from the left over what is quoted.
      var fields: [Substring] = []
      var rest = row[...]
      while !rest.isEmpty {
        if rest.first == "\"", let end = rest.dropFirst().firstIndex(of: "\"") {
          fields.append(rest[...end])
          rest = rest[rest.index(after: end)...].dropFirst()
        } else {
          let field = rest.prefix { $0 != "," }
          fields.append(field)
          rest = rest[field.endIndex...].dropFirst()
        }
      }
      return fields.count > place && fields[place] == "true"
    }
  }

  @Test(.enabled(if: Python.isThere, "python3 is missing: the script is not run"))
  func sqlRuns() throws {
    let journal = try ScratchJournal()
    try journal.write("training.sql", Data(export("sql").output.utf8))
    let script = """
      import sqlite3, sys
      db = sqlite3.connect(":memory:")
      db.executescript(open(sys.argv[1], encoding="utf-8").read())
      one = lambda query: db.execute(query).fetchone()[0]
      print(one("select count(*) from sessions"), one("select count(*) from sets where not warm_up"),
            one("select sum(reps) from sets where not warm_up"), one("select count(*) from check_ins"))
      """
    let stats = try Run.json("stats", folder: Repository.exampleJournal, today: "2026-02-28")
    let counted = try Python.run(["-c", script, journal.path + "/training.sql"]).split(separator: " ")
    for (place, member) in ["sessions", "working_sets", "reps"].enumerated() {
      #expect(try Answer(String(counted[place])) == stats[member], "\(member)")
    }
  }

  @Test func aCalendarIsWellFormed() {
    let text = export("ics").output
    let lines = text.split(separator: "\r\n", omittingEmptySubsequences: false)
    #expect(lines.first == "BEGIN:VCALENDAR" && lines.dropLast().last == "END:VCALENDAR" && lines.last == "")
    #expect(lines.allSatisfy { $0.utf8.count <= 75 })
    #expect(!text.replacing("\r\n", with: "").contains("\n"))
    let unfolded = text.replacing("\r\n ", with: "")
    let names = unfolded.split(separator: "\r\n").filter { $0.hasPrefix("UID:") }
    #expect(Set(names).count == names.count)
    #expect(names.count == unfolded.split(separator: "\r\n").count { $0 == "BEGIN:VEVENT" })
    #expect(unfolded.contains("DTSTART:20260228T"))
  }

  @Test func tablesKeepTheirColumns() {
    for form in ["org", "md"] {
      let lines = export("\(form)").output.split(separator: "\n").filter { $0.hasPrefix("|") }
      #expect(lines.count > 100)
      let bars = lines.map { line in
        line.replacing("\\|", with: "").count {
          $0 == "|" || form == "org" && line.hasPrefix("|-") && $0 == "+"
        }
      }
      #expect(Set(bars) == [5])
    }
  }

  @Test func aFileIsWrittenWhole() throws {
    let journal = try ScratchJournal()
    let path = journal.path + "/out.csv"
    #expect(export("csv --output \(path)").code == .success)
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text == export("csv").output)
    let again = export("csv --output \(path)")
    #expect(again.code == .failure)
    #expect(again.errors.contains("já existe") && again.errors.contains("--force"))
    #expect(export("md --output \(path) --force").code == .success)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == export("md").output)
    #expect(export("csv --output \(journal.path)").errors.contains("já existe"))
    #expect(export("csv --output \(journal.path) --force").code == .failure)
    #expect(export("csv --output /nowhere/out.csv").code == .failure)
  }

  @Test(
    arguments: [
      ("export", "in which form?"), ("export csv json", "one form at a time"), ("export cvs", "did you mean 'csv'?"),
      ("export xlsx", "there are csv, strong"),
    ] as [(Line, String)])
  func misuseIsTold(_ line: Line, _ part: String) {
    let run = Run("\(line) --dir \(Repository.exampleJournal) --lang en", now: now)
    #expect(run.code == .failure)
    #expect(run.errors.contains(part), "\(run.errors)")
  }

  @Test(arguments: ["csv", "strong", "hevy", "json", "jsonl", "sql", "ics", "org", "md"])
  func aHostileJournalIsHarmless(_ form: String) throws {
    let journal = try ScratchJournal([
      "log/2026-01.txt":
        "2026-01-05 18:30 \"=cmd|' /C calc'!A0 '); DROP TABLE sets;--\"\n  \"=1+1, \u{202E}|x\": 80kg x 10 \"a | b; c, \\\"d\\\"\"\n  > <script> \u{9B}31m\n"
    ])
    let run = Run("export \(form)", in: journal, isTerminal: true, now: now)
    #expect(run.code == .success)
    #expect(
      !run.output.unicodeScalars.contains { $0.value == 0x9B || $0.value == 0x1B || $0.value == 0x202E })
    if form == "csv" || form == "strong" { #expect(run.output.contains("\"'=1+1")) }
    if form == "sql" { #expect(run.output.contains("''); DROP")) }
  }
}

extension ExportTests {
  @Test(arguments: ["csv", "strong", "hevy", "sql", "ics", "org", "md"])
  func aFileKeepsTheTextAsItIs(_ form: String) throws {
    let hidden = "a\u{200F}b\u{AD}c\u{202E}d\u{200B}e"
    let journal = try ScratchJournal([
      "log/2026-01.txt": "2026-01-05 18:30 \(hidden)\n  Squat: 80kg x 8\n  > \(hidden)!\n"
    ])
    let run = Run("export \(form)", in: journal, now: now)
    #expect(run.output.contains(hidden) && run.output.contains(hidden + "!"))
    #expect(!run.output.contains("u{"))
  }
}

/// A session without the places of its texts: of a log, or of JSON.
private struct Plain: Equatable {
  struct Done: Equatable {
    var name: String
    var isSuperset: Bool
    var isSkipped: Bool
    var sets: [WorkSet]
    var notes: [String]
  }

  var key: String
  var end: String?
  var isOpen: Bool
  var title: String?
  var tags: [String]
  var fields: [[String]]
  var notes: [String]
  var exercises: [Done]

  init(_ log: Log, _ session: Session, _ places: SessionPlaces) {
    key = session.moment?.description ?? ""
    if case .at(let time) = session.end { end = time.description }
    isOpen = session.isOpen
    title = session.title
    tags = session.tags.map { String($0.dropFirst()) }
    fields = session.fields.map { [$0.name, $0.value] }
    notes = session.notes
    exercises = zip(session.exercises, places.exercises).map { exercise, places in
      Done(
        name: exercise.name, isSuperset: exercise.isSuperset, isSkipped: exercise.isSkipped,
        sets: exercise.sets,
        notes: places.remarks.map { log.source.text($0) }.map {
          String($0.dropFirst().dropLast()).replacing("\\\"", with: "\"")
        }.sorted())
    }
  }

  init(_ json: Answer) {
    key = [json["date"].text, json["start"].text].compactMap { $0 }.joined(separator: " ")
    end = json["end"].text
    isOpen = json["open"] == .bool(true)
    title = json["title"].text
    tags = json["tags"].elements.compactMap(\.text)
    fields = json["fields"].elements.map { [$0["name"].text ?? "", $0["value"].text ?? ""] }
    notes = json["notes"].elements.compactMap(\.text)
    exercises = json["exercises"].elements.map { exercise in
      Done(
        name: exercise["written_as"].text ?? exercise["name"].text ?? "",
        isSuperset: exercise["superset"] == .bool(true),
        isSkipped: exercise["skipped"] == .bool(true), sets: exercise["sets"].elements.map(Plain.set),
        notes: (exercise["notes"].elements + exercise["sets"].elements.flatMap { $0["notes"].elements })
          .compactMap(\.text)
          .sorted())
    }
  }

  private static func set(_ json: Answer) -> WorkSet {
    func hundredths(_ answer: Answer, per exact: Decimal) -> Int32? {
      guard case .number(let number) = answer else { return nil }
      return Int32(truncating: NSDecimalNumber(decimal: number * 100 / exact))
    }
    let unit = json["unit"].text.flatMap(WeightUnit.init) ?? .kg
    let perUnit: Decimal = unit == .kg ? 1 : Decimal(string: "0.45359237") ?? 1
    var load = Load.none
    if let weight = hundredths(json["weight_kg"], per: perUnit) {
      load = .weight(Weight(hundredths: weight, unit))
    }
    if let added = hundredths(json["added_kg"], per: perUnit) {
      load = .bodyweight(added: Weight(hundredths: added, unit))
    }
    let time = hundredths(json["time_seconds"], per: 1).map { Elapsed(hundredths: $0) }
    var amount = Amount.reps(hundredths(json["reps"], per: 100) ?? -1)
    if case .number(let metres) = json["distance_m"] {
      let unit = json["distance_unit"].text.flatMap(DistanceUnit.init) ?? .m
      let exact = metres * 1_000_000 / Decimal(unit.tenthMillimetres)
      amount = .distance(
        Distance(hundredths: Int32(truncating: NSDecimalNumber(decimal: exact)), unit), in: time)
    } else if json["reps"] == .null, let time {
      amount = .time(time)
    }
    var set = WorkSet(load: load, amount: amount)
    for (name, mark) in [
      ("warm_up", SetMarks.warmUp), ("drop_set", .drop), ("to_failure", .failure), ("in_parts", .cluster),
    ] where json[name] == .bool(true) { set.marks.insert(mark) }
    if let halves = hundredths(json["rpe"], per: 50) { set.effort = .rpe(halves: UInt8(halves)) }
    if let reserve = hundredths(json["rir"], per: 100) { set.effort = .rir(UInt8(reserve)) }
    set.completedAt = json["completed_at"].text.flatMap { TimeOfDay($0) }
    return set
  }
}
