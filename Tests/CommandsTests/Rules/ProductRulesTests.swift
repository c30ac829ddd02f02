import CommandSupport
import Commands
import Foundation
import TestSupport
import Testing

/// Every rule of the product and of the app that it grew out of, the command that shows it, and its answer in both languages.
@Suite struct ProductRulesTests {
  @Test(arguments: Rule.types + Rule.signs + Rule.groups) func marks(_ rule: Rule) throws { try rule.check() }

  @Test(arguments: Rule.trained + Rule.future) func whatCounts(_ rule: Rule) throws { try rule.check() }

  @Test(arguments: Rule.others) func others(_ rule: Rule) throws { try rule.check() }

  /// `init` and a first import write `any`; a second one, or one into a journal that says or has something, leaves it.
  @Test(arguments: [
    ("format = 1\n", "", "format = 1\ntrained = \"any\"\n"), ("format = 1\ntrained = \"sessions\"\n", "", nil),
    ("format = 1\n", "2026-01-02 18:00-19:00\n  Supino: 80kg x 10\n", nil),
  ])
  func aFirstImportCounts(_ settings: String, _ log: String, _ after: String?) throws {
    let files = ["bumbum.toml": settings, "log/2026-01.txt": log].filter { !$1.isEmpty }
    let journal = try ScratchJournal(files)
    try journal.write(
      "strong.csv",
      Data(
        """
        Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE
        2026-01-12 18:00:00,"A",1h,"Bench Press (Barbell)",1,80,10,0,0,"","",

        """.utf8))
    let imported = Run("import \(journal.path)/strong.csv --yes --unit kg", in: journal, now: "2026-01-12 20:00")
    #expect(imported.code == .success, "\(imported.errors)")
    #expect(imported.errors.contains("count for streaks") == (after != nil))
    #expect(try journal.text("bumbum.toml") == after ?? settings)
    let counts = after != nil || settings.contains("sessions")
    #expect(Run("streak --short", in: journal, now: "2026-01-12 20:00").output == (counts ? "1d 0w\n" : "0d 0w\n"))
    guard after != nil else { return }
    #expect(Run("undo", in: journal, now: "2026-01-12 20:00").code == .success)
    #expect(try journal.text("bumbum.toml") == settings)
  }

  @Test(arguments: ["en", "pt-BR"]) func aNewJournalCountsBoth(_ language: String) throws {
    let journal = try ScratchJournal()
    #expect(Run("init \(journal.path)/neu --lang \(language)", in: journal).code == .success)
    let settings = try journal.text("neu/bumbum.toml")
    #expect(settings.contains("\ntrained = \"any\" "))
    #expect(settings.contains(language == "en" ? "\nweek-start = \"monday\"" : "\nweek-start = \"sunday\" "))
  }

  /// JSON is the same in both languages, and so are the codes of what is wrong.
  @Test(arguments: ["home", "history", "calendar", "streak", "stats", "records", "checkins", "volume"] as [Line])
  func programsReadOneLanguage(_ line: Line) throws {
    let journal = try ScratchJournal(
      Rule.month.merging(Rule.checkIns("[2026-01-14 07:00]\ntype = Corrida\n\n[2026-02-31]\n")) { $1 })
    let answers = ["en", "pt-BR"].map { language in
      Run("\(line) --json --lang \(language)", in: journal, now: "2026-01-15 20:00").output
    }
    #expect(answers[0] == answers[1] && answers[0].contains("\"view\""))
    let found = ["en", "pt-BR"].map { Run("lint --lang \($0)", in: journal, now: "2026-01-15 20:00").output }
    #expect(found.allSatisfy { $0.contains("[bad-date]") })
  }

