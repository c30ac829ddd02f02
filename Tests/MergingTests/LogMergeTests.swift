import Testing

@Suite struct LogMergeTests {
  private let base = """
    2026-01-05 18:30-19:42 Treino A
      Supino reto: 80kg x 10
      Prancha: 3x60s

    """

  @Test func lineEndsOfOneSide() throws {
    let crlf = base.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
    let theirs = base + "\n2026-01-09\n  A: 12\n"
    for merge in try Merge.both(base: base, ours: crlf, theirs: theirs) {
      #expect(merge.conflicts == 0)
      #expect(merge.text == crlf + "\r\n2026-01-09\r\n  A: 12\r\n")
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
