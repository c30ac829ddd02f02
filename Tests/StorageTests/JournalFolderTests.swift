import Grammar
import Foundation
import Storage
import TestSupport
import Testing
import Text
import Training

@Suite struct JournalTests {
  /// A folder with these files, gone after the test.
  private func withFolder(_ files: [String: String], _ body: (String) throws -> Void) throws {
    let root = NSTemporaryDirectory() + "bumbum-folder-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: root) }
    for (name, text) in files {
      let file = root + "/" + name
      let folder = (file as NSString).deletingLastPathComponent
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    }
    try body(root)
  }

  @Test func theExampleIsReadWhole() {
    let journal = JournalFolder(path: Repository.exampleJournal, shownPrefix: "").read()
    #expect(journal.failures.isEmpty)
    #expect(journal.strays == [])
    #expect(journal.plans.count == 3)
    #expect(
      journal.logs.map(\.source.name)
        == ["2025-09", "2025-10", "2025-11", "2025-12", "2026-01", "2026-02"].map { "log/\($0).txt" })
    #expect(journal.checkIns.count == 6)
    #expect(journal.photos.count == 12)
    #expect(journal.photos.values.allSatisfy { $0 > 1000 })
    #expect(journal.settings.plan == "Treino A")
  }

  /// Folders in the place of months: the reader that opens one says so.
  @Test func monthsBeforeOneAreLeftUnread() throws {
    let files = [
      "bumbum.toml": "format = 1\ngoal = 5\n", "exercises.txt": "Supino: chest\n",
      "plans/a.md": "# Treino A\n",
      "log/2026-01.txt": "2026-01-05\n", "log/2026-03.txt/x": "", "log/2025-12.txt": "2025-12-05 18:30-?\n",
      "log/2025-11.txt/x": "", "log/2025-1.txt": "", "checkins/2026/01.txt": "[2026-01-05]\n",
      "checkins/2025/12.txt": "[skip 2025-12-05]\n", "checkins/2025/11.txt/x": "",
      "checkins/2024/10.txt/x": "", "checkins/2026/01-05-0730.jpg": "x",
    ]
    try withFolder(files) { root in
      let folder = JournalFolder(path: root, shownPrefix: "")
      let journal = folder.readRecent(2, before: try #require(CivilDate("2026-02-28")))
      #expect(journal.settings.goal == 5)
      #expect(journal.exerciseList?.entries.count == 1)
      #expect(journal.plans.map(\.plan.name) == ["Treino A"])
      #expect(journal.logs.map(\.source.name) == ["log/2025-12.txt", "log/2026-01.txt"])
      #expect(journal.checkIns.map(\.source.name) == ["checkins/2025/12.txt", "checkins/2026/01.txt"])
      #expect(journal.failures.map(\.path) == ["log/2026-03.txt"])
      // An entry of January may stand in the file of December, one of December in that of November.
      #expect(journal.edge == CivilDate("2026-01-01"))
      #expect(folder.read(only: [.root, .plans], from: .last).edge == nil)
      #expect(folder.read().edge == nil)
      #expect(folder.read().failures.count == 4)
    }
  }

  /// Where no month was left unread there is no edge to reach.
  @Test func aYoungJournalIsReadWhole() throws {
    try withFolder(["log/2026-01.txt": "2026-01-05\n", "checkins/2026/01.txt": "[2026-01-05]\n"]) { root in
      let folder = JournalFolder(path: root, shownPrefix: "")
      var asked = 0
      let count = try folder.answer(from: 1, before: #require(CivilDate("2026-02-28"))) { journal in
        asked += 1
        return (journal.logs.count, false)
      }
      #expect(count == 1)
      #expect(asked == 1)
      let again = try folder.answer(from: 1, before: #require(CivilDate("2026-03-28"))) { journal in
        asked += 1
        return (journal.logs.count, false)
      }
      #expect(again == 1)
      #expect(asked == 3)
    }
  }

  @Test func aMonthMayBeALink() throws {
    try withFolder(["j/bumbum.toml": "format = 1\n", "j/log/2026-01.txt": "2026-01-05\n", "secret.txt": "x"]) { root in
      let log = root + "/j/log/"
      for (name, target) in [("2026-02.txt", "2026-01.txt"), ("2026-03.txt", "../../secret.txt")] {
        try FileManager.default.createSymbolicLink(atPath: log + name, withDestinationPath: target)
      }
      let folder = JournalFolder(path: root + "/j", shownPrefix: "")
      let journal = folder.readRecent(1, before: try #require(CivilDate("2026-03-31")))
      #expect(journal.logs.map(\.source.name) == ["log/2026-02.txt"])
      #expect(journal.failures.map(\.reason) == ["the link leads out of the journal"])
    }
  }

  @Test func isFoundFromBelow() throws {
    try withFolder(["bumbum.toml": "format = 1\n", "log/deep/x": ""]) { root in
      #expect(JournalFolder.nearest(from: root)?.shownPrefix == "")
      let below = JournalFolder.nearest(from: root + "/log/deep")
      #expect(below?.path == root)
      #expect(below?.shownPrefix == "../../")
      #expect(JournalFolder.nearest(from: "/") == nil)
    }
  }

  @Test func whatIsNamedComesFirst() throws {
    try withFolder(["a/bumbum.toml": "", "b/bumbum.toml": "", "c/x": ""]) { root in
      let named = try JournalFolder.find(explicitly: root + "/a", environment: root + "/b", from: root + "/c")
      #expect(named.path == root + "/a")
      #expect(named.shownPrefix == root + "/a/")
      let environment = try JournalFolder.find(explicitly: nil, environment: root + "/b", from: root + "/a")
      #expect(environment.path == root + "/b")
      let failure = #expect(throws: Refusal.self) {
        try JournalFolder.find(explicitly: root + "/d", environment: nil, from: root + "/a")
      }
      #expect(failure?.message.english == "there is no folder '\(root)/d' (--dir)")
    }
  }

  /// What is none of a journal's is left alone and named; what editors leave behind is not even named.
  @Test func straysAreNamed() throws {
    let files = [
      "bumbum.toml": "format = 1\n", "README.md": "", "notes.txt": "", "log/2026-1.txt": "",
      "log/.hidden": "",
      "log/2026-01.txt~": "", "plans/a.txt": "", "checkins/2026/13.txt": "",
      "checkins/2026/01-05-0730.jpg": "x",
      "checkins/2026/album/a.PNG": "xy", "checkins/photo.jpg": "", "script.sh": "",
    ]
    try withFolder(files) { root in
      let journal = JournalFolder(path: root, shownPrefix: "").read()
      #expect(
        journal.strays.sorted()
          == ["checkins/2026/13.txt", "checkins/photo.jpg", "log/2026-1.txt", "notes.txt", "plans/a.txt"])
      #expect(journal.photos == ["checkins/2026/01-05-0730.jpg": 1, "checkins/2026/album/a.PNG": 2])
      #expect(journal.failures.isEmpty)
    }
  }

  @Test func linksInsideAreFollowedAndOthersRefused() throws {
    try withFolder(["j/bumbum.toml": "format = 1\n", "j/log/2026-01.txt": "2026-01-05\n", "secret.txt": "x"]) { root in
      let log = root + "/j/log/"
      try FileManager.default.createSymbolicLink(
        atPath: log + "2026-02.txt", withDestinationPath: "2026-01.txt")
      try FileManager.default.createSymbolicLink(
        atPath: log + "2026-03.txt", withDestinationPath: "../../secret.txt")
      try FileManager.default.createSymbolicLink(
        atPath: log + "2026-04.txt", withDestinationPath: "2026-04.txt")
      let journal = JournalFolder(path: root + "/j", shownPrefix: "").read()
      #expect(journal.logs.map(\.source.name) == ["log/2026-01.txt", "log/2026-02.txt"])
      #expect(journal.failures.map(\.path) == ["log/2026-03.txt", "log/2026-04.txt"])
      #expect(journal.failures.first?.reason == "the link leads out of the journal")
    }
  }

  @Test func aFileThatCantBeReadStopsNoOther() throws {
    try withFolder(["log/2026-01.txt": "2026-01-05\n", "log/2026-02.txt/x": "", "plans/a.md": "# Aaa\n"]) {
      root in
      let journal = JournalFolder(path: root, shownPrefix: "").read()
      #expect(journal.failures.map(\.path) == ["log/2026-02.txt"])
      #expect(journal.logs.count == 1)
      #expect(journal.plans.count == 1)
    }
  }

  /// All holes, so that the disk is none the wiser.
  @Test func aFileOfMoreBytesThanAnyTextIsRefused() throws {
    try withFolder(["log/2026-01.txt": "2026-01-05\n", "log/2026-02.txt": ""]) { root in
      let file = try #require(FileHandle(forWritingAtPath: root + "/log/2026-02.txt"))
      try file.truncate(atOffset: UInt64(JournalFolder.largestText) + 1)
      try file.close()
      let journal = JournalFolder(path: root, shownPrefix: "").read()
      #expect(journal.failures.map(\.path) == ["log/2026-02.txt"])
      #expect(journal.failures.first?.reason == "it is larger than 33554432 bytes")
      #expect(journal.logs.count == 1)
      let failure = #expect(throws: Refusal.self) {
        try JournalFolder.readSource(root + "/log/2026-02.txt")
      }
      #expect(failure?.message.english.hasSuffix("it is larger than 33554432 bytes") == true)
    }
  }

  @Test func pathsAreRelativeToTheJournal() throws {
    try withFolder(["j/log/2026-01.txt": "", "other.txt": ""]) { root in
      let folder = JournalFolder(path: root + "/j", shownPrefix: "")
      #expect(folder.relativePath(of: root + "/j/log/../log/2026-01.txt") == "log/2026-01.txt")
      #expect(folder.relativePath(of: root + "/other.txt") == nil)
      #expect(folder.relativePath(of: root + "/j/missing.txt") == nil)
    }
  }
}
