import Grammar
import Text
import Training

extension Rule {
  static let emptySet = Rule(
    "empty-set", .warning, "a set of no distance or of no time",
    condition: "a set is of no distance, or of no time",
    reason: """
      It counts as a set, and says nothing: most often a digit is missing. An attempt that failed is `x 0`; what was not \
      done at all is not written, or `skip`.
      """,
    bad: [
      .log("2026-01-05\nCorrida: ⟦0km⟧\nPrancha: 60s, ⟦0s⟧\n"),
      .log("2026-01-05\nCorrida: ⟦0km in 5:00⟧\n"),
    ],
    good: [.log("2026-01-05\nSupino: 100kg x 0\nCorrida: 0.4km\nPrancha: skip\n")],
    .inEachLog { log, _, found in
      var reported: TextRange?
      for (set, range, _) in log.sets(where: \.isEmpty) where range != reported {
        reported = range
        let isTime = if case .time = set.amount { true } else { false }
        found.add(
          log.source, range, isTime ? "a set of no time" : "a set of no distance",
          help: isTime
            ? "write how long it was, as in '45s', or leave the set out"
            : "write how far it was, as in '5km', or leave the set out")
      }
    })
}

extension WorkSet {
  fileprivate var isEmpty: Bool {
    switch amount {
    case .time(let time): time.hundredths == 0
    case .distance(let distance, _): distance.exact == 0
    default: false
    }
  }
}
