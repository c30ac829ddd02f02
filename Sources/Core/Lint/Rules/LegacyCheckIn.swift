import Grammar
import Text
import Training

extension Rule {
  static let legacyCheckIn = Rule(
    "legacy-check-in", .hint, "a type or a title that stands for none",
    condition: "`type = \(CheckIn.unknownType)` or `title = \(CheckIn.legacyTitle)` is written",
    reason: """
      The old app wrote these where nobody had said what was done. A check-in without the lines reads the same; what it was \
      is known to the person alone.
      """,
    bad: [
      .checkIns("[2026-01-05 07:30]\ntype = ⟦Unknown⟧\ntitle = Na orla\n"),
      .checkIns("[2026-01-05 07:30]\ntype = Run\ntitle = ⟦Legacy Check-in⟧\n"),
    ],
    good: [.checkIns("[2026-01-05 07:30]\ntype = Run\ntitle = Na orla\n")],
    .inEachCheckInFile { file, _, found in
      for places in file.places.checkIns {
        for (field, word) in [("type", CheckIn.unknownType), ("title", CheckIn.legacyTitle)] {
          guard let range = places.value(of: field), nameKey(file.source.fieldValue(range)) == nameKey(word) else {
            continue
          }
          found.add(file.source, range, "'\(word)' says nothing of what was done", help: "write what it was")
        }
      }
    })
}
