import Grammar
import Lint
import TestSupport
import Testing
import Text

/// `# lint: allow CODE`: what it is about, and what it says when it is about nothing.
@Suite struct AllowTests {
  private func places(_ files: (path: String, text: String)...) -> [String] {
    ExampleJournal(Example(files)).allFindings.map {
      "\($0.path) \($0.diagnostic.range.lowerBound) \($0.diagnostic.code)"
    }
  }

  private func log(_ text: String) -> [String] {
    places(("log/2026-01.txt", text)).map { String($0.dropFirst("log/2026-01.txt ".count)) }
  }

  /// Two sessions with an unknown field each, at 17 and 42; what is put before the first, below its header,
  /// at its field, between the two and at the end.
  private func sessions(
    top: String = "", below: String = "", field: String = "", between: String = "", end: String = ""
  ) -> [String] {
    let first = "2026-01-05 18:30\n\(below)gym = X\(field)\n\(between)"
    let marked = MarkedText("\(top)\(first)\n2026-01-06 18:30\n⟦gym⟧ = Y\n\(end)")
    let second = marked.ranges[0].lowerBound
    return log(marked.text).map {
      $0.hasPrefix("\(second) ") ? "second" : $0.hasSuffix("unknown-field") ? "first" : $0
    }
  }

  @Test func onItsLine() {
    #expect(sessions() == ["first", "second"])
    #expect(sessions(field: "  # lint: allow unknown-field") == ["second"])
    #expect(sessions(field: "  # LINT:Allow unknown-field (old app)") == ["second"])
  }

  @Test func onItsSession() {
    #expect(sessions(top: "# lint: allow unknown-field\n") == ["second"])
    #expect(sessions(top: "# lint: allow unknown-field\n# at the old gym\n") == ["second"])
    #expect(sessions(below: "  # lint: allow unknown-field\n") == ["second"])
    #expect(sessions(between: "# lint: allow unknown-field\n") == ["second"])
    #expect(sessions(between: "\n# lint: allow unknown-field\n\n\n") == ["second"])
    #expect(sessions(end: "# lint: allow unknown-field") == ["first"])
  }

  /// Right above a header it is about what comes, and not about what stands above.
  @Test func aboveAHeader() {
    let text = "2026-01-05 18:30\ngym = X\n# lint: allow unknown-field\n2026-01-06 18:30\ngym = Y\n"
    #expect(log(text) == ["17 unknown-field"])
  }

  @Test func aboveEverythingItIsAboutNothing() {
    #expect(sessions(top: "# lint: allow unknown-field\n\n") == ["14 unused-allow", "first", "second"])
  }

  @Test func byteOrderMarksAndWindowsLineEndingsChangeNothing() {
    let text = "\u{FEFF}# lint: allow unknown-field\r\n2026-01-05 18:30\r\ngym = X\r\n"
    #expect(log(text) == [])
  }

  /// A comment may say something to people first.
  @Test func behindAnotherComment() {
    let allow = "# lint: allow unknown-field"
    #expect(sessions(field: "  # at the old gym \(allow)") == ["second"])
    #expect(sessions(field: "  # lint: allow odd-blank \(allow)") == ["40 unused-allow", "second"])
    // Its line, as behind anything else.
    #expect(sessions(below: "  # at the old gym  \(allow)\n") == ["51 unused-allow", "first", "second"])
    #expect(sessions(below: "  \(allow) \(allow)\n") == ["61 unused-allow", "second"])
  }

