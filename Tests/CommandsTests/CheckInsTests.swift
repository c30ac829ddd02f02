import CommandSupport
import Commands
import Foundation
import TestSupport
import Testing

/// How the list of check-ins hands photos on; the list itself is in Transcripts/check-ins.txt.
@Suite struct CheckInsTests {
  /// What is in the journal is opened by its whole path, and nothing else is.
  @Test func photosAreHandedToTheSystemsViewer() throws {
    let journal = try ScratchJournal([
      "checkins/2025/12.txt": "[2025-12-30 08:00]\nphoto = 12-30-0800.jpg\n",
      "checkins/2026/01.txt": "[2026-01-05 19:40]\nphoto = ../../bumbum.toml\n",
    ])
    let photo = Repository.exampleJournal + "/checkins/2025/12-06-0820.jpg"
    try journal.write("checkins/2025/12-30-0800.jpg", try Data(contentsOf: URL(fileURLWithPath: photo)))
    var opened: [[String]] = []
    let program = { (name: String, arguments: [String]) -> (code: Int32, output: [UInt8])? in
      opened.append([name] + arguments)
      return (0, [])
    }
    let run = Run("checkins --open", in: journal, now: "2026-01-08 12:00", program: program)
    let path =
      URL(fileURLWithPath: journal.path).resolvingSymlinksInPath().path + "/checkins/2025/12-30-0800.jpg"
    #expect(run.output == path + "\n", "\(run.errors)")
    #expect(opened.count == 1)
    #expect(opened.first?.dropFirst() == [path])
    let none = Run("checkins --open --since 2026", in: journal, now: "2026-01-08 12:00", program: program)
    #expect(
      none.code == .failure && none.errors.contains("none of these check-ins has a photo that is there"))
    #expect(opened.count == 1)
    let broken = Run("checkins --open", in: journal, now: "2026-01-08 12:00", program: { _, _ in nil })
    #expect(broken.code == .failure && broken.errors.contains("could not open"))
  }

  @Test func manyPhotosAreNotOpenedAtOnce() throws {
    let run = Run(
      "checkins --open --limit all --lang en", folder: Repository.exampleJournal, now: "2026-02-28 12:00",
      program: { _, _ in
        Issue.record("opened")
        return nil
      })
    #expect(run.code == .failure && run.errors.contains("ten at most are opened"))
  }
}
