import Grammar
import Text
import Training

extension Rule {
  static let duplicateMeasure = Rule(
    "duplicate-measure", .warning, "the same was measured twice at the same minute",
    condition: "one thing is measured twice at one minute, or without times on one day; the one further down counts",
    reason: """
      Nobody weighs two things at once: one of the two is a copy, or a slip, and only the last of them counts. \
      Different measures at one minute are fine, and so are two of a day at their own times.
      """,
    bad: [
      .checkIns("[measure 2026-01-05 07:00]\nbodyweight = 81kg\n\n[measure ⟦2026-01-05 07:00⟧]\nbodyweight = 82kg\n"),
      .checkIns("[measure 2026-01-05]\nbodyweight = 81kg\n\n[measure ⟦2026-01-05⟧]\nbodyweight = 81kg\n"),
    ],
    good: [
      .checkIns("[measure 2026-01-05 07:00]\nbodyweight = 81kg\n\n[measure 2026-01-05 21:00]\nbodyweight = 82kg\n")
    ],
    .acrossFiles { context, found in
      let measures = context.journal.checkIns.flatMap { file in
        zip(file.measures, file.places.measures).flatMap { measure, places -> [Keyed<Measured>] in
          guard let moment = measure.moment else { return [] }
          let names = (measure.bodyweight == nil ? [] : ["bodyweight"]) + measure.fields.map { $0.name.lowercased() }
          return names.map {
            Keyed(Measured(moment: moment, name: $0), file.source, file.source.days(of: places.header))
          }
        }
      }
      found.addRepeats(of: measures, "the first one") { measure in
        let (moment, name) = (measure.key.moment, measure.key.name)
        return (
          "another measure of \(name == "bodyweight" ? "bodyweight" as Message : "\(shortened(name))") is at \(day: moment) too",
          "delete one of the two, or give it a time of its own"
        )
      }
    })
}

private struct Measured: Hashable {
  let moment: Moment
  let name: String
}
