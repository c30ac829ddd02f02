import CommandSupport
import Testing

/// Names that a program, a spreadsheet or a terminal could take for something else.
@Suite struct HostileNameTests {
  private static let names = [
    "=cmd|' /C calc'!A0", "@SUM(1,2)", "+1", "-2+3", "a \\ b", "tab\tb", "<script>", "null",
    "\u{1F3CB}\u{1F3FD}\u{200D}♀\u{FE0F}",
    "\u{1D4B3}", "e\u{301}", "a\u{202E}b", "a\u{200B}b", "\u{1B}[31mred", "a\u{7F}b", "a\u{9B}31mb",
    "a\u{2028}b", "\u{10FFFF}",
    "\u{FEFF}a", "a,b;c", "’; DROP", "%s%n", "${HOME}", "`id`",
  ]

  /// Each on a day of its own, as whatever can have a name.
  private func journal(_ names: [String]) throws -> ScratchJournal {
    var (log, checkIns) = ("", "")
    for (number, name) in names.enumerated() {
      let day = "2026-01-\(number < 9 ? "0" : "")\(number + 1)"
      let quoted = "\"" + name.replacing("\\", with: "\\\\") + "\""
      log += "\(day) 18:30-19:30 \(quoted)\n\(quoted): 80kg x 5 \(quoted)\n> \(name)\n"
      checkIns += "[\(day) 19:40]\ntype = Gym\ntitle = \(name)\nlocation = \(name)\n"
    }
    return try ScratchJournal(["log/2026-01.txt": log, "checkins/2026/01.txt": checkIns])
  }

  private func run(_ view: String, _ journal: ScratchJournal, isTerminal: Bool = false) -> Run {
    Run("\(line: view) --today 2026-01-31", in: journal, isTerminal: isTerminal)
  }

  @Test func jsonKeepsThem() throws {
    let journal = try journal(Self.names)
    let sessions = try Answer(run("history --json", journal).output)["sessions"].elements
    // Scalar by scalar, as `==` would take two spellings of é for the same.
    func scalars(_ answer: Answer) -> [Unicode.Scalar] { Array((answer.text ?? "").unicodeScalars) }
    let names = Self.names.map { Array($0.unicodeScalars) }
    #expect(sessions.reversed().map { scalars($0["title"]) } == names)
    let days = try Answer(run("calendar --json", journal).output)["months"].elements[0]["days"].elements
    #expect(days.map { scalars($0["title"]) } == names)
    let exercises = try Answer(run("stats --json", journal).output)["exercises"].elements
    #expect(Set(exercises.map { scalars($0["name"]) }) == Set(names))
    let shown = try Answer(run("show 2026-01-14 --json", journal).output)
    let set = shown["sessions"].elements[0]["exercises"].elements[0]["sets"].elements[0]
    #expect(scalars(set["notes"].elements[0]) == Array("\u{1B}[31mred".unicodeScalars))
  }

  @Test(arguments: [
    "home", "history", "calendar", "streak", "records", "stats", "volume session", "volume exercise",
    "volume muscle", "graph --volume", "history --csv", "records --csv", "calendar --csv", "stats --csv",
    "volume exercise --csv", "history --json", "records --json", "calendar --json", "show",
  ])
  func nothingReachesTheTerminal(view: String) throws {
    let journal = try journal(Self.names)
    let days = view == "show" ? Self.names.indices.map { " 2026-01-\($0 < 9 ? "0" : "")\($0 + 1)" } : [""]
    for day in days {
      // Programs get texts as they are.
      let isTerminal = view.hasSuffix("--csv")
      let runs = ["", " --color always"].map { run(view + day + $0, journal, isTerminal: isTerminal) }
      for output in runs.map(\.output) {
        #expect(!output.isEmpty)
        let plain = output.replacing(/\u{1B}\[[0-9;]*m/, with: "")
        for scalar in plain.unicodeScalars where scalar != "\n" && scalar != "\t" {
          let category = scalar.properties.generalCategory
          #expect(category != .control && category != .lineSeparator)
          // A joiner inside of an emoji is part of a picture.
          #expect(category != .format || scalar == "\u{200D}")
        }
        #expect(!output.contains("\u{1B}[31mred"))
      }
    }
  }

  @Test(arguments: [
    ("=cmd|' /C calc'!A0", "'=cmd|' /C calc'!A0"), ("@SUM(1,2)", "\"'@SUM(1,2)\""), ("-2+3", "'-2+3"),
    ("a,b;c", "\"a,b;c\""), ("Supino", "Supino"), ("\u{1B}[31mred", "\u{1B}[31mred"),
  ])
  func csvRunsNothing(name: String, cell: String) throws {
    let journal = try journal([name])
    #expect(
      run("volume exercise --csv", journal).output.split(separator: "\n").last.map(String.init)
        == cell + ",1,1,0,5,400,0")
    let history = run("history --csv", journal).output.split(separator: "\n").last.map(String.init)
    #expect(history == "2026-01-01,18:30,19:30,\(cell),,60,1,0,5,400")
  }

  @Test func quotesInNames() throws {
    let journal = try ScratchJournal([
      "log/2026-01.txt": "2026-01-05 18:30\nBarra 45\": 80kg x 5\n",
      "checkins/2026/01.txt": "[2026-01-05]\ntype = Gym\ntitle = O \"grande\" dia\\o/\n",
    ])
    let calendar = try Answer(run("calendar --json", journal).output)
    #expect(calendar["months"].elements[0]["days"].elements[0]["title"].text == "O \"grande\" dia\\o/")
    #expect(run("calendar --csv", journal).output.contains(",\"O \"\"grande\"\" dia\\o/\","))
  }
}
