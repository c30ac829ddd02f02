import Lint
import Testing
import Text

/// What the examples do not show: second places, proposals, and mistakes that are one and not two.
@Suite struct RuleTests {
  private func findings(_ files: [(path: String, text: String)], photos: [String: Int] = [:]) -> [Finding] {
    ExampleJournal(Example(files, photos: photos)).allFindings
  }

  private func codes(_ files: [(path: String, text: String)]) -> [String] {
    findings(files).map(\.diagnostic.code)
  }

  @Test(arguments: [(1, "1min"), (2, "2min"), (4, "4min"), (3600, "60s"), (5400, "90s")])
  func offersTheRestInAnotherUnit(seconds: Int, meant: String) throws {
    let plan = "+++\ncreated = 2026-01-06\n+++\n\n# Treino A\n\n- Supino: chest, rest \(seconds)s\n"
    let found = try #require(findings([("plans/a.md", plan)]).first)
    #expect(found.diagnostic.help == "write 'rest \(meant)', or another")
  }

  /// What stands in a comment of exercises.txt is allowed on its line alone, which the examples do not show.
  @Test(arguments: [
    ("# o que háSupino reto: chest, step 5kg\n", "Supino reto: chest, step 5kg"),
    ("# note: o que háSupino reto: chest\n", "Supino reto: chest"),
    ("# o que háSupino reto: chest # lint: allow lost-line-break\n", nil), ("# o que há Supino reto: chest\n", nil),
    ("# o que háupino reto: chest\n", nil), ("# o que háSupino reto: caro\n", nil), ("#Supino reto: chest\n", nil),
  ])
  func aCommentOfTheListMaySwallowItsNextLine(text: String, wanted: String?) {
    let plan = "+++\ncreated = 2026-01-06\n+++\n\n# Treino A\n\n- Supino reto: chest\n"
    let found = findings([("exercises.txt", text), ("plans/treino-a.md", plan)])
    #expect(found.map(\.diagnostic.code) == (wanted == nil ? [] : ["lost-line-break"]))
    #expect(
      found.map { String(decoding: Array(text.utf8)[$0.diagnostic.range.bounds], as: UTF8.self) }
        == [wanted].compactMap(\.self))
  }

  @Test func theSecondPlaceMayBeInAnotherFile() throws {
    let found = findings([
      ("log/2025-12.txt", "2025-12-30 18:30-? Treino A\n"),
      ("log/2026-01.txt", "2026-01-07 18:30-? Treino B\n"),
    ])
    #expect(found.map(\.diagnostic.code) == ["stale-open-session", "open-sessions"])
    #expect(found.last?.path == "log/2026-01.txt")
    let note = try #require(found.last?.diagnostic.note)
    #expect(note.file == "log/2025-12.txt")
    #expect(note.range == TextRange(17, 18))
  }

  /// Both months are plain, and of each alone there is nothing to say.
  @Test func sessionsOfTwoMonthsMayMeet() throws {
    let found = findings([
      ("log/2025-12.txt", "2025-12-30 18:30-19:30 A\n\n2025-12-31 23:10-00:20 A\n"),
      ("log/2026-01.txt", "2026-01-02 18:30-19:30 A\n\n2026-01-01 00:10-00:40 B\n"),
      ("log/2026-02.txt", "2026-02-01 18:30-19:30 A\n"),
    ]).filter { $0.diagnostic.code == "overlapping-sessions" }
    let finding = try #require(found.first)
    #expect(found.count == 1)
    #expect(finding.path == "log/2026-01.txt")
    #expect(finding.diagnostic.range == TextRange(26, 42))
    #expect(finding.diagnostic.note?.file == "log/2025-12.txt")
    #expect(finding.diagnostic.note?.range == TextRange(26, 42))
  }

  /// In another order than they began, with the same start in the file of another month.
  @Test func aStartMayBeWrittenInTwoMonths() {
    let found = findings([
      ("log/2026-01.txt", "2026-01-07 18:30-19:30 A\n\n2026-01-05 18:30-19:30 A\n"),
      ("log/2026-02.txt", "2026-02-05 18:30-19:30 A\n\n2026-01-07 18:30-19:30 A\n"),
      ("log/2026-03.txt", "2026-03-05 18:30-19:30 A\n"),
    ]).filter { $0.diagnostic.code == "duplicate-session" }
    #expect(found.map(\.path) == ["log/2026-02.txt"])
    #expect(found.map(\.diagnostic.range) == [TextRange(26, 42)])
    #expect(found.first?.diagnostic.note?.range == TextRange(0, 16))
  }

  /// One that ends when the next one begins is apart from it, over a month's end too.
  @Test func sessionsMayTouch() {
    let found = findings([
      ("log/2025-12.txt", "2025-12-31 18:30-19:30 A\n\n2025-12-31 19:30-00:00 A\n"),
      ("log/2026-01.txt", "2026-01-01 00:00-00:40 B\n"),
    ])
    #expect(found.allSatisfy { !["overlapping-sessions", "duplicate-session"].contains($0.diagnostic.code) })
  }

  /// A session that has two spellings of a name is one session of it, as it is with one.
  @Test func aSessionWithTwoSpellingsIsOne() throws {
    let december = (5...8).map { "2025-12-0\($0)\nSupino reto: 80kg x 10\nSUPINO RETO: 80kg x 8\n\n" }
      .joined()
    let january =
      "2026-01-02\nSupino reto: 80kg x 10\nSupino retto: 80kg x 8\n\n2026-01-03\nSupino reto: 12\n"
    let found = findings([
      ("exercises.txt", "Supino reto: chest\n"), ("log/2025-12.txt", december), ("log/2026-01.txt", january),
    ])
    let finding = try #require(found.first { $0.diagnostic.code == "near-miss-name" })
    #expect(
      finding.diagnostic.message == "'Supino retto' (1 session) is one letter from 'Supino reto' (6 sessions)"
    )
  }

  @Test func theFirstOpenSessionIsTheEarliestWhereverItStands() {
    let found = findings([("log/2026-01.txt", "2026-01-09 18:30-?\n\n2026-01-07 18:30-?\n")])
    #expect(
      found.filter { $0.diagnostic.code == "open-sessions" }.map(\.diagnostic.range) == [TextRange(17, 18)])
    // Of the earliest there is another thing to say.
    #expect(found.map(\.diagnostic.code) == ["open-sessions", "stale-open-session"])
  }

  @Test func aMisspelledFieldIsNotMissingAsWell() {
    #expect(codes([("checkins/2026/01.txt", "[2026-01-05]\ntpye = Run\ntitle = A\n")]) == ["unknown-field"])
    #expect(codes([("checkins/2026/01.txt", "[2026-01-05]\ntype = Run\ntitle =\n")]) == ["empty-field"])
  }

  @Test func theNextEntrysMistakeHidesNothing() {
    let text = "[2026-01-05]\ntitle = A\n[2026-01-32]\ntitle = B\n"
    #expect(codes([("checkins/2026/01.txt", text)]) == ["check-in-without-type", "bad-date"])
  }

  @Test func nothingIsSaidOfASessionWithoutADate() {
    let long = String(repeating: "a", count: 101)
    #expect(
      codes([("log/2026-01.txt", "2026-02-30 18:30-? \(long)\ngym = X\nSupino: 900kg x 200\n")]) == [
        "bad-date"
      ])
  }

  @Test func aLinkListsTheSessionsOfItsDay() throws {
    let log = "2026-01-05 19:30\n\n2026-01-05 07:00\n\n2026-01-06 07:00\n"
    let checkIn = "[2026-01-05]\ntype = Run\ntitle = A\nsession = 2026-01-05 07:30\n"
    let found = try #require(findings([("log/2026-01.txt", log), ("checkins/2026/01.txt", checkIn)]).first)
    let help = "2026-01-05 has 2 sessions: write 'session = 2026-01-05 07:00' or 'session = 2026-01-05 19:30'"
    #expect(found.diagnostic.help?.english == help)
    #expect(found.diagnostic.fix == nil)
  }

  @Test(arguments: [("2026-01-5 19:30", "bad-date"), ("2026-01-05 19.30", "bad-clock")])
  func aLinkToWhatCouldNotBeReadIsOneMistake(header: String, code: String) {
    let checkIn = "[2026-01-05 20:45]\ntype = Run\ntitle = A\nsession = 2026-01-05 19:30\n"
    #expect(codes([("log/2026-01.txt", header + "\n"), ("checkins/2026/01.txt", checkIn)]) == [code])
  }

  @Test func aPhotoOfAnotherCheckInIsNotProposed() {
    let text = """
      [2026-01-05]
      type = Run
      title = A
      photo = 01-05.jpg

      [2026-01-06]
      type = Run
      title = B
      photo = 01-06.jpg

      """
    let found = findings([("checkins/2026/01.txt", text)], photos: ["checkins/2026/01-06.jpg": 1])
    #expect(found.map(\.diagnostic.help) == ["put it there, or leave the line out"])
  }

  @Test func oneFixIsForAllUsesOfASpelling() throws {
    let log = "2026-01-05 18:30\nsupino: 80kg x 10\n\n2026-01-07 18:30\nsupino: 80kg x 10\n"
    let found = findings([("exercises.txt", "Supino: chest\n"), ("log/2026-01.txt", log)])
    #expect(found.map(\.diagnostic.code) == ["spelling-variant"])
    let fix = try #require(found.first?.diagnostic.fix)
    let fixed = fix.edits.applied(to: Array(log.utf8)).map { String(decoding: $0, as: UTF8.self) }
    #expect(fixed == "2026-01-05 18:30\nSupino: 80kg x 10\n\n2026-01-07 18:30\nSupino: 80kg x 10\n")
  }

  @Test func anOddBlankInANameIsOneMistake() {
    let log = "2026-01-05 18:30\nSupino\u{A0}reto: 80kg x 10\n"
    #expect(codes([("exercises.txt", "Supino reto: chest\n"), ("log/2026-01.txt", log)]) == ["odd-blank"])
  }

  @Test func allOddBlanksOfALineAreOneFinding() {
    let text = "2026-01-05\u{A0}18:30\u{A0}Treino\n"
    let found = findings([("log/2026-01.txt", text)])
    #expect(found.map(\.diagnostic.code) == ["odd-blank"])
    #expect(found.first?.diagnostic.fix?.edits.count == 2)
  }

  @Test func whatTheSettingsTurnOffIsLeftOut() {
    let files = [
      (path: "bumbum.toml", text: "format = 1\n[lint]\ndisable = [\"odd-blank\"]\n"),
      (path: "log/2026-01.txt", text: "2026-01-05 18:30 Treino\u{A0}A\n"),
    ]
    #expect(codes(files) == [])
  }

  @Test func findingsAreInTheOrderOfTheirPlaces() {
    let files = [
      (path: "log/2026-01.txt", text: "2026-01-05 18:30\ngym = X\nhumor = Y\n"),
      (path: "log/2025-12.txt", text: "2025-12-05 18:30\ngym = X\n"),
    ]
    let found = findings(files).map { "\($0.path) \($0.diagnostic.range.lowerBound)" }
    #expect(found == ["log/2025-12.txt 17", "log/2026-01.txt 17", "log/2026-01.txt 25"])
  }
}
