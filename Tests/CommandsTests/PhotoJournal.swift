import CommandSupport
import Foundation

/// A journal with the check-ins of one January and a photo beside them.
struct PhotoJournal: TestFolder {
  static let text = """
    # As I wrote it.
    [2026-01-05 19:50]
    type = Run
    title = Na orla
    photo = "a b.jpg" # with a comment

    """

  private let journal: ScratchJournal

  init(_ photo: Data, as name: String = "a b.jpg", _ text: String = text) throws {
    journal = try ScratchJournal(["checkins/2026/01.txt": text])
    try write("checkins/2026/" + name, photo)
  }

  var path: String { journal.path }

  func photo(_ name: String) -> [UInt8]? { bytes("checkins/2026/" + name) }

  var checkIns: String? { self["checkins/2026/01.txt"] }

  func run(_ words: Line) -> Run { Run(words, in: self, now: "2026-01-15 12:00") }
}
