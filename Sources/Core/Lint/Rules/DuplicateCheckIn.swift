import Grammar
import Text
import Training

extension Rule {
  static let duplicateCheckIn = Rule(
    "duplicate-check-in", .warning, "two check-ins are at the same minute",
    condition: "two check-ins are of one minute, or without times on one day with one title",
    reason: """
      Several check-ins on one day are fine, and one at the same minute is most often a copy that a \
      merge or an import left. Without times two check-ins of one day are alike only if their titles \
      are.
      """,
    bad: [
      .checkIns("[2026-01-05 07:30]\n\n[⟦2026-01-05 07:30⟧]\ntype = Run\ntitle = Na orla\n"),
      .checkIns("[2026-01-05]\n\n[⟦2026-01-05⟧]\n"),
    ],
    good: [
      .checkIns("[2026-01-05 07:30]\n\n[2026-01-05 19:45]\n\n[2026-01-05]\n"),
      .checkIns(
        "[2026-01-05]\ntype = Run\ntitle = Na orla\n\n[2026-01-05]\ntype = Gym\ntitle = Treino A\n"),
    ],
    .acrossFiles { context, found in
      let checkIns = context.journal.checkIns.flatMap { file in
        zip(file.checkIns, file.places.checkIns).compactMap { checkIn, places in
          checkIn.moment.map { moment in
            Keyed(Beginning(moment, title: checkIn.title), file.source, file.source.days(of: places.header))
          }
        }
      }
      found.addRepeats(of: checkIns, "the first one") { checkIn in
        ("another check-in is at \(checkIn.key.moment) too", "delete one of the two")
      }
    })
}
