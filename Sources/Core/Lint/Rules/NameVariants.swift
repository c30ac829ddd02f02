import Grammar
import Text
import Training

/// The rules about one exercise under two names.
let variantRules: [Rule] = [
  Rule(
    "near-miss-name", .warning, "an exercise that is one letter from another one",
    condition:
      "a name of 5 characters or more that is not known, in at most 2 sessions, is a slip from one that is known, or that 3 sessions or more have and five times as many",
    reason: """
      A slip in a name splits an exercise in two, and its records and totals with it. A name that one or \
      two sessions have is compared with those of plans and exercises.txt, and with what the log has at \
      least five times as often. A line in a plan or in exercises.txt makes it an exercise of its own.
      """,
    bad: [
      .journal(
        exercises: "Supino reto: peito\n",
        log: "2026-01-05 18:30\nSupino reto: 80kg x 10\n⟦Supino retto⟧: 80kg x 8\nSupino retto: 60kg x 8\n"),
      .journal(
        exercises: "Prancha: abdômen\n",
        log: """
          2026-01-05
          Prancha: 60s

          2026-01-07
          ⟦Parncha⟧: 60s

          """),
    ],
    good: [
      .journal(
        exercises: "Supino reto: peito\nSupino reta: peito\nCadeira adutora: pernas\nLeg press 45: pernas\n",
        log: "2026-01-05 18:30\nSupino reto: 80kg x 10\nSupino reta: 60kg x 8\nCadeira adutora: 40kg x 12\n")
    ],
    .acrossFiles { context, found in
      for use in context.loggedNames(where: { id, _ in if case .slip = context.names.doubt(id) { true } else { false } }
      ) {
        guard case .slip(let other) = context.names.doubt(use.id) else { continue }
        let right = context.catalog[other].name
        found.add(
          use.source, use.first,
          "'\(shortened(use.name))' (\(sessions(context.names.sessions(use.id)))) is one letter from "
            + "'\(shortened(right))' (\(sessions(context.names.sessions(other))))",
          help: "if it was that, write '\(shortened(right))'; if not, give it a line in exercises.txt",
          fix: renaming(use.uses, to: right, isSafe: false))
      }
    }),
  Rule(
    "split-exercise", .warning, "two exercises whose names have the same letters",
    condition:
      "two names have the same letters and digits, three or more, without case, accents, blanks and signs; the known one is right, else that in more sessions",
    reason: """
      Accents, hyphens and blanks inside of a name make another exercise, with records and totals of its \
      own, and so does the number of a list before it. Nobody means two by `Elevação` and `Elevacao`, by `Pull-up` and \
      `Pull up`, or by `1. Supino` and `Supino`. The name of a \
      plan is right, else that of exercises.txt, else the one in more sessions; with `aka` both are one.
      """,
    bad: [
      .journal(
        exercises: "Elevação lateral: ombros\n",
        log: "2026-01-05 18:30\n⟦Elevacao lateral⟧: 10kg x 12\nElevacao lateral: 8kg x 12\n"),
      .journal(exercises: "⟦Pull up⟧: costas\n", plan: "- Pull-up: costas\n"),
      .exercisesOfPlan("- Pull-up: costas\n- ⟦Pullup⟧: costas\n"),
      .exercisesOfPlan("## Um\n\n- Pull-up: costas\n\n## Dois\n\n- ⟦Pullup⟧: costas\n"),
      .exercises("Pull-up: costas\n⟦Pullup⟧: costas\n"),
      .journal(exercises: "Supino: peito\n", log: "2026-01-05 18:30\n⟦1. Supino⟧: 80kg x 10\n"),
    ],
    good: [
      .journal(
        exercises: "Elevação lateral: ombros, aka Elevacao lateral\n",
        log: "2026-01-05 18:30\nElevacao lateral: 10kg x 12\n")
    ],
    .acrossFiles { context, found in
      func isSplit(_ id: ExerciseID, _ name: String) -> Bool {
        if case .split = context.names.doubt(id) { true } else { false }
      }
      for use in context.listedNames(where: isSplit) + context.loggedNames(where: isSplit) {
        guard case .split(let other) = context.names.doubt(use.id) else { continue }
        let right = context.catalog[other].name
        // With the right name beside it, a fix would write that twice.
        let twin = use.siblings.first { context.catalog.id(of: $0.value) == other }
        let counts = [use.id, other].map { sessions(context.names.sessions($0)) }
        found.add(
          use.source, use.first,
          "'\(shortened(use.name))' (\(counts[0])) and '\(shortened(right))' (\(counts[1])) are two exercises",
          help: twin == nil ? "write '\(shortened(right))'" : "keep one of the two lines",
          note: twin.map { .init(range: $0.range, label: "the other one") },
          fix: twin == nil ? renaming(use.uses, to: right, isSafe: false) : nil)
      }
    }),
  Rule(
    "spelling-variant", .hint, "one name in two spellings",
    condition: "a name is spelled otherwise than it is shown",
    reason: """
      Case, doubled blanks, typographic signs and the two ways to write an accent do not make another \
      exercise. It is shown as the plan spells it, else as exercises.txt does, else as in the latest \
      session; one spelling everywhere is easier to search for.
      """,
    bad: [
      .journal(
        exercises: "Supino reto: peito\n", log: "2026-01-05 18:30\n⟦supino reto⟧: 80kg x 10\nsupino reto: 60kg x 10\n"),
      .journal(exercises: "Abduç\u{E3}o: pernas\n", log: "2026-01-05 18:30\n⟦Abduça\u{303}o⟧: 12\n"),
      .journal(exercises: "⟦Supino Reto⟧: peito, per hand\n", plan: "- Supino reto: peito\n"),
    ],
    good: [
      .journal(
        exercises: "Supino reto: peito, aka Supino\n",
        log: "2026-01-05 18:30\nSupino reto: 80kg x 10\n\n2026-01-07 18:30\nSupino: 80kg x 10\n")
    ],
    .acrossFiles { context, found in
      let isVaried = zip(context.exercises, context.catalog.entries).map { $0.isSpelledOtherwise(than: $1.name) }
      let listed = context.listedNames { context.shownSpelling(of: $1, $0) != nil }
      let logged = context.loggedNames { isVaried[$0.number] && context.shownSpelling(of: $1, $0) != nil }
      for use in listed + logged {
        guard let right = context.shownSpelling(of: use.name, use.id) else { continue }
        let isSameToTheEye = use.name == right
        // A quote could end the quotes around a name.
        let isFixable = !right.utf8.contains(UInt8(ascii: "\""))
        found.add(
          use.source, use.first,
          isSameToTheEye
            ? "'\(shortened(use.name))' is written with other bytes elsewhere, for an accent can be a sign of its own"
            : "'\(shortened(use.name))' is spelled '\(shortened(right))' elsewhere",
          help: isSameToTheEye
            ? "copy the name from there: '\(shortened(right))'" : "write '\(shortened(right))'",
          fix: isFixable
            ? Fix(isSafe: true, edits: use.uses.map { TextEdit(replacing: $0, with: right) }) : nil)
      }
    }),
  Rule(
    "superset-in-name", .warning, "a plus sign in a name, before an exercise that is known",
    condition: "what stands behind a `+` in a name is known, and the whole is not",
    reason: """
      A line that begins with `+` is a superset with the one above. With a character too many before the plus, it \
      is part of a name, and the sets are those of an exercise that nobody does.
      """,
    bad: [
      .journal(
        exercises: "Remada: costas\nSupino: peito\n", log: "2026-01-05\nRemada: 50kg x 10\n⟦c + Supino⟧: 80kg x 8\n")
    ],
    good: [
      .log("2026-01-05\nRemada: 50kg x 10\n+ Supino: 80kg x 8\n"),
      .log("2026-01-05\nAgachamento + salto: 12\n"),
    ],
    .inEachLog { log, ground, found in
      guard log.names.contains(where: { ground.known.exerciseAfterPlus(in: $0) != nil }) else { return }
      let rests = log.names.map { ground.known.exerciseAfterPlus(in: $0) }
      for exercise in log.places.flatMap(\.exercises) {
        guard let rest = rests[exercise.spelling] else { continue }
        let name = log.names[exercise.spelling]
        found.add(
          log.source, exercise.name,
          "'\(shortened(name))' is no exercise, and '\(shortened(rest))' is one",
          help: "for a superset with the line above write '+ \(shortened(rest))'",
          fix: .unsafe(exercise.name, "+ \(rest)"))
      }
    }),
]

