import Grammar
import Text
import Training

extension Rule {
  static let duplicatePlan = Rule(
    "duplicate-plan", .error, "two plans have one name",
    reason: """
      A session finds its plan by its title, and the settings name the active plan. With two plans of \
      one name neither can tell which is meant. Case does not make two names.
      """,
    bad: [
      Example([
        ("plans/a.md", "+++\ncreated = 2026-01-06\n+++\n\n# Treino A\n"),
        ("plans/b.md", "+++\ncreated = 2026-01-07\n+++\n\n# ⟦treino A⟧\n"),
      ])
    ],
    good: [
      Example([
        ("plans/a.md", "+++\ncreated = 2026-01-06\n+++\n\n# Treino A\n"),
        ("plans/b.md", "+++\ncreated = 2026-01-07\n+++\n\n# Treino B\n"),
      ])
    ],
    .acrossFiles { context, found in
      let names = context.journal.plans.compactMap { file in
        file.plan.name.flatMap { name in
          file.places.name.map { Keyed(name: Ranged(name, $0), file.source) }
        }
      }
      found.addRepeats(of: names, "the other one") { name in
        (
          "'\(shortened(name.text))' is the name of another plan too",
          "give one of them another name, or delete its file"
        )
      }
    })
}
