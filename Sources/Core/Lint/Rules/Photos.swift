package import Grammar
package import Text
import Training

/// The rules about photos and their files.
let photoRules: [Rule] = [
  Rule(
    "photo-cut-off", .warning, "the file of a photo ends before its picture does",
    condition: "the file of a photo ends early",
    reason: """
      It was not copied to its end: a cable was pulled, a disk was full. Viewers show the rest in grey, or nothing. \
      Where it came from it is probably still whole.
      """,
    bad: [.photo("⟦01-05-0730.jpg⟧", faults: [.cutOff])],
    good: [.photo("01-05-0730.jpg")],
    .acrossFiles { context, found in
      for photo in context.photos where photo.faults.contains(.cutOff) {
        found.add(
          photo.source, photo.written.range, "'\(shortened(photo.written.value))' ends before its picture does",
          help: "copy it again from where it came from, over '\(shortened(photo.path))'")
      }
    }),
  Rule(
    "photo-ending", .warning, "a photo is not of the kind that its name says",
    condition: "the file of a photo is of another kind than its name says, or a pointer of git-lfs",
    reason: """
      Many programs go by the end of a name, and refuse a PNG that is called a JPEG. What is no photo at all was \
      probably meant to be something else.
      """,
    bad: [
      .photo("⟦01-05-0730.jpg⟧", faults: [.ending("png")]),
      .photo("⟦01-05-0730.jpg⟧", bytes: 120, faults: [.ending(nil)]),
      .photo("⟦01-05-0730.jpg⟧", bytes: 130, faults: [.pointer]),
    ],
    good: [.photo("01-05-0730.png")],
    .acrossFiles { context, found in
      for photo in context.photos {
        let name = photo.written.value
        if photo.faults.contains(.pointer) {
          found.add(
            photo.source, photo.written.range, "'\(shortened(name))' is a pointer of git-lfs here, and not the photo",
            help: "'git lfs pull' brings it")
        }
        for case .ending(let ending) in photo.faults {
          guard let ending else {
            found.add(
              photo.source, photo.written.range, "'\(shortened(name))' is no JPEG, PNG, WebP or HEIC",
              help: "put the photo there, or leave the line out")
            continue
          }
          let stem = name.split(separator: ".", omittingEmptySubsequences: false).dropLast().joined(
            separator: ".")
          let kind = ["jpg": "JPEG", "webp": "WebP"][ending] ?? ending.uppercased()
          found.add(
            photo.source, photo.written.range, "'\(shortened(name))' is a \(kind), whatever its name",
            help: "rename the file, and write 'photo = \(shortened(stem)).\(ending)'")
        }
      }
    }),
  Rule(
    "photo-missing", .error, "the photo of a check-in is not there",
    reason:
      "A photo is a file beside the month's file. It was renamed, forgotten in a commit, never copied, or is a link to somewhere else.",
    bad: [
      .fieldsOfCheckIn(
        "photo = ⟦01-05-0703.jpg⟧\n",
        photos: ["checkins/2026/01-05-0730.jpg": 120_000]),
      .fieldsOfCheckIn("photo = ⟦orla.jpg⟧\n"),
      .fieldsOfCheckIn("photo = ⟦.orla.jpg⟧\n"),
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
        // A name that can't be seen can't be meant.
        let free = (unnamed[month] ?? []).map { String($0.dropFirst(month.count + 1)) }.filter {
          printable($0) == $0 && !$0.contains("\n")
        }
        // If one photo has no check-in and one is missing, it was renamed, however different its name is.
        let isOnly = free.count == 1 && missed[month]?.count == 1
        let near =
          closest(to: written.value, among: free)
          ?? taken(at: photo.moment, of: free) { context.journal.photoTimes["\(month)/\($0)"] }
          ?? (isOnly ? free.first : nil)
        found.add(
          source, written.range, "there is no photo '\(shortened(path))'",
          help: near.map { "did you mean 'photo = \($0)'?" }
            ?? (path.holds("/.")
              ? "a file whose name begins with a dot is hidden, and left out: give the photo another name"
              : "put it there, or leave the line out"),
          fix: near.map { .unsafe(written.range, $0) })
      }
    }),
  Rule(
    "photo-path", .error, "the path of a photo leads out of the folder of its month",
    reason: """
      A photo stands beside the month's file, so that a journal can be copied, and so that nobody's \
      journal can point at a file outside of it. Folders are separated by `/`, on every system.
      """,
    bad: [
      .fieldsOfCheckIn("photo = ⟦../2025/12-01.jpg⟧\n"),
      .fieldsOfCheckIn("photo = ⟦/home/me/eu.jpg⟧\n"),
      .fieldsOfCheckIn("photo = ⟦fotos\\eu.jpg⟧\n"),
      .fieldsOfCheckIn("photo = ⟦\"\"⟧\n"),
      .fieldsOfCheckIn("photo = ⟦fotos/⟧\n"),
    ],
    good: [
      .photo("01-05-0730.jpg"),
      .photo("fotos/orla.jpg"),
    ],
    .inEachCheckInFile { file, _, found in
      let reported = ReportedPlaces(file.diagnostics)
      for (checkIn, places) in zip(file.checkIns, file.places.checkIns) where checkIn.moment != nil {
        guard let written = checkIn.photo, let range = places.value(of: "photo"), !reported.touch(range) else {
          continue
        }
        guard case .refused(let why) = PhotoPlace(written, from: file.source.name) else { continue }
        let name = written.split(whereSeparator: { $0 == "/" || $0 == "\\" }).last.map(String.init)
        let isName = name.map { $0 != ".." && $0.contains(".") } ?? false
        let example = isName ? name ?? "" : "01-15-0730.jpg"
        found.add(
          file.source, range, "'\(shortened(written))' " + why,
          help:
            "put the photo beside this file and write its name: 'photo = \(example)'"
        )
      }
    }),
  Rule(
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
    }),
  Rule(
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
    }),
  Rule(
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
    }),
  Rule(
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
    }),
]

/// Returns the only photo that was taken in a minute, else the only one of its day.
private func taken(at moment: Moment, of names: [String], _ time: (String) -> Moment?) -> String? {
  let ofDay = names.filter { time($0)?.date == moment.date }
  let ofMinute = ofDay.filter { time($0) == moment }
  return ofMinute.count == 1 ? ofMinute.first : ofDay.count == 1 ? ofDay.first : nil
}

/// A photo that a check-in names.
package struct NamedPhoto {
  package let source: Source
  /// The moment of the check-in.
  let moment: Moment
  /// The path as the check-in has it.
  package let written: Ranged<String>
  /// The path relative to the journal; the file may be missing.
  package let path: String
  /// The faults of the file; empty if it was not read.
  let faults: Set<PhotoFault>
}

extension Journal {
  /// The photos that check-ins name and whose path stays inside.
  package var namedPhotos: [NamedPhoto] {
    var photos: [NamedPhoto] = []
    for file in checkIns {
      for (checkIn, places) in zip(file.checkIns, file.places.checkIns) {
        guard let moment = checkIn.moment, let written = checkIn.photo, let range = places.value(of: "photo"),
          case .inside(let path) = PhotoPlace(written, from: file.source.name)
        else { continue }
        let faults = photoFaults[path] ?? []
        photos.append(
          NamedPhoto(
            source: file.source, moment: moment, written: Ranged(written, range), path: path, faults: faults))
      }
    }
    return photos
  }
}

/// Returns the path of the folder that a file is in.
func folder(of path: String) -> Substring { path[..<(path.lastIndex(of: "/") ?? path.startIndex)] }
