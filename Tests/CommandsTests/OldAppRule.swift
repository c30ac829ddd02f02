import CommandSupport
import Commands
import Foundation
import TestSupport
import Testing

/// A rule of the app that bumbum grew out of, as one command shows it in either language.
struct OldAppRule: CustomTestStringConvertible, Sendable {
  let rule: String
  var files: [String: String] = [:]
  var now = "2026-01-15 20:00"
  let words: [String]
  var answers: [String] = []
  var isTerminal = false
  var code = ExitCode.success
  /// What the answer holds, in English and in Portuguese; empty where only the files tell.
  var en: [String] = []
  var pt: [String]?
  /// What it must not hold.
  var never: [String] = []
  /// Files afterwards; nil for one that is not there.
  var leaves: [String: String?] = [:]

  var testDescription: String { rule }

  func check() throws {
    for (language, said) in [("en", en), ("pt-BR", pt ?? en)] {
      let journal = try ScratchJournal(files)
      let run = Run("\(words) --lang \(language)", in: journal, isTerminal: isTerminal, now: now, answers: answers)
      let all = run.output + run.errors
      #expect(run.code == code, "\(language): \(all)")
      for text in said { #expect(all.contains(text), "\(language): \(all)") }
      for text in never { #expect(!all.contains(text), "\(language): \(all)") }
      for (path, expected) in leaves {
        // Foundation would drop a byte order mark.
        let bytes = FileManager.default.contents(atPath: journal.path + "/" + path)
        let text = bytes.map { String(decoding: $0, as: UTF8.self) }
        #expect(text == expected, "\(language): \(path)")
      }
    }
  }
}
