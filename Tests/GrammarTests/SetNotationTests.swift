import Grammar
import Foundation
import TestSupport
import Testing
import Text
import Training

/// Reads one line of sets and writes down what it means: `80kg×10 w` a set.
private func sets(_ text: String) -> (sets: [String], codes: [String]) {
  let log = LogReader.read(Source(name: "log/2026-01.txt", text: "2026-01-05 18:30\nA: \(text)\n"))
  return (log.sets.map(described), log.diagnostics.map(\.code))
}

private func described(_ set: WorkSet) -> String {
  let load =
    switch set.load {
    case .none: ""
    case .weight(let weight): "\(weight)×"
    case .bodyweight(let added): "bw\(added.hundredths == 0 ? "" : added.description)×"
    }
  let amount =
    switch set.amount {
    case .reps(let reps): "\(reps)"
    case .time(let time): "\(time)"
    case .distance(let distance, let time): "\(distance)\(time.map { " in \($0)" } ?? "")"
    }
  var marks = ""
  if set.marks.contains(.warmUp) { marks += " w" }
  if set.marks.contains(.drop) { marks += " d" }
  if set.marks.contains(.failure) { marks += " f" }
  if set.marks.contains(.cluster) { marks += " cluster" }
  switch set.effort {
  case .rpe(let halves): marks += " rpe \(Double(halves) / 2)"
  case .rir(let reserve): marks += " rir \(reserve)"
  case nil: break
  }
  return load + amount + marks + (set.completedAt.map { " at \($0)" } ?? "")
}

