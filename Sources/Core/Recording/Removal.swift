package import Grammar
import Statistics
package import Text
package import Training

/// An entry that is removed, found by when it is.
package struct Removal: Sendable {
  package enum Kind: String, Sendable {
    case session, checkin, measure, skip
  }

  package let kind: Kind
  /// Without a time it is the only one of its kind on that day.
  package let moment: Moment
  /// The photo of a check-in goes, too, unless another check-in has it.
  package var isWithPhoto: Bool

  package init(_ kind: Kind, at moment: Moment, isWithPhoto: Bool = false) {
    (self.kind, self.moment, self.isWithPhoto) = (kind, moment, isWithPhoto)
  }
}

/// An entry that is removed, once a person says yes.
package struct RecordedRemoval: Recorded {
  package fileprivate(set) var changes: Changes
  /// The path of the check-in's photo, which stays.
  package fileprivate(set) var leftPhoto: String?
}

extension Removal {
  /// - Parameter photo: Reads a photo of the journal.
  package func record(
    in journal: Journal, photo: (String) -> [UInt8]? = { _ in nil }
  ) throws(Refusal) -> RecordedRemoval {
    let entries = journal.entries(of: kind, on: moment.date)
    let exact = entries.first { $0.moment == moment }
    guard let entry = exact ?? (moment.time == nil && entries.count == 1 ? entries.first : nil) else {
      let others = entries.map { "'\($0.moment)'" }.joined(separator: ", ")
      throw Refusal(
        kind.isMissing(at: moment), help: entries.isEmpty ? "there is none on that day" : "on that day: \(others)")
    }
    var removal = RecordedRemoval(changes: Changes())
    switch entry.place {
    case .session(let found): removal.changes = try journal.removing(found)
    case .entry(let file, let header):
      if let path = entry.photo {
        if isWithPhoto, let bytes = photo(path) {
          removal.changes.remove(path, bytes)
        } else {
          removal.leftPhoto = path
        }
      }
      try removal.changes.edit(file.source.name, in: journal, file.removing(entryAt: header))
    }
    removal.changes.question = kind.question(entry.shown)
    return removal
  }
}

extension Removal.Kind {
  fileprivate func question(_ shown: String) -> Message {
    switch self {
    case .session: "Remove the session of \(shown)?"
    case .checkin: "Remove the check-in of \(shown)?"
    case .measure: "Remove the measure of \(shown)?"
    case .skip: "Remove the skip of \(shown)?"
    }
  }

  fileprivate func isMissing(at moment: Moment) -> Message {
    switch self {
    case .session: "no session begins at \(moment)"
    case .checkin: "no check-in begins at \(moment)"
    case .measure: "no measure is of \(moment)"
    case .skip: "no skip is of \(moment)"
    }
  }
}

/// Something that can be removed, and where it stands.
private struct RemovableEntry {
  enum Place {
    case session(FoundSession)
    /// The header of an entry.
    case entry(CheckInFile, TextRange)
  }

  let moment: Moment
  let place: Place
  /// Its moment, or its days.
  var shown: String
  /// The photo that this check-in alone has.
  var photo: String?

  init(_ moment: Moment, _ place: Place, shown: String? = nil, photo: String? = nil) {
    (self.moment, self.place, self.shown, self.photo) = (moment, place, shown ?? moment.description, photo)
  }
}

extension Journal {
  /// Looks in all files: an entry may stand in the one of another month. Each day of a skip is its moment.
  fileprivate func entries(of kind: Removal.Kind, on date: CivilDate) -> [RemovableEntry] {
    let entries =
      switch kind {
      case .session:
        starts(on: date).compactMap { start in session(at: start).map { RemovableEntry(start, .session($0)) } }
      case .checkin:
        checkIns.flatMap { file in
          zip(file.checkIns, file.places.checkIns).compactMap { checkIn, place in
            checkIn.moment.map {
              RemovableEntry($0, .entry(file, place.header), photo: ownPhoto(of: checkIn, in: file))
            }
          }
        }
      case .measure:
        checkIns.flatMap { file in
          zip(file.measures, file.places.measures).compactMap { measure, place in
            measure.moment.map { RemovableEntry($0, .entry(file, place.header)) }
          }
        }
      case .skip:
        checkIns.flatMap { file in
          zip(file.skips, file.places.skips).compactMap { skip, place -> RemovableEntry? in
            guard let days = skip.days, days.contains(date) else { return nil }
            let last = days.lowerBound == days.upperBound ? "" : " .. \(days.upperBound)"
            return RemovableEntry(Moment(date), .entry(file, place.header), shown: "\(days.lowerBound)\(last)")
          }
        }
      }
    return entries.filter { $0.moment.date == date }
  }

  /// The path of a photo that a check-in alone has, and that is there.
  private func ownPhoto(of checkIn: CheckIn, in file: CheckInFile) -> String? {
    guard let path = checkIn.photoPath(in: file), photos[path] != nil else { return nil }
    return photoPaths.count { $0 == path } == 1 ? path : nil
  }

  /// The paths of the photos that check-ins name, once for each that does.
  package var photoPaths: [String] {
    checkIns.flatMap { file in file.checkIns.compactMap { $0.photoPath(in: file) } }
  }
}

extension CheckIn {
  /// The path of its photo in the journal; nil where it has none in there.
  fileprivate func photoPath(in file: CheckInFile) -> String? {
    guard let photo, case .inside(let path) = PhotoPlace(photo, from: file.source.name) else { return nil }
    return path
  }
}
