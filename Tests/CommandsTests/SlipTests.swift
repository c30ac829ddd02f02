import CommandSupport
import Commands
import Foundation
import TestSupport
import Testing

/// What is proposed after a slip can be copied, and what was written by mistake can be taken out again.
@Suite struct SlipTests {
  private func run(
    _ line: Line, _ journal: ScratchJournal, now: String = "2026-01-05 19:00", language: String = "en",
    answers: [String] = []
  ) -> Run {
    Run("\(line) --lang \(language)", in: journal, now: now, answers: answers)
  }

  @Test(arguments: [
    ("2026-01-05 18:30-?", ["finish", "now"], "2026-01-05 18:50", "write 'bumbum finish --at 18:50'"),
    ("2026-01-05 18:30-?", ["finish", "18:45"], "2026-01-05 18:50", "write 'bumbum finish --at 18:45'"),
    ("2026-01-05 18:30-?", ["finish", "--at", "18:20"], "2026-01-05 18:50", "finish --at \"2026-01-05 18:50\""),
    ("2026-01-05 18:30-?", ["finish", "--at", "18:20"], "2026-01-05 21:00", "finish --at \"2026-01-05 19:42\""),
    ("2026-01-05 23:30-?", ["finish"], "2026-01-06 12:00", "finish --at \"2026-01-06 00:42\""),
    ("2026-01-05 21:00-?", ["set", "100kg x 5"], "2026-01-06 12:00", "finish --at \"2026-01-05 22:12\""),
  ])
  func aTimeThatHasCome(session: String, words: [String], now: String, help: String) throws {
    let journal = try ScratchJournal(["log/2026-01.txt": "\(session)\n  Squat: 100kg x 5\n"])
    let run = run(Line(words), journal, now: now)
    #expect(run.code == .failure && run.errors.contains(help), "\(run.errors)")
  }

  /// 20 kg are 44.09 lb, 400 kg 881.8 lb.
  @Test(arguments: [
    ("kg", ["8125"], "8125kg is not what a person weighs: 20kg to 400kg", "write '81.25kg'"),
    ("kg", ["812"], "812kg is not what a person weighs", "write '81.2kg'"),
    ("kg", ["8.1"], "8.1kg is not", "write '81kg'"),
    ("kg", ["bodyweight=8125kg"], "8125kg is not", "write '81.25kg'"),
    ("kg", ["0"], "a bodyweight is more than 0, not 0kg", "write what the scales showed"),
    ("lb", ["1955"], "1955lb is not what a person weighs: 45lb to 881lb", "write '195.5lb'"),
    ("lb", ["882"], "882lb is not", "write '88.2lb'"), ("lb", ["44"], "44lb is not", "write '440lb'"),
  ])
  func aWeightThatNobodyHas(unit: String, words: [String], message: String, help: String) throws {
    let journal = try ScratchJournal(["bumbum.toml": "format = 1\nunit = \"\(unit)\"\n"])
    let run = run("measure \(words)", journal)
    #expect(run.code == .failure && run.errors.contains(message) && run.errors.contains(help), "\(run.errors)")
    #expect(journal["checkins/2026/01.txt"] == nil)
  }

  @Test(arguments: [
    ("182", "lbs", "182lb"), ("182", "pounds", "182lb"), ("81,5", "quilos", "81,5kg"), ("81.5", "Kilos", "81.5kg"),
  ])
  func aUnitInWords(number: String, unit: String, weight: String) throws {
    let journal = try ScratchJournal()
    #expect(run("measure \(number) \(unit)", journal).code == .success)
    #expect(journal["checkins/2026/01.txt"] == "[measure 2026-01-05 19:00]\nbodyweight = \(weight)\n")
  }

  @Test func aTimeBehindTheWeight() throws {
    let journal = try ScratchJournal()
    #expect(run("measure peso corporal 82kg 7am", journal).code == .success)
    #expect(journal["checkins/2026/01.txt"] == "[measure 2026-01-05 07:00]\nbodyweight = 82kg\n")
    // The second of that moment takes the place of the first.
    #expect(run("measure 81.5kg --at 07:00", journal).errors.contains("it was 82kg"))
    #expect(journal["checkins/2026/01.txt"] == "[measure 2026-01-05 07:00]\nbodyweight = 81.5kg\n")
  }

