import Format
import Text
import Training

extension Rule {
  static let photoMissing = Rule(
    Explanation(
      "photo-missing", .error, "the photo of a check-in is not there",
      reason:
        "A photo is a file beside the month's file. It was renamed, forgotten in a commit, or never copied.",
      bad: [
        .fieldsOfCheckIn(
          "photo = ⟦01-05-0703.jpg⟧\n",
          photos: ["checkins/2026/01-05-0730.jpg": 120_000]),
        .fieldsOfCheckIn("photo = ⟦orla.jpg⟧\n"),
      ],
      good: [
        .fieldsOfCheckIn(
          "photo = 01-05-0730.jpg\n",
          photos: ["checkins/2026/01-05-0730.jpg": 120_000])
      ])
  ) { context, found in
    let named = context.photos
    let there = context.journal.photos
    var folders: [String: [String]]?
    for photo in named where there[photo.path] == nil {
      let (source, written, path) = (photo.source, photo.written, photo.path)
      // A photo that another check-in has was not meant here, however near its name is.
      let names = folders ?? photosByFolder(Set(there.keys).subtracting(named.map(\.path)))
      folders = names
      let folder = source.name.split(separator: "/").dropLast().joined(separator: "/")
      let near = closest(to: written.value, among: names[folder] ?? [])
      found.add(
        source, written.range, "there is no photo '\(shortened(path))'",
        help: near.map { "did you mean 'photo = \($0)'?" } ?? "put it there, or leave the line out",
        fix: near.map { .unsafe(written.range, $0) })
    }
  }
}

/// The names of the photos of each folder, sorted so that of two equally near ones it is always the same.
private func photosByFolder(_ paths: some Sequence<String>) -> [String: [String]] {
  var folders: [String: [String]] = [:]
  for path in paths.sorted() {
    let parts = path.split(separator: "/")
    guard let name = parts.last else { continue }
    folders[parts.dropLast().joined(separator: "/"), default: []].append(String(name))
  }
  return folders
}
