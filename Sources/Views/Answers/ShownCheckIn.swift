package import Format
import JSON
import Text
package import Training

/// A check-in and the file it stands in, as views show it.
package struct ShownCheckIn: Sendable {
  package let checkIn: CheckIn
  let source: Source
  /// It names a photo that is not there; false where nobody looked.
  var isPhotoMissing = false

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

extension ShownCheckIn {
  /// Its photo's path in the journal; nil where it has none, or there is no such file in the journal.
  package func photoPath(in journal: Journal) -> String? {
    guard let written = checkIn.photo, case .inside(let path) = PhotoPlace(written.value, from: source.name),
      journal.photos[path] != nil
    else { return nil }
    return path
  }
}
