import CommandSupport
import Commands
import Foundation
import Testing

/// `lint --changed`, with the git that is there.
@Suite(.timeLimit(.minutes(10))) struct LintChangedTests {
  private let journal: ScratchJournal
  private static let bad = "2026-01-05 18:30\nA: 80x10\n"

  /// Everything is committed, mistakes too; the journal is a folder of the repository.
  init() throws {
    journal = try ScratchJournal(["x.txt": "x"])
    for (name, text) in [
      "bumbum.toml": "format = 1\n", "exercises.txt": "A: arms\n", "log/2026-01.txt": LintChangedTests.bad,
      "log/2026-02.txt": "2026-02-05 18:30\nA: 8\n",
      "checkins/2026/01.txt": "[2026-01-05]\ntype = Run\ntitle = A\nphoto = a.jpg\n",
      "checkins/2026/a.jpg": "x", "plans/é % b.md": "# Plano\n\n- A: arms\n",
    ] { try write(name, text) }
    try git("init -q")
    try git("add -A")
    try git("-c user.name=a -c user.email=a@b commit -q -m a")
  }

  private var folder: String { journal.path + "/treino # 1" }

  private func write(_ name: String, _ text: String) throws {
    try journal.write("treino # 1/" + name, Data(text.utf8))
  }

  private func git(_ arguments: Line) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", journal.path] + arguments.words
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  private func changed(_ words: Line) -> [String] {
    let run = Run("lint --changed --format short \(words)", folder: folder)
    return run.output.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: ":")
      return parts.count > 1 ? "\(parts[0]):\(parts[1])" : nil
    }
  }

  @Test func nothing() {
    let run = Run("lint --changed", folder: folder)
    #expect(run.code == .success && run.output == "")
    #expect(run.errors == "no file has changed since the last commit\n")
    let json = Run("lint --changed --format json", folder: folder)
    #expect(json.errors == "" && json.output.contains("\"findings\": []"))
  }

  @Test func changedStagedAndNew() throws {
    try write("log/2026-02.txt", "2026-02-05 18:30\nA: 70x10\n")
    #expect(changed("") == ["log/2026-02.txt:2"])
    try git("add -A")
    #expect(changed("") == ["log/2026-02.txt:2"])
    try write("log/2026-03.txt", "2026-03-01 10:30\nA: 60x10\n")
    #expect(changed("") == ["log/2026-02.txt:2", "log/2026-03.txt:2"])
    #expect(changed("\(folder)/log/2026-03.txt") == ["log/2026-03.txt:2"])
    try write("plans/é % b.md", "# Plano\n\n- A: armz\n")
    #expect(changed("--select unknown-muscle-group") == ["plans/é % b.md:3"])
  }

  /// The session is a second one only because of a file that has not changed.
  @Test func otherFilesAreStillSeen() throws {
    try write("log/2026-02.txt", "2026-02-05 18:30\nA: 8\n\n2026-01-05 18:30\nA: 8\n")
    #expect(changed("--select duplicate-session") == ["log/2026-02.txt:4"])
  }

  @Test func aPhotoThatIsGoneIsSaidOfItsCheckIn() throws {
    try FileManager.default.removeItem(atPath: folder + "/checkins/2026/a.jpg")
    #expect(changed("") == ["checkins/2026/01.txt:4"])
  }

  @Test func onlyChangedFilesAreFixed() throws {
    try write("log/2026-01.txt", "2026-01-05 18:30\nA: 10w\n")
    try git("add -A")
    try git("-c user.name=a -c user.email=a@b commit -q -m b")
    try write("log/2026-02.txt", "2026-02-05 18:30\nA: 8w\n")
    #expect(Run("lint --changed --fix", folder: folder).code == .success)
    let texts = ["log/2026-01.txt", "log/2026-02.txt"].map { name in
      String(decoding: FileManager.default.contents(atPath: folder + "/" + name) ?? Data(), as: UTF8.self)
    }
    #expect(texts == ["2026-01-05 18:30\nA: 10w\n", "2026-02-05 18:30\nA: 8 w\n"])
  }

  @Test func withoutGitOrARepository() throws {
    let none = Run("lint --changed", folder: folder, program: { _, _ in nil })
    #expect(none.code == .failure && none.errors.contains("there is no git to run"))
    let loose = try ScratchJournal()
    let run = Run("lint --changed", in: loose)
    #expect(run.code == .failure && run.errors.contains("is in no repository"))
    #expect(Run("lint --changed -", folder: folder).errors.contains("'--changed' is about the files of a journal"))
  }
}
