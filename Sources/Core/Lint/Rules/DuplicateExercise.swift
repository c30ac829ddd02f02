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
    bad: [.exercises("Terra: legs\nRemada: back\n⟦Terra⟧: back, per hand\n")],
    good: [.exercises("Terra: legs, aka Levantamento terra\nTerra romeno: legs\n")],
    .acrossFiles { context, found in
      guard let list = context.journal.exerciseList else { return }
      let names = list.entryNames.filter { !$0.value.isEmpty }
      found.addRepeats(of: names.map { Keyed(name: $0, list.source) }, "the first") { name in
        ("'\(shortened(name.text))' has a line already", "make one line of the two")
      }
    })
}