extension LintContext {
  /// Returns the spelling that is shown for a name, if it differs; an `aka` is another name, and no spelling.
  fileprivate func shownSpelling(of name: String, _ id: ExerciseID) -> String? {
    let right = catalog[id].name
    guard !right.hasBytes(of: name), nameKey(right) == nameKey(name) else { return nil }
    // An odd blank is reported as such, and never spread.
    let plain = plainBlanks(right)
    return plain.utf8.elementsEqual(plainBlanks(name).utf8) ? nil : plain
  }
}

private func plainBlanks(_ text: String) -> String {
  guard !text.utf8.allSatisfy({ $0 < 0x80 }) else { return text }
  let seen = text.unicodeScalars.filter { !$0.isInvisible }
  return String(String.UnicodeScalarView(seen.map { $0.value >= 0x80 && $0.value.isBlank ? " " : $0 }))
}

extension ExerciseCatalog {
  /// Returns the text after the last plus of a name if it is a known exercise and the whole name isn't; nil otherwise.
  func exerciseAfterPlus(in name: String) -> String? {
    guard name.utf8.contains(UInt8(ascii: "+")), let plus = name.lastIndex(of: "+"), plus > name.startIndex
    else { return nil }
    let rest = String(name[name.index(after: plus)...].drop { $0 == " " })
    return isKnown(rest) && !isKnown(name) ? rest : nil
  }

  private func isKnown(_ name: String) -> Bool { id(of: name).map { self[$0].isKnown } ?? false }
}
