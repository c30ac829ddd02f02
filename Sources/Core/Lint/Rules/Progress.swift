import Grammar
import Text
import Training

/// The rules about how plans go on.
let progressRules: [Rule] = [
  Rule(
    "add-of-another-kind", .warning, "an exercise adds what its target does not count",
    condition:
      "`add` has reps, and the first working set of the target is no reps, or a range, or of percent; a time or distance, and it is none; a weight, and it is neither reps nor loaded",
    reason: """
      A time grows by seconds, a distance by metres, reps by reps; a load grows where there is one. Anything else is \
      never added. A range adds reps by itself, and what 'add' has comes at its top.
      """,
    bad: [
      .exercisesOfPlan("- Prancha: abdômen, 3x60s, ⟦add 1 rep⟧\n"),
      .exercisesOfPlan("- Corrida: cardio, 5km, ⟦add 2.5kg⟧\n"),
      .exercisesOfPlan("- Terra: pernas, 3x5 @ 100kg, ⟦add 5s⟧\n"),
      .exercisesOfPlan("- Paralela: peito, 3x8-12 @ bw, ⟦add 1 rep⟧\n"),
    ],
    good: [
      .exercisesOfPlan(
        "- Prancha: abdômen, 3x60s, add 5s\n- Terra: pernas, 3x5, add 2.5kg\n- Carga: braços, 24kg x 40m, add 2kg\n")
    ],
    .inEachPlan { file, _, found in
      for (exercise, places) in file.exercises {
        guard let add = exercise.rule.add, let range = places.add, let set = exercise.target.workingSets.first,
          !add.fits(set)
        else { continue }
        if case (.reps, .reps(let reps, false)) = (add, set.amount), reps.count > 1 {
          found.add(
            file.source, range, "a range adds reps by itself, up to \(reps.upperBound)",
            help:
              "write 'add 2.5kg' for the load, or one number of reps: '\(exercise.target.workingSets.count)x\(reps.lowerBound)'"
          )
          continue
        }
        found.add(
          file.source, range, "'\(file.source.text(range))' adds nothing to \(set.amount.inWords)",
          help: "write '\(set.amount.increment)'" + (set.load == .open ? "" : ", or 'add 2.5kg' for the load"))
      }
    }),
  Rule(
    "back-without-add", .warning, "an exercise goes back and never on",
    condition: "an item has `back` and no `add`",
    reason: "`back` takes load off after misses, and nothing puts it on again: over the months it can only fall.",
    bad: [.exercisesOfPlan("- Terra: pernas, 3x5 @ 100kg, ⟦back 10% after 3⟧\n")],
    good: [.exercisesOfPlan("- Terra: pernas, 3x5 @ 100kg, add 2.5kg, back 10% after 3\n")],
    .inEachPlan { file, _, found in
      for (exercise, places) in file.exercises {
        guard let back = places.back, places.add == nil, places.bonuses.isEmpty else { continue }
        found.add(
          file.source, back,
          "'\(shortened(exercise.name))' goes back after misses, and nothing is ever added",
          help: "write 'add 2.5kg, \(shortened(file.source.text(back)))'")
      }
    }),
  Rule(
    "step-without-plates", .warning, "a step, an 'add' or a load that the plates of the settings can't make",
    condition:
      "`step`, or an `add` of a plan, is no multiple of twice the smallest plate, or a load that `add` goes on from is not the bar and pairs of the plates that there are; not of loads in percent, per hand, lighter than the bar, or of an exercise with a step of its own",
    reason: """
      On a bar the smallest change of load is twice the smallest plate: what is not the bar and pairs of plates is a load \
      that nobody can put on it. 'bar none' says that an exercise is done without one.
      """,
    bad: [
      .settings("format = 1\nplates = [\"20kg\", \"10kg\", \"5kg\", \"2.5kg\"]\nstep = ⟦\"2.5kg\"⟧\n"),
      .plates("- Terra: pernas, 3x5 @ 100kg, ⟦add 2.5kg⟧\n"),
      .plates("- Terra: pernas, 3x5 @ ⟦102.5kg⟧, add 5kg\n"),
      .plates("- Terra: pernas, 3x5 @ ⟦100kg⟧, add 5kg, bar 17.5kg\n"),
      .journal(settings: "plates = [\"20kg x 2\", \"2.5kg x 2\"]\n", plan: "- Terra: pernas, 3x5 @ ⟦70kg⟧, add 5kg\n"),
    ],
    good: [
      .settings("format = 1\nplates = [\"20kg\", \"10kg\", \"5kg\", \"1.25kg\"]\nstep = \"2.5kg\"\n"),
      .plates("- Terra: pernas, 3x5 @ 102.5kg, add 5kg, bar 17.5kg\n- Polia: costas, 3x10 @ 42kg, add 2kg, bar none\n"),
    ],
    .acrossFiles { context, found in
      let settings = context.journal.settings
      if let file = context.journal.settingsFile, let step = settings.step, let range = file.ranges["step"],
        let pair = settings.smallestPair(in: step.unit), step.hundredths % pair.hundredths != 0
      {
        found.add(
          file.source, range, cannotBeLoaded(step, pair), help: "write 'step = \"\(pair)\"', or add a smaller plate")
      }
      let stepped = (context.journal.exerciseList?.entries ?? []).filter { $0.step != nil }
      let ownSteps = Set(stepped.compactMap { context.catalog.id(of: $0.name) })
      for file in context.journal.plans {
        for (exercise, places) in file.exercises {
          guard case .load(let more)? = exercise.rule.add, let range = places.add,
            let pair = settings.smallestPair(in: more.unit), let id = context.catalog.id(of: exercise.name),
            let bar = (exercise.bar ?? context.catalog[id].bar ?? .weighing(settings.bar(in: more.unit))).weight,
            bar.unit == more.unit, !ownSteps.contains(id)
          else { continue }
          let loads = exercise.target.workingSets.map(\.load)
          let hung = loads.compactMap(\.weight).filter { $0.unit == bar.unit && $0 >= bar }
          if hung.isEmpty, loads.contains(where: { $0 != .open }) { continue }
          if more.hundredths % pair.hundredths != 0 {
            found.add(
              file.source, range, cannotBeLoaded(more, pair),
              help: "write 'add \(pair)', or add a smaller plate; 'bar none' says that no bar is used")
            continue
          }
          let plates = Plates(settings, bar.unit, bar: bar)
          guard let odd = hung.first(where: { plates.side(of: $0) == nil }), let load = places.load(of: odd) else {
            continue
          }
          let (below, above) = plates.neighbours(of: odd)
          found.add(
            file.source, load, "\(odd) can't be loaded on a bar of \(bar)",
            help: above.map { "write '\(below ?? bar)' or '\($0)'; 'bar none' says that no bar is used" }
              ?? "write '\(below ?? bar)', or add more plates; 'bar none' says that no bar is used")
        }
      }
    }),
  Rule(
    "percent-without-max", .error, "the active plan has a percentage of a training max that nobody wrote down",
    reason: """
      A load in percent is a share of the training max of its exercise, which stands in exercises.txt with the day from which \
      it holds. It is never estimated: a guess would be the load of weeks.
      """,
    bad: [.journal(settings: "plan = \"Treino A\"\n", plan: "- Terra: pernas, ⟦65/75/85%⟧ x 5/5/5+\n")],
    good: [
      .journal(
        settings: "plan = \"Treino A\"\n", exercises: "Terra: pernas, max 120kg since 2026-01-05\n",
        plan: "- Terra: pernas, 65/75/85% x 5/5/5+\n"),
      .exercisesOfPlan("- Terra: pernas, 3x5 @ 85%\n"),
    ],
    .acrossFiles { context, found in
      guard let active = context.journal.settings.plan.map(nameKey) else { return }
      let entries = context.journal.exerciseList?.entries ?? []
      let known = Set(entries.filter { $0.max != nil }.compactMap { context.catalog.id(of: $0.name) })
      for file in context.journal.plans where file.plan.name.map(nameKey) == active {
        var reported: Set<String> = []
        for (exercise, places) in file.exercises {
          guard let percent = places.percentage(of: exercise),
            !(context.catalog.id(of: exercise.name).map(known.contains) ?? false),
            reported.insert(nameKey(exercise.name)).inserted
          else { continue }
          let name = shortened(exercise.name)
          found.add(
            file.source, percent, "nothing says what this is a percentage of",
            help: "write the training max of '\(name)': 'bumbum exercise max \"\(name)\" 100kg'")
        }
      }
    }),
]

