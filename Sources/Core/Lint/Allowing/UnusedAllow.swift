import Grammar
package import Text

extension Explanation {
  /// The code of unused allowances, which has no rule: they are known after all rules.
  package static let unusedAllow = Explanation(
    "unused-allow", .hint, "a comment allows a finding that is not there",
    condition:
      "a comment allows what is not found",
    reason: """
      A comment `# lint: allow CODE` stays behind when its reason is gone, and would hide the next slip of \
      the same kind. Only warnings and hints can be allowed: the text of an error has no certain meaning, \
      which no comment gives it.
      """,
    bad: [
      .log("2026-01-05 18:30 Treino A   # lint: allow ⟦odd-blank⟧\n"),
      .log(
        "2026-01-05 18:30\n# lint: allow unknown-field, ⟦odd-blank⟧ (from the old app)\ngym = Ferro Velho\n"),
      .log("2026-01-05 18:30\n# lint: allow ⟦unknown-feild⟧\n"),
      .log("2026-01-05 18:30\n# ⟦lint: ignore odd-blank⟧\n"),
      .exercises("Supino: peito   # lint: allow ⟦unknown-muscle-group⟧\n"),
      .plan(
        "+++\ncreated = 2026-01-06\n+++\n\n# Treino A\n\n<!-- lint: allow ⟦odd-blank⟧ -->\n- Supino: peito\n"),
    ],
    good: [
      .log("2026-01-05 18:30\ngym = Ferro Velho   # lint: allow unknown-field\n"),
      .log("2026-01-05 18:30\n# lint: allow unknown-field\ngym = Ferro Velho\nhumor = bom\n"),
      .log("# lint: allow unknown-field (both)\n2026-01-05 18:30\ngym = Ferro Velho\nhumor = bom\n"),
      .plan(
        "+++\ncreated = 2026-01-06\nauthor = \"eu\"   # lint: allow unknown-plan-key\n+++\n\n# Treino A\n\n- Supino: peito\n"
      ),
    ])
}

extension AllowedPlaces {
  /// Returns the finding for a comment that lint does not understand.
  func notUnderstood(_ comment: LintComment) -> Finding {
    let isMarkdown = source.bytes[comment.range.bounds].first == UInt8(ascii: "<")
    let form = isMarkdown ? "<!-- lint: allow CODE -->" : "# lint: allow CODE"
    return finding(
      comment.words, "'\(shortened(source.text(comment.words)))' is nothing that lint knows",
      help: "write '\(form)'", fix: nil)
  }

  /// Returns the finding for a code of a comment that allows nothing.
  func unused(_ index: Int, of comment: LintComment) -> Finding {
    let code = comment.codes[index]
    let name = shortened(code.value)
    let removal = removal(of: index, from: comment)
    guard let known = Linter.explanations.first(where: { $0.code == code.value }) else {
      let near = closest(to: code.value, among: Linter.explanations.map(\.code))
      return finding(
        code.range, "there is no finding '\(name)'",
        help: near.map { "did you mean '\($0)'?" } ?? "remove it",
        fix: near.map { .unsafe(code.range, $0) } ?? removal)
    }
    let message: Message =
      known.severity == .error
      ? "'\(name)' is an error, and errors can't be allowed" : "there is no '\(name)' here to allow"
    return finding(code.range, message, help: "remove it", fix: removal)
  }

  private func finding(_ range: TextRange, _ message: Message, help: Message, fix: Fix?) -> Finding {
    Finding(source.name, Diagnostic(.unusedAllow, range, message, help: help, fix: fix))
  }

  /// Returns the fix that removes the code if others stay, the part to lint if a remark stays, else the whole comment
  /// with the blanks before it, or the lines it has for itself.
  private func removal(of index: Int, from comment: LintComment) -> Fix {
    let codes = comment.codes
    if codes.count > 1 {
      let isFirst = index == 0
      let start = isFirst ? codes[0].range.lowerBound : codes[index - 1].range.upperBound
      let end = isFirst ? codes[1].range.lowerBound : codes[index].range.upperBound
      return .safe(TextRange(start, end), "")
    }
    if !comment.remark.isEmpty {
      return .safe(TextRange(comment.words.lowerBound, comment.remark.lowerBound), "")
    }
    if let whole = wholeLines(of: comment.range) {
      // A byte order mark is no part of the comment.
      let start = source.bytes[whole.bounds].starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
      return .safe(TextRange(whole.lowerBound + start, whole.upperBound), "")
    }
    let before = source.bytes[..<comment.range.lowerBound]
    let blanks = before.reversed().prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
    return .safe(TextRange(comment.range.lowerBound - blanks, comment.range.upperBound), "")
  }
}
