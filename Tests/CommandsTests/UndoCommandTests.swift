import CommandSupport
import Commands
import Foundation
import Testing

/// `undo` and `redo` as a person uses them: one after another, over all kinds of commands.
@Suite struct UndoCommandTests {
  private static let log = "2026-01-03 18:00-19:00 Treino A\n  Supino reto: 80kg x 8\n"

  private func journal() throws -> ScratchJournal {
    try ScratchJournal([
      "bumbum.toml": "format = 1\nplan = \"Treino A\"\n", "log/2026-01.txt": Self.log,
      "plans/treino-a.md":
        "+++\ncreated = 2026-01-01\n+++\n\n# Treino A\n\n- Supino reto: chest, 4x8\n- Remada: back, 3x8\n",
    ])
  }

  /// Thirty writes by ten and more commands.
  private static let evening: [[String]] = [
    ["start"], ["set", "supino", "40kg x 10 w"], ["set", "80kg x 8"], ["set", "80kg x 8"], ["set", "80kg x 7 f"],
    ["set", "remada", "60kg x 10/10"], ["set", "60kg x 9"], ["set", "--new", "Rosca", "20kg x 12"], ["finish"],
    ["checkin", "Musculação", "Noite"], ["measure", "81.2kg"], ["skip", "2026-01-07", "2026-01-08", "gripe"],
    ["plan", "add", "Treino A", "Agachamento", "legs", "5x5"], ["plan", "move", "Treino A", "Agachamento", "first"],
    ["plan", "remove", "Treino A", "Remada"], ["plan", "new", "Treino B"], ["plan", "activate", "Treino B"],
    ["plan", "rename", "Treino B", "Costas"], ["plan", "add", "Costas", "Remada", "back", "3x8"],
    ["plan", "delete", "Costas", "--yes"], ["exercise", "rename", "Supino reto", "Supino"],
    ["exercise", "max", "Supino", "100kg"], ["add", "session", "2026-01-04 10:00-11:00", "Treino A"],
    ["remove", "session", "2026-01-03 18:00", "--yes"], ["exercise", "rename", "Remada", "Remada curvada"],
    ["checkin", "Run", "Ontem", "--at", "2026-01-04 20:00"], ["remove", "checkin", "2026-01-04 20:00", "--yes"],
    ["measure", "80.5kg", "--at", "2026-01-04 09:00"], ["start", "Treino A"], ["set", "supino", "82.5kg x 5"],
    ["finish", "--discard", "--yes"],
  ]

  private func files(_ journal: ScratchJournal) -> [String: Data] {
    let names = FileManager.default.enumerator(atPath: journal.path)?.allObjects.compactMap { $0 as? String } ?? []
    return names.reduce(into: [:]) { files, name in
      if !name.hasPrefix(".bumbum") { files[name] = FileManager.default.contents(atPath: journal.path + "/" + name) }
    }
  }

  @Test func thirtyBackAndForth() throws {
    let journal = try journal()
    var states = [files(journal)]
    for (number, words) in Self.evening.enumerated() {
      let now = "2026-01-05 \(18 + number / 60):\(number % 60 < 10 ? "0" : "")\(number % 60)"
      let run = Run(Line(words), in: journal, now: now)
      #expect(run.code == .success, "\(words): \(run.errors)")
      #expect(files(journal) != states.last, "\(words) wrote nothing")
      states.append(files(journal))
    }
    #expect(Set(Self.evening.map { $0[0] }).count >= 10)
    for round in 0..<2 {
      for number in (0..<Self.evening.count).reversed() {
        let undo = Run("undo", in: journal, now: "2026-01-05 20:00")
        let words = Self.evening[number].filter { $0 != "--yes" }.joined(separator: " ")
        #expect(undo.output.hasPrefix("undid: \(words), 18:"), "\(undo.output)\(undo.errors)")
        #expect(files(journal) == states[number], "round \(round): undo of \(words)")
      }
      #expect(Run("undo", in: journal).errors == "there is nothing to undo\n")
      for number in Self.evening.indices {
        #expect(Run("undo --redo", in: journal, now: "2026-01-05 20:00").output.hasPrefix("done again: "))
        #expect(files(journal) == states[number + 1], "round \(round): redo of \(Self.evening[number])")
      }
      #expect(Run("undo --redo", in: journal).errors == "there is nothing to do again\n")
    }
  }

  /// The note of the last write is damaged: that is said, and what the next 'undo' does.
  @Test func aDamagedNoteIsSaid() throws {
    let journal = try journal()
    func run(_ words: Line) -> Run { Run(words, in: journal, now: "2026-01-05 18:30") }
    #expect(run("measure 81.2kg").code == .success)
    #expect(run("start").code == .success)
    let before = files(journal)
    let notes = try FileManager.default.contentsOfDirectory(atPath: journal.path + "/.bumbum/writes").sorted()
    try journal.write(".bumbum/writes/\(try #require(notes.last))", "garbage")
    for words in [["undo", "--dry-run"], ["undo", "2"]] {
      let damaged = Run(Line(words), in: journal, now: "2026-01-05 18:30")
      #expect(damaged.code == .findings && damaged.output == "")
      #expect(
        damaged.errors
          == "the note of this write is damaged; nothing was changed\n'bumbum undo' goes on with: measure 81.2kg, 18:30\n"
      )
      #expect(files(journal) == before)
    }
    #expect(run("undo").output.hasPrefix("undid: measure 81.2kg, 18:30\n"))
    let nothing = run("undo")
    #expect(nothing.code == .findings && nothing.errors == "there is nothing to undo\n")
    #expect(run("undo --redo").code == .success)
    let last = run("undo --redo")
    #expect(last.code == .findings && last.errors == "there is nothing to do again\n")
  }
}
