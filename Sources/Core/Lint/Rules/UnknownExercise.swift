import Grammar
import Text
import Training

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
        exercises: "Supino reto: chest\n",
        log: "2026-01-05 18:30\nSupino reto: 80kg x 10\n⟦Spino rteo⟧: 80kg x 8\nSpino rteo: 60kg x 8\n"),
      Example([
        ("exercises.txt", "Supino reto: chest\n"),
        ("log/2025-12.txt", "2025-12-05 18:30\nPrancha: 60s\n"),
        ("log/2026-01.txt", "2026-01-05 18:30\n⟦Prancha⟧: 60s\n"),
      ]),
    ],
    good: [
      .journal(
        exercises: "Prancha: abs\nSupino reto: chest, aka Supino\n", plan: "- Remada curvada: back\n",
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
        let line: Message = "'\(shortened(quotedName(name))): GROUP', GROUP one of \(MuscleGroup.keywords)"
        found.add(
          use.source, use.first,
          alternatives.contains(nameKey(name))
            ? "'\(shortened(name))' stands behind 'or' in a plan, and nothing says what it trains"
            : "'\(shortened(name))' is in no plan and not in exercises.txt",
          help: near.map { "did you mean '\(shortened($0))'? if not, add it to exercises.txt: \(line)" }
            ?? "add it to exercises.txt, with its muscle group: \(line)",
          fix: near.flatMap { renaming(use.uses, to: $0, isSafe: false) })
      }
    })
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
      !$0.name.isEmpty && !$0.name.contains("\u{FFFD}") && catalog.exerciseAfterPlus(in: $0.name) == nil
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

/// Returns a name as it begins a line of exercises.txt, in quotes if it needs them.
private func quotedName(_ name: String) -> String {
  let isSimple = name.first.map { $0.isLetter || $0.isNumber } ?? false
  guard !isSimple || name.contains(where: { ":=#,\"".contains($0) }) else { return name }
  return quoted(name)
}
