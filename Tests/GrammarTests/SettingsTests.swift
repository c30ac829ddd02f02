import Grammar
import TestSupport
import Testing
import Text
import Training

@Suite struct SettingsTests {
  @Test func everythingHasADefault() {
    let file = SettingsFile.read(Source(name: "bumbum.toml", text: "format = 1\n"))
    #expect(file.diagnostics.isEmpty)
    #expect(file.settings.format == 1)
    #expect(file.settings.plan == nil)
    #expect(file.settings.language == nil)
    #expect(file.settings.unit == .kg)
    #expect(file.settings.goal == 3)
    #expect(file.settings.weekStart == 1)
    #expect(file.settings.oneRepMax == .epley)
    #expect(file.settings.fields.isEmpty)
    #expect(file.settings.disabled.isEmpty)
    #expect(!file.settings.isNewer)
  }

  @Test func everythingIsRead() {
    let text = """
      format = 1
      plan = "Treino \\u00C1"
      language = "pt-br"
      unit = "LB"
      goal = 5
      week-start = "Sunday"
      one-rep-max = "brzycki"
      fields = ["gym", 'cintura (cm)']

      [lint]
      disable = ["unknown-exercise", "odd-blank"]
      """
    let file = SettingsFile.read(Source(name: "bumbum.toml", text: text))
    #expect(file.diagnostics.isEmpty)
    #expect(file.settings.plan == "Treino Á")
    #expect(file.settings.language == .brazilianPortuguese)
    #expect(file.settings.unit == .lb)
    #expect(file.settings.goal == 5)
    #expect(file.settings.weekStart == 7)
    #expect(file.settings.oneRepMax == .brzycki)
    #expect(file.settings.fields == ["gym", "cintura (cm)"])
    #expect(file.settings.disabled == ["unknown-exercise", "odd-blank"])
  }

