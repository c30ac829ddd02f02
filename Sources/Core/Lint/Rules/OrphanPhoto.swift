import Grammar
import Text

extension Rule {
  static let orphanPhoto = Rule(
    "orphan-photo", .hint, "a photo that no check-in has",
    condition: "no check-in names a photo",
    reason: """
      Nothing ever shows it. Its check-in was deleted, or has no `photo` line; where a check-in beside \
      it misses its photo, that is reported instead.
      """,
    bad: [Example([("checkins/2026/01.txt", "[2026-01-05 07:30]\n"), ("checkins/2026/01-05-0730.jpg", "⟦⟧")])],
    good: [.photo("01-05-0730.jpg")],
    .acrossFiles { context, found in
      guard !context.journal.photos.isEmpty else { return }
      let named = context.photos.map(\.path)
      let missing = Set(named.filter { context.journal.photos[$0] == nil }.map(folder))
      let orphans = Set(context.journal.photos.keys).subtracting(named).filter { !missing.contains(folder(of: $0)) }
      for path in orphans.sorted() {
        let name = path.dropFirst(folder(of: path).count + 1)
        found.add(
          path: path, "no check-in has this photo",
          help: "write 'photo = \(name)' into the check-in it is of, or delete the file")
      }
    })
}
