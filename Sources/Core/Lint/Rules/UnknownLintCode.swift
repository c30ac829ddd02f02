import Grammar
import Text
import Training

extension Rule {
  static let unknownLintCode = Rule(
    Explanation(
      "unknown-lint-code", .warning, "the settings name a finding that there is not",
      condition:
        "the settings name a code that is none",
      reason: "The line turns nothing off, or on: the code is misspelt, or is one of a later version.",
      bad: [
        .settings("format = 1\n[lint]\ndisable = [⟦\"unknown-exercises\"⟧]\n"),
        .settings("format = 1\n[lint]\ndisable = [\"odd-blank\", ⟦\"spaces\"⟧]\n"),
        .settings("format = 1\n[lint]\nenable = [⟦\"od-blank\"⟧]\n"),
      ],
      good: [.settings("format = 1\n[lint]\ndisable = [\"unknown-exercise\", \"stray-file\"]\n")])
  ) { context, found in
    guard let source = context.journal.settingsFile?.source else { return }
    let written = context.journal.settings.disabled + context.journal.settings.enabled
    guard !written.isEmpty else { return }
    let codes = Linter.explanations.map(\.code)
    let known = Set(codes)
    for code in written where !known.contains(code.value) {
      let near = closest(to: code.value, among: codes)
      found.add(
        source, code.range, "there is no finding '\(shortened(code.value))'",
        help: near.map { "did you mean '\($0)'?" } ?? "'bumbum help codes' lists them all",
        fix: near.map { .unsafe(code.range, "\"\($0)\"") })
    }
  }
}
