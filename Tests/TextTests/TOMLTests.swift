import TestSupport
import Testing
import TOML
import Text

private func read(_ text: String) -> TOMLDocument { TOMLText.read(text) }
private func listed(_ document: TOMLDocument) -> [String] { TOMLText.listed(document) }
private func marked(_ text: String) -> (text: String, marks: [TextRange]) { TOMLText.marked(text) }

@Suite struct TOMLValueTests {
  @Test(
    arguments: [
      ("0", 0), ("+0", 0), ("-0", 0), ("42", 42), ("+99", 99), ("-17", -17), ("1_000", 1000),
      ("5_349_221", 5_349_221),
      ("1_2_3_4_5", 12345), ("9223372036854775807", Int64.max), ("-9223372036854775808", Int64.min),
    ] as [(String, Int64)])
  func integers(_ text: String, _ number: Int64) {
    let document = read("a = \(text)\n")
    #expect(document.diagnostics.isEmpty)
    #expect(document.entries.map(\.value.kind) == [.integer(number)])
  }

  @Test(arguments: [
    "+1.0", "3.1415", "-0.01", "5e+22", "1e06", "-2E-2", "6.626e-34", "224_617.445_991_228", "0.0", "0e0",
    "-0.0",
    "inf", "+inf", "-inf", "nan", "+nan", "-nan", "1_0.0_1e1_0", "0xdead_BEEF", "0o755", "0b1101",
  ])
  func floats(_ text: String) {
    let document = read("a = \(text) # and so on")
    #expect(document.diagnostics.isEmpty)
    #expect(document.entries.map(\.value.kind) == [.float(text)])
  }

  @Test(arguments: [
    "1979-05-27T07:32:00Z", "1979-05-27T00:32:00-07:00", "1979-05-27T00:32:00.999999-07:00",
    "1979-05-27 07:32:00Z",
    "1979-05-27t07:32:00z", "1979-05-27T07:32:00", "1979-05-27 00:32:00.5", "1979-05-27", "07:32:00",
    "00:32:00.999999",
    "2024-02-29", "2000-02-29", "23:59:60", "0001-01-01", "9999-12-31", "2026-01-01T00:00:00+23:59",
  ])
  func dates(_ text: String) {
    let document = read("a = \(text)\r\n")
    #expect(document.diagnostics.isEmpty)
    #expect(document.entries.map(\.value.kind) == [.date(text)])
  }

  @Test func booleans() {
    #expect(listed(read("a = true\nb = false")) == ["a = true", "b = false"])
  }

  @Test(arguments: Rows.of("toml", "strings")) func strings(_ row: [String]) {
    let (written, text) = (row[0], row[1])
    let document = read("a = \(written)\nb = 1\n")
    #expect(document.diagnostics.isEmpty)
    #expect(document.entries.map(\.value.kind) == [.string(text), .integer(1)])
    #expect(document.entries.first?.value.range == TextRange(4, 4 + written.utf8.count))
  }

  @Test(arguments: Rows.of("toml", "arrays")) func arrays(_ row: [String]) {
    let (written, value) = (row[0], row[1])
    let document = read("a = \(written)\nb = 1\n")
    #expect(document.diagnostics.isEmpty)
    #expect(listed(document) == ["a = \(value)", "b = 1"])
    #expect(document.entries.first?.value.range == TextRange(4, 4 + written.utf8.count))
  }

  @Test(arguments: [
    ("{}", []), ("{ }", []), ("{ a = 1 }", ["t.a = 1"]), ("{a=1,b=\"x\"}", ["t.a = 1", "t.b = 'x'"]),
    ("{ a.b = 1, a.c = 2 }", ["t.a.b = 1", "t.a.c = 2"]), ("{ a = { b = [1] } }", ["t.a.b = [1]"]),
    ("{ a = [\n1,\n2 ] }", ["t.a = [1, 2]"]),
  ])
  func inlineTables(_ written: String, _ leaves: [String]) {
    let document = read("t = \(written) # yes\nu = 1")
    #expect(document.diagnostics.isEmpty)
    #expect(listed(document) == leaves + ["u = 1"])
    #expect(document.entries.count == 2)
  }
}

