import CommandSupport
import Commands
import Foundation
import TestSupport
import Testing

/// Whether all that a backup or a commit had is still there, by meaning.
@Suite(.timeLimit(.minutes(10))) struct VerifyTests {
  private let now = "2026-02-28 12:00"
  private let log =
    "2026-01-05 18:30-? Treino A\n  Supino: 80kg x 10, 90kg x 8 \"firme\"\n  > bom\n\n2026-01-07\n  Remada: skip\n"
  private let checkIns =
    "[2026-01-05 20:00]\ntype = Gym\ntitle = Treino\n[skip 2026-01-09]\n[measure 2026-01-10]\nbodyweight = 81kg\n"

  private func journal() throws -> ScratchJournal {
    try ScratchJournal([
      "bumbum.toml": "format = 1\ngoal = 3\n", "exercises.txt": "Supino: chest\nRemada: back\n", "log/2026-01.txt": log,
      "checkins/2026/01.txt": checkIns, "plans/a.md": "# Treino A\n\n- Supino: chest, 3x10\n",
    ])
  }

  private func backedUp(_ journal: ScratchJournal) throws -> String {
    let tar = journal.path + ".tar"
    let run = Run("backup \(tar) --force", in: journal, now: now)
    #expect(run.code == .success && run.errors.hasSuffix("written and read again\n"), "\(run.errors)")
    return tar
  }

  private func change(_ journal: ScratchJournal, _ path: String, _ old: String, _ new: String) throws {
    let text = try journal.text(path)
    #expect(text.contains(old))
    try journal.write(path, Data(text.replacingOccurrences(of: old, with: new).utf8))
  }

  /// What came since, another style, another file: nothing of it is a loss.
  @Test func allIsStillThere() throws {
    let journal = try journal()
    let tar = try backedUp(journal)
    defer { try? FileManager.default.removeItem(atPath: tar) }
    try journal.write(
      "log/2026-01.txt",
      Data(
        "2026-01-07\n\tRemada:  skip\n2026-01-05  18:30–19:42 Treino A #novo\n  Supino: 80KGx10, 90kg × 8 “firme”, 60kg x 12\n  > bom\n  > mais\n"
          .utf8))
    try change(journal, "checkins/2026/01.txt", "bodyweight = 81kg", "bodyweight=81.0kg\n> em jejum")
    try journal.write("plans/b.md", "# Treino B\n")
    let run = Run("backup --verify \(tar)", in: journal, now: now)
    #expect(run.output == "all of '\(tar)' is still there: 2 sessions, 1 check-in\n", "\(run.output)")
    #expect(run.code == .success)
    let other = Run("backup --verify \(tar) --lang pt-BR", in: journal, now: now)
    #expect(other.output == "tudo de '\(tar)' ainda está aqui: 2 treinos, 1 check-in\n")
  }

  @Test(arguments: [
    ("log/2026-01.txt", "90kg", "30kg", "- Supino: 90.0kg × 8"), ("log/2026-01.txt", "skip", "10", "- Remada: skip"),
    ("log/2026-01.txt", "\"firme\"", "", "- Supino: \"firme\" (2)"), ("log/2026-01.txt", "  > bom\n", "", "- > bom"),
    ("log/2026-01.txt", "2026-01-07\n  Remada: skip\n", "", "- 2026-01-07"),
    ("log/2026-01.txt", "2026-01-07", "2026-01-08", "- 2026-01-07"),
    ("log/2026-01.txt", "Treino A", "Treino B", "- 2026-01-05 18:30-? Treino A"),
    ("checkins/2026/01.txt", "Gym", "Run", "~ 2026-01-05 20:00 Run"),
    ("checkins/2026/01.txt", "[skip 2026-01-09]\n", "", "- 2026-01-09"),
    ("checkins/2026/01.txt", "81kg", "87kg", "- bodyweight = 81kg"),
    ("plans/a.md", "3x10", "3x8", "- - Supino: chest, 3x10"), ("exercises.txt", "Remada: back\n", "", "- Remada: back"),
    ("bumbum.toml", "goal = 3", "goal = 5", "- goal = 3"),
  ])
  func whatIsGoneOrOtherwiseIsNamed(_ path: String, _ old: String, _ new: String, _ shown: String) throws {
    let journal = try journal()
    let tar = try backedUp(journal)
    defer { try? FileManager.default.removeItem(atPath: tar) }
    try change(journal, path, old, new)
    let run = Run("backup --verify \(tar)", in: journal, now: now)
    #expect(run.code == .findings)
    #expect(run.output.contains(shown), "\(run.output)")
    #expect(run.errors.hasSuffix("1 thing of '\(tar)' is gone or otherwise\n"), "\(run.errors)")
  }

  @Test func photosAreComparedByTheirBytes() throws {
    let journal = try journal()
    try journal.write("checkins/2026/a.jpg", Data([1, 2, 3]))
    try journal.write("checkins/2026/b.jpg", Data([1, 2, 3]))
    let tar = try backedUp(journal)
    defer { try? FileManager.default.removeItem(atPath: tar) }
    try journal.write("checkins/2026/a.jpg", Data([1, 2, 4]))
    try journal.remove("checkins/2026/b.jpg")
    let run = Run("backup --verify \(tar)", in: journal, now: now)
    #expect(run.output == "Photos\n  - checkins/2026/b.jpg\n  ~ checkins/2026/a.jpg\n", "\(run.output)")
    #expect(run.code == .findings)
  }

  @Test func whatIsNoBackupIsRefused() throws {
    let journal = try journal()
    try journal.write("x.tar", "abc")
    let run = Run("backup --verify x.tar", in: journal, now: now)
    #expect(run.code == .failure)
    #expect(run.errors.contains("can't read 'x.tar' as a backup: it is no tar\n"))
    let missing = Run("backup --verify y.tar", in: journal, now: now)
    #expect(missing.code == .failure)
    #expect(missing.errors.contains("there is no file 'y.tar'"))
    #expect(Run("backup --verify a b", in: journal).code == .failure)
    #expect(Run("backup", in: journal).errors.contains("into which file?"))
  }

  /// A month that can't be read may hold what is missing.
  @Test func anIncompleteAnswerIsNone() throws {
    let journal = try journal()
    let tar = try backedUp(journal)
    defer { try? FileManager.default.removeItem(atPath: tar) }
    try journal.remove("log/2026-01.txt")
    try FileManager.default.createDirectory(
      atPath: journal.path + "/log/2026-01.txt", withIntermediateDirectories: true)
    #expect(Run("backup --verify \(tar)", in: journal, now: now).code == .failure)
    #expect(Run("backup --verify \(tar) --partial", in: journal, now: now).code == .findings)
  }

  @Test func aCommitIsCompared() throws {
    let repository = try GitRepository(["bumbum.toml": "format = 1\n", "log/2026-01.txt": log])
    #expect(Run("backup --verify", in: repository, now: now).code == .success)
    try repository.write("log/2026-01.txt", log.replacingOccurrences(of: "80kg", with: "89kg"))
    try repository.commit("slip")
    #expect(Run("backup --verify", in: repository, now: now).code == .success)
    let run = Run("backup --verify HEAD~1", in: repository, now: now)
    #expect(run.code == .findings && run.output.contains("- Supino: 80.0kg × 10"), "\(run.output)")
  }
}
