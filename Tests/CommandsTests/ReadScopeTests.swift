import Commands
import Foundation
import TestSupport
import Testing
import Training

/// No answer depends on what was left unread: every command says the same where it reads all of the journal.
@Suite struct ReadScopeTests {
  /// What each command is asked here; months stand for `@`, the first days of some, and blanks in a word for `+`.
  private static let lines: [String: [String]] = [
    "next": ["next", "next Alfa", "next --json"], "home": ["home", "home --json"],
    "history": ["history --limit all --csv"] + since("history --json"),
    "show": ["show", "show --json", "show @"],
    "checkins": ["checkins --limit all", "checkins --type run --csv"]
      + since("checkins --json", "checkins --plan Alfa --csv"),
    "calendar": ["calendar", "calendar @", "calendar @ --json", "calendar 2025", "calendar --all --csv"],
    "streak": ["streak", "streak --short", "streak --json"],
    "records": ["records", "records supino --json"]
      + since("records --json", "records REMADA", "records --plan Beta --csv"),
    "stats": ["stats", "stats --json", "stats --csv", "stats Barra+fixa --json", "stats rem"]
      + since("stats --json", "stats --csv", "stats Barra+fixa --json", "stats rem"),
    "volume": ["volume", "volume muscle"]
      + since(
        "volume --csv", "volume session --csv", "volume plan --csv", "volume exercise --json", "volume muscle",
        "volume --muscle chest --json"),
    "graph": ["graph --checkins", "graph --bodyweight --csv"]
      + since("graph --volume", "graph Supino --csv", "graph Barra+fixa --top-set --csv", "graph --checkins"),
    "report": ["report --output -", "report --output - --places"] + since("report --output - --no-notes"),
    "export": ["export jsonl"] + since("export csv", "export json", "export ics", "export md"),
    "start": ["start Alfa --dry-run"], "finish": ["finish --dry-run"], "cancel": ["cancel --yes --dry-run"],
    "set": [
      "set Supino 80kg+x+10 --dry-run", "set 80kg+x+10 --dry-run", "set leg 90kg+x+5 --dry-run",
      "set barra bw+x+5 --dry-run",
    ],
    "rest": ["rest", "rest 90s"],
    "add": [
      "add session @ 18:30-19:30 Alfa Remada:+80kg+x+10 --dry-run", "add session @ 18:30-? Beta --dry-run",
      "add session @ 23:30-01:00 Outro Supino:+500kg+x+10 --dry-run",
    ],
    "repeat": ["repeat", "repeat Alfa", "repeat @"],
    "checkin": ["checkin --dry-run", "checkin Run Corrida --dry-run"],
    "skip": ["skip @ --dry-run", "skip @ 2026-12-31 --dry-run"],
    "measure": ["measure 81.2kg --dry-run", "measure 79kg --at @+06:10 --dry-run"],
    "plan": ["plan", "plan show Alfa", "plan simulate Alfa --weeks 3", "plan rename Alfa Gama --dry-run"],
    "exercise": ["exercise rename Remada Remo --dry-run", "exercise max Remada 80kg --dry-run"],
    "remove": ["remove checkin @ --dry-run"],
    "lint": ["lint", "lint --format short", "lint --statistics", "lint --diff"],
    "fmt": ["fmt --check", "fmt --diff"], "doctor": ["doctor"],
  ]

  /// Those that look at no journal, at the one of a commit, or at files that a person names.
  private static let others: Set<String> = [
    "photo", "init", "edit", "undo", "redo", "import", "git", "diff", "merge", "explain", "help", "debug", "lsp",
    "recover", "plates", "train", "backup", "verify", "completion", "complete", "man",
  ]

  private static func since(_ lines: String...) -> [String] {
    lines.flatMap { ["\($0) --since @", "\($0) --since @ --until @", "\($0) --last 5w"] }
  }

  @Test func everyCommandIsAsked() {
    #expect(Set(Command.all.map(\.name)) == Set(Self.lines.keys).union(Self.others))
  }

  @Test(arguments: seeds(30)) func nothingDependsOnWhatWasLeftUnread(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let written = RandomJournal(&random)
    let journal = try ScratchJournal(written.files)
    try compare(in: journal.path, written.now, written.months)
  }

  @Test(arguments: ["examples/journal", "Tests/CommandsTests/Snapshots/journal"])
  func norDoesItInTheExamples(path: String) throws {
    try compare(in: Repository.root + "/" + path, "2026-03-14 10:15", months)
  }

  /// One of its months can't be read, and what fails for that is no answer that needed no such month.
  @Test func norWhereSomeCantBeRead() throws {
    try compare(in: Repository.brokenJournal, "2026-03-14 10:15", months, ["--partial"])
  }

  private let months = ["2025-12-01", "2026-02-01", "2026-03-01"].compactMap { CivilDate($0) }

  private func compare(
    in folder: String, _ now: String, _ months: [CivilDate], _ options: [String] = []
  ) throws {
    for line in Self.lines.values.joined() {
      for month in line.contains("@") ? months : [.first] {
        let words =
          line.split(separator: " ").map { word in
            String(word).replacing("@", with: "\(month)").replacing("+", with: " ")
          } + options
        let part = Run(words: words, folder: folder, now: now)
        let all = Run(words: words, folder: folder, now: now, readsEverything: true)
        #expect(part.output == all.output, "\(words.joined(separator: " ")): \(part.errors) / \(all.errors)")
        #expect(part.code == all.code, "\(words.joined(separator: " ")): \(part.errors) / \(all.errors)")
      }
    }
  }
}
