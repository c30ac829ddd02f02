import Grammar
import Text
import Training

/// The rules about names that plans, lists and logs do not share.
let listRules: [Rule] = [
  Rule(
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
        exercises: "⟦Supino rto⟧: peito\n", plan: "- Supino reto: peito\n",
        log: "2026-01-05\nSupino reto: 12\n\n2026-01-07\nSupino reto: 12\n\n2026-01-09\nSupino reto: 12\n"),
      .journal(
        exercises: "Supino reto: peito\n", plan: "- ⟦Supino ret9⟧: peito\n",
        log: "2026-01-05\nSupino reto: 12\n\n2026-01-07\nSupino reto: 12\n\n2026-01-09\nSupino reto: 12\n"),
      .journal(
        exercises: "⟦Supion reto⟧: peito, aka Supino\n", plan: "- Supino reto: peito\n",
        log: "2026-01-05\nSupino reto: 12\n\n2026-01-07\nSupino reto: 12\n\n2026-01-09\nSupino reto: 12\nSupino: 12\n"),
    ],
    good: [
      .journal(
        exercises: "Supino reto: peito\nSupino reta: peito\nLeg press 45: pernas\n",
        log: "2026-01-05\nSupino reto: 12\n\n2026-01-07\nSupino reto: 12\n\n2026-01-09\nSupino reto: 12\n"),
      .journal(
        exercises: "Supino reta: peito, aka Supino\n", plan: "- Supino reto: peito\n",
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
    }),
  .unknownExercise,
  Rule(
    "alias-conflict", .error, "another name of an exercise is the name of a different one",
    condition:
      "an `aka` is the name or an `aka` of another line; or a plan has an exercise by it while a plan has one under another name of this line, too",
    reason: """
      Every set done under that name would belong to two exercises. Exercises that are to be counted as \
      one have one line, with all their names.
      """,
    bad: [
      .exercises("Supino reto: peito, aka ⟦Supino⟧\nSupino: peito\n"),
      .exercises("Supino reto: peito, aka Supino\nSupino inclinado: peito, aka ⟦supino⟧\n"),
      .journal(
        exercises: "Supino reto: peito, aka ⟦Supino inclinado⟧\n",
        plan: "- Supino reto: peito\n- Supino inclinado: peito\n"),
    ],
    good: [
      .exercises(
        "Supino reto: peito, aka Supino, aka \"Bench Press (Barbell)\"\nSupino inclinado: peito\n"),
      .journal(exercises: "Bench press: peito, aka Supino reto\n", plan: "- Supino reto: peito\n"),
    ],
    .acrossFiles { context, found in
      guard let list = context.journal.exerciseList else { return }
      let inPlans = context.journal.namesInPlans
      var owners: [String: (entry: Int, range: TextRange)] = [:]
      for (index, name) in list.entryNames.enumerated() {
        let key = nameKey(name.value)
        if owners[key] == nil { owners[key] = (index, name.range) }
      }
      for (index, entry) in list.entries.enumerated() {
        // An entry may give other names to one exercise of a plan, under any of its names.
        var planned = inPlans[nameKey(entry.name)] == nil ? nil : nameKey(entry.name)
        for alias in zip(entry.aka, list.places[index].aka).map({ Ranged($0, $1) }) {
          let key = nameKey(alias.value)
          let owner = owners[key]
          if let owner, owner.entry != index {
            found.report(
              alias, Diagnostic.Note(range: owner.range, label: "a different exercise"), in: list.source)
          } else if let other = inPlans[key], let planned, planned != key {
            found.report(
              alias, .init("a different exercise", at: other.range, in: other.source, from: list.source),
              in: list.source)
          } else {
            owners[key] = owner ?? (index, alias.range)
            if inPlans[key] != nil { planned = key }
          }
        }
      }
    }),
]

