import Grammar
import Text

extension Rule {
  package static let unreadableFile = Rule(
    "unreadable-file", .error, "a file of the journal could not be read",
    reason: """
      What is in it is missing from every number. Links that lead out of the journal are not followed, \
      whatever they are called.
      """,
    bad: [Example([("log/2025-12.txt/", "⟦⟧"), ("log/2026-01.txt", "2026-01-05 18:30 Treino A\n")])],
    good: [Example([("log/2026-01.txt", "2026-01-05 18:30 Treino A\n")])],
    .acrossFiles { context, found in
      // Another rule reports a photo that a check-in names and that could not be found.
      let photos = Set(context.photos.map(\.path)).subtracting(context.journal.photos.keys)
      for failure in context.journal.failures where !photos.contains(failure.path) {
        found.add(
          path: failure.path, "this file could not be read: \(failure.reason)",
          help: failure.remedy ?? "look at it with 'ls -ld \(shortened(failure.path))'")
      }
    })
}
