package import Grammar
package import JSON
package import Text
package import Training

/// A check-in and its file, for views.
package struct ShownCheckIn: Sendable {
  package let checkIn: CheckIn
  package let source: Source
  /// The index in its file.
  package let index: Int
  /// The reason why its photo is missing; nil also if it was not looked for.
  var photoTrouble: PhotoTrouble?

  /// Returns the wanted check-ins up to a moment, oldest first; of two at one minute, the later one in the file is the
  /// later. Each is made on demand, as most views show few of many.
  static func all(
    in journal: Journal, until now: Moment, where isWanted: (CheckIn, Moment) -> Bool
  ) -> some RandomAccessCollection<ShownCheckIn> {
    var entries: [(moment: Moment, file: Int, index: Int)] = []
    for (number, file) in journal.checkIns.enumerated() {
      for index in file.checkIns.indices {
        guard let moment = file.checkIns[index].moment, moment <= now,
          isWanted(file.checkIns[index], moment)
        else { continue }
        entries.append((moment, number, index))
      }
    }
    entries.sort { ($0.moment, $0.file, $0.index) < ($1.moment, $1.file, $1.index) }
    return entries.lazy.map { entry in
      let file = journal.checkIns[entry.file]
      return ShownCheckIn(checkIn: file.checkIns[entry.index], source: file.source, index: entry.index)
    }
  }
}

extension ShownCheckIn: JSONObject {
  package var members: Members { checkIn.members + ["notes": checkIn.notes] }
}

/// The reason why a photo that a check-in names is missing.
enum PhotoTrouble: Sendable {
  case missing
  /// The path, or a link in it, leads out of the journal.
  case outside

  func text(_ words: Words) -> String {
    switch self {
    case .missing: words("not there")
    case .outside: words("leads out of the journal")
    }
  }
}

extension ShownCheckIn {
  /// Returns the check-in with the trouble of its photo; the journal has to be read with its photos.
  func lookedFor(in journal: Journal) -> ShownCheckIn {
    var result = self
    guard let written = checkIn.photo, photoPath(in: journal) == nil else { return result }
    let leadsOut =
      switch PhotoPlace(written, from: source.name) {
      case .inside(let path): journal.failures.contains { $0.path == path && $0.leadsOut }
      case .refused: written.hasPrefix("/") || written.split(separator: "/").contains("..")
      }
    result.photoTrouble = leadsOut ? .outside : .missing
    return result
  }

  /// Returns the photo's path in the journal; nil without a photo, or if the journal has no such file.
  package func photoPath(in journal: Journal) -> String? {
    guard let written = checkIn.photo, case .inside(let path) = PhotoPlace(written, from: source.name),
      journal.photos[path] != nil
    else { return nil }
    return path
  }
}
