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
    bad: [.photo("⟦01-05-0730.jpg⟧", faults: [.cutOff])],
    good: [.photo("01-05-0730.jpg")],
    .acrossFiles { context, found in
      for photo in context.photos where photo.faults.contains(.cutOff) {
        found.add(
          photo.source, photo.written.range, "'\(shortened(photo.written.value))' ends before its picture does",
          help: "copy it again from where it came from, over '\(shortened(photo.path))'")
      }
    })
}
