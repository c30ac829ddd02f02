import Grammar
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
  @Test(arguments: Rows.of("grammar", "readsAs")) func readsAs(_ row: [String]) {
    let (text, expected) = (row[0], Rows.list(row[1]))
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
  @Test(arguments: Rows.of("grammar", "costsOneSet")) func costsOneSet(_ row: [String]) {
    let (text, expected, codes) = (row[0], Rows.list(row[1]), Rows.list(row[2]))
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
