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
      for file in context.journal.plans {
        found.check(file.exerciseNames, context, in: file.source)
      }
      if let list = context.journal.exerciseList { found.check(list.entryNames, context, in: list.source) }
      let entries = context.catalog.entries
      let isVaried = zip(context.exercises, entries).map { $0.isSpelledOtherwise(than: $1.name) }
      guard isVaried.contains(true) else { return }
      for log in context.logs { found.check(log, isVaried, context) }
    })
}

extension LintContext {
  /// Returns the spelling that is shown for a name, if it differs; an `aka` is another name, and no spelling.
  fileprivate func otherSpelling(of name: String) -> String? {
    catalog.id(of: name).flatMap { otherSpelling(of: name, at: $0) }
  }

  fileprivate func otherSpelling(of name: String, at id: ExerciseID) -> String? {
    let right = catalog[id].name
    guard !right.hasBytes(of: name), nameKey(right) == nameKey(name) else { return nil }
    // An odd blank is reported as such, and never spread.
    let plain = plainBlanks(right)
    return plain.utf8.elementsEqual(plainBlanks(name).utf8) ? nil : plain
  }
}

extension Findings {
  fileprivate mutating func check(_ names: [Ranged<String>], _ context: LintContext, in source: Source) {
    for name in names {
      guard let right = context.otherSpelling(of: name.value) else { continue }
      report(name.value, name.range, right, in: source)
    }
  }

  /// Reports each spelling once a file, at its first use; the fix changes all uses.
  fileprivate mutating func check(_ log: InspectedLog, _ isVaried: [Bool], _ context: LintContext) {
    var others: [Int: String] = [:]
    for (index, id) in log.ids.enumerated() {
      guard let id, isVaried[id.number] else { continue }
      others[index] = context.otherSpelling(of: log.names[index], at: id)
    }
    if others.isEmpty { return }
    for use in log.log.uses(where: { others[$0] != nil }) {
      guard let right = others[use.name], let first = use.ranges.first else { continue }
      report(log.names[use.name], first, right, in: log.source, fixing: use.ranges)
    }
  }

  fileprivate mutating func report(
    _ name: String, _ range: TextRange, _ right: String, in source: Source, fixing uses: [TextRange] = []
  ) {
    // A quote could end the quotes around a name.
    let isSimple = !right.utf8.contains(UInt8(ascii: "\""))
    let isSameToTheEye = name == right
    add(
      source, range,
      isSameToTheEye
        ? "'\(shortened(name))' is written with other bytes elsewhere, for an accent can be a sign of its own"
        : "'\(shortened(name))' is spelled '\(shortened(right))' elsewhere",
      help: isSameToTheEye
        ? "copy the name from there: '\(shortened(right))'" : "write '\(shortened(right))'",
      fix: uses.isEmpty || !isSimple
        ? nil : Fix(isSafe: true, edits: uses.map { TextEdit(replacing: $0, with: right) }))
  }
}

private func plainBlanks(_ text: String) -> String {
  guard !text.utf8.allSatisfy({ $0 < 0x80 }) else { return text }
  let seen = text.unicodeScalars.filter { !$0.isInvisible }
  return String(String.UnicodeScalarView(seen.map { $0.value >= 0x80 && $0.value.isBlank ? " " : $0 }))
}
