import CommandSupport
import Commands
import Testing

/// A rule of the product, as one command shows it in either language.
struct Rule: CustomTestStringConvertible, Sendable {
  let rule: String
  let files: [String: String]
  private let line: Line
  private let now: String
  private let answers: [String]
  private let isTerminal: Bool
  private let code: ExitCode
  /// What the answer holds, in English and in Portuguese; empty where only the files tell.
  let en: [String]
  private let pt: [String]
  /// What it must not hold.
  private let never: [String]
  /// Files afterwards; nil for one that is not there.
  private let leaves: [String: String?]

  /// An answer is said where the command succeeds, and where it is refused or finds mistakes in their place.
  init(
    _ rule: String, _ line: Line, _ files: [String: String] = [:], now: String = "2026-01-15 20:00",
    answers: [String] = [], isTerminal: Bool = false, says: [String] = [], refused: [String]? = nil,
    finds: [String]? = nil, pt: [String]? = nil, never: [String] = [], leaves: [String: String?] = [:]
  ) {
    (self.rule, self.files, self.line, self.now, self.answers) = (rule, files, line, now, answers)
    (self.isTerminal, self.never, self.leaves) = (isTerminal, never, leaves)
    code = refused != nil ? .failure : finds != nil ? .findings : .success
    en = refused ?? finds ?? says
    self.pt = pt ?? en.map(Self.withPortugueseLevels)
  }

  /// Returns a text with the levels of findings in Portuguese: `erro[bad-date]`.
  private static func withPortugueseLevels(_ text: String) -> String {
    [("error[", "erro["), ("warning[", "aviso["), ("hint[", "dica[")].reduce(text) { $0.replacing($1.0, with: $1.1) }
  }

  var testDescription: String { rule }

  func check() throws {
    for (language, said) in [("en", en), ("pt-BR", pt)] {
      let journal = try ScratchJournal(files)
      let run = Run("\(line) --lang \(language)", in: journal, isTerminal: isTerminal, now: now, answers: answers)
      let all = run.output + run.errors
      #expect(run.code == code, "\(language): \(all)")
      for text in said { #expect(all.contains(text), "\(language): \(all)") }
      for text in never { #expect(!all.contains(text), "\(language): \(all)") }
      for (path, expected) in leaves { #expect(journal[path] == expected, "\(language): \(path)") }
    }
  }
}

extension Rule {
  static func log(_ text: String) -> [String: String] { ["log/2026-01.txt": text] }

  static func checkIns(_ text: String) -> [String: String] { ["checkins/2026/01.txt": text] }

  /// Check-ins with nothing but their days, and maybe times.
  static func days(_ days: String...) -> [String: String] {
    days.reduce(into: [:]) { files, day in
      files["checkins/\(day.prefix(4))/\(day.dropFirst(5).prefix(2)).txt", default: ""] += "[\(day)]\n\n"
    }
  }

  static func long(_ count: Int) -> String { String(repeating: "x", count: count) }
}
