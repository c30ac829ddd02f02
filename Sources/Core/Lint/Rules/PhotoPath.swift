import Grammar
import Text
import Training

extension Rule {
  static let photoPath = Rule(
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
    })
}
