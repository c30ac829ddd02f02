import Grammar
import Lint
import Text
import Training

/// The page of `bumbum help findings` in Markdown, made from the rules themselves.
enum FindingsPage {
  static func text(_ language: Settings.Language) -> [UInt8] {
    let readers = Set(Mistakes.all.map(\.code))
    let rules = Linter.explanations.filter { !readers.contains($0.code) }.sorted { $0.code < $1.code }
    var lines = introduction(language)
    for severity in [Severity.error, .warning, .hint] {
      lines += ["", "## \(title(severity, language))", ""]
      for rule in rules where rule.severity == severity {
        let condition = language == .english ? rule.condition ?? rule.summary : rule.summary(in: language)
        lines.append("- `\(rule.code)`\(rule.isOptIn ? " (*)" : ""): \(condition)")
      }
    }
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }

  private static func introduction(_ language: Settings.Language) -> [String] {
    switch language {
    case .english:
      [
        "# What lint looks for", "",
        "Mistakes of one line are in the format (`bumbum help format`), each where the line is. These are found across lines and",
        "files. A **slip** is one character too many, missing, wrong or changed with its neighbour, none of them a digit. **Known**",
        "is what a plan or `exercises.txt` names. What has a (*) is a matter of taste: it is looked for only where `lint.enable` names",
        "it. `bumbum help CODE` tells the reason of each, with examples.",
      ]
    case .brazilianPortuguese:
      [
        "# O que o lint procura", "",
        "Os erros de uma linha estão no formato (`bumbum help format`), cada um onde a linha está. Estes aparecem entre linhas e",
        "arquivos. O que tem (*) é questão de gosto: só é procurado onde `lint.enable` pede. `bumbum help CÓDIGO` dá o motivo",
        "de cada um, com exemplos.",
      ]
    }
  }

  private static func title(_ severity: Severity, _ language: Settings.Language) -> String {
    switch (language, severity) {
    case (.english, .error): "Errors"
    case (.english, .warning): "Warnings"
    case (.english, .hint): "Hints"
    case (.brazilianPortuguese, .error): "Erros"
    case (.brazilianPortuguese, .warning): "Avisos"
    case (.brazilianPortuguese, .hint): "Dicas"
    }
  }
}
