import Grammar
import Text
import Training

extension Rule {
  static let bodyweightLeap = Rule(
    "bodyweight-leap", .warning, "a body weight a fifth away from the one noted weeks before",
    condition: "a body weight differs from the one noted before, 28 days or less, by more than a fifth of the lesser",
    reason: """
      Nobody gains or loses a fifth in four weeks: a digit is wrong, or it is the weight of somebody else. Volumes of sets \
      on body weight follow it.
      """,
    bad: [
      .log("2026-01-05\nbodyweight = 78kg\n\n2026-01-12\nbodyweight = ⟦34kg⟧\n\n2026-01-19\nbodyweight = 78kg\n"),
      .journal(
        log: "2026-01-05\nbodyweight = 81,4kg\n", checkIns: "[measure 2026-01-12 06:50]\nbodyweight = ⟦61,2kg⟧\n"),
    ],
    good: [
      .log("2026-01-05\nbodyweight = 78kg\n\n2026-01-12\nbodyweight = 76kg\n"),
      Example([
        ("log/2025-01.txt", "2025-01-06\nbodyweight = 120kg\n"),
        ("log/2026-01.txt", "2026-01-05\nbodyweight = 80kg\n"),
      ]),
    ],
    .acrossFiles { context, found in
      let notes = context.weights.sorted {
        ($0.moment, $0.source.name, $0.range.start) < ($1.moment, $1.source.name, $1.range.start)
      }
      guard var last = notes.first else { return }
      for (index, note) in notes.enumerated().dropFirst() {
        guard note.isLeap(from: last) else {
          last = note
          continue
        }
        found.add(
          note.source, note.range, "\(decimal: note.weight), and \(decimal: last.weight) on \(last.moment.date)",
          help: "write what the scales showed",
          note: .init("noted before", at: last.range, in: last.source, from: note.source))
        // If the next note contradicts this one, it is the mistake, and later notes are compared with the one before it.
        if index + 1 == notes.count || !notes[index + 1].isLeap(from: note) { last = note }
      }
    })
}

/// A noted body weight, and its range.
private struct NotedWeight {
  let moment: Moment
  let weight: Weight
  let source: Source
  let range: TextRange

  func isLeap(from other: NotedWeight) -> Bool {
    guard moment.date.days(since: other.moment.date) <= 28 else { return false }
    let (least, most) = (min(weight.exact, other.weight.exact), max(weight.exact, other.weight.exact))
    return least > 0 && most - least > least / 5
  }
}

extension LintContext {
  fileprivate var weights: [NotedWeight] {
    var weights: [NotedWeight] = []
    for log in logs {
      for (session, places) in log.log.sessions(where: { $0.bodyweight != nil }) {
        guard let weight = session.bodyweight, let moment = session.moment, let range = places.bodyweight else {
          continue
        }
        weights.append(NotedWeight(moment: moment, weight: weight, source: log.source, range: range))
      }
    }
    for file in journal.checkIns {
      for (measure, places) in zip(file.measures, file.places.measures) {
        guard let weight = measure.bodyweight, let moment = measure.moment, let range = places.value(of: "bodyweight")
        else { continue }
        weights.append(NotedWeight(moment: moment, weight: weight, source: file.source, range: range))
      }
    }
    return weights
  }
}
