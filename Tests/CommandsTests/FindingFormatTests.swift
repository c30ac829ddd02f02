import CommandSupport
import Commands
import Foundation
import JSON
import Lint
import TestSupport
import Testing

/// The formats of lint for programs, read back as a program would.
@Suite struct FindingFormatTests {
  /// `80x10` stands in line 2 behind 12 characters, two of which have two bytes.
  private static let log = "2026-01-05 18:30\n  Prança é: 80x10\n"
  private static let files = ["exercises.txt": "Prança é: chest\n", "log/2026-01.txt": log]
  private static let message = "'80x10' could be 80 sets of 10, or 80 kg for 10 reps"

  /// More than one piece of what is written: each finding is there once.
  @Test(arguments: ["short", "github", "json", "sarif"]) func manyFindingsAreAllThere(format: String) throws {
    let lines = String(repeating: "  Prança é: 80x10\n", count: 3000)
    let journal = try ScratchJournal([
      "exercises.txt": "Prança é: chest\n", "log/2026-01.txt": "2026-01-05 18:30\n" + lines,
    ])
    let text = Run("lint --format \(format)", in: journal).output
    #expect(text.ranges(of: Self.message).count == 3000)
    if ["json", "sarif"].contains(format) { _ = try Answer(text) }
  }

  /// What a schema of SARIF 2.1.0 asks for (OASIS, section 3, written down by hand), on every finding of the
  /// broken example, where each code is there once.
  @Test func sarifHasWhatTheStandardAsksFor() throws {
    let document = try Answer(
      Run("lint --format sarif", folder: Repository.brokenJournal, now: "2026-02-28 23:59").output)
    #expect(document["version"].text == "2.1.0" && document["runs"].elements.count == 1)
    let one = document["runs"].elements[0]
    #expect(one["columnKind"].text == "unicodeCodePoints")
    let driver = one["tool"]["driver"]
    #expect(driver["name"].text == "bumbum" && driver["version"].text == Program.version)
    let rules = driver["rules"].elements
    for rule in rules {
      #expect(rule["id"].text?.wholeMatch(of: /[a-z0-9-]+/) != nil)
      for name in ["shortDescription", "fullDescription", "help"] { #expect(rule[name]["text"].text != "") }
      #expect(["error", "warning", "note"].contains(rule["defaultConfiguration"]["level"].text))
    }
    #expect(Set(rules.compactMap { $0["id"].text }).count == rules.count)
    let results = one["results"].elements
    #expect(results.count >= Linter.explanations.count - 7)
    for result in results { check(result, rules) }
    #expect(one["invocations"].elements[0]["executionSuccessful"] == .bool(true))
  }

  private func check(_ result: Answer, _ rules: [Answer]) {
    let index = whole(result["ruleIndex"])
    #expect(rules.indices.contains(index) && rules[index]["id"] == result["ruleId"])
    #expect(["error", "warning", "note"].contains(result["level"].text))
    #expect(result["message"]["text"].text != nil && result["locations"].elements.count == 1)
    for location in result["locations"].elements + result["relatedLocations"].elements {
      #expect(hasURI(location["physicalLocation"]))
      check(region: location["physicalLocation"]["region"])
    }
    for related in result["relatedLocations"].elements { #expect(related["message"]["text"].text != nil) }
    for fix in result["fixes"].elements {
      #expect(!fix["artifactChanges"].elements.isEmpty)
      for change in fix["artifactChanges"].elements {
        #expect(hasURI(change) && !change["replacements"].elements.isEmpty)
        for replacement in change["replacements"].elements {
          check(region: replacement["deletedRegion"])
          #expect(replacement["insertedContent"]["text"].text != nil)
        }
      }
    }
  }

  private func whole(_ answer: Answer) -> Int { answer.decimal.map { NSDecimalNumber(decimal: $0).intValue } ?? -1 }

  private func hasURI(_ holder: Answer) -> Bool {
    holder["artifactLocation"]["uri"].text?.wholeMatch(of: /(file:\/\/\/)?[A-Za-z0-9._~\/%-]+/) != nil
  }

  private func check(region: Answer) {
    func number(_ name: String) -> Int { whole(region[name]) }
    #expect(number("startLine") >= 1 && number("startColumn") >= 1 && number("endColumn") >= 1)
    #expect((number("endLine"), number("endColumn")) >= (number("startLine"), number("startColumn")))
    #expect(number("byteOffset") >= 0 && number("byteLength") >= 0)
  }

  @Test func exitCodesAreTheSameInEveryFormat() throws {
    let logs = [
      ("2026-01-05 18:30\nA: 12\n", 0, 0), ("2026-01-05 18:30\nA: 10x3\n", 0, 1),
      ("2026-01-05 18:30\nA: 80x10\n", 1, 1),
    ]
    for (log, plain, strict) in logs {
      let journal = try ScratchJournal(["exercises.txt": "A: arms\n", "log/2026-01.txt": log])
      for format in ["text", "short", "gcc", "json", "sarif", "github"] {
        for more in [[], ["--quiet"], ["--max", "0"]] {
          let words = ["lint", "--format", format] + more
          #expect(Run(Line(words), in: journal).code.rawValue == Int32(plain))
          #expect(Run("\(words) --strict", in: journal).code.rawValue == Int32(strict))
        }
        let nowhere = Run("lint --format \(format) --dir /nowhere")
        #expect(nowhere.code == .failure && nowhere.errors.contains("there is no folder '/nowhere' (--dir)"))
      }
    }
  }

  /// A name of a file and a text that would end a line, begin a command or move the cursor.
  @Test func nothingBreaksOutOfItsPlace() throws {
    let name = "plans/a%0A::error::x,y=z\nb\u{1B}[2J.md"
    let journal = try ScratchJournal([name: "# A\n\n- Supino \u{1B}]0;x\u{7}: chest\n- a::b%: chest, 60s\n"])
    let github = Run("lint --format github", in: journal)
    let commands = github.output.split(separator: "\n").map { WorkflowCommand(String($0)) }
    #expect(commands.count >= 2)
    for command in commands {
      // ESC alone can't be given; all else comes back as it was.
      #expect(command?.properties["file"] == name.replacingOccurrences(of: "\u{1B}", with: "\\u{1B}"))
    }
    let short = Run("lint --format short", in: journal)
    #expect(short.output.split(separator: "\n").count == commands.count)
    #expect(
      short.output.split(separator: "\n").allSatisfy {
        $0.contains(/: (error|warning|hint): .* \[[a-z-]+\]$/)
      })
    let json = try Answer(Run("lint --format json", in: journal).output)
    #expect(json["findings"].elements.allSatisfy { $0["path"].text == name })
    let sarif = Run("lint --format sarif", in: journal).output
    #expect(sarif.contains("\"uri\": \"plans/a%250A%3A%3Aerror%3A%3Ax%2Cy%3Dz%0Ab%1B%5B2J.md\""))
    for output in [github.output, short.output, sarif, Run("lint", in: journal).output] {
      #expect(!output.contains("\u{1B}") && !output.contains("\u{7}"))
    }
  }

  @Test func aPathIsTheOneToOpenFromHere() throws {
    let journal = try ScratchJournal(Self.files)
    let inside = journal.path + "/log"
    #expect(Run("lint --format short", folder: inside).output.hasPrefix("../log/2026-01.txt:2:13"))
    #expect(Run("lint --format sarif", folder: inside).output.contains("\"uri\": \"log/2026-01.txt\""))
    let outside = Run("lint --format sarif --dir \(journal.path)", folder: "/")
    #expect(outside.output.contains("\"uri\": \"file:///"))
  }
}

/// `::name key=value,key=value::message`, read as GitHub's runner does: split first, then unescape.
struct WorkflowCommand {
  let name: String
  let properties: [String: String]
  let message: String

  init?(_ line: String) {
    guard line.hasPrefix("::"), let end = line.dropFirst(2).range(of: "::") else { return nil }
    let head = line.dropFirst(2)[..<end.lowerBound]
    guard let blank = head.firstIndex(of: " ") else { return nil }
    name = String(head[..<blank])
    var properties: [String: String] = [:]
    for part in head[head.index(after: blank)...].split(separator: ",") {
      let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard sides.count == 2 else { return nil }
      let value = sides[1].replacingOccurrences(of: "%2C", with: ",").replacingOccurrences(
        of: "%3A", with: ":")
      properties[String(sides[0])] = WorkflowCommand.unescaped(value)
    }
    self.properties = properties
    message = WorkflowCommand.unescaped(String(line[end.upperBound...]))
  }

  private static func unescaped(_ text: String) -> String {
    text.replacingOccurrences(of: "%0D", with: "\r").replacingOccurrences(of: "%0A", with: "\n")
      .replacingOccurrences(of: "%25", with: "%")
  }
}
