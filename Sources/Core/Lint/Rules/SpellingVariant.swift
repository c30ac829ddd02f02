import Grammar
import Text
import Training

extension Rule {
  static let spellingVariant = Rule(
    "spelling-variant", .hint, "one name in two spellings",
    condition: "a name is spelled otherwise than it is shown",
    reason: """
      Case, doubled blanks, typographic signs and the two ways to write an accent do not make another \
      exercise. It is shown as the plan spells it, else as exercises.txt does, else as in the latest \
      session; one spelling everywhere is easier to search for.
      """,
    bad: [
      .journal(
        exercises: "Supino reto: chest\n", log: "2026-01-05 18:30\n⟦supino reto⟧: 80kg x 10\nsupino reto: 60kg x 10\n"),
      .journal(exercises: "Flex\u{E3}o: chest\n", log: "2026-01-05 18:30\n⟦Flexa\u{303}o⟧: 12\n"),
      .journal(exercises: "⟦Supino Reto⟧: chest, per hand\n", plan: "- Supino reto: chest\n"),
    ],
    good: [
      .journal(
        exercises: "Supino reto: chest, aka Supino\n",
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
        let isFixable = use.siblings.isEmpty && !right.utf8.contains(UInt8(ascii: "\""))
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
    })
}

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
