import Testing

@Suite struct LogMergeTests {
  private let base = """
    2026-01-05 18:30-19:42 Treino A
      Supino reto: 80kg x 10
      Prancha: 3x60s

    """

  /// `merge=union` keeps one plank of the two.
  @Test func twoDaysThatEndInTheSameSet() throws {
    let ours = base + "\n2026-01-07 18:30\n  Remada: 50kg x 10\n  Prancha: 3x60s\n"
    let theirs = base + "\n2026-01-09 18:30\n  Agachamento: 100kg x 5\n  Prancha: 3x60s\n"
    for merge in try Merge.both(base: base, ours: ours, theirs: theirs) {
      #expect(merge.conflicts == 0)
      #expect(
        merge.text == ours + "\n2026-01-09 18:30\n  Agachamento: 100kg x 5\n  Prancha: 3x60s\n")
    }
  }

  /// One session of the same day on each side: plain merging would put lines of both into one.
  @Test func twoSessionsOfOneDay() throws {
    let ours = base + "\n2026-01-07 07:00 Corrida\n  Corrida: 5km in 27:30\n  Prancha: 3x60s\n"
    let theirs = base + "\n2026-01-07 18:30 Treino B\n  Remada: 50kg x 10\n  Prancha: 3x60s\n"
    for merge in try Merge.both(base: base, ours: ours, theirs: theirs) {
      #expect(merge.conflicts == 0)
      #expect(merge.text == ours + "\n2026-01-07 18:30 Treino B\n  Remada: 50kg x 10\n  Prancha: 3x60s\n")
    }
  }

  @Test func descendingFile() throws {
    let base = "# Janeiro\n\n2026-01-05\n  A: 12\n\n2026-01-03\n  A: 10\n"
    let ours = "# Janeiro\n\n2026-01-07\n  A: 14\n\n2026-01-05\n  A: 12\n\n2026-01-03\n  A: 10\n"
    let theirs = "# Janeiro\n\n2026-01-09\n  A: 15\n\n2026-01-05\n  A: 12\n\n2026-01-03\n  A: 10\n"
    for merge in try Merge.both(base: base, ours: ours, theirs: theirs) {
      #expect(merge.conflicts == 0)
      #expect(
        merge.text
          == "# Janeiro\n\n2026-01-09\n  A: 15\n\n2026-01-07\n  A: 14\n\n2026-01-05\n  A: 12\n\n2026-01-03\n  A: 10\n"
      )
    }
  }

  /// An entry without a time above the others of its day: that the next one has a time is no sign of an ascending file.
  @Test func descendingBelowAnEntryWithoutATime() throws {
    let base = "2026-01-07\n  X: 1\n\n2026-01-07 18:00\n  A: 8\n\n"
    let old = "2026-01-05 18:00\n  B: 1\n"
    let (later, earlier) = ("2026-01-06 18:00\n  D: 1\n\n", "2026-01-06 10:00\n  C: 3\n\n")
    for merge in try Merge.both(base: base + old, ours: base + later + old, theirs: base + earlier + old) {
      #expect(merge.conflicts == 0)
      #expect(merge.text == base + later + earlier + old)
    }
    // Nothing else tells: the newest stand first.
    let untimed = "2026-01-05\n  B: 1\n"
    let (evening, night) = ("2026-01-05 18:00\n  A: 9\n\n", "2026-01-05 19:00\n  A: 8\n\n")
    for merge in try Merge.both(base: untimed, ours: evening + untimed, theirs: night + untimed) {
      #expect(merge.text == night + evening + untimed && merge.conflicts == 0)
    }
  }

  /// Nothing but the comment stands above the newest session, and both add below it.
  @Test func bothAddBelowTheTopOfTheFile() throws {
    let base = "# Janeiro\n2026-01-05\n  A: 12\n"
    let ours = "# Janeiro\n2026-01-07\n  A: 14\n\n2026-01-05\n  A: 12\n"
    let theirs = "# Janeiro\n2026-01-09\n  A: 15\n\n2026-01-05\n  A: 12\n"
    for merge in try Merge.both(base: base, ours: ours, theirs: theirs) {
      #expect(merge.conflicts == 0)
      #expect(
        merge.text
          == "# Janeiro\n2026-01-09\n  A: 15\n\n2026-01-07\n  A: 14\n\n2026-01-05\n  A: 12\n")
    }
  }

  @Test func bothBeginTheMonth() throws {
    let ours = "2026-01-05\n  A: 12\n\n2026-01-07\n  A: 14\n"
    let theirs = "2026-01-05\n  A: 12\n\n2026-01-06\n  A: 13\n"
    for merge in try Merge.both(base: "", ours: ours, theirs: theirs) {
      #expect(merge.conflicts == 0)
      #expect(merge.text == "2026-01-05\n  A: 12\n\n2026-01-06\n  A: 13\n\n2026-01-07\n  A: 14\n")
    }
  }

  @Test func lineEndsOfOneSide() throws {
    let crlf = base.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
    let theirs = base + "\n2026-01-09\n  A: 12\n"
    for merge in try Merge.both(base: base, ours: crlf, theirs: theirs) {
      #expect(merge.conflicts == 0)
      #expect(merge.text == crlf + "\r\n2026-01-09\r\n  A: 12\r\n")
    }
  }

  @Test func noLineEndAtTheEnd() throws {
    let base = "2026-01-05\n  A: 12"
    for merge in try Merge.both(
      base: base, ours: base + "\n\n2026-01-07\n  A: 14", theirs: base + "\n\n2026-01-08\n  A: 15")
    {
      #expect(merge.conflicts == 0)
      #expect(merge.text == "2026-01-05\n  A: 12\n\n2026-01-07\n  A: 14\n\n2026-01-08\n  A: 15")
    }
    let one = try Merge(base: base, ours: base + "\n", theirs: base + ", 10")
    #expect(one.text == "2026-01-05\n  A: 12, 10\n" && one.conflicts == 0)
  }

  @Test func byteOrderMarkOfOneSide() throws {
    for merge in try Merge.both(base: base, ours: "\u{FEFF}" + base, theirs: base + "\n2026-01-09\n  A: 12\n") {
      #expect(merge.text == "\u{FEFF}" + base + "\n2026-01-09\n  A: 12\n")
    }
  }

  /// What each line of a session may come to: base, ours, theirs, result.
  @Test(arguments: [
    // Sets appended on both sides are both kept, ours first.
    ["A: 80kg x 10", "A: 80kg x 10, 80kg x 8", "A: 80kg x 10, 75kg x 8", "A: 80kg x 10, 80kg x 8, 75kg x 8"],
    // One side corrects a set, the other appends one.
    ["A: 80kg x 10", "A: 82,5kg x 10", "A: 80kg x 10, 75kg x 8", "A: 82,5kg x 10, 75kg x 8"],
    // Different sets of one exercise.
    [
      "A: 1kg x 1, 2kg x 2, 3kg x 3", "A: 1kg x 1 w, 2kg x 2, 3kg x 3", "A: 1kg x 1, 2kg x 2, 3kg x 4",
      "A: 1kg x 1 w, 2kg x 2, 3kg x 4",
    ],
    ["A: 1kg x 1, 2kg x 2, 3kg x 3", "A: 2kg x 2, 3kg x 3", "A: 1kg x 1, 2kg x 2", "A: 2kg x 2"],
    // The same done on both sides was done once.
    ["A: 8", "A: 8, 7", "A: 8, 7", "A: 8, 7"],
    // A name and its sets are two things.
    ["A: 8", "B: 8", "A: 8, 7", "B: 8, 7"],
    // fmt on one side, a set on the other.
    ["A:80kg x10", "A: 80kg x 10", "A:80kg x10", "A: 80kg x 10"],
    ["A: 80KGx10", "A: 80kg x 10", "A: 80KGx11", "A: 80KGx11"],
    ["A: 80KGx10", "A: 80kg x 10", "A: 80KGx10, 7KGx5", "A: 80kg x 10, 7KGx5"],
    ["A:", "A: 8", "A:", "A: 8"], ["A:", "A: 8", "A: # bom", "A: 8 # bom"],
    // Fields by their keys.
    ["gym = a\nlocation = b", "gym = a\nlocation = c", "gym = d\nlocation = b", "gym = d\nlocation = c"],
    [
      "gym = a", "gym = a\nlocation = c", "gym = a\nbodyweight = 80kg",
      "gym = a\nlocation = c\nbodyweight = 80kg",
    ],
    // Notes and comments.
    ["A: 8\n> bom", "A: 8\n> ótimo", "A: 8, 7\n> bom", "A: 8, 7\n> ótimo"],
    ["A: 8\nB: 7", "A: 8\n# dor\nB: 7", "A: 8\nB: 7, 6", "A: 8\n# dor\nB: 7, 6"],
    ["A: 8 # bom", "A: 8, 7 # bom", "A: 8 # ruim", "A: 8, 7 # ruim"],
    // Reordered on one side, added to on the other.
    ["A: 8\nB: 7\nC: 6", "C: 6\nA: 8\nB: 7", "A: 8, 9\nB: 7\nC: 6\nD: 5", "C: 6\nD: 5\nA: 8, 9\nB: 7"],
    // What is done in turns with an exercise stays below it.
    ["A: 8\nB: 7", "A: 8\nC: 6\nB: 7", "A: 8\n+ D: 5\nB: 7", "A: 8\n+ D: 5\nC: 6\nB: 7"],
    // Broken lines are carried along.
    ["A:80kg x 10\n- 7", "A:80kg x 10\n- 7\nB: 1", "A:80kg x 10\n- 7\n! x", "A:80kg x 10\n- 7\nB: 1\n! x"],
    // Sets on lines of their own.
    ["A:\n- 8\n# x\n- 7", "A:\n- 8\n# x\n- 7\n- 6", "A:\n- 9\n# x\n- 7", "A:\n- 9\n# x\n- 7\n- 6"],
    ["A:\n- 8\n- 8\n- 8", "A:\n- 8\n- 8\n- 8\n- 8", "A:\n- 8\n- 8", "A:\n- 8\n- 8\n- 8"],
    // An exercise removed that the other side left alone.
    ["A: 8\nB: 7", "B: 7", "A: 8\nB: 7, 6", "B: 7, 6"],
  ])
  func lines(_ versions: [String]) throws {
    func session(_ lines: String) -> String { "2026-01-05\n" + lines + "\n\n2026-01-07\nA: 1\n" }
    let merge = try Merge(
      base: session(versions[0]), ours: session(versions[1]), theirs: session(versions[2]))
    #expect(merge.text == session(versions[3]))
    #expect(merge.conflicts == 0)
  }

  /// Base, ours, theirs, and the lines that end up between markers.
  @Test(arguments: [
    ["A: 8\nB: 7", "A: 9\nB: 7", "A: 10\nB: 7", "A: 9", "A: 10"],
    ["A: 8", "A: 8, 7", "A: 8, 7, 6", "A: 8, 7", "A: 8, 7, 6"],
    ["A: 8\nB: 7", "B: 7", "A: 9\nB: 7", "", "A: 9"],
    ["A: 8", "B: 8", "C: 8", "B: 8", "C: 8"],
    ["gym = a", "gym = b", "gym = c", "gym = b", "gym = c"],
    ["> a", "> b", "> c", "> b", "> c"],
    // A line has one shape: sets of two are no line.
    ["A:", "A: 80kg x 10", "A: 60s", "A: 80kg x 10", "A: 60s"],
    // Moved to lines of their own on one side and corrected: which set was, nobody knows.
    ["A: 8, 7", "A:\n- 8\n- 9", "A: 8, 7, 6", "A:\n- 8\n- 9", "A: 8, 7, 6"],
    // What was done in turns with an exercise that is gone.
    ["A: 8\nB: 7", "B: 7", "A: 8\n+ C: 6\nB: 7", "", "+ C: 6"],
  ])
  func conflicts(_ versions: [String]) throws {
    func session(_ lines: String) -> String { "2026-01-05\n" + lines + "\n\n2026-01-07\nA: 1\n" }
    let merge = try Merge(
      base: session(versions[0]), ours: session(versions[1]), theirs: session(versions[2]))
    #expect(merge.conflicts == 1)
    let sides = merge.text.sides
    #expect(sides.ours == versions[3] && sides.theirs == versions[4])
  }

  @Test func openings() throws {
    let lines = "\n  A: 8\n"
    let finished = try Merge(
      base: "2026-01-05 18:30-?" + lines, ours: "2026-01-05 18:30-19:42" + lines,
      theirs: "2026-01-05 18:30-? Treino A # bom" + lines)
    #expect(finished.text == "2026-01-05 18:30-19:42 Treino A # bom" + lines)
    #expect(finished.conflicts == 0)
    let moved = try Merge(
      base: "2026-01-05 18:30 A" + lines, ours: "2026-01-06 18:30 A" + lines,
      theirs: "2026-01-05 18:30 B\n  A: 8, 7\n")
    #expect(moved.text == "2026-01-06 18:30 B\n  A: 8, 7\n" && moved.conflicts == 0)
    let twice = try Merge(
      base: "2026-01-05 18:30 A" + lines, ours: "2026-01-06 18:30 A" + lines,
      theirs: "2026-01-07 18:30 A" + lines)
    #expect(twice.conflicts == 1)
    #expect(twice.text.sides.ours == "2026-01-06 18:30 A" && twice.text.sides.theirs == "2026-01-07 18:30 A")
  }

  @Test func sameStartTwiceIsKnownByTheTitle() throws {
    let base = "2026-01-05 A\n  A: 8\n\n2026-01-05 B\n  A: 8\n"
    let merge = try Merge(
      base: base, ours: "2026-01-05 B\n  A: 8\n\n2026-01-05 A\n  A: 8\n",
      theirs: "2026-01-05 A\n  A: 8\n\n2026-01-05 B\n  A: 8, 7\n")
    #expect(merge.text == "2026-01-05 B\n  A: 8, 7\n\n2026-01-05 A\n  A: 8\n" && merge.conflicts == 0)
  }

  @Test func sessionRemovedAndChanged() throws {
    let other = "\n2026-01-07\n  A: 1\n"
    let merge = try Merge(base: base + other, ours: "2026-01-07\n  A: 1\n", theirs: base + "  B: 7\n" + other)
    #expect(merge.conflicts == 1 && merge.text.sides.theirs == base.dropLast() + "\n  B: 7")
    #expect(merge.text.hasSuffix(">>>>>>> theirs\n" + other))
    let gone = try Merge(
      base: base + other, ours: "2026-01-07\n  A: 1\n", theirs: base + "\n2026-01-07\n  A: 1, 2\n")
    #expect(gone.conflicts == 0 && gone.text == "2026-01-07\n  A: 1, 2\n")
  }

  @Test func commentsStayWithTheirSession() throws {
    let base = "2026-01-05\n  A: 8\n\n# leve\n2026-01-07\n  A: 7\n\n# ---- fim ----\n"
    let ours = "2026-01-05\n  A: 8\n\n2026-01-06\n  A: 9\n\n# leve\n2026-01-07\n  A: 7\n\n# ---- fim ----\n"
    let theirs =
      "2026-01-05\n  A: 8\n\n# leve\n2026-01-07\n  A: 7, 6\n\n2026-01-09\n  A: 3\n\n# ---- fim ----\n"
    for merge in try Merge.both(base: base, ours: ours, theirs: theirs) {
      #expect(merge.conflicts == 0)
      #expect(
        merge.text
          == "2026-01-05\n  A: 8\n\n2026-01-06\n  A: 9\n\n# leve\n2026-01-07\n  A: 7, 6\n\n2026-01-09\n  A: 3\n\n# ---- fim ----\n"
      )
    }
  }
}

extension String {
  /// What stands on both sides of the only conflict.
  var sides: (ours: String, theirs: String) {
    let lines = split(separator: "\n", omittingEmptySubsequences: false)
    guard let first = lines.firstIndex(of: "<<<<<<< ours"), let middle = lines.firstIndex(of: "======="),
      let last = lines.firstIndex(of: ">>>>>>> theirs")
    else { return ("?", "?") }
    return (
      lines[(first + 1)..<middle].joined(separator: "\n"), lines[(middle + 1)..<last].joined(separator: "\n")
    )
  }
}
