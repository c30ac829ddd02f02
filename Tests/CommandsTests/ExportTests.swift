import CommandSupport
import Commands
import Grammar
import Foundation
import JSON
import TestSupport
import Testing

/// Leaving with everything: what is written is read by others.
@Suite struct ExportTests {
  private let now = "2026-02-28 23:59"

  private func export(_ words: Line, folder: String = Repository.exampleJournal) -> Run {
    Run("export \(words) --dir \(folder)", now: now)
  }

  /// Everything that the app's form can hold comes back as it was: the texts are equal, so the models are.
  @Test(
    arguments: AppExports.tables.filter { $0 != "own" } + ["verifit.csv", "gymrun.csv", "liftohistory.txt"])
  func strongAndBack(_ name: String) throws {
    let journal = try ScratchJournal()
    #expect(AppExports.take(name, into: journal).code == .success)
    let form = name == "hevy" ? "hevy" : "strong"
    let csv = Run("export \(form)", in: journal, now: "2026-12-31 12:00")
    #expect(csv.code == .success)
    let back = try ScratchJournal()
    let run = Run("import - --yes", in: back, input: csv.output, now: "2026-12-31 12:00")
    #expect(run.code == .success, "\(run.errors)")
    // Hevy knows remarks on exercises only: that month has one on a set.
    let expected = journal.logs.filter { name != "hevy" || $0.key != "2025-09.txt" }
    #expect(back.logs.filter { expected[$0.key] != nil } == expected)
    #expect(back.logs.count == journal.logs.count)
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
    /// Without plans, which are not in the table.
    func sessions(_ folder: String) throws -> [Answer] {
      func only(_ answer: Answer, _ names: [String]) -> [String: Answer] {
        answer.members.filter { names.contains($0.key) }
      }
      return try Answer(export("json", folder: folder).output)["sessions"].elements.map { session in
        var kept = only(session, ["date", "start", "end", "title", "tags", "fields", "notes"])
        kept["exercises"] = .array(
          session["exercises"].elements.map { exercise in
            var done = only(exercise, ["name", "muscle_group", "superset", "notes", "skipped"])
            done["sets"] = exercise["sets"]
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

  /// What has no set is in the table, too: an exercise, a skipped one with its reason, a session that only says that it was.
  @Test(arguments: ["csv", "csv=excel"]) func whatHasNoSetComesBack(_ form: String) throws {
    let log = """
      2026-01-05 18:30 "Push; 1,5"
        Supino:
          - 82.5kg x 8 rpe 8.5
          - 45.25lb x 9 "3,5"
        Corrida: 10ft, 3.28ft in 12.5s
        Alongamento: "leve"
        Elevação lateral: skip "ombro"
        + Curl: skip
        Supino:

      2026-01-06 07:00-07:30 Pilates
        > aula

      """
    let journal = try ScratchJournal(["log/2026-01.txt": log])
    let back = try ScratchJournal()
    let text = Run("export \(form)", in: journal, now: now).output
    #expect(text.hasSuffix("\r\n") == (form != "csv"))
    #expect(Run("import - --yes", in: back, input: text, now: now).code == .success)
    #expect(back.logs["2026-01.txt"] == log)
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
    #expect(back.logs["2026-01.txt"] == log)
  }

  /// Cells are kept from row to row as long as what they are about stays the same.
  @Test func noCellStaysTooLong() throws {
    let journal = try ScratchJournal([
      "log/2026-01.txt": """
      2026-01-05 18:00-19:00 Push
        Bench: "wide", 80kg x 10 w, 80kg x 10 rpe 8, 80kg x 10 rpe 8
        Row: skip
        Plank: 1:15
        > late

      2026-01-06
        Bench: 80kg x 10

      """
    ])
    #expect(
      Run("export strong", in: journal, now: now).output.split(separator: "\n").dropFirst() == [
        "2026-01-05 18:00:00,Push,1h 0m,Bench,Note,,,,,,,wide,late,",
        "2026-01-05 18:00:00,Push,1h 0m,Bench,W,80,kg,10,0,,0,,late,",
        "2026-01-05 18:00:00,Push,1h 0m,Bench,2,80,kg,10,0,,0,,late,8",
        "2026-01-05 18:00:00,Push,1h 0m,Bench,3,80,kg,10,0,,0,,late,8",
        "2026-01-05 18:00:00,Push,1h 0m,Plank,1,0,kg,0,0,,75,,late,",
        "2026-01-06,,,Bench,1,80,kg,10,0,,0,,,",
      ])
  }

  @Test func csvHasARowASet() throws {
    let stats = try Run.json("stats", folder: Repository.exampleJournal, today: "2026-02-28")
    let rows = export("csv").output.split(separator: "\n")
    let sets = count(rows, "set") { !$0.isEmpty } - count(rows, "warm_up") { $0 == "true" }
    #expect(Answer.number(Decimal(sets)) == stats["working_sets"])
    let one = export("csv --exercise 'supino reto' --last 2w").output.split(separator: "\n")
    #expect(one.count > 1 && one.count < rows.count)
    #expect(one.dropFirst().allSatisfy { $0.contains(",Supino reto,chest,") })
  }

  private func count(_ rows: [Substring], _ column: Substring, _ isCounted: (Substring) -> Bool) -> Int {
    let place = rows[0].split(separator: ",").firstIndex(of: column) ?? 0
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
      return fields.count > place && isCounted(fields[place])
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
    for path in [journal.path, "/nowhere/out.csv"] {
      #expect(export("csv --output \(path) --force").errors.contains("não deu para escrever '\(path)': "))
    }
  }

  @Test(
    arguments: [
      ("export", "in which form?"), ("export csv json", "one form at a time"), ("export cvs", "did you mean 'csv'?"),
      ("export xlsx", "there are csv, csv=excel, strong"),
    ] as [(Line, String)])
  func misuseIsTold(_ line: Line, _ part: String) {
    let run = Run("\(line) --dir \(Repository.exampleJournal) --lang en", now: now)
    #expect(run.code == .failure)
    #expect(run.errors.contains(part), "\(run.errors)")
  }

  @Test(arguments: ["csv", "csv=excel", "strong", "hevy", "json", "jsonl", "sql", "ics", "org", "md"])
  func aHostileJournalIsHarmless(_ form: String) throws {
    let journal = try ScratchJournal([
      "log/2026-01.txt":
        "2026-01-05 18:30 \"=cmd|' /C calc'!A0 '); DROP TABLE sets;--\"\n  \"=1+1, \u{202E}|x\": 80kg x 10 \"a | b; c, \\\"d\\\"\"\n  > <script> \u{9B}31m\n"
    ])
    let run = Run("export \(form)", in: journal, isTerminal: true, now: now)
    #expect(run.code == .success)
    #expect(
      !run.output.unicodeScalars.contains { $0.value == 0x9B || $0.value == 0x1B || $0.value == 0x202E })
    if form.hasPrefix("csv") || form == "strong" { #expect(run.output.contains("'=1+1")) }
    if form == "sql" { #expect(run.output.contains("''); DROP")) }
  }
}
