import Grammar
import Lint
import Testing
import Text

/// What `bumbum help` shows is true: bad examples are reported exactly where they are marked, good ones
/// not at all.
@Suite struct ExampleTests {
  @Test(arguments: Variation.allCases) func badExamplesAreReportedAtTheirMarks(_ variation: Variation) {
    for explanation in Linter.explanations {
      // A line feed makes another text of a file without one.
      if explanation.code == "other-encoding", [.commentBefore, .otherEnd].contains(variation) { continue }
      for example in explanation.bad + explanation.bad.map(\.inEnglish) {
        let read = ExampleJournal(example, of: explanation, change: variation.change)
        #expect(
          read.findings.map { "\($0.code) at \($0.place)" }
            == read.marks.map { "\(explanation.code) at \($0)" },
          sourceLocation: example.location)
        #expect(!read.marks.isEmpty, "a bad example without a mark", sourceLocation: example.location)
      }
    }
  }

  @Test(arguments: Variation.allCases) func goodExamplesAreNotReported(_ variation: Variation) {
    for explanation in Linter.explanations {
      // A last line without its line ending is just what this one is about.
      if explanation.code == "format", variation == .otherEnd { continue }
      for example in explanation.good + explanation.good.map(\.inEnglish) {
        let read = ExampleJournal(example, of: explanation, change: variation.change)
        #expect(read.findings.map { "\($0.code) at \($0.place)" } == [], sourceLocation: example.location)
        #expect(read.marks == [], "a good example with a mark", sourceLocation: example.location)
      }
    }
  }

  @Test func aSafeFixEndsWhatItFixes() {
    for explanation in Linter.explanations {
      for example in explanation.bad {
        let read = ExampleJournal(example, of: explanation)
        let before = read.allFindings
        for finding in before where finding.diagnostic.fix?.isSafe == true {
          let after = read.fixing(finding)?.allFindings
          #expect(after.map { $0.count == before.count - 1 } == true, sourceLocation: example.location)
        }
      }
    }
  }

  @Test func findingsSayWhatTheirExplanationSays() {
    for explanation in Linter.explanations {
      for example in explanation.bad {
        for finding in ExampleJournal(example, of: explanation).allFindings
        where finding.diagnostic.code == explanation.code {
          #expect(finding.diagnostic.severity == explanation.severity, sourceLocation: example.location)
          let message = finding.diagnostic.message.english
          #expect(!message.isEmpty && !message.hasSuffix("."), "\(message)", sourceLocation: example.location)
          #expect(
            message.first?.isUppercase == false || message.first == "U", "\(message)",
            sourceLocation: example.location)
        }
      }
    }
  }
}

extension Explanation: CustomTestStringConvertible {
  public var testDescription: String { code }
}

/// Another text of the same meaning.
enum Variation: CaseIterable {
  case asWritten
  /// A line with a sign of four bytes above everything.
  case commentBefore
  /// Windows' line endings.
  case carriageReturns
  /// The last line loses its line ending, or gets one.
  case otherEnd
  case byteOrderMark

  func change(_ kind: FileKind, _ text: String) -> String {
    switch self {
    case .asWritten: text
    case .commentBefore: commented(kind, text)
    case .carriageReturns:
      text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
    case .otherEnd: text.hasSuffix("\n") ? String(text.dropLast()) : text + "\n"
    case .byteOrderMark: "\u{FEFF}" + text
    }
  }

  /// Front matter is the first thing of a plan, so there the comment goes into it. One that nothing closes
  /// would end with the comment.
  private func commented(_ kind: FileKind, _ text: String) -> String {
    guard kind == .plan else { return "# 🏋️ comment\n" + text }
    let fence = "+++\n"
    if text.hasPrefix(fence) { return fence + "# 🏋️ comment\n" + text.dropFirst(fence.count) }
    return text.hasPrefix("⟦+++") ? text : "<!-- 🏋️ comment -->\n" + text
  }
}

extension Example {
  /// The line of the example in the program's source.
  fileprivate var location: SourceLocation {
    SourceLocation(fileID: sourceFile, filePath: sourceFile, line: sourceLine, column: 1)
  }
}
