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
    .inEachFile { file, ground, found in
      switch file {
      case .plan(let file):
        for name in file.exerciseNames { found.check(name, in: file.source) }
      case .exercises(let list):
        for name in list.exerciseNames { found.check(name, in: list.source) }
      case .log(let log):
        for use in log.uses(where: { !isGood(log.names[$0]) }) {
          for range in use.ranges { found.check(Ranged(log.names[use.name], range), in: log.source) }
        }
      case .settings, .checkIns: break
      }
    })
}

private func isGood(_ name: String) -> Bool {
  // A count of bytes is enough for most names.
  !name.utf8.isEmpty && (name.utf8.count <= 100 || name.count <= 100)
}

extension Findings {
  fileprivate mutating func check(_ name: Ranged<String>, in source: Source) {
    guard !isGood(name.value) else { return }
    let isEmpty = name.value.isEmpty
    add(
      source, name.range,
      isEmpty
        ? "an exercise without a name"
        : "this name has \(name.value.count, .characters); it may have up to 100",
      help: isEmpty
        ? "write its name between the quotes" : "write a short name; remarks stand in quotes among the sets")
  }
}
