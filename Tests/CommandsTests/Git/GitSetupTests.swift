import CommandSupport
import Commands
import Testing

/// With real git, and the program as git finds it.
@Suite(.disabled(if: GitRepository.isMissing, "there is no built program to try"), .timeLimit(.minutes(10)))
struct GitSetupTests {
  /// 'eol=lf' changes every line of such a file: told before, and once.
  @Test func linesThatWillChangeAreAnnounced() throws {
    let repository = try GitRepository([
      "bumbum.toml": "format = 1\r\n", "log/2026-01.txt": "2026-01-05\r\n", "exercises.txt": "A: chest\n",
    ])
    let told = "2 files have lines that end in CR LF: git keeps them with LF"
    #expect(Run("git setup --dry-run", in: repository).errors.contains(told))
    #expect(Run("git setup", in: repository).errors.contains(told))
    #expect(!Run("git setup", in: repository).errors.contains("CR LF"))
  }

  @Test func againAndBack() throws {
    let repository = try GitRepository(["log/2026-01.txt": "2026-01-05 18:30\n  A: 8\n"])
    let before = try repository.git("config --local --list").output
    let first = try repository.bumbum("git setup")
    #expect(first.code == 0 && first.errors == "this clone is set up\n")
    #expect(
      first.output == """
        .gitattributes
        .gitignore
        switched on: git merges sessions by meaning, the sets of both sides in one
        switched on: 'git diff' says which session or check-in a line is of
        switched on: a commit with a mistake in it is refused

        """)
    let attributes = repository.read(".gitattributes")
    let hook = repository.read(".git/hooks/pre-commit")
    #expect(try repository.git("check-attr merge log/2026-01.txt").output.hasSuffix("merge: bumbum\n"))
    #expect(try repository.git("check-attr binary checkins/2026/a.jpg").output.hasSuffix("binary: set\n"))
    let again = try repository.bumbum("git setup")
    #expect(again.code == 0 && again.output == "")
    #expect(
      repository.read(".gitattributes") == attributes && repository.read(".git/hooks/pre-commit") == hook)
    let undone = try repository.bumbum("git setup --undo")
    #expect(undone.code == 0 && undone.output.hasPrefix("removed: .gitattributes\nremoved: .gitignore\n"))
    #expect(undone.output.hasSuffix("switched off: a commit with a mistake in it is refused\n"))
    #expect(try repository.git("config --local --list").output == before)
    #expect(!repository.holds(".gitattributes"))
    #expect(!repository.holds(".git/hooks/pre-commit"))
  }

  /// What a write keeps for a moment beside a file is no change to git, and what stood in `.gitignore` stays.
  @Test func temporaryFilesAreIgnored() throws {
    let repository = try GitRepository([".gitignore": "*.pdf\n", "log/2026-01.txt": ""])
    try repository.write("log/.bumbum-17", "")
    try repository.write(".bumbum/lock", "")
    let word = "'git add -A' beside a write may take a file that is there for a moment"
    #expect(try repository.bumbum("doctor").output.contains(word))
    try repository.bumbum("git setup")
    #expect(try repository.git("status --porcelain -uall").output == " M .gitignore\n?? .gitattributes\n")
    #expect(repository.read(".gitignore").hasPrefix("*.pdf\n\n# Written by"))
    #expect(try !repository.bumbum("doctor").output.contains(word))
    try repository.bumbum("git setup --undo")
    #expect(repository.read(".gitignore") == "*.pdf\n")
  }

  @Test func whatIsThereStays() throws {
    let repository = try GitRepository([".gitattributes": "*.pdf binary\n"])
    try repository.write(".git/hooks/pre-commit", "#!/bin/sh\necho mine\n")
    let setup = try repository.bumbum("git setup")
    #expect(setup.code == 0 && setup.errors.contains("there is a hook already, and it stays as it is"))
    #expect(setup.errors.contains("bumbum lint --staged --quiet --dir . || exit 1"))
    #expect(repository.read(".git/hooks/pre-commit") == "#!/bin/sh\necho mine\n")
    #expect(repository.read(".gitattributes").hasPrefix("*.pdf binary\n\n# Written by"))
    try repository.bumbum("git setup --undo")
    #expect(repository.read(".gitattributes") == "*.pdf binary\n")
    #expect(repository.read(".git/hooks/pre-commit") == "#!/bin/sh\necho mine\n")
  }

  @Test func nothingIsWrittenInADryRun() throws {
    let repository = try GitRepository()
    let dry = try repository.bumbum("git setup --dry-run")
    #expect(dry.code == 0 && dry.output.contains("+/log/*.txt text eol=lf merge=bumbum diff=bumbum-log"))
    #expect(
      dry.output.contains("git config: merge.bumbum.driver = z=%S x=%X y=%Y; ")
        && dry.output.hasSuffix("/hooks/pre-merge-commit\n"))
    #expect(try repository.git("status --porcelain").output == "")
    #expect(try repository.git("config --get merge.bumbum.driver").code == 1)
  }

  @Test func initWithGit() throws {
    let repository = try GitRepository()
    let begun = try repository.run("bumbum init --git --lang en 'novo # 1'", in: repository.path + "/..")
    #expect(begun.code == 0, "\(begun.errors)")
    let new = repository.path + "/../novo # 1"
    #expect(try repository.run("git add -A", in: new).code == 0)
    #expect(try repository.run("git commit -q -m first", in: new).code == 0)
    #expect(try repository.run("git status --porcelain", in: new).output == "")
  }

  @Test func withoutARepositoryOrGit() throws {
    let loose = try ScratchJournal()
    let none = Run("git setup", in: loose)
    #expect(none.code == .failure && none.errors.contains("is in no repository"))
    let missing = Run("git setup", in: loose, program: { _, _ in nil })
    #expect(
      missing.code == .failure && missing.errors.contains("'git setup' asks git, and there is no git to run"))
    #expect(
      Run("diff", in: loose, program: { _, _ in nil }).errors.contains("'diff' asks git, and there is no git to run"))
  }

  /// `git diff` names the session that a change is in.
  @Test func diffsNameTheSession() throws {
    let sets = (1...12).map { "  Exercício \($0): 80kg x 10\n" }.joined()
    let repository = try GitRepository(["log/2026-01.txt": "2026-01-05 18:30 Treino A\n" + sets])
    try repository.bumbum("git setup")
    try repository.write("log/2026-01.txt", "2026-01-05 18:30 Treino A\n" + sets + "  Prancha: 60s\n")
    #expect(try repository.git("diff").output.contains("@@ 2026-01-05 18:30 Treino A\n"))
  }
}
