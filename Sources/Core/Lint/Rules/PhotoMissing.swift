import Grammar
import Text
import Training

extension Rule {
  static let photoMissing = Rule(
    "photo-missing", .error, "the photo of a check-in is not there",
    reason:
      "A photo is a file beside the month's file. It was renamed, forgotten in a commit, never copied, or is a link to somewhere else.",
    bad: [
      .fieldsOfCheckIn(
        "photo = ⟦01-05-0703.jpg⟧\n",
        photos: ["checkins/2026/01-05-0730.jpg": 120_000]),
      .fieldsOfCheckIn("photo = ⟦orla.jpg⟧\n"),
      .fieldsOfCheckIn("photo = ⟦orla.jpg⟧\n", photos: ["checkins/2026/IMG_1234.jpg": 120_000]),
    ],
    good: [.photo("01-05-0730.jpg")],
    .acrossFiles { context, found in
      let there = context.journal.photos
      let missing = context.photos.filter { there[$0.path] == nil }
      if missing.isEmpty { return }
      let unread = Dictionary(
        context.journal.failures.map { ($0.path, $0.reason) }, uniquingKeysWith: { first, _ in first })
      // A photo that another check-in names was not meant here, however near its name is.
      let paths = Set(there.keys).subtracting(context.photos.map(\.path)).sorted()
      let unnamed = Dictionary(grouping: paths, by: folder)
      let missed = Dictionary(grouping: missing) { folder(of: $0.source.name) }
      for photo in missing {
        let (source, written, path) = (photo.source, photo.written, photo.path)
        if let reason = unread[path] {
          found.add(
            source, written.range, "the photo '\(shortened(path))' can't be read: \(reason)",
            help: "put the file itself there, or leave the line out")
          continue
        }
        let month = folder(of: source.name)
        let free = (unnamed[month] ?? []).map { String($0.dropFirst(month.count + 1)) }
        // If one photo has no check-in and one is missing, it was renamed, however different its name is.
        let isOnly = free.count == 1 && missed[month]?.count == 1
        let near =
          closest(to: written.value, among: free)
          ?? taken(at: photo.moment, of: free) { context.journal.photoTimes["\(month)/\($0)"] }
          ?? (isOnly ? free.first : nil)
        found.add(
          source, written.range, "there is no photo '\(shortened(path))'",
          help: near.map { "did you mean 'photo = \($0)'?" } ?? "put it there, or leave the line out",
          fix: near.map { .unsafe(written.range, $0) })
      }
    })
}

/// Returns the only photo that was taken in a minute, else the only one of its day.
private func taken(at moment: Moment, of names: [String], _ time: (String) -> Moment?) -> String? {
  let ofDay = names.filter { time($0)?.date == moment.date }
  let ofMinute = ofDay.filter { time($0) == moment }
  return ofMinute.count == 1 ? ofMinute.first : ofDay.count == 1 ? ofDay.first : nil
}
