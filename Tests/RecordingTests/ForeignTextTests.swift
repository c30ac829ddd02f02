import Grammar
import Recording
import Testing
import Text

/// A file in another encoding, of which nothing is read, is not written into.
@Suite struct ForeignTextTests {
  private func said(of bytes: [UInt8]) -> String? {
    var journal = Journal()
    journal.add(Source(name: "log/2026-01.txt", bytes: bytes), as: .log(year: 2026, month: 1))
    let line = TextEdit(inserting: "2026-01-06\n", at: bytes.count)
    return refusal { () throws(Refusal) in _ = try Changes("log/2026-01.txt", in: journal, [line]) }
  }

  @Test func isRefused() {
    let utf16 = "2026-01-05\n".utf8.flatMap { [$0, 0] as [UInt8] }
    #expect(
      said(of: utf16) == """
        can't write 'log/2026-01.txt': the file is UTF-16, and a journal is UTF-8; nothing was written
        convert it: iconv -f UTF-16 -t UTF-8
        """)
    #expect(
      said(of: Array("2026-01-05\r  Squat: 60kg x 8\r".utf8)) == """
        can't write 'log/2026-01.txt': the lines of the file end in CR alone, and a journal's in LF or CR LF; nothing was written
        convert it: tr '\\r' '\\n'
        """)
  }

  @Test func othersAreNot() {
    #expect(said(of: Array("2026-01-05\r\n".utf8)) == nil)
    #expect(said(of: []) == nil)
  }
}
