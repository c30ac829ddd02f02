package import Grammar
import Statistics
package import Text
package import Training

/// A check-in, with the photo that goes beside it.
package struct CheckInRequest: Sendable {
  /// A picture as it is written.
  package struct Photo: Sendable {
    package let bytes: [UInt8]
    /// The ending of its file: `jpg`.
    package let ending: String
    /// The change made to it, shown in brackets; nil for none.
    package let note: Message?

    package init(_ bytes: [UInt8], ending: String, note: Message? = nil) {
      (self.bytes, self.ending, self.note) = (bytes, ending, note)
    }
  }

  package var draft: CheckInDraft
  package var photo: Photo?
  /// Nothing but a day and a time: there is one a day.
  package var isQuick: Bool
  package var linksSession: Bool

  package init(_ draft: CheckInDraft, photo: Photo? = nil, isQuick: Bool = false, linksSession: Bool = true) {
    (self.draft, self.photo, self.isQuick, self.linksSession) = (draft, photo, isQuick, linksSession)
  }
}

/// A check-in that is written, or the one that was there.
package struct RecordedCheckIn: Recorded {
  package fileprivate(set) var changes = Changes()
  package let moment: Moment
  /// True if it was there: a quick one is made once a day.
  package fileprivate(set) var isThereAlready = false
  /// A file that can't be read, and may have the session that belongs to it.
  package fileprivate(set) var unread: Journal.Failure?
}

extension CheckInRequest {
  /// Returns the changes that add the check-in, and the photo before it: they land together or not at all.
  ///
  /// A check-in at that minute that has nothing but its header is filled in; beside another it takes the nearest free minute.
  package func record(in journal: Journal, now: Moment) throws(Refusal) -> RecordedCheckIn {
    let file = journal.checkInFile(of: draft.moment.date)
    var draft = draft
    // One may stand in the file of another month.
    let made = journal.checkIns.flatMap(\.checkIns).compactMap(\.moment)
    if isQuick, let today = made.filter({ $0.date == draft.moment.date && $0 <= now }).max() {
      return RecordedCheckIn(moment: today, isThereAlready: true)
    }
    let bare = zip(file.checkIns, file.places.checkIns).enumerated()
      .first { $1.0.moment == draft.moment && $1.1.isBare }?.offset
    if bare == nil, made.contains(draft.moment) {
      draft.moment = try freeMinute(
        from: Moment(draft.moment.date, draft.moment.time ?? .midnight), besides: Set(made), now: now)
    }
    var recorded = RecordedCheckIn(moment: draft.moment)
    if let photo {
      let folder = file.source.name.prefix { $0 != "." }.split(separator: "/").dropLast().joined(separator: "/")
      let name = photo.name(at: draft.moment, taken: Set(journal.photos.keys), in: folder)
      recorded.changes.create("\(folder)/\(name)", photo.bytes, note: photo.note)
      draft.photo = name
    }
    if linksSession, !isQuick {
      draft.session = journal.sessionToLink(at: draft.moment)
      recorded.unread = journal.failures.first(where: \.isOfLogs)
    }
    let edits = if let bare { try file.filling(checkIn: bare, with: draft) } else { try file.adding(draft) }
    try recorded.changes.edit(file.source.name, in: journal, edits)
    return recorded
  }
}

extension CheckInRequest.Photo {
  /// `01-15-0730.jpg`, with a number after it where that is taken.
  fileprivate func name(at moment: Moment, taken: Set<String>, in folder: String) -> String {
    let time = moment.time.map { "-\(padded($0.hour, 2))\(padded($0.minute, 2))" } ?? ""
    let stem = "\(padded(moment.date.month, 2))-\(padded(moment.date.day, 2))\(time)"
    return freeName(stem, ".\(ending)") { taken.contains("\(folder)/\($0)") }
  }
}

/// Returns a name with an ending, with a number from 2 on behind it where it is taken: `a.md`, `a-2.md`.
package func freeName(_ stem: String, _ ending: String, isTaken: (String) -> Bool) -> String {
  var (name, number) = (stem + ending, 2)
  while isTaken(name) {
    name = "\(stem)-\(number)\(ending)"
    number += 1
  }
  return name
}

extension Journal {
  /// The session under way, else the last one that began on that day by then.
  fileprivate func sessionToLink(at moment: Moment) -> Moment? {
    if let open = openSession?.session.moment, open.date == moment.date { return open }
    return logs.flatMap { $0.sessions.compactMap(\.moment) }.filter { $0.date == moment.date && $0 <= moment }.max()
  }
}
