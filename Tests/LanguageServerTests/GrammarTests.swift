import Foundation
import Testing
import Text

/// The grammar that editors colour with sees the same comments, remarks and numbers as the program's tokenizer.
@Suite struct GrammarTests {
  static let files = [
    "journal/log/2025-09.txt", "journal/log/2025-12.txt", "journal/log/2026-01.txt",
    "journal/log/2026-02.txt",
    "journal/exercises.txt", "journal/checkins/2025/12.txt", "journal/checkins/2026/02.txt",
    "broken/log/2026-01.txt",
  ]

  @Test(arguments: files) func seesWhatTheTokenizerSees(_ name: String) throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let file = folder.appendingPathComponent("../../examples/" + name)
    let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    let grammar = try TextMateGrammar()
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      let scopes = try grammar.scopes(of: line)
      for (token, scope) in tokens(of: line, scopes) where !isRight(scope, for: token, in: line) {
        Issue.record("\(token.kind) at byte \(token.range.lowerBound) is '\(scope)' in: \(line)")
      }
    }
  }

  /// Each token with the scope of its first character.
  private func tokens(of line: String, _ scopes: [String]) -> [(token: Token, scope: String)] {
    let bytes = Array(line.utf8)
    return Tokenizer.tokens(bytes, dialect: .journal).map { token in
      let units = String(decoding: bytes[..<token.range.lowerBound], as: UTF8.self).utf16.count
      return (token, units < scopes.count ? scopes[units] : "")
    }
  }

  private func isRight(_ scope: String, for token: Token, in line: String) -> Bool {
    let start = line.drop { $0 == " " || $0 == "\t" }
    switch token.kind {
    case .comment: return scope.hasPrefix("comment")
    case .blank, .newline: return true
    // In a note a quote is a quote, and in a name a number is part of it.
    case .string where !start.hasPrefix(">"):
      return scope.hasPrefix("string") || scope.hasPrefix("entity.name")
    case .number where start.hasPrefix("- ") && !line.contains("\""):
      return scope.hasPrefix("constant.numeric")
    default: return !scope.hasPrefix("comment")
    }
  }

  /// What a few lines are, worked out by hand: a letter for each character.
  @Test(arguments: [
    ("2026-01-05 18:30-19:42 Treino A #rua # c", "nnnnnnnnnn nnnnn nnnnn eeeeee e eeee ccc"),
    ("  + Remada: 3x10 @ 50kg w # c", "  k eeeeeep nknn k nnnn s ccc"),
    ("  5:3:1 press: bw+10kg x 5 rpe 8,5", "  eeeeeeeeeeep nnknnnn k n kkk nnn"),
    (#"  "Prancha: lateral": 60s "a # b""#, #"  eeeeeeeeeeeeeeeeeep nnn """""""""#),
    ("    - 80kgx10/8, 6x400m in 1:35", "    p nnnnknnknk nknnnn kk nnnn"),
    ("  bodyweight = 81,4kg", "  vvvvvvvvvv k nnnnnn"), ("  > 3x10 # c", "  p qqqq ccc"),
    ("[skip 2026-01-20 .. 2026-01-24]", "pkkkk nnnnnnnnnn    nnnnnnnnnnp"),
  ]) func coloursALine(line: String, wanted: String) throws {
    let letters = [
      "constant": "n", "entity": "e", "comment": "c", "keyword": "k", "punctuation": "p", "storage": "s",
      "variable": "v",
      "string": "\"", "markup": "q",
    ]
    let scopes = try TextMateGrammar().scopes(of: line)
    let kinds = zip(line, scopes).map { character, scope -> String in
      character == " " && !scope.hasPrefix("string")
        ? " " : letters[String(scope.prefix { $0 != "." })] ?? " "
    }.joined()
    #expect(spaced(kinds, like: line) == spaced(wanted, like: line))
  }

  /// Blanks of the line say nothing of how they are coloured.
  private func spaced(_ kinds: String, like line: String) -> String {
    zip(line, kinds).map { $0 == " " ? " " : String($1) }.joined()
  }
}
