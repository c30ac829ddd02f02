import Grammar
import Foundation
import Storage
import Platform
import Testing
import Text

/// A tar of all files, and what is read of it again.
@Suite(.timeLimit(.minutes(10))) struct BackupTests {
  private let log = "log/2026-01.txt"

  private func backUp(
    _ scratch: Scratch, to name: String = "b.tar", replacing: Bool = false, isPartial: Bool = false
  ) throws -> Backup {
    try scratch.journal.withLock { () throws(WriteFailure) in
      try scratch.journal.backUp(
        to: scratch.outside + "/" + name, shown: name, replacing: replacing, isPartial: isPartial)
    }
  }

  private func refusal(_ scratch: Scratch, to name: String = "b.tar", isPartial: Bool = false) -> String? {
    do {
      _ = try backUp(scratch, to: name, isPartial: isPartial)
      return nil
    } catch {
      return (error as? WriteFailure)?.message.english
    }
  }

  private func contents(_ scratch: Scratch, _ name: String = "b.tar") throws -> [String: String] {
    let tar = try TarFile(scratch.outside + "/" + name)
    return try tar.entries.reduce(into: [:]) { $0[$1.name] = String(decoding: try tar.contents(of: $1), as: UTF8.self) }
  }

  @Test func everythingThatBelongsToTheJournalIsInIt() throws {
    let long = "plans/" + String(repeating: "treino-", count: 24) + ".md"
    let folder = "checkins/2026/" + String(repeating: "a", count: 95) + "/b.jpg"
    let files = [
      "bumbum.toml": "format = 1\n", "exercises.txt": "A: chest\n", ".gitattributes": "*.txt text\n",
      log: "2026-01-05\n",
      "log/notes.md": "x", "checkins/2026/01.txt": "[2026-01-05]\n",
      "checkins/2026/01-05.jpg": String(repeating: "j", count: 513),
      long: "# Á\n", folder: "", "plans/a.md": String(repeating: "p", count: 512),
    ]
    let scratch = try Scratch(files.merging(["README.md": "r", "log/.hidden": "h", ".git/config": "g"]) { $1 })
    try scratch.link("plans/link.md", to: scratch.path("plans/a.md"))
    let backup = try backUp(scratch)
    let expected = files.merging(["plans/link.md": files["plans/a.md"] ?? ""]) { $1 }
    #expect(try contents(scratch) == expected)
    #expect(backup.files == 11 && backup.lost == [])
    #expect(backup.bytes == expected.values.reduce(0) { $0 + $1.utf8.count })
    let size = try #require(fileStatus(scratch.outside + "/b.tar")?.size)
    #expect(size % 512 == 0)
  }

  /// Some end the numbers of a header with a blank, as POSIX lets them.
  @Test func numbersMayEndWithABlank() throws {
    let scratch = try Scratch(["bumbum.toml": "format = 1\n"])
    _ = try backUp(scratch)
    let path = scratch.outside + "/b.tar"
    var bytes = Array(try Data(contentsOf: URL(filePath: path)))
    let (size, sum) = (124..<136, 148..<156)
    #expect(Array(bytes[size]) == Array("00000000013\0".utf8))
    bytes[135] = UInt8(ascii: " ")
    let total = bytes[..<512].enumerated().reduce(0) { $0 + (sum.contains($1.offset) ? 32 : Int($1.element)) }
    let digits = String(total, radix: 8)
    bytes.replaceSubrange(sum, with: Array((String(repeating: "0", count: 6 - digits.count) + digits + " \0").utf8))
    try Data(bytes).write(to: URL(filePath: path))
    #expect(try contents(scratch) == ["bumbum.toml": "format = 1\n"])
  }

  /// As somebody brings it back who has no bumbum.
  @Test(
    .enabled(
      if: FileManager.default.isExecutableFile(atPath: "/usr/bin/tar")
        || FileManager.default.isExecutableFile(atPath: "/bin/tar"), "there is no tar to read it"))
  func aRealTarReadsIt() throws {
    let long = "plans/" + String(repeating: "ã-", count: 70) + ".md"
    let scratch = try Scratch([
      "bumbum.toml": "format = 1\n", log: "2026-01-05\n", long: "# A\n", "checkins/2026/a/b/c.txt": "",
    ])
    _ = try backUp(scratch)
    let there = scratch.outside + "/there"
    try FileManager.default.createDirectory(atPath: there, withIntermediateDirectories: true)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["tar", "-xf", scratch.outside + "/b.tar", "-C", there]
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    let said = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0 && said == "", "\(said)")
    for path in ["bumbum.toml", log, long, "checkins/2026/a/b/c.txt"] {
      #expect(try readFile(there + "/" + path) == readFile(scratch.path(path)), "\(path)")
    }
  }

  @Test func whatCantBeReadKeepsTheOldBackup() throws {
    let scratch = try Scratch(["bumbum.toml": "format = 1\n", log: "2026-01-05\n"])
    _ = try backUp(scratch)
    let old = try readFile(scratch.outside + "/b.tar")
    #expect(refusal(scratch) == "can't write 'b.tar': it is there already; nothing was written")
    try scratch.link("plans", to: "/etc")
    #expect(
      refusal(scratch, to: "c.tar")
        == "'c.tar' would lack 'plans' (the link leads out of the journal); nothing was written")
    let failure = #expect(throws: WriteFailure.self) { try backUp(scratch, replacing: true) }
    #expect(
      failure?.message.english
        == "'b.tar' would lack 'plans' (the link leads out of the journal); nothing was written")
    #expect(try readFile(scratch.outside + "/b.tar") == old)
    let partial = try backUp(scratch, to: "c.tar", isPartial: true)
    #expect(partial.lost.map(\.path) == ["plans"] && partial.files == 2)
    #expect(try contents(scratch, "c.tar").keys.sorted() == ["bumbum.toml", log])
    // Nothing is left beside it.
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.outside).sorted() == ["b.tar", "c.tar", "j"])
  }

  @Test func aLinkInACircleEnds() throws {
    let scratch = try Scratch(["bumbum.toml": "format = 1\n", log: "2026-01-05\n"])
    try scratch.link("log/again", to: scratch.path("log"))
    #expect(refusal(scratch)?.contains("it is too deep") == true)
  }

  /// Cut off, changed by a byte, or no tar: each is said, and none is taken for a backup.
  @Test func aDamagedTarIsRefused() throws {
    let scratch = try Scratch(["bumbum.toml": "format = 1\n", log: "2026-01-05\n"])
    _ = try backUp(scratch)
    let bytes = try readFile(scratch.outside + "/b.tar")
    func reason(_ bytes: [UInt8]) throws -> String? {
      try Data(bytes).write(to: URL(fileURLWithPath: scratch.outside + "/c.tar"))
      do throws(TarFile.Broken) {
        _ = try TarFile(scratch.outside + "/c.tar")
        return nil
      } catch {
        return error.reason.english
      }
    }
    #expect(try reason(bytes) == nil)
    #expect(try reason([]) == "it is no tar")
    #expect(
      try reason(Array(bytes.prefix(700))) == "it ends in the middle of a file"
        || reason(Array(bytes.prefix(700))) == "it ends before its end")
    #expect(try reason(Array(bytes.prefix(1024))) == "it ends before its end")
    for place in [0, 124, 148, 156, 257] {
      var broken = bytes
      broken[place] ^= 1
      #expect(try reason(broken) == "it is no tar, or a compressed one", "byte \(place)")
    }
    var second = bytes
    second[1024] ^= 1
    #expect(try reason(second) == "it is damaged behind byte 1024")
  }
}
