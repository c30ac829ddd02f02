import CommandSupport
import Commands
import Foundation
import Testing

@Suite struct MergeCommandTests {
  private func merge(
    _ base: String, _ ours: String, _ theirs: String, _ rest: [String] = ["7", "log/2026-01.txt"]
  ) throws -> (run: Run, text: String) {
    let folder = try ScratchJournal(["base": base, "ours": ours, "theirs": theirs])
    let files = ["base", "ours", "theirs"].map { folder.path + "/" + $0 }
    let run = Run("merge \(files) \(rest)", in: folder)
    let text = FileManager.default.contents(atPath: folder.path + "/ours") ?? Data()
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 4)
    return (run, String(decoding: text, as: UTF8.self))
  }

  @Test func writesOverOurs() throws {
    let (run, text) = try merge(
      "2026-01-05\n  A: 8\n", "2026-01-05\n  A: 8, 7\n", "2026-01-05\n  A: 8\n\n2026-01-06\n  A: 9\n")
    #expect(run.code == .success && run.output == "" && run.errors == "")
    #expect(text == "2026-01-05\n  A: 8, 7\n\n2026-01-06\n  A: 9\n")
  }

  @Test func conflictsAreShownByLint() throws {
    let (run, text) = try merge("2026-01-05\n  A: 8\n", "2026-01-05\n  A: 7\n", "2026-01-05\n  A: 6\n")
    #expect(run.code == .findings)
    #expect(run.errors == "bumbum: log/2026-01.txt: both sides changed the same thing in 1 place\n")
    #expect(text == "2026-01-05\n<<<<<<< ours\n  A: 7\n=======\n  A: 6\n>>>>>>> theirs\n")
    let lint = Run("lint -", input: text)
    #expect(lint.code == .findings && lint.output.contains("<stdin>:2:1: error[conflict-marker]"))
  }

  @Test func markersHaveTheLengthThatGitAsksFor() throws {
    let (_, text) = try merge(
      "2026-01-05\n  A: 8\n", "2026-01-05\n  A: 7\n", "2026-01-05\n  A: 6\n", ["9", "x/log/2026-01.txt"])
    #expect(
      text.contains("<<<<<<<<< ours\n") && text.contains("=========\n") && text.contains(">>>>>>>>> theirs\n")
    )
  }

  /// What is no file of a journal is merged as text; so are the halves of an older merge.
  @Test func otherFilesAreGivenToGit() throws {
    let (clean, text) = try merge("a\nb\nc\n", "x\nb\nc\n", "a\nb\ny\n", ["7", "README"])
    #expect(clean.code == .success && text == "x\nb\ny\n")
    let (run, conflict) = try merge("a\n", "b\n", "c\n", ["7", "README"])
    #expect(run.code == .findings && conflict.contains("<<<<<<< ours\nb\n=======\nc\n>>>>>>> theirs\n"))
    let old = "2026-01-05\n<<<<<<< HEAD\n  A: 8\n=======\n  A: 7\n>>>>>>> b\n"
    let (again, kept) = try merge(old, old + "\n2026-01-06\n  A: 9\n", "2026-01-04\n  A: 1\n\n" + old)
    #expect(again.code == .success && kept == "2026-01-04\n  A: 1\n\n" + old + "\n2026-01-06\n  A: 9\n")
  }

  /// Git takes 2 for a conflict, and ours for the text with the markers in it: then theirs would be lost.
  @Test func troubleIsNoConflict() throws {
    for (line, said) in [
      ("merge", "a merge is of three files: 'bumbum merge BASE OURS THEIRS [SIZE [PATH]]'"),
      ("merge /nonexistent /nonexistent /nonexistent", "can't read '/nonexistent': no such file or folder"),
    ] as [(Line, String)] {
      let run = Run(line)
      #expect(run.code == .stopped && run.errors.contains(said))
    }
    let (run, text) = try merge("a", "b", "c", ["x", "README"])
    #expect(run.code == .stopped && run.errors.contains("'x' is no length of a marker") && text == "b")
  }
}
