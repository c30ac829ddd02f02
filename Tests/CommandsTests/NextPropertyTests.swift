import Grammar
import Progression
import Statistics
import TestSupport
import Testing
import Text
import Training
import Views

/// `next` is a function of plan, log and today, and what it prints can be written down as it is.
@Suite struct NextPropertyTests {
  private static let days = (CivilDate("2026-01-05") ?? .first, CivilDate("2026-03-01") ?? .first)

  /// Random plans in all notations, and logs of sessions that follow them more or less.
  private func journal(_ random: inout SeededGenerator) -> (Journal, files: [(String, String)]) {
    let names = ["Supino", "Remada", "Prancha: lateral", "Corrida", "Barra fixa", "Terra"]
    var items = ""
    let dayCount = Int.random(in: 0...3, using: &random)
    for number in 0..<max(1, dayCount) {
      if dayCount > 0 { items += "\n## Dia \(number + 1)\n\n" }
      for name in names.shuffled(using: &random).prefix(Int.random(in: 1...4, using: &random)) {
        let spelled = name.contains(":") ? "\"\(name)\"" : name
        items += "- \(spelled): chest, \(random.pick(NextPropertyTests.notations))\n"
      }
    }
    var log = ""
    for number in 0..<Int.random(in: 0...14, using: &random) {
      let day = dayCount > 0 ? " / Dia \(Int.random(in: 1...dayCount, using: &random))" : ""
      log += "\(Self.days.0.adding(days: number * 3)) 18:30-19:30 Treino A\(Bool.random(using: &random) ? day : "")\n"
      for name in names where Bool.random(using: &random) {
        let spelled = name.contains(":") ? "\"\(name)\"" : name
        log += "  \(spelled): \(random.pick(NextPropertyTests.sets))\n"
      }
    }
    let files = [
      ("bumbum.toml", "format = 1\nplan = \"Treino A\"\n"),
      (
        "exercises.txt",
        "Terra: legs, max 120kg since 2026-01-05\nSupino: chest, max 100lb since 2026-01-07, step 5lb\n"
      ),
      ("plans/a.md", "+++\ncreated = 2026-01-01\n+++\n\n# Treino A\n\n\(items)"), ("log/2026-01.txt", log),
    ]
    return (read(files), files)
  }

  private static let notations = [
    "3x8-10 @ 80kg, add 2.5kg", "8-10/6-8 @ 80kg", "5/5/5+ @ 100kg, add 5kg, back 10% after 2",
    "65/75/85% x 5/5/5+, add 5kg",
    "3x5 rpe 8", "2x5 @ 40kg w, 3x5 @ 100kg, add 2.5kg", "3x60s, add 5s", "5km in 27:30", "24kg x 40m, add 2kg",
    "20min, add 30s",
    "bw x 8/8/8, add 1 rep", "3x5-8 @ bw-20kg, add 2.5kg", "5x3+ @ 100lb, add 5lb, else 6x2+, else 10x1+, back 15%",
    "5x3",
    "3x12, superset", "10x1+ rir 1", "1x5 @ 9999kg, add 100kg", "3x999 @ bw, add 50 reps",
    "3x5, add 2.5kg, or Remada, or \"Barra fixa\"",
    "4x8 @ 80kg since 2026-01-20, add 2,5kg", "12/10/8 @ 0.5kg, back 50%",
  ]
  private static let sets = [
    "3x8 @ 80kg", "80kg x 10/9/8", "3x5 @ 225lb", "bw x 8/8/7", "bw-20kg x 8", "60s/45s", "5km in 26:10", "24kg x 40m",
    "skip", "12/10/8",
    "100kg x 5 rpe 8, 90kg x 5 rpe 7", "40kg x 5 w, 100kg x 5/5/5", "80kg x 0 f", "20min", "3x999 @ bw",
    "9999.99kg x 5/5/5",
  ]

  private func read(_ files: [(String, String)]) -> Journal {
    var journal = Journal()
    for (path, text) in files { journal.add(Source(name: path, text: text), as: FileKind(path: path) ?? .plan) }
    return journal
  }

  private func next(_ journal: Journal) -> (text: String, session: NextSession)? {
    let progress = PlanProgress(journal.plans[0], in: journal, today: Self.days.1)
    guard let day = progress.nextDay, let session = progress.session(ofDay: day) else { return nil }
    let page = Page(Words(.english), Style(isColored: false), width: nil, unit: .kg, today: Self.days.1)
    return (NextAnswer(session, of: progress, day: day).text(on: page), session)
  }

  @Test func isAFunctionOfPlanLogAndDay() throws {
    var compared = 0
    for seed in seeds(2000) {
      var random = SeededGenerator(seed: seed)
      let (journal, files) = journal(&random)
      #expect(journal.errorCount == 0, "seed \(seed)")
      guard let answer = next(journal) else { continue }
      compared += 1
      #expect(next(journal)?.text == answer.text)
      // The files in another order, the sessions from the last to the first, and in the style of fmt.
      let sessions = files[3].1.split(separator: "\n2026").map { ($0.hasPrefix("2026") ? "" : "2026") + $0 }
      let reversed = sessions.reversed().map { $0.hasSuffix("\n") ? $0 : $0 + "\n" }.joined()
      var others = files
      others[3].1 = reversed
      #expect(next(read(others.reversed()))?.text == answer.text, "seed \(seed)")
      var formatted = Journal()
      for (path, text) in files {
        let kind = FileKind(path: path) ?? .plan
        let file = ReadFile(Source(name: path, text: text), as: kind)
        if case .changed(_, let bytes) = Formatter.outcome(for: file, Settings()) {
          formatted.add(Source(name: path, bytes: bytes), as: kind)
        } else {
          formatted.add(Source(name: path, text: text), as: kind)
        }
      }
      #expect(next(formatted)?.text == answer.text, "seed \(seed)")
      check(answer, seed)
    }
    #expect(compared > rounds(2000) / 2)
  }

  /// Pasted into a log it reads as the target, without a finding.
  private func check(_ answer: (text: String, session: NextSession), _ seed: UInt64) {
    let log = LogReader.read(Source(name: "log/2026-03.txt", text: answer.text + "\n"))
    #expect(log.diagnostics == [], "seed \(seed): \(answer.text)")
    #expect(log.sessions.count == 1 && log.sessions[0].title == answer.session.title)
    #expect(log.exercises.map(\.name) == answer.session.exercises.map(\.name))
    for (read, planned) in zip(log.exercises, answer.session.exercises) {
      #expect(read.sets == planned.sets, "seed \(seed): \(answer.text)")
    }
  }
}