@Suite struct TOMLStructureTests {
  @Test func keys() {
    let text = """
      bare_key-1 = 1
      1234 = 2
      "quoted key" = 3
      'it "is"' = 4
      "" = 5
      a . b . "c.d" = 6
      3.14159 = 7
      x = 8
      tax2x10 = 9
      "\\u00e9" = 10
      - = 11
      true = 12
      """
    let document = read(text)
    #expect(document.diagnostics.isEmpty)
    #expect(
      document.entries.map { $0.path.map(\.text) } == [
        ["bare_key-1"], ["1234"], ["quoted key"], ["it \"is\""], [""], ["a", "b", "c.d"], ["3", "14159"],
        ["x"],
        ["tax2x10"], ["é"], ["-"], ["true"],
      ])
    #expect(document.entries.map(\.value.kind) == (1...12).map { .integer($0) })
  }

  @Test func tables() {
    let text = """
      top = 1
      [a]   # comment
      x = 2
      [ b . "c d" ]
      x.y = 3
      x.z = 4
      [[list]]
      n = 5
      [list.sub]
      n = 6
      [[list]]
      n = 7
      [list.sub]
      n = 8
      [ [ not ] ]
      """
    let document = read(text)
    #expect(
      listed(document) == [
        "top = 1", "a.x = 2", "b.c d.x.y = 3", "b.c d.x.z = 4", "list.n = 5", "list.sub.n = 6", "list.n = 7",
        "list.sub.n = 8",
      ])
    #expect(
      document.tables.map { $0.path.map(\.text) } == [
        ["a"], ["b", "c d"], ["list"], ["list", "sub"], ["list"], ["list", "sub"],
      ])
    #expect(document.tables.map(\.isElement) == [false, false, true, false, true, false])
    #expect(document.diagnostics.map(\.code) == ["toml-syntax"])
  }

  @Test func ranges() {
    let text = "\u{FEFF}# é\r\n  a.\"b\" = [1,\r\n 2]  # end\r\n[ t ]\r\nk='v'"
    let source = Source(name: "a.toml", text: text)
    let document = TOMLDocument.read(source)
    #expect(document.diagnostics.isEmpty)
    #expect(document.entries.map { source.text($0.range) } == ["a.\"b\" = [1,\r\n 2]", "k='v'"])
    #expect(document.entries.map { $0.path.map { source.text($0.range) } } == [["a", "\"b\""], ["t", "k"]])
    #expect(document.entries.map { source.text($0.value.range) } == ["[1,\r\n 2]", "'v'"])
    #expect(document.entries.first?.value.array?.map { source.text($0.range) } == ["1", "2"])
    #expect(document.tables.map { source.text($0.range) } == ["[ t ]"])
  }

  /// The front matter of a plan: nothing outside the range is read, and places are those of the file.
  @Test func readsAPartOfAFile() {
    let text = "+++\ncreated = 2026-01-06\naka = [\"B\", \"C\"]\n+++\n\n# A\nx = y \"\n"
    let source = Source(name: "plans/a.md", text: text)
    let document = TOMLDocument.read(source, in: 4..<42)
    #expect(source.text(TextRange(4, 42)) == "created = 2026-01-06\naka = [\"B\", \"C\"]\n")
    #expect(document.diagnostics.isEmpty)
    #expect(listed(document) == ["created = date 2026-01-06", "aka = ['B', 'C']"])
    #expect(
      document.entries.map { source.text($0.range) } == ["created = 2026-01-06", "aka = [\"B\", \"C\"]"])
    #expect(TOMLDocument.read(source, in: 4..<4).entries.isEmpty)
    let cut = TOMLDocument.read(source, in: 4..<30)
    #expect(cut.diagnostics.map(\.range) == [TextRange(30, 30)])
  }

  @Test(arguments: ["", "\n", "  \t\n", "# only", "\u{FEFF}", "\r\n\r\n"]) func nothing(_ text: String) {
    let document = read(text)
    #expect(document.entries.isEmpty && document.tables.isEmpty && document.diagnostics.isEmpty)
  }

  /// The mark is the second place, the note the first.
  @Test(arguments: [
    "⟦a⟧ = 1\n⟦a⟧ = 2", "⟦a⟧ = 1\n⟦\"a\"⟧ = 2", "⟦a⟧.b = 1\n⟦a⟧ = 2", "⟦a⟧ = 1\n⟦a⟧.b = 2",
    "a.⟦b⟧ = 1\na.⟦b⟧ = 2",
    "⟦a⟧ = {}\n⟦a⟧.b = 2", "⟦a⟧ = {}\n[⟦a⟧]", "⟦a⟧ = 1\n[⟦a⟧]", "⟦a⟧ = 1\n[⟦a⟧.b]", "[⟦a⟧]\n[⟦a⟧]",
    "[a.⟦b⟧]\n[a]\n⟦b⟧ = 1",
    "⟦a⟧.b = 1\n[⟦a⟧]", "[a]\n⟦b⟧.c = 1\n[a.⟦b⟧]", "⟦a⟧ = [1]\n[[⟦a⟧]]", "[⟦a⟧]\n[[⟦a⟧]]", "[[⟦a⟧]]\n[⟦a⟧]",
    "[⟦a⟧.b]\n[[⟦a⟧]]", "[a.b.⟦c⟧]\nz = 9\n[a]\nb.⟦c⟧.t = 1", "[[a.⟦b⟧]]\n[a]\n⟦b⟧.y = 2",
    "a = { ⟦b⟧ = 1, ⟦b⟧ = 2 }",
    "a = { ⟦b⟧ = 1, ⟦b⟧.c = 2 }", "[[a]]\n⟦b⟧ = 1\n⟦b⟧ = 2", "[[a]]\n[a.⟦b⟧]\n[a.⟦b⟧]",
  ])
  func whatIsThereTwice(_ text: String) {
    let (plain, marks) = marked(text)
    let diagnostics = read(plain).diagnostics
    #expect(diagnostics.map(\.code) == ["toml-duplicate-key"])
    #expect(diagnostics.map(\.range) == [marks[1]])
    #expect(diagnostics.map(\.note?.range) == [marks[0]])
  }

  @Test(arguments: [
    "a.b = 1\na.c = 2", "a.b.c = 1\na.d = 2", "[a.b]\n[a]", "[a.b]\n[a]\nc = 1", "[a]\n[a.b]\n[a.b.c]",
    "[a]\n[b]\na = 1",
    "[fruit]\napple.color = 1\napple.taste.sweet = true\n[fruit.apple.texture]", "[[a]]\nb = 1\n[[a]]\nb = 2",
    "[[a]]\n[a.b]\n[[a]]\n[a.b]", "[[a]]\n[[a.b]]\n[[a.b]]\n[[a]]\n[[a.b]]", "a = [{b = 1}, {b = 2}]",
    "A = 1\na = 2",
    "[a.b.c]\n[a]\nb.d = 1",
  ])
  func whatIsNot(_ text: String) {
    #expect(read(text).diagnostics.isEmpty)
  }

  @Test func theFirstOfTwoIsListed() {
    #expect(
      listed(read("a = 1\na = 2\n[t]\nx = 1\n[t]\ny = 2\nx = 3\n[a]\nz = 4")) == [
        "a = 1", "t.x = 1", "t.y = 2",
      ])
  }
}
