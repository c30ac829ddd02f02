import Grammar
import TestSupport
import Testing
import Text
import Training

@Suite struct CheckInReaderTests {
  private func read(_ text: String) -> CheckInFile { CheckInReader.read(Source(name: "01.txt", text: text)) }

  @Test func everyKindOfEntry() throws {
    let text = """
      # Janeiro
      [2026-01-15 07:30]
      type = corrida
      title = Corrida na orla   # a primeira
      calories = 420
      location = "Aterro # lado de cá"
      photo = 01-15-0730.jpg
      session = 2026-01-15 7:20
      humor = bom
      > Sol forte.

      [2026-01-16]

      [skip 2026-01-20 .. 2026-01-24]
      reason = gripe
      > Febre.

      [skip 2026-01-25]

      [measure 2026-01-26 07:00]
      bodyweight = 81,2kg
      cintura = 92cm
      """
    let file = read(text)
    #expect(file.diagnostics.isEmpty)
    #expect(file.checkIns.count == 2)
    let checkIn = file.checkIns[0]
    #expect(checkIn.moment == (try moment("2026-01-15 07:30")))
    #expect(checkIn.type == .run)
    let places = file.places.checkIns[0]
    #expect(places.value(of: "type").map(file.source.text) == "corrida")
    #expect(checkIn.title == "Corrida na orla")
    #expect(checkIn.calories == 420)
    #expect(checkIn.location == "Aterro # lado de cá")
    #expect(checkIn.photo == "01-15-0730.jpg")
    #expect(checkIn.session == (try moment("2026-01-15 07:20")))
    #expect(places.value(of: "session").map(file.source.text) == "2026-01-15 7:20")
    #expect(checkIn.notes == ["Sol forte."])
    #expect(checkIn.fields == [Field(name: "humor", value: "bom")])
    #expect(places.fields.map(\.name) == ["type", "title", "calories", "location", "photo", "session", "humor"])
    #expect(file.source.text(places.header) == "[2026-01-15 07:30]")
    #expect(file.source.text(places.range).hasSuffix("> Sol forte.\n\n"))
    #expect(!places.isBare)
    #expect(file.checkIns[1].moment == (try moment("2026-01-16")))
    #expect(file.places.checkIns[1].isBare)
    #expect(
      file.skips.map(\.days) == [
        try day("2026-01-20")...day("2026-01-24"), try day("2026-01-25")...day("2026-01-25"),
      ])
    #expect(file.skips[0].reason == "gripe")
    #expect(file.skips[0].notes == ["Febre."])
    #expect(file.measures.map(\.moment) == [try moment("2026-01-26 07:00")])
    #expect(file.measures[0].bodyweight == Weight(hundredths: 8120, .kg))
    #expect(file.measures[0].fields.map(\.name) == ["cintura"])
  }

  @Test(arguments: [
    "\u{FEFF}[2026-01-15 07:30]\r\nTYPE = Run\r\nTitle = x\r\n",
    "  [ 2026-01-15 7:30 ]  # cedo\n\ttype=Run\n title =x",
    "[2026\u{2013}01\u{2013}15\u{A0}07:30]\ntype\u{A0}=\u{A0}Run\ntitle = “x”",
  ])
  func spellings(text: String) throws {
    let file = read(text)
    #expect(file.diagnostics.isEmpty)
    #expect(file.checkIns.map(\.moment) == [try moment("2026-01-15 07:30")])
    #expect(file.checkIns[0].type == .run)
    #expect(file.checkIns[0].title == "x")
  }

  @Test(arguments: [
    "[SKIP 2026-01-20..2026-01-24]", "[ skip  2026-01-20 .. 2026-01-24 ]",
  ])
  func spellingsOfSkips(text: String) throws {
    let file = read(text)
    #expect(file.diagnostics.isEmpty)
    #expect(file.skips.map(\.days) == [try day("2026-01-20")...day("2026-01-24")])
  }

  @Test(arguments: Rows.of("grammar", "brokenHeaders")) func brokenHeaders(_ row: [String]) throws {
    let (marked, code) = (row[0], row[1])
    let text = MarkedText(
      "[2026-01-10]\ntitle = antes\n\n\(marked)\n> nota\n\n[2026-01-20]\ntitle = depois\n")
    let file = CheckInReader.read(text.source(named: "01.txt"))
    expect(file.diagnostics, in: text, are: [code])
    let first = try #require(file.checkIns.first)
    #expect(first.notes.isEmpty)
    #expect(first.title == "antes")
    let dated = file.checkIns.compactMap(\.moment) + file.measures.compactMap(\.moment)
    #expect(dated == [try moment("2026-01-10"), try moment("2026-01-20")])
    #expect(file.skips.compactMap(\.days).isEmpty)
    #expect(file.checkIns.last?.title == "depois")
  }

  @Test(arguments: [
    ("⟦treinei bem⟧", "unknown-line"), ("⟦calories 420⟧", "unknown-line"), ("⟦humor: bom⟧", "unknown-line"),
    ("⟦location:⟧ orla", "field-with-colon"), ("⟦location:⟧orla", "field-with-colon"),
    ("⟦location :⟧ orla", "field-with-colon"), ("⟦location :=⟧ orla", "field-with-colon"),
    ("⟦humor :=⟧ bom", "field-with-colon"),
    ("⟦×⟧reason = x", "reserved-sign"), ("⟦lo\"cat = on\"⟧", "unknown-line"), ("⟦location =⟧", "empty-field"),
    ("⟦-⟧ orla", "reserved-sign"),
    ("⟦+⟧ orla", "reserved-sign"), ("⟦!⟧ orla", "reserved-sign"), ("⟦title⟧ = outro", "duplicate-field"),
    ("location = ⟦\"⟧orla", "bad-value"), ("location = \"orla\" ⟦sul⟧", "bad-value"),
    ("location = a⟦\u{1B}⟧b", "control-character"), ("location = a⟦\(Example.badByte)⟧b", "invalid-utf8"),
    ("⟦=======⟧", "conflict-marker"), ("> nota ⟦\u{0}⟧", "control-character"),
  ])
  func oneBadLineCostsOneLine(marked: String, code: String) throws {
    let text = MarkedText("[2026-01-10]\ntype = Gym\ntitle = antes\n\(marked)\n> nota\ncalories = 1\n")
    let file = CheckInReader.read(text.source(named: "01.txt"))
    expect(file.diagnostics, in: text, are: [code])
    #expect(file.checkIns.count == 1)
    #expect(file.checkIns[0].title == "antes")
    #expect(file.checkIns[0].calories == 1)
    #expect(file.checkIns[0].notes.last == "nota")
  }

  @Test func valuesOutOfTheListsKeepTheirText() {
    let file = read("[2026-01-10]\ntype = Xadrez\ncalories = -3\nsession = ontem\n")
    func text(_ field: String) -> String? { file.places.checkIns[0].value(of: field).map(file.source.text) }
    #expect(file.diagnostics.isEmpty)
    #expect(file.checkIns[0].type == nil)
    #expect(text("type") == "Xadrez")
    #expect(file.checkIns[0].calories == nil)
    #expect(text("calories") == "-3")
    #expect(file.checkIns[0].session == nil)
    #expect(text("session") == "ontem")
  }

  @Test func escapesInQuotes() {
    let file = read(#"[2026-01-10]"# + "\n" + #"title = "Agachar e \"só mais uma\"""#)
    #expect(file.diagnostics.isEmpty)
    #expect(file.checkIns[0].title == #"Agachar e "só mais uma""#)
  }

  @Test func bodyweightWithoutUnit() {
    let text = MarkedText("[measure 2026-01-26]\nbodyweight = ⟦81.2⟧\n")
    let file = CheckInReader.read(text.source(named: "01.txt"))
    expect(file.diagnostics, in: text, are: ["load-without-unit"])
    #expect(file.measures[0].bodyweight == nil)
  }

  @Test func aboveTheFirstHeader() {
    let text = MarkedText("⟦title = x⟧\n⟦> y⟧\n[2026-01-10]")
    expect(
      CheckInReader.read(text.source(named: "01.txt")).diagnostics, in: text,
      are: ["outside-check-in", "outside-check-in"])
  }

  @Test func neitherSideOfAConflictCounts() throws {
    let text = MarkedText(
      "[2026-01-10]\n⟦<<<<<<<⟧ HEAD\n[2026-01-11]\n=======\n[2026-01-12]\n>>>>>>> b\ntitle = x\n[2026-01-13]\n"
    )
    let file = CheckInReader.read(text.source(named: "01.txt"))
    expect(file.diagnostics, in: text, are: ["conflict-marker"])
    #expect(file.checkIns.compactMap(\.moment) == [try moment("2026-01-10"), try moment("2026-01-13")])
    #expect(file.checkIns[0].title == nil)
  }

  @Test func safeFixesRepair() throws {
    let file = read("[2026-01-15 07:30\ntitle: x\n")
    let edits = file.diagnostics.compactMap(\.fix).filter(\.isSafe).flatMap(\.edits)
    let bytes = try #require(edits.applied(to: file.source.bytes))
    #expect(String(decoding: bytes, as: UTF8.self) == "[2026-01-15 07:30]\ntitle = x\n")
  }

  @Test(arguments: ["checkins/2025", "checkins/2026"])
  func examplesAreClean(folder: String) throws {
    let paths = try examples(in: folder, ending: ".txt")
    #expect(!paths.isEmpty)
    for path in paths {
      let file = CheckInReader.read(try example(path))
      #expect(file.diagnostics == [], "\(path)")
      #expect(file.checkIns.allSatisfy { $0.moment != nil })
      #expect(!file.checkIns.isEmpty)
    }
  }

  @Test func mutationsNeverCrash() throws {
    var random = SeededGenerator(seed: 1)
    let bytes = Array(try example("checkins/2025/11.txt").bytes.prefix(900))
    for _ in 0..<2000 {
      let source = Source(name: "11.txt", bytes: mutated(bytes, &random))
      expectSound(CheckInReader.read(source).diagnostics, source, .checkIns(year: 2025, month: 11))
    }
  }
}
