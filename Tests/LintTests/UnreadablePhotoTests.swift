import Grammar
import Lint
import Testing
import Text
import Training

/// A photo that a check-in names, and that can't be read, is one error: where it is named, or where it is.
@Suite struct UnreadablePhotoTests {
  @Test(arguments: [
    (false, ["checkins/2026/01.txt photo-missing"]), (true, ["checkins/2026/01-05.jpg unreadable-file"]),
  ])
  func isSaidOnce(isListed: Bool, findings: [String]) {
    let text = "[2026-01-05 07:30]\ntype = Run\ntitle = Corrida\nphoto = 01-05.jpg\n"
    var journal = Journal()
    journal.add(ReadFile(Source(name: "checkins/2026/01.txt", text: text), as: .checkIns(year: 2026, month: 1)))
    journal.failures = [Journal.Failure(path: "checkins/2026/01-05.jpg", reason: "permission denied")]
    if isListed { journal.photos["checkins/2026/01-05.jpg"] = 120_000 }
    let found = Linter.findings(in: journal, now: Moment("2026-02-01 12:00") ?? Moment(.first))
      .filter { $0.diagnostic.severity == .error }
    #expect(found.map { "\($0.path) \($0.diagnostic.code)" } == findings)
  }
}
