import Foundation
import TestSupport
import Training

/// The half year of the example journal twenty times over: ten years up to today, and a session under way.
struct MixedJournal {
  /// The month of the session under way, after the last one of the example.
  static let openMonth = "2026-03"
  static let now = "2026-03-02 19:00"

  private static let repetitions = 20
  private static let monthsEach = 6

  let folder: String

  func write() throws {
    for path in try FileManager.default.subpathsOfDirectory(atPath: Repository.exampleJournal) {
      guard let text = try? text(path) else { continue }
      if path.hasPrefix("log/") || path.hasPrefix("checkins/") {
        for number in 0..<Self.repetitions { try repeated(path, text, monthsBack: number * Self.monthsEach) }
      } else {
        try save(text, as: folder + "/" + path)
      }
    }
    try save(
      "2026-03-02 18:30-? Treino A\n  bodyweight = 82kg\n  Supino reto: 40kg x 12 w\n",
      as: folder + "/log/\(Self.openMonth).txt")
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOfFile: Repository.exampleJournal + "/" + path, encoding: .utf8)
  }

  /// Writes a file of the example, which is one month, some months earlier, without its photos.
  private func repeated(_ path: String, _ text: String, monthsBack: Int) throws {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.hasPrefix("photo =") }
    let shifted = lines.joined(separator: "\n").replacing(#/\d{4}-\d\d-\d\d/#) { date in
      CivilDate(String(date.output)).map { "\($0.adding(months: -monthsBack))" } ?? String(date.output)
    }
    // The digits are in `log/2026-01.txt` and `checkins/2026/01.txt`.
    let digits = path.filter(\.isNumber)
    guard let first = CivilDate("\(digits.prefix(4))-\(digits.suffix(2))-01") else { return }
    let month = first.adding(months: -monthsBack).description.prefix(7)
    let isLog = path.hasPrefix("log/")
    let file = isLog ? "log/\(month).txt" : "checkins/\(month.replacing("-", with: "/")).txt"
    try save(shifted, as: folder + "/" + file)
  }
}
