import Foundation
import TestSupport
import Testing
import Training

/// The page can be mailed, however long somebody trains.
@Suite struct ReportSizeTests {
  private func page(_ journal: ScratchJournal, _ options: String...) -> String {
    Run(words: ["report", "--output", "-", "--dir", journal.path, "--today", "2026-02-28"] + options).output
  }

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
    let page = page(journal)
    #expect(page.matches(of: /class="month"/).count > 120)
    #expect(page.utf8.count < 3_000_000, "\(page.utf8.count) bytes")
  }

  @Test func aPhotoADay() throws {
    let photo = try Data(contentsOf: URL(fileURLWithPath: Repository.root + "/examples/broken/checkins/2026/01-16-0730.jpg"))
    let days = (1...31).map { "2026-01-\(padded($0, 2))" }
    let journal = try ScratchJournal(["checkins/2026/01.txt": days.map { "[\($0)]\nphoto = \($0).jpg\n\n" }.joined()])
    for day in days { try journal.write("checkins/2026/\(day).jpg", photo) }
    let page = page(journal, "--photos")
    #expect(page.matches(of: /<img\s/).count == 31)
    #expect(page.utf8.count < 1_500_000, "\(page.utf8.count) bytes")
  }
}
