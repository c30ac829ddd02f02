import Testing
import Text

@Suite struct EscapedTests {
  @Test(arguments: [
    ("", ""), ("plain", "plain"), ("it's", "it''s"), ("''", "''''"), ("a\\b", "a\\\\b"),
    // An accent on the sign, which makes another character of it, and what stands before a CR LF.
    ("a'\u{301}b", "a''\u{301}b"), ("\\\r\n'", "\\\\\r\n''"),
  ])
  func signs(_ text: String, _ expected: String) {
    let escaped = escaped(text, ["'": "''", "\\": "\\\\"])
    #expect(escaped.utf8.elementsEqual(expected.utf8))
  }
}
