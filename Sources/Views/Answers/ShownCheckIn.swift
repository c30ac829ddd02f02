package import Format
import JSON
import Text
package import Training

/// A check-in and the file it stands in, as views show it.
package struct ShownCheckIn: Sendable {
  package let checkIn: CheckIn
  let source: Source
  /// Why the photo that it names can't be had; nil also where nobody looked.
  var photoTrouble: PhotoTrouble?

  /// Those up to a moment that are wanted, oldest first; of two at the same minute the one further down is the later. Each is
  /// made when it is asked for, as most views show few of many.
  static func all(
    in journal: Journal, until now: Moment, where isWanted: (CheckIn, Moment) -> Bool
  ) -> some RandomAccessCollection<ShownCheckIn> {
    var found: [(moment: Moment, file: Int, place: Int)] = []
    for (number, file) in journal.checkIns.enumerated() {
      for place in file.checkIns.indices {
        guard let moment = file.checkIns[place].moment, moment <= now,
          isWanted(file.checkIns[place], moment)
        else { continue }
        found.append((moment, number, place))
      }
    }
    found.sort { ($0.moment, $0.file, $0.place) < ($1.moment, $1.file, $1.place) }
    return found.lazy.map { found in
      let file = journal.checkIns[found.file]
      return ShownCheckIn(checkIn: file.checkIns[found.place], source: file.source)
    }
  }

  var members: Members {
    JSON.members(of: checkIn) + [("notes", .array(checkIn.notes.map { .string(source.text($0)) }))]
  }
}

/// Why there is no photo where a check-in names one.
enum PhotoTrouble: Sendable {
  case missing
  /// The path, or a link in it, leads out of the journal.
  case outside

  func text(_ words: Words) -> String {
    switch self {
    case .missing: words.photoMissing
    case .outside: words.photoOutside
    }
  }
}

extension ShownCheckIn {
  /// The same, looked at in a journal that was read with its photos.
  func lookedFor(in journal: Journal) -> ShownCheckIn {
    var found = self
    guard let written = checkIn.photo, photoPath(in: journal) == nil else { return found }
    let leadsOut =
      switch PhotoPlace(written.value, from: source.name) {
      case .inside(let path): journal.failures.contains { $0.path == path && $0.leadsOut }
      case .refused: written.value.hasPrefix("/") || written.value.split(separator: "/").contains("..")
      }
    found.photoTrouble = leadsOut ? .outside : .missing
    return found
  }

  /// Its photo's path in the journal; nil where it has none, or there is no such file in the journal.
  package func photoPath(in journal: Journal) -> String? {
    guard let written = checkIn.photo, case .inside(let path) = PhotoPlace(written.value, from: source.name),
      journal.photos[path] != nil
    else { return nil }
    return path
  }
}
