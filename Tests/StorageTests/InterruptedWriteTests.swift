import Foundation
import Storage
import Platform
import Testing
import Text

/// Writes of several files that were killed between two of them: what the next command finds is made here by hand.
@Suite(.timeLimit(.minutes(10))) struct InterruptedWriteTests {
  private let log = "log/2026-01.txt"
  private let photo = "checkins/2026/01-15-0730.jpg"
  private let month = "checkins/2026/01.txt"
  /// A photo, and the check-in that names it.
  private let pending =
    "bumbum undo 1\n28 - 3\ncheckins/2026/01-15-0730.jpgjpg20 2 4\ncheckins/2026/01.txta\na\nb\n"

  @Test func thePhotoWithoutItsCheckInGoes() throws {
    let scratch = try Scratch([photo: "jpg", month: "a\n", ".bumbum/pending": pending])
    try scratch.journal.withLock {}
    #expect(scratch.text(photo) == nil)
    #expect(scratch.text(month) == "a\n")
    #expect(scratch.text(".bumbum/pending") == nil)
    #expect(try scratch.undo() == false)
  }

  @Test func nothingWasDoneYet() throws {
    let scratch = try Scratch([month: "a\n", ".bumbum/pending": pending])
    try scratch.journal.withLock {}
    #expect(scratch.names == ["checkins", "checkins/2026", month])
    #expect(scratch.text(".bumbum/pending") == nil)
  }

  /// Only the last word was missing: it stays, and can be undone.
  @Test func allWasDone() throws {
    let scratch = try Scratch([photo: "jpg", month: "a\nb\n", ".bumbum/pending": pending])
    try scratch.journal.withLock {}
    #expect(scratch.text(photo) == "jpg")
    #expect(scratch.text(month) == "a\nb\n")
    #expect(try scratch.undo())
    #expect(scratch.text(photo) == nil)
    #expect(scratch.text(month) == "a\n")
  }

  @Test func whatSomebodyChangedSinceStaysAsTheySawIt() throws {
    let scratch = try Scratch([photo: "jpg", month: "a\nb\nmine\n", ".bumbum/pending": pending])
    let recovery = try scratch.journal.recover()
    #expect(scratch.text(photo) == "jpg")
    #expect(scratch.text(month) == "a\nb\nmine\n")
    #expect(scratch.text(".bumbum/pending") == nil)
    #expect(recovery?.outcome == .completed)
    #expect(recovery?.kept == [month])
  }

  /// The change of one file each: what it holds, and what it then has to hold. The write was `x` → `X` in all three.
  @Test(arguments: [
    (["1X\n", "2x\n", "3x\n"], ["1x\n", "2x\n", "3x\n"], ["1"], []),
    (["1X\n", "2x\nmine\n", "3x\n"], ["1x\n", "2x\nmine\n", "3x\n"], ["1"], ["2"]),
    (["1X\n", "2X\nmine\n", "3x\n"], ["1x\n", "2X\nmine\n", "3x\n"], ["1"], ["2"]),
    (["1X\nmine\n", "2X\n", "3x\n"], ["1X\nmine\n", "2x\n", "3x\n"], ["2"], ["1"]),
    (["mine\n", "2X\n", "3X\n"], ["mine\n", "2x\n", "3x\n"], ["2", "3"], ["1"]),
    (["1X\nmine\n", "2x\n", "3x\n"], ["1X\nmine\n", "2x\n", "3x\n"], [], ["1"]),
    ([nil, "2X\n", "3x\n"], [nil, "2x\n", "3x\n"], ["2"], ["1"]),
  ])
  func whatIsUntouchedIsTakenBack(
    _ found: [String?], _ expected: [String?], _ restored: [String], _ kept: [String]
  ) throws {
    let note = (1...3).map { "1 3 3\n\($0)\($0)x\n\($0)X\n" }.joined()
    let scratch = try Scratch([".bumbum/pending": "bumbum undo 1\n" + note])
    for (name, text) in zip(["1", "2", "3"], found) { if let text { try scratch.put(name, text) } }
    let recovery = try scratch.journal.recover()
    #expect(["1", "2", "3"].map { scratch.text($0) } == expected)
    #expect(recovery?.outcome == .takenBack)
    #expect(recovery?.restored == restored)
    #expect(recovery?.kept == kept)
    #expect(scratch.text(".bumbum/pending") == nil)
    #expect(try scratch.journal.recover() == nil)
  }

  /// Who only reads does not wait for a writer, whose note this is.
  @Test func aWriteUnderWayIsLeftAlone() throws {
    let scratch = try Scratch([photo: "jpg", month: "a\n", ".bumbum/pending": pending])
    try scratch.journal.withLock {
      try? scratch.put(photo, "jpg")
      try? scratch.put(".bumbum/pending", pending)
      #expect((try? scratch.journal.recover()) == .some(nil))
      #expect(scratch.text(photo) == "jpg")
    }
    #expect(try scratch.journal.recover()?.restored == [photo])
  }

  @Test func aNoteThatCantBeReadIsSaid() throws {
    let scratch = try Scratch([month: "a\n", ".bumbum/pending": "bumbum undo 1\n20 2"])
    #expect(try scratch.journal.recover() == Recovery(outcome: .unreadable))
    #expect(try scratch.journal.recover() == nil)
  }

  /// Nothing of it is made by looking.
  @Test func aJournalWithoutAnyIsNotTouched() throws {
    let scratch = try Scratch([month: "a\n"])
    #expect(try scratch.journal.recover() == nil)
    #expect(FileManager.default.fileExists(atPath: scratch.path(".bumbum")) == false)
  }

  @Test func leftovers() throws {
    let scratch = try Scratch([
      "log/.bumbum-12": "a", "checkins/2026/.bumbum-7": "b", ".bumbum/.bumbum-1": "c", ".bumbum-2": "d",
      "log/2026-01.txt.saved": "e", "plans/a.md.saved-2": "f", "log/2026-01.txt": "g", "plans/saved": "h",
    ])
    #expect(
      scratch.journal.leftovers().temporary
        == [".bumbum-2", ".bumbum/.bumbum-1", "log/.bumbum-12", "checkins/2026/.bumbum-7"])
    #expect(scratch.journal.leftovers().saved == ["log/2026-01.txt.saved", "plans/a.md.saved-2"])
    #expect(scratch.journal.removeLeftovers().count == 4)
    #expect(
      scratch.names == [
        "checkins", "checkins/2026", "log", "log/2026-01.txt", "log/2026-01.txt.saved", "plans",
        "plans/a.md.saved-2", "plans/saved",
      ])
  }

  @Test func aRemovedFileComesBack() throws {
    let scratch = try Scratch([
      "bumbum.toml": "x\n",
      ".bumbum/pending": "bumbum undo 1\n10 3 -\nplans/a.md# A11 2 2\nbumbum.tomlx\ny\n",
    ])
    try scratch.journal.withLock {}
    #expect(scratch.text("plans/a.md") == "# A")
    #expect(scratch.text("bumbum.toml") == "x\n")
  }

  /// Cut off anywhere it never began; one that somebody else made writes nothing outside.
  @Test func damagedAndForgedNotes() throws {
    let scratch = try Scratch([photo: "jpg", month: "a\n"])
    let all = Array(pending.utf8)
    for count in 0..<all.count where ![all.count - 28].contains(count) {
      try scratch.put(".bumbum/pending", String(decoding: all.prefix(count), as: UTF8.self))
      try scratch.journal.withLock {}
      try scratch.put(photo, "jpg")
      #expect(scratch.text(month) == "a\n")
    }
    try Data("x".utf8).write(to: URL(fileURLWithPath: scratch.outside + "/victim"))
    try scratch.put(".bumbum/pending", "bumbum undo 1\n9 - 1\n../victimx2 1 1\naay")
    try scratch.journal.withLock {}
    #expect(FileManager.default.fileExists(atPath: scratch.outside + "/victim"))
    #expect(scratch.text(".bumbum/pending") == nil)
  }

  /// A write of several files that fails leaves the one before to be undone.
  @Test func aFailedOneLeavesNoNote() throws {
    let scratch = try Scratch([log: "a\n", "plans/a.md": "# A\n"])
    try scratch.write(change(log, "a\n", "b\n"))
    let message = scratch.refusal(change("plans/a.md", "# A\n", "# B\n"), change(log, "b\n", "c\n")) { path in
      if path == log { try? scratch.put(log, "foreign\n") }
    }
    #expect(message == "'j/log/2026-01.txt' was changed meanwhile; nothing was written")
    #expect(scratch.text(".bumbum/pending") == nil)
    try scratch.put(log, "b\n")
    #expect(try scratch.journal.nextStep(.back)?.changes == [change(log, "b\n", "a\n")])
  }

  /// A shared folder, a file system without leases: what is saved an hour later must not land in a file without a name.
  @Test func aLaterSaveWhereNobodyCanTell() throws {
    let scratch = try Scratch([log: "a\n"])
    let editor = try #require(FileHandle(forUpdatingAtPath: scratch.path(log)))
    try scratch.journal.withLock { () throws(WriteFailure) in
      _ = try scratch.journal.write([change(log, "a\n", "b\n")], findUse: { _, _ in .unknown })
    }
    #expect(scratch.text(log) == "b\n")
    #expect(scratch.names == ["log", log])
    try editor.write(contentsOf: Data("saved\n".utf8))
    try editor.close()
    var told: [Recovery] = []
    try scratch.journal.withLock(recovered: { told.append($0) }) {}
    #expect(told == [Recovery(outcome: .savedLater, kept: [log + ".saved"])])
    #expect(scratch.text(log + ".saved") == "saved\n")
    #expect(scratch.text(log) == "b\n")
    try scratch.journal.withLock(recovered: { told.append($0) }) {}
    #expect(told.count == 1)
  }

  /// The hash is that of `a` and a line feed; 1000 is in 1970.
  @Test(arguments: [("a\n", nil), ("b\n", "b\n")])
  func oldFilesGoAfterADay(_ text: String, _ saved: String?) throws {
    let old = ".bumbum/old-1000-89bdc07b544e7b2-log%2F2026-01.txt"
    let scratch = try Scratch([log: "c\n", old: text])
    try scratch.journal.withLock {}
    #expect(scratch.text(old) == nil)
    #expect(scratch.text(log + ".saved") == saved)
    #expect(scratch.text(log) == "c\n")
  }

  #if os(Linux)
    /// An editor between opening and saving: what it is about to write must not land in a file without a name.
    @Test func aFileThatIsBeingWrittenStays() throws {
      let scratch = try Scratch([log: "a\n"])
      let editor = try #require(FileHandle(forUpdatingAtPath: scratch.path(log)))
      #expect(
        scratch.refusal(change(log, "a\n", "b\n"))
          == "another program has 'j/log/2026-01.txt' open to write to it; nothing was written")
      #expect(
        scratch.refusal(change(log, "a\n", nil))
          == "another program has 'j/log/2026-01.txt' open to write to it; nothing was written")
      try editor.write(contentsOf: Data("saved\n".utf8))
      try editor.close()
      #expect(scratch.text(log) == "saved\n")
      #expect(scratch.names == ["log", log])
      try scratch.write(change(log, "saved\n", "b\n"))
      #expect(scratch.text(log) == "b\n")
    }

    /// One editor keeps us from writing, another one saves into our new file before that has gone again.
    @Test func twoEditorsAtOnce() throws {
      let scratch = try Scratch([log: "a\n"])
      let editor = try #require(FileHandle(forUpdatingAtPath: scratch.path(log)))
      let failure = #expect(throws: WriteFailure.self) {
        try scratch.journal.withLock { () throws(WriteFailure) in
          _ = try scratch.journal.write(
            [change(log, "a\n", "b\n")], didPlace: { _ in try? scratch.put(log, "another\n") })
        }
      }
      #expect(
        failure?.message
          == "another program has 'j/log/2026-01.txt' open to write to it; nothing was written")
      #expect(
        failure?.help == """
          save and close it there, then run the command again; another program saved a text meanwhile that is in \
          'j/log/2026-01.txt.saved' now
          """)
      try editor.write(contentsOf: Data("saved\n".utf8))
      try editor.close()
      #expect(scratch.text(log) == "saved\n")
      #expect(scratch.text(log + ".saved") == "another\n")
      #expect(scratch.names == ["log", log, log + ".saved"])
    }
  #endif

  /// An editor that had opened our half of a write that fails saves into it just when it is taken back.
  @Test func aSaveIntoWhatIsTakenBack() throws {
    let scratch = try Scratch([log: "a\n", "plans/a.md": "# A\n"])
    var places = 0
    let message = scratch.refusal(
      change("plans/a.md", "# A\n", "# B\n"), change(log, "a\n", "b\n"),
      willPlace: { path in
        if path == log { try? scratch.put(log, "foreign\n") }
      },
      didPlace: { path in
        places += 1
        guard path == "plans/a.md", places > 1 else { return }
        #expect(scratch.text("plans/a.md") == "# A\n")
        for name in scratch.names where name.hasPrefix("plans/.bumbum-") { try? scratch.put(name, "# C\n") }
      })
    #expect(places == 2)
    #expect(message == "'j/log/2026-01.txt' was changed meanwhile; half of it was written")
    #expect(scratch.text("plans/a.md") == "# C\n")
    #expect(scratch.names == ["log", log, "plans", "plans/a.md"])
  }

  /// An editor that had looked a name up before opens and saves only while the next file is put in place: the second look, when
  /// all are, finds it.
  @Test func aSaveBetweenTwoFilesIsSeenByTheSecondLook() throws {
    let scratch = try Scratch([log: "a\n", "plans/a.md": "# A\n"])
    let message = scratch.refusal(
      change("plans/a.md", "# A\n", "# B\n"), change(log, "a\n", "b\n"),
      didPlace: { path in
        guard path == log, scratch.text(log) == "b\n" else { return }
        for name in scratch.names where name.hasPrefix("plans/.bumbum-") { try? scratch.put(name, "# C\n") }
      })
    #expect(message == "'j/plans/a.md' was changed meanwhile; nothing was written")
    #expect(scratch.text("plans/a.md") == "# C\n")
    #expect(scratch.text(log) == "a\n")
    #expect(scratch.names == ["log", log, "plans", "plans/a.md"])
  }

  /// A plan that is removed, and made anew by another program before the other half fails: neither is lost.
  @Test func aSaveIntoWhatIsRemoved() throws {
    let scratch = try Scratch([log: "a\n", "plans/a.md": "# A\n"])
    let message = scratch.refusal(
      change("plans/a.md", "# A\n", nil),
      didPlace: { _ in
        for name in scratch.names where name.hasPrefix("plans/.bumbum-") { try? scratch.put(name, "# C\n") }
        try? scratch.put("plans/a.md", "# D\n")
      })
    #expect(message == "'j/plans/a.md' was changed meanwhile; half of it was written")
    #expect(scratch.text("plans/a.md") == "# D\n")
    #expect(scratch.text("plans/a.md.saved") == "# C\n")
  }
}