  @Test func ofGitAttributes() {
    let union = "log/* merge=union\n"
    #expect(places((".gitattributes", union)) == [".gitattributes 6 merge-union"])
    #expect(places((".gitattributes", "# lint: allow merge-union\n" + union)) == [])
    #expect(
      places((".gitattributes", "# lint: allow merge-union\n\n" + union)) == [
        ".gitattributes 14 unused-allow", ".gitattributes 33 merge-union",
      ])
    // To git this is no comment but three attributes.
    #expect(
      places((".gitattributes", "log/* merge=union # lint: allow merge-union\n")) == [
        ".gitattributes 6 merge-union", ".gitattributes 32 unused-allow",
      ])
  }

  @Test func ofCheckInsPlansExercisesAndSettings() {
    let checkIns =
      "[skip 2026-01-05]\n# lint: allow unknown-field\nx = 1\ny = 2\n\n[measure 2026-01-06]\nz = 3\n"
    #expect(places(("checkins/2026/01.txt", checkIns)) == ["checkins/2026/01.txt 80 unknown-field"])
    let key = "+++\ncreated = 2026-01-06\nauthor = 1 # lint: allow unknown-plan-key\n+++\n\n# Treino A\n"
    #expect(places(("plans/a.md", key)) == [])
    let plan = "# Treino A\n\n<!-- lint: allow plan-without-created -->\n\n- Supino: chest\n"
    #expect(places(("plans/a.md", plan)) == [])
    let settings = "format = 1\n# lint: allow unknown-setting\nfoo = 1\nbaz = 2\n"
    #expect(places(("bumbum.toml", settings)) == ["bumbum.toml 49 unknown-setting"])
  }

  @Test func anErrorStays() {
    let text = "2026-01-05 18:30\nA: 80x10   # lint: allow ambiguous-load\n"
    #expect(log(text) == ["20 ambiguous-load", "42 unused-allow"])
  }

  @Test func whatIsNoCommentAllowsNothing() {
    #expect(log("2026-01-05 18:30\ngym = a#lint: allow unknown-field\n") == ["17 unknown-field"])
    #expect(log("2026-01-05 18:30\n> lint: allow unknown-field\ngym = X\n") == ["45 unknown-field"])
  }

  /// One can't say of a code that nobody looks for that it is not there.
  @Test func whatIsTurnedOffIsNotJudged() {
    let settings = (path: "bumbum.toml", text: "format = 1\n[lint]\ndisable = [\"unknown-field\"]\n")
    let text = "2026-01-05 18:30 # lint: allow unknown-field\n"
    #expect(places(settings, (path: "log/2026-01.txt", text: text)) == [])
    let quiet = (path: "bumbum.toml", text: "format = 1\n[lint]\ndisable = [\"unused-allow\"]\n")
    #expect(places(quiet, (path: "log/2026-01.txt", text: text)) == [])
  }

  @Test(arguments: [
    ("A: 8  # lint: allow odd-blank\n", "A: 8\n"), ("A: 8\n  # lint: allow odd-blank\n", "A: 8\n"),
    ("A: 8 # lint: allow odd-blank (why)\n", "A: 8 # (why)\n"),
    ("gym = X # lint: allow odd-blank, unknown-field\n", "gym = X # lint: allow unknown-field\n"),
    ("gym = X # lint: allow unknown-field,odd-blank why\n", "gym = X # lint: allow unknown-field why\n"),
    ("A: 8 # joelho ok # lint: allow odd-blank\n", "A: 8 # joelho ok\n"),
    ("A: 8 # lint: allow odd-blank # lint: allow bad-date\n", "A: 8\n"),
    ("A: 8 # lint: allow odd-blank, bad-date, bad-clock\n", "A: 8\n"),
  ])
  func theFixTakesOutWhatIsOfNoUse(text: String, wanted: String) throws {
    var read = ExampleJournal(Example.log("2026-01-05 18:30\n" + text))
    for _ in 0..<4 {
      guard let found = read.allFindings.first(where: { $0.diagnostic.code == "unused-allow" }) else { break }
      read = try #require(read.fixing(found))
    }
    let source = try #require(read.journal.logs.first?.source)
    #expect(source.text(source.all) == "2026-01-05 18:30\n" + wanted)
  }

  /// What is opt-in runs where the settings or the command line name it, and nowhere else.
  @Test func optIn() throws {
    let rule = Rule(
      "a-test", .hint, "a test", reason: "It is.", isOptIn: true, bad: [], good: [],
      .inEachLog { log, _, found in found.add(log.source, TextRange(0, 1), "a file") })
    func codes(_ settings: String, named: Set<String> = []) -> [String] {
      var journal = Journal()
      journal.add(Source(name: "bumbum.toml", text: settings), as: .settings)
      journal.add(Source(name: "log/2026-01.txt", text: "2026-01-05\n"), as: .log(year: 2026, month: 1))
      return Linter.findings(in: journal, now: ExampleJournal.now, rules: [rule], named: named).map(
        \.diagnostic.code)
    }
    #expect(codes("format = 1\n") == [])
    #expect(codes("format = 1\nlint.enable = [\"a-test\"]\n") == ["a-test"])
    #expect(codes("format = 1\n", named: ["a-test"]) == ["a-test"])
    #expect(codes("format = 1\n[lint]\nenable = [\"a-test\"]\ndisable = [\"a-test\"]\n") == [])
    #expect(codes("format = 1\nlint.disable = [\"a-test\"]\n", named: ["a-test"]) == ["a-test"])
  }
}

