import Testing
import Training
import Views

/// Numbers as a person reads them.
@Suite struct NumberTests {
  @Test(arguments: [
    (0, "0", "0"), (999, "999", "999"), (1000, "1,000", "1.000"), (14_005, "14,005", "14.005"),
    (-1_234_567, "-1,234,567", "-1.234.567"),
  ])
  func counts(number: Int, english: String, portuguese: String) {
    #expect(Words(.english).count(number) == english && Words(.brazilianPortuguese).count(number) == portuguese)
  }

  @Test(arguments: [
    (6_402_560, "64,025.6", "64.025,6"), (99_999, "999.99", "999,99"), (100_000, "1,000.0", "1.000,0"),
    (-100_025, "-1,000.25", "-1.000,25"),
  ])
  func hundredths(number: Int64, english: String, portuguese: String) {
    #expect(Words(.english).number(hundredths: number) == english)
    #expect(Words(.brazilianPortuguese).number(hundredths: number) == portuguese)
  }
}
