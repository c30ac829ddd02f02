import Grammar
import Text
import Training

extension Rule {
  static let checkInTitleLength = Rule(
    "check-in-title-length", .error, "the title of a check-in has 1 to 100 characters",
    reason: "A title is a few words; what is longer is a note.",
    bad: [
      .checkIns("[2026-01-05 07:30]\ntype = Run\ntitle = ⟦\"\"⟧\n"),
      .checkIns("[2026-01-05 07:30]\ntype = Run\ntitle = ⟦\"   \"⟧\n"),
      .checkIns("[2026-01-05 07:30]\ntype = Run\ntitle = ⟦\(words("orla", characters: 101))⟧\n"),
    ],
    good: [.checkIns("[2026-01-05 07:30]\ntype = Run\ntitle = \(words("orla", characters: 100))\n")],
    .inEachCheckInFile { file, _, found in
      for (checkIn, places) in zip(file.checkIns, file.places.checkIns) where checkIn.moment != nil {
        // A text of at most 100 bytes has at most 100 characters.
        guard let title = checkIn.title, !(1...100 ~= title.utf8.count), let range = places.value(of: "title") else {
          continue
        }
        let count = title.count
        guard !(1...100 ~= count) else { continue }
        found.add(
          file.source, range,
          count == 0 ? "this title is empty" : "this title has \(count, .characters); it may have up to 100",
          help: count == 0
            ? "write a few words: 'title = A run by the sea'"
            : "write a short title, and the rest as a note below it: '> \(shortened(title))'")
      }
    })
}
