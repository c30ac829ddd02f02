import Grammar
import Text
import Training

extension Rule {
  static let unknownAlternative = Rule(
    "unknown-alternative", .hint, "an 'or' names an exercise that nothing else knows",
    condition: "an `or` names what neither plan, log nor `exercises.txt` has",
    reason: "What stands in for an exercise has a log of its own, under its name: a slip in it is never found there.",
    bad: [.journal(exercises: "Crucifixo: chest\n", plan: "- Supino: chest, 3x8, or \"⟦Crucifxo⟧\"\n")],
    good: [.journal(exercises: "Crucifixo: chest\n", plan: "- Supino: chest, 3x8, or \"Crucifixo\"\n")],
    .acrossFiles { context, found in
      guard context.journal.exerciseList != nil || !context.logs.isEmpty else { return }
      for file in context.journal.plans {
        let names = zip(file.plan.exercises.flatMap(\.alternatives), file.places.exercises.flatMap(\.alternatives))
        for (name, range) in names where context.catalog.id(of: name) == nil {
          let near = closest(to: name, among: context.catalog.entries.map(\.name))
          found.add(
            file.source, range, "'\(shortened(name))' is in no plan, no log and not in exercises.txt",
            help: near.map { "did you mean '\(shortened($0))'?" } ?? "write a line for it into exercises.txt")
        }
      }
    })
}
