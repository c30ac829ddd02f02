import Grammar
import Text
import Training

extension Rule {
  static let planWithoutName = Rule(
    "plan-without-name", .error, "a plan has no name",
    reason: """
      The heading of the file is the name of the plan: sessions and the settings refer to it. The name \
      of the file is only a place.
      """,
    bad: [
      .plan("+++\ncreated = 2026-01-06\n+++\n\n⟦⟧- Supino reto: chest, 3x10\n"),
      .plan("+++\ncreated = 2026-01-06\n+++\n\n⟦⟧Peito e tríceps.\n"),
    ],
    good: [.exercisesOfPlan("- Supino reto: chest, 3x10\n")],
    .inEachPlan { file, _, found in
      guard file.plan.name == nil else { return }
      // A heading without its text was reported by the reader.
      guard !file.diagnostics.contains(where: { $0.code == Explanation.badHeading.code }) else { return }
      found.add(
        file.source, file.start, "this plan has no name",
        help: "write a heading: '# \(nameFromPath(file.source.name))'")
    })
}

extension PlanFile {
  /// The range of the heading, or an empty one before the first text below the front matter.
  var start: TextRange {
    if let name = places.name { return name }
    let below = [places.description, places.exercises.first?.range, places.days.first]
    let first = below.compactMap { $0?.lowerBound }.min() ?? source.bytes.count
    return TextRange(first, first)
  }
}

/// Returns a likely name for a path: `Treino A` for `plans/treino-a.md`.
private func nameFromPath(_ path: String) -> String {
  let file = path.split(separator: "/").last ?? ""
  let words = (file.hasSuffix(".md") ? file.dropLast(3) : file).split(whereSeparator: { "-_ ".contains($0) })
  return words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
}
