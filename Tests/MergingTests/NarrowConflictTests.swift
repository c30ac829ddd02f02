import Grammar
import Merging
import Testing

/// What only one side touched is never part of a conflict, and another form of the same is no change.
@Suite struct NarrowConflictTests {
  /// One side moves a pair of a superset, the other adds an exercise: the pair stays one, and nothing is lost.
  @Test func aSupersetThatMovesStaysWholeBesideAnAddition() throws {
    let base = "2026-01-05 18:30\n  A: 8\n  B: 9\n  + C: 10\n"
    let moved = "2026-01-05 18:30\n  B: 9\n  + C: 10\n  A: 8\n"
    for merge in try Merge.both(base: base, ours: moved, theirs: base + "  D: 11\n") {
      #expect(merge.conflicts == 0)
      // Behind what it was written behind.
      #expect(merge.text == "2026-01-05 18:30\n  B: 9\n  + C: 10\n  D: 11\n  A: 8\n")
    }
    // The other side moves what is joined: it is done in turns with what one of the sides says, and never with what came new.
    let apart = "2026-01-05 18:30\n  A: 8\n  D: 11\n  C: 10\n  + B: 9\n"
    for merge in try Merge.both(
      base: "2026-01-05 18:30\n  A: 8\n  + B: 9\n  C: 10\n", ours: apart,
      theirs: "2026-01-05 18:30\n  A: 8\n  + B: 9\n  C: 10\n  E: 12\n")
    where merge.conflicts == 0 {
      let lines = merge.text.split(separator: "\n")
      let place = try #require(lines.firstIndex(of: "  + B: 9"))
      #expect(["  A: 8", "  C: 10"].contains(lines[place - 1]), "\(merge.text)")
    }
    let between = "2026-01-05 18:30\n  A: 8\n  D: 11\n  B: 9\n  + C: 10\n"
    for merge in try Merge.both(base: base, ours: moved, theirs: between) {
      let lines = merge.text.split(separator: "\n")
      #expect(
        ["  A: 8", "  B: 9", "  + C: 10", "  D: 11"].allSatisfy { line in lines.count { $0 == line } == 1 }
          || merge.conflicts > 0)
      if merge.conflicts == 0, let place = lines.firstIndex(of: "  + C: 10") { #expect(lines[place - 1] == "  B: 9") }
    }
  }