extension ProgressionRule.Increment {
  fileprivate func fits(_ set: TargetSet) -> Bool {
    switch (self, set.amount) {
    case (.reps, .reps(let range, let orMore)):
      if case .percent = set.load { false } else { orMore || range.count == 1 }
    case (.time, .time), (.distance, .distance): true
    case (.load, .reps), (.percent, .reps): true
    case (.load, _), (.percent, _): set.load != .open
    default: false
    }
  }
}

extension TargetAmount {
  fileprivate var inWords: Message {
    switch self {
    case .reps: "reps"
    case .time: "a time"
    case .distance: "a distance"
    }
  }

  fileprivate var increment: String {
    switch self {
    case .reps: "add 1 rep"
    case .time: "add 5s"
    case .distance: "add 100m"
    }
  }
}

private func cannotBeLoaded(_ change: Weight, _ pair: Weight) -> Message {
  let least = Weight(hundredths: pair.hundredths / 2, pair.unit)
  return "\(change) can't be loaded: the smallest plates are \(least), and a bar has two sides"
}

extension TargetLoad {
  fileprivate var weight: Weight? { if case .load(.weight(let weight)) = self { weight } else { nil } }
}

extension Example {
  /// Returns a plan with these items in a gym whose smallest plates are 2.5 kg.
  fileprivate static func plates(_ items: String) -> Example {
    .journal(settings: "plates = [\"20kg\", \"10kg\", \"5kg\", \"2.5kg\"]\n", plan: "\(items)")
  }
}

extension PlannedExercisePlaces {
  /// Returns the range of the load that is written as `weight`.
  fileprivate func load(of weight: Weight) -> TextRange? {
    groups.first { $0.sets.contains { $0.load.weight == weight } }?.load ?? commonLoad
  }

  /// Returns the range of the first percentage.
  fileprivate func percentage(of exercise: PlannedExercise) -> TextRange? {
    func isPercent(_ set: TargetSet) -> Bool { if case .percent = set.load { true } else { false } }
    let group = groups.first { $0.sets.contains(where: isPercent) }
    return group?.load ?? (exercise.target.sets.contains(where: isPercent) ? commonLoad : nil)
  }
}
