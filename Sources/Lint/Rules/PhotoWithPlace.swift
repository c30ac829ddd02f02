import JournalFormat
import JournalText
import Training

extension Rule {
  static let photoWithPlace = Rule(
    Explanation(
      "photo-with-place", .warning, "a photo says where it was taken",
      reason: """
        Telephones write the place into a photo, to a few metres: often that of the home. Who gets the journal, or the \
        repository it is in, gets that too, and every version of it for good. `bumbum checkin --photo` leaves it out.
        """,
      bad: [
        .fieldsOfCheckIn(
          "photo = ⟦01-05-0730.jpg⟧\n", photos: ["checkins/2026/01-05-0730.jpg": 120_000],
          photosWithPlace: ["checkins/2026/01-05-0730.jpg"])
      ],
      good: [
        .fieldsOfCheckIn("photo = 01-05-0730.jpg\n", photos: ["checkins/2026/01-05-0730.jpg": 120_000])
      ])
  ) { context, found in
    for (source, written, path) in context.photos where context.journal.photosWithPlace.contains(path) {
      found.add(
        source, written.range, "'\(shortened(written.value))' says where it was taken",
        help:
          "take it out before the journal leaves this machine: exiftool -gps:all= -xmp:geotag= '\(shortened(path))'"
      )
    }
  }
}
