import CommandSupport
import Commands
import Testing

/// A session set by set: what was done is in the file before anything else is asked.
@Suite struct TrainTests {
  @Test(
    arguments: [
      // As planned; four reps of the same load, taken back, and done again; two in turns, of which one is left; another.
      .lines(
        "accepts, corrects, skips and takes back", "|4|u|80kg x 5 rpe 9|7 rpe 9|||s|Flexão 20 --new|q",
        "Supino: 82.5kg x 5, 80kg x 5 rpe 9", "Remada: 60kg x 7 rpe 9, 60kg x 8", "+ Prancha: 30s",
        "Flexão: bw x 20",
        says: [
          "82.5kg x 5", "set 2 of 2", "undid: set Supino 4, 18:30", "\nFlexão: bw x 20\n", "'bumbum train' goes on",
        ]),
      .lines(
        "skips what is left, and takes that back", "|s|u|82.5kg x 4|q", "Supino: 82.5kg x 5, 82.5kg x 4",
        says: ["skipped: Supino · u takes it back"]),
      .lines(
        "skips what another exercise was done for", plan: "- Supino: chest, 2x5 @ 80kg\n- Remada: back, 1x8 @ 60kg\n",
        "Dip bw x 9 --new|s||q", "Dip: bw x 9", "Supino: skip", "Remada: 60kg x 8", says: ["s skips it"]),
      .lines("finishes", "|n|ombro bem|f|f", "Supino: 82.5kg x 5, \"ombro bem\"", isFinished: true, says: ["1 set"]),
      .lines(
        "a number nearer to the load than to the reps that are planned", "85|85 reps|q", "Supino: 82.5kg x 85",
        says: ["'85' is rather a load than reps of 'Supino'"]),
      .lines(
        "a set near the load of the warm-up that is shown is that",
        plan: "- Supino: chest, 2x5 @ 20kg w, 3x5 @ 80kg\n- Remada: back, 3x8 @ 60kg\n", "20x5|80x5|80x5|80x5|q",
        "Supino: 20kg x 5 w, 80kg x 5, 80kg x 5, 80kg x 5", says: ["Supino: 20kg x 5 w"]),
      .lines(
        "reps alone after sets with another load than planned",
        plan: "- Supino: chest, 3x6 @ 80kg\n- Remada: back, 1x8 @ 60kg\n", "65x6|65x6|5|q",
        "Supino: 65kg x 6, 65kg x 6, 65kg x 5", says: ["Supino: 65kg x 5"]),
      .lines(
        "the load of the target is no number of sets", plan: "- Elevação: shoulders, 2x12 @ 10kg\n", "10x12|q",
        "Elevação: 10kg x 12"),
      .lines(
        "a yes to a question about the load", plan: "- Paralela: chest, 2x5 @ bw\n", "10kg x 5|y|q",
        "Paralela: bw+10kg x 5"),
      .keys("a yes with Enter behind it", "Supinp 20kg x 8|↵|y↵|⌛3|q", "Supino: 20kg x 8"),
      .keys("a no with Enter behind it", "Supinp 20kg x 8|↵|n↵|⌛3|q"),
      .lines(
        "a number that can only be a time", plan: "- Prancha: abs, 2x30s\n", "45|q", "Prancha: 45s", says: ["45s"]),
      .lines(
        "a swap before the first set", "o|15kg x 12||q", "Crucifixo: 15kg x 12, 15kg x 5", says: ["instead of Supino"]),
      .lines(
        "sets are typed bare: no message names the command", "Flexão|q", says: ["write 'Flexão bw x 10'"],
        never: ["bumbum set"]),
      .lines("what is no set", "180x5|q", says: ["180kg x 5"]),
      .lines("a number near the target's load gets its unit", "80x5|q", "Supino: 80kg x 5"),
      .lines("a warning", "800kg x 5|q", "Supino: 800kg x 5", says: ["800kg is more than anyone has lifted like this"]),
      .lines(
        "a target by effort has no load to accept it with", plan: "- Supino: chest, 2x5 rpe 8\n- Rosca: arms, 1x12 f\n",
        "60kg|||q", "Supino: 60kg x 5, 60kg x 5 rpe 8", "Rosca: 12 f"),
      .lines(
        "a swap is written as the plan has it, whatever else its name is a part of",
        plan: "- Incline: chest, 2x8 @ 24kg, or Press, or \"Machine press\"\n- Overhead press: shoulders, 1x8\n",
        exercises: "Chest press: chest, aka \"Machine press\"\n", "o|20kg x 8|q", "Press: 20kg x 8"),
      .lines(
        "a swap by a former name", plan: "- Incline: chest, 2x8 @ 24kg, or \"Machine press\"\n",
        exercises: "Chest press: chest, aka \"Machine press\"\n", "o|20kg x 8||q", "Machine press: 20kg x 8, 20kg x 8",
        says: ["Everything planned is done"]),
      // The first time a number may be a load, and nothing is no load; so it is for an exercise of the body's weight.
      .lines(
        "a load that nobody knows", plan: "- Supino: chest, 3x5, add 2.5kg\n- Flexão: chest, 1x12\n",
        "|80|80kg||5 reps|20|11|q", "Supino: 80kg x 5, 80kg x 5, 80kg x 5", "Flexão: bw x 11",
        says: [
          "no load is known yet: type it, '60kg', or '5 reps' without\none",
          "a load or reps? write '80kg x 5' or '80 reps'", "a load or reps? write '20kg x 12' or '20 reps'",
        ]),
      .lines(
        "as many reps as possible are no one rep", plan: "- Flexão: chest, bw x 1+/1+\n", "|9||7|q",
        "Flexão: bw x 9, bw x 7",
        says: ["as many as you can: type the reps, '8'"]),
      .lines("words of a name may have digits: a colon ends it", "Zona 2b: 3x10||q", "Zona 2b: 3x10"),
      .lines(
        "options would be of another exercise than the one that is seen", "Flexão 12||--edit 1 80kg x 6|--drop|q",
        "Flexão: bw x 12", says: ["sets are typed here"]),
      .keys(
        "a second Enter is no set, and one in the rest is; what is refused can be mended",
        "↵|↵|⌛3|825x5|↵|⌫⌫⌫|.5kg x 6↵|⌛3|↵|q", "Supino: 82.5kg x 5, 82.5kg x 6", "Remada: 60kg x 8"),
      .lines(
        "a rest follows working sets alone", plan: "- Supino: chest, 1x5 @ 40kg w, 2x5 @ 80kg\n", "|q",
        "Supino: 40kg x 5 w", never: ["rest 1:00"]),
      .keys(
        "a note, and a way out of it", "↵|n|s|⎋|n|ombro bem|↵|ff", "Supino: 82.5kg x 5, \"ombro bem\"", isFinished: true
      ),
      .keys(
        "a note is seen", "↵|n|ombro bem|↵|q", "Supino: 82.5kg x 5, \"ombro bem\"",
        says: ["Supino: 82.5kg x 5, \"ombro bem\""]),
      .keys(
        "a note behind the last set of an exercise is its own", "↵|↵|↵|n|ombro bem|↵|q",
        "Supino: 82.5kg x 5, 82.5kg x 5, \"ombro bem\""),
      .keys("an arrow within text", "↵|n|a⎋[Db⎋OPc|↵|q", "Supino: 82.5kg x 5, \"bca\""),
      .keys(
        "a line mended at its cursor comes back", "80 x 5|⎋[D⎋OD⎋[D⎋[D|k|g|⎋[1~|⎋[3~|9|⎋[F|↵|⌛60|⌛2|7|⎋[A⎋[A|↵|q",
        "Supino: 90kg x 5, 90kg x 5"),
      .keys(
        "a clock takes the time of a plank", "ss|⌛2|↵|⎋|↵|↵|⌛47|↵|⌛2|↵|45s|↵|q", "Supino: skip", "Remada: skip",
        "+ Prancha: 47s, 45s",
        says: ["Enter starts the clock", "set 0:47  > "]),
      .keys("only its own sets are taken back", "↵|uuu|q", says: ["there is nothing to undo"]),
      .keys("a skip is taken back", "s|u|⌛2|↵|q", "Supino: 82.5kg x 5"),
      .keys(
        "a question is answered by Enter, and taken away by Esc",
        "Supinp 20kg x 8|↵|⎋|Supinp 20kg x 8↵|↵|⌛3|q", "Supino: 20kg x 8",
        says: ["'Supinp' is new; did you mean 'Supino'? Enter: yes · Esc: no"]),
      .keys("a new name", "Zercher 20kg x 8↵|⌛3|q", "Zercher: 20kg x 8"),
      .keys(
        "words behind a name are a remark", "Supino pausa 70kg x 8↵|⌛2|Supino lento 70kg x 8↵|⌛2|q",
        "Supino: 70kg x 8 \"pausa\", 70kg x 8 \"lento\""),
      .keys(
        "finishing with sets left takes two keys", "f|↵|⌛2|↵|⌛2|f|q", "Supino: 82.5kg x 5",
        says: ["sets are left: 'f' once more finishes the session"]),
      .keys("Enter behind a key is no set", "s|↵|⌛2|q", "Supino: skip"),
      .keys(
        "a note before the first set is the session's", "n|mal|↵|s|q", "> mal", "Supino: skip",
        says: ["a note of the session:"]),
      .keys("a name and Enter", "supino 80kg x 5|↵|F|lexão 20|⌃U|ff", "Supino: 80kg x 5", isFinished: true),
      .keys("a name by its first letter", "S|upino 80kg x 5↵|F|lexão 20|⌃U|ff", "Supino: 80kg x 5", isFinished: true),
      .keys(
        "mended from its end", "825x5↵|⌫⌫⌫|.5kg x 6↵|⌛2|q", "Supino: 82.5kg x 6",
        says: ["825 sets of 5", "backspace"]),
      .keys("typed anew", "825x5↵|7|5kg x 5↵|⌛2|q", "Supino: 75kg x 5"),
      .keys("a key after a refusal", "825x5↵|s|⌛2|q", "Supino: skip"),
      .keys("taken away after a refusal", "825x5↵|⎋|8↵|⌛2|q", "Supino: 82.5kg x 8"),
    ] as [Evening])
  func anEvening(_ evening: Evening) throws {
    let journal = try Evening.journal(evening.items, exercises: evening.exercises)
    let run =
      evening.isByLine ? Run.train(journal, lines: evening.typed) : Run.train(journal, keys: evening.typed)
    #expect(run.code == .success, "\(run.errors)")
    let header = "2026-03-01 18:30\(evening.isFinished ? "" : "-?") Treino A\n"
    #expect(try journal.text("log/2026-03.txt") == header + evening.sets.map { "  \($0)\n" }.joined())
    for text in evening.says { #expect((run.output + run.errors).contains(text), "\(run.output)\(run.errors)") }
    for text in evening.never { #expect(!run.output.contains(text), "\(run.output)") }
  }

  private let opened = "2026-03-01 18:30-? Treino A\n"

  /// What is typed short has the load of the target, and its reps where it is a load; how hard it was is not assumed.
  @Test(arguments: [
    ("8/8", "82.5kg x 8/8"), ("2x5", "82.5kg x 5/5"), ("4 reps", "82.5kg x 4"), ("80kg", "80kg x 5"),
    ("4 rpe 9", "82.5kg x 4 rpe 9"), ("4", "82.5kg x 4"),
  ])
  func whatIsTypedShort(typed: String, sets: String) throws {
    let journal = try Evening.journal("- Supino: chest, 2x5 @ 82.5kg rpe 8\n")
    _ = Run.train(journal, lines: typed + "|q")
    let log = try journal.text("log/2026-03.txt").replacing(/(\d)x(\d) @ 82.5kg/) { "82.5kg x \($0.2)/\($0.2)" }
    #expect(log == opened + "  Supino: \(sets)\n")
  }

  /// Line by line the next line answers a question; key by key a letter does.
  @Test(arguments: [("", true), ("y", true), ("sim", true), ("n", false)])
  func aQuestionIsAnsweredByALine(answer: String, isWritten: Bool) throws {
    let (byLine, byKey) = (try Evening.journal(), try Evening.journal())
    _ = Run.train(byLine, lines: "Supinp: 20kg x 8|\(answer)|q")
    _ = Run.train(byKey, keys: "Supinp 20kg x 8↵|\(answer.isEmpty ? "↵" : String(answer.prefix(1)))|⌛2|q")
    for journal in [byLine, byKey] {
      #expect(try journal.text("log/2026-03.txt") == opened + (isWritten ? "  Supino: 20kg x 8\n" : ""))
    }
  }

  @Test func goesOnWhereItWas() throws {
    let journal = try Evening.journal()
    _ = Run.train(journal, lines: "")
    #expect(try journal.text("log/2026-03.txt") == opened + "  Supino: 82.5kg x 5\n")
    #expect(Run.train(journal, lines: "|q").output.contains("set 2 of 2"))
    #expect(try journal.text("log/2026-03.txt") == opened + "  Supino: 82.5kg x 5, 82.5kg x 5\n")
  }

  /// However many keys were typed when it ended, what was accepted is in the file, and it goes on from there.
  @Test func leavesNothingBehindAtAnyKey() throws {
    let keys = ["↵", "↵", "80kg x ", "5↵", "↵", "5", "↵"]
    for (count, sets) in [0, 1, 1, 1, 2, 2, 2, 3].enumerated() {
      let journal = try Evening.journal()
      _ = Run.train(journal, keys: keys.prefix(count).joined(separator: "|"))
      let text = try journal.text("log/2026-03.txt")
      #expect(text.split(separator: "kg x").count - 1 == sets, "\(count): \(text)")
      #expect(Run.train(journal, keys: "q").code == .success)
      #expect(try journal.text("log/2026-03.txt") == text)
    }
  }

  @Test func whatATerminalSends() throws {
    let journal = try Evening.journal()
    let keys: [Key] = [.bytes([0x61, 0xC3]), .bytes([0xA9, 0x64])]
    let run = Run(
      "train", in: journal, environment: ["TERM": "xterm"], isTerminal: true, width: 80, now: "2026-03-01 18:30",
      keys: Run.keys("↵|n") + keys + Run.keys("↵|q"))
    #expect(run.code == .success)
    #expect(try journal.text("log/2026-03.txt").contains("\"aéd\""))
  }

  /// What is open goes on only where nothing else was asked for.
  @Test(arguments: [("Treino A", true), ("treino", true), ("Corrida", false)])
  func anotherThanTheOpenOne(title: String, goesOn: Bool) throws {
    let journal = try Evening.journal()
    _ = Run.train(journal, lines: "q")
    let run = Run.train(journal, keys: "q", title: title, now: "2026-03-01 18:40")
    #expect((run.code == .success) == goesOn, "\(run.errors)")
    #expect(run.errors.contains("the session that is open is 'Treino A'") != goesOn)
  }

  @Test func notIntoASessionOfYesterday() throws {
    let journal = try Evening.journal()
    _ = Run.train(journal, lines: "q")
    let run = Run.train(journal, keys: "q", now: "2026-03-02 18:30")
    #expect(run.code == .failure && run.errors.contains("no session takes more than 12 hours"), "\(run.errors)")
  }

  @Test func ofNoPlan() throws {
    let run = Run.train(try Evening.journal(), keys: "q", title: "Corrida")
    #expect(run.output.contains("No plan has this session") && !run.output.contains("Everything planned is done"))
  }

  @Test func saysThatTheActivePlanIsMissing() throws {
    let journal = try Evening.journal()
    try journal.write("bumbum.toml", "format = 1\nplan = \"Treino Z\"\n")
    #expect(Run.train(journal, lines: "q").output.contains("there is no plan 'Treino Z': this"))
  }

  @Test func needsSomebody() throws {
    let (journal, other) = (try Evening.journal(), try Evening.journal())
    let nobody = Run("train", in: journal, now: "2026-03-01 18:30", hasKeyboard: false)
    #expect(nobody.code == .failure)
    #expect(nobody.errors.contains("'train' asks for each set, and there is nobody to ask"))
    #expect(!journal.holds("log/2026-03.txt"))
    let run = Run("train", in: other, now: "2026-03-01 18:30")
    #expect(try other.text("log/2026-03.txt").hasPrefix(opened))
    #expect(run.code != .success && run.errors.contains("run it in a terminal"))
  }
}

/// What the prompt says of a set, the trainer says too.
@Suite struct TrainAnswerTests {
  private func trained(_ files: [String: String], width: Int, now: String, answers: [String]) throws -> (
    run: Run, journal: ScratchJournal
  ) {
    let journal = try ScratchJournal(files)
    let run = Run(
      "train", in: journal, environment: ["LANG": "en_US.UTF-8", "TERM": "dumb"], isTerminal: true, width: width,
      now: now, answers: answers)
    return (run, journal)
  }

  /// The target of a plan is enough to ask about a load without the body; Enter takes what is proposed.
  @Test func aBodyLoadIsProposed() throws {
    let (run, journal) = try trained(
      [
        "bumbum.toml": "format = 1\nplan = \"A\"\n",
        "plans/a.md":
          "+++\ncreated = 2026-01-01\n+++\n\n# A\n\n- Rope climb: back, 1x5 @ bw\n- Curl: arms, 1x12 @ 20kg\n",
      ], width: 80, now: "2026-03-01 18:30", answers: ["10kg", "", "q"])
    #expect(run.output.contains("done with the body; write\n'bw+10kg x 5'? Enter: yes"), "\(run.output)")
    #expect(try journal.text("log/2026-03.txt") == "2026-03-01 18:30-? A\n  Rope climb: bw+10kg x 5\n")
  }

  @Test func aRecordIsSaid() throws {
    let (run, _) = try trained(
      [
        "exercises.txt": "Bench press: chest\n",
        "log/2026-01.txt": "2026-01-02 18:30-19:30\n  Bench press: 100kg x 5\n\n2026-01-05 18:30-?\n",
      ], width: 200, now: "2026-01-05 18:40", answers: ["bench 100kg x 6", "q"])
    #expect(
      run.output.contains("\nBench press: 100kg x 6 · New record: 100.0kg × 6 (before 100.0kg × 5) · estimated 1RM"))
  }
}
