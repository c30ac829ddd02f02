import Grammar
import Text
import Training

extension Rule {
  static let unknownLintCode = Rule(
    "unknown-lint-code", .warning, "the settings name a finding that there is not",
    condition: "the settings name a code that is none",
    reason: "The line turns nothing off, or on: the code is misspelt, or is one of a later version.",
    bad: [
      .settings("format = 1\n[lint]\ndisable = [⟦\"unknown-exercises\"⟧]\n"),
      .settings("format = 1\n[lint]\ndisable = [\"odd-blank\", ⟦\"spaces\"⟧]\n"),
      .settings("format = 1\n[lint]\nenable = [⟦\"od-blank\"⟧]\n"),
    ],
    good: [.settings("format = 1\n[lint]\ndisable = [\"unknown-exercise\", \"stray-file\"]\n")],
    .acrossFiles { context, found in
      guard let file = context.journal.settingsFile else { return }
      let written = [("lint.disable", file.settings.disabled), ("lint.enable", file.settings.enabled)].flatMap {
        name, codes in
        zip(codes, file.elements[name] ?? [])
      }
      guard !written.isEmpty else { return }
      let codes = Linter.explanations.map(\.code)
      let known = Set(codes)
      for (code, range) in written where !known.contains(code) {
        let near = closest(to: code, among: codes)
        found.add(
          file.source, range, "there is no finding '\(shortened(code))'",
          help: near.map { "did you mean '\($0)'?" } ?? "'bumbum help codes' lists them all",
          fix: near.map { .unsafe(range, "\"\($0)\"") })
      }
    })
}