  @Test func daysThatAreSkippedAlready() throws {
    let journal = try ScratchJournal()
    #expect(run("skip 2026-01-02 2026-01-03 flu", journal).code == .success)
    let text = journal["checkins/2026/01.txt"]
    #expect(run("skip 2026-01-02 2026-01-03 flu", journal).errors.contains("nothing to change"))
    #expect(journal["checkins/2026/01.txt"] == text)
  }

  /// Of 2,550 kg both 255 and 25.5 could be meant.
  @Test(arguments: [("250kg", "write '255kg'"), ("26kg", "write '25.5kg'")])
  func theWeightBeforeDecides(before: String, help: String) throws {
    let journal = try ScratchJournal(["checkins/2026/01.txt": "[measure 2026-01-02]\nbodyweight = \(before)\n"])
    #expect(run("measure 2550", journal).errors.contains(help))
    // What was weighed later says nothing of it.
    let later = "[measure 2026-02-02]\nbodyweight = \(before == "26kg" ? 250 : 26)kg\n"
    try journal.write("checkins/2026/02.txt", Data(later.utf8))
    #expect(run("measure 2550", journal).errors.contains(help))
  }

  @Test func aWeightAmongTheFields() throws {
    let journal = try ScratchJournal(["bumbum.toml": "format = 1\nfields = [\"cintura\"]\n"])
    #expect(run("measure cintura=90cm peso=81,5", journal).code == .success)
    #expect(journal["checkins/2026/01.txt"] == "[measure 2026-01-05 19:00]\nbodyweight = 81,5kg\ncintura = 90cm\n")
    #expect(run("measure 400 --at 18:00", journal).code == .success)
  }

  private static let entries = """
    [measure 2026-01-02 07:00]
    bodyweight = 81kg

    [measure 2026-01-05 07:00]
    bodyweight = 18kg

    [measure 2026-01-05 08:00]
    bodyweight = 81kg

    [skip 2026-01-20 .. 2026-01-24]
    reason = gripe

    """

  @Test(arguments: [
    (["measure", "2026-01-05 07:00"], "bodyweight = 18kg", "Remove the measure of 2026-01-05 07:00? [y/N] "),
    (["measure", "last", "friday"], "[measure 2026-01-02", "Remove the measure of 2026-01-02 07:00? [y/N] "),
    (["skip", "2026-01-22"], "[skip", "Remove the skip of 2026-01-20 .. 2026-01-24? [y/N] "),
  ])
  func isTakenOut(words: [String], gone: String, question: String) throws {
    let journal = try ScratchJournal(["checkins/2026/01.txt": Self.entries])
    let run = run("remove \(words)", journal, answers: ["y"])
    #expect(run.code == .success && run.questions == question + "\n", "\(run.errors)\(run.questions)")
    let left = try #require(journal["checkins/2026/01.txt"])
    #expect(!left.contains(gone) && left.contains("[measure 2026-01-05 08:00]"))
  }

  @Test(arguments: [
    (["measure", "2026-01-05"], "no measure is of 2026-01-05", "on that day: '2026-01-05 07:00', '2026-01-05 08:00'"),
    (["measure", "2026-01-02 07:15"], "no measure is of 2026-01-02 07:15", "on that day: '2026-01-02 07:00'"),
    (["skip", "2026-01-19"], "no skip is of 2026-01-19", "there is none on that day"),
    (["skip"], "say what to remove", "write 'bumbum remove skip 2026-01-15'"),
    (["weight", "today"], "say what to remove", "'checkin', 'measure' and 'skip'"),
  ])
  func isNotThere(words: [String], message: String, help: String) throws {
    let journal = try ScratchJournal(["checkins/2026/01.txt": Self.entries])
    let run = run("remove \(words)", journal, answers: ["y"])
    #expect(run.code == .failure && run.errors.contains(message) && run.errors.contains(help), "\(run.errors)")
    #expect(journal["checkins/2026/01.txt"] == Self.entries)
    #expect(self.run("remove \(words)", journal, language: "pt-BR").code == .failure)
  }

