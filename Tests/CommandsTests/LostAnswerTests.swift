import CommandSupport
import Commands
import Foundation
import TestSupport
import Testing
import Text
import Training

/// A full disk behind standard output: what is said of the files is so all the same.
@Suite(.timeLimit(.minutes(10))) struct LostAnswerTests {
  private let full = Output.End.failed("no space left on device")
  private let csv = "Date,Exercise,Weight (kg),Reps\n2026-01-05,Squat,100,5\n"
  private let map = ["--map", "date=Date,exercise=Exercise,weight=Weight (kg),reps=Reps"]

  @Test func whatIsToBeWrittenIsWritten() throws {
    let journal = try ScratchJournal()
    let run = Run("import - --yes \(map)", in: journal, input: csv, outputEnd: full)
    #expect(run.code == .failure)
    #expect(
      run.errors.hasSuffix(
        """
        bumbum: can't write the answer: no space left on device
                all else is done: what the command was to change is changed

        """))
    #expect(journal["log/2026-01.txt"] == "2026-01-05\n  Squat: 100kg x 5\n")
  }

  /// What a command says behind its write needs the journal once more, which is gone by then.
  @Test func whatFailsBehindAWriteSaysThatItIsWritten() throws {
    let log = "2026-03-01 11:00-?\n  Squat: 100kg x 5\n"
    let journal = try ScratchJournal(["exercises.txt": "Squat: legs\n", "log/2026-03.txt": log])
    let away = journal.path + ".away"
    defer { try? FileManager.default.removeItem(atPath: away) }
    var errors = ""
    var context = Context(
      currentFolder: "/",
      output: Output { _ in try? FileManager.default.moveItem(atPath: journal.path, toPath: away) },
      errors: Output { errors += $0 })
    context.clock.now = { Moment("2026-03-01 12:00") ?? Moment(.first) }
    #expect(Program.run(["set", "105kg", "x", "5", "--rest", "--dir", journal.path], context) == .failure)
    #expect(
      errors.hasSuffix(
        """
        bumbum: there is no folder '\(journal.path)' (--dir)
                name the folder that holds bumbum.toml
                all else is done: what the command was to change is changed

        """), "\(errors)")
    let written = try String(contentsOfFile: away + "/log/2026-03.txt", encoding: .utf8)
    #expect(written == "2026-03-01 11:00-?\n  Squat: 100kg x 5, 105kg x 5\n")
  }

  /// Nobody can agree to what they were not shown.
  @Test func nothingIsAskedAboutIt() throws {
    let journal = try ScratchJournal()
    let run = Run("import - \(map)", in: journal, input: csv, answers: ["y"], outputEnd: full)
    #expect(run.code == .failure)
    #expect(run.errors.contains("nothing was written"))
    #expect(run.errors.contains("can't write the answer: no space left on device"))
    #expect(!run.errors.contains("is changed"))
    #expect(journal["log/2026-01.txt"] == nil)
  }

  /// It prints the files it wrote before it calls git.
  @Test func aCommandGoesOnToItsEnd() throws {
    let folder = NSTemporaryDirectory() + "bumbum-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var asked: [[String]] = []
    let run = Run(
      "init --git \(folder)",
      program: { _, words in
        asked.append(words)
        return (0, words.contains("--git-path") ? Array("pre-commit\n".utf8) : [])
      }, outputEnd: full)
    #expect(run.errors.contains("what the command was to change is changed"), "\(run.errors)")
    #expect(asked.contains { $0.contains("merge.bumbum.driver") })
  }

  /// `| head -1` had enough; the rest is no failure.
  @Test func aReaderThatIsGone() throws {
    let journal = try ScratchJournal()
    let run = Run("measure 81.2kg", in: journal, outputEnd: .readerIsGone)
    #expect(run.code == .success)
    #expect(run.errors.isEmpty, "\(run.errors)")
  }

  @Test func nobodyIsLeftToWatchFor() throws {
    let journal = try ScratchJournal(["log/2026-01.txt": "2026-01-05\n  Squat: 80x10\n"])
    var waits = 0
    _ = Run(
      "lint --watch", in: journal,
      watch: { _ in
        {
          waits += 1
          return waits < 10
        }
      }, outputEnd: .readerIsGone)
    #expect(waits == 0)
  }

  /// The program itself, and a device that is always full.
  @Test(
    .enabled(if: BuiltProgram.path != nil && FileManager.default.fileExists(atPath: "/dev/full")))
  func theProgramSaysWhatItDid() throws {
    let journal = try ScratchJournal()
    let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    let errors = Pipe()
    let process = try BuiltProgram.start(
      ["measure", "81.2kg", "--now", "2026-01-05 20:00"], in: journal.path, output: full,
      errors: errors.fileHandleForWriting)
    try errors.fileHandleForWriting.close()
    let said = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 2)
    #expect(said.hasPrefix("bumbum: can't write the answer: "))
    #expect(said.hasSuffix("what the command was to change is changed\n"))
    #expect(
      FileManager.default.contents(atPath: journal.path + "/checkins/2026/01.txt").map {
        String(decoding: $0, as: UTF8.self).contains("bodyweight = 81.2kg")
      } == true)
  }
}
