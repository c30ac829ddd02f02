import CommandSupport
import Foundation
import TestSupport
import Testing

/// `help json` against the answers themselves: programs are written by it.
@Suite struct JSONDocumentTests {
  static let views = [
    "home", "history", "history --limit all", "show", "show 2026-02-26", "show 2026-02-28", "show 2025-10-31",
    "checkins", "checkins --type run --limit 2", "calendar", "calendar 2025", "calendar --all", "streak",
    "records", "records supino reto", "stats",
    "stats supino reto", "stats prancha", "volume", "volume month", "volume session", "volume plan",
    "volume exercise", "volume muscle", "graph supino reto", "graph supino reto --top-set",
    "graph barra fixa", "graph corrida 2025-12-27",
    "graph prancha", "graph corrida", "graph abdominal infra", "graph --volume", "graph --checkins",
    "graph --bodyweight", "next", "next pernas", "plates 100kg", "plan simulate pernas --miss 50%",
  ]

  /// The names at the left edge of its lines, separated by commas.
  private var documented: Set<String> {
    let lines = Run("help json").output.split(separator: "\n")
    return lines.reduce(into: []) { names, line in
      guard let match = line.firstMatch(of: /^  ([a-z_]+(?:, [a-z_]+)*),?(?: |$)/) else { return }
      names.formUnion(match.1.split(separator: ", ").map(String.init))
    }
  }

  private func answers() throws -> [(view: String, answer: Answer)] {
    let pounds = try ScratchJournal()
    let copy = pounds.path + "/journal"
    try FileManager.default.copyItem(atPath: Repository.exampleJournal, toPath: copy)
    let settings = try String(contentsOfFile: copy + "/bumbum.toml", encoding: .utf8)
    let other = settings.replacing("unit = \"kg\"", with: "unit = \"lb\"\ncardio = \"150min\"")
    try pounds.write("journal/bumbum.toml", Data(other.replacing("goal = 3", with: "goal = \"3 in 7 days\"").utf8))
    let examples = [
      (Repository.exampleJournal, "2026-02-28", Self.views),
      (copy, "2026-02-28", ["home", "streak"] + Self.views.filter { $0.hasPrefix("graph") }),
      (
        Repository.root + "/Tests/Snapshots/journal", "2026-03-14",
        ["home", "show 2026-03-03", "show 2026-02-03"]
      ),
      (
        Repository.brokenJournal, "2026-02-28",
        ["home", "history", "stats", "records", "volume"].map { $0 + " --partial" }
      ),
    ]
    let repository = try GitRepository([
      "log/2026-01.txt": "2026-01-05\n  A: 8\n", "checkins/2026/01.txt": "[2026-01-05]\n",
      "plans/a.md": "# A\n\n- A: chest\n",
    ])
    try repository.write("log/2026-01.txt", "2026-01-05\n  A: 80kg x 8\n")
    try repository.write("plans/a.md", "# A\n\n- A: back\n")
    try repository.write("checkins/2026/01.txt", "[2026-01-05]\ntitle = A\ntype = Run\n")
    let git = try ["doctor", "diff"].map { view in
      (view, try Run.json("\(view)", in: repository, today: "2026-02-28"))
    }
    return try git
      + examples.flatMap { folder, today, views in
        try views.map { view in
          (view, try Run.json(Line(view), folder: folder, today: today))
        }
      }
  }

  @Test func everyNameIsDocumentedAndEveryDocumentedNameIsThere() throws {
    let documented = documented
    #expect(documented.count > 80)
    let exports = try ["journal", "broken", "notation"].map { Repository.root + "/examples/" + $0 }.map { folder in
      ("export", try Answer(Run("export json --dir \(folder)", now: "2026-02-28 23:59").output))
    }
    let answers = try answers() + exports
    for (view, answer) in answers {
      let unknown = answer.names.subtracting(documented)
      #expect(unknown.isEmpty, "'\(view)' has names that 'help json' does not: \(unknown.sorted())")
      #expect(answer["schema"] == .number(1))
      let name =
        view.hasPrefix("stats ") && !view.hasPrefix("stats --")
        ? "exercise" : view.hasPrefix("plan ") ? "simulation" : String(view.prefix { $0 != " " })
      #expect(answer["view"] == .string(name))
    }
    let found = answers.reduce(into: Set<String>()) { $0.formUnion($1.answer.names) }
    #expect(
      documented.subtracting(found).isEmpty,
      "documented and nowhere: \(documented.subtracting(found).sorted())")
  }

  @Test func theDocumentHasNoLineThatIsTooLong() {
    #expect(Run("help json").output.split(separator: "\n").allSatisfy { $0.count <= 90 })
  }
}
