import Grammar
import Text
import Training

extension Rule {
  static let planLineAsText = Rule(
    "plan-line-as-text", .warning, "a line above the exercises of a plan that looks like one of them, or like a day",
    condition:
      "a line of a plan's description reads as an exercise with its muscle group, or a day, but for the signs before it",
    reason: """
      What stands above the first exercise describes the plan. A line of an exercise without its `-`, or of a day without \
      its `##`, is a part of that, and the exercise or the day is missing.
      """,
    bad: [
      .exercisesOfPlan("⟦_ Supino: chest, 4x8⟧\n\n- Remada: back\n"),
      .exercisesOfPlan("⟦3# Dia A⟧\n\n- Remada: back\n"), .exercisesOfPlan("⟦#W Dia A⟧\n\n- Remada: back\n"),
    ],
    good: [
      .exercisesOfPlan("Peito: leve. Costas, 4x8: pesado.\n\n- Remada: back, 4x8\n"),
      .exercisesOfPlan("#1 em força, #foco no peito.\n\n- Remada: back, 4x8\n"),
    ],
    .inEachFile { file, _, found in
      guard case .plan(let file) = file, let description = file.places.description else { return }
      for line in file.source.lines(in: description) {
        let text = file.source.text(line)
        guard let item = listed(text) else { continue }
        found.add(
          file.source, line, "'\(shortened(text))' is text here, and no line of the plan",
          help: "if it was one, write '\(shortened(item))'", fix: .unsafe(line, item))
      }
    })
}

/// Returns a line of text as the line of an exercise or the heading of a day; nil if it is neither.
private func listed(_ text: String) -> String? {
  let sign = text.prefix { !$0.isLetter && $0 != " " }
  let rest = String(text.dropFirst(sign.count)).trimmed
  guard sign.count <= 3, !rest.isEmpty else { return nil }
  if sign.count > 1, sign.last == "#", sign.first != "#" { return "## " + rest }
  let start = Array(text.prefix(3))
  if start.count == 3, start[0] == "#", start[1] != "#", !start[1].isNumber, !start[1].isWhitespace, start[2] == " " {
    return "## " + String(text.dropFirst(3)).trimmed
  }
  let item = "- " + rest
  let plan = PlanReader.read(Source(name: "plans/a.md", text: "# Aaa\n\n\(item)\n"))
  guard plan.diagnostics.isEmpty, plan.plan.exercises.count == 1, plan.plan.exercises[0].muscleGroup != nil else {
    return nil
  }
  return item
}

extension Source {
  fileprivate func lines(in range: TextRange) -> [TextRange] {
    var lines: [TextRange] = []
    var start = range.lowerBound
    for offset in range.lowerBound...range.upperBound
    where offset == range.upperBound || bytes[offset] == UInt8(ascii: "\n") {
      let end = offset > start && bytes[offset - 1] == UInt8(ascii: "\r") ? offset - 1 : offset
      if end > start { lines.append(TextRange(start, end)) }
      start = offset + 1
    }
    return lines
  }
}
