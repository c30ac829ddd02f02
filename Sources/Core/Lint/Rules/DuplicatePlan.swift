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
      var first: [String: (source: Source, range: TextRange)] = [:]
      for file in context.journal.plans {
        guard let name = file.plan.name, let range = file.places.name else { continue }
        let key = nameKey(name)
        guard let other = first[key] else {
          first[key] = (file.source, range)
          continue
        }
        found.add(
          file.source, range, "'\(shortened(name))' is the name of another plan too",
          help: "give one of them another name, or delete its file",
          note: .init("the other one", at: other.range, in: other.source, from: file.source))
      }
    })
}
