import Grammar
import Text
import Training

extension Rule {
  static let checkInWithoutTitle = Rule(
    "check-in-without-title", .warning, "a check-in has no title",
    condition: "more than a photo and a session stands below a header, and no `title`",
    reason: """
      A header alone, or with a photo and a link, is a quick check-in, and no mistake. One with more below it has the title \
      '\(CheckIn.legacyTitle)' without this line.
      """,
    bad: [.checkIns("⟦[2026-01-05 07:30]⟧\ntype = Run\n> Sol forte.\n")],
    good: [.fieldsOfCheckIn("> Sol forte.\n\n[2026-01-06]\n")],
    .inEachFile { file, _, found in
      for places in file.checkIns(lacking: "title") {
        let type = places.value(of: "type").map(file.source.fieldValue)
        found.add(
          file.source, places.header, "this check-in has no title",
          help:
            "write a few words below it: 'title = \(type.flatMap { ExerciseType($0)?.spelled(like: $0) } ?? "Treino A")'"
        )
      }
    })
}
