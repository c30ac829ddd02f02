import Grammar
import Text
import Training

extension Rule {
  static let planWithoutCreated = Rule(
    "plan-without-created", .warning, "a plan does not say when it was created",
    condition: "front matter has no `created`",
    reason: """
      Plans are listed newest first, and of two plans with one exercise the newer decides its muscle \
      group. A plan without a date comes last.
      """,
    bad: [
      .plan("# ⟦Treino A⟧\n\n- Supino reto: chest, 3x10\n"),
      .plan("+++\naka = [\"Treino Peito\"]\n+++\n\n# ⟦Treino A⟧\n"),
    ],
    good: [.exercisesOfPlan("- Supino reto: chest, 3x10\n")],
    .inEachPlan { file, ground, found in
      guard file.plan.created == nil else { return }
      let place = file.start
      // An unreadable front matter may have the date.
      guard !file.diagnostics.contains(where: { $0.range.end <= place.start }) else { return }
      let hasFrontMatter = file.hasFrontMatter
      let name = file.plan.name
      let line = "created = \(ground.now.date)"
      found.add(
        file.source, place,
        "\(name.map { "'\(shortened($0))'" as Message } ?? "this plan") does not say when it was created",
        help: hasFrontMatter
          ? "write '\(line)' below the first '+++'"
          : "write three lines at the top of the file: '+++', '\(line)' and '+++'")
    })
}

extension PlanFile {
  fileprivate var hasFrontMatter: Bool {
    source.bytes.starts(with: "+++".utf8) || source.bytes.starts(with: "\u{FEFF}+++".utf8)
  }
}
