import Foundation
import Platform
import Testing
import Text

/// A test that hangs is as much of a failure as one that is wrong.
@Suite(.timeLimit(.minutes(10))) struct ReadFileTests {
  private let scratch = ScratchFolder()

  @Test func anEmptyFile() throws {
    let path = try scratch.write("empty", [])
    #expect(try readFile(path) == [])
    #expect(try readFile(path, limit: 0) == [])
  }

  @Test func everyByteIsKept() throws {
    let bytes = (0...255).map { UInt8($0) }
    #expect(try readFile(scratch.write("bytes", bytes)) == bytes)
  }

  @Test func threeMegabytes() throws {
    var state: UInt32 = 1
    let bytes = (0..<3_000_000).map { _ in
      state = state &* 1_664_525 &+ 1_013_904_223
      return UInt8(state >> 24)
    }
    #expect(try readFile(scratch.write("large", bytes)) == bytes)
  }

  @Test func aLinkIsFollowed() throws {
    _ = try scratch.write("there", [1, 2, 3])
    #expect(try readFile(scratch.link("link", to: "there")) == [1, 2, 3])
  }

  /// Such a file says that it has 0 bytes: it is read like one that grew after its size was asked for.
  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/status")))
  func aFileLargerThanItSays() throws {
    #expect(fileStatus("/proc/self/status")?.size == 0)
    let text = String(decoding: try readFile("/proc/self/status"), as: UTF8.self)
    #expect(text.hasPrefix("Name:"))
    #expect(text.hasSuffix("\n"))
    #expect(throws: FileError("/proc/self/status", .tooLarge(limit: 20))) {
      try readFile("/proc/self/status", limit: 20)
    }
  }

  /// While another thread makes it longer and shorter, a read gives some of its beginning and never fails.
  @Test func aFileThatGrowsAndShrinks() throws {
    let path = try scratch.write("restless", [])
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      defer { done.signal() }
      guard let file = FileHandle(forWritingAtPath: path) else { return }
      for round in 0..<400 {
        try? file.truncate(atOffset: 0)
        for _ in 0..<(round % 5) { try? file.write(contentsOf: Data(repeating: 7, count: 50_000)) }
      }
      try? file.truncate(atOffset: 0)
      try? file.write(contentsOf: Data(repeating: 7, count: 1234))
    }
    repeat {
      let bytes = try readFile(path)
      #expect(bytes.count <= 200_000)
      #expect(bytes.allSatisfy { $0 == 7 })
    } while done.wait(timeout: .now()) == .timedOut
    #expect(try readFile(path) == [UInt8](repeating: 7, count: 1234))
  }

  @Test func theLimit() throws {
    let path = try scratch.write("five", [1, 2, 3, 4, 5])
    #expect(try readFile(path, limit: 5).count == 5)
    #expect(throws: FileError(path, .tooLarge(limit: 4))) { try readFile(path, limit: 4) }
  }

  /// Opening one without a writer waits for ever, unless it is told not to.
  @Test func aPipeIsRefusedAtOnce() throws {
    let path = scratch.makePipe("pipe")
    #expect(throws: FileError(path, .notRegular)) { try readFile(path) }
  }

  @Test func aFolderIsRefused() throws {
    #expect(throws: FileError(scratch.path, .isFolder)) { try readFile(scratch.path) }
  }

  /// Reading it would never end.
  @Test func aDeviceIsRefused() throws {
    #expect(throws: FileError("/dev/zero", .notRegular)) { try readFile("/dev/zero") }
    let link = try scratch.link("link", to: "/dev/zero")
    #expect(throws: FileError(link, .notRegular)) { try readFile(link) }
  }

  @Test func nothingThere() throws {
    let path = scratch.path("missing")
    #expect(throws: FileError(path, .notFound)) { try readFile(path) }
    let link = try scratch.link("link", to: "missing")
    #expect(throws: FileError(link, .notFound)) { try readFile(link) }
    #expect(FileError(path, .notFound).isNotFound)
    #expect(!FileError(path, .notPermitted).isNotFound)
  }

  /// C would stop at the NUL, and read another file than the one asked for.
  @Test func aPathWithANulIsNoPath() throws {
    let path = try scratch.write("a", [1]) + "\0b"
    #expect(throws: FileError(path, .notFound)) { try readFile(path) }
    #expect(throws: FileError(path, .notFound)) { try listFolder(path) }
    #expect(fileStatus(path) == nil)
    #expect(realPath(path) == nil)
  }

  @Test func aFileInsideAFile() throws {
    let path = try scratch.write("file", [1]) + "/inner"
    #expect(throws: FileError(path, .notFolder)) { try readFile(path) }
  }

  @Test(.disabled(if: geteuid() == 0, "root may read everything"))
  func aFileThatMayNotBeRead() throws {
    let path = try scratch.write("secret", [1])
    try scratch.allow(0, at: path)
    #expect(throws: FileError(path, .notPermitted)) { try readFile(path) }
  }

  @Test func linksInACircle() throws {
    _ = try scratch.link("a", to: "b")
    let path = try scratch.link("b", to: "a")
    #expect(throws: FileError(path, .other(ELOOP))) { try readFile(path) }
    #expect(fileStatus(path) == nil)
    #expect(fileStatus(path, followingLinks: false)?.kind == .symbolicLink)
  }

  /// The last is the C library's own text.
  @Test(
    arguments: [
      (.notFound, "no such file or folder"),
      (.notPermitted, "permission denied"),
      (.isFolder, "it is a folder, not a file"),
      (.notFolder, "it is not a folder"),
      (.notRegular, "it is not a regular file but a device, a pipe or a socket"),
      (.tooLarge(limit: 2_000_000), "it is larger than 2000000 bytes"),
      (.other(ENOSPC), "no space left on device"),
    ] as [(FileError.Reason, String)])
  func messages(_ reason: FileError.Reason, _ message: String) {
    #expect(FileError("a.txt", reason).message.english == message)
  }
}
