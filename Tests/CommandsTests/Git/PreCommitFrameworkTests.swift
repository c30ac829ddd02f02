import CommandSupport
import Foundation
import TestSupport
import Testing

private enum PreCommit {
  static let isMissing: Bool = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return GitRepository.isMissing
      || !folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/pre-commit") }
  }()
}

/// The hook that `.pre-commit-hooks.yaml` offers, in the framework itself.
@Suite(
  .disabled(if: PreCommit.isMissing, "there is no pre-commit to try: 'pip install pre-commit'"),
  .timeLimit(.minutes(10)))
struct PreCommitFrameworkTests {
  @Test func looksAtWhatIsStaged() throws {
    let hooks = try String(contentsOfFile: Repository.root + "/.pre-commit-hooks.yaml", encoding: .utf8)
    let offering = try GitRepository([".pre-commit-hooks.yaml": hooks], name: "hooks")
    let revision = try offering.git("rev-parse HEAD").output
    let good = "2026-01-05 18:30\n  A: 8\n"
    let bad = "2026-01-05 18:30\n  A: 80x10\n"
    let repository = try GitRepository([
      "log/2026-01.txt": good,
      ".pre-commit-config.yaml":
        "repos:\n- repo: '\(offering.path)'\n  rev: \(revision)  hooks:\n  - id: bumbum-lint\n",
    ])
    #expect(try repository.run("pre-commit install").code == 0)
    try repository.write("log/2026-01.txt", bad)
    try repository.git("add -A")
    try repository.write("log/2026-01.txt", good)
    let kept = try repository.git("commit -m bad")
    #expect(kept.code == 1)
    #expect((kept.output + kept.errors).contains("log/2026-01.txt:2:6: error[ambiguous-load]"))
    try repository.write("log/2026-01.txt", good + "  B: 9\n")
    try repository.git("add -A")
    try repository.write("log/2026-01.txt", bad)
    let passed = try repository.git("commit -m good")
    #expect(passed.code == 0, "\(passed.output)\(passed.errors)")
    #expect(repository.read("log/2026-01.txt") == bad)
  }
}
