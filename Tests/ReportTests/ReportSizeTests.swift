import CommandSupport
import Foundation
import TestSupport
import Testing
import Training

/// The page can be mailed, however long somebody trains; how large a photo is in it `ReportTests` holds.
@Suite struct ReportSizeTests {
  /// The half year of the example, twenty times over.
  @Test func tenYears() throws {
    let journal = try ScratchJournal()
    let example = URL(fileURLWithPath: Repository.exampleJournal)
    for path in try FileManager.default.subpathsOfDirectory(atPath: example.path) where path.hasSuffix(".txt") {
      let text = try String(contentsOf: example.appending(path: path), encoding: .utf8)
      for number in 0..<20 {
        func shifted(_ year: Substring, _ month: Substring) -> String {
          let first = CivilDate("\(year)-\(month)-01") ?? .first
          return String("\(first.adding(months: -6 * number))".prefix(7))
        }
        let moved = text.replacing(/(\d{4})-(\d\d)(?=-\d\d)/) { shifted($0.1, $0.2) }
        let name = path.replacing(/(\d{4})([-\/])(\d\d)/) { shifted($0.1, $0.3).replacing("-", with: $0.2) }
        try journal.write(name, Data(moved.utf8))
      }
    }
    let page = Run("report --output - --today 2026-02-28", in: journal).output
    #expect(page.matches(of: /class="month"/).count > 120)
    #expect(page.utf8.count < 3_000_000, "\(page.utf8.count) bytes")
  }
}
