import Grammar
import TestSupport
import Testing
import Text
import Training

@Suite struct CheckInEditTests {
  private func read(_ text: String) -> CheckInFile { CheckInReader.read(Source(name: "01.txt", text: text)) }

  private func text(_ file: CheckInFile, _ edits: [TextEdit]) throws -> String {
    String(decoding: try #require(edits.applied(to: file.source.bytes)), as: UTF8.self)
  }

  @Test func fullCheckIn() throws {
    let file = read("[2026-01-14 07:30]\n\n[2026-01-16 07:30]\n")
    var draft = CheckIn()
    draft.type = .run
    draft.title = "Corrida na orla"
    draft.calories = 420
    draft.location = "Casa # 3"
    draft.photo = "01-15-0730.jpg"
    draft.session = try moment("2026-01-15 06:00")
    draft.notes = ["Sol forte.\n  Vento. "]
    #expect(
      try text(file, file.adding(draft, at: moment("2026-01-15 07:30"))) == """
        [2026-01-14 07:30]

        [2026-01-15 07:30]
        type = Run
        title = Corrida na orla
        calories = 420
        location = "Casa # 3"
        photo = 01-15-0730.jpg
        session = 2026-01-15 06:00
        > Sol forte.
        > Vento.

        [2026-01-16 07:30]

        """)
  }

  @Test(arguments: Rows.of("grammar", "quickInTheStyleOfTheFile")) func quickInTheStyleOfTheFile(_ row: [String]) throws
  {
    let (before, after) = (row[0], row[1])
    let file = read(before)
    let edits = try file.adding(CheckIn(), at: moment("2026-01-15 07:30"))
    #expect(try text(file, edits).utf8.elementsEqual(after.utf8))
  }

