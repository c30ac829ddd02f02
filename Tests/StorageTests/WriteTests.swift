import Foundation
import Storage
import Platform
import Testing
import Text

/// A journal in a folder of its own, deleted with it.
final class Scratch: Sendable {
  let outside: String
  let root: String
  let journal: JournalFolder

  init(_ files: [String: String] = [:]) throws {
    outside = NSTemporaryDirectory() + "bumbum-write-" + UUID().uuidString
    root = outside + "/j"
    journal = JournalFolder(path: root, shownPrefix: "j/")
    try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
    for (name, text) in files { try put(name, text) }
  }

  deinit { try? FileManager.default.removeItem(atPath: outside) }

  func path(_ name: String) -> String { root + "/" + name }

  func put(_ name: String, _ text: String) throws {
    let folder = (path(name) as NSString).deletingLastPathComponent
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: path(name)))
  }

  func text(_ name: String) -> String? {
    (try? readFile(path(name))).map { String(decoding: $0, as: UTF8.self) }
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: target)
  }

  /// Every file and folder below the journal but the program's own.
  var names: [String] {
    let all = FileManager.default.enumerator(atPath: root)?.allObjects.compactMap { $0 as? String } ?? []
    return all.filter { !$0.hasPrefix(".bumbum/") && $0 != ".bumbum" }.sorted()
  }

  func write(_ changes: FileChange..., words: String = "") throws {
    try journal.withLock { () throws(WriteFailure) in
      try journal.write(changes, as: .entry(words: words, moment: nil))
    }
  }

  /// The message of a write that must fail.
  func refusal(
    _ changes: FileChange..., willPlace: @escaping (String) -> Void = { _ in },
    didPlace: @escaping (String) -> Void = { _ in }
  ) -> String? {
    do throws(WriteFailure) {
      try journal.withLock { () throws(WriteFailure) in
        _ = try journal.write(changes, willPlace: willPlace, didPlace: didPlace)
      }
      return nil
    } catch {
      return error.message.english
    }
  }

  func undo() throws -> Bool {
    try journal.withLock { () throws(WriteFailure) in
      guard let step = try journal.nextStep(.back) else { return false }
      try journal.write(step.changes, as: .step(step))
      return true
    }
  }

  func redo() throws -> Bool {
    try journal.withLock { () throws(WriteFailure) in
      guard let step = try journal.nextStep(.again) else { return false }
      try journal.write(step.changes, as: .step(step))
      return true
    }
  }
}

func change(_ path: String, _ before: String?, _ after: String?) -> FileChange {
  FileChange(path: path, before: before.map { Array($0.utf8) }, after: after.map { Array($0.utf8) })
}

