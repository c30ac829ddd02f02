import Grammar
import Text
import Training

extension Rule {
  static let unknownExerciseType = Rule(
    "unknown-exercise-type", .error, "a type of training that there is not",
    reason: """
      The types are a closed list, each with a colour and a sign of its own, in English or Portuguese: \
      \(ExerciseType.allCases.map { "\($0.rawValue) (\($0.portuguese))" }.joined(separator: ", ")). Case \
      and accents do not matter.
      """,
    bad: [
      .checkIns("[2026-01-05 07:30]\ntype = ⟦Corida⟧\ntitle = Na orla\n"),
      .checkIns("[2026-01-05 07:30]\ntype = ⟦Capoeira⟧\ntitle = Na orla\n"),
      .checkIns("[2026-01-05 07:30]\ntype = ⟦Running⟧\ntitle = Na orla\n"),
    ],
    good: [
      .checkIns("[2026-01-05 07:30]\ntype = corrida\ntitle = Na orla\n"),
      .checkIns("[2026-01-05 07:30]\ntype = Musculacao\ntitle = Treino A\n"),
    ],
    .inEachCheckInFile { file, _, found in
      let reported = ReportedPlaces(file.diagnostics)
      for (checkIn, places) in zip(file.checkIns, file.places.checkIns)
      where checkIn.moment != nil && checkIn.type == nil {
        guard let range = places.value(of: "type"), !reported.touch(range) else { continue }
        let written = file.source.fieldValue(range)
        // Another rule speaks of it.
        if nameKey(written) == nameKey(CheckIn.unknownType) { continue }
        let near = ExerciseType.spelling(near: written)
        found.add(
          file.source, range, "'\(shortened(written))' is no type of training",
          help: near.map { "did you mean '\($0)'?" }
            ?? "write one of \(ExerciseType.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", "))",
          fix: near.map { .unsafe(range, $0) })
      }
    })
}
