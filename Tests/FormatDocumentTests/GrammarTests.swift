import Grammar
import Foundation
import TestSupport
import Testing
import Text

/// The grammar beside the conformance cases matches every line of the valid examples of FORMAT.md, each as one kind.
@Suite struct GrammarTests {
  private static let lines =
    (try? String(contentsOfFile: Repository.root + "/examples/conformance/grammar.abnf", encoding: .utf8))?
    .split(separator: "\n", omittingEmptySubsequences: false).map(String.init) ?? []
  private static let lineRules = [
    "log": "log-line", "checkins": "checkin-line", "plan": "item-line", "exercises": "exercise-line",
  ]

  @Test func grammarIsWhole() throws {
    #expect(!GrammarTests.lines.isEmpty)
    var grammar = Grammar(GrammarTests.lines)
    for rule in GrammarTests.lineRules.values.sorted() { _ = try grammar.expression(for: rule) }
    #expect(grammar.problems.isEmpty, "\(Set(grammar.problems))")
  }

  /// Without a rule that nothing uses.
  @Test func everyRuleIsUsed() {
    let grammar = Grammar(GrammarTests.lines)
    let used = grammar.rules.values.joined(separator: " ").split { !$0.isLetter && !$0.isNumber && $0 != "-" }
    let names = Set(used.map(String.init) + GrammarTests.lineRules.values)
    for rule in grammar.rules.keys { #expect(names.contains(rule), "nothing uses '\(rule)'") }
  }

  @Test(arguments: ["log", "checkins", "plan", "exercises"])
  func validLinesMatch(_ language: String) throws {
    let rule = try #require(GrammarTests.lineRules[language])
    var grammar = Grammar(GrammarTests.lines)
    let whole = try grammar.expression(for: rule)
    var kinds: [(name: String, expression: NSRegularExpression)] = []
    if language == "log" || language == "checkins" {
      for name in grammar.alternatives(of: rule) { kinds.append((name, try grammar.expression(for: name))) }
    }
    let valid = validLines(language)
    #expect(valid.count > 5)
    for (line, text) in valid {
      #expect(whole.matches(text), "FORMAT.md:\(line): the grammar does not match '\(text)'")
      let matching = kinds.filter { $0.expression.matches(text) }.map(\.name)
      #expect(kinds.isEmpty || matching.count == 1, "FORMAT.md:\(line): '\(text)' is \(matching)")
    }
  }

  /// Mistakes of spelling do not match; mistakes of meaning (a date that does not exist) may.
  @Test func mistakesOfSpellingDoNotMatch() throws {
    let spelling = [
      "unknown-line", "reserved-sign", "load-without-amount", "load-without-unit", "count-and-list",
      "three-decimals", "two-separators", "unknown-mark", "unknown-unit", "stray-comma", "unclosed-quote",
      "load-times-times",
    ]
    var grammar = Grammar(GrammarTests.lines)
    let whole = try grammar.expression(for: "log-line")
    // A title and a value are any text to it.
    let wrong = Spelling.all.filter {
      $0.language == "log" && spelling.contains($0.finding?.code ?? "") && !$0.text.hasPrefix("2026")
        && !$0.text.contains(" = ")
    }
    #expect(wrong.count > 8)
    for spelling in wrong {
      let line = spelling.lead + spelling.text
      #expect(!whole.matches(line), "\(spelling.description): the grammar matches it")
    }
  }

  /// The grammar is authoritative: a line that it does not match is an error to the readers, however it came about. Valid lines
  /// with one to three characters changed, each read below what it may stand in.
  @Test(arguments: ["log", "checkins", "plan", "exercises"])
  func whatTheGrammarRefusesIsAnError(_ language: String) throws {
    var grammar = Grammar(GrammarTests.lines)
    let expression = try grammar.expression(for: #require(GrammarTests.lineRules[language]))
    let before = [
      "log": ["2026-01-05 18:30", "  Prancha:"], "checkins": ["[2026-01-15]"], "exercises": [],
      "plan": ["+++", "created = 2026-01-06", "+++", "# Treino A", "- Afundo: legs"],
    ][language, default: []]
    let signs = Array("\t  \"'#[]<>-=+:,.@/0159axkgwsmb*%?_çé“’–\u{A0}\u{1680}×!")
    var random = SeededGenerator(seed: 22)
    let lines = validLines(language).map(\.text)
    var (refused, wrong) = (0, [String]())
    for _ in 0..<rounds(20_000) {
      var line = Array(random.pick(lines))
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let place = Int.random(in: 0...line.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: line.insert(random.pick(signs), at: place)
        case 1 where place < line.count: line.remove(at: place)
        case 2 where place < line.count: line[place] = random.pick(signs)
        default: break
        }
      }
      let text = String(line)
      // A note, which is no item.
      if language == "plan", text.drop(while: \.isWhitespace).first == ">" { continue }
      // `1min30`, `80kgs`, `5 mins` and `sincé` are read as words for signs.
      let signs = text.replacing(/min[0-9]{2}(?![0-9s])/) { $0.0 + "s" }.replacing(/(kg|lb|km|min)s(?=x|\b)/) { $0.1 }
        .replacing(#/ as (?=[0-9])/#) { _ in " at " }.folding(options: .diacriticInsensitive, locale: nil)
      guard ![text, signs].contains(where: { expression.matches(withoutComment($0, language)) }) else { continue }
      refused += 1
      let read = try #require(Reading(before + [text], as: language))
      if !read.findings.contains(where: { $0.severity == .error }) { wrong.append(text) }
    }
    #expect(refused > 300)
    #expect(wrong.isEmpty, "\(wrong.count) of \(refused): \(wrong.prefix(30))")
  }

  /// The example journal has no mistakes: its lines match, too.
  @Test(arguments: [("log", "log-line"), ("checkins", "checkin-line")])
  func exampleJournalMatches(_ folder: String, _ rule: String) throws {
    var grammar = Grammar(GrammarTests.lines)
    let expression = try grammar.expression(for: rule)
    let root = Repository.exampleJournal + "/" + folder
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root).filter { $0.hasSuffix(".txt") }
    #expect(!paths.isEmpty)
    for path in paths {
      let text = try String(contentsOfFile: root + "/" + path, encoding: .utf8)
      for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        #expect(expression.matches(withoutComment(String(line), folder)), "\(folder)/\(path):\(index + 1): '\(line)'")
      }
    }
  }

