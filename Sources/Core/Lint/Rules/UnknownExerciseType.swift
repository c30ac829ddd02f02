import Grammar
import Text
import Training

extension Rule {
  static let unknownExerciseType = Rule(
    Explanation(
      "unknown-exercise-type", .error, "a type of training that there is not",
      reason: """
        The types are a closed list, each with a colour and a sign of its own, in English or Portuguese: \
        \(ExerciseType.allCases.map { "\($0.rawValue) (\($0.portuguese))" }.joined(separator: ", ")). Case \
        and accents do not matter.
        """,
      bad: [
        .checkIns("[2026-01-05 07:30]\ntype = ⟦Corida⟧\ntitle = Na orla\n"),
        .checkIns("[2026-01-05 07:30]\ntype = ⟦Capoeira⟧\ntitle = Na orla\n"),
      ],
      good: [
        .checkIns("[2026-01-05 07:30]\ntype = corrida\ntitle = Na orla\n"),
        .checkIns("[2026-01-05 07:30]\ntype = Musculacao\ntitle = Treino A\n"),
      ])
  ) { context, found in
    for file in context.journal.checkIns {
      let reported = ReportedPlaces(file.diagnostics)
      for checkIn in file.checkIns where checkIn.moment != nil && checkIn.type == nil {
        guard let written = checkIn.typeText, !reported.touch(written.range) else { continue }
        let near = closest(to: written.value, among: ExerciseType.spellings)
        found.add(
          file.source, written.range, "'\(shortened(written.value))' is no type of training",
          help: near.map { "did you mean '\($0)'?" }
            ?? "write one of \(ExerciseType.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", "))",
          fix: near.map { .unsafe(written.range, $0) })
      }
    }
  }
}
