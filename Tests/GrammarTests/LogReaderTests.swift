import Grammar
import Foundation
import TestSupport
import Testing
import Text
import Training

@Suite struct LogLineTests {
  private func read(_ lines: String) -> Log {
    LogReader.read(Source(name: "log/2026-01.txt", text: "2026-01-05 18:30\n" + lines))
  }

  @Test func linesOfTheirOwnContinue() {
    let log = read("A:\n  - 60kg x 12 w\n  - 100kg x 5/5 # ok\n+ B: 3x10\nA: 80kg x 1\n")
    #expect(log.diagnostics.isEmpty)
    #expect(log.exercises.map(\.name) == ["A", "B", "A"])
    #expect(log.exercises.map(\.sets.count) == [3, 3, 1])
    #expect(log.exercises.map(\.isSuperset) == [false, true, false])
  }

  @Test func notesFieldsAndSkips() throws {
    let log = read(
      "bodyweight = 81,4kg\nlocation = Aterro # perto\ngym = Smart\nA: skip \"ombro\"\nB:\n> Dormi mal, mas foi.\nC: 80kg x 3 \"cinto\", \"fim\"\n"
    )
    #expect(log.diagnostics.isEmpty)
    let session = try #require(log.sessions.first)
    #expect(session.bodyweight == Weight(hundredths: 8140, .kg))
    #expect(session.fields.map(\.name) == ["bodyweight", "location", "gym"])
    #expect(session.fields[1].value == "Aterro")
    #expect(log.exercises.map(\.isSkipped) == [true, false, false])
    #expect(session.notes == ["Dormi mal, mas foi."])
    #expect(log.exercises.flatMap(\.remarks).map(\.text) == ["ombro", "cinto", "fim"])
    #expect(log.exercises.flatMap(\.remarks).map(\.set) == [nil, 0, nil])
  }

  @Test(arguments: [
    ("Prancha: lateral: 60s", "Prancha"), ("\"Prancha: lateral\": 60s", "Prancha: lateral"),
    ("“Prancha: lateral”: 60s", "Prancha: lateral"),
    ("Agachamento (barra) : 3x5", "Agachamento (barra)"), ("21s: 20kg x 7", "21s"), ("A:B: 3x5", "A:B"),
    ("5/3/1: 3x5", "5/3/1"), ("\"a \\\"b\\\"\": 3x5", "a \\\"b\\\""),
  ])
  func names(line: String, name: String) {
    let log = read(line)
    #expect(log.places.first?.exercises.first.map { log.source.text($0.name) } == name)
  }

  @Test(arguments: Rows.of("grammar", "costsOneLine")) func costsOneLine(_ row: [String]) {
    let (line, code) = (row[0], row[1])
    let log = read("\(line)\nB: 80kg x 1\n")
    #expect(log.diagnostics.map(\.code) == [code])
    #expect(log.exercises.last?.name == "B")
    #expect(log.sets.last?.reps == 1)
  }

  @Test func linesAboveTheFirstSession() {
    let log = LogReader.read(
      Source(name: "log/2026-01.txt", text: "# ok\n\nA: 80kg x 1\n2026-01-05\nB: 80kg x 2\n"))
    #expect(log.diagnostics.map(\.code) == ["outside-session"])
    #expect(log.sets.count == 1)
  }

  @Test func conflictsCountOnNeitherSide() {
    let log = LogReader.read(
      Source(
        name: "log/2026-01.txt",
        text:
          "2026-01-04\nA: 80kg x 1\n<<<<<<< HEAD\n2026-01-05\nA: 80kg x 2\n=======\n2026-01-05 18:30\nA: 80kg x 3\n>>>>>>> b\nB: 80kg x 4\n2026-01-06\nC: 80kg x 5\n"
      ))
    #expect(log.diagnostics.map(\.code) == ["conflict-marker"])
    #expect(log.sessions.map(\.counts) == [true, false, true])
    #expect(log.sets.map(\.reps) == [1, 4, 5])
  }

  @Test(arguments: ["=======", ">>>>>>> b", "<<<<<<< HEAD"])
  func aMarkerAloneHidesNothing(marker: String) {
    let log = LogReader.read(Source(name: "log/2026-01.txt", text: "2026-01-04\n\(marker)\nA: 80kg x 1\n"))
    #expect(log.diagnostics.map(\.code) == ["conflict-marker"])
    #expect(log.sets.count == 1)
  }

  @Test func latinOneIsOneMistakeAFile() {
    let bytes =
      Array("2026-01-05 Tr".utf8) + [0xED] + Array("ceps\nT".utf8) + [0xED] + Array("ceps: 80kg x 10\n".utf8)
    let log = LogReader.read(Source(name: "log/2026-01.txt", bytes: bytes))
    #expect(log.diagnostics.map(\.code) == ["invalid-utf8"])
    #expect(log.sets.count == 1)
  }