  /// Base, ours, theirs, result.
  @Test(arguments: [
    // Both took the first out; ours did the same exercise again two days later.
    [
      "2026-01-05\n  A: 8\n\n2026-01-07\n  B: 1\n", "2026-01-07\n  B: 1\n\n2026-01-09\n  A: 8\n",
      "2026-01-07\n  B: 1\n", "2026-01-07\n  B: 1\n\n2026-01-09\n  A: 8\n",
    ],
    [
      "2026-01-05\n  A: 8\n  C: 1\n\n2026-01-07\n  B: 1\n",
      "2026-01-07\n  B: 1\n\n2026-01-09\n  A: 8\n  D: 2\n", "2026-01-07\n  B: 1\n",
      "2026-01-07\n  B: 1\n\n2026-01-09\n  A: 8\n  D: 2\n",
    ],
    // fmt on one side: times signs, dashes, quotes, clocks without a zero.
    [
      "2026-01-05\n  A: 80kg×10, 70kg×8\n", "2026-01-05\n  A: 80kg x 10, 70kg x 8\n",
      "2026-01-05\n  A: 80kg×12, 70kg×8\n", "2026-01-05\n  A: 80kg×12, 70kg x 8\n",
    ],
    [
      "2026-01-05 7:05–8:00 A\n  A: 8\n", "2026-01-05 07:05-08:00 A\n  A: 8\n",
      "2026-01-05 7:05–8:30 A\n  A: 8\n", "2026-01-05 07:05–8:30 A\n  A: 8\n",
    ],
    [
      "2026-01-05 18:30 “Treino 3”\n  A: 8\n", "2026-01-05 18:30 \"Treino 3\"\n  A: 8\n",
      "2026-01-05 18:30 “Treino 4”\n  A: 8\n", "2026-01-05 18:30 “Treino 4”\n  A: 8\n",
    ],
    [
      "2026-01-05 7:05–8:00\n  A: 80kg×10\n\n2026-01-07\n  B: 1\n", "2026-01-07\n  B: 1\n",
      "2026-01-05 07:05-08:00\n  A: 80kg x 10\n\n2026-01-07\n  B: 1\n", "2026-01-07\n  B: 1\n",
    ],
    // Sets on lines of their own on one side.
    [
      "2026-01-05\n  A: 8, 7\n", "2026-01-05\n  A:\n    - 8\n    - 7\n", "2026-01-05\n  A: 8, 7, 6\n",
      "2026-01-05\n  A: 8, 7, 6\n",
    ],
    [
      "2026-01-05\n  A:\n    - 8\n    - 7\n", "2026-01-05\n  A: 8, 7\n",
      "2026-01-05\n  A:\n    - 8\n    - 7\n    - 6\n", "2026-01-05\n  A:\n    - 8\n    - 7\n    - 6\n",
    ],
    // A day with two sessions at no time: the one that was taken out is not the other.
    [
      "2026-01-05\n  A: 8\n\n2026-01-05\n  B: 1\n", "2026-01-05\n  B: 1, 2\n",
      "2026-01-05\n  A: 8\n\n2026-01-05\n  B: 1\n  C: 3\n", "2026-01-05\n  B: 1, 2\n  C: 3\n",
    ],
    // The only entry of either side.
    ["", "2026-01-09\n  A: 8\n", "2026-01-07\n  B: 1\n", "2026-01-07\n  B: 1\n\n2026-01-09\n  A: 8\n"],
  ])
  func clean(_ versions: [String]) throws {
    for (ours, theirs) in [(versions[1], versions[2]), (versions[2], versions[1])] {
      let merge = try Merge(base: versions[0], ours: ours, theirs: theirs)
      #expect(merge.text == versions[3])
      #expect(merge.conflicts == 0)
    }
  }

  /// What both wrote above sets that only one of them did is one comment.
  @Test func theSameCommentAboveOtherSetsIsOne() throws {
    let base = "2026-01-05\n  A: 8\n"
    let (ours, theirs) = (base + "    # joelho\n    - 7\n", base + "    # joelho\n    - 6\n")
    #expect(try Merge(base: base, ours: ours, theirs: theirs).text == ours + "    - 6\n")
    #expect(try Merge(base: base, ours: theirs, theirs: ours).text == theirs + "    - 7\n")
  }

  /// Nobody trains twice in one minute, but twice on a day: what each side noted stays its own session.
  @Test func twoSessionsOfADayAtNoTime() throws {
    let base = "2026-01-05\n  A: 8\n"
    let merge = try Merge(
      base: base, ours: base + "\n2026-01-07\n  B: 1\n", theirs: base + "\n2026-01-07\n  B: 2\n  C: 2\n")
    #expect(merge.text == base + "\n2026-01-07\n  B: 1\n\n2026-01-07\n  B: 2\n  C: 2\n")
    #expect(merge.conflicts == 0)
    // One of them is the other, and more.
    let same = try Merge(
      base: base, ours: base + "\n2026-01-07\n  B: 1\n", theirs: base + "\n2026-01-07\n  B: 1\n  C: 2\n")
    #expect(same.text == base + "\n2026-01-07\n  B: 1\n  C: 2\n" && same.conflicts == 0)
  }

  /// The same sets under two titles may be one session or two: each side is there as a whole.
  @Test func twoTitlesOfADayAtNoTime() throws {
    let base = "2026-01-05\n  A: 8\n"
    let (ours, theirs) = ("2026-01-07 Manhã\n  B: 1\n", "2026-01-07 Noite\n  B: 1\n")
    let merge = try Merge(base: base, ours: base + "\n" + ours, theirs: base + "\n" + theirs)
    #expect(merge.text == base + "\n<<<<<<< ours\n\(ours)=======\n\(theirs)>>>>>>> theirs\n")
  }

