import Grammar
import Text
import Training

extension Rule {
  static let implausibleReps = Rule(
    "implausible-reps", .warning, "more reps in a set than are likely",
    condition: "a set has more than 100 reps, or with a load more than 50",
    reason: """
      More than 100 reps in a set, or more than 50 with a load, are most often a digit too many, or a \
      load and its reps that changed places; one such set stands in the records for ever.
      """,
    bad: [
      .log("2026-01-05 18:30\nSupino: 40kg x 12, ⟦10kg x 80⟧\n"),
      .log("2026-01-05 18:30\nFlexão: ⟦3x120⟧\n"),
      .log("2026-01-05 18:30\nBarra fixa: ⟦bw x 88/7⟧\n"),
    ],
    good: [.log("2026-01-05 18:30\nSupino: 10kg x 50\nFlexão: 3x100\n")],
    .inEachLog { log, ground, found in
      var last: TextRange?
      for (set, range, _) in log.sets(where: { ($0.reps ?? 0) > 50 }) {
        guard let reps = set.reps, reps > 100 || set.isLoaded, range != last else { continue }
        last = range
        let load = "\(reps)\(ground.settings.unit) x 10"
        found.add(
          log.source, range, "\(reps) reps" + (set.isLoaded ? " with a load in one set" : " in one set"),
          help: set.weight.flatMap {
            // With load and reps exchanged, the reps must be plausible.
            $0.hundredths % 100 == 0 && 1_00...50_00 ~= $0.hundredths
              ? "if load and reps changed places, write '\(reps)\($0.unit) x \(decimal($0))'" : nil
          } ?? (set.isLoaded ? nil : "a load stands before its reps, with its unit: '\(load)'"))
      }
    })
}

extension WorkSet {
  fileprivate var isLoaded: Bool {
    switch load {
    case .none: false
    case .weight(let weight): weight.hundredths > 0
    case .bodyweight: true
    }
  }
}

/// Returns the number of a weight, without its unit.
private func decimal(_ weight: Weight) -> String { decimal(hundredths: Int64(weight.hundredths)) }
