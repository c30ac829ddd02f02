import Grammar
import Text
import Training

extension Rule {
  static let planSets = Rule(
    "plan-sets", .warning, "more than 10 sets in one group of a plan",
    condition: "a group of a target has more than 10 sets",
    reason: "More are seldom planned: most often the two numbers of `3x12` changed places.",
    bad: [.exercisesOfPlan("- Supino reto: chest, ⟦12x10 @ 60kg⟧\n")],
    good: [.exercisesOfPlan("- Supino reto: chest, 10x3\n- Remada: back, 1x12\n")],
    .inEachPlan { file, _, found in
      for group in file.places.exercises.flatMap({ $0.groups + $0.stages }) where group.sets.count > 10 {
        guard case .reps(let reps, _)? = group.sets.first?.amount else { continue }
        found.add(
          file.source, group.range, "\(group.sets.count) sets at once",
          help: "sets stand before reps: if it is \(reps.lowerBound) of \(group.sets.count), write "
            + "'\(reps.lowerBound)x\(group.sets.count)'")
      }
    })
}
