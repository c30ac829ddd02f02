import Grammar
import Text
import Training

extension Rule {
  static let photoWithPlace = Rule(
    "photo-with-place", .warning, "a photo says where it was taken",
    condition: "the file of a photo holds where it was taken",
    reason: """
      Telephones write the place into a photo, to a few metres: often that of the home. Who gets the journal, or the \
      repository it is in, gets that too, and every version of it for good. `bumbum checkin --photo` leaves it out, and \
      the fix does the same afterwards: the picture stays bit for bit, with its orientation, colours and time.
      """,
    bad: [.photo("⟦01-05-0730.jpg⟧", faults: [.place])],
    good: [.photo("01-05-0730.jpg")],
    .acrossFiles { context, found in
      for photo in context.photos where photo.faults.contains(.place) {
        found.add(
          photo.source, photo.written.range, "'\(shortened(photo.written.value))' says where it was taken",
          help: "take it out before the journal leaves this machine: 'bumbum lint --fix' does it",
          fix: .cleaning(photo.path))
      }
    })
}
