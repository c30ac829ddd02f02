import TestSupport
import Testing
import Text
@testable import Views
import Training

extension Diagnostic {
  init(code: String, severity: Severity, range: TextRange, message: Message, help: Message? = nil, note: Note? = nil) {
    self.init(
      Explanation(code, severity, "", reason: "", bad: [], good: []), range, message, help: help, note: note)
  }
}

/// Draws an error at the first `⟦…⟧` of a text; a second one is its second place.
func drawn(
  _ marked: String, name: String = "log/2026-01.txt", severity: Severity = .error,
  message: Message = "no such thing", help: Message? = nil, label: Message = "first here",
  style: Style = Style(isColored: false), width: Int? = nil
) -> String {
  let text = MarkedText(marked)
  let note = text.ranges.dropFirst().first.map { Diagnostic.Note(range: $0, label: label) }
  let diagnostic = Diagnostic(
    code: "some-code", severity: severity, range: text.ranges[0], message: message, help: help, note: note)
  return render(diagnostic, in: text.source(named: name), style: style, width: width)
}

func render(
  _ diagnostic: Diagnostic, in source: Source, style: Style = Style(isColored: false), width: Int? = nil,
  others: [String: Source] = [:]
) -> String {
  let text = DiagnosticText(style: style, width: width)
  return text.render(diagnostic, in: ReportedFile(source)) { ReportedFile(others[$0] ?? Source(name: $0, bytes: [])) }
}

/// What is drawn under the message.
func snippet(_ marked: String, width: Int? = nil) -> String {
  drawn(marked, width: width).split(separator: "\n", omittingEmptySubsequences: false).drop { !$0.contains("|") }
    .joined(separator: "\n")
}

func place(_ marked: String) -> String { String(drawn(marked).prefix { $0 != " " }) }

@Suite struct DiagnosticTextTests {
  @Test func theExampleOfTheArchitecture() {
    let text = MarkedText(
      """
      # janeiro

      2026-01-05 18:30-19:42 Treino A
        bodyweight = 81,4kg
        Supino reto: ⟦80x10⟧, 90kg x 8
      """)
    let diagnostic = Diagnostic(
      code: "ambiguous-load", severity: .error, range: text.ranges[0],
      message: "'80x10' could be 80 sets of 10, or 80 kg for 10 reps", help: "write the unit: 80kg x 10")
    #expect(
      render(diagnostic, in: text.source(named: "log/2026-01.txt")) == """
        log/2026-01.txt:5:16: error[ambiguous-load]: '80x10' could be 80 sets of 10, or 80 kg for 10 reps
           |
         5 |   Supino reto: 80x10, 90kg x 8
           |                ^^^^^
           = help: write the unit: 80kg x 10
        """)
  }

  @Test func theGutterIsAsWideAsTheNumber() {
    let lines = String(repeating: "\n", count: 99)
    #expect(
      drawn(lines + "  ⟦x⟧", help: "do") == """
        log/2026-01.txt:100:3: error[some-code]: no such thing
             |
         100 |   x
             |   ^
             = help: do
        """)
  }

  @Test(arguments: [(Severity.error, "error"), (.warning, "warning"), (.hint, "hint")])
  func severities(_ severity: Severity, _ word: String) {
    let shown = drawn("⟦x⟧", severity: severity)
    #expect(shown.hasPrefix("log/2026-01.txt:1:1: \(word)[some-code]: no such thing\n"))
  }

  @Test func helpOfSeveralLines() {
    #expect(
      drawn("⟦x⟧", help: "write one of\n80kg x 10\n10x80kg") == """
        log/2026-01.txt:1:1: error[some-code]: no such thing
           |
         1 | x
           | ^
           = help: write one of
                   80kg x 10
                   10x80kg
        """)
  }

  @Test func withColor() {
    func escaped(_ code: String, _ text: String, _ end: String) -> String {
      "\u{1B}[\(code)m\(text)\u{1B}[\(end)m"
    }
    #expect(
      drawn("a ⟦b⟧", severity: .warning, help: "do", style: Style(isColored: true))
        == [
          "log/2026-01.txt:1:3: " + escaped("1;33", "warning[some-code]", "22;39") + ": "
            + escaped("1", "no such thing", "22"),
          escaped("1;34", "   |", "22;39"),
          escaped("1;34", " 1 |", "22;39") + " a b",
          escaped("1;34", "   |", "22;39") + "   " + escaped("1;33", "^", "22;39"),
          "   " + escaped("1;34", "=", "22;39") + " " + escaped("1", "help:", "22") + " do",
        ].joined(separator: "\n"))
  }
}

