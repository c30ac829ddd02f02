package import Grammar
import Statistics
package import Text
package import Training

/// The removal of an entry, by its moment.
package struct Removal: Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    case session, checkin, measure, skip
  }

  package let kind: Kind
  /// The moment; without a time, the entry has to be the only one of its kind on the day.
  package let moment: Moment
  /// True if the photo of a check-in is removed too, unless another check-in has it.
  package var isWithPhoto = false

  package init(_ kind: Kind, at moment: Moment) { (self.kind, self.moment) = (kind, moment) }
}

/// An entry that is removed, after a person says yes.
package struct RecordedRemoval: Recorded {
  package fileprivate(set) var changes: Changes
  /// The path of the check-in's photo, if it stays.
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
        "there is no \(kind.noun) of \(day: moment)", help: entries.isEmpty ? nil : "on that day: \(others)")
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
    removal.changes.question = "Remove the \(kind.noun) of \(entry.shown)?"
    return removal
  }
}

extension Removal {
  /// Returns the removals of the entries of a day.
  package static func all(on date: CivilDate, in journal: Journal) -> [Removal] {
    Kind.allCases.flatMap { kind in journal.entries(of: kind, on: date).map { Removal(kind, at: $0.moment) } }
  }

  /// The command of the removal: `bumbum remove session "2026-01-05 18:30"`.
  package var command: String { "bumbum remove \(kind) \(moment.time == nil ? "\(moment)" : "\"\(moment)\"")" }
}

extension Removal.Kind {
  fileprivate var noun: Message {
    switch self {
    case .session: "session"
    case .checkin: "check-in"
    case .measure: "measure"
    case .skip: "skip"
    }
  }
}

/// An entry that can be removed, and where it is.
private struct RemovableEntry {
  enum Place {
    case session(FoundSession)
    /// A check-in, skip or measure, with its header.
    case entry(CheckInFile, TextRange)
  }

  let moment: Moment
  let place: Place
  /// The moment or days, as a message shows them.
  var shown: Message
  /// The path of the photo that only this check-in has.
  var photo: String?

  init(_ moment: Moment, _ place: Place, shown: Message? = nil, photo: String? = nil) {
    (self.moment, self.place, self.shown, self.photo) = (moment, place, shown ?? "\(day: moment)", photo)
  }
}

extension Journal {
  /// Returns the entries of a day from all files, as an entry may be in another month's. A skip is on each of its days.
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
            let last: Message = days.lowerBound == days.upperBound ? "" : " .. \(day: days.upperBound)"
            return RemovableEntry(Moment(date), .entry(file, place.header), shown: "\(day: days.lowerBound)\(last)")
          }
        }
      }
    return entries.filter { $0.moment.date == date }
  }

  /// Returns the path of an existing photo that only this check-in has; nil for others.
  private func ownPhoto(of checkIn: CheckIn, in file: CheckInFile) -> String? {
    guard let path = checkIn.photoPath(in: file), photos[path] != nil else { return nil }
    return photoPaths.count { $0 == path } == 1 ? path : nil
  }

  /// The paths of photos in check-ins, once for each check-in.
  package var photoPaths: [String] {
    checkIns.flatMap { file in file.checkIns.compactMap { $0.photoPath(in: file) } }
  }
}

extension CheckIn {
  /// Returns the path of the check-in's photo in the journal; nil without one, or if the path leads out of it.
  fileprivate func photoPath(in file: CheckInFile) -> String? {
    guard let photo, case .inside(let path) = PhotoPlace(photo, from: file.source.name) else { return nil }
    return path
  }
}
