import CommandSupport
import Commands
import Foundation
import Photos
import TestSupport
import Testing

/// What becomes of the photo of a check-in.
@Suite struct CheckInPhotoTests {
  private func checkIn(_ line: Line, _ journal: ScratchJournal, at now: String = "2026-01-15 08:10") -> Run {
    Run("checkin Run x \(line)", in: journal, now: now)
  }

  @Test func photosThatAreNone() throws {
    let journal = try ScratchJournal()
    for (name, bytes, message) in [
      ("empty.jpg", Data(), "is empty"), ("text.jpg", Data("not a picture".utf8), "whatever its name"),
      ("large.jpg", Data([0xFF, 0xD8, 0xFF]) + Data(count: 2_000_000), "ends before its picture does"),
    ] {
      try journal.write(name, bytes)
      let run = checkIn("--photo \(journal.path)/\(name)", journal)
      #expect(run.code == .failure && run.errors.contains(message), "\(run.errors)")
    }
    #expect(journal["checkins/2026/01.txt"] == nil)
  }

  /// It was taken on 5 January at 19:50, and says where.
  @Test func aPhotoGivesNothingAwayAndSaysWhenItWas() throws {
    let journal = try ScratchJournal()
    let original = Repository.photo("place-big-endian.jpg")
    let lean = checkIn("--photo \(original)", journal)
    let bytes = try #require(journal.bytes("checkins/2026/01-05-1950.jpg"), "\(lean.errors)")
    #expect(
      lean.output == """
        checkins/2026/01-05-1950.jpg: \(bytes.count) bytes (its place is left out)
        checkins/2026/01.txt:1: [2026-01-05 19:50]

        """)
    #expect(PhotoMetadata(bytes).location == .none && PhotoMetadata(bytes).orientation == 6)
    #expect(checkIn("--photo \(original) --keep-metadata --at 07:30", journal).code == .success)
    let kept = journal.bytes("checkins/2026/01-15-0730.jpg")
    #expect(kept == FileManager.default.contents(atPath: original).map(Array.init))
    // A camera that is ahead of time is not believed.
    #expect(checkIn("--photo \(original)", journal, at: "2026-01-04 09:00").output.contains("[2026-01-04 09:00]"))
  }

  /// Over the limit by a comment after the first marker, which is dropped, so that the picture need not be touched.
  @Test func aPhotoOverTheLimitIsMadeSmaller() throws {
    let journal = try ScratchJournal()
    let picture = try Repository.bytes(ofPhoto: "size-7x5.jpg")
    let comment = Data([0xFF, 0xFE, 0xFF, 0xFF]) + Data(count: 65_533)
    try journal.write("large.jpg", picture.prefix(2) + (1...32).flatMap { _ in comment } + picture.dropFirst(2))
    let shrunk = checkIn("--photo \(journal.path)/large.jpg", journal)
    #expect(shrunk.output.hasPrefix("checkins/2026/01-15-0810.jpg: \(picture.count) bytes (was 2.1 MB)\n"))
    #expect(journal.bytes("checkins/2026/01-15-0810.jpg") == [UInt8](picture))
    // Nothing can be taken from a picture that isn't read: a chunk of 2,000,000 bytes and the end.
    let chunk = Data([0x00, 0x1E, 0x84, 0x80]) + Data("IDAT".utf8) + Data(count: 2_000_000 + 4)
    let png = chunk + Data(count: 4) + Data("IEND".utf8) + Data(count: 4)
    try journal.write("large.png", Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) + png)
    let refused = checkIn("--photo \(journal.path)/large.png", journal, at: "2026-01-15 08:20")
    #expect(
      refused.errors.contains("has 2000032 bytes, and only a JPEG is made smaller here"), "\(refused.errors)")
    #expect(!journal.holds("checkins/2026/01-15-0820.png"))
  }
}

@Suite struct ManyWritersTests {
  /// Forty at once, over and over: forty sets each time, and no torn line.
  @Test(arguments: 0..<rounds(10, part: 5)) func fortySetsAtOnce(round: Int) throws {
    try #require(BuiltProgram.path != nil, "the program is built beside the tests")
    let journal = try ScratchJournal([
      "exercises.txt": "Supino: chest\n", "log/2026-01.txt": "2026-01-05 18:30-?\n  Supino: 80kg x 1\n", ".errors": "",
    ])
    let errors = try #require(FileHandle(forWritingAtPath: journal.path + "/.errors"))
    let processes = try (1...40).map { number in
      try BuiltProgram.start(
        ["set", "Supino", "\(number)kg x 5", "--now", "2026-01-05 18:40"], in: journal.path, errors: errors)
    }
    for process in processes { process.waitUntilExit() }
    #expect(processes.allSatisfy { $0.terminationStatus == 0 } && journal[".errors"] == "")
    #expect(Run("lint --strict --now '2026-01-05 19:00'", in: journal).output == "")
    let text = try journal.text("log/2026-01.txt")
    for number in 1...40 { #expect(text.contains(" \(number)kg x 5"), "\(number)kg is lost") }
  }
}
