import Grammar
import Text
import Training

extension Rule {
  static let skipOverlap = Rule(
    "skip-overlap", .warning, "two ranges of skipped days overlap",
    condition: "a day is in two ranges of skipped days",
    reason: "A day is skipped once, whatever the reasons: one of the two ranges is a correction of the other.",
    bad: [.checkIns("[skip 2026-01-05 .. 2026-01-09]\nreason = gripe\n\n[skip ⟦2026-01-08 .. 2026-01-12⟧]\n")],
    good: [.checkIns("[skip 2026-01-05 .. 2026-01-09]\nreason = gripe\n\n[skip 2026-01-10 .. 2026-01-12]\n")],
    .acrossFiles { context, found in
      var skips: [(source: Source, header: TextRange, days: ClosedRange<CivilDate>)] = []
      for file in context.journal.checkIns {
        for (skip, places) in zip(file.skips, file.places.skips) {
          if let days = skip.days { skips.append((file.source, places.header, days)) }
        }
      }
      guard skips.count > 1 else { return }
      skips.sort {
        ($0.days.lowerBound, $0.source.name, $0.header.start) < (
          $1.days.lowerBound, $1.source.name, $1.header.start
        )
      }
      guard var longest = skips.first else { return }
      for skip in skips.dropFirst() {
        if skip.days.lowerBound <= longest.days.upperBound {
          let last = max(skip.days.upperBound, longest.days.upperBound)
          found.add(
            skip.source, skip.source.days(of: skip.header),
            "\(skip.days.lowerBound) is in another range of skipped days too",
            help: "write one range: '[skip \(longest.days.lowerBound) .. \(last)]'",
            note: .init(
              "the other one", at: longest.source.days(of: longest.header), in: longest.source,
              from: skip.source))
        }
        if skip.days.upperBound > longest.days.upperBound { longest = skip }
      }
    })
}