@Suite(.timeLimit(.minutes(10))) struct WriteTests {
  private let log = "log/2026-01.txt"

  @Test func newFilesAndTheirFolders() throws {
    let scratch = try Scratch()
    try scratch.write(
      change("checkins/2026/01-15-0730.jpg", nil, "jpg"), change("checkins/2026/01.txt", nil, "[…]\n"))
    #expect(scratch.text("checkins/2026/01.txt") == "[…]\n")
    #expect(
      scratch.names == ["checkins", "checkins/2026", "checkins/2026/01-15-0730.jpg", "checkins/2026/01.txt"])
    // As a file that any program makes, but never to be run.
    try scratch.put("other", "")
    let usual = try #require(fileAttributes(scratch.path("other"))).mode
    #expect(fileAttributes(scratch.path("checkins/2026/01.txt"))?.mode == usual & 0o644)
  }

  @Test func aReplacedFileKeepsItsMode() throws {
    let scratch = try Scratch([log: "a\r\n"])
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: scratch.path(log))
    try scratch.write(change(log, "a\r\n", "a\r\nb\r\n"))
    #expect(scratch.text(log) == "a\r\nb\r\n")
    #expect(fileAttributes(scratch.path(log))?.mode == 0o640)
    #expect(scratch.names == ["log", log])
  }

  @Test func aRemovedFile() throws {
    let scratch = try Scratch(["plans/a.md": "# A\n", "plans/b.md": "# B\n"])
    try scratch.write(change("plans/a.md", "# A\n", nil))
    #expect(scratch.names == ["plans", "plans/b.md"])
  }

  /// Not a byte and not a time of a file, and no folder, where nothing would be different.
  @Test func nothingToChangeWritesNothing() throws {
    let scratch = try Scratch([log: "a\n"])
    let before = try FileManager.default.attributesOfItem(atPath: scratch.path(log))
    try scratch.journal.write([change(log, "a\n", "a\n"), change("plans/a.md", nil, nil)])
    let after = try FileManager.default.attributesOfItem(atPath: scratch.path(log))
    #expect(before[.systemFileNumber] as? Int == after[.systemFileNumber] as? Int)
    #expect(before[.modificationDate] as? Date == after[.modificationDate] as? Date)
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.root) == ["log"])
  }

  @Test func aLinkInsideIsFollowed() throws {
    let scratch = try Scratch(["archive/january.txt": "a\n", "log/x": ""])
    try scratch.link(log, to: "../archive/january.txt")
    try scratch.write(change(log, "a\n", "b\n"))
    #expect(scratch.text("archive/january.txt") == "b\n")
    #expect(fileStatus(scratch.path(log), followingLinks: false)?.kind == .symbolicLink)
    #expect(scratch.names == ["archive", "archive/january.txt", "log", log, "log/x"])
  }

  @Test func linksThatLeadOutOrNowhereAreRefused() throws {
    let scratch = try Scratch(["log/x": ""])
    try Data("a\n".utf8).write(to: URL(fileURLWithPath: scratch.outside + "/secret.txt"))
    try scratch.link(log, to: "../../secret.txt")
    try scratch.link("log/2026-02.txt", to: "nowhere")
    try scratch.link("plans", to: "..")
    #expect(
      scratch.refusal(change(log, "a\n", "b\n"))
        == "'j/log/2026-01.txt' is a link that leads out of the journal; nothing was written")
    #expect(
      scratch.refusal(change("log/2026-02.txt", nil, "b\n"))
        == "'j/log/2026-02.txt' is a link that leads nowhere; nothing was written")
    #expect(
      scratch.refusal(change("plans/a.md", nil, "b\n"))
        == "'j/plans/a.md' is a link that leads out of the journal; nothing was written")
    #expect(try readFile(scratch.outside + "/secret.txt") == Array("a\n".utf8))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: scratch.outside).sorted() == ["j", "secret.txt"])
  }

  @Test(arguments: ["../a.txt", "/etc/a.txt", "log/../../a.txt", "", "log//a.txt", "./a.txt", "log/", "a\0b"])
  func pathsThatLeaveTheJournal(_ path: String) throws {
    let scratch = try Scratch()
    #expect(
      scratch.refusal(change(path, nil, "x"))
        == "'j/\(path)' is no path inside of the journal; nothing was written")
    #expect(scratch.names == [])
  }

  @Test func theProgramsOwnFilesAreNoFilesOfTheJournal() throws {
    let scratch = try Scratch()
    #expect(
      scratch.refusal(change(".bumbum/lock", "", "x"))
        == "'j/.bumbum/lock' is no file of the journal; nothing was written")
  }

  @Test func oneFileTwiceIsRefused() throws {
    let scratch = try Scratch([log: "a\n"])
    try scratch.link("log/2026-02.txt", to: "2026-01.txt")
    #expect(
      scratch.refusal(change(log, "a\n", "b\n"), change("log/2026-02.txt", "a\n", "c\n"))
        == "'j/log/2026-02.txt' is written twice; nothing was written")
    #expect(scratch.text(log) == "a\n")
  }

  @Test func whatChangedMeanwhileIsRefused() throws {
    let scratch = try Scratch([log: "foreign\n", "plans/a.md": "# A\n"])
    #expect(
      scratch.refusal(change("plans/a.md", "# A\n", "# B\n"), change(log, "a\n", "b\n"))
        == "'j/log/2026-01.txt' was changed meanwhile; nothing was written")
    #expect(
      scratch.refusal(change("plans/b.md", nil, "# B\n"), change(log, nil, "b\n"))
        == "'j/log/2026-01.txt' is there already; nothing was written")
    #expect(
      scratch.refusal(change("log/2026-02.txt", "a\n", "b\n"))
        == "'j/log/2026-02.txt' was removed meanwhile; nothing was written")
    #expect(scratch.names == ["log", log, "plans", "plans/a.md"])
    #expect(scratch.text(log) == "foreign\n")
    #expect(scratch.text("plans/a.md") == "# A\n")
  }

  /// The other program comes at the last moment, when the first files are in place already.
  @Test func aLateFailureTakesBackWhatWasDone() throws {
    let scratch = try Scratch([log: "a\n", "plans/a.md": "# A\n", "plans/old.md": "# Old\n"])
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o600], ofItemAtPath: scratch.path("plans/a.md"))
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o640], ofItemAtPath: scratch.path("plans/old.md"))
    var placed: [String] = []
    let message = scratch.refusal(
      change("checkins/2026/01-15-0730.jpg", nil, "jpg"), change("plans/a.md", "# A\n", "# B\n"),
      change("plans/old.md", "# Old\n", nil), change(log, "a\n", "b\n")
    ) { path in
      placed.append(path)
      guard path == log else { return }
      #expect(scratch.text("plans/a.md") == "# B\n")
      #expect(scratch.text("plans/old.md") == nil)
      #expect(scratch.text("checkins/2026/01-15-0730.jpg") == "jpg")
      try? scratch.put(log, "foreign\n")
    }
    #expect(placed == ["checkins/2026/01-15-0730.jpg", "plans/a.md", "plans/old.md", log])
    #expect(message == "'j/log/2026-01.txt' was changed meanwhile; nothing was written")
    #expect(scratch.names == ["log", log, "plans", "plans/a.md", "plans/old.md"])
    #expect(scratch.text(log) == "foreign\n")
    #expect(scratch.text("plans/a.md") == "# A\n")
    #expect(fileAttributes(scratch.path("plans/a.md"))?.mode == 0o600)
    #expect(scratch.text("plans/old.md") == "# Old\n")
    #expect(fileAttributes(scratch.path("plans/old.md"))?.mode == 0o640)
  }

  /// What somebody wrote over our half of a failed write is theirs, and stays.
  @Test func takingBackGoesOverNobodysHead() throws {
    let scratch = try Scratch([log: "a\n", "plans/a.md": "# A\n"])
    let message = scratch.refusal(change("plans/a.md", "# A\n", "# B\n"), change(log, "a\n", "b\n")) { path in
      guard path == log else { return }
      try? scratch.put("plans/a.md", "# C\n")
      try? scratch.put(log, "foreign\n")
    }
    #expect(message == "'j/log/2026-01.txt' was changed meanwhile; half of it was written")
    #expect(scratch.text("plans/a.md") == "# C\n")
    #expect(scratch.names == ["log", log, "plans", "plans/a.md"])
  }

  /// Another program makes the new file just before us: it is neither lost nor mixed.
  @Test func aNewFileTakesNobodysPlace() throws {
    let scratch = try Scratch()
    let message = scratch.refusal(change(log, nil, "b\n")) { _ in try? scratch.put(log, "foreign\n") }
    #expect(message == "'j/log/2026-01.txt' is there already; nothing was written")
    #expect(scratch.names == ["log", log])
    #expect(scratch.text(log) == "foreign\n")
  }

  @Test func aFileInThePlaceOfAFolder() throws {
    let scratch = try Scratch(["log": "a file\n", "plans/a.md": "# A\n"])
    #expect(
      scratch.refusal(change("plans/a.md", "# A\n", "# B\n"), change(log, nil, "b\n"))
        == "can't write 'j/log/2026-01.txt': 'log' is not a folder; nothing was written")
    #expect(scratch.text("plans/a.md") == "# A\n")
    #expect(scratch.names == ["log", "plans", "plans/a.md"])
    #expect(
      scratch.refusal(change("plans", nil, "b\n")) == "'j/plans' is no regular file; nothing was written")
  }

  @Test(.disabled(if: geteuid() == 0, "root may write everything"))
  func whatMayNotBeWritten() throws {
    let scratch = try Scratch([log: "a\n"])
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: scratch.path(log))
    #expect(
      scratch.refusal(change(log, "a\n", "b\n"))
        == "can't write 'j/log/2026-01.txt': permission denied; nothing was written")
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: scratch.path("log"))
    #expect(
      scratch.refusal(change("log/2026-02.txt", nil, "b\n"))
        == "can't write 'j/log/2026-02.txt': permission denied; nothing was written")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: scratch.path("log"))
    #expect(scratch.names == ["log", log])
  }

  @Test func whatACrashedRunLeftIsCleanedUp() throws {
    let scratch = try Scratch([
      log: "a\n", "log/.bumbum-0123456789abcdef": "half", "plans/.bumbum-1": "other",
      ".bumbum/.bumbum-2": "half",
    ])
    try scratch.write(change(log, "a\n", "b\n"))
    #expect(scratch.names == ["log", log, "plans", "plans/.bumbum-1"])
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: scratch.path(".bumbum")).sorted()
        == [".gitignore", "lock", "writes"])
  }
}
