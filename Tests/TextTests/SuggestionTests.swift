import TestSupport
import Testing
import Text

@Suite struct SuggestionTests {
  @Test(arguments: Rows.of("text", "finds")) func finds(_ row: [String]) {
    let (word, meant) = (row[0], row[1])
    #expect(closest(to: word, among: ["unrelated", meant, "zzz"]) == meant)
  }

  @Test(arguments: [
    // Three slips; two slips in five characters, in four.
    ("lengaug", "language"), ("gaols", "golas!"), ("gl", "goal"), ("gaxl", "oal"),
    // One slip in two characters is most of the word.
    ("k", "kg"), ("lg", "kg"), ("", "kg"), ("", "a"),
    ("colour", "language"),
  ])
  func staysSilent(_ word: String, _ other: String) {
    #expect(closest(to: word, among: [other]) == nil)
  }

  @Test func takesTheNearest() {
    #expect(closest(to: "disabel", among: ["disabled", "disable"]) == "disable")
    #expect(closest(to: "plans", among: ["plant", "plan"]) == "plant")
    // Of equally near ones: a beginning, the first letter, the letters in another order.
    #expect(closest(to: "stat", among: ["start", "stats"]) == "stats")
    #expect(closest(to: "lnit", among: ["init", "lint"]) == "lint")
    #expect(closest(to: "form", among: ["fort", "from"]) == "from")
    #expect(closest(to: "goal", among: ["gaol", "GOAL"]) == "GOAL")
    #expect(closest(to: "goal", among: [String]()) == nil)
  }

  /// Optimal string alignment moves a pair once and lets nothing come between it: `ca` is three from `abc`.
  @Test func swapsTouchingLettersOnly() {
    #expect(closest(to: "ca-ca", among: ["abc-ca"]) == nil)
    #expect(closest(to: "ab-ca-", among: ["ba-ac-"]) == "ba-ac-")
  }

  /// Compared with the whole table of the textbook, on words of two letters, where slips are most entangled.
  @Test(arguments: 0..<20 as Range<UInt64>) func agreesWithTheTextbook(seed: UInt64) {
    var random = SeededLetters(state: seed &* 7919 &+ 1)
    for _ in 0..<200 {
      let left = random.word()
      let right = random.word()
      let length = max(left.count, right.count)
      let allowed = min(length <= 4 ? 1 : 2, length / 3)
      let isNear = textbookDistance(Array(left), Array(right)) <= allowed
      #expect((closest(to: left, among: [right]) == right) == isNear, "\(left) \(right)")
    }
  }

  @Test(.timeLimit(.minutes(10))) func longWordsTakeLinearTime() {
    let long = String(repeating: "ab", count: 100_000)
    #expect(closest(to: long + "c", among: [long + "d", long]) == long + "d")
    #expect(closest(to: long, among: ["language", "x" + long + "y" + "z"]) == nil)
  }
}

private struct SeededLetters {
  var state: UInt64

  mutating func next(_ bound: UInt64) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % bound)
  }

  mutating func word() -> String { String((0..<next(9)).map { _ in next(2) == 0 ? "a" : "b" }) }
}

private func textbookDistance(_ left: [Character], _ right: [Character]) -> Int {
  var table = Array(repeating: Array(repeating: 0, count: right.count + 1), count: left.count + 1)
  for row in 0...left.count { table[row][0] = row }
  for column in 0...right.count { table[0][column] = column }
  for row in 1..<max(1, left.count + 1) {
    for column in 1..<max(1, right.count + 1) {
      let cost = left[row - 1] == right[column - 1] ? 0 : 1
      var best = min(
        table[row - 1][column] + 1, table[row][column - 1] + 1, table[row - 1][column - 1] + cost)
      if row > 1, column > 1, left[row - 1] == right[column - 2], left[row - 2] == right[column - 1] {
        best = min(best, table[row - 2][column - 2] + 1)
      }
      table[row][column] = best
    }
  }
  return table[left.count][right.count]
}