extension Rule {
  package static let unknownExercise = Rule(
    "unknown-exercise", .hint, "an exercise is in no plan and not in exercises.txt",
    condition: "a name is not known, and no other finding speaks of it",
    reason: """
      It counts all the same, but no muscle group has it, and a slip in a name would split an exercise \
      in two. A name that is nearly another one is reported as that. Each name is reported once, in the \
      newest file that has it.
      """,
    bad: [
      .journal(
        exercises: "Supino reto: peito\n",
        log: "2026-01-05 18:30\nSupino reto: 80kg x 10\n⟦Spino rteo⟧: 80kg x 8\nSpino rteo: 60kg x 8\n"),
      Example([
        ("exercises.txt", "Supino reto: peito\n"),
        ("log/2025-12.txt", "2025-12-05 18:30\nPrancha: 60s\n"),
        ("log/2026-01.txt", "2026-01-05 18:30\n⟦Prancha⟧: 60s\n"),
      ]),
    ],
    good: [
      .journal(
        exercises: "Prancha: abdômen\nSupino reto: peito, aka Supino\n", plan: "- Remada curvada: costas\n",
        log: "2026-01-05 18:30\nPrancha: 60s\nRemada curvada: 50kg x 10\nSupino: 80kg x 10\n")
    ],
    .acrossFiles { context, found in
      // A file outside of a journal has no plans to compare with.
      guard
        context.journal.settingsFile != nil || context.journal.exerciseList != nil
          || !context.journal.plans.isEmpty
      else { return }
      let known = KnownNames(context.catalog.entries.lazy.filter(\.isKnown).map(\.name))
      let alternatives = Set(
        context.journal.plans.flatMap(\.plan.exercises).flatMap(\.alternatives).map(nameKey))
      for use in context.unknownNames {
        let name = use.name
        let near = known.closest(to: name).flatMap { context.mayBeMeant(by: use.id, $0) ? $0 : nil }
        found.add(
          use.source, use.first,
          alternatives.contains(nameKey(name))
            ? "'\(shortened(name))' stands behind 'or' in a plan, and nothing says what it trains"
            : "'\(shortened(name))' is in no plan and not in exercises.txt",
          help: near.map { "did you mean '\(shortened($0))'? if not, 'bumbum exercise groups' writes its muscle group" }
            ?? "'bumbum exercise groups' writes its muscle group into exercises.txt",
          fix: near.flatMap { renaming(use.uses, to: $0, isSafe: false) })
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

extension LintContext {
  /// The names that no other finding is about, each as the newest log first has it.
  fileprivate var unknownNames: [NamedExercise] {
    var newest: [ExerciseID: NamedExercise] = [:]
    for use in loggedNames(where: { id, _ in !catalog[id].isKnown && names.doubt(id) == .none })
    where newest[use.id]?.source.name != use.source.name {
      newest[use.id] = use
    }
    // A name of bytes that are no text is another mistake, and stands in no list.
    return newest.values.filter {
      !$0.name.isEmpty && !$0.name.contains("\u{FFFD}") && !["note", "nota", "obs"].contains(folded($0.name))
        && catalog.exerciseAfterPlus(in: $0.name) == nil
    }
  }

  /// True if a name may be a slip of `near`; one of three sessions or more is none if no session has the other.
  fileprivate func mayBeMeant(by id: ExerciseID, _ near: String) -> Bool {
    names.sessions(id) < 3 || catalog.id(of: near).map { names.sessions($0) > 0 } ?? false
  }
}

/// The names that a slip may have been meant as. Comparing hundreds of unknown names with hundreds of known ones
/// would be slow, so only names that share a first or a last letter and have about the same length are
/// compared.
private struct KnownNames {
  private var byLetter: [Character: [String]] = [:]

  init(_ names: some Sequence<String>) {
    for name in names { for letter in ends(of: name) { byLetter[letter, default: []].append(name) } }
  }

  func closest(to name: String) -> String? {
    let length = name.utf8.count
    let near = ends(of: name).flatMap { byLetter[$0] ?? [] }.filter { abs($0.utf8.count - length) <= 6 }
    return Text.closest(to: name, among: near)
  }

  private func ends(of name: String) -> Set<Character> {
    Set([name.first, name.last].compactMap { $0?.lowercased().first })
  }
}

extension Journal {
  /// The first range of each exercise of a plan, by its key.
  fileprivate var namesInPlans: [String: (source: Source, range: TextRange)] {
    var names: [String: (source: Source, range: TextRange)] = [:]
    for file in plans {
      for name in file.exerciseNames {
        let key = nameKey(name.value)
        if names[key] == nil { names[key] = (file.source, name.range) }
      }
    }
    return names
  }
}

extension Findings {
  fileprivate mutating func report(_ alias: Ranged<String>, _ note: Diagnostic.Note, in source: Source) {
    add(
      source, alias.range, "'\(shortened(alias.value))' is the name of a different exercise",
      help: "leave it out here, or make one line of the two exercises", note: note)
  }
}
