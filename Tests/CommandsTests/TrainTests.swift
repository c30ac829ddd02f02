import CommandSupport
import Commands
import Foundation
import TestSupport
import Testing
import Training

/// A session set by set: what was done is in the file before anything else is asked.
@Suite struct TrainTests {
  private let plan = """
    +++
    created = 2026-01-06
    +++

    # Treino A

    - Supino: chest, 2x5 @ 80kg, add 2.5kg, or Crucifixo
    - Remada: back, 2x8 @ 60kg
    - Prancha: abs, 2x30s, superset
    - Rosca: arms, 1x12 @ 20kg

    """

  private func journal() throws -> ScratchJournal {
    try ScratchJournal([
      "bumbum.toml": "format = 1\nplan = \"Treino A\"\n", "plans/a.md": plan,
      "log/2026-02.txt": "2026-02-26 18:30-19:30 Treino A\n  Supino: 2x5 @ 80kg\n",
    ])
  }

  private func train(_ journal: ScratchJournal, _ answers: String...) -> Run {
    Run(
      "train", in: journal, environment: ["LANG": "en_US.UTF-8", "TERM": "dumb"], isTerminal: true, width: 60,
      now: "2026-03-01 18:30", answers: answers)
  }

  @Test func acceptsCorrectsSkipsAndTakesBack() throws {
    let journal = try journal()
    // As planned; four reps of the same load, taken back, and done again; two in turns, of which one is left; another.
    let run = train(journal, "", "4", "u", "80kg x 5 rpe 9", "7 rpe 9", "", "", "s", "Flexão 20 --new", "q")
    #expect(run.code == .success)
    #expect(run.output.contains("82.5kg x 5") && run.output.contains("set 2 of 2"))
    #expect(
      try journal.text("log/2026-03.txt") == """
        2026-03-01 18:30-? Treino A
          Supino: 82.5kg x 5, 80kg x 5 rpe 9
          Remada: 60kg x 7 rpe 9, 60kg x 8
          + Prancha: 30s, "1 set left out"
          Flexão: 20

        """)
    #expect(run.output.contains("undid: set Supino 82.5kg x 4, 18:30") && run.output.contains("\nFlexão: 20\n"))
    #expect(run.errors.contains("'bumbum train' goes on"))
  }

  /// 45 is nearer to the load than to the reps that are planned.
  @Test func aNumberThatIsRatherALoad() throws {
    let journal = try journal()
    let run = train(journal, "85", "85 reps", "q")
    #expect(run.output.contains("a load or reps? write '85kg x 5' or '82.5kg x 85'"))
    #expect(try journal.text("log/2026-03.txt") == "2026-03-01 18:30-? Treino A\n  Supino: 82.5kg x 85\n")
  }

  @Test func aNumberThatIsRatherATime() throws {
    let journal = try ScratchJournal([
      "bumbum.toml": "format = 1\nplan = \"Treino A\"\n", "plans/a.md": "# Treino A\n- Prancha: abs, 2x30s\n",
    ])
    let run = train(journal, "45", "45s", "q")
    #expect(run.output.contains("'45' would be reps of 'Prancha', which is done for a"))
    #expect(try journal.text("log/2026-03.txt") == "2026-03-01 18:30-? Treino A\n  Prancha: 45s\n")
  }

  @Test func withoutAKeyboardNothingIsWritten() throws {
    let journal = try journal()
    let run = Run("train", in: journal, now: "2026-03-01 18:30", hasKeyboard: false)
    #expect(run.code == .failure)
    #expect(run.errors.contains("'train' asks for each set, and there is nobody to ask"))
    #expect(!FileManager.default.fileExists(atPath: journal.path + "/log/2026-03.txt"))
  }

  /// A key stays with what it does.
  @Test(arguments: ["en", "pt-BR"], [40, 60, 72, 80]) func noLineEndsBetweenAKeyAndItsWord(language: String, width: Int)
    throws
  {
    let journal = try journal()
    let run = Run(
      "train --lang \(language)", in: journal, environment: ["TERM": "dumb"], isTerminal: true, width: width,
      now: "2026-03-01 18:30", answers: ["q"])
    let keys = run.output.split(separator: "\n").drop { !$0.hasPrefix("Enter") }
    #expect(!keys.isEmpty)
    for line in keys where line.count > 1 {
      let parts = line.split(separator: "·").map { $0.split(separator: " ") }
      #expect(parts.allSatisfy { $0.count != 1 || $0[0].count > 1 }, "\(line)")
    }
  }

  /// What a set beat is longer than a line of 40.
  @Test func saysARecordOverSeveralLines() throws {
    let journal = try journal()
    let run = Run(
      "train --lang pt-BR", in: journal, environment: ["TERM": "dumb"], isTerminal: true, width: 40,
      now: "2026-03-01 18:30", answers: ["85kg x 5", "q"])
    #expect(run.output.contains("Novo recorde: 85,0kg") && !run.output.contains("\\u{"))
    #expect(run.errors.contains("'bumbum finish' encerra"))
  }

  @Test func goesOnWhereItWas() throws {
    let journal = try journal()
    _ = train(journal, "")
    #expect(try journal.text("log/2026-03.txt") == "2026-03-01 18:30-? Treino A\n  Supino: 82.5kg x 5\n")
    let run = train(journal, "", "q")
    #expect(run.output.contains("set 2 of 2"))
    #expect(try journal.text("log/2026-03.txt") == "2026-03-01 18:30-? Treino A\n  Supino: 82.5kg x 5, 82.5kg x 5\n")
  }

  @Test func swapsBeforeTheFirstSet() throws {
    let journal = try journal()
    let run = train(journal, "o", "15kg x 12", "", "q")
    #expect(run.output.contains("instead of Supino"))
    #expect(try journal.text("log/2026-03.txt") == "2026-03-01 18:30-? Treino A\n  Crucifixo: 15kg x 12, 15kg x 5\n")
  }

  /// Here sets are typed bare.
  @Test func noMessageNamesTheCommand() throws {
    let run = train(try journal(), "Flexão", "q")
    #expect(run.output.contains("write 'Flexão 80kg x 10'") && !run.output.contains("bumbum set"), "\(run.output)")
  }

  @Test func saysWhatIsNoSetAndWritesNothing() throws {
    let journal = try journal()
    let run = train(journal, "180x5", "q")
    #expect(run.output.contains("180kg x 5"))
    #expect(try journal.text("log/2026-03.txt") == "2026-03-01 18:30-? Treino A\n")
  }

  /// The number is near the target's load.
  @Test func aLoadGetsItsUnit() throws {
    let journal = try journal()
    _ = train(journal, "80x5", "q")
    #expect(try journal.text("log/2026-03.txt") == "2026-03-01 18:30-? Treino A\n  Supino: 80kg x 5\n")
  }

  @Test func finishes() throws {
    let journal = try journal()
    let run = train(journal, "", "n", "ombro bem", "f", "f")
    #expect(run.code == .success && run.output.contains("1 set"))
    #expect(try journal.text("log/2026-03.txt").contains("Supino: 82.5kg x 5, \"ombro bem\""))
    #expect(try journal.text("log/2026-03.txt").hasPrefix("2026-03-01 18:30 Treino A\n"))
  }

  private func train(_ journal: ScratchJournal, keys: [Key], width: Int = 80) -> Run {
    Run(
      "train", in: journal, environment: ["LANG": "en_US.UTF-8", "TERM": "xterm"], isTerminal: true, width: width,
      now: "2026-03-01 18:30", keys: keys)
  }

  /// Accepted; corrected while the rest counts down, with a slip of a key taken back; an arrow; undone; cut short.
  @Test(arguments: [40, 80, 200]) func keyByKey(width: Int) throws {
    let journal = try journal()
    let run = train(
      journal,
      keys: [
        .typed("\r"), .wait(20), .typed("4"), .typed("5"), .typed("\u{7F}"), .typed("\r"), .typed("\u{1B}[A"),
        .typed("u"), .wait(2), .typed("\r"),
        .wait(59), .wait(1), .typed("6"), .typed("0kg x 7 rpe 9\r"), .typed("\r"), .typed("sss"), .typed("q"),
      ], width: width)
    #expect(run.code == .success)
    #expect(
      try journal.text("log/2026-03.txt") == """
        2026-03-01 18:30-? Treino A
          Supino: 82.5kg x 5, 82.5kg x 5
          Remada: 60kg x 7 rpe 9, "1 set left out"
          + Prancha: 30s, "1 set left out"
          Rosca: skip

        """)
    // The rest of 60 seconds, after 20 of them, and its bell.
    #expect(run.output.contains("rest 0:40  > ") && run.output.contains("\u{7}"))
    let wide = run.output.split(separator: "\u{1B}[H").flatMap { $0.split(separator: "\r\n") }
    let widths = wide.map { line in line.replacing(#/\u{1B}\[[0-9;]*[a-zA-Z]/#, with: "").count }
    #expect(widths.max() ?? 0 <= width)
  }

  /// Their first letters are keys: skip, finish, note.
  @Test(arguments: [
    [Key.typed("supino 80kg x 5"), .typed("\r")], [.typed("S"), .typed("upino 80kg x 5\r")],
    [.typed("supino 80kg x 5\r")],
  ])
  func aNameIsNoKey(keys: [Key]) throws {
    let journal = try journal()
    let run = train(journal, keys: keys + [.typed("F"), .typed("lexão 20"), .typed("\u{15}"), .typed("ff")])
    #expect(run.code == .success)
    #expect(try journal.text("log/2026-03.txt") == "2026-03-01 18:30 Treino A\n  Supino: 80kg x 5\n")
  }

  /// Blank lines go first, then the keys, then what is known beside the target.
  @Test(arguments: [
    (24, ["Treino A", "", "Supino", "set 1 of 2"]), (8, ["Treino A", "Supino", "set 1 of 2", "  target"]),
    (5, ["Supino", "set 1 of 2", "  target"]),
  ])
  func onFewLines(height: Int, first: [String]) throws {
    let journal = try journal()
    let run = Run(
      "train", in: journal, environment: ["LANG": "en_US.UTF-8", "TERM": "xterm"], isTerminal: true, width: 40,
      height: height, now: "2026-03-01 18:30", keys: [.typed("q")])
    let drawn = try #require(run.output.split(separator: "\u{1B}[H").dropFirst().first).split(
      separator: "\r\n", omittingEmptySubsequences: false)
    let lines = drawn.map { $0.replacing(#/\u{1B}\[[0-9;]*[a-zA-Z]/#, with: "") }
    #expect(lines.count <= height + 1, "\(lines)")
    #expect(zip(lines, first).allSatisfy { $0.hasPrefix($1) }, "\(lines)")
    #expect(lines.contains { $0.hasPrefix("> ") })
  }

  /// An arrow within text, a letter in two pieces.
  @Test func whatATerminalSends() throws {
    let journal = try journal()
    let run = train(
      journal,
      keys: [
        .typed("\r"), .typed("n"), .typed("a\u{1B}[Db\u{1B}OPc"), .bytes([0xC3]), .bytes([0xA9, 0x64]), .typed("\r"),
        .typed("q"),
      ])
    #expect(run.code == .success)
    #expect(try journal.text("log/2026-03.txt").contains("\"abcéd\""))
  }

  /// What is typed short has the load of the target, and its reps where it is a load; how hard it was is not assumed.
  @Test(arguments: [
    ("8/8", "82.5kg x 8/8"), ("2x5", "82.5kg x 5/5"), ("4 reps", "82.5kg x 4"), ("80kg", "80kg x 5"),
    ("4 rpe 9", "82.5kg x 4 rpe 9"), ("4", "82.5kg x 4"),
  ])
  func whatIsTypedShort(typed: String, sets: String) throws {
    let journal = try ScratchJournal([
      "bumbum.toml": "format = 1\nplan = \"Treino A\"\n",
      "plans/a.md": "# Treino A\n- Supino: chest, 2x5 @ 82.5kg rpe 8\n",
    ])
    _ = train(journal, typed, "q")
    let line = try journal.text("log/2026-03.txt").split(separator: "\n").last ?? ""
    let accepted = [
      "  Supino: \(sets)",
      "  Supino: \(sets.replacing("82.5kg x 8/8", with: "2x8 @ 82.5kg").replacing("82.5kg x 5/5", with: "2x5 @ 82.5kg"))",
    ]
    #expect(accepted.contains(String(line)), "\(line)")
  }

  /// A target by effort has no load to accept it with.
  @Test func acceptsASetByEffort() throws {
    let journal = try ScratchJournal([
      "bumbum.toml": "format = 1\nplan = \"Treino A\"\n",
      "plans/a.md": "# Treino A\n- Supino: chest, 2x5 rpe 8\n- Rosca: arms, 1x12 f\n",
    ])
    _ = train(journal, "60kg", "", "", "q")
    #expect(
      try journal.text("log/2026-03.txt")
        == "2026-03-01 18:30-? Treino A\n  Supino: 60kg x 5, 60kg x 5 rpe 8\n  Rosca: 12 f\n")
  }

  /// Its name is what the plan has, whatever else the name is a part of.
  @Test func aSwapIsWrittenAsThePlanHasIt() throws {
    let journal = try ScratchJournal([
      "bumbum.toml": "format = 1\nplan = \"Treino A\"\n",
      "exercises.txt": "Chest press: chest, aka \"Machine press\"\n",
      "plans/a.md":
        "# Treino A\n- Incline: chest, 2x8 @ 24kg, or Press, or \"Machine press\"\n- Overhead press: shoulders, 1x8\n",
    ])
    _ = train(journal, "o", "20kg x 8", "q")
    #expect(try journal.text("log/2026-03.txt") == "2026-03-01 18:30-? Treino A\n  Press: 20kg x 8\n")
    let other = try ScratchJournal([
      "bumbum.toml": "format = 1\nplan = \"Treino A\"\n",
      "exercises.txt": "Chest press: chest, aka \"Machine press\"\n",
      "plans/a.md": "# Treino A\n- Incline: chest, 2x8 @ 24kg, or \"Machine press\"\n",
    ])
    let run = train(other, "o", "20kg x 8", "", "q")
    #expect(
      try other.text("log/2026-03.txt").hasSuffix("20kg x 8, 20kg x 8\n")
        && run.output.contains("Everything planned is done"),
      "\(run.output)")
  }

  /// 'set' says it, and so does this.
  @Test func saysWarnings() throws {
    #expect(train(try journal(), "800kg x 5", "q").output.contains("800kg is more than anyone has lifted like this"))
  }

  /// The remark behind the first sets says so, also to who comes back.
  @Test func whatWasLeftStaysLeft() throws {
    let journal = try journal()
    _ = train(journal, "", "s", "q")
    let run = train(journal, "", "u", "q")
    #expect(run.output.contains("Remada") && !run.output.contains("set 2 of 2\n  target  82.5kg"), "\(run.output)")
    #expect(
      try journal.text("log/2026-03.txt") == "2026-03-01 18:30-? Treino A\n  Supino: 82.5kg x 5, \"1 set left out\"\n")
  }

  /// Somebody who ends the rest as it ends by itself has not done the next set; a line that is refused can be mended.
  @Test func atTheEndOfARest() throws {
    let journal = try journal()
    let run = train(
      journal,
      keys: [
        .typed("\r"), .wait(60), .wait(0), .typed("\r"), .wait(3), .typed("825x5"), .typed("\r"),
        .typed("\u{7F}\u{7F}\u{7F}"), .typed(".5kg x 6\r"), .typed("q"),
      ])
    #expect(
      try journal.text("log/2026-03.txt") == "2026-03-01 18:30-? Treino A\n  Supino: 82.5kg x 5, 82.5kg x 6\n",
      "\(run.output)")
  }

  /// Nothing comes after it.
  @Test func noRestBehindTheLastSet() throws {
    let journal = try journal()
    let run = train(
      journal,
      keys: [
        .typed("\r\r"), .typed("\r\r"), .typed("\r\r"), .typed("\r\r"), .typed("s"), .typed("s"), .typed("\r"),
        .wait(1), .typed("q"),
      ])
    let last = try #require(run.output.split(separator: "\u{1B}[H").last)
    #expect(last.contains("Everything planned is done") && !last.contains("rest "), "\(last)")
  }

  /// The end of a line that is too long for the terminal is what is seen of it; all of it is taken.
  @Test func aLongLine() throws {
    let journal = try journal()
    let note = String(repeating: "ombro ", count: 20) + "bem"
    let run = train(journal, keys: [.typed("\r"), .typed("n"), .typed(note), .typed("\r"), .typed("q")], width: 40)
    #expect(try journal.text("log/2026-03.txt").contains("\"\(note)\""))
    let prompts = run.output.split(separator: "\u{1B}[J").compactMap { $0.split(separator: "\r\n").last }.filter {
      $0.contains("> ")
    }
    #expect(prompts.contains { $0.hasSuffix("ombro bem") } && prompts.allSatisfy { $0.count < 40 }, "\(prompts)")
  }

  @Test func leavesNothingBehindAtAnyKey() throws {
    // However many keys were typed when it ended, what was accepted is in the file, and it goes on from there.
    let keys: [Key] = [
      .typed("\r"), .typed("\r"), .typed("80kg x "), .typed("5\r"), .typed("\r"), .typed("5"), .typed("\r"),
    ]
    let sets = [0, 1, 1, 1, 2, 2, 2, 3]
    for count in 0...keys.count {
      let journal = try journal()
      _ = train(journal, keys: Array(keys.prefix(count)))
      let text = try journal.text("log/2026-03.txt")
      #expect(text.split(separator: "kg x").count - 1 == sets[count], "\(count): \(text)")
      let run = train(journal, keys: [.typed("q")])
      #expect(run.code == .success)
      #expect(try journal.text("log/2026-03.txt") == text)
    }
  }

  @Test func aNoteAndAWayOutOfIt() throws {
    let journal = try journal()
    let run = train(
      journal,
      keys: [
        .typed("\r"), .typed("n"), .typed("s"), .typed("\u{1B}"), .typed("n"), .typed("ombro bem"), .typed("\r"),
        .typed("ff"),
      ])
    #expect(run.code == .success)
    #expect(try journal.text("log/2026-03.txt").contains("Supino: 82.5kg x 5, \"ombro bem\""))
    #expect(try journal.text("log/2026-03.txt").hasPrefix("2026-03-01 18:30 Treino A\n"))
  }

  /// The clock of the session is the one that was asked for.
  @Test func takesTheTimeThatWasSaid() throws {
    let journal = try journal()
    _ = train(journal, keys: [.typed("q")])
    let run = Run(
      "train --now '2026-03-01 19:42'", in: journal, environment: ["LANG": "en_US.UTF-8", "TERM": "xterm"],
      isTerminal: true, width: 60, now: "2026-03-01 18:30", keys: [.typed("q")])
    #expect(run.output.contains("1h 12min"))
  }

  /// However often: the session itself is not taken back, and nothing of before it.
  @Test func onlyItsOwnSetsAreTakenBack() throws {
    let journal = try journal()
    let run = train(journal, keys: [.typed("\r"), .typed("uuu"), .typed("q")])
    #expect(run.code == .success, "\(run.errors)")
    #expect(try journal.text("log/2026-03.txt") == "2026-03-01 18:30-? Treino A\n")
    #expect(run.output.contains("there is nothing to undo"))
  }

  /// What was skipped by mistake comes again.
  @Test func aSkipIsTakenBack() throws {
    let journal = try journal()
    let run = train(journal, keys: [.typed("s"), .typed("u"), .wait(2), .typed("\r"), .typed("q")])
    #expect(run.code == .success)
    #expect(try journal.text("log/2026-03.txt") == "2026-03-01 18:30-? Treino A\n  Supino: 82.5kg x 5\n")
  }

  @Test func needsSomebody() throws {
    let journal = try journal()
    let run = Run("train", in: journal, now: "2026-03-01 18:30")
    #expect(try journal.text("log/2026-03.txt").hasPrefix("2026-03-01 18:30-? Treino A"))
    #expect(run.code != .success && run.errors.contains("run it in a terminal"))
  }

  /// The first time nobody knows the load: a number may be that, and nothing is no load.
  @Test func asksForALoadThatNobodyKnows() throws {
    let journal = try ScratchJournal([
      "bumbum.toml": "format = 1\nplan = \"Treino A\"\n",
      "plans/a.md": "# Treino A\n- Supino: chest, 3x5, add 2.5kg\n- Flexão: chest, 1x12\n",
    ])
    let run = train(journal, "", "80", "80kg", "", "5 reps", "20", "11", "q")
    #expect(run.output.contains("no load is known yet: type it, '60kg', or '5 reps' without\none"), "\(run.output)")
    #expect(run.output.contains("a load or reps? write '80kg x 5' or '80 reps'"))
    // Of an exercise of the body's weight 20 of 12 may be a load the first time.
    #expect(run.output.contains("a load or reps? write '20kg x 12' or '20 reps'"))
    #expect(
      try journal.text("log/2026-03.txt")
        == "2026-03-01 18:30-? Treino A\n  Supino: 80kg x 5, 80kg x 5, 80kg x 5\n  Flexão: 11\n")
  }

  /// It stands above what was typed, which Enter sends again, and Esc takes away.
  @Test func aQuestionIsAnsweredByEnter() throws {
    let journal = try journal()
    let run = train(
      journal,
      keys: [
        .typed("Rosca inversa 20kg x 8"), .typed("\r"), .typed("\u{1B}"), .typed("Rosca inversa 20kg x 8\r"),
        .typed("\r"), .wait(3), .typed("q"),
      ])
    #expect(run.code == .success)
    #expect(
      run.output.contains("'Rosca inversa' is new in this journal; add it? Enter: yes · Esc: no"), "\(run.output)")
    #expect(try journal.text("log/2026-03.txt") == "2026-03-01 18:30-? Treino A\n  Rosca inversa: 20kg x 8\n")
  }

  @Test func finishingWithSetsLeftTakesTwoKeys() throws {
    let journal = try journal()
    let run = train(
      journal, keys: [.typed("f"), .typed("\r"), .wait(2), .typed("\r"), .wait(2), .typed("f"), .typed("q")])
    #expect(run.output.contains("sets are left: 'f' once more finishes the session"))
    #expect(try journal.text("log/2026-03.txt") == "2026-03-01 18:30-? Treino A\n  Supino: 82.5kg x 5\n")
  }

  /// A person who sends each key like a line.
  @Test func enterBehindAKeyIsNoSet() throws {
    let journal = try journal()
    _ = train(journal, keys: [.typed("s"), .typed("\r"), .wait(2), .typed("q")])
    #expect(try journal.text("log/2026-03.txt") == "2026-03-01 18:30-? Treino A\n  Supino: skip\n")
  }

  @Test func aNoteIsSeen() throws {
    let run = train(try journal(), keys: [.typed("\r"), .typed("n"), .typed("ombro bem"), .typed("\r"), .typed("q")])
    #expect(run.output.contains("Supino: 82.5kg x 5, \"ombro bem\""), "\(run.output)")
  }

  /// What is open goes on only where nothing else was asked for.
  @Test(arguments: [("Treino A", true), ("treino", true), ("Corrida", false)]) func anotherThanTheOpenOne(
    title: String, goesOn: Bool
  ) throws {
    let journal = try journal()
    _ = train(journal, "q")
    let run = Run(
      "train \(title)", in: journal, environment: ["LANG": "en_US.UTF-8", "TERM": "xterm"], isTerminal: true, width: 60,
      now: "2026-03-01 18:40", keys: [.typed("q")])
    #expect((run.code == .success) == goesOn, "\(run.errors)")
    if !goesOn { #expect(run.errors.contains("the session that is open is 'Treino A'")) }
  }

  @Test func ofNoPlan() throws {
    let journal = try journal()
    let run = Run(
      "train Corrida", in: journal, environment: ["LANG": "en_US.UTF-8", "TERM": "xterm"], isTerminal: true, width: 60,
      now: "2026-03-01 18:30", keys: [.typed("q")])
    #expect(run.output.contains("No plan has this session") && !run.output.contains("Everything planned is done"))
  }

  /// A second in which nothing changes draws nothing.
  @Test func drawsOnlyWhatChanged() throws {
    let idle = train(try journal(), keys: [.wait(1), .wait(1), .wait(1), .typed("q")])
    #expect(idle.output.split(separator: "\u{1B}[H").count == 2, "\(idle.output)")
  }

  /// Line by line the next line answers it; key by key a letter does.
  @Test(arguments: [("", true), ("y", true), ("sim", true), ("n", false)]) func aQuestionIsAnsweredByALine(
    answer: String, isWritten: Bool
  ) throws {
    let journal = try journal()
    _ = train(journal, "Rosca inversa: 20kg x 8", answer, "q")
    #expect(
      try journal.text("log/2026-03.txt") == "2026-03-01 18:30-? Treino A\n"
        + (isWritten ? "  Rosca inversa: 20kg x 8\n" : ""))
    let other = try self.journal()
    _ = train(
      other,
      keys: [
        .typed("Rosca inversa 20kg x 8\r"), .typed(answer.isEmpty ? "\r" : String(answer.prefix(1))), .wait(2),
        .typed("q"),
      ])
    #expect(try other.text("log/2026-03.txt") == journal.text("log/2026-03.txt"))
  }

  /// Words of it may have digits.
  @Test func aColonEndsAName() throws {
    let journal = try journal()
    _ = train(journal, "Zona 2b: 3x10", "", "q")
    #expect(try journal.text("log/2026-03.txt") == "2026-03-01 18:30-? Treino A\n  Zona 2b: 3x10\n")
  }

  /// They would be of another exercise than the one that is seen.
  @Test func optionsAreNoSets() throws {
    let journal = try journal()
    let run = train(journal, "Flexão 12", "", "--edit 1 80kg x 6", "--drop", "q")
    #expect(run.output.contains("sets are typed here"))
    #expect(try journal.text("log/2026-03.txt") == "2026-03-01 18:30-? Treino A\n  Flexão: 12\n")
  }

  /// Alone it would say that the exercise was done.
  @Test func noNoteBeforeTheFirstSet() throws {
    let journal = try journal()
    let run = train(journal, keys: [.typed("n"), .typed("s"), .wait(2), .typed("q")])
    #expect(run.output.contains("a note stands behind sets"))
    #expect(try journal.text("log/2026-03.txt") == "2026-03-01 18:30-? Treino A\n  Supino: skip\n")
  }

  @Test func notIntoASessionOfYesterday() throws {
    let journal = try journal()
    _ = train(journal, "q")
    let run = Run(
      "train", in: journal, environment: ["LANG": "en_US.UTF-8", "TERM": "xterm"], isTerminal: true, width: 60,
      now: "2026-03-02 18:30", keys: [.typed("q")])
    #expect(run.code == .failure && run.errors.contains("no session takes more than 12 hours"), "\(run.errors)")
  }

  @Test func saysThatTheActivePlanIsMissing() throws {
    let journal = try ScratchJournal([
      "bumbum.toml": "format = 1\nplan = \"Treino Z\"\n", "plans/a.md": "# Treino A\n- Supino: chest, 2x5 @ 82.5kg\n",
    ])
    #expect(train(journal, "q").output.contains("the active plan 'Treino Z' is not there: this"))
  }

  /// What was refused is mended from its end, or typed anew; a key means what it always does.
  @Test(arguments: [
    ([Key.typed("\u{7F}\u{7F}\u{7F}"), .typed(".5kg x 6\r")], "Supino: 82.5kg x 6"),
    ([.typed("7"), .typed("5kg x 5\r")], "Supino: 75kg x 5"), ([.typed("s")], "Supino: skip"),
    ([.typed("\u{1B}"), .typed("8\r")], "Supino: 82.5kg x 8"),
  ])
  func afterARefusal(keys: [Key], line: String) throws {
    let journal = try journal()
    let run = train(journal, keys: [.typed("825x5\r")] + keys + [.wait(2), .typed("q")])
    #expect(run.output.contains("825 sets of 5") && run.output.contains("backspace"), "\(run.output)")
    #expect(try journal.text("log/2026-03.txt") == "2026-03-01 18:30-? Treino A\n  \(line)\n")
  }
}
