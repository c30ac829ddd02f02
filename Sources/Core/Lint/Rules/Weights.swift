import Grammar
package import Text
package import Training

/// The rules about loads and body weights that nobody has.
let weightRules: [Rule] = [
  Rule(
    "implausible-weight", .warning, "a weight that is not likely",
    condition:
      "a load is over 600 kg, help of `bw-…` as much as the session's body weight or 150 kg, a person under 20 or over 400 kg, an `add` over 15 kg, a load of one plan item over 20 times another, or one that is planned a multiple of neither 0.5 nor 1.25",
    reason: """
      More than 600 kg on a bar, or a person of less than 20 or more than 400 kg, is most often a lost \
      decimal mark; one such set is the record for ever. Help of more than the body weighs, or of more than 150 kg where the \
      session does not say that, leaves nothing to lift. No plates make 8.25 kg: a plan that has it lacks the 82.5.
      """,
    bad: [
      .log("2026-01-05 18:30\nSupino: 80kg x 10, ⟦825kg x 8⟧\n"),
      .log("2026-01-05 18:30\nSupino: ⟦1400lb x 1⟧\n"),
      .log("2026-01-05 18:30\nbodyweight = ⟦814kg⟧\n"),
      .log("2026-01-05 18:30\nbodyweight = 78kg\nBarra fixa: bw-20kg x 8, ⟦bw-155kg x 8⟧\n"),
      .checkIns("[measure 2026-01-05]\nbodyweight = ⟦8,12kg⟧\n"),
      .exercisesOfPlan("- Supino: peito, 3x10 @ ⟦825kg⟧\n"),
      .exercisesOfPlan("- Supino: peito, ⟦20/404/5kg⟧ x 10/8/6\n"),
      .exercisesOfPlan("- Supino: peito, 3x10 @ ⟦8.25kg⟧\n"),
      .log("2026-01-31\nSupino:\n- [ ] ⟦8.25kg x 8⟧\n- [ ] ⟦825kg x 8⟧\n"),
    ],
    good: [
      .log(
        "2026-01-31\nbodyweight = 81,4kg\nLeg press: 600kg x 5\nTrenó: 1300lb x 20m\nRosca:\n- [ ] 12,5kg x 8\n"
      ),
      .exercisesOfPlan("- Supino: peito, 5/50/100kg x 10/8/6\n"),
      .exercisesOfPlan("- Supino: peito, 3x10 @ 61.25kg\n- Rosca: braços, 3x10 @ 8,5kg\n"),
    ],
    .inEachFile { file, ground, found in
      switch file {
      case .log(let log):
        for (session, places) in log.sessions(where: { $0.date != nil && $0.bodyweight != nil }) {
          found.checkPerson(session.bodyweight, places.bodyweight, in: log.source)
        }
        var last: TextRange?
        for (set, range, exercise) in log.sets(where: { $0.isImplausible || $0.isHelped }) where range != last {
          last = range
          if set.isImplausible {
            found.checkBar(set.load, range, in: log.source)
          } else {
            found.checkHelp(set.load, of: log.sessions[exercise.session].bodyweight, range, in: log.source)
          }
        }
        // A set still to be done is planned, and nothing shows yet what is usual.
        for (set, range, _) in log.openSets {
          if let weight = set.load.weight, weight.isOfNoPlates { found.add(weight, ofNoPlates: range, in: log.source) }
        }
      case .checkIns(let file):
        for (measure, places) in zip(file.measures, file.places.measures) where measure.moment != nil {
          found.checkPerson(measure.bodyweight, places.value(of: "bodyweight"), in: file.source)
        }
      case .plan(let file):
        for (exercise, places) in file.exercises {
          if case .load(let weight)? = exercise.rule.add, let range = places.add, weight > mostAdded {
            found.add(
              file.source, range, "\(weight) more each time is more than anyone adds",
              help:
                "write 'add \(decimal(hundredths: Int64(weight.hundredths) / 10))\(weight.unit)', if the decimal mark was lost"
            )
          }
          for (load, range) in places.loads(of: exercise) {
            guard case .load(let load) = load, let weight = load.weight else { continue }
            if load.isImplausible {
              found.checkBar(load, range, in: file.source)
            } else if weight.isOfNoPlates {
              found.add(weight, ofNoPlates: range, in: file.source)
            } else {
              continue
            }
            break
          }
          for group in places.groups {
            let weights = group.sets.compactMap { set -> Weight? in
              if case .load(.weight(let weight)) = set.load { weight } else { nil }
            }
            guard let range = group.load, let least = weights.min(), let most = weights.max(),
              least.exact * 20 < most.exact
            else { continue }
            found.add(
              file.source, range, "\(most) and \(least) in one exercise",
              help: "write every load of the list with its '/': '20/40/45kg'")
          }
        }
      case .settings, .exercises: break
      }
    }),
  Rule(
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
          note.source, note.range, "\(note.weight), and \(last.weight) on \(last.moment.date)",
          help: "write what the scales showed",
          note: .init("noted before", at: last.range, in: last.source, from: note.source))
        // If the next note contradicts this one, it is the mistake, and later notes are compared with the one before it.
        if index + 1 == notes.count || !notes[index + 1].isLeap(from: note) { last = note }
      }
    }),
  Rule(
    "bodyweight-unknown", .hint, "sets of body weight, and none was ever noted",
    condition: "10 sets or more are on the body, and no body weight is noted anywhere",
    reason: """
      What `bw` weighs is what was noted last; as long as nothing was, such sets have no volume. It is \
      said once, at the first use in the newest file, and only of ten sets or more.
      """,
    bad: [
      .log(
        "2026-01-05 18:30\nBarra fixa: ⟦bw x 8/8/7/6/6⟧, bw+10kg x 5/5/5\n\n2026-01-07\nBarra fixa: bw x 8/8\n"
      )
    ],
    good: [
      .log("2026-01-05 18:30\nBarra fixa: bw x 8/8/7\n"),
      .log("2026-01-05 18:30\nbodyweight = 81kg\nBarra fixa: bw x 8/8/7/6/6, bw+10kg x 5/5/5/5/5\n"),
      .journal(
        log: "2026-01-05 18:30\nBarra fixa: bw x 8/8/7/6/6, bw+10kg x 5/5/5/5/5\n",
        checkIns: "[measure 2026-01-19 06:50]\nbodyweight = 82,0kg\n"),
    ],
    .acrossFiles { context, found in
      let journal = context.journal
      let isMeasured = journal.checkIns.contains { $0.measures.contains { $0.bodyweight != nil } }
      guard !isMeasured, !journal.logs.contains(where: { $0.sessions.contains { $0.bodyweight != nil } }) else {
        return
      }
      let uses = journal.logs.map(\.setsOnBodyweight)
      let count = uses.reduce(0) { $0 + $1.count }
      guard count >= 10, let newest = uses.lastIndex(where: { !$0.isEmpty }), let set = uses[newest].first else {
        return
      }
      let example = journal.settings.unit == .kg ? "80kg" : "180lb"
      found.add(
        journal.logs[newest].source, set.range,
        "nobody knows what 'bw' weighs, here and in \(count - 1) other sets",
        help:
          "write it below the line of a session, 'bodyweight = \(example)', or below '[measure \(set.moment)]'")
    }),
]

