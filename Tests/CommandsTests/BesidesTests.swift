import CommandSupport
import Commands
import Foundation
import Testing

/// Commands around the training: where it begins, an editor, a rest.
@Suite struct BesidesTests {
  @Test func anEditorGetsTheRightLine() throws {
    let journal = try ScratchJournal([
      "plans/treino-a.md": "# Treino A\n\n- Supino reto: chest\n",
      "log/2026-01.txt": "2026-01-05\n\n2026-01-07 18:00-?\n",
    ])
    var asked: [String] = []
    func edit(_ line: Line, _ editor: @escaping (String, [String]) -> Int32?) -> Run {
      let environment = ["EDITOR": "/usr/bin/nano -w", "LANG": "C"]
      return Run(line, in: journal, environment: environment, now: "2026-01-07 18:30", editor: editor)
    }
    let edited = edit("edit") {
      asked = [$0] + $1
      return 0
    }
    #expect(asked == ["/usr/bin/nano -w", "+3", journal.path + "/log/2026-01.txt"])
    #expect(edited.errors == "no problems in 1 file\n")
    let broken = edit("edit plan treino") { _, arguments in
      try? Data("lixo\n".utf8).write(to: URL(fileURLWithPath: arguments.last ?? ""))
      return 0
    }
    #expect(broken.code == .findings)
    #expect(Run("edit", in: journal).errors.contains("no editor is named"))
    #expect(
      edit("edit") { _, _ in 1 }.errors
        == "bumbum: '/usr/bin/nano -w' ended with code 1; the file is as it left it\n")
  }

  @Test func aRestIsCountedDown() throws {
    let journal = try ScratchJournal([
      "plans/treino-a.md": "# Treino A\n\n- Supino reto: chest\n",
      "log/2026-01.txt": "2026-01-05 18:30-? Treino A\n  Supino reto: 80kg x 8\n",
    ])
    #expect(Run("rest 3s", in: journal, isTerminal: true).errors == "\r00:03 \r00:02 \r00:01 \r00:00 \u{7}\n")
    #expect(Run("rest", in: journal, isTerminal: true).errors.hasPrefix("\r01:00 \r00:59 "))
    #expect(Run("rest 1:30", in: journal).errors == "")
    #expect(Run("rest muito", in: journal).errors.contains("write '90s', '2min' or '1:30'"))
  }

  /// Of the exercise that was done last, wherever it stands in the file.
  @Test func theRestOfTheLastExerciseIsMeant() throws {
    let journal = try ScratchJournal([
      "log/2026-01.txt": "2026-01-04 18:30-19:30\n  Curl: 10\n\n2026-01-05 18:30-?\n",
      "plans/push.md":
        "+++\ncreated = 2026-01-01\n+++\n\n# Push\n\n- Squat: legs, rest 180s\n- Row: back, rest 90s\n",
    ])
    for line: Line in ["set Squat 5", "set Row 8", "set squat 6"] {
      #expect(Run(line, in: journal, now: "2026-01-05 19:00").code == .success)
    }
    let rest = Run("rest", in: journal, isTerminal: true, now: "2026-01-05 19:00")
    #expect(rest.errors.hasPrefix("\r03:00 "))
  }

  @Test(arguments: [("en", "already"), ("pt-BR", "já há um diário")])
  func aJournalBegins(language: String, again: String) throws {
    let parent = try ScratchJournal()
    let new = parent.path + "/novo"
    #expect(Run("init \(new) --lang \(language)", folder: "/").code == .success)
    let lint = Run("lint --strict", folder: new)
    #expect(lint.code == .success && lint.output == "")
    #expect(Run("init \(new) --lang \(language)", folder: "/").errors.contains(again))
    #expect(Run("start", folder: new).code == .success)
  }
}