@Suite struct SetNotationTests {
  @Test(arguments: [
    ("80kg x 10", ["80kg×10"]), ("80kg X 10", ["80kg×10"]), ("80kg × 10", ["80kg×10"]),
    ("80kg * 10", ["80kg×10"]),
    ("80kgx10", ["80kg×10"]), ("80 kg x 10", ["80kg×10"]), ("80KG x 10", ["80kg×10"]),
    ("180lb x 5", ["180lb×5"]),
    ("82,5kg x 10", ["82.5kg×10"]), ("82.5kg x 10", ["82.5kg×10"]), ("82,25kg x 1", ["82.25kg×1"]),
    ("80kg x 10/8/6", ["80kg×10", "80kg×8", "80kg×6"]), ("80kg x 10 / 8", ["80kg×10", "80kg×8"]),
    ("20/40/45kg x 10", ["20kg×10", "40kg×10", "45kg×10"]), ("20/40kg x 10/8", ["20kg×10", "40kg×8"]),
    ("20kg/40kg x 10", ["20kg×10", "40kg×10"]), ("82,5/85kg x 5", ["82.5kg×5", "85kg×5"]),
    ("3x12 @ 60kg", ["60kg×12", "60kg×12", "60kg×12"]), ("12/10/8 @ 60kg", ["60kg×12", "60kg×10", "60kg×8"]),
    ("3x12@60kg", ["60kg×12", "60kg×12", "60kg×12"]), ("12 @ 60kg", ["60kg×12"]),
    ("15x3 @ 60kg", Array(repeating: "60kg×3", count: 15)),
    ("3x12", ["12", "12", "12"]), ("12/10/8", ["12", "10", "8"]), ("12", ["12"]),
    ("10x10", Array(repeating: "10", count: 10)),
    ("bw x 8", ["bw×8"]), ("bw+10kg x 5", ["bw10kg×5"]), ("bw-20kg x 10", ["bw-20kg×10"]),
    ("BW x 8", ["bw×8"]),
    ("bw + 10 kg x 5", ["bw10kg×5"]), ("bw–20kg x 10", ["bw-20kg×10"]),
    ("3x8 @ bw", ["bw×8", "bw×8", "bw×8"]),
    ("3x8 @ bw+10kg", ["bw10kg×8", "bw10kg×8", "bw10kg×8"]), ("bw+10kg x 20s", ["bw10kg×20s"]),
    ("bwx8", ["bw×8"]), ("bwx 8", ["bw×8"]), ("80 kgx 10", ["80kg×10"]), ("180 LBSX  5", ["180lb×5"]),
    ("5 + 3+ 2", ["10 cluster"]), ("80kg x 5 + 3 / 4", ["80kg×8 cluster", "80kg×4"]),
    ("80kg x 5/4 rpe 7 / 8,5", ["80kg×5 rpe 7.0", "80kg×4 rpe 8.5"]),
    ("2.45m, 3,00m, 9.99m", ["2.45m", "3.00m", "9.99m"]), ("24kg x 3.00m in 5s", ["24kg×3.00m in 5s"]),
    ("80kg x 5+3+2", ["80kg×10 cluster"]), ("80kg x 5+3/6", ["80kg×8 cluster", "80kg×6"]),
    ("60s", ["1:00"]), ("45s", ["45s"]), ("1min30s", ["1:30"]), ("1:30", ["1:30"]),
    ("3x60s", ["1:00", "1:00", "1:00"]),
    ("60s/45s", ["1:00", "45s"]), ("2min", ["2:00"]), ("2 min", ["2:00"]), ("1h", ["1:00:00"]),
    ("1h05min", ["1:05:00"]),
    ("1:05:00", ["1:05:00"]), ("10,5s", ["10.5s"]), ("24kg x 40s", ["24kg×40s"]),
    ("24kg x 40m", ["24kg×40m"]),
    ("5km", ["5km"]), ("5 km", ["5km"]), ("400m", ["400m"]), ("3mi", ["3mi"]), ("100yd", ["100yd"]),
    ("50ft", ["50ft"]),
    ("5km in 27:30", ["5km in 27:30"]), ("5,5km in 30min", ["5.5km in 30:00"]),
    ("6x400m in 1:35", Array(repeating: "400m in 1:35", count: 6)),
    ("400m/400m in 1:35/1:40", ["400m in 1:35", "400m in 1:40"]),
    ("80kg x 10 w", ["80kg×10 w"]), ("80kg x 10 w, 90kg x 8", ["80kg×10 w", "90kg×8"]),
    ("80kg x 10 d f", ["80kg×10 d f"]),
    ("100kg x 6 rpe 9", ["100kg×6 rpe 9.0"]), ("100kg x 6 RPE 8,5", ["100kg×6 rpe 8.5"]),
    ("100kg x 6 rir 2", ["100kg×6 rir 2"]),
    ("100kg x 5/5/4 rpe 7/8/9", ["100kg×5 rpe 7.0", "100kg×5 rpe 8.0", "100kg×4 rpe 9.0"]),
    ("100kg x 5/5 rpe 8", ["100kg×5 rpe 8.0", "100kg×5 rpe 8.0"]),
    ("120kg x 3 \"sem cinto\" at 18:55", ["120kg×3 at 18:55"]),
    ("100kg x 5/4 at 7:05", ["100kg×5", "100kg×4 at 07:05"]),
    ("80kg x 10 tempo:3-1-1, 90kg x 8", ["80kg×10", "90kg×8"]), ("80kg x 10 w tempo:3.1 f", ["80kg×10 w f"]),
    ("80kg x 0", ["80kg×0"]), ("\"leve\"", []), ("80kg x 10, \"leve\", 90kg x 8", ["80kg×10", "90kg×8"]),
    ("80kg x 10,\"leve\"", ["80kg×10"]),
    ("80kg x 10 # ok", ["80kg×10"]), ("80kg\u{A0}x\u{A0}10", ["80kg×10"]), ("80kg x 10 “oi”", ["80kg×10"]),
  ])
  func readsAs(text: String, expected: [String]) {
    let found = sets(text)
    #expect(found.sets == expected)
    #expect(found.codes == [])
  }

