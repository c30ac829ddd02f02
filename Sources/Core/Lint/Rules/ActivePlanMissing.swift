import Grammar
import Text
import Training

extension Rule {
  static let activePlanMissing = Rule(
    "active-plan-missing", .error, "the active plan is none of the plans",
    reason: """
      The line `plan` of the settings names the plan that is followed now, by the heading of its file. \
      After a plan was renamed or deleted the line has to follow.
      """,
    bad: [
      .journal(settings: "plan = ⟦\"Treino B\"⟧\n", plan: ""),
      Example([
        ("bumbum.toml", "format = 1\nplan = ⟦\"Treino Peito\"⟧\n"),
        ("plans/treino-a.md", "+++\ncreated = 2026-01-06\naka = [\"Treino Peito\"]\n+++\n\n# Treino A\n"),
      ]),
    ],
    good: [.journal(settings: "plan = \"treino a\"\n", plan: "")],
    .acrossFiles { context, found in
      guard let file = context.journal.settingsFile, let active = file.settings.plan, let range = file.ranges["plan"]
      else { return }
      let key = nameKey(active)
      let plans = context.journal.plans.map(\.plan)
      let names = plans.compactMap(\.name)
      guard !names.contains(where: { nameKey($0) == key }) else { return }
      let renamed = plans.first { $0.aka.map(nameKey).contains(key) }?.name
      let near = renamed ?? closest(to: active, among: names)
      // A plan without a name may be the active one, and another rule reports that.
      guard near != nil || names.count == plans.count else { return }
      let written = shortened(active)
      found.add(
        file.source, range,
        renamed == nil ? "there is no plan '\(written)'" : "'\(written)' is a former name of a plan",
        help: near.map { "did you mean 'plan = \(quoted($0))'?" }
          ?? (names.isEmpty
            ? "write the plan into a file in plans/, or remove this line"
            : "the plans are \(listed(names)); without an active plan, remove this line"),
        fix: near.map { .unsafe(range, quoted($0)) })
    })
}

/// Returns up to five names in quotes.
private func listed(_ names: [String]) -> String {
  names.prefix(5).map { "'\(shortened($0))'" }.joined(separator: ", ") + (names.count > 5 ? " …" : "")
}
