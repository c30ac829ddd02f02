import TestSupport
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
  @Test(arguments: Rows.of("merging", "lines")) func lines(_ versions: [String]) throws {
    func session(_ lines: String) -> String { "2026-01-05\n" + lines + "\n\n2026-01-07\nA: 1\n" }
    let merge = try Merge(
      base: session(versions[0]), ours: session(versions[1]), theirs: session(versions[2]))
    #expect(merge.text == session(versions[3]))
    #expect(merge.conflicts == 0)
  }

  /// Base, ours, theirs, and the lines that end up between markers.
  @Test(arguments: Rows.of("merging", "conflicts")) func conflicts(_ versions: [String]) throws {
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