@Suite struct SecondPlaceTests {
  @Test func onTheSameLine() {
    #expect(
      snippet("⟦80kg x 10⟧, ⟦5km⟧") == """
           |
         1 | 80kg x 10, 5km
           | ^^^^^^^^^
           |            --- first here
        """)
  }

  @Test func onAnotherLine() {
    let text = MarkedText("⟦goal⟧ = 3\nunit = \"kg\"\n\n\n\n\n\n\n\n  ⟦goal⟧ = 4\n")
    let diagnostic = Diagnostic(
      code: "double-key", severity: .error, range: text.ranges[1], message: "'goal' is here twice",
      help: "remove one", note: Diagnostic.Note(range: text.ranges[0], label: "first here"))
    #expect(
      render(diagnostic, in: text.source(named: "bumbum.toml")) == """
        bumbum.toml:10:3: error[double-key]: 'goal' is here twice
            |
         10 |   goal = 4
            |   ^^^^
           --> bumbum.toml:1:1
            |
          1 | goal = 3
            | ---- first here
            = help: remove one
        """)
  }

  @Test func inAnotherFile() {
    let text = MarkedText("plan = ⟦\"Treino A\"⟧\n")
    let plan = MarkedText("+++\n+++\n\n# ⟦Treino B⟧\n")
    let note = Diagnostic.Note(file: "plans/b.md", range: plan.ranges[0], label: "the only plan")
    let diagnostic = Diagnostic(
      code: "no-plan", severity: .error, range: text.ranges[0], message: "no plan 'Treino A'", note: note)
    let source = text.source(named: "bumbum.toml")
    #expect(
      render(diagnostic, in: source, others: ["plans/b.md": plan.source(named: "../plans/b.md")]) == """
        bumbum.toml:1:8: error[no-plan]: no plan 'Treino A'
           |
         1 | plan = "Treino A"
           |        ^^^^^^^^^^
          --> ../plans/b.md:4:3
           |
         4 | # Treino B
           |   -------- the only plan
        """)
    // The file is not at hand.
    #expect(render(diagnostic, in: source).hasSuffix("^^^^^^^^^^\n  --> plans/b.md: the only plan"))
  }

  /// A file without a byte has no line to show; the second place is shown all the same.
  @Test func ofAnEmptyFile() {
    let other = MarkedText("a ⟦b⟧")
    let diagnostic = Diagnostic(
      code: "some-code", severity: .hint, range: TextRange(0, 0), message: "empty",
      note: Diagnostic.Note(file: "b.txt", range: other.ranges[0], label: "not empty"))
    let others = ["b.txt": other.source(named: "b.txt")]
    #expect(
      render(diagnostic, in: Source(name: "a.txt", text: ""), others: others) == """
        a.txt:1:1: hint[some-code]: empty
          --> b.txt:1:3
           |
         1 | a b
           |   - not empty
        """)
  }
}

@Suite struct ClosingCountTests {
  @Test(
    arguments: [
      (2, 1, 0, 3, 1, "2 errors, 1 warning in 3 files; 1 can be fixed with --fix"),
      (2, 1, 0, 3, 0, "2 errors, 1 warning in 3 files"),
      (1, 0, 0, 1, 2, "1 error in 1 file; 2 can be fixed with --fix"),
      (0, 2, 1, 2, 0, "2 warnings, 1 hint in 2 files"),
      (1, 1, 2, 2, 0, "1 error, 1 warning, 2 hints in 2 files"),
      (0, 0, 0, 12, 0, "no problems in 12 files"),
      (0, 0, 0, 1, 0, "no problems in 1 file"),
      (0, 0, 0, 0, 0, "no problems in 0 files"),
    ] as [(Int, Int, Int, Int, Int, String)])
  func words(_ errors: Int, _ warnings: Int, _ hints: Int, _ files: Int, _ fixable: Int, _ text: String) {
    let counts = FindingCounts(
      errors: errors, warnings: warnings, hints: hints, files: files, fixable: fixable, unsafelyFixable: 0)
    #expect(ClosingCount(.english).text(counts) == text)
  }
}

@Suite struct StyleTests {
  @Test func plainPassesThrough() {
    let plain = Style(isColored: false)
    #expect(plain.bold(plain.red("a")) == "a")
    #expect(plain.emphasis("a", .error) == "a")
  }

  /// A style ends only what it began.
  @Test func oneInsideAnother() {
    let style = Style(isColored: true)
    #expect(style.bold("a" + style.red("b") + "c") == "\u{1B}[1ma\u{1B}[31mb\u{1B}[39mc\u{1B}[22m")
    #expect(style.dim("a") == "\u{1B}[2ma\u{1B}[22m")
    #expect(style.green("") == "")
  }
}