  @Test func skipsAndMeasures() throws {
    let file = read("[measure 2026-01-02]\nbodyweight = 81,5kg\n")
    var skip = try EntryDraft(.skip, moment("2026-01-20"), until: day("2026-01-24"))
    skip.lines = ["reason = gripe"]
    #expect(
      try text(file, file.adding([skip]))
        == "[measure 2026-01-02]\nbodyweight = 81,5kg\n\n[skip 2026-01-20 .. 2026-01-24]\nreason = gripe\n")
    let weight = ("bodyweight", "81,2kg")
    let added = try file.addingMeasure(moment("2026-01-26 07:00"), fields: [weight, ("cintura", "90cm")]).edits
    #expect(
      try text(file, added).hasSuffix("\n\n[measure 2026-01-26 07:00]\nbodyweight = 81,2kg\ncintura = 90cm\n"))
    let (edits, replaced) = try file.addingMeasure(moment("2026-01-02"), fields: [weight, ("cintura", "90cm")])
    #expect(replaced == ["81,5kg"])
    #expect(try text(file, edits) == "[measure 2026-01-02]\nbodyweight = 81,2kg\ncintura = 90cm\n")
    let failure = #expect(throws: Refusal.self) { try read("").addingMeasure(moment("2026-01-26"), fields: []) }
    #expect(failure?.message == "nothing was measured")
  }

  static let hardValues = [
    "a \"b\"", "\"a\"", "\"", "\\", "a\\", "\\\"", " a", "a ", "a\t", "a # b", "# a", "#a", "a #", "a#b",
    "[a]",
    "[2026-01-15]", "a]", "“a”", "“a", "'a'", "💪🏽 # 💪🏽", "e\u{301}", "a = b", "a: b", "> a", "- a", "\u{A0}a",
    "\"a\" b", "a\\nb", "<<<<<<< a", "<!-- a -->", "2026-01-15 07:30", "=", ",", "\\\\", "\"\\\" # \\",
  ]

  /// But for the blanks at their ends, which are no part of a title or a location.
  @Test(arguments: hardValues) func valuesReadBackEqual(_ value: String) throws {
    var draft = CheckIn()
    (draft.title, draft.location) = (value, value)
    let file = read("")
    let after = read(try text(file, file.adding(draft, at: moment("2026-01-15 07:30"))))
    #expect(after.diagnostics.isEmpty)
    #expect(after.checkIns.count == 1)
    #expect(try #require(after.checkIns.first?.title).utf8.elementsEqual(value.trimmed.utf8))
    #expect(try #require(after.checkIns.first?.location).utf8.elementsEqual(value.trimmed.utf8))
  }

  @Test(arguments: ["a\nb", "a\rb", "a\u{1B}[31m", "\u{0}", "", "a\r\nb", "a\u{85}b"])
  func whatCannotBeWrittenIsRefused(_ value: String) throws {
    var draft = CheckIn()
    draft.title = value
    let (wanted, moment) = (draft, try moment("2026-01-15 07:30"))
    let failure = #expect(throws: Refusal.self) { try read("").adding(wanted, at: moment) }
    #expect(
      failure?.message.english
        == (value.isEmpty ? "'title' has no value" : "'\(value)' can't be the value of 'title'"))
  }

  @Test func notesThatHoldACommentAreRefused() throws {
    var draft = CheckIn()
    draft.notes = ["sol # vento"]
    let (wanted, moment) = (draft, try moment("2026-01-15"))
    let failure = try #require(throws: Refusal.self) { try read("").adding(wanted, at: moment) }
    #expect(failure.message == "'sol # vento' can't be a note")
  }

  @Test(arguments: Rows.of("grammar", "removing")) func removing(_ row: [String]) throws {
    let (before, after) = (row[0], row[1])
    let file = read(before)
    let day = try moment("2026-01-15")
    let edits =
      file.checkIns.firstIndex { $0.moment == day }.map { file.removing(entryAt: file.places.checkIns[$0].header) }
      ?? file.measures.firstIndex { $0.moment == day }.map { file.removing(entryAt: file.places.measures[$0].header) }
      ?? file.skips.firstIndex { $0.days?.lowerBound == day.date }.map {
        file.removing(entryAt: file.places.skips[$0].header)
      }
    #expect(try text(file, #require(edits)).utf8.elementsEqual(after.utf8))
  }

  /// Over the example journal and mutated copies of it: what is there stays, and what was asked for is there.
  @Test func addingAndRemovingLeaveTheRestAlone() throws {
    var random = SeededGenerator(seed: 31)
    for path in try examples(in: "checkins/2025", ending: ".txt")
      + examples(in: "checkins/2026", ending: ".txt")
    {
      let original = try example(path).bytes
      for round in 0..<150 {
        var bytes = original
        if round % 3 == 1 { bytes = bytes.flatMap { $0 == 10 ? [13, 10] : [$0] } }
        if round % 5 == 1 { bytes = Array("\u{FEFF}".utf8) + bytes }
        if round % 7 == 1 { bytes.removeLast() }
        if round > 0 { bytes = mutated(bytes, &random) }
        let file = CheckInReader.read(Source(name: path, bytes: bytes))
        var draft = CheckIn()
        let moment = Moment(
          try day("2025-08-28").adding(days: Int.random(in: 0..<200, using: &random)), TimeOfDay.midnight)
        draft.title = random.pick(CheckInEditTests.hardValues)
        draft.notes = ["Nota \(round)"]
        let edits = try file.adding(draft, at: moment)
        let edit = try #require(edits.count == 1 ? edits.first : nil)
        #expect(edit.range.isEmpty)
        let after = CheckInReader.read(
          Source(name: path, bytes: try #require(edits.applied(to: bytes))))
        let added = after.checkIns.filter { $0.moment == moment && $0.title == draft.title?.trimmed }
        try #require(added.count == 1, "\(path) \(round)")
        #expect(added[0].notes == draft.notes)
        #expect(after.diagnostics.map(\.code) == file.diagnostics.map(\.code), "\(path) \(round)")
        #expect(after.checkIns.count == file.checkIns.count + 1)
        let place = try #require(after.checkIns.firstIndex(of: added[0]))
        var others = after.checkIns
        others.remove(at: place)
        #expect(others == file.checkIns, "\(path) \(round)")
        #expect(after.skips.map(\.days) == file.skips.map(\.days))
        #expect(after.measures.map { $0.bodyweight } == file.measures.map { $0.bodyweight })
        // And out again.
        let back = after.removing(entryAt: after.places.checkIns[place].header)
        let again = CheckInReader.read(
          Source(name: path, bytes: try #require(back.applied(to: after.source.bytes))))
        #expect(again.checkIns == file.checkIns)
        #expect(again.diagnostics.map(\.code) == file.diagnostics.map(\.code), "\(path) \(round)")
      }
    }
  }
}
