import CSV
import Testing
import Text

/// RFC 4180, and what real files do beside it. The expected fields were written down by hand.
@Suite struct CSVReaderTests {
  private func rows(_ text: String) throws -> [[String]] { try rows(Array(text.utf8)).rows }

  private func rows(_ bytes: [UInt8]) throws -> (rows: [[String]], lines: [Int], reader: CSVReader) {
    var reader = try CSVReader(bytes)
    var row = CSVRow()
    var rows: [[String]] = []
    var lines: [Int] = []
    while reader.next(&row) {
      rows.append(row.fields)
      lines.append(row.line)
    }
    return (rows, lines, reader)
  }

  @Test(arguments: [
    ("a,b\n1,2\n", [["a", "b"], ["1", "2"]]),
    ("a,b\r\n1,2\r\n", [["a", "b"], ["1", "2"]]),
    ("a,b\r1,2", [["a", "b"], ["1", "2"]]),
    ("a,b\n\n\r\n1,2\n\n", [["a", "b"], ["1", "2"]]),
    ("a;b\n1;2,5\n", [["a", "b"], ["1", "2,5"]]),
    ("a\tb\n1\t\"2\t3\"\n", [["a", "b"], ["1", "2\t3"]]),
    ("sep=;\na,x;b\n", [["a,x", "b"]]),
    ("\u{FEFF}a,b\n", [["a", "b"]]),
    ("\"a,1\",b\n", [["a,1", "b"]]),
    ("\"a\"\"b\",c\n", [["a\"b", "c"]]),
    ("\"one\ntwo\",c\nd,e\n", [["one\ntwo", "c"], ["d", "e"]]),
    ("\"one\r\ntwo\",c\n", [["one\ntwo", "c"]]),
    ("Box Jump (24\"),c\nd,e\n", [["Box Jump (24\")", "c"], ["d", "e"]]),
    ("\"a \"fat\" bar\",c\n", [["a \"fat\" bar", "c"]]),
    ("a, \"b,c\" ,d\n", [["a", "b,c", "d"]]),
    ("a,,\n,,\n", [["a", "", ""], ["", "", ""]]),
    ("\"\",\"\"\n", [["", ""]]),
    ("a\nb,c,d\n", [["a"], ["b", "c", "d"]]),
    ("", []),
    ("\n\n", []),
    ("a", [["a"]]),
  ])
  func reads(_ text: String, _ expected: [[String]]) throws { #expect(try rows(text) == expected) }

  @Test func aQuoteThatNothingClosesCostsItsRowAlone() throws {
    let lone = try self.rows(Array("n,o\n\"a,b\nc,d\n".utf8))
    #expect(lone.rows == [["n", "o"], ["\"a", "b"], ["c", "d"]])
    #expect(lone.reader.unclosedQuotes == [2])
  }

  @Test func aSearchForAQuoteIsMadeOnce() throws {
    let lone = try self.rows(Array("n,o\n\"a,\"b\n\"\",\"c\"\"d\n".utf8))
    #expect(lone.rows == [["n", "o"], ["\"a", "\"b"], ["", "\"c\"\"d"]])
    #expect(lone.reader.unclosedQuotes == [2, 2, 3])
  }

  @Test func linesAreThoseOfTheFile() throws {
    let (_, lines, _) = try rows(Array("a,b\n\n\"x\ny\",1\nz,2\n".utf8))
    #expect(lines == [1, 3, 5])
  }

  @Test func utf16IsRead() throws {
    let marked: [UInt8] = [0xFF, 0xFE, 0x61, 0, 0x2C, 0, 0x62, 0]
    let plain = marked.dropFirst(2)
    for bytes in [marked, Array(plain), [0xFE, 0xFF, 0, 0x61, 0, 0x2C, 0, 0x62]] {
      #expect(try rows(bytes).0 == [["a", "b"]])
    }
  }

  @Test(
    arguments: [[0x50, 0x4B, 3, 4, 0x14, 0, 0x61, 0x62, 0x63], [0x61, 0x2C, 0x62, 0x0A, 0x31, 0x2C, 0]]
      as [[UInt8]])
  func whatIsNoTextIsRefused(_ bytes: [UInt8]) {
    let message =
      bytes.first == 0x50 ? "it is a ZIP archive, as an .xlsx and Apple's health export are" : "it is no text"
    #expect { try CSVReader(bytes) } throws: { ($0 as? CSVFailure)?.message.english == message }
  }

  @Test func latin1IsReadAndTold() throws {
    // "Übung,Größe" and a curly quote of Windows-1252.
    let (rows, _, reader) = try rows([
      0xDC, 0x62, 0x75, 0x6E, 0x67, 0x2C, 0x47, 0x72, 0xF6, 0xDF, 0x65, 0x0A, 0x93, 0x61, 0x94, 0x2C, 0x31,
    ])
    #expect(rows == [["Übung", "Größe"], ["“a”", "1"]])
    if case .utf8 = reader.encoding { Issue.record("it is told") }
  }

  /// A hundred thousand quotes that nothing closes: each looked to the end of the file once.
  @Test(.timeLimit(.minutes(10))) func manyOpenQuotesTakeNoLonger() throws {
    let text = String(repeating: "a,\"b\n", count: 100_001)
    #expect(try rows(text).count > 50_000)
  }
}
