import CommandSupport
import Commands
import Foundation
import JSON
import Lint
import TestSupport
import Testing
import Text

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
    if ["json", "sarif"].contains(format) {
      #expect(try JSONSerialization.jsonObject(with: Data(text.utf8)) is [String: Any])
    }
  }

  @Test func shortLinesReadBack() throws {
    let journal = try ScratchJournal(FindingFormatTests.files)
    for name in ["short", "gcc"] {
      let run = Run("lint --format \(name)", in: journal)
      let pattern =
        /(?<path>.+):(?<line>\d+):(?<column>\d+): (?<severity>\w+): (?<text>.*) \[(?<code>[a-z0-9-]+)\]/
      let read = try #require(run.output.dropLast().wholeMatch(of: pattern)?.output)
      #expect((read.path, read.line, read.column) == ("log/2026-01.txt", "2", "13"))
      #expect(
        (read.severity, read.text, read.code) == ("error", FindingFormatTests.message[...], "ambiguous-load"))
      #expect(run.errors == "")
    }
  }

  @Test func workflowCommandsReadBack() throws {
    let journal = try ScratchJournal(FindingFormatTests.files)
    let run = Run("lint --format github", in: journal)
    let command = try #require(WorkflowCommand(String(run.output.dropLast())))
    #expect(command.name == "error")
    #expect(
      command.properties == [
        "file": "log/2026-01.txt", "line": "2", "endLine": "2", "col": "13", "endColumn": "18",
        "title": "ambiguous-load",
      ])
    #expect(command.message == FindingFormatTests.message + "\nhelp: write '80kg x 10'")
    #expect(run.errors == "")
  }

  @Test func jsonHasEverything() throws {
    let journal = try ScratchJournal(FindingFormatTests.files)
    let run = Run("lint --format json", in: journal)
    let document = try Object(run.output)
    #expect(document["schema"] as? Int == 1)
    let finding = try #require(document.objects("findings").first)
    #expect(finding["code"] as? String == "ambiguous-load")
    #expect(finding["severity"] as? String == "error")
    #expect(finding["path"] as? String == "log/2026-01.txt")
    #expect(finding["message"] as? String == FindingFormatTests.message)
    #expect(finding["help"] as? String == "write '80kg x 10'")
    // Columns in bytes: the two letters of two bytes count twice.
    let numbers = ["line", "column", "endLine", "endColumn", "start", "end"].map { finding[$0] as? Int }
    #expect(numbers == [2, 15, 2, 20, 31, 36])
    #expect(finding["note"] is NSNull)
    let counts = try #require(document["counts"] as? [String: Int])
    #expect(counts == ["errors": 1, "warnings": 0, "hints": 0, "files": 1, "fixed": 0, "fixable": 0, "hidden": 0])
    #expect(run.errors == "")
  }

  @Test func jsonHasSecondPlacesAndFixes() throws {
    let journal = try ScratchJournal([
      "log/2026-01.txt": "2026-01-05 18:30-? A\n\n2026-01-06 18:30-? Treino\u{A0}B\n"
    ])
    let document = try Object(Run("lint --format json", in: journal).output)
    let findings = document.objects("findings")
    let open = try #require(findings.first { $0["code"] as? String == "open-sessions" })
    let note = try #require(open["note"] as? [String: Any])
    #expect(note["path"] as? String == "log/2026-01.txt" && note["line"] as? Int == 1)
    #expect(note["label"] is String)
    let blank = try #require(findings.first { $0["code"] as? String == "odd-blank" })
    let fix = try #require(blank["fix"] as? [String: Any])
    #expect(fix["safe"] as? Bool == true)
    let edit = try #require((fix["edits"] as? [[String: Any]])?.first)
    // Line 3 begins at 23; 'Treino' ends 25 bytes later.
    #expect((edit["start"] as? Int, edit["end"] as? Int) == (47, 49))
    #expect(edit["replacement"] as? String == " ")
  }

  /// What a schema of SARIF 2.1.0 asks for (OASIS, section 3, written down by hand), on every finding of the
  /// broken example, where each code is there once.
  @Test func sarifHasWhatTheStandardAsksFor() throws {
    let run = Run("lint --format sarif --dir \(Repository.brokenJournal)", now: "2026-02-28 23:59")
    let document = try Object(run.output)
    #expect(document["version"] as? String == "2.1.0")
    let one = try #require(document.objects("runs").first)
    #expect(document.objects("runs").count == 1)
    #expect(one["columnKind"] as? String == "unicodeCodePoints")
    let tool = try #require(one["tool"] as? [String: Any])
    let driver = try Object(#require(tool["driver"] as? [String: Any]))
    #expect(driver["name"] as? String == "bumbum" && driver["version"] as? String == Program.version)
    let rules = driver.objects("rules")
    for rule in rules {
      #expect((rule["id"] as? String)?.wholeMatch(of: /[a-z0-9-]+/) != nil)
      for name in ["shortDescription", "fullDescription", "help"] {
        #expect((rule[name] as? [String: Any])?["text"] as? String != "")
      }
      let level = (rule["defaultConfiguration"] as? [String: Any])?["level"] as? String
      #expect(["error", "warning", "note"].contains(level))
    }
    #expect(Set(rules.compactMap { $0["id"] as? String }).count == rules.count)
    let results = Object(one).objects("results")
    #expect(results.count >= Linter.explanations.count - 6)
    for result in results { checkResult(Object(result), rules) }
    #expect(Object(one).objects("invocations").first?["executionSuccessful"] as? Bool == true)
  }

  private func checkResult(_ result: Object, _ rules: [[String: Any]]) {
    let index = result["ruleIndex"] as? Int ?? -1
    #expect(rules.indices.contains(index) && rules[index]["id"] as? String == result["ruleId"] as? String)
    #expect(["error", "warning", "note"].contains(result["level"] as? String))
    #expect((result["message"] as? [String: Any])?["text"] as? String != nil)
    #expect(result.objects("locations").count == 1)
    for location in result.objects("locations") + result.objects("relatedLocations") {
      guard let place = location["physicalLocation"] as? [String: Any] else {
        Issue.record("no physical location")
        continue
      }
      #expect(hasURI(place))
      checkRegion(place["region"])
    }
    for related in result.objects("relatedLocations") {
      #expect((related["message"] as? [String: Any])?["text"] as? String != nil)
    }
    for fix in result.objects("fixes") {
      let changes = Object(fix).objects("artifactChanges")
      #expect(!changes.isEmpty)
      for change in changes {
        #expect(hasURI(change))
        #expect(!Object(change).objects("replacements").isEmpty)
        for replacement in Object(change).objects("replacements") {
          checkRegion(replacement["deletedRegion"])
          #expect((replacement["insertedContent"] as? [String: Any])?["text"] is String)
        }
      }
    }
  }

  private func hasURI(_ holder: [String: Any]) -> Bool {
    let uri = (holder["artifactLocation"] as? [String: Any])?["uri"] as? String
    return uri.map { $0.wholeMatch(of: /(file:\/\/\/)?[A-Za-z0-9._~\/%-]+/) != nil } ?? false
  }

  private func checkRegion(_ value: Any?) {
    let region = (value as? [String: Int]) ?? [:]
    let (line, endLine) = (region["startLine"] ?? 0, region["endLine"] ?? 0)
    let (column, endColumn) = (region["startColumn"] ?? 0, region["endColumn"] ?? 0)
    #expect(line >= 1 && column >= 1 && endColumn >= 1)
    #expect(endLine > line || (endLine == line && endColumn >= column))
    #expect((region["byteOffset"] ?? -1) >= 0 && (region["byteLength"] ?? -1) >= 0)
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
        #expect(Run("lint --format \(format) --dir /nowhere").code == .failure)
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
    let json = try Object(Run("lint --format json", in: journal).output)
    #expect(json.objects("findings").allSatisfy { $0["path"] as? String == name })
    let sarif = Run("lint --format sarif", in: journal).output
    #expect(sarif.contains("\"uri\": \"plans/a%250A%3A%3Aerror%3A%3Ax%2Cy%3Dz%0Ab%1B%5B2J.md\""))
    for output in [github.output, short.output, sarif, Run("lint", in: journal).output] {
      #expect(!output.contains("\u{1B}") && !output.contains("\u{7}"))
    }
  }

  @Test func aByteOrderMarkHasNoColumn() throws {
    let journal = try ScratchJournal(["log/2026-01.txt": "\u{FEFF}2026-02-30 A\n"])
    let document = try Object(Run("lint --format json", in: journal).output)
    let finding = try #require(document.objects("findings").first)
    #expect((finding["column"] as? Int, finding["start"] as? Int) == (1, 3))
  }

  @Test func aPathIsTheOneToOpenFromHere() throws {
    let journal = try ScratchJournal(FindingFormatTests.files)
    let inside = journal.path + "/log"
    #expect(Run("lint --format short", folder: inside).output.hasPrefix("../log/2026-01.txt:2:13"))
    #expect(Run("lint --format sarif", folder: inside).output.contains("\"uri\": \"log/2026-01.txt\""))
    let outside = Run("lint --format sarif --dir \(journal.path)", folder: "/")
    #expect(outside.output.contains("\"uri\": \"file:///"))
  }
}

/// A JSON object.
struct Object {
  private let members: [String: Any]

  init(_ members: [String: Any]) { self.members = members }

  init(_ text: String) throws {
    members = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  subscript(_ name: String) -> Any? { members[name] }

  func objects(_ name: String) -> [[String: Any]] { members[name] as? [[String: Any]] ?? [] }
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
