import Foundation
import Storage
import Platform
import TestSupport
import Testing
import Text

@Suite struct UndoTests {
  private let log = "log/2026-01.txt"

  @Test func thereAndBack() throws {
    let scratch = try Scratch([log: "a\n", "plans/old.md": "# Old\n"])
    #expect(try scratch.undo() == false)
    try scratch.write(
      change("checkins/2026/é.jpg", nil, "\u{0}\n12 3 4\n"), change("plans/old.md", "# Old\n", nil),
      change("exercises.txt", nil, ""), change(log, "a\n", "b\n"))
    #expect(
      try scratch.journal.nextStep(.back)?.changes == [
        change(log, "b\n", "a\n"), change("exercises.txt", "", nil), change("plans/old.md", nil, "# Old\n"),
        change("checkins/2026/é.jpg", "\u{0}\n12 3 4\n", nil),
      ])
    #expect(try scratch.undo())
    #expect(scratch.text(log) == "a\n")
    #expect(scratch.names == ["checkins", "checkins/2026", "log", log, "plans", "plans/old.md"])
    #expect(try scratch.undo() == false)
    #expect(scratch.text(log) == "a\n")
    #expect(try scratch.redo())
    #expect(scratch.text(log) == "b\n")
    #expect(scratch.text("checkins/2026/é.jpg") == "\u{0}\n12 3 4\n")
    #expect(scratch.text("plans/old.md") == nil)
    #expect(try scratch.redo() == false)
    #expect(try scratch.undo())
    #expect(scratch.text("plans/old.md") == "# Old\n")
  }

  @Test func aWriteSaysWhetherItIsNoted() throws {
    func noted(_ scratch: Scratch, _ changes: FileChange...) throws -> Bool {
      try scratch.journal.withLock { () throws(WriteFailure) in try scratch.journal.write(changes) }
    }
    let scratch = try Scratch([log: "a\n"])
    #expect(try noted(scratch, change(log, "a\n", "b\n")))
    #expect(try noted(scratch, change(log, "b\n", "c\n"), change("exercises.txt", nil, "")))
    #expect(try !noted(scratch, change(log, "c\n", "c\n")))
    // A file in the place of the notes.
    try FileManager.default.removeItem(atPath: scratch.path(".bumbum/writes"))
    try scratch.put(".bumbum/writes", "")
    #expect(try !noted(scratch, change(log, "c\n", "d\n")))
    #expect(scratch.text(log) == "d\n")
    #expect(try scratch.undo() == false)
  }

  @Test func oneAfterTheOther() throws {
    let scratch = try Scratch([log: "a\n"])
    try scratch.write(change(log, "a\n", "b\n"))
    try scratch.write(change("exercises.txt", nil, "x"))
    try scratch.write(change(log, "b\n", "c\n"))
    try scratch.write(change(log, "c\n", "c\n"))
    var seen: [String?] = []
    while try scratch.undo() { seen += [scratch.text(log), scratch.text("exercises.txt")] }
    #expect(seen == ["b\n", "x", "b\n", nil, "a\n", nil])
    seen = []
    while try scratch.redo() { seen += [scratch.text(log), scratch.text("exercises.txt")] }
    #expect(seen == ["b\n", nil, "b\n", "x", "c\n", "x"])
  }

  /// What was taken back and then overtaken is gone: it would no longer fit.
  @Test func anotherWriteEndsWhatCanBeDoneAgain() throws {
    let scratch = try Scratch([log: "a\n"])
    try scratch.write(change(log, "a\n", "b\n"))
    #expect(try scratch.undo())
    try scratch.write(change("exercises.txt", nil, "x"))
    #expect(try scratch.redo() == false)
    #expect(scratch.text(log) == "a\n")
    #expect(try scratch.undo())
    #expect(try scratch.undo() == false)
  }

  @Test func aFileChangedSinceIsRefused() throws {
    let scratch = try Scratch([log: "a\n", "exercises.txt": "x"])
    try scratch.write(change("exercises.txt", "x", "y"), change(log, "a\n", "b\n"))
    // As long as before.
    try scratch.put(log, "B\n")
    func message(_ step: () throws -> Bool) -> String? {
      do {
        _ = try step()
        return nil
      } catch {
        return (error as? WriteFailure)?.message.english
      }
    }
    #expect(message(scratch.undo) == "'j/log/2026-01.txt' has changed since; nothing was undone")
    #expect(scratch.text(log) == "B\n")
    #expect(scratch.text("exercises.txt") == "y")
    // Put back as it was, it can be undone.
    try scratch.put(log, "b\n")
    #expect(try scratch.undo())
    #expect(scratch.text("exercises.txt") == "x")
    try scratch.put("exercises.txt", "X")
    #expect(message(scratch.redo) == "'j/exercises.txt' has changed since; nothing was done again")
    #expect(scratch.text(log) == "a\n")
  }

  /// A write that failed was none: but it may be too late to undo the one before.
  @Test func aFailedWriteIsNotRemembered() throws {
    let scratch = try Scratch([log: "a\n"])
    try scratch.write(change(log, "a\n", "b\n"))
    #expect(scratch.refusal(change("exercises.txt", "x", "y")) != nil)
    // Also one that fails when it was noted already.
    let message = scratch.refusal(change("exercises.txt", nil, "y")) { _ in try? scratch.put("exercises.txt", "z") }
    #expect(message?.hasSuffix("nothing was written") == true)
    #expect(scratch.journal.rememberedWrites().done.count == 1)
    #expect(try scratch.journal.nextStep(.back)?.changes == [change(log, "b\n", "a\n")])
  }

  /// Noted, and then somebody pulled the plug: the note alone is no write.
  @Test func aWriteThatNeverWasIsPassedOver() throws {
    let scratch = try Scratch([log: "a\n", "exercises.txt": "x"])
    try scratch.write(change(log, "a\n", "b\n"))
    try scratch.write(change("exercises.txt", "x", "y"))
    try scratch.put("exercises.txt", "x")
    #expect(try scratch.undo())
    #expect(scratch.text(log) == "a\n")
    #expect(scratch.text("exercises.txt") == "x")
  }

  /// Stopped when the file was back and the note did not say so yet.
  @Test func anUndoThatWasStoppedIsNotDoneTwice() throws {
    let scratch = try Scratch([log: "a\n"])
    try scratch.write(change(log, "a\n", "b\n"))
    try scratch.write(change(log, "b\n", "c\n"))
    let note = try readFile(scratch.path(".bumbum/writes/2"))
    #expect(try scratch.undo())
    try Data(note).write(to: URL(fileURLWithPath: scratch.path(".bumbum/writes/2")))
    #expect(try scratch.undo())
    #expect(scratch.text(log) == "a\n")
    #expect(try scratch.redo())
    #expect(try scratch.redo())
    #expect(scratch.text(log) == "c\n")
  }

  /// Cut off anywhere it is no write, and never a trap; those before it are not the last.
  @Test func aDamagedNoteIsNone() throws {
    let scratch = try Scratch([log: "a\n"])
    try scratch.write(change(log, "a\n", "b\n"))
    try scratch.write(change(log, "b\n", "b\nc\n"), words: "set x")
    let note = scratch.path(".bumbum/writes/2")
    let whole = try readFile(note)
    #expect(String(decoding: whole, as: UTF8.self).hasSuffix("\n5 - -\nset x15 2 4\nlog/2026-01.txtb\nb\nc\n"))
    for count in 0..<whole.count {
      try Data(whole.prefix(count)).write(to: URL(fileURLWithPath: note))
      #expect(try scratch.journal.nextStep(.back) == nil)
    }
    var random = SeededGenerator(seed: 17)
    for _ in 0..<2_000 {
      var bytes = whole
      for _ in 0...Int.random(in: 0...2, using: &random) {
        bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(in: 0x20...0x3A, using: &random)
      }
      try Data(bytes).write(to: URL(fileURLWithPath: note))
      if let step = try? scratch.journal.nextStep(.back) {
        #expect(step.changes == [change(log, "b\nc\n", "b\n")], "\(String(decoding: bytes, as: UTF8.self))")
      }
    }
  }

  /// A damaged note is told, and dropped unless it is only looked at: then the one before it is next.
  @Test func aDamagedNoteGivesWay() throws {
    let scratch = try Scratch([log: "a\n"])
    try scratch.write(change(log, "a\n", "b\n"))
    #expect(!scratch.journal.hasDamagedStep(.back, dropping: true))
    try scratch.put(".bumbum/writes/2", "bumbum write 2 0\n5 - -\n")
    for isDropping in [false, true] { #expect(scratch.journal.hasDamagedStep(.back, dropping: isDropping)) }
    #expect(!scratch.journal.hasDamagedStep(.back, dropping: true))
    #expect(try scratch.undo())
    #expect(scratch.text(log) == "a\n")
  }

  /// A note that is there and can't be read is no sign that there is nothing to undo.
  @Test func aNoteThatCantBeReadIsSaid() throws {
    let scratch = try Scratch([log: "a\n"])
    try scratch.write(change(log, "a\n", "b\n"))
    let note = scratch.path(".bumbum/writes/1")
    try FileManager.default.removeItem(atPath: note)
    try FileManager.default.createDirectory(atPath: note, withIntermediateDirectories: false)
    let failure = #expect(throws: WriteFailure.self) { try scratch.undo() }
    #expect(failure?.message.english == "can't read '.bumbum/writes/1', where the last writes are noted")
    #expect(scratch.text(log) == "b\n")
  }

  /// A note that somebody else made writes nothing outside.
  @Test func aForgedNoteStaysInside() throws {
    let scratch = try Scratch([log: "a\n"])
    try Data("x".utf8).write(to: URL(fileURLWithPath: scratch.outside + "/victim"))
    let body = "1 - -\nx9 - 1\n../victimx"
    let hash = body.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    try scratch.put(".bumbum/writes/1", "bumbum write 2 \(String(hash, radix: 16))\n" + body)
    let failure = #expect(throws: WriteFailure.self) { try scratch.undo() }
    #expect(
      failure?.message.english == "'j/../victim' is no path inside of the journal; nothing was written")
    #expect(try readFile(scratch.outside + "/victim") == Array("x".utf8))
  }

  /// 64 writes, and as many bytes as a person would not ask about.
  @Test func itCleansUpByItself() throws {
    let scratch = try Scratch([log: "0\n"])
    for number in 1...80 { try scratch.write(change(log, "\(number - 1)\n", "\(number)\n")) }
    #expect(scratch.journal.rememberedWrites().done.count == 64)
    for number in 0..<4 {
      let text = String(repeating: "x", count: 6_000_000)
      try scratch.write(change("plans/\(number).md", nil, text))
    }
    // Two of these and the last one; none of the small ones, as they are older.
    #expect(scratch.journal.rememberedWrites().done.count == 3)
    let files = try FileManager.default.contentsOfDirectory(atPath: scratch.path(".bumbum/writes"))
    #expect(files.count == 3)
  }

  @Test func aPhotoComesBack() throws {
    let photo = String(repeating: "jpg", count: 100_000)
    let scratch = try Scratch([log: "a\n"])
    try scratch.write(change(log, "a\n", "b\n"))
    try scratch.write(change("checkins/2026/01-15.jpg", nil, photo))
    try scratch.write(change(log, "b\n", "c\n"))
    for _ in 0..<3 { #expect(try scratch.undo()) }
    #expect(scratch.names == ["checkins", "checkins/2026", "log", log])
    for _ in 0..<3 { #expect(try scratch.redo()) }
    #expect(scratch.text("checkins/2026/01-15.jpg") == photo)
    #expect(scratch.text(log) == "c\n")
  }

  /// Any text to any other, there and back.
  @Test func randomTexts() throws {
    var random = SeededGenerator(seed: 4)
    for round in 0..<rounds(300) {
      func text() -> String {
        let lines = (0..<Int.random(in: 0...6, using: &random)).map { _ in
          String((0..<Int.random(in: 0...3, using: &random)).map { _ in "ab\r".randomElement(using: &random) ?? "a" })
        }
        return lines.joined(separator: "\n")
      }
      let texts = [text(), text(), text()]
      let scratch = try Scratch([log: texts[0]])
      try scratch.write(change(log, texts[0], texts[1]))
      try scratch.write(change(log, texts[1], texts[2]))
      while try scratch.undo() {}
      #expect(scratch.text(log) == texts[0], "round \(round): \(texts)")
      while try scratch.redo() {}
      #expect(scratch.text(log) == texts[2], "round \(round): \(texts)")
    }
  }
}
