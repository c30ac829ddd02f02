import Grammar
import Text
import Training

extension Rule {
  static let exerciseNameLength = Rule(
    "exercise-name-length", .error, "the name of an exercise has 1 to 100 characters",
    reason: """
      A name is a column of every table and a line of every list. Remarks stand in quotes among the \
      sets, or in a note.
      """,
    bad: [
      .log("2026-01-05 18:30\n⟦\(words("supino", characters: 101))⟧: 80kg x 10\n"),
      .exercisesOfPlan("- ⟦\(words("supino", characters: 101))⟧: chest\n"),
      .exercises("⟦\(words("supino", characters: 101))⟧: chest\n"),
    ],
    good: [
      .log("2026-01-05 18:30\n\(words("supino", characters: 100)): 80kg x 10\n"),
      .log("2026-01-05 18:30\nSupino: 80kg x 10 \"na máquina nova perto da janela\"\n"),
    ],
    .inEachFile { file, _, found in
      let names: [Ranged<String>] =
        switch file {
        case .plan(let file): file.exerciseNames
        case .exercises(let list): list.exerciseNames
        case .log(let log):
          log.uses(where: { log.names[$0].isEmpty || log.names[$0].characters(over: 100) != nil }).flatMap { use in
            use.ranges.map { Ranged(log.names[use.name], $0) }
          }
        case .settings, .checkIns: []
        }
      for name in names {
        if name.value.isEmpty {
          found.add(
            file.source, name.range, "an exercise without a name", help: "write its name between the quotes")
        } else if let count = name.value.characters(over: 100) {
          found.add(
            file.source, name.range, "this name has \(count, .characters); it may have up to 100",
            help: "write a short name; remarks stand in quotes among the sets")
        }
      }
    })
}
