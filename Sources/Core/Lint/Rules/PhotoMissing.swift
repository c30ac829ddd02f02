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
    good: [
      .fieldsOfCheckIn(
        "photo = 01-05-0730.jpg\n",
        photos: ["checkins/2026/01-05-0730.jpg": 120_000])
    ],
    .acrossFiles { context, found in
      let unread = Dictionary(
        context.journal.failures.map { ($0.path, $0.reason) }, uniquingKeysWith: { first, _ in first })
      let named = context.photos
      let there = context.journal.photos
      var folders: [String: [String]]?
      let missed = named.reduce(into: [String: Int]()) { missed, photo in
        if there[photo.path] == nil { missed[folder(of: photo.source), default: 0] += 1 }
      }
      for photo in named where there[photo.path] == nil {
        let (source, written, path) = (photo.source, photo.written, photo.path)
        if let reason = unread[path] {
          found.add(
            source, written.range, "the photo '\(shortened(path))' can't be read: \(reason)",
            help: "put the file itself there, or leave the line out")
          continue
        }
        // A photo that another check-in names was not meant here, however near its name is.
        let names = folders ?? photosByFolder(Set(there.keys).subtracting(named.map(\.path)))
        folders = names
        let folder = folder(of: source)
        let free = names[folder] ?? []
        // If one photo has no check-in and one is missing, it was renamed, however different its name is.
        let isOnly = free.count == 1 && missed[folder] == 1
        let near =
          closest(to: written.value, among: free)
          ?? taken(at: photo.moment, of: free) { context.journal.photoTimes["\(folder)/\($0)"] }
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

private func folder(of source: Source) -> String {
  source.name.split(separator: "/").dropLast().joined(separator: "/")
}

/// Returns the names of the photos of each folder, sorted, so that equally near ones keep their order.
private func photosByFolder(_ paths: some Sequence<String>) -> [String: [String]] {
  var folders: [String: [String]] = [:]
  for path in paths.sorted() {
    let parts = path.split(separator: "/")
    guard let name = parts.last else { continue }
    folders[parts.dropLast().joined(separator: "/"), default: []].append(String(name))
  }
  return folders
}
