import Grammar
import Text
import Training

extension Rule {
  static let stepWithoutPlates = Rule(
    "step-without-plates", .warning, "a step, an 'add' or a load that the plates of the settings can't make",
    condition:
      "`step`, or an `add` of a plan, is no multiple of twice the smallest plate, or a load that `add` goes on from is not the bar and such a multiple; not of loads in percent, per hand, lighter than the bar, or of an exercise with a step of its own",
    reason: """
      On a bar the smallest change of load is twice the smallest plate: what is not the bar and a number of these is a load \
      that nobody can put on it. 'bar none' says that an exercise is done without one.
      """,
    bad: [
      .settings("format = 1\nplates = [\"20kg\", \"10kg\", \"5kg\", \"2.5kg\"]\nstep = ⟦\"2.5kg\"⟧\n"),
      .plates("- Terra: legs, 3x5 @ 100kg, ⟦add 2.5kg⟧\n"),
      .plates("- Terra: legs, 3x5 @ ⟦102.5kg⟧, add 5kg\n"),
      .plates("- Terra: legs, 3x5 @ ⟦100kg⟧, add 5kg, bar 17.5kg\n"),
    ],
    good: [
      .settings("format = 1\nplates = [\"20kg\", \"10kg\", \"5kg\", \"1.25kg\"]\nstep = \"2.5kg\"\n"),
      .plates("- Terra: legs, 3x5 @ 102.5kg, add 5kg, bar 17.5kg\n- Polia: back, 3x10 @ 42kg, add 2kg, bar none\n"),
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
          } else if let odd = hung.first(where: { ($0.hundredths - bar.hundredths) % pair.hundredths != 0 }),
            let load = places.load(of: odd)
          {
            let lower = Weight(
              hundredths: odd.hundredths - (odd.hundredths - bar.hundredths) % pair.hundredths, bar.unit)
            let upper = Weight(hundredths: lower.hundredths + pair.hundredths, bar.unit)
            found.add(
              file.source, load, "\(odd) can't be loaded on a bar of \(bar)",
              help: "write '\(lower)' or '\(upper)'; 'bar none' says that no bar is used")
          }
        }
      }
    })

  private static func cannotBeLoaded(_ change: Weight, _ pair: Weight) -> Message {
    let least = Weight(hundredths: pair.hundredths / 2, pair.unit)
    return "\(change) can't be loaded: the smallest plates are \(least), and a bar has two sides"
  }
}

extension TargetLoad {
  fileprivate var weight: Weight? { if case .load(.weight(let weight)) = self { weight } else { nil } }
}

extension PlannedExercisePlaces {
  /// Returns the range of the load that is written as `weight`.
  fileprivate func load(of weight: Weight) -> TextRange? {
    groups.first { $0.sets.contains { $0.load.weight == weight } }?.load ?? commonLoad
  }
}

extension Example {
  /// Returns a plan with these items in a gym whose smallest plates are 2.5 kg.
  fileprivate static func plates(_ items: String) -> Example {
    .journal(settings: "plates = [\"20kg\", \"10kg\", \"5kg\", \"2.5kg\"]\n", plan: "\(items)")
  }
}