/// The largest plausible load.
private let most = Weight(hundredths: 600_00, .kg)
/// The largest plausible increment from one session to the next.
private let mostAdded = Weight(hundredths: 15_00, .kg)

extension Load {
  fileprivate var isImplausible: Bool { weight.map { abs($0.exact) > most.exact } ?? false }
}

extension WorkSet {
  /// True if the load is implausible; its number is compared first, as it is nearly always small enough in any unit.
  fileprivate var isImplausible: Bool { hundredthsOfLoad.magnitude > most.hundredths && load.isImplausible }

  /// True for a set with much assistance: `bw-60kg`.
  fileprivate var isHelped: Bool { hundredthsOfLoad < -40_00 }
}

extension Findings {
  fileprivate mutating func add(_ weight: Weight, ofNoPlates range: TextRange, in source: Source) {
    add(
      source, range, "no plates make \(weight)",
      help: "with the decimal mark a place on it is '\(Weight(hundredths: weight.hundredths &* 10, weight.unit))'")
  }

  fileprivate mutating func checkBar(_ load: Load, _ range: TextRange, in source: Source) {
    guard let weight = load.weight else { return }
    add(
      source, range, "\(weight) is more than anyone has lifted like this",
      help: "with a decimal mark it is '\(Weight(hundredths: weight.hundredths / 10, weight.unit))'")
  }

