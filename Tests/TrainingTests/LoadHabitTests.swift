import Testing
import Training

/// Working sets are letters, `b` with the body and `l` of a load alone: `bbb l` are two sessions.
@Suite struct LoadHabitTests {
  private func set(_ letter: Character) -> WorkSet {
    let weight = Weight(hundredths: 2000, .kg)
    return WorkSet(load: letter == "b" ? .bodyweight(added: weight) : .weight(weight), amount: .reps(5))
  }

  private func usual(_ name: String, done: String, planned: String) -> String {
    let sessions = done.split(separator: " ").map { $0.map { set($0) } }
    let lifts = Set(planned.compactMap { set($0).lift })
    let habit = LoadHabit(of: name, sessions: sessions, planned: lifts)
    return habit.usual.map { $0 == .body ? "b" : "l" } ?? ""
  }

  static let done = [
    "Lunge: bbb bb l > b", "Lunge: bbb bb lll > b", "Lunge: bbbbb l >", "Lunge: bb bb l >", "Lunge: bbb bb l l >",
    "Lunge: bbb bb > b", "Lunge: bbb bb lllll >", "Bench: lll lll b > l", "Bench: lll lll b b >", "Pull-up: b > b",
    "Pull-up: bb l l >", "Pull-up: bbb l l > b", "Pull-up: >", "Pull-up: lll lll b >",
  ]
  static let planned = [
    "Row: > b", "Row: lll > b", "Row: l l >", "Row: bbb l l > b",
  ]

  @Test(arguments: done) func byWhatWasDone(line: String) { check(line, planned: "") }

  @Test(arguments: planned) func byAPlanWithTheBody(line: String) { check(line, planned: "b") }

  @Test(arguments: ["Row: bb > l", "Row: bbb bbb l >", "Dip: bb >"]) func byAPlanWithALoad(line: String) {
    check(line, planned: "l")
  }

  @Test func plansWithBothDecideNothing() { check("Row: bbb bb l >", planned: "bl") }

  @Test func aWarmUpTellsNothing() {
    var warmUp = set("l")
    warmUp.marks = .warmUp
    #expect(warmUp.lift == nil && set("l").lift == .load && set("b").lift == .body)
    #expect(WorkSet(load: .none, amount: .reps(5)).lift == nil)
  }

  private func check(_ line: String, planned: String) {
    let parts = line.split { $0 == ":" || $0 == ">" }.map { $0.drop { $0 == " " } }
    let wanted = parts.count > 2 ? String(parts[2]) : ""
    #expect(usual(String(parts[0]), done: String(parts[1]), planned: planned) == wanted, "\(line)")
  }
}