  private static let open = [
    "exercises.txt": "Bench press: chest\nSquat: legs\n",
    "log/2026-01.txt": "2026-01-05 18:30-?\n  Bench press: 80kg x 8\n",
  ]

  /// Section 5 of the format: planned and not done, and why.
  @Test(arguments: [
    (["squat", "skip", "knee"], "Squat: skip \"knee\""),
    (["squat", "skip", "bad", "knee"], "Squat: skip \"bad knee\""),
    (["squat", "skip"], "Squat: skip"), (["squat: skip \"knee\""], "Squat: skip \"knee\""),
    (["squat", "skip", "--note", "knee"], "Squat: skip \"knee\""), (["--new", "Rope skip", "60s"], "Rope skip: 60s"),
  ])
  func aSkippedExercise(words: [String], line: String) throws {
    let journal = try ScratchJournal(Self.open)
    let run = run("s \(words)", journal)
    #expect(run.code == .success && run.output.hasPrefix("log/2026-01.txt:3: \(line)\n"), "\(run.output)\(run.errors)")
    #expect(self.run("lint", journal).code == .success)
  }

  @Test func aSkippedExerciseThatIsNewIsAskedAbout() throws {
    let journal = try ScratchJournal(Self.open)
    #expect(run("set sqaut skip knee", journal).errors.contains("did you mean 'Squat'?"))
    #expect(run("set sqaut skip knee", journal, answers: ["y"]).output.hasSuffix("Squat: skip \"knee\"\n"))
  }

  @Test func aDroppedSetIsNamed() throws {
    let journal = try ScratchJournal(Self.open)
    #expect(run("set --drop", journal).output == "log/2026-01.txt:2\n  it was Bench press: 80.0kg × 8\n")
  }

  @Test func aNoteOfTheSession() throws {
    let journal = try ScratchJournal(Self.open)
    #expect(run("add note slept badly", journal).output == "log/2026-01.txt:3: > slept badly\n")
    #expect(run("finish", journal).code == .success)
    #expect(run("add note tired", journal, now: "2026-01-05 21:00").code == .success)
    #expect(
      try journal.text("log/2026-01.txt")
        == "2026-01-05 18:30-19:00\n  Bench press: 80kg x 8\n  > slept badly\n  > tired\n")
    let late = run("add note tired", journal, now: "2026-01-06 09:00")
    #expect(
      late.code == .failure && late.errors.contains("none is of today") && late.errors.contains("'> tired'"),
      "\(late.errors)")
    #expect(run("note tired", journal).errors.contains("did you mean 'add note'?"))
    #expect(run("add note", journal).errors.contains("a note is missing"))
    // One that was written down for later has not been yet.
    let planned = "2026-01-05 18:30-19:00\n  Squat: 80kg x 8\n\n2026-01-05 22:00-23:00\n  Dip: bw x 8\n"
    let both = try ScratchJournal(["log/2026-01.txt": planned])
    #expect(run("add note tired", both, now: "2026-01-05 21:00").output == "log/2026-01.txt:3: > tired\n")
  }

  @Test func whatInitLeavesOutIsSaid() throws {
    let path = try ScratchJournal().path + "-init"
    defer { try? FileManager.default.removeItem(atPath: path) }
    #expect(Run("init \(path) --lang en").code == .success)
    let again = Run("init --example \(path) --lang en").errors
    #expect(
      again
        == "there is a journal in '\(path)' already; nothing was written\nthe example goes into a new folder alone: 'bumbum init --example try'\n"
    )
    let withGit = Run("init --git \(path) --lang pt-BR")
    #expect(withGit.errors.hasPrefix("já há um diário em '\(path)'\n"), "\(withGit.errors)")
    #expect(withGit.output.contains(".gitattributes"))
  }
}