  /// What is left of a line without its comment, which the grammar does not know.
  private func withoutComment(_ text: String, _ language: String) -> String {
    var line = LineCursor(Source(name: "", text: text))
    guard language != "plan", line.nextLine(), let comment = line.comment else { return text }
    return line.text(TextRange(line.wholeLine.lowerBound, comment.range.lowerBound))
  }

  /// The lines of a kind of file in blocks and tables that have no error, with their lines in the document.
  private func validLines(_ language: String) -> [(line: Int, text: String)] {
    var lines: [(line: Int, text: String)] = []
    for block in BlockTests.blocks where block.language == language {
      let marks = Finding.marks(in: block.lines)
      if marks.contains(where: { $0.code == "conflict-marker" }) { continue }
      let wrong = Set(marks.filter { $0.severity == .error }.map(\.line))
      for (index, line) in block.lines.enumerated() where !wrong.contains(index) {
        if language == "plan", !line.hasPrefix("- ") { continue }
        lines.append((block.line + index, withoutComment(line, language)))
      }
    }
    let spellings = Spelling.all.filter { $0.language == language && $0.finding?.severity != .error && $0.signs == nil }
    return lines + spellings.flatMap { spelling in broken(spelling.lead + spelling.text).map { (spelling.line, $0) } }
  }
}

extension NSRegularExpression {
  fileprivate func matches(_ text: String) -> Bool {
    firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
  }
}
