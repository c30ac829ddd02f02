import Grammar
import Guess
import TestSupport
import Testing
import Text
import Training

/// Sets as people write them on paper, in other apps and with sweaty hands, and what each means. What the reader proposes is
/// applied, read again, and compared: a proposal never changes the meaning, and where there are two meanings both are shown.
@Suite struct SloppySetTests {
  /// What is typed behind `Supino:`, and every meaning that is proposed; none where only the person can know.
  @Test(arguments: Rows.of("recording", "texts")) func aProposalKeepsTheMeaning(_ row: [String]) throws {
    let (typed, meanings) = (row[0], Rows.list(row[1]))
    #expect(try Set(Self.proposals(for: typed).map(Self.meaning)) == Set(meanings.map(Self.meaning)), "\(typed)")
  }

  private static let start = "2026-01-05 18:30\nSupino: "

  private static func read(_ text: String) -> Log {
    LogReader.read(Source(name: "log/2026-01.txt", text: start + text + "\n"))
  }

  /// Every text that the reader's words lead to: applied as long as there is something to apply.
  private static func proposals(for typed: String, depth: Int = 0) throws -> [String] {
    let log = read(typed)
    guard let found = log.diagnostics.first.map({ Guess.help(for: $0, in: log.source) }) else { return [typed] }
    try #require(depth < 3, "\(typed) never ends")
    if let fix = found.fix {
      let fixed = try #require(fix.edits.applied(to: log.source.bytes))
      let text = String(decoding: fixed, as: UTF8.self).dropFirst(start.count).dropLast()
      return try proposals(for: String(text), depth: depth + 1)
    }
    // `write 'a' or 'b'` is about the whole group.
    guard let help = found.help?.english, help.hasPrefix("write '") else { return [] }
    let quoted = help.dropFirst("write ".count).split(separator: " or ")
    try #require(quoted.allSatisfy { $0.hasPrefix("'") && $0.hasSuffix("'") }, "\(help)")
    return try quoted.flatMap { try proposals(for: String($0.dropFirst().dropLast()), depth: depth + 1) }
  }

  /// Every set with its marks, and every remark.
  private static func meaning(_ text: String) -> String {
    let log = read(text)
    let exercise = log.sessions.first?.exercises.first
    let remarks = exercise?.remarks.map { "\($0)" } ?? []
    return "\(exercise?.sets.map { "\($0)" } ?? []) \(remarks) \(log.diagnostics.map(\.message.english))"
  }
}
