import CommandSupport
import Commands
import Foundation
import TestSupport
import Testing

/// What reads in one place reads in every place: each spelling means the same wherever such words are typed.
@Suite struct SpellingPlacesTests {
  /// The kind of words, and their spellings, the plain one first.
  @Test(arguments: Rows.of("spellings", "meansTheSame")) func meansTheSame(_ row: [String]) throws {
    let places = Rows.of("spellings", "places").filter { Rows.list($0[0]).contains(row[0]) }
    #expect(!places.isEmpty, "no place is of \(row[0])")
    let spellings = Rows.list(row[1])
    for place in places {
      let meant = try answer(at: place, spellings[0])
      for spelling in spellings.dropFirst() {
        let answer = try answer(at: place, spelling)
        #expect(
          answer == meant || answer.replacing(spelling, with: spellings[0]) == meant, "\(spelling): \(place)")
      }
    }
  }

  /// Returns the files after a command and `fmt` if it wrote any, else its answer; of a refusal its proposal. `{}` in the
  /// command stands for the words of the spelling, `{1}` for it as one word.
  private func answer(at place: [String], _ spelling: String) throws -> String {
    func filled(_ text: String) -> String { text.replacing("{}", with: spelling).replacing("{1}", with: spelling) }
    let journal = try ScratchJournal(files)
    let added = Rows.list(place[1])
    if let path = added.first {
      try journal.write(path, (journal[path] ?? "") + filled(added.dropFirst().joined(separator: "\n")) + "\n")
    }
    let before = paths.map { journal[$0] }
    let line = Line(place[2]).words.flatMap { $0 == "{}" ? spelling.components(separatedBy: " ") : [filled($0)] }
    let run = Run(Line(line), in: journal, input: filled(place[3]), now: "2026-11-25 19:00")
    #expect(!run.errors.contains("there is no option"))
    guard run.code == .success else { return run.errors.split(separator: "\n").last.map(String.init) ?? "" }
    if paths.map({ journal[$0] }) == before { return run.output }
    _ = Run("fmt", in: journal, now: "2026-11-25 19:00")
    return paths.compactMap { journal[$0] }.joined(separator: "\n")
  }

  private let paths = [
    "exercises.txt", "log/2026-11.txt", "plans/a.md", "checkins/2026/11.txt", "checkins/2026/12.txt",
  ]
  private let files = [
    "exercises.txt": "Supino: chest\nRemada: back\n",
    "log/2026-11.txt": "2026-11-24 18:30-19:30 Plano A\n  Remada: 60kg x 5\n2026-11-25 18:30-?\n",
    "plans/a.md": "# Plano A\n\n- Supino: chest, 3x8\n",
    "checkins/2026/11.txt": "[2026-11-24 07:00]\ntype = Run\n",
  ]
}
