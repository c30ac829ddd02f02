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
      if context.journal.checkIns.areEachLater { return }
      var first: [Beginning: (source: Source, range: TextRange)] = [:]
      for file in context.journal.checkIns {
        for (checkIn, places) in zip(file.checkIns, file.places.checkIns) {
          guard let moment = checkIn.moment else { continue }
          let range = file.source.days(of: places.header)
          let key = Beginning(moment, title: checkIn.title)
          guard let other = first[key] else {
            first[key] = (file.source, range)
            continue
          }
          found.add(
            file.source, range, "another check-in is at \(moment) too", help: "delete one of the two",
            note: .init("the first one", at: other.range, in: other.source, from: file.source))
        }
      }
    })
}

extension [CheckInFile] {
  /// True if each check-in is later than the one above it, as is usual: then no two are at one time.
  fileprivate var areEachLater: Bool {
    var last = Moment(.first)
    for file in self {
      for index in file.checkIns.indices {
        guard let moment = file.checkIns[index].moment else { continue }
        if moment <= last { return false }
        last = moment
      }
    }
    return true
  }
}
