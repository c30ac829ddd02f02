import CommandSupport
import Commands
import Foundation
import Testing

/// A journal with nothing in it, or almost: every view says what fills it, and nothing fails.
@Suite struct EmptyStateTests {
  private static let views = [
    "home", "history", "show", "show 2026-01-05", "calendar", "calendar 2026", "calendar --all", "streak",
    "streak --short", "records", "stats", "volume", "volume month", "volume session", "volume plan",
    "volume exercise", "volume muscle", "graph --volume", "graph --checkins", "graph --bodyweight",
  ]
  private static let tabular = [
    "history", "calendar", "records", "stats", "volume", "volume muscle", "graph --volume",
    "graph --checkins",
    "graph --bodyweight",
  ]
  private static let journals: [(name: String, files: [String: String])] = [
    ("nothing", [:]),
    ("one session", ["log/2026-01.txt": "2026-01-05 18:30-19:30 Treino\nSupino: 80kg x 5\n"]),
    ("one session of no exercise", ["log/2026-01.txt": "2026-01-05\n"]),
    ("one open session", ["log/2026-01.txt": "2026-01-05 18:30-?\nSupino: 80kg x 5\n"]),
    ("one exercise without sets", ["log/2026-01.txt": "2026-01-05\nAlongamento:\nSupino: 40kg x 5 w\n"]),
    ("one check-in", ["checkins/2026/01.txt": "[2026-01-05]\n"]),
    ("one skip", ["checkins/2026/01.txt": "[skip 2026-01-05..2026-01-06]\n"]),
    ("one measure", ["checkins/2026/01.txt": "[measure 2026-01-05]\nbodyweight = 80kg\n"]),
    (
      "all of it to come",
      [
        "log/2026-02.txt": "2026-02-05\nSupino: 80kg x 5\n", "checkins/2026/02.txt": "[2026-02-05]\n",
      ]
    ),
  ]

  private func run(_ words: String, _ journal: ScratchJournal, _ language: String = "en") -> Run {
    Run("\(line: words) --today 2026-01-05 --lang \(language)", in: journal, isTerminal: true, width: 80)
  }

  private static let sessionViews = ["history", "records", "stats", "volume", "volume muscle", "graph --volume"]

  /// A session that is there and does not count is no reason to say how one begins.
  @Test(arguments: [
    (
      "2026-01-00 18:30-19:00 A\nSupino: 80kg x 5\n",
      ["the log has a mistake. 'bumbum lint' shows", "há um erro no diário. 'bumbum lint' mostra"]
    ),
    (
      "2026-01-05 18:30-?\nSupino: 80kg x 5\n",
      ["One is under way: 'bumbum finish' closes it.", "Há um em andamento: 'bumbum finish' encerra."]
    ),
  ])
  func whatDoesNotCountIsSaid(log: String, words: [String]) throws {
    let journal = try ScratchJournal(["log/2026-01.txt": log])
    for (language, words) in zip(["en", "pt-BR"], words) {
      for view in Self.sessionViews {
        let output = run(view, journal, language).output.split { $0.isWhitespace }.joined(separator: " ")
        #expect(output.contains(words), "\(view): \(output)")
        #expect(!output.contains("18:30-19:42"), "\(view)")
      }
    }
  }

  @Test(arguments: EmptyStateTests.journals.indices) func everyViewAnswers(place: Int) throws {
    let journal = try ScratchJournal(Self.journals[place].files)
    for view in Self.views {
      for language in ["en", "pt-BR"] {
        let run = run(view, journal, language)
        #expect(run.code == .success, "\(view): \(run.errors)")
        #expect(run.errors == "", "\(view)")
        #expect(run.output.contains { $0.isLetter }, "\(view)")
      }
    }
    for view in Self.views where view != "streak --short" {
      let run = run(view + " --json", journal)
      #expect(run.code == .success && run.errors == "", "\(view)")
      let answer = try Answer(run.output)
      #expect(answer["schema"] == .number(1), "\(view)")
      #expect(answer["today"].text == "2026-01-05", "\(view)")
    }
    for view in Self.tabular {
      let run = run(view + " --csv", journal)
      #expect(run.code == .success && run.errors == "", "\(view)")
      let rows = run.output.split(separator: "\n").map {
        $0.split(separator: ",", omittingEmptySubsequences: false)
      }
      #expect(!rows.isEmpty && rows.allSatisfy { $0.count == rows[0].count }, "\(view)")
    }
  }
}
