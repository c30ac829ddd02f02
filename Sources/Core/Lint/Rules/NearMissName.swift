import Grammar
import Text
import Training

extension Rule {
  static let nearMissName = Rule(
    "near-miss-name", .warning, "an exercise that is one letter from another one",
    condition:
      "a name of 5 characters or more that is not known, in at most 2 sessions, is a slip from one that is known, or that 3 sessions or more have and five times as many",
    reason: """
      A slip in a name splits an exercise in two, and its records and totals with it. A name that one or \
      two sessions have is compared with those of plans and exercises.txt, and with what the log has at \
      least five times as often. A line in a plan or in exercises.txt makes it an exercise of its own.
      """,
    bad: [
      .journal(
        exercises: "Supino reto: chest\n",
        log: "2026-01-05 18:30\nSupino reto: 80kg x 10\n⟦Supino retto⟧: 80kg x 8\nSupino retto: 60kg x 8\n"),
      .journal(
        exercises: "Prancha: abs\n",
        log: """
          2026-01-05
          Prancha: 60s

          2026-01-07
          ⟦Parncha⟧: 60s

          """),
    ],
    good: [
      .journal(
        exercises: "Supino reto: chest\nSupino reta: chest\nCadeira adutora: legs\nLeg press 45: legs\n",
        log: "2026-01-05 18:30\nSupino reto: 80kg x 10\nSupino reta: 60kg x 8\nCadeira adutora: 40kg x 12\n")
    ],
    .acrossFiles { context, found in
      for use in context.loggedNames(where: { id, _ in context.names.doubt(id).isSlip }) {
        guard case .slip(let other) = context.names.doubt(use.id) else { continue }
        let right = context.catalog[other].name
        found.add(
          use.source, use.first,
          "'\(shortened(use.name))' (\(sessions(context.names.sessions(use.id)))) is one letter from "
            + "'\(shortened(right))' (\(sessions(context.names.sessions(other))))",
          help: "if it was that, write '\(shortened(right))'; if not, give it a line in exercises.txt",
          fix: renaming(use.uses, to: right, isSafe: false))
      }
    })
}

extension NameDoubts.Doubt {
  fileprivate var isSlip: Bool { if case .slip = self { true } else { false } }
}
