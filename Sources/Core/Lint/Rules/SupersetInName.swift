import Grammar
import Text
import Training

extension Rule {
  static let supersetInName = Rule(
    "superset-in-name", .warning, "a plus sign in a name, before an exercise that is known",
    condition: "what stands behind a `+` in a name is known, and the whole is not",
    reason: """
      A line that begins with `+` is a superset with the one above. With a character too many before the plus, it \
      is part of a name, and the sets are those of an exercise that nobody does.
      """,
    bad: [
      .journal(
        exercises: "Remada: back\nSupino: chest\n", log: "2026-01-05\nRemada: 50kg x 10\n⟦c + Supino⟧: 80kg x 8\n")
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
    })
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
