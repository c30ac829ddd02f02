import Grammar
import Text
import Training

extension Rule {
  static let nearListedName = Rule(
    "near-listed-name", .hint, "an exercise of a plan or a list that nobody does, one letter from one that is done",
    condition:
      "of a plan or `exercises.txt`: a name of 5 characters or more in no session, whatever its `aka` are in, is a slip from one in 3 sessions or more that the same file does not have; a digit may be the slip",
    reason: """
      A slip in the name of a plan or of exercises.txt gives its muscle group, its target and its other names to an \
      exercise that nobody does. Done once, it is an exercise of its own; done under its other names, it takes them from \
      the one that was meant.
      """,
    bad: [
      .journal(
        exercises: "⟦Supino rto⟧: chest\n", plan: "- Supino reto: chest\n",
        log: "2026-01-05\nSupino reto: 12\n\n2026-01-07\nSupino reto: 12\n\n2026-01-09\nSupino reto: 12\n"),
      .journal(
        exercises: "Supino reto: chest\n", plan: "- ⟦Supino ret9⟧: chest\n",
        log: "2026-01-05\nSupino reto: 12\n\n2026-01-07\nSupino reto: 12\n\n2026-01-09\nSupino reto: 12\n"),
      .journal(
        exercises: "⟦Supion reto⟧: chest, aka Supino\n", plan: "- Supino reto: chest\n",
        log: "2026-01-05\nSupino reto: 12\n\n2026-01-07\nSupino reto: 12\n\n2026-01-09\nSupino reto: 12\nSupino: 12\n"),
    ],
    good: [
      .journal(
        exercises: "Supino reto: chest\nSupino reta: chest\nLeg press 45: legs\n",
        log: "2026-01-05\nSupino reto: 12\n\n2026-01-07\nSupino reto: 12\n\n2026-01-09\nSupino reto: 12\n"),
      .journal(
        exercises: "Supino reta: chest, aka Supino\n", plan: "- Supino reto: chest\n",
        log:
          "2026-01-05\nSupino reto: 12\n\n2026-01-07\nSupino reto: 12\n\n2026-01-09\nSupino reto: 12\nSupino: 12\nSupino reta: 12\n"
      ),
    ],
    .acrossFiles { context, found in
      let done = context.doneInstead()
      guard !done.isEmpty else { return }
      for file in context.journal.plans {
        found.report(file.exerciseNames, done, context, in: file.source)
      }
      if let list = context.journal.exerciseList {
        found.report(list.entryNames, done, context, in: list.source)
      }
    })
}

extension LintContext {
  /// Returns, for each listed exercise never done under its own name, the exercise that is a slip away and was done in
  /// three sessions or more, if there is one.
  fileprivate func doneInstead() -> [ExerciseID: ExerciseID] {
    let entries = catalog.entries
    let withOthers = Set(
      (journal.exerciseList?.entries ?? []).filter { !$0.aka.isEmpty }.compactMap { catalog.id(of: $0.name) })
    let listed = entries.indices.filter {
      entries[$0].isKnown
        && (names.sessions(ExerciseID($0)) == 0
          || withOthers.contains(ExerciseID($0)) && !isDone(ExerciseID($0), under: entries[$0].key))
        && names.doubt(ExerciseID($0)) == .none && entries[$0].name.count >= 5
    }
    let often = entries.indices.filter { names.sessions(ExerciseID($0)) >= 3 }
    guard !listed.isEmpty, !often.isEmpty else { return [:] }
    let index = SlipIndex(often.lazy.map { entries[$0].name })
    var instead: [ExerciseID: ExerciseID] = [:]
    for number in listed {
      let name = entries[number].name
      let near = index.candidates(name).map { often[$0] }.filter { isMisspelling(name, of: entries[$0].name) }
      guard let best = near.max(by: { (names.sessions(ExerciseID($0)), $1) < (names.sessions(ExerciseID($1)), $0) })
      else { continue }
      instead[ExerciseID(number)] = ExerciseID(best)
    }
    return instead
  }

  private func isDone(_ id: ExerciseID, under key: String) -> Bool {
    logs.reversed().contains { log in
      guard let index = log.ids.firstIndex(of: id) else { return false }
      return log.ids.indices[index...].contains { log.ids[$0] == id && nameKey(log.names[$0]) == key }
    }
  }
}

extension Findings {
  /// Reports names; a name is left out if the file also has the one that was done.
  fileprivate mutating func report(
    _ names: [Ranged<String>], _ done: [ExerciseID: ExerciseID], _ context: LintContext, in source: Source
  ) {
    let here = Set(names.compactMap { context.catalog.id(of: $0.value) })
    for name in names {
      guard let own = context.catalog.id(of: name.value), let other = done[own], !here.contains(other) else { continue }
      let right = context.catalog[other].name
      add(
        source, name.range,
        "nobody has done '\(shortened(name.value))', and '\(shortened(right))' is in \(sessions(context.names.sessions(other)))",
        help: "if it was that, write '\(shortened(right))'", fix: renaming([name.range], to: right, isSafe: false))
    }
  }
}
