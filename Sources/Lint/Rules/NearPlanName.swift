import Format
import Text
import Training

extension Rule {
  static let nearPlanName = Rule(
    Explanation(
      "near-plan-name", .warning, "a title that is nearly the name of a plan",
      reason: """
        A title links a session to a plan only if it is the plan's name, or `PLAN / DAY`. One that differs \
        in a single letter, in accents or in signs is a free text, and the session belongs to no plan. A \
        title that three sessions have is meant as it is.
        """,
      bad: [
        Example([
          ("plans/treino-a.md", "+++\ncreated = 2026-01-06\n+++\n\n# Treino A\n"),
          ("log/2026-01.txt", "2026-01-05 18:30-19:42 ⟦Trieno A⟧\n\n2026-01-07 18:30 ⟦TreinoA⟧ #academia\n\n2026-01-09 18:30 ⟦Tr3ino A⟧\n"),
        ]),
        Example([
          (
            "plans/pernas.md",
            "+++\ncreated = 2026-01-06\n+++\n\n# Pernas\n\n## Fôlego\n\n- Burpee: cardio\n"
          ),
          ("log/2026-01.txt", "2026-01-05 18:30 ⟦Pernas/Folego⟧\n"),
        ]),
      ],
      good: [
        Example([
          ("plans/treino-a.md", "+++\ncreated = 2026-01-06\n+++\n\n# Treino A\n"),
          (
            "log/2026-01.txt",
            "2026-01-05 18:30-19:42 treino a\n\n2026-01-07 18:30-19:42 Treino B\n\n2026-01-09 18:30-19:42 Treino 1\n"
          ),
        ])
      ])
  ) { context, found in
    let plans = context.ground.plans
    guard !plans.titles.isEmpty else { return }
    var links = TitleLinks(plans)
    var others: [String: [(log: Int, title: Ranged<String>)]] = [:]
    for (number, log) in context.logs.enumerated() where log.traits.hasFreeTitle {
      for (session, places) in zip(log.log.sessions, log.log.places) where session.date != nil {
        guard let text = session.title, let range = places.title, links.link(of: text) == nil else { continue }
        let title = Ranged(text, range)
        // Three are no slip; of a title that is none of a plan there may be thousands.
        if others[title.value]?.count != 3 { others[title.value, default: []].append((number, title)) }
      }
    }
    let rare = others.filter { $0.value.count < 3 }
    if rare.isEmpty { return }
    let index = NearTitles(plans.titles)
    for (title, uses) in rare {
      guard let near = index.near(title) else { continue }
      for use in uses {
        found.add(
          context.logs[use.log].source, use.title.range,
          "'\(shortened(title))' is no plan, and '\(shortened(near))' is one",
          help: "if it was that, write '\(shortened(near))'", fix: .unsafe(use.title.range, near))
      }
    }
  }
}

/// The titles that are nearly a given one.
private struct NearTitles {
  private let titles: [String]
  private let index: SlipIndex
  private var byLetters: [String: String] = [:]

  init(_ titles: [String]) {
    self.titles = titles
    index = SlipIndex(titles)
    for title in titles { byLetters[bareLetters(title)] = byLetters[bareLetters(title)] ?? title }
  }

  func near(_ title: String) -> String? {
    if let same = byLetters[bareLetters(title)] { return same }
    return index.candidates(title).sorted().map { titles[$0] }.first { isSlip(title, $0) }
  }

  /// A word of a letter or two is a label: `Treino B` is no slip of `Treino A`.
  private func isSlip(_ title: String, _ plan: String) -> Bool {
    guard isOneSlip(title, plan, digitsMaySlip: true) else { return false }
    return labels(title) == labels(plan)
  }

  private func labels(_ title: String) -> [Substring] {
    nameKey(title).split(separator: " ").filter { $0.count <= 2 && $0.contains { $0.isLetter || $0.isNumber } }
  }
}
