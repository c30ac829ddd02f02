import Grammar
import Text
import Training

extension Rule {
  static let photoCutOff = Rule(
    "photo-cut-off", .warning, "the file of a photo ends before its picture does",
    condition: "the file of a photo ends early",
    reason: """
      It was not copied to its end: a cable was pulled, a disk was full. Viewers show the rest in grey, or nothing. \
      Where it came from it is probably still whole.
      """,
    bad: [
      .fieldsOfCheckIn(
        "photo = ⟦01-05-0730.jpg⟧\n", photos: ["checkins/2026/01-05-0730.jpg": 120_000],
        photoFaults: ["checkins/2026/01-05-0730.jpg": [.cutOff]])
    ],
    good: [
      .fieldsOfCheckIn("photo = 01-05-0730.jpg\n", photos: ["checkins/2026/01-05-0730.jpg": 120_000])
    ],
    .acrossFiles { context, found in
      for photo in context.photos where photo.faults.contains(.cutOff) {
        found.add(
          photo.source, photo.written.range, "'\(shortened(photo.written.value))' ends before its picture does",
          help: "copy it again from where it came from, over '\(shortened(photo.path))'")
      }
    })
}
