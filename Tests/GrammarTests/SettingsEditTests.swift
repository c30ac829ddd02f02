import Grammar
import TestSupport
import Testing
import Text
import Training

@Suite struct SettingsEditTests {
  private func read(_ text: String) -> SettingsFile {
    SettingsFile.read(Source(name: "bumbum.toml", text: text))
  }

  private func text(_ file: SettingsFile, _ edits: [TextEdit]) throws -> String {
    String(decoding: try #require(edits.applied(to: file.source.bytes)), as: UTF8.self)
  }

  @Test(arguments: [
    ("format = 1\nplan = 'A' # ativo\ngoal = 3\n", "format = 1\nplan = \"Treino B\" # ativo\ngoal = 3\n"),
    ("format = 1 # v\ngoal = 3\n", "format = 1 # v\nplan = \"Treino B\"\ngoal = 3\n"),
    ("format = 1", "format = 1\nplan = \"Treino B\""),
    ("\u{FEFF}format = 1\r\n\r\n[lint]\r\n", "\u{FEFF}format = 1\r\nplan = \"Treino B\"\r\n\r\n[lint]\r\n"),
    ("[lint]\ndisable = []\n", "plan = \"Treino B\"\n[lint]\ndisable = []\n"),
    ("\u{FEFF}", "\u{FEFF}plan = \"Treino B\"\n"),
    ("plan = Treino A\nformat = 1\n", "plan = \"Treino B\"\nformat = 1\n"),
  ])
  func settingThePlan(_ before: String, _ after: String) throws {
    let file = read(before)
    #expect(try text(file, file.setting("plan", text: "Treino B")).utf8.elementsEqual(after.utf8))
  }

  @Test(arguments: [
    ("format = 1\nplan = \"A\"\ngoal = 3\n", "format = 1\ngoal = 3\n"),
    ("plan = \"A\" # ativo\n", "# ativo\n"),
    ("format = 1\r\n  plan = \"A\"\r\n", "format = 1\r\n"),
    ("format = 1\nplan = \"A\"", "format = 1\n"),
    ("format = 1\n", "format = 1\n"),
    ("plan = \"A\"\nPlan = \"B\"\n", ""),
  ])
  func removingThePlan(_ before: String, _ after: String) throws {
    let file = read(before)
    #expect(try text(file, file.removing("plan")).utf8.elementsEqual(after.utf8))
  }

  @Test func anySetting() throws {
    let file = read("format = 1\n\n[lint] # quiet\n")
    #expect(
      try text(file, file.setting("lint.disable", "[\"a\"]"))
        == "format = 1\n\n[lint] # quiet\ndisable = [\"a\"]\n")
    #expect(try text(file, file.setting("goal", "4")) == "format = 1\ngoal = 4\n\n[lint] # quiet\n")
    #expect(read("format = 1\ngoal = 4\n").setting("goal", "4") == [])
    let bare = read("format = 1\n")
    #expect(try text(bare, bare.setting("lint.disable", "[]")) == "format = 1\nlint.disable = []\n")
  }

  @Test(arguments: ["a \"b\"", "\\", "💪🏽 # ]", "[a]", "a\tb", "a\nb", " a ", "é'e"])
  func namesReadBackEqual(_ name: String) throws {
    for before in ["", "format = 1\n", "format = 1\nplan = '''a'''\n"] {
      let file = read(before)
      let after = read(try text(file, file.setting("plan", text: name)))
      #expect(try #require(after.settings.plan).utf8.elementsEqual(name.utf8))
      #expect(after.diagnostics.map(\.code) == file.diagnostics.map(\.code))
    }
  }

  @Test func mutatedSettingsKeepTheRest() throws {
    var random = SeededGenerator(seed: 7)
    let original = try example("bumbum.toml").bytes
    for round in 0..<800 {
      var bytes = round % 2 == 0 ? original : original.flatMap { $0 == 10 ? [13, 10] : [$0] }
      bytes = mutated(bytes, &random)
      let file = SettingsFile.read(Source(name: "bumbum.toml", bytes: bytes))
      let edits = file.setting("plan", text: "B \(round)")
      let after = SettingsFile.read(
        Source(name: "bumbum.toml", bytes: try #require(edits.applied(to: bytes))))
      #expect(edits.count == 1)
      // A conflict or a string that nothing closes may hide any line.
      guard file.diagnostics.isEmpty else { continue }
      #expect(after.settings.plan == "B \(round)")
      #expect(after.diagnostics.isEmpty)
      #expect(after.settings.goal == file.settings.goal && after.settings.language == file.settings.language)
      #expect(after.settings.fields == file.settings.fields)
    }
  }

  @Test(arguments: Settings.Language.allCases) func aNewJournalHasNoMistakes(_ language: Settings.Language)
    throws
  {
    var journal = Journal()
    for file in NewJournal.files(language: language, created: try day("2026-01-06")) {
      journal.add(
        Source(name: file.path, text: file.text), as: try #require(FileKind(path: file.path)))
    }
    #expect(journal.files.flatMap(\.diagnostics).isEmpty)
    #expect(journal.files.count == 3)
    let plan = try #require(journal.plans.first?.plan)
    #expect(plan.exercises.count == 3 && plan.name == journal.settings.plan)
    #expect(plan.exercises.allSatisfy { $0.muscleGroup != nil && $0.rest == 120 })
    #expect(journal.settings.language == language)
    #expect(plan.created == Moment(try day("2026-01-06")))
  }
}