/// Every example of a warning or a hint again, with a comment that allows it: on the line, and for the whole
/// entry.
@Suite struct AllowedExampleTests {
  /// There is no text to write a comment into.
  private static let withoutText: Set<String> = ["misnamed-month", "orphan-photo", "stray-file"]

  /// A comment behind it ends a blank at the end of a line, and to git it is none.
  private static let withNothingBehind: Set<String> = ["merge-union", "trailing-blank"]

  static let explanations = Linter.explanations.filter {
    $0.severity < .error && !withoutText.contains($0.code)
  }

  @Test func allowedOnItsLine() throws {
    for explanation in Self.explanations where !Self.withNothingBehind.contains(explanation.code) {
      for example in explanation.bad {
        let read = ExampleJournal(example, of: explanation)
        let found = read.allFindings.filter { $0.diagnostic.code == explanation.code }
        #expect(!found.isEmpty, "\(example.files)")
        var allowed = read
        for finding in found.reversed() { try allowed.addComment(allowing: explanation.code, to: finding) }
        #expect(allowed.codes == read.codes.filter { $0 != explanation.code }, "\(example.files)")
      }
    }
  }

  @Test func allowedForItsEntry() throws {
    for explanation in Self.explanations {
      for example in explanation.bad {
        let read = ExampleJournal(example, of: explanation)
        let found = read.allFindings.filter { $0.diagnostic.code == explanation.code }
        var allowed = read
        for finding in found.reversed() { try allowed.addLine(allowing: explanation.code, above: finding) }
        #expect(allowed.codes == read.codes.filter { $0 != explanation.code }, "\(example.files)")
      }
    }
  }
}

extension ExampleJournal {
  fileprivate var codes: [String] { allFindings.map(\.diagnostic.code) }

  /// At the end of the line, unless there is one already.
  fileprivate mutating func addComment(allowing code: String, to finding: Finding) throws {
    try change(finding) { source, line, comment in
      let text = source.text(line)
      let content = text.hasSuffix("\n") ? String(text.dropLast()) : text
      if content.contains("allow \(code)") { return nil }
      return TextEdit(inserting: " " + comment(code), at: line.lowerBound + content.utf8.count)
    }
  }

  fileprivate mutating func addLine(allowing code: String, above finding: Finding) throws {
    try change(finding) { source, line, comment in
      TextEdit(inserting: comment(code) + "\n", at: line.lowerBound)
    }
  }

  private mutating func change(
    _ finding: Finding, _ edit: (Source, TextRange, (String) -> String) -> TextEdit?
  ) throws {
    let source = try #require(journal.files.map(\.source).first { $0.name == finding.path })
    let kind = FileKind(path: finding.path)
    let lines = LineTable(source.bytes)
    let line = lines.range(ofLine: lines.line(at: finding.diagnostic.range.lowerBound))
    let fences = source.text(TextRange(0, line.lowerBound)).split(separator: "\n").count { $0 == "+++" }
    let isMarkdown = kind == .plan && fences != 1
    let made = edit(source, line) {
      "\(isMarkdown ? "<!--" : "#") lint: allow \($0)\(isMarkdown ? " -->" : "")"
    }
    guard let made else { return }
    let bytes = try #require([made].applied(to: source.bytes))
    let isThere = journal.change(finding.path, to: bytes)
    #expect(isThere)
  }
}
