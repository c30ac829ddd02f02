import CommandSupport
import Commands
import Foundation
import TestSupport
import Testing

/// `lint --watch`, with a watch that is a list of what happens.
@Suite(.timeLimit(.minutes(10))) struct LintWatchTests {
  @Test func looksAgainAfterEachChange() throws {
    let journal = try ScratchJournal(["exercises.txt": "A: arms\n", "log/2026-01.txt": "2026-01-05\nA: 8\n"])
    var steps = ["2026-01-05\nA: 80x10\n", "2026-01-05\nA: 80kg x 10\n"].makeIterator()
    var watched: [String] = []
    let run = Run(
      "lint --watch", in: journal, isTerminal: true,
      watch: { folders in
        watched = folders
        return {
          guard let text = steps.next() else { return false }
          try? journal.write("log/2026-01.txt", Data(text.utf8))
          return true
        }
      })
    #expect(watched.map { $0.split(separator: "/").last ?? "" }.contains("log"))
    #expect(
      run.errors == """
        no problems in 3 files
        watching; Ctrl-C ends
        1 error in 1 file; 1 can be fixed with --fix --unsafe-fixes; see 'bumbum help ambiguous-load'
        watching; Ctrl-C ends
        no problems in 3 files
        watching; Ctrl-C ends

        """)
    #expect(run.output.components(separatedBy: "\u{1B}[2J").count == 4)
    #expect(run.output.contains("ambiguous-load"))
  }

  @Test func refusesWhatNobodyLooksAt() throws {
    let journal = try ScratchJournal()
    let none = Run("lint --watch", in: journal)
    #expect(none.code == .failure && none.errors.contains("can't watch"))
  }

  /// The program itself: it sees a change, says so, and Ctrl-C ends it with 0.
  @Test func theProgramEndsQuietly() throws {
    let journal = try ScratchJournal(["exercises.txt": "A: arms\n", "log/2026-01.txt": "2026-01-05\nA: 8\n"])
    let errors = Pipe()
    let process = try BuiltProgram.start(
      ["lint", "--watch"], in: journal.path, errors: errors.fileHandleForWriting)
    // A program that says nothing must not keep the tests waiting for ever: it is killed, and no end of the pipe is
    // left open here.
    try errors.fileHandleForWriting.close()
    DispatchQueue.global().asyncAfter(deadline: .now() + 120) { kill(process.processIdentifier, SIGKILL) }
    var said = ""
    func read(until text: String) {
      while !said.contains(text) {
        let data = errors.fileHandleForReading.availableData
        if data.isEmpty { return }
        said += String(decoding: data, as: UTF8.self)
      }
    }
    read(until: "watching")
    try journal.write("log/2026-01.txt", "2026-01-05\nA: 80x10\n")
    read(until: "see 'bumbum help ambiguous-load'\nwatching; Ctrl-C ends\n")
    process.interrupt()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit && process.terminationStatus == 0)
    #expect(said.hasPrefix("no problems in 3 files\nwatching; Ctrl-C ends\n"))
  }
}
