import CommandSupport
import Grammar
import Foundation
import TestSupport
import Testing
import Views

@testable import Commands
import Training

/// Help, errors, refusals and questions have words of both languages.
@Suite struct PortugueseAnswerTests {
  private static let visible = CommandList.whole.all.map(\.name)

  @Test(arguments: visible) func helpHasNoEnglishWords(name: String) throws {
    let command = try #require(CommandList.whole.all.first { $0.name == name })
    let text = HelpText(Style(isColored: false), in: .brazilianPortuguese, .whole).text(of: command)
    // What other programs call their menus, and what a shell is given, is theirs.
    let lines = text.split(separator: "\n").filter {
      !$0.hasPrefix("  bumbum ") && !$0.contains("Export") && !$0.hasPrefix("date, time,")
    }
    #expect(EnglishWords.left(in: lines.joined(separator: "\n")) == [], "\(text)")
    #expect(!text.hasPrefix(command.summary))
  }

  /// Also what an example is for, and the names in it: those of a journal in Portuguese.
  @Test(arguments: visible) func examplesAreInPortuguese(name: String) throws {
    let command = try #require(CommandList.whole.all.first { $0.name == name })
    let words = HelpWords(language: .brazilianPortuguese, .whole)
    for example in command.examples {
      #expect(words.said(example.purpose) != example.purpose)
      let said = words.said(example.command)
      for english in ["Plan ", "ench", "quat", "press", "legs", "yesterday", "tomorrow", "today"] {
        #expect(!said.contains(english) || said.contains("--today"), "\(said)")
      }
    }
  }

