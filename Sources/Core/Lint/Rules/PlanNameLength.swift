import Grammar
import Text
import Training

extension Rule {
  static let planNameLength = Rule(
    "plan-name-length", .error, "the name of a plan has 3 to 100 characters",
    reason: """
      The name stands in headings, in the title of every session done with the plan and in lists on \
      small screens. What counts is what a person sees as characters.
      """,
    bad: [
      .plan("+++\ncreated = 2026-01-06\n+++\n\n# ⟦AB⟧\n"),
      .plan("+++\ncreated = 2026-01-06\n+++\n\n# ⟦\"   \"⟧\n"),
      .plan("+++\ncreated = 2026-01-06\n+++\n\n# ⟦e\u{301}e\u{301}⟧\n"),
      .plan("+++\ncreated = 2026-01-06\n+++\n\n# ⟦\(words("peito", characters: 101))⟧\n"),
    ],
    good: [
      .plan("+++\ncreated = 2026-01-06\n+++\n\n# Leg\n"),
      .plan("+++\ncreated = 2026-01-06\n+++\n\n# \(words("peito", characters: 100))\n"),
    ],
    .inEachPlan { file, _, found in
      // A missing name is reported by another rule.
      guard let name = file.plan.name, let range = file.places.name else { return }
      let count = name.count
      // A heading of quotes and blanks alone has no text.
      let isBlank = name.unicodeScalars.allSatisfy {
        $0.value.isBlank || "\"“”".unicodeScalars.contains($0)
      }
      guard !(3...100 ~= count) || isBlank else { return }
      found.add(
        file.source, range,
        isBlank
          ? "this heading holds no name"
          : "'\(shortened(name))' has \(count, .characters); the name of a plan has 3 to 100",
        help: isBlank
          ? "write a name without quotes: '# Workout A'"
          : count < 3
            ? "write what it trains: '# \(name) - chest and back'"
            : "write a short name, and the rest as a paragraph below it")
    })
}
