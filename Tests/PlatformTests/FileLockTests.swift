import Foundation
import Platform
import Testing

@Suite(.timeLimit(.minutes(10))) struct FileLockTests {
  private let scratch = ScratchFolder()
  private let short = FileLock.Patience(holder: 60, total: 200)

  @Test func aSecondOneIsToldWhoHoldsIt() throws {
    let lock = try FileLock(folder: scratch.path, name: "lock")
    #expect(throws: FileLock.Failure.held(by: Int(getpid()))) {
      _ = try FileLock(folder: scratch.path, name: "lock", patience: short)
    }
    extendLifetime(lock)
  }

  @Test func isFreeAgainAfterwards() throws {
    do {
      let lock = try FileLock(folder: scratch.path, name: "lock")
      extendLifetime(lock)
    }
    #expect(try readFile(scratch.path("lock")) == [])
    let lock = try FileLock(folder: scratch.path, name: "lock", patience: short)
    let text = String(decoding: try readFile(scratch.path("lock")), as: UTF8.self)
    #expect(text.hasPrefix("\(getpid()) "))
    extendLifetime(lock)
  }

  /// What a program that was killed leaves: its process id in a file that nobody holds.
  @Test func isNeverStale() throws {
    _ = try scratch.write("lock", Array("1 7\n".utf8))
    let lock = try FileLock(folder: scratch.path, name: "lock", patience: short)
    extendLifetime(lock)
  }

  @Test func aHolderOfAnyOtherKindIsWaitedFor() throws {
    let file = try scratch.write("lock", Array("4711 1\n".utf8))
    let other = unsafe open(file, O_RDWR)
    defer { _ = close(other) }
    #expect(flock(other, LOCK_EX | LOCK_NB) == 0)
    #expect(throws: FileLock.Failure.held(by: 4711)) {
      _ = try FileLock(folder: scratch.path, name: "lock", patience: short)
    }
    Thread.detachNewThread {
      usleep(50_000)
      _ = flock(other, LOCK_UN)
    }
    let lock = try FileLock(folder: scratch.path, name: "lock")
    extendLifetime(lock)
  }

  /// Longer than one holder may take, as each of them lets go in time: progress.
  @Test func aQueueThatMovesIsWaitedFor() throws {
    let file = try scratch.write("lock", [])
    let other = unsafe open(file, O_RDWR)
    defer { _ = close(other) }
    #expect(flock(other, LOCK_EX | LOCK_NB) == 0)
    Thread.detachNewThread {
      for turn in 0..<40 {
        let text = "1 \(turn)"
        _ = unsafe text.withCString { unsafe pwrite(other, $0, text.utf8.count, 0) }
        usleep(100_000)
      }
      _ = flock(other, LOCK_UN)
    }
    let lock = try FileLock(
      folder: scratch.path, name: "lock", patience: FileLock.Patience(holder: 3000, total: 60_000))
    extendLifetime(lock)
    #expect(throws: FileLock.Failure.held(by: Int(getpid()))) {
      _ = try FileLock(folder: scratch.path, name: "lock", patience: short)
    }
  }

  /// Somebody removes the file while we wait, and another program locks the new one: then the old one is worth
  /// nothing.
  @Test func theLockOfARemovedFileIsNone() throws {
    let file = try scratch.write("lock", [])
    let first = unsafe open(file, O_RDWR)
    defer { _ = close(first) }
    #expect(flock(first, LOCK_EX | LOCK_NB) == 0)
    Thread.detachNewThread {
      usleep(100_000)
      _ = unsafe unlink(file)
      // Held until the test program ends.
      let second = unsafe open(file, O_RDWR | O_CREAT, 0o600)
      _ = flock(second, LOCK_EX | LOCK_NB)
      _ = flock(first, LOCK_UN)
    }
    #expect(throws: FileLock.Failure.held(by: nil)) {
      _ = try FileLock(
        folder: scratch.path, name: "lock", patience: FileLock.Patience(holder: 800, total: 5000))
    }
  }

  @Test func linksAreNotFollowed() throws {
    _ = try scratch.makeFolder("there")
    let folder = try scratch.link("folder", to: "there")
    #expect(throws: FileLock.Failure.self) { _ = try FileLock(folder: folder, name: "lock", patience: short) }
    _ = try scratch.link("there/lock", to: "../victim")
    #expect(throws: FileLock.Failure.file(FileError(scratch.path("there/lock"), .other(ELOOP)))) {
      _ = try FileLock(folder: scratch.path("there"), name: "lock", patience: short)
    }
    #expect(fileStatus(scratch.path("victim")) == nil)
  }

  @Test func aPipeIsNoLock() throws {
    let pipe = scratch.makePipe("lock")
    #expect(throws: FileLock.Failure.file(FileError(pipe, .notRegular))) {
      _ = try FileLock(folder: scratch.path, name: "lock", patience: short)
    }
  }
}
