import CommandSupport
import Commands
import Foundation
import TestSupport
import Testing

/// What somebody types on the first evening, in a journal in pounds, and what is said to it.
@Suite struct FirstEveningTests {
  private static let files = [
    "bumbum.toml": "format = 1\nunit = \"lb\"\nplan = \"Plan A\"\n",
    "plans/a.md": "+++\ncreated = 2026-01-01\n+++\n# Plan A\n\n- Squat: legs, 3x5 @ 85%\n",
    "log/2026-01.txt": """
    2026-01-03 18:30-19:30
      Squat: 175lb x 5/5/5
      Bench press: 125lb x 8/8
      Curl: 25lb x 12/10
      Push-up: 20/18
      Plank: 60s
      Run: 3mi in 28:00
    2026-01-05 18:30-?

    """,
  ]

  private func run(
    _ line: Line, now: String = "2026-01-05 19:00", files: [String: String] = files, answers: [String] = []
  ) throws -> (run: Run, log: String) {
    let journal = try ScratchJournal(files)
    let run = Run("\(line)", in: journal, now: now, answers: answers)
    let log = try journal.text("log/2026-01.txt")
    return (run, log)
  }

  /// A number alone is a load that lacks its reps where it is one to the exercise, and reps where it may be.
  @Test(arguments: [
    (
      "bench 135", nil,
      "'135' is rather a load than reps of 'Bench press'\n        write '135lb x 8', or '135 reps'"
    ),
    (
      "bench 10x45", nil,
      "'10x45' is rather a load than reps of 'Bench press'\n        write '45lb x 10', or '10x45 reps'"
    ),
    (
      "bench 3x10", nil,
      "'3x10' would be reps of 'Bench press' without a load\n        write '3x10 @ 125lb', or '3x10 reps'"
    ), ("push-up 3x30", "Push-up: 3x30", ""),
    ("curl 25", nil, "write '25lb x 10', or '25 reps'"), ("squat 185/185", nil, "write '185lb x 5'"),
    (
      "bench 135 reps", "Bench press: 135 reps",
      "135 reps in one set; a load stands before its reps, with its unit: '135lb x 10'"
    ), ("push-up 30", "Push-up: 30", ""), ("push 120", "Push-up: 120", ""),
    ("bench 135/8/7", nil, "write '135lb x 8/7', or '135/8/7 reps'"),
    ("plank 60", nil, "write '60s' or '60min', or '60 reps'"),
    ("plank 60/45", nil, "'60/45' would be reps of 'Plank', which is done for a time\n        write '60s/45s'"),
    ("plank 60s", "Plank: 60s", ""),
    ("run 3", nil, "which is done over a distance\n        write '3mi' or '3min', or '3 reps'"),
    ("plank 5 reps", "Plank: 5 reps", ""),
    ("push 8 +25", nil, "'8 +25' would be one set in two parts, of 33 reps\n        write 'bw+25lb x 8', or '33 reps'"),
    ("push 8+3", "Push-up: 8+3", ""),
    ("push bw 8", nil, "write 'bw x 8'"), ("push bw+45x8", "Push-up: bw+45lbx8", "'45' is 45lb"),
    ("curl 45s x 8", nil, "write '8x45s' or '45lb x 8'"),
    ("push bw+45 8", nil, "write 'bw+45lb x 8'\n"), ("squat 12", nil, "write '175lb x 12', or '12 reps'"),
    ("curl 15 reps", "Curl: 15 reps", ""),
    ("bench 135x8", "Bench press: 135lb x 8", "'135' is 135lb: the unit of the settings"),
    ("squat 185 x 6 rpe 8", "Squat: 185lb x 6 rpe 8", "'185' is 185lb"),
    ("bench 120 8", "Bench press: 120lb x 8", "'120'"),
    ("bench 225x5", nil, "write '225lb x 5'"), ("bench press 135lbb x 5", nil, "'lbb' is no unit"),
    ("push -20lb x 5", nil, "write 'bw-20lb x 5'"),
    ("bench 35lb each x 10", nil, "write '35lb x 10'; 'per hand' or 'per side' behind the exercise in exercises.txt"),
    ("bench 3x10 @ 60lb per hand", nil, "write '3x10 @ 60lb'; 'per hand'"),
    ("--new dip 40", "dip: 40", ""),
    ("185 5x5", nil, "write '5x5 @ 185lb'"), ("squat 5 x 5 at 225", nil, "write '5x5 @ 225lb'"),
    ("squat 45+45+45 x 5", nil, "a load is one number, the bar in it: these alone are '135lb x 5'"),
    ("squat 95.5.5lb x 5", nil, "'95.5.5' has two decimal marks"),
  ])
  func aNumberAlone(typed: String, written: String?, said: String) throws {
    let (run, log) = try run("set \(line: typed)")
    #expect(
      run.code == (written == nil ? .failure : .success) && (said.isEmpty || run.errors.contains(said)), "\(run.errors)"
    )
    #expect(log.hasSuffix(written.map { "-?\n  \($0)\n" } ?? "-?\n"), "\(log)")
  }

  /// Reps alone behind sets with a load have it too, and that is said.
  @Test func repsWithTheLoadBefore() throws {
    let journal = try ScratchJournal(Self.files)
    func set(_ words: Line) -> Run { Run("set \(words)", in: journal, now: "2026-01-05 19:00") }
    #expect(set("squat 5 --as-written").errors == "")
    #expect(set("squat 187.5lb x 5").errors == "")
    let list = set("5/4")
    #expect(list.errors == "'5/4' is '187.5lb x 5/4': the load of the set before\n")
    #expect(list.output.contains("187.5lb x 5/4\n"))
    #expect(set("'3 reps'").errors == "'3 reps' is '187.5lb x 3': the load of the set before\n")
  }

  @Test func doneOrSkipped() throws {
    let journal = try ScratchJournal(Self.files)
    func set(_ words: Line) -> Run { Run("set \(words)", in: journal, now: "2026-01-05 19:00") }
    #expect(set("squat 185lb x 5").code == .success)
    let skip = set("squat skip")
    #expect(skip.code == .failure && skip.errors.contains("'Squat' has sets in this session: it is not skipped"))
    #expect(set("bench skip").code == .success)
    #expect(
      set("bench 125lb x 8").errors.contains(
        "'Bench press' was skipped in this session: 'bumbum edit' takes that line out"))
  }

  /// A time as people say it; a number alone may be of the morning or of the evening.
  @Test(arguments: [
    (["finish", "7pm"], "write 'bumbum finish --at 19:00'"), (["finish", "18h50"], "write 'bumbum finish --at 18:50'"),
    (["finish", "7"], "write 'bumbum finish --at 07:00' or 'bumbum finish --at 19:00'"),
    (["finish", "6:45", "pm"], "--at 18:45'"),
    (["finish", "--at", "7"], "write '--at 07:00' or '--at 19:00'"),
    (["finish", "--at", "1850"], "write '--at 18:50'"),
    (["finish", "--at", "yesterday 7"], "write '--at \"2026-01-04 07:00\"' or '--at \"2026-01-04 19:00\"'"),
    (["finish", "--at", "soon"], "write '--at 18:30'"),
  ])
  func aTimeIsProposed(words: [String], help: String) throws {
    let (run, log) = try run(Line(words))
    #expect(run.code == .failure && run.errors.contains(help) && log == Self.files["log/2026-01.txt"], "\(run.errors)")
  }

  @Test(arguments: [
    ("6:40pm", "18:40"), ("6:40 PM", "18:40"), ("18h40", "18:40"), ("today 18h40", "18:40"), ("19h", "19:00"),
    ("hoje 7pm", "19:00"),
  ])
  func aTimeIsRead(typed: String, time: String) throws {
    let (run, log) = try run("finish --at \(typed)")
    #expect(run.code == .success && log.contains("2026-01-05 18:30-\(time)\n"), "\(run.errors)")
  }

  /// A session that takes no sets is not opened.
  @Test(arguments: [
    (
      "6:30", "2026-01-06 19:00",
      "write '--at 18:30' if that is meant; 'bumbum add session 2026-01-06 06:30 …' writes down a past session"
    ),
    ("6:30am", "2026-01-06 19:00", "        'bumbum add session 2026-01-06 06:30 …'"),
    ("yesterday 18:00", "2026-01-06 19:00", "add session 2026-01-05 18:00"),
    ("6:30", "2026-01-06 18:30", nil), ("23:00", "2026-01-06 23:30", nil), ("yesterday 23:30", "2026-01-06 00:30", nil),
  ])
  func aSessionLongAgo(at: String, now: String, help: String?) throws {
    let journal = try ScratchJournal(["log/2026-01.txt": "2026-01-05 18:30-19:00\n  Squat: 8\n"])
    let run = Run("start --at \(at)", in: journal, now: now)
    #expect((run.code == .success) == (help == nil) && help.map { run.errors.contains($0) } != false, "\(run.errors)")
  }

  /// A time by itself is when it began; in the quotes of a title it is of the title.
  @Test(arguments: [
    (["18:30"], "write 'bumbum start --at 18:30', or the whole title in quotes"),
    (["legs", "6:30pm"], "'bumbum start legs --at 18:30'"),
    (["leg", "day", "at", "6:30"], "'bumbum start leg day --at 06:30'"), (["Legs 18:30"], nil), (["bike", "1h"], nil),
    (["team", "gym"], nil),
  ])
  func aTimeInATitle(words: [String], help: String?) throws {
    let journal = try ScratchJournal()
    let run = Run("start \(words)", in: journal, now: "2026-01-05 19:00")
    #expect((run.code == .success) == (help == nil) && help.map { run.errors.contains($0) } != false, "\(run.errors)")
  }

  @Test(arguments: [
    (["next", "Plan A"], "no training max: 'bumbum exercise max \"Squat\" 220lb' writes one"),
    (["delete"], "did you mean 'remove'?"),
    (["history", "--last", "week"], "write '--last 1w'"),
    (["history", "--last", "3"], "write '--last 3d', '3w', '3m' or '3y'"),
    (["show", "squat"], "'squat' is an exercise, and 'show' takes a day\n        write 'bumbum stats Squat'"),
    (["show", "push-up"], "write 'bumbum stats Push-up'"), (["set", "undo"], "did you mean 'bumbum undo'?"),
    (["set", "delete"], "'bumbum remove'?"),
    (
      ["add", "session", "yesterday", "18:30", "am", "Legs", "Squat: 185lb x 5"],
      "'am' after 18:30: the clock has 24 hours"
    ),
    (["graph", "bodyweight"], "write 'bumbum graph --bodyweight'"),
    (["graph", "volume"], "write 'bumbum graph --volume'"),
  ])
  func whatToWrite(words: [String], said: String) throws {
    let (run, _) = try run(Line(words))
    #expect((run.errors + run.output).contains(said), "\(run.errors)\(run.output)")
  }

  /// Written as 'fmt' would write it.
  @Test(arguments: [
    (["6:00", "pm", "Legs"], "2026-01-04 18:00 Legs"),
    (["6pm-7:42", "pm", "plan", "a"], "2026-01-04 18:00-19:42 Plan A"),
    (["18h-19h30", "Legs"], "2026-01-04 18:00-19:30 Legs"), (["6", "pm"], "2026-01-04 18:00"),
    (["18:30-19:42", "Legs"], "2026-01-04 18:30-19:42 Legs"), (["10km"], "2026-01-04 10km"),
  ])
  func aTimeAsItIsSaid(header: [String], written: String) throws {
    let (run, log) = try run("add session yesterday \(header) 'Squat: 185lb x 5'")
    #expect(run.code == .success && log.contains(written + "\n  Squat: 185lb x 5\n"), "\(run.errors)\(log)")
  }

  @Test func aSpanInWords() throws {
    let (run, _) = try run("history --last '3 weeks'")
    #expect(run.code == .success && run.output.contains("2026-01-03"), "\(run.errors)")
  }
}