  /// Reports assistance that takes away all of the body's weight.
  fileprivate mutating func checkHelp(_ load: Load, of bodyweight: Weight?, _ range: TextRange, in source: Source) {
    guard case .bodyweight(let added) = load else { return }
    let help = Weight(hundredths: -added.hundredths, added.unit)
    guard help >= bodyweight ?? Weight(hundredths: 150_00, .kg) else { return }
    add(
      source, range, "\(help) of help is more than " + (bodyweight.map { "the \($0) of the body" } ?? "anyone gets"),
      help: "write how much of the weight was taken away, as in 'bw-20kg'")
  }

  fileprivate mutating func checkPerson(_ bodyweight: Weight?, _ range: TextRange?, in source: Source) {
    guard let range, let problem = bodyweight?.noBody(near: nil) else { return }
    add(source, range, problem.message, help: problem.help)
  }
}

extension Weight {
  /// True if no plates make this weight: they make multiples of 0.5 or of 1.25.
  fileprivate var isOfNoPlates: Bool { hundredths % 50 != 0 && hundredths % 125 != 0 }

  /// Returns the mistake of a weight that no person has, and what was probably meant: with the decimal mark moved, the
  /// weight nearest to a known one. Nil for a plausible weight.
  package func noBody(near known: Weight?) -> (message: Message, help: Message)? {
    let (least, most) = (Weight(hundredths: 20_00, .kg), Weight(hundredths: 400_00, .kg))
    if least...most ~= self { return nil }
    guard hundredths > 0 else {
      return (
        "a bodyweight is more than 0, not \(self)",
        "write what the scales showed, as in '81.4kg', or leave the line out"
      )
    }
    let usual = known ?? Weight(hundredths: 80_00, .kg)
    let digits = Int64(hundredths)
    let moved: [Weight] = [digits * 100, digits * 10, digits / 10, digits / 100].compactMap { hundredths in
      Int32(exactly: hundredths).map { Weight(hundredths: $0, unit) }
    }
    let likely = moved.filter { least...most ~= $0 }.min { abs($0.exact - usual.exact) < abs($1.exact - usual.exact) }
    let bounds: (Int32, Int32) = unit == .kg ? (20_00, 400_00) : (45_00, 881_00)
    return (
      "\(self) is not what a person weighs: \(Weight(hundredths: bounds.0, unit)) to \(Weight(hundredths: bounds.1, unit))",
      likely.map { "if the decimal mark is in the wrong place, write '\($0)'" }
        ?? "write what the scales showed"
    )
  }
}

extension PlannedExercisePlaces {
  /// Returns the load of each set with its range.
  fileprivate func loads(of exercise: PlannedExercise) -> [(load: TargetLoad, range: TextRange)] {
    let ranges = groups.flatMap { group in group.sets.map { _ in commonLoad ?? group.load ?? group.range } }
    return zip(exercise.target.sets, ranges.isEmpty ? [commonLoad ?? range] : ranges).map { ($0.load, $1) }
  }
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

extension Log {
  /// The sets of body weight of the sessions that count.
  fileprivate var setsOnBodyweight: [(range: TextRange, moment: Moment)] {
    let moments = sessions.map { $0.counts ? $0.moment : nil }
    return sets(where: \.isOnBodyweight).compactMap { use in
      moments[use.exercise.session].map { (use.range, $0) }
    }
  }
}