  @Test func rangesPointAtTheValues() {
    let source = Source(
      name: "bumbum.toml", text: "format = 1\nplan = 'A'\nlint.disable = [\"x\"] # y\ngoal=4\n")
    let file = SettingsFile.read(source)
    #expect(file.elements.mapValues { $0.map(source.text) } == ["lint.disable": ["\"x\""]])
    #expect(
      file.ranges.mapValues(source.text) == [
        "format": "1", "plan": "'A'", "lint.disable": "[\"x\"]", "goal": "4",
      ])
  }

  @Test(arguments: [
    ("monday", 1), ("tuesday", 2), ("wednesday", 3), ("thursday", 4), ("friday", 5), ("saturday", 6),
    ("sunday", 7),
  ])
  func weekStarts(_ name: String, _ number: Int) {
    let source = Source(name: "bumbum.toml", text: "format = 1\nweek-start = \"\(name)\"\n")
    #expect(SettingsFile.read(source).settings.weekStart == number)
  }

  @Test(arguments: [
    "lint = { disable = ['a'] }", "lint.disable = ['a']", "[lint]\ndisable = ['a']",
    "[\"Lint\"]\nDISABLE=['a']",
  ])
  func tablesMayBeWrittenInAnyWay(_ text: String) {
    let file = SettingsFile.read(Source(name: "bumbum.toml", text: "format = 1\n" + text))
    #expect(file.diagnostics.isEmpty)
    #expect(file.settings.disabled == ["a"])
  }

  @Test(arguments: Rows.of("grammar", "explainsWhatIsWrong")) func explainsWhatIsWrong(_ row: [String]) throws {
    let (line, code, message, help) = (row[0], row[1], row[2], row[3])
    let (source, marks) = marked("format = 1\n" + line)
    let diagnostics = SettingsFile.read(source).diagnostics
    #expect(diagnostics.map(\.range) == marks)
    let diagnostic = try #require(diagnostics.first)
    #expect(diagnostic.code == code)
    #expect(diagnostic.message.english == message)
    #expect(diagnostic.help?.english == help)
  }

  @Test(arguments: ["", " ", "=", "a=b", "a: b", "#a", "-a", "1a", "a ", " a", "a\\nb", "a\\\"b"])
  func namesNobodyCouldWriteAreNoFields(_ name: String) {
    let file = SettingsFile.read(
      Source(name: "bumbum.toml", text: "format = 1\nfields = [\"gym\", \"\(name)\", \"ok\"]"))
    #expect(file.diagnostics.map(\.code) == ["setting-value"])
    #expect(file.settings.fields == ["gym", "ok"])
  }

  @Test func aWrongLineKeepsTheDefaultAndTheOthers() {
    let text =
      "format = 1\nplan = A\ngoal = 9\nunit = \"lb\"\nlanguge = \"en\"\n"
      + "fields = [gym, \"waist\", 3]\nweek-start =\n"
    let file = SettingsFile.read(Source(name: "bumbum.toml", text: text))
    #expect(file.settings.plan == nil)
    #expect(file.settings.goal == 3)
    #expect(file.settings.unit == .lb)
    #expect(file.settings.fields == ["waist"])
    #expect(
      file.diagnostics.map(\.code) == [
        "toml-syntax", "setting-value", "unknown-setting", "toml-syntax", "setting-value", "toml-syntax",
      ])
  }

  @Test func theFirstOfTwoCounts() throws {
    let (source, marks) = marked("format = 1\n⟦goal⟧ = 4\n⟦Goal⟧ = 5\n")
    let file = SettingsFile.read(source)
    #expect(file.settings.goal == 4)
    let diagnostic = try #require(file.diagnostics.first)
    #expect(file.diagnostics.count == 1)
    #expect(diagnostic.code == "toml-duplicate-key")
    #expect(diagnostic.range == marks[1])
    #expect(diagnostic.note?.range == marks[0])
  }

  @Test func aNewerFormatIsOneMistake() {
    let text = "unit = \"stone\"\nfuture = 1\nformat = 2\ngoal = 5\n"
    let file = SettingsFile.read(Source(name: "bumbum.toml", text: text))
    #expect(file.settings.isNewer)
    #expect(file.settings.format == 2)
    #expect(file.settings.goal == 5)
    #expect(file.diagnostics.map(\.code) == ["newer-format"])
    #expect(
      file.diagnostics.first?.message.english
        == "this journal is in format 2, and this program knows format 1: "
        + "it reads what it can and writes nothing"
    )
  }

  @Test(arguments: Rows.of("grammar", "aMissingFormatIsAdded")) func aMissingFormatIsAdded(_ row: [String]) throws {
    let (text, fixed) = (row[0], row[1])
    let source = Source(name: "bumbum.toml", text: text)
    let diagnostics = SettingsFile.read(source).diagnostics
    #expect(diagnostics.map(\.code) == ["missing-format"])
    let fix = try #require(diagnostics.first?.fix)
    #expect(fix.isSafe)
    let bytes = try #require(fix.edits.applied(to: source.bytes))
    #expect(String(decoding: bytes, as: UTF8.self) == fixed)
    #expect(SettingsFile.read(Source(name: "bumbum.toml", bytes: bytes)).diagnostics.isEmpty)
  }

  @Test(arguments: ["fromat = 1", "format 1", "format = one", "format = 1 2", "format = \"1\""])
  func aBrokenFormatIsNotMissingToo(_ line: String) {
    let diagnostics = SettingsFile.read(Source(name: "bumbum.toml", text: line + "\n")).diagnostics
    #expect(diagnostics.count == 1)
    #expect(diagnostics.first?.code != "missing-format")
  }

  @Test func aMergeHidesBothSides() {
    let text = "format = 1\n<<<<<<< HEAD\nplan = \"A\n=======\nplan = \"B\"\n>>>>>>> notebook\ngoal = 5\n"
    let (source, marks) = marked(text.replacing("<<<<<<<", with: "⟦<<<<<<<⟧"))
    let file = SettingsFile.read(source)
    #expect(file.diagnostics.map(\.code) == ["conflict-marker"])
    #expect(file.diagnostics.map(\.range) == marks)
    #expect(file.settings.plan == nil)
    #expect(file.settings.goal == 5)
  }

  @Test(
    arguments: SettingsMistakes.all.flatMap { explanation in explanation.bad.map { (explanation.code, $0) } })
  func badExamplesAreReported(_ code: String, _ example: Example) throws {
    let file = try #require(example.files.first)
    #expect(example.files.count == 1)
    for text in hostile(file.text) {
      let (source, marks) = marked(text)
      let diagnostics = SettingsFile.read(source).diagnostics
      let place = "\(example.sourceFile):\(example.sourceLine)"
      #expect(diagnostics.map(\.code) == marks.map { _ in code }, "\(place) \(text)")
      #expect(diagnostics.map(\.range) == marks, "\(place) \(text)")
    }
  }

  @Test(arguments: SettingsMistakes.all.flatMap(\.good))
  func goodExamplesAreNot(_ example: Example) throws {
    let file = try #require(example.files.first)
    for text in hostile(file.text) {
      #expect(SettingsFile.read(Source(name: "bumbum.toml", text: text)).diagnostics.isEmpty, "\(text)")
    }
  }

  @Test func explanationsAreComplete() {
    #expect(Set(SettingsMistakes.all.map(\.code)).count == SettingsMistakes.all.count)
    for explanation in SettingsMistakes.all {
      #expect(!explanation.bad.isEmpty && !explanation.good.isEmpty, "\(explanation.code)")
      #expect(!explanation.summary.hasSuffix("."), "\(explanation.code)")
      #expect(explanation.reason.hasSuffix("."), "\(explanation.code)")
    }
  }

  @Test func settingsAreListedOnce() {
    #expect(Set(Setting.all.map(\.name)).count == Setting.all.count)
    for setting in Setting.all {
      let table = setting.name.split(separator: ".").dropLast().joined(separator: ".")
      let header = table.isEmpty ? "" : "[\(table)]\n"
      let format = setting.name == "format" ? "" : "format = 1\n"
      let file = SettingsFile.read(Source(name: "bumbum.toml", text: format + header + setting.example))
      #expect(file.diagnostics.isEmpty, "\(setting.example)")
      #expect(file.ranges[setting.name] != nil, "\(setting.name)")
    }
  }

  /// Where a fix is safe, what it leaves has one mistake less and no new one.
  @Test(arguments: SettingsMistakes.all.flatMap(\.bad)) func fixesHold(_ example: Example) throws {
    let (source, _) = marked(try #require(example.files.first).text)
    for diagnostic in SettingsFile.read(source).diagnostics {
      guard let fix = diagnostic.fix else { continue }
      let bytes = try #require(fix.edits.applied(to: source.bytes))
      let left = SettingsFile.read(Source(name: "bumbum.toml", bytes: bytes)).diagnostics
      #expect(left.isEmpty, "\(String(decoding: bytes, as: UTF8.self)) \(left.map(\.message.english))")
    }
  }
}

private func marked(_ text: String) -> (source: Source, marks: [TextRange]) {
  let marked = MarkedText(text)
  return (marked.source(named: "bumbum.toml"), marked.ranges)
}

/// The text as it is, and as other editors and systems would leave it.
private func hostile(_ text: String) -> [String] {
  let lines = text.replacing("\n", with: "\r\n")
  return [
    text, lines, "\u{FEFF}" + text, "# 🏋️‍♀️ é\n" + text, "\n\n" + text,
    text.hasSuffix("\n") ? String(text.dropLast()) : text, text + "\n# end",
  ]
}
