import Grammar
import Foundation
import Storage
import Platform
import Testing
import Text

@Suite(.timeLimit(.minutes(10))) struct LockTests {
  private let short = FileLock.Patience(holder: 60, total: 200)

  private enum OwnError: Error, Equatable {
    case own
    case lock(String)
  }

  @Test func theBodysErrorsComeThrough() throws {
    let scratch = try Scratch()
    let body = { () throws(OwnError) -> Void in throw .own }
    #expect(throws: OwnError.own) {
      try scratch.journal.withLock(orThrow: { OwnError.lock($0.message.english) }, body)
    }
    #expect(try scratch.journal.withLock { 7 } == 7)
  }

  @Test func aSecondProgramIsToldWhoWrites() throws {
    let scratch = try Scratch()
    try scratch.journal.withLock { () throws(WriteFailure) in
      let failure = #expect(throws: WriteFailure.self) {
        try scratch.journal.withLock(orThrow: { $0 }, patience: short) { () throws(WriteFailure) in }
      }
      #expect(
        failure?.message.english
          == "the journal is being written by process \(getpid()), which does not finish; nothing was written")
      #expect(failure?.help?.english == "try again, or look what it does: ps -p \(getpid())")
    }
  }

  @Test func gitSeesNothingOfIt() throws {
    let scratch = try Scratch(["bumbum.toml": "format = 1\n"])
    try scratch.write(change("exercises.txt", nil, "Supino: chest\n"))
    #expect(scratch.text(".bumbum/.gitignore") == "*\n")
    #expect(scratch.names == ["bumbum.toml", "exercises.txt"])
    let journal = scratch.journal.read()
    #expect(journal.strays == [])
    #expect(journal.failures.isEmpty)
  }

  @Test func aLinkInPlaceOfTheFolderIsRefused() throws {
    let scratch = try Scratch()
    try scratch.link(".bumbum", to: "..")
    #expect(
      scratch.refusal(change("exercises.txt", nil, "x"))
        == "'j/.bumbum' is no folder but a link; nothing was written")
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.outside) == ["j"])
  }

  @Test func noFolderThere() throws {
    let journal = JournalFolder(path: NSTemporaryDirectory() + UUID().uuidString, shownPrefix: "")
    let failure = #expect(throws: WriteFailure.self) {
      try journal.withLock {}
    }
    #expect(failure?.message.english == "can't write '.bumbum': no such file or folder; nothing was written")
  }

  /// Eight that add one to a number, 25 times each: every one reads what the last one wrote.
  @Test func noWriteIsLost() async throws {
    let scratch = try Scratch(["count": "0"])
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask {
          try await onThread {
            for _ in 0..<25 {
              try scratch.journal.withLock { () throws(WriteFailure) in
                let text = scratch.text("count") ?? ""
                try scratch.journal.write([change("count", text, "\((Int(text) ?? 0) + 1)")])
              }
            }
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(scratch.text("count") == "200")
    #expect(scratch.names == ["count"])
  }
}

/// A thread of its own: those of the tests are few, and must not wait for each other.
private func onThread(_ body: @escaping @Sendable () throws -> Void) async throws {
  try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
    Thread.detachNewThread { continuation.resume(with: Result { try body() }) }
  }
}
