import CommandSupport
import Commands
import Foundation
import TestSupport
import Testing

/// What a command that writes says: in the language of the journal to its last word, and nothing that was typed is passed over.
@Suite struct WrittenWordTests {
  private func journal(_ language: String = "pt-BR") throws -> ScratchJournal {
    try ScratchJournal([
      "bumbum.toml": "format = 1\nlanguage = \"\(language)\"\n",
      "plans/a.md": "+++\ncreated = 2026-01-06\n+++\n\n# Corpo\n\n## Segunda\n\n- Agachamento: legs, 3x5 @ 60kg\n",
      "log/2026-02.txt": "2026-02-26 18:30-19:30\n  Supino: 2x5 @ 80kg\n\n2026-03-01 11:00-?\n  Supino: 3x5 @ 80kg\n",
      "checkins/2026/02.txt": "[skip 2026-02-02 .. 2026-02-03]\n\n[measure 2026-02-26]\nbodyweight = 81kg\n",
    ])
  }

  @Test(arguments: [
    (["plan", "add", "Corpo", "Agachamento", "legs", "3x8"], "já está neste dia"),
    (["set", "Supino", "700kg x 8"], "é mais do que alguém já levantou assim; com a vírgula fica '70kg'"),
    (["skip", "2026-02-03", "gripe"], "também está em outro intervalo"),
    (["measure", "61kg"], "escreva o que a balança mostrou"),
    (["add", "session", "2026-02-26", "19:00-19:20"], "2026-02-26"),
  ])
  func aWarningHasNoEnglishWords(words: [String], start: String) throws {
    let journal = try journal()
    let run = Run(Line(words), in: journal)
    #expect(run.errors.contains(start), "\(run.errors)")
    #expect(EnglishWords.left(in: run.errors) == [] && !run.errors.contains("warning"), "\(run.errors)")
  }

  @Test(arguments: [
    (["stats"], "bumbum: o diário tem erros; veja 'bumbum lint'\n"), (["plates", "101kg"], "'100kg' e '102,5kg'"),
    (["exercise", "rename", "Supino", "Supino reto", "--no-aka"], "2 linhas em 1 arquivo\n"),
  ])
  func theRestIsSaidTooInPortuguese(words: [String], end: String) throws {
    let journal = try journal()
    if words == ["stats"] { try journal.write("log/2026-01.txt", "2026-01-32\n  Supino: 3x5\n") }
    let run = Run(Line(words), in: journal)
    #expect(run.errors.contains(end), "\(run.errors)")
  }

  @Test func aPlanThatWentAndADroppedSessionAreSaidInPortuguese() throws {
    let journal = try journal()
    #expect(Run("plan delete Corpo --yes", in: journal).output == "plans/a.md: apagado\n")
    let run = Run("finish --discard", in: journal, answers: ["n"])
    #expect(run.questions.contains("com 3 séries?"), "\(run.questions)")
    let photo = Run("checkin x --photo \(journal.path)/bumbum.toml", in: journal)
    #expect(photo.errors.contains("não é JPEG, PNG, WebP nem HEIC, apesar do nome"), "\(photo.errors)")
  }

  @Test(arguments: [
    ("undo three", "'undo' takes no 'three'"), ("undo 0", "'undo' takes no '0'"),
    ("undo --redo 2 extra", "'undo' takes no 'extra'"),
    ("plan --template list", "there is no template 'list'"),
    ("plan --template 531", "'--template' goes with 'plan new'"), ("finish --discard all", "'finish' takes no 'all'"),
    ("doctor now", "'doctor' takes no 'now'"),
  ])
  func aWordTooMuchIsRefused(line: String, message: String) throws {
    let journal = try journal("en")
    let run = Run(Line(line), in: journal)
    #expect(run.code == .failure)
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(run.output == "")
  }

  @Test(arguments: [
    "2026-02-07 .. 2026-02-09 flu", "2026-02-07..2026-02-09 flu", "2026-02-07.. 2026-02-09 flu",
    "2026-02-07 2026-02-09 flu",
  ])
  func aRangeIsSaidAsTheFilesHaveIt(words: String) throws {
    let journal = try journal("en")
    let run = Run("skip \(line: words)", in: journal)
    #expect(run.output.hasSuffix(": [skip 2026-02-07 .. 2026-02-09]\n"), "\(run.output)\(run.errors)")
  }

  @Test(arguments: ["2026-02-07 .. flu", "2026-02-07..", ".. 2026-02-07"]) func aRangeNeedsBothDays(words: String)
    throws
  {
    let journal = try journal("en")
    let run = Run("skip \(line: words)", in: journal)
    #expect(run.code == .failure)
  }

  @Test(arguments: [
    ("measure weight 81kg", "", "[measure 2026-03-01 12:00]\n  bodyweight = 81kg\n"),
    ("measure peso 81kg", "", "[measure 2026-03-01 12:00]\n  bodyweight = 81kg\n"),
    ("measure waist 80cm", "write 'bumbum measure waist=80cm'\n", ""),
    ("exercise max Supino 100", "'100' has no unit\n        write 'bumbum exercise max Supino 100kg'\n", ""),
    ("volume --by muscle", "it stands without an option: 'bumbum volume muscle'\n", ""),
    ("plan create x", "did you mean 'plan new'?\n", ""),
  ])
  func whatWasMeantIsDoneOrSaid(line: String, errors: String, output: String) throws {
    let journal = try journal("en")
    let run = Run(Line(line), in: journal)
    #expect(run.errors.hasSuffix(errors) && run.output.hasSuffix(output), "\(run.errors)\(run.output)")
    #expect((run.code == .success) == errors.isEmpty)
  }
}
