import Grammar
import Text
import Training

extension Rule {
  static let checkInWithoutTitle = Rule(
    "check-in-without-title", .warning, "a check-in has no title",
    condition: "a `type` stands below a header, and no `title`",
    reason: """
      A header alone, or with a photo, a link, a note, a location or calories, is a quick check-in, and no mistake. One that \
      says its type has the title '\(CheckIn.legacyTitle)' without this line.
      """,
    bad: [.checkIns("⟦[2026-01-05 07:30]⟧\ntype = Run\n> Sol forte.\n")],
    good: [
      .fieldsOfCheckIn("> Sol forte.\n\n[2026-01-06]\n"),
      .checkIns("[2026-01-05]\n> Sol forte.\n\n[2026-01-06]\ncalories = 300\nlocation = Orla\n"),
    ],
    .inEachFile { file, _, found in
      for places in file.checkIns(having: "type", lacking: "title") {
        let type = places.value(of: "type").map(file.source.fieldValue)
        found.add(
          file.source, places.header, "this check-in has no title",
          help:
            "write a few words below it: 'title = \(type.flatMap { ExerciseType($0)?.spelled(like: $0) } ?? "Treino A")'"
        )
      }
    })
}
