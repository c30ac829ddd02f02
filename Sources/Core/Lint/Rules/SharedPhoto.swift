import Grammar
import Text
import Training

extension Rule {
  static let sharedPhoto = Rule(
    "shared-photo", .warning, "two check-ins have the same photo",
    condition: "two check-ins name one photo",
    reason: """
      A photo is of one check-in. A line that was copied with the rest of an entry shows the wrong \
      picture, and a photo that is removed with one entry is missing from the other.
      """,
    bad: [
      .checkIns(
        """
        [2026-01-05 07:30]
        type = Run
        title = Na orla
        photo = orla.jpg

        [2026-01-07 07:30]
        type = Run
        title = Na orla
        photo = ⟦./orla.jpg⟧

        """, photos: ["checkins/2026/orla.jpg": 120_000])
    ],
    good: [
      .checkIns(
        """
        [2026-01-05 07:30]
        type = Run
        title = Na orla
        photo = 01-05-0730.jpg

        [2026-01-07 07:30]
        type = Run
        title = Na orla
        photo = 01-07-0730.jpg

        """, photos: ["checkins/2026/01-05-0730.jpg": 120_000, "checkins/2026/01-07-0730.jpg": 120_000])
    ],
    .acrossFiles { context, found in
      let photos = context.photos.map { Keyed($0.path, $0.source, $0.written.range) }
      found.addRepeats(of: photos, "the first one") { photo in
        (
          "another check-in has the photo '\(shortened(photo.key))' too",
          "write the photo of this one, or leave the line out"
        )
      }
    })
}