  /// The sessions of both ends are contested, that between them and its neighbours are not.
  @Test func aConflictCoversNoOtherSession() throws {
    let base = "2026-01-05\n  A: 8\n\n2026-01-06\n  A: 9\n\n2026-01-07\n  A: 1\n"
    let merge = try Merge(
      base: base, ours: "2026-01-05\n  A: 9\n\n2026-01-06\n  A: 9\n\n2026-01-07\n  A: 2\n",
      theirs: "2026-01-05\n  A: 10\n\n2026-01-06\n  A: 9, 1\n\n2026-01-07\n  A: 3\n")
    #expect(
      merge.text == """
        2026-01-05
        <<<<<<< ours
          A: 9
        =======
          A: 10
        >>>>>>> theirs

        2026-01-06
          A: 9, 1

        2026-01-07
        <<<<<<< ours
          A: 2
        =======
          A: 3
        >>>>>>> theirs

        """)
  }

  /// The same exercise on another day is another session: a note for the one that is gone is not put there.
  @Test func aNoteStaysWithItsSession() throws {
    let rest = "2026-01-07\n  B: 1\n"
    let merge = try Merge(
      base: "2026-01-05\n  A: 8\n\n" + rest, ours: rest + "\n2026-01-09\n  A: 8\n",
      theirs: "2026-01-05\n  A: 8\n  > dor\n\n" + rest)
    #expect(
      merge.text == """
        <<<<<<< ours
        =======
        2026-01-05
          A: 8
          > dor
        >>>>>>> theirs

        2026-01-07
          B: 1

        2026-01-09
          A: 8

        """)
    // Its clock was corrected: that is the same one.
    let moved = try Merge(
      base: "2026-01-05 10:00\n  A: 8\n", ours: "2026-01-05 11:00\n  A: 8\n",
      theirs: "2026-01-05 10:00\n  A: 8\n  > dor\n")
    #expect(moved.text == "2026-01-05 11:00\n  A: 8\n  > dor\n" && moved.conflicts == 0)
  }

  @Test func aNewMonthStandsAsTheOthersDo() throws {
    let kind = try #require(FileKind(path: "log/2026-01.txt"))
    let merged = try #require(
      MergedText(
        base: [], ours: Array("2026-01-07\n  A: 8\n".utf8), theirs: Array("2026-01-09\n  B: 1\n".utf8), kind: kind,
        newestFirst: true))
    #expect(String(decoding: merged.bytes, as: UTF8.self) == "2026-01-09\n  B: 1\n\n2026-01-07\n  A: 8\n")
  }

  /// Both sides add to a line of 2,000 sets, and to a session of 5,000 exercises: what compares every set with every other
  /// one is slow enough here to be noticed.
  @Test func longLinesAndSessions() throws {
    let sets = (0..<2000).map { "\($0 % 90 + 1)kg x \($0 % 20 + 1)" }
    func line(_ first: String, _ last: String) -> String {
      "2026-01-05\n  A: " + ([first] + sets + [last]).joined(separator: ", ") + "\n"
    }
    let (old, our, their) = (("91kg x 1", "92kg x 1"), "93kg x 1", "94kg x 1")
    let merge = try Merge(
      base: line(old.0, old.1), ours: line(our, old.1), theirs: line(old.0, their))
    #expect(merge.text == line(our, their) && merge.conflicts == 0)
    func session(_ side: String) -> String {
      "2026-01-05\n" + (0..<5_000).map { "  E\($0): 8" + ($0 % 3 == 0 ? side : "") + "\n" }.joined()
    }
    let one = try Merge(base: session(""), ours: session(", 7"), theirs: session(""))
    #expect(one.text == session(", 7"))
    func mixed(_ ours: Int, _ theirs: Int) -> String {
      "2026-01-05\n"
        + (0..<5_000).map { "  E\($0): 8\($0 % 3 == ours ? ", 7" : "")\($0 % 3 == theirs ? ", 6" : "")\n" }.joined()
    }
    let both = try Merge(base: session(""), ours: mixed(0, 9), theirs: mixed(9, 1))
    #expect(both.text == mixed(0, 1) && both.conflicts == 0)
  }
}
