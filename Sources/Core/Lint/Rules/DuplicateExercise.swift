import Grammar
import Text
import Training

extension Rule {
  static let duplicateExercise = Rule(
    "duplicate-exercise", .warning, "an exercise is in exercises.txt twice",
    condition: "a name stands twice in `exercises.txt`",
    reason: """
      The first line counts, and of the other only its names: which was meant nobody can tell.
      """,
    bad: [
      .exercises("Terra: legs\nRemada: back\n⟦Terra⟧: back, per hand\n")
    ],
    good: [.exercises("Terra: legs, aka Levantamento terra\nTerra romeno: legs\n")],
    .acrossFiles { context, found in
      guard let list = context.journal.exerciseList else { return }
      var first: [String: TextRange] = [:]
      for name in list.entryNames where !name.value.isEmpty {
        let key = nameKey(name.value)
        guard let other = first[key] else {
          first[key] = name.range
          continue
        }
        found.add(
          list.source, name.range, "'\(shortened(name.value))' has a line already",
          help: "make one line of the two", note: .init("the first", at: other, in: list.source, from: list.source))
      }
    })
}