  /// Putting 20,000 accents in order took seconds: such a line is one mistake, and nothing in it is read.
  @Test func aLetterWithThousandsOfAccentsIsOneMistake() {
    let accents = String(repeating: "\u{301}\u{327}", count: 20_000)
    let text = "2026-01-05\n  A: 5\n  B\(accents): 6\n  - 7\n2026-01-06 T\(accents)\n  C: 8\n"
    let log = LogReader.read(Source(name: "", text: text))
    #expect(log.diagnostics.map(\.code) == ["control-character", "control-character"])
    #expect(log.exercises.map(\.name) == ["A", "C"])
    #expect(log.sessions.map { $0.date == nil } == [false, true])
    let few = "2026-01-05\n  A\(String(repeating: "\u{301}", count: 30)): 5\n"
    #expect(LogReader.read(Source(name: "", text: few)).diagnostics.isEmpty)
    for (kind, line) in [
      (FileKind.plan, "- B\(accents): chest"), (.exercises, "B\(accents): chest"),
      (.checkIns(year: 2026, month: 1), "[2026-01-05] B\(accents)"),
    ] {
      let file = ReadFile(Source(name: "a", text: "# Treino A\n\n" + line + "\n"), as: kind)
      #expect(file.diagnostics.map(\.code).contains("control-character"))
      #expect(file.diagnostics.count == 1)
    }
  }

  /// A '+' on the first exercise has nothing to join.
  @Test func theFirstExerciseIsNoSuperset() {
    let text = "2026-01-05\n  + A: 5\n  + B: 5\n2026-01-06\n  +A: 5+3\n  B: 5\n"
    let log = LogReader.read(Source(name: "", text: text))
    #expect(log.exercises.map(\.isSuperset) == [false, true, false, false])
    #expect(log.diagnostics.isEmpty)
  }

  /// An import writes such notes: three sets became notes of a session without a day.
  @Test(arguments: ["- \"2025-03-01 PR\"", "- \"2025-03-01 PR\", 90kg x 5", "+ \"2025-03-01\": 90kg x 5"])
  func quotedTextOpensNothing(_ line: String) {
    let log = LogReader.read(
      Source(name: "", text: "2026-01-05\n  Supino: 80kg x 10\n    \(line)\n    - 85kg x 8\n"))
    #expect(log.sessions.count == 1)
    #expect(log.diagnostics.map(\.code) == [])
    #expect(log.sets.count == (line.contains("90kg") ? 3 : 2))
  }

