import Grammar
import Text
import Training

extension Rule {
  static let duplicateCheckIn = Rule(
    "duplicate-check-in", .warning, "two check-ins of one moment have the same title",
    condition: "two check-ins of one minute, or without times of one day, have the same title",
    reason: """
      Several check-ins on one day are fine, at the same minute too; one with the same title is most often a copy that a \
      merge or an import left.
      """,
    bad: [
      .checkIns(
        "[2026-01-05 07:30]\ntype = Run\ntitle = Na orla\n\n[⟦2026-01-05 07:30⟧]\ntype = Run\ntitle = Na orla\n"),
      .checkIns("[2026-01-05]\n\n[⟦2026-01-05⟧]\n"),
    ],
    good: [
      .checkIns("[2026-01-05 07:30]\n\n[2026-01-05 19:45]\n\n[2026-01-05]\n"),
      .checkIns(
        "[2026-01-05]\ntype = Run\ntitle = Na orla\n\n[2026-01-05]\ntype = Gym\ntitle = Treino A\n"),
      .checkIns("[2026-01-05 07:30]\ntype = Run\ntitle = A\n\n[2026-01-05 07:30]\ntype = Gym\ntitle = B\n"),
    ],
    .acrossFiles { context, found in
      let checkIns = context.journal.checkIns.flatMap { file in
        zip(file.checkIns, file.places.checkIns).compactMap { checkIn, places in
          checkIn.moment.map { moment in
            Keyed(
              Beginning(moment, title: checkIn.title, isOneAMinute: false), file.source,
              file.source.days(of: places.header))
          }
        }
      }
      found.addRepeats(of: checkIns, "the first one") { checkIn in
        ("another check-in is at \(checkIn.key.moment) too", "delete one of the two")
      }
    })
}
