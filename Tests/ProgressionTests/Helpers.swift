import Training

func kg(_ weight: Double) -> Weight { Weight(hundredths: Int32(weight * 100), .kg) }
func lb(_ weight: Double) -> Weight { Weight(hundredths: Int32(weight * 100), .lb) }

/// So many days after 5 January 2026.
func day(_ number: Int) -> CivilDate {
  (CivilDate(year: 2026, month: 1, day: 5) ?? .first).adding(days: number)
}

func sets(_ weight: Weight, _ reps: Int32...) -> [WorkSet] {
  reps.map { WorkSet(load: .weight(weight), amount: .reps($0)) }
}
func sets(_ weight: Double, _ reps: Int32...) -> [WorkSet] {
  reps.map { WorkSet(load: .weight(kg(weight)), amount: .reps($0)) }
}

func target(_ count: Int, _ reps: Int32, load: Load?) -> Target {
  Target(Array(repeating: TargetSet(.reps(reps), load.map { .load($0) } ?? .open), count: count))
}

func target(_ count: Int, _ reps: Int32, kg weight: Double) -> Target {
  target(count, reps, load: .weight(kg(weight)))
}

/// The last set as often as it goes.
func amrap(_ count: Int, _ reps: Int32, kg weight: Double? = nil) -> Target {
  var target = target(count, reps, load: weight.map { .weight(kg($0)) })
  target.sets[count - 1].amount = .reps(reps...reps, orMore: true)
  return target
}

func rule(add: ProgressionRule.Increment, back: ProgressionRule.Back? = nil) -> ProgressionRule {
  var rule = ProgressionRule()
  rule.add = add
  rule.back = back
  return rule
}

/// `100kg x 5/5/5`, `40/102.5kg x 5/5`; a load that nobody decided is `?`.
func shown(_ sets: [TargetSet]) -> String {
  let loads = sets.map { set -> String in
    switch set.load {
    case .load(.weight(let weight)): weight.description
    case .load(.bodyweight(let added)): added.hundredths == 0 ? "bw" : "bw+\(added)"
    case .load(.none), .open: "?"
    case .percent(let percent): "\(percent / 100)%"
    case .share(let percent): "\(percent / 100)% of top"
    }
  }
  let reps = sets.map { set -> String in
    guard case .reps(let range, let orMore) = set.amount else { return "…" }
    return range.lowerBound == range.upperBound
      ? "\(range.lowerBound)\(orMore ? "+" : "")" : "\(range.lowerBound)-\(range.upperBound)"
  }
  let unit = loads[0].hasSuffix("kg") ? "kg" : "lb"
  let load =
    Set(loads).count == 1
    ? loads[0] : loads.map { String($0.dropLast(2)) }.joined(separator: "/") + unit
  return "\(load) x \(reps.joined(separator: "/"))"
}
