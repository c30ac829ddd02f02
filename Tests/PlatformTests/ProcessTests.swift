import Foundation
import Platform
import Testing

@Suite(.timeLimit(.minutes(10))) struct LocalTimeTests {
  /// New year in UTC, both sides of a change of clocks in Europe and in America, a leap day, a time before
  /// 1970, now.
  @Test(arguments: [
    0, 1_767_225_599, 1_767_225_600, 1_774_746_000, 1_772_953_200, 1_709_164_800, -1_000_000_000,
  ])
  func agreesWithFoundation(_ seconds: Int) throws {
    let time = try #require(LocalTime(secondsSince1970: seconds))
    let fields = Calendar(identifier: .gregorian).dateComponents(
      in: .current, from: Date(timeIntervalSince1970: TimeInterval(seconds)))
    #expect(time.year == fields.year)
    #expect(time.month == fields.month)
    #expect(time.day == fields.day)
    #expect(time.hour == fields.hour)
    #expect(time.minute == fields.minute)
    #expect(time.second == fields.second)
  }

  @Test func now() throws {
    let before = LocalTime(secondsSince1970: Int(Date().timeIntervalSince1970))
    let now = LocalTime.now()
    let after = LocalTime(secondsSince1970: Int(Date().timeIntervalSince1970) + 1)
    #expect(now == before || now == after)
  }

  @Test func aYearThatIsNoNumber() {
    #expect(LocalTime(secondsSince1970: .max) == nil)
  }
}

@Suite struct EnvironmentTests {
  @Test func variables() {
    #expect(environment("PATH") == ProcessInfo.processInfo.environment["PATH"])
    #expect(environment("BUMBUM_NO_SUCH_VARIABLE") == nil)
    #expect(environment("PATH\0") == nil)
  }
}

@Suite(.timeLimit(.minutes(10))) struct WriteTests {
  init() { ignoreBrokenPipe() }

  /// A pipe holds 64 KB: most of the bytes wait for whoever reads, also where the pipe is set not to wait.
  @Test(arguments: [false, true])
  func moreThanAPipeHolds(isNonBlocking: Bool) throws {
    let bytes = (0..<1_000_003).map { UInt8(truncatingIfNeeded: $0 / 7) }
    let pipe = Pipe()
    let end = pipe.fileHandleForWriting.fileDescriptor
    if isNonBlocking { #expect(fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK) == 0) }
    // A thread of its own: two tasks that wait for each other could be given one thread for both.
    Thread.detachNewThread {
      _ = try? write(bytes, to: end)
      try? pipe.fileHandleForWriting.close()
    }
    let read = try pipe.fileHandleForReading.readToEnd()
    #expect(read.map { [UInt8]($0) } == bytes)
  }

  @Test func nobodyReads() throws {
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    #expect(try write([1, 2, 3], to: pipe.fileHandleForWriting.fileDescriptor) == false)
  }

  @Test func nothing() throws {
    #expect(try write([], to: StandardStream.output))
  }

  @Test func aDescriptorThatIsNotOpen() {
    #expect(throws: FileError("standard output", .other(EBADF))) { try write([1], to: 9999) }
  }

  /// A device that is always full.
  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func aFullDisk() throws {
    let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    #expect(throws: FileError("standard output", .other(ENOSPC))) { try write([1], to: full.fileDescriptor) }
  }

  @Test func aPipeIsNoTerminal() {
    let pipe = Pipe()
    let end = pipe.fileHandleForWriting.fileDescriptor
    #expect(!isTerminal(end))
    let columns = ProcessInfo.processInfo.environment["COLUMNS"].flatMap { Int($0) }
    #expect(terminalWidth(end) == columns)
  }
}
