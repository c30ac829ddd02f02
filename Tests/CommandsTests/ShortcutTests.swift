import CommandSupport
import Commands
import Storage
import TestSupport
import Testing
import Training

/// No answer depends on what was left unread: every command says the same however many months it reads first, and where it reads
/// the whole journal.
@Suite struct ShortcutTests {
  /// What each command is asked here; months stand for `@`, the first days of some, and blanks in a word for `+`.
  private static let lines: [String: [String]] = [
    "next": ["next", "next Alfa", "next --json"], "home": ["home", "home --json"], "history": ["history --csv"],
    "show": ["show", "show @"], "checkins": ["checkins --limit all", "checkins --json --since @"],
    "calendar": ["calendar", "calendar @", "calendar --all --csv"],
    "streak": ["streak", "streak --short", "streak --json"], "records": ["records --json"],
    "stats": ["stats --json", "stats Barra+fixa --last 5w"], "volume": ["volume muscle"],
    "graph": ["graph --checkins", "graph --bodyweight --csv"], "report": ["report --output -"],
    "export": ["export jsonl"],
    "start": ["start --dry-run", "start Alfa --dry-run", "start --repeat Alfa", "start --repeat @"],
    "finish": ["finish --dry-run", "finish --discard --yes --dry-run"],
    "set": [
      "set Supino 80kg+x+10 --dry-run", "set 80kg+x+10 --dry-run", "set leg 90kg+x+5 --dry-run",
      "set barra bw+x+5 --dry-run",
    ],
    "rest": ["rest"],
    "add": [
      "add session @ 18:30-19:30 Alfa Remada:+80kg+x+10 --dry-run", "add session @ 18:30-? Beta --dry-run",
      "add session @ 23:30-01:00 Outro Supino:+500kg+x+10 --dry-run",
    ],
    "checkin": ["checkin --dry-run", "checkin Run Corrida --dry-run", "checkin Gym A --at @+07:30 --dry-run"],
    "skip": ["skip @ --dry-run", "skip @ 2026-12-31 --dry-run"],
    "measure": ["measure 81.2kg --dry-run", "measure 79kg --at @+06:10 --dry-run"],
    "plan": ["plan", "plan show Alfa", "plan simulate Alfa --weeks 3", "plan rename Alfa Gama --dry-run"],
    "exercise": ["exercise rename Remada Remo --dry-run", "exercise max Remada 80kg --dry-run"],
    "remove": ["remove checkin @ --dry-run"], "lint": ["lint --format short"], "fmt": ["fmt --check"],
    "doctor": ["doctor"],
  ]

  /// Those that look at no journal, at the one of a commit, or at files that a person names.
  private static let others: Set<String> = [
    "photo", "init", "edit", "undo", "import", "git", "diff", "merge", "help", "lsp", "plates", "train", "backup",
  ]

  @Test func everyCommandIsAsked() {
    #expect(Set(CommandList.whole.all.map(\.name)) == Set(Self.lines.keys).union(Self.others))
  }

  @Test(arguments: seeds(30)) func nothingDependsOnWhatWasLeftUnread(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let written = RandomJournal(&random)
    let journal = try ScratchJournal(written.files)
    try compare(in: journal.path, written.now, written.months)
  }

  @Test(arguments: ["examples/diario", "Tests/Snapshots/journal"])
  func norDoesItInTheExamples(path: String) throws {
    try compare(in: Repository.root + "/" + path, "2026-03-14 10:15", months)
  }

  /// One of its months can't be read, and what fails for that is no answer that needed no such month.
  @Test func norWhereSomeCantBeRead() throws {
    try compare(in: Repository.brokenJournal, "2026-03-14 10:15", months, ["--partial"])
  }

  private let months = ["2025-12-01", "2026-02-01", "2026-03-01"].compactMap { CivilDate($0) }

  /// What comes next follows from the plan and from what was done long ago, too.
  @Test(arguments: seeds(100)) func whatComesNextDoesNotEither(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let written = PlannedMonths(&random)
    let journal = try ScratchJournal(written.files)
    let lines = [
      "next", "next --json", "next Alfa", "next Alfa / Dia 1", "next Beta", "home", "start --dry-run",
      "start Remada --dry-run", "add session 2025-02-03 18:30 Alfa --dry-run",
    ]
    try compare(lines, in: journal.path, written.now, [])
  }

  /// The recent months are compared as they are, and where there are so few that most answers reach the edge.
  private func compare(
    _ lines: some Sequence<String> = Self.lines.values.joined(), in folder: String, _ now: String,
    _ months: [CivilDate], _ options: [String] = []
  ) throws {
    for line in lines {
      for month in line.contains("@") ? months : [.first] {
        let words =
          line.split(separator: " ").map { word in
            String(word).replacing("@", with: "\(month)").replacing("+", with: " ")
          } + options
        let all = Run(Line(words), folder: folder, now: now, recentMonths: 1200)
        for recent in [JournalFolder.recentMonths, 3] {
          let part = Run(Line(words), folder: folder, now: now, recentMonths: recent)
          let what = "\(words.joined(separator: " ")), \(recent) months: \(part.errors) / \(all.errors)"
          #expect(part.output == all.output, "\(what)")
          #expect(part.code == all.code, "\(what)")
        }
      }
    }
  }
}
