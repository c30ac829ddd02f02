import CommandSupport
import Commands
import Foundation
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(10))) struct DiffCommandTests {
  /// Two sessions and a check-in; then one is corrected, one goes, one comes.
  private func repository() throws -> GitRepository {
    let repository = try GitRepository([
      "bumbum.toml": "format = 1\n",
      "log/2026-01.txt":
        "2026-01-05 18:30-? Treino A\n  Supino: 80kg x 10, 90kg x 8\n  > bom\n\n2026-01-07\n  Remada: 50kg x 10\n",
      "checkins/2026/01.txt": "[2026-01-05 20:00]\ntype = Gym\ntitle = Treino\n",
    ])
    try repository.write(
      "log/2026-01.txt",
      "2026-01-05 18:30-19:42 Treino A\n  Supino: 80kg x 10, 95kg x 8 f\n  > ótimo\n\n2026-01-09 07:00\n  Corrida: 5km in 27:30\n"
    )
    try repository.write(
      "checkins/2026/01.txt", "[2026-01-05 20:00]\ntype = Gym\ntitle = Peito\n\n[2026-01-09 07:40]\n")
    return repository
  }

  /// `^HEAD` is all that HEAD is not: no journal of which there are empty numbers.
  @Test(arguments: ["^HEAD", "HEAD..HEAD", "-p"]) func whatIsNoCommitIsRefused(_ revision: String) throws {
    let repository = try repository()
    let run = Run("stats --at=\(revision)", in: repository)
    #expect(run.code == .failure)
    #expect(run.errors.contains("git knows no commit '\(revision)'"))
  }

  @Test func sinceTheLastCommit() throws {
    let repository = try repository()
    let run = Run("diff", in: repository)
    #expect(run.code == .success)
    #expect(run.errors == "")
    #expect(
      run.output == """
        Sessions
          ~ 2026-01-05 18:30-19:42 Treino A
            - 2026-01-05 18:30-? Treino A
            - Supino: 90.0kg × 8
            + Supino: 95.0kg × 8 f
            - > bom
            + > ótimo
          - 2026-01-07 · 1 exercise · 1 set
          + 2026-01-09 07:00 · 1 exercise · 1 set

        Check-ins
          ~ 2026-01-05 20:00 Gym: Peito
          + 2026-01-09 07:40 Check-in

        Records
          Corrida  5km in 27:30  first
          Remada   –             lost: 50.0kg × 10
          Supino   95.0kg × 8    first

        """)
  }

  /// A photo that is committed and there is none that went.
  @Test func aPhotoThatIsThereIsNoDifference() throws {
    let repository = try repository()
    try repository.write("checkins/2026/01-05-2000.jpg", "not looked into")
    try repository.commit("second")
    for words in [["diff"], ["diff", "HEAD"]] {
      #expect(Run(Line(words), in: repository).output == "No difference in what was trained.\n")
    }
    try repository.write("checkins/2026/01-05-2001.jpg", "another")
    #expect(Run("diff", in: repository).output == "Photos\n  + checkins/2026/01-05-2001.jpg\n")
  }

  @Test func betweenCommits() throws {
    let repository = try repository()
    try repository.commit("second")
    #expect(Run("diff", in: repository).output == "No difference in what was trained.\n")
    let there = Run("diff HEAD~1 HEAD", in: repository)
    #expect(there.output == Run("diff HEAD~1", in: repository).output)
    let back = Run("diff HEAD HEAD~1 --lang pt-BR", in: repository)
    #expect(back.output.contains("20:00 Academia: "))
    #expect(
      back.output.contains(
        "  + 07/01/2026 · 1 exercício · 1 série\n  - 09/01/2026 07:00 · 1 exercício · 1 série\n"))
    #expect(back.output.contains("Supino   –            perdido: 95,0kg × 8"))
  }

  /// Names, plans, settings, measures and skips: what is in no session.
  @Test func whatIsNotTrainingIsToldToo() throws {
    let repository = try GitRepository([
      "bumbum.toml": "format = 1\ngoal = 3\n", "exercises.txt": "Supino: chest\n",
      "log/2026-01.txt": "2026-01-05\n  Supino: 80kg x 10\n2026-01-06\n  Supino: 80kg x 10\n  Remada: skip\n",
      "plans/a.md": "# Treino A\n\n- Supino: chest, 3x10\n", "plans/b.md": "# Velho\n\n- Remada: back\n",
      "checkins/2026/01.txt": "[measure 2026-01-05]\nbodyweight = 81kg\n",
    ])
    try repository.write("bumbum.toml", "format = 1\ngoal = 4\nunit = \"kg\"\n")
    try repository.write("exercises.txt", "Supino reto: chest\n")
    try repository.write(
      "log/2026-01.txt", "2026-01-05\n  Supino reto: 80kg x 10\n2026-01-06\n  Supino reto: 80kg x 10\n  Remada: skip\n")
    try repository.write("plans/a.md", "# Treino A\n\n- Supino: chest, 3x8\n")
    try repository.write("plans/b.md", "+++\naka = [\"Velho\"]\n+++\n# Novo\n\n- Remada: back\n")
    try repository.write(
      "checkins/2026/01.txt",
      "[measure 2026-01-05]\nbodyweight = 82kg\n[skip 2026-01-08 .. 2026-01-09]\nreason = gripe\n")
    let expected = """
      Exercises
        ~ Supino → Supino reto · renamed in 2 sessions

      Measures
        ~ 2026-01-05
          - bodyweight = 81kg
          + bodyweight = 82kg

      Skipped days
        + 2026-01-08 .. 2026-01-09
          + reason = gripe

      Plans
        ~ Velho → Novo
        ~ Treino A
          - - Supino: chest, 3x10
          + - Supino: chest, 3x8

      Exercises
        - Supino: chest
        + Supino reto: chest

      Settings
        ~ goal
          - goal = 3
          + goal = 4
        + unit = "kg"
      """
    let run = Run("diff", in: repository)
    #expect(run.output.hasPrefix(expected + "\n\nRecords\n"), "\(run.output)")
    #expect(
      Run("diff --lang pt-BR", in: repository).output.contains("Supino → Supino reto · com outro nome em 2 treinos"))
    try repository.commit("second")
    #expect(Run("diff HEAD~1..", in: repository).output == run.output)
    #expect(Run("diff HEAD~1..HEAD", in: repository).output == run.output)
    #expect(Run("diff ..HEAD~1", in: repository).output.contains("Supino reto → Supino"))
    for wrong in ["..", "HEAD~1...HEAD"] {
      #expect(Run("diff \(wrong)", in: repository).code == .failure, "\(wrong)")
    }
  }

  @Test func recordsGainedAndLost() throws {
    let repository = try GitRepository(["log/2026-01.txt": "2026-01-05\n  A: 80kg x 10\n  B: 60s\n"])
    try repository.write("log/2026-01.txt", "2026-01-05\n  A: 85kg x 10\n  B: 45s\n")
    let run = Run("diff", in: repository)
    #expect(
      run.output.hasSuffix("Records\n  A  85.0kg × 10  before 80.0kg × 10\n  B  45s          lost: 1:00\n"))
  }

  @Test func statsAtACommit() throws {
    let repository = try GitRepository([
      "log/2026-01.txt": "2026-01-05\n  A: 80kg x 10\n", "a/b.txt": "x",
      "checkins/2026/01.txt": "[2026-01-05]\n",
    ])
    let before = Run("stats --json", in: repository).output
    try repository.write("log/2026-01.txt", "2026-01-05\n  A: 80kg x 10, 70kg x 10\n")
    try repository.commit("more")
    #expect(Run("stats --json --at HEAD~1", in: repository).output == before)
    #expect(Run("stats --json", in: repository).output != before)
  }

  @Test func whatGitDoesNotKnow() throws {
    let repository = try GitRepository()
    let foo = Run("diff foo", in: repository)
    #expect(foo.code == .failure && foo.errors.contains("git knows no commit 'foo'"))
    #expect(Run("diff -- --output=x", in: repository).errors.contains("git knows no commit '--output=x'"))
    let loose = try ScratchJournal()
    #expect(Run("diff", in: loose).errors.contains("'diff' asks git, and git says that"))
    #expect(Run("stats --at HEAD", in: loose).errors.contains("'--at' asks git, and git says that"))
    #expect(
      Run("diff", in: loose, program: { _, _ in nil }).errors.contains("there is no git to run"))
  }
}
