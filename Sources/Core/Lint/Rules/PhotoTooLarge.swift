import Grammar
import Text
import Training

extension Rule {
  static let photoTooLarge = Rule(
    "photo-too-large", .error, "a photo has 2,000,000 bytes or more",
    reason: "A journal is copied and versioned with its photos; every one stays in its history for good.",
    bad: [
      .fieldsOfCheckIn(
        "photo = ⟦01-05-0730.jpg⟧\n",
        photos: ["checkins/2026/01-05-0730.jpg": 2_000_000])
    ],
    good: [
      .fieldsOfCheckIn(
        "photo = 01-05-0730.jpg\n",
        photos: ["checkins/2026/01-05-0730.jpg": 1_999_999])
    ],
    .acrossFiles { context, found in
      for photo in context.photos {
        let (source, written, path) = (photo.source, photo.written, photo.path)
        guard let size = context.journal.photos[path], size >= 2_000_000 else { continue }
        found.add(
          source, written.range,
          "'\(shortened(path))' has \(decimal: thousands(size)) bytes; a photo has fewer than 2,000,000",
          help: "make it smaller: 'bumbum photo shrink --all'")
      }
    })
}

/// Returns a number with commas between thousands: `2,345,678`.
private func thousands(_ number: Int) -> String {
  var groups: [String] = []
  var rest = number
  while rest >= 1000 {
    groups.append(padded(rest % 1000, 3))
    rest /= 1000
  }
  return ([String(rest)] + groups.reversed()).joined(separator: ",")
}
