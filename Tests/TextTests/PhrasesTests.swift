import Testing
import Text

@Suite struct PhrasesTests {
  private static let phrases = Phrases(
    Array(
      """
      '{}' has {} bytes; {}
      '{1}' tem {2#} bytes; {3~}
      write '{}'
      escreva '{1#}'
      write '{}' or '{}'
      escreva '{1}' ou '{2}'

      """.utf8))

  /// As it is, as a number of the other language, as a sentence of the table.
  @Test(arguments: [
    ("'a.jpg' has 2,100,000 bytes; write '812.6kg'", "'a.jpg' tem 2.100.000 bytes; escreva '812,6kg'"),
    ("write '1.5kg' or '2.5kg'", "escreva '1.5kg' ou '2.5kg'"), ("'a' has 5 bytes; so", "'a' tem 5 bytes; so"),
  ])
  func holes(text: String, translation: String) {
    #expect(Self.phrases.translation(of: text) == translation)
  }

  @Test func whatIsNotThere() { #expect(Self.phrases.translation(of: "read '5'") == nil) }
}