  /// One bad set costs one set.
  @Test(arguments: [
    ("80x10, 90kg x 8", ["90kg×8"], ["ambiguous-load"]), ("11x5", [], ["ambiguous-load"]),
    ("10x3", Array(repeating: "3", count: 10), ["more-sets-than-reps"]),
    ("80kg x 3 x 10, 90kg x 8", ["90kg×8"], ["load-times-times"]), ("80kg 10", [], ["load-without-amount"]),
    ("80kg x 10,8,6, 90kg x 5", ["90kg×5"], ["list-with-commas"]),
    ("80kg x 10,0, 90kg x 5", ["90kg×5"], ["fraction-of-reps"]), ("3x10,0", [], ["fraction-of-reps"]),
    ("10.00/8", [], ["fraction-of-reps"]), ("3,0x10", [], ["fraction-of-reps"]),
    ("82,0kg x 10.0", [], ["fraction-of-reps"]), ("3x8/8/6", [], ["count-and-list"]),
    ("10/8 x 3", [], ["count-and-list"]),
    ("12, 5kg x 10", [], ["mixed-sets"]), ("80kg x 10, 8, 90kg x 5", ["80kg×10", "90kg×5"], ["mixed-sets"]),
    ("3x12 @ 8", [], ["load-without-unit"]), ("3m", [], ["metres-or-minutes"]),
    ("3.0m", [], ["metres-or-minutes"]), ("5+03, 8", ["8"], ["leading-zero"]),
    ("80kg x 5 + 10kg", [], ["missing-comma"]),
    ("1m30s", [], ["metres-or-minutes"]),
    ("60 s", [], ["blank-before-unit"]), ("80kg x 10w, 90kg x 8 w", ["90kg×8 w"], ["mark-touches"]),
    ("1.000kg x 5", [], ["three-decimals"]),
    ("1.234,5kg x 5", [], ["two-separators"]), ("30x10 @ 40kg", [], ["too-many-sets"]),
    ("25x30s", [], ["too-many-sets"]),
    ("80kg x 10 pesado, 90kg x 8", ["90kg×8"], ["unknown-mark"]),
    ("80kg x 10 \"oi, 90kg x 8", ["90kg×8"], ["unclosed-quote"]),
    ("80kg x 10 rpe 8.3", [], ["bad-effort"]), ("80kg x 10 rpe 11", [], ["bad-effort"]),
    ("80kg x 5/5 rpe 7/8/9", [], ["unequal-lists"]),
    ("80kg x 10 at 25:00", [], ["bad-clock"]), ("80kg x 10, ", ["80kg×10"], ["stray-comma"]),
    (", 80kg x 10", ["80kg×10"], []),
    ("80kg x 10,, 90kg x 8", ["80kg×10", "90kg×8"], []), ("5 x 100kg", [], ["reps-before-load"]),
    ("80kg x 10 90kg x 8, 100kg x 1", ["100kg×1"], ["missing-comma"]),
    ("99999kg x 1", [], ["number-too-large"]), ("80kg x 99999999999999999999", [], ["number-too-large"]),
    ("0x10", [], ["too-many-sets"]),
    ("80kg x 10 10kg", [], ["missing-comma"]), ("5km 27:30", [], ["missing-comma"]),
    ("1min 30s", [], ["missing-comma"]),
    ("80kg x 10/09", [], ["leading-zero"]), ("1h5min", [], ["bad-duration"]),
    ("80kg x 10 , 90kg x 8", ["80kg×10", "90kg×8"], ["blank-before-comma"]),
    ("80kg x 10 rpe 8 rir 2", [], ["repeated-mark"]),
    ("80kg x 10 w w, 90kg x 8", ["90kg×8"], ["repeated-mark"]), ("80kg x 10 at18:55", [], ["bad-clock"]),
    ("3 x 10 x 80kg", [], ["load-times-times"]), ("leve", [], ["unreadable-set"]),
    // A comma directly between two digits never separates, whatever stands before it.
    ("03,5kg x 8, 90kg x 5", ["90kg×5"], ["leading-zero"]), ("05,5, 8", ["8"], ["leading-zero"]),
    ("80kg x 10 at 18h5", [], ["bad-clock"]), ("80kg x 10 at 18h60", [], ["bad-clock"]),
    ("60s at 7:3,5s", [], ["bad-clock"]), ("1h05,5min", [], ["bad-duration"]), ("3x10 @ 05,5kg", [], ["leading-zero"]),
    ("80kg x 08,5kg x 3, 90kg x 5", ["90kg×5"], ["leading-zero"]), ("5+3,2, 8", ["8"], ["list-with-commas"]),
    ("3x5+3,2", [], ["list-with-commas"]), ("80kg x 5+3,2kg x 5", [], ["list-with-commas"]),
    ("1:30,2:00, 3:00", ["3:00"], ["list-with-commas"]), ("80kg x 10 at 18:55,90kg x 8", [], ["list-with-commas"]),
    ("80kg x 10 tempo:3,1", [], ["list-with-commas"]),
    // What a mistake takes along has no shape.
    ("3 72kg x 3, 50kg x 2", ["50kg×2"], ["missing-comma"]), ("12, 5kg x 10, 6kg x 9", ["6kg×9"], ["mixed-sets"]),
    ("8, 12, 5kg x 10, 6kg x 9", ["8"], ["mixed-sets"]), ("3x12, 5kg x 10", [], ["mixed-sets"]),
    ("60s, 5kg x 10", ["1:00"], ["mixed-sets"]),
  ])
  func costsOneSet(text: String, expected: [String], codes: [String]) {
    let found = sets(text)
    #expect(found.sets == expected)
    #expect(found.codes == (text.hasPrefix(", ") || text.contains(",,") ? ["stray-comma"] : codes))
  }
}

/// Lists of loads look like dates.
@Test func loadsBehindADashAreNoDate() {
  let text = "2026-01-05\nA:\n- 1186/23/19kg x 4\n- 1114/68.85kg x 0\n"
  let log = LogReader.read(Source(name: "", text: text))
  #expect(log.diagnostics.isEmpty)
  #expect(log.sets.map(described) == ["1186kg×4", "23kg×4", "19kg×4", "1114kg×0", "68.85kg×0"])
}
