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

  @Test func markersOfAnOlderMergeAreNotMerged() {
    let old = "2026-01-05\n<<<<<<< HEAD\n  A: 8\n=======\n  A: 7\n>>>>>>> b\n"
    let (base, theirs) = (Array("2026-01-05\n".utf8), Array("2026-01-06\n".utf8))
    let kind = FileKind.log(year: 2026, month: 1)
    #expect(MergedText(base: base, ours: Array(old.utf8), theirs: theirs, kind: kind) == nil)
    #expect(MergedText(base: base, ours: Array(old.utf8), theirs: base, kind: kind)?.bytes == Array(old.utf8))
  }
}