  /// A photo stands in for the sign of its day, wherever it can be shown.
  @Test(arguments: ["calendar", "checkins", "show 2026-01-14"] as [Line]) func aPhotoStandsForTheSign(_ line: Line)
    throws
  {
    let journal = try ScratchJournal(Rule.checkIns("[2026-01-14]\ntype = Run\ntitle = A\nphoto = a.jpg\n"))
    try journal.write(
      "checkins/2026/a.jpg",
      Data(contentsOf: URL(fileURLWithPath: Repository.exampleJournal + "/checkins/2025/12-06-0820.jpg")))
    func shown(_ more: Line) -> String {
      Run(
        "\(line) \(more)", in: journal, isTerminal: true, width: 80, now: "2026-01-15 20:00",
        terminal: "\u{1B}_Gi=1;OK\u{1B}\\\u{1B}[?62;c"
      ).output
    }
    #expect(shown("--photos").contains("\u{1B}_Ga=T") && !shown("--photos").contains("14➤"))
    #expect(shown("").contains("➤") && !shown("").contains("\u{1B}_G"))
  }

  /// The program's own folder can be thrown away at any time.
  @Test func nothingIsCached() throws {
    let journal = try ScratchJournal(Rule.month)
    let now = "2026-01-15 20:00"
    #expect(Run("checkin", in: journal, now: now).code == .success)
    let before = ["home", "stats", "calendar", "records"].map { Run(Line($0), in: journal, now: now).output }
    try journal.remove(".bumbum")
    #expect(["home", "stats", "calendar", "records"].map { Run(Line($0), in: journal, now: now).output } == before)
    #expect(!before[0].isEmpty && !before[0].contains("Check in:"))
  }

  @Test func thereAreNoPackages() throws {
    let map = try String(contentsOfFile: Repository.root + "/Package.swift", encoding: .utf8)
    #expect(map.contains("\n  dependencies: [],\n") && !map.contains(".package("))
  }

  /// Of several photos that no check-in has, the one taken in its minute, else on its day, is the one that was renamed.
  @Test(arguments: [
    ("2026-01-05 19:50", true), ("2026-01-05 08:00", true), ("2026-01-05", true), ("2026-01-06 19:50", false),
  ])
  func aRenamedPhotoIsFoundByItsTime(_ moment: String, _ isFound: Bool) throws {
    let journal = try ScratchJournal(["checkins/2026/01.txt": "[\(moment)]\nphoto = orla.jpg\n"])
    for (name, fixture) in [
      ("IMG_1234.jpg", "size-8x8.jpg"), ("DSC_9.jpg", "place-big-endian.jpg"), ("x_77.jpg", "size-7x5.jpg"),
    ] {
      try journal.write("checkins/2026/" + name, Repository.bytes(ofPhoto: fixture))
    }
    let lint = Run("lint --select photo-missing", in: journal, now: "2026-01-15 20:00").output
    #expect(lint.contains("did you mean 'photo = DSC_9.jpg'?") == isFound, "\(lint)")
    #expect(lint.contains("put it there, or leave the line out") != isFound, "\(lint)")
  }

  /// A link out of the journal is no photo that is missing, and one mistake.
  @Test(arguments: [("en", "leads out of the journal"), ("pt-BR", "leva para fora do diário")])
  func aPhotoThatIsALinkOutSaysSo(_ language: String, _ said: String) throws {
    let journal = try ScratchJournal(["checkins/2026/01.txt": "[2026-01-14]\nphoto = a.jpg\n"])
    try journal.link("checkins/2026/a.jpg", to: Repository.exampleJournal + "/checkins/2025/12-06-0820.jpg")
    let now = "2026-01-15 20:00"
    for words in [["show", "2026-01-14"], ["calendar"]] {
      let shown = Run("\(words) --lang \(language)", in: journal, now: now).output
      #expect(shown.contains("a.jpg (\(said))"), "\(shown)")
    }
    let lint = Run("lint", in: journal, now: now)
    #expect(
      lint.output.contains(
        "error[photo-missing]: the photo 'checkins/2026/a.jpg' can't be read: the link leads out of the journal"))
    #expect(
      !lint.output.contains("unreadable-file") && lint.errors.contains("1 error in 1 file"),
      "\(lint.output)\(lint.errors)")
  }
}
