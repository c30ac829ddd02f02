import Testing
import Text

@Suite struct HoldsTests {
  @Test(arguments: [
    ("abcabd", "abd", true), ("abc", "abcd", false), ("", "a", false), ("a", "", true), ("ação", "çã", true),
    ("aa", "ab", false),
  ])
  func holds(_ text: String, _ part: String, _ expected: Bool) { #expect(text.holds(part) == expected) }

  @Test(arguments: [
    ("a%b%", "%", "%25", "a%25b%25"), ("aaa", "aa", "b", "ba"), ("", "a", "b", ""), ("**x**", "**", "", "x"),
  ])
  func swaps(_ text: String, _ part: String, _ other: String, _ expected: String) {
    #expect(text.swapping(part, for: other) == expected)
  }
}
