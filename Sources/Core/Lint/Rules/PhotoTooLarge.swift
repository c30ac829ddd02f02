import Grammar
import Text
import Training

extension Rule {
  static let photoTooLarge = Rule(
    "photo-too-large", .error, "a photo has 2,000,000 bytes or more",
    reason: "A journal is copied and versioned with its photos; every one stays in its history for good.",
    bad: [.photo("⟦01-05-0730.jpg⟧", bytes: 2_000_000)],
    good: [.photo("01-05-0730.jpg", bytes: 1_999_999)],
    .acrossFiles { context, found in
      for photo in context.photos {
        guard let size = context.journal.photos[photo.path], size >= 2_000_000 else { continue }
        found.add(
          photo.source, photo.written.range,
          "'\(shortened(photo.path))' has \(grouped: size) bytes; a photo has fewer than 2,000,000",
          help: "make it smaller: 'bumbum photo shrink --all'")
      }
    })
}
