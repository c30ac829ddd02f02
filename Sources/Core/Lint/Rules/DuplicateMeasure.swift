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
      var (once, twice) = (Set<Moment>(), Set<Moment>())
      for file in context.journal.checkIns {
        for measure in file.measures {
          if let moment = measure.moment, !once.insert(moment).inserted { twice.insert(moment) }
        }
      }
      if twice.isEmpty { return }
      var first: [Measured: (source: Source, range: TextRange)] = [:]
      for file in context.journal.checkIns {
        for (measure, places) in zip(file.measures, file.places.measures) {
          guard let moment = measure.moment, twice.contains(moment) else { continue }
          let range = file.source.days(of: places.header)
          let others = measure.fields.map { $0.name.lowercased() }
          for name in (measure.bodyweight == nil ? [] : ["bodyweight"]) + others {
            let key = Measured(moment: moment, name: name)
            guard let other = first[key] else {
              first[key] = (file.source, range)
              continue
            }
            found.add(
              file.source, range,
              "another measure of \(name == "bodyweight" ? "bodyweight" as Message : "\(shortened(name))") is at \(moment) too",
              help: "delete one of the two, or give it a time of its own",
              note: .init("the first one", at: other.range, in: other.source, from: file.source))
          }
        }
      }
    })
}

private struct Measured: Hashable {
  let moment: Moment
  let name: String
}
