import Grammar
import Text
import Training

extension Rule {
  static let stepWithoutPlates = Rule(
    Explanation(
      "step-without-plates", .warning, "a step that the plates of the settings can't make",
      condition:
        "`step` is no multiple of twice the smallest plate",
      reason:
        "On a bar the smallest change of load is twice the smallest plate: a smaller step proposes loads that nobody can load.",
      bad: [.settings("format = 1\nplates = [\"20kg\", \"10kg\", \"5kg\", \"2.5kg\"]\nstep = ⟦\"2.5kg\"⟧\n")],
      good: [.settings("format = 1\nplates = [\"20kg\", \"10kg\", \"5kg\", \"1.25kg\"]\nstep = \"2.5kg\"\n")])
  ) { context, found in
    let settings = context.journal.settings
    guard let file = context.journal.settingsFile, let step = settings.step, let range = file.ranges["step"],
      let least = settings.plates.filter({ $0.unit == step.unit }).min(), step.hundredths % (least.hundredths * 2) != 0
    else { return }
    let both = Weight(hundredths: least.hundredths * 2, least.unit)
    found.add(
      file.source, range, "\(step) can't be loaded: the smallest plates are \(least), and a bar has two sides",
      help: "write 'step = \"\(both)\"', or add a smaller plate")
  }
}