  /// Its own words, whatever the Portuguese page says beside them.
  @Test func aListInHelpIsWhole() throws {
    let words = HelpWords(language: .brazilianPortuguese, .whole)
    for (name, own) in [("import", #"^  ([^:]+): "#), ("export", #"^(\w+) is "#)] {
      let command = try #require(CommandList.whole.all.first { $0.name == name })
      let pattern = try Regex(own).anchorsMatchLineEndings()
      let listed = command.details.matches(of: pattern).compactMap { $0.output[1].substring }
      #expect(listed.count > 5)
      let page = words.details(of: command)
      for name in listed { #expect(page.contains(name.replacing(" (text)", with: "")), "\(name)") }
    }
  }

  @Test func theOverviewHasNoEnglishWords() {
    let text = HelpText(Style(isColored: false), in: .brazilianPortuguese, .whole).overview()
    #expect(EnglishWords.left(in: text) == [], "\(text)")
  }

  /// What the program says is found in the tables of Portuguese: each sentence that stands in the source, piece by piece
  /// between what the occasion puts into it.
  @Test func everySentenceInTheSourceHasPortugueseWords() throws {
    let root = Repository.root + "/Sources/"
    var known = CommandList.whole.all.map { command in
      ([command.summary, command.details] + command.usage + command.examples.map(\.command)).joined(separator: "\n")
    }.joined(separator: "\n")
    for table in [
      "Core/Portuguese/findings.txt", "Core/Portuguese/answers.txt",
      "Core/Portuguese/help.txt",
    ] {
      let lines = try String(contentsOfFile: root + table, encoding: .utf8).split(separator: "\n")
      #expect(lines.count.isMultiple(of: 2), "\(table) has a line without its other")
      known += stride(from: 0, to: lines.count, by: 2).map { lines[$0] + "\n" }.joined()
    }
    var count = 0
    for sentence in Sentence.all(below: root) {
      count += 1
      #expect(known.contains(sentence.text), "\(sentence.place): no Portuguese for '\(sentence.text)'")
    }
    #expect(count > 900)
  }
}

/// A piece of a text in the source that a person may read: three words or more, one of them of those that make a sentence.
private struct Sentence {
  let text: String
  let place: String

  /// Rooms that talk; without files whose texts have both languages beside each other, or are of other programs and formats.
  private static let rooms = [
    "Core/Text", "Core/TOML", "Core/Grammar", "Core/Guess", "Core/Storage", "Core/Lint", "Core/Statistics",
    "Core/Recording",
    "Core/Views",
    "Core/CSV", "Core/Commands", "Around/Import", "Around/LanguageServer", "Around/Git", "Around/Shell",
    "Around/Shrinking",
    "Around/Train",
  ]
  private static let others = [
    "Words.swift", "Text/Message.swift", "Guess/Phrase", "Guess/Piece", "Guess/Spelling", "FieldRefusals", "Importers/",
    "Import/Cells",
    "NoteDay",
    "NoteTable", "NoteForms", "GitSettings",
    "GitFile", "GitStatus", "ManualPage", "CommitHook", "DriverTrial", "NewJournal", "PlanText", "/Wording/",
    "SARIF",
    "UnifiedDiff", "FindingsPage", "Tables/ColumnMap", "LanguageServer/LanguageServer.swift",
    "Messages/",
  ]

  static func all(below root: String) -> [Sentence] {
    rooms.flatMap { room -> [Sentence] in
      let files = FileManager.default.enumerator(atPath: root + room)?.compactMap { $0 as? String } ?? []
      return files.filter { $0.hasSuffix(".swift") }.sorted().flatMap { file -> [Sentence] in
        let path = room + "/" + file
        guard !others.contains(where: { path.contains($0) }),
          let text = try? String(contentsOfFile: root + path, encoding: .utf8)
        else { return [] }
        return sentences(in: text, path)
      }
    }
  }

  /// Of texts on one line; not of what `help CODE` says, which is known by its code.
  private static func sentences(in source: String, _ path: String) -> [Sentence] {
    let lines = source.components(separatedBy: "\n")
    var isInText = false
    var found: [Sentence] = []
    for (number, line) in lines.enumerated() {
      if line.components(separatedBy: "\"\"\"").count.isMultiple(of: 2) { isInText.toggle() }
      let isExplained = lines[max(0, number - 2)...number].contains {
        ["Explanation(", "Rule(", "condition:", "reason:"].contains(where: $0.contains)
      }
      if isInText || isExplained || line.trimmingCharacters(in: .whitespaces).hasPrefix("//") || line.contains("⟦") {
        continue
      }
      // Texts of a journal.
      if line.contains("\\n") || line.contains("+++") { continue }
      found += pieces(of: line).filter(isSentence).map { Sentence(text: $0, place: "\(path):\(number + 1)") }
    }
    return found
  }

  /// What stands in quotes, cut where something is put in.
  private static func pieces(of line: String) -> [String] {
    var pieces: [String] = []
    var piece: String?
    var depths: [Int] = []
    var previous: Character = " "
    for character in line.replacing("\\u{A0}", with: "\u{A0}") {
      if previous == "\\", piece != nil {
        if character == "(" {
          pieces.append(piece ?? "")
          piece = nil
          depths.append(0)
        } else {
          piece?.append(character)
        }
        previous = " "
        continue
      }
      previous = character
      if piece != nil {
        if character == "\"" {
          pieces.append(piece ?? "")
          piece = nil
        } else if character != "\\" {
          piece?.append(character)
        }
      } else if character == "\"" {
        piece = ""
      } else if let depth = depths.last {
        if character == "(" { depths[depths.count - 1] += 1 }
        if character == ")" {
          if depth == 0 {
            depths.removeLast()
            piece = ""
          } else {
            depths[depths.count - 1] -= 1
          }
        }
      }
    }
    let ends = CharacterSet(charactersIn: " ,;:.'\"()[]\\")
    return pieces.map { ($0.hasPrefix("bumbum: ") ? String($0.dropFirst(8)) : $0).trimmingCharacters(in: ends) }
  }

  private static func isSentence(_ text: String) -> Bool {
    let words = text.split { !$0.isLetter && $0 != "'" }
    return words.count >= 3 && !EnglishWords.left(in: " " + text.replacingOccurrences(of: "'", with: " ")).isEmpty
      && !text.contains("--")
      && !text.hasPrefix("write '") && !text.hasPrefix("did you mean") && !text.contains("NAME")
      && !text.contains("x 10")
      && !text.hasPrefix("created")
  }
}
