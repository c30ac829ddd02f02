import Foundation
import Grammar
import Recording
import TestSupport
import Testing
import Text

/// A set of the open session as it should have been, and no other byte of the file.
@Suite struct SetCorrectionTests {
  private static let before = """
    2026-01-04 18:30-19:30
      Squat: 100kg x 5

    # hoje
    2026-01-05 18:30-?
      Bench press: 40kg x 10 w, 80kg x 10/8/8 rpe 8, 85kg × 5 "lento", "ombro"  # banco 3
      Squat: 100,5kg × 5, 5x3 @ 90kg
      Plank:
        - 60s
        - 45s "fim" # ui
      Dip: bw x 8
      + Row: 50kg x 10 at 18:50

    """

  private func correct(
    _ number: String?, _ words: [String], isDropping: Bool, in log: String = before
  ) throws(Refusal) -> RecordedCorrection {
    let correction = SetCorrection(number.flatMap { SetCorrection.Number($0) }, words, isDropping: isDropping)
    return try correction.record(in: Journal(["log/2026-01.txt": log]), now: moment("2026-01-05 19:00"))
  }

  @Test(arguments: Rows.of("recording", "changes")) func changes(_ row: [String]) throws {
    let (number, words, from, to) = (row[0], Rows.list(row[1]), row[2], row[3])
    let place = try #require(Self.before.range(of: from, options: .backwards))
    #expect(
      try correct(number, words, isDropping: false).text() == Self.before.replacingCharacters(in: place, with: to))
  }

  @Test(arguments: [
    ("4", ["bench"], ", 85kg × 5 \"lento\"", "", "85kg x 5"), ("w1", ["bench"], "40kg x 10 w, ", "", "40kg x 10 w"),
    ("3", ["bench"], "10/8/8", "10/8", "80kg x 8 rpe 8"), ("1", ["squat"], "100,5kg × 5, ", "", "100.5kg x 5"),
    ("6", ["squat"], "5x3 @ 90kg", "4x3 @ 90kg", "90kg x 3"),
    (nil, ["plank"], "    - 45s \"fim\" # ui\n", "", "45s"), (nil, ["dip"], "  Dip: bw x 8\n", "", "bw x 8"),
    (nil, [], "  + Row: 50kg x 10 at 18:50\n", "", "50kg x 10"),
  ])
  func drops(number: String?, words: [String], from: String, to: String, old: String) throws {
    let place = try #require(Self.before.range(of: from, options: .backwards))
    let recorded = try correct(number, words, isDropping: true)
    #expect(recorded.text() == Self.before.replacingCharacters(in: place, with: to))
    #expect(SetRow([recorded.old]).text == old)
  }

  @Test(arguments: [
    ("9", ["bench", "80kg x 9"], "'Bench press' has no set 9 in this session\nit has 4 sets and 1 warm-up, 'w1'"),
    ("0", ["80kg x 9"], "'Row' has no set 0 in this session\nit has 1 set"),
    ("1", [], "the set is missing\nwrite 'bumbum set --edit 1 90kg x 5'"),
    (
      "1", ["Zercher", "80kg x 5"],
      "'Zercher' has no set in this session\nwrite 'bumbum set --edit 2 90kg x 5'; 'bumbum show' has the numbers, and 'w1' is the first warm-up"
    ),
  ])
  func refuses(number: String, words: [String], said: String) {
    #expect(refusal { () throws(Refusal) in _ = try correct(number, words, isDropping: false) } == said)
  }

  @Test func refusesToDropWhatIsNotThere() {
    #expect(
      refusal { () throws(Refusal) in _ = try correct("w2", ["bench"], isDropping: true) }
        == "'Bench press' has no set w2 in this session\nit has 4 sets and 1 warm-up, 'w1'")
    #expect(
      refusal { () throws(Refusal) in _ = try correct(nil, [], isDropping: true, in: "2026-01-05 18:30-?\n") }
        == "the open session has no set yet\nwrite 'bumbum set \"Bench press\" 80kg x 10'")
    #expect(
      refusal { () throws(Refusal) in
        _ = try correct(nil, [], isDropping: true, in: "2026-01-05 18:30-19:00\n  A: 8\n")
      }
        == "no session is open\n'bumbum edit' opens the log at its end")
  }

  /// Of a row of sets the time is that of the last, and a remark stays where it is.
  @Test(arguments: [
    ("2", "85kg x 4", "80kg x 5/5/5 rpe 8 at 18:55", "80/85/80kg x 5/4/5 rpe 8 at 18:55"),
    ("3", "85kg x 4", "80kg x 5/5/5 rpe 8 at 18:55", "2x5 @ 80kg rpe 8, 85kg x 4 rpe 8 at 18:55"),
    ("1", "85kg x 4", "80kg x 5 \"a\" f rpe 8", "85kg x 4 \"a\" f rpe 8"), ("1", "85kg x 4", "80kg x 3+2", "85kg x 4"),
    ("2", "4", "80kg x 5/5/5 rpe 8 at 18:55", "80kg x 5/4/5 rpe 8 at 18:55"),
    ("1", "4", "bw+10kg x 5", "bw+10kg x 4"), ("1", "4", "5", "4"), ("1", "85kg", "80kg x 5 f", "85kg x 5 f"),
    ("1", "85", "80kg x 5", "85kg x 5"), ("1", "82,5", "80kg x 5", "82,5kg x 5"),
    ("1", "@9", "80kg x 5", "80kg x 5 rpe 9"),
  ])
  func whatIsNotSaidStays(number: String, set: String, from: String, to: String) throws {
    let start = "2026-01-05 18:30-?\n  Squat: "
    #expect(try correct(number, [set], isDropping: false, in: start + from + "\n").text() == start + to + "\n")
  }
}