  /// Found by fuzzing: the fix of a set, written anew with the bytes that nobody can read, was longer than the file.
  @Test func aMistakeBesideBytesThatAreNoTextHasNoFix() {
    let bad: [UInt8] = [0xFE, 0xFE, 0xFE]
    let bytes =
      Array("2026-01-05\n  # ".utf8) + bad + Array("\n  Rosca: 8kgevi o plano ".utf8) + bad + Array("A".utf8)
    let log = LogReader.read(Source(name: "log/2026-01.txt", bytes: bytes))
    #expect(log.diagnostics.map(\.code) == ["invalid-utf8", "unknown-unit"])
    #expect(log.diagnostics.map { $0.fix == nil } == [true, true])
  }

  /// What an editor does to a file changes nothing that it means.
  @Test(arguments: ["\r\n", "\n"], ["", "\u{FEFF}"])
  func lineEndingsAndMarks(ending: String, mark: String) throws {
    let lines = ["2026-01-05 18:30-19:42 Treino A", "\tSupino: 80kg x 10 # ok", "", "  - 70kg x 8", "> leve"]
    let text = mark + lines.joined(separator: ending)
    for final in ["", ending] {
      let log = LogReader.read(Source(name: "log/2026-01.txt", text: text + final))
      #expect(log.diagnostics.isEmpty)
      #expect(log.sets.count == 2)
      let session = try #require(log.sessions.first)
      #expect(session.title == "Treino A")
      #expect(session.notes == ["leve"])
    }
  }

  @Test func namesComeOnce() {
    let lines = (0..<300).map { "E\($0 % 100): 12" }.joined(separator: "\n")
    let log = read(lines)
    #expect(log.names.count == 100)
    #expect(log.exercises.map(\.name) == (0..<300).map { "E\($0 % 100)" })
  }

  @Test func emptyFilesAndLongLines() {
    #expect(LogReader.read(Source(name: "log/2026-01.txt", text: "")).sessions.isEmpty)
    let long = read("A: " + String(repeating: "80kg x 10, ", count: 20_000) + "80kg x 10\n")
    #expect(long.sets.count == 20_001)
    #expect(long.diagnostics.isEmpty)
    let name = read(String(repeating: "á", count: 500_000) + ": 80kg x 10\n")
    #expect(name.sets.count == 1)
  }

  @Test(arguments: 1...6)
  func theExamplesReadWithoutAMistake(number: Int) throws {
    let month = ["2025-09", "2025-10", "2025-11", "2025-12", "2026-01", "2026-02"][number - 1]
    let data = try #require(
      FileManager.default.contents(atPath: "\(Repository.exampleJournal)/log/\(month).txt"))
    let log = LogReader.read(Source(name: "log/\(month).txt", bytes: Array(data)))
    #expect(log.diagnostics.isEmpty)
    #expect(log.sessions.count > 9)
  }

  /// Random bytes and random lines: nothing crashes, and ranges stay inside the file.
  @Test func nothingCrashes() throws {
    var random = SeededGenerator(seed: 11)
    let pieces = [
      "2026-01-05", " ", "18:30", "-", "?", "A", ": ", "80", "kg", " x ", "10", "/", ",", "@ ", "bw", "+",
      "\"", "rpe ", "w", "#", "\n", "\r\n", "> ", "= ", "<<<<<<< \n", ">>>>>>> \n", "in ", "1:30", "5km",
      "\u{0}", "é", "skip", "at ",
    ]
    for _ in 0..<20_000 {
      var bytes = (0..<Int.random(in: 0...40, using: &random)).flatMap { _ in Array(random.pick(pieces).utf8)
      }
      if Bool.random(using: &random), !bytes.isEmpty {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      let log = LogReader.read(Source(name: "x", bytes: bytes))
      #expect(log.diagnostics.allSatisfy { $0.range.upperBound <= bytes.count })
      #expect(log.exercisePlaces.allSatisfy { log[$0].sets.count == log.places(of: $0).sets.count })
    }
  }
}

/// Sets below a line that may have been their exercise are not those of the exercise above it.
@Test(arguments: [
  ("Terra\n- 100kg x 5\n", ["unknown-line"]), ("Terra :100kg x 5\n- 100kg x 5\n", ["unknown-line"]),
  ("Terra:: 100kg x 5\n- 100kg x 5\n", ["bad-name"]),
  ("\"Terra: 100kg x 5\n- 100kg x 5\n", ["unclosed-quote"]),
  ("Terra = 100kg x 5\n- 100kg x 5\n", ["field-reads-as-sets"]),
  ("Terra =\n- 100kg x 5\n", ["empty-field"]), ("Terra\n- 100x5\n", ["unknown-line", "ambiguous-load"]),
])
func setsBelowABrokenLine(text: String, codes: [String]) {
  let log = LogReader.read(
    Source(name: "log/2026-01.txt", text: "2026-01-05 18:30\nA: 80kg x 10\n\(text)B: 3x12\n- 3x12\n"))
  #expect(log.diagnostics.map(\.code) == codes)
  #expect(log.exercises.map(\.sets.count) == [1, 6])
}

@Test(arguments: ["* 90kg x 8", "location =", "> Terra"])
func setsBelowALineThatWasNoExercise(line: String) {
  let log = LogReader.read(
    Source(name: "log/2026-01.txt", text: "2026-01-05 18:30\nA: 80kg x 10\n\(line)\n- 80kg x 8\n"))
  #expect(log.exercises.map(\.sets.count) == [2])
}
