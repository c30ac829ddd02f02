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
        guard let title = checkIn.title, let range = places.value(of: "title") else { continue }
        if title.isEmpty {
          found.add(
            file.source, range, "this title is empty", help: "write a few words: 'title = A run by the sea'")
        } else if let count = title.characters(over: 100) {
          found.add(
            file.source, range, "this title has \(count, .characters); it may have up to 100",
            help: "write a short title, and the rest as a note below it: '> \(shortened(title))'")
        }
      }
    })
}
