package import Grammar
import Statistics
package import Text
package import Training

/// A check-in to write, with its photo.
package struct CheckInRequest: Sendable {
  /// A picture to write.
  package struct Photo: Sendable {
    package let bytes: [UInt8]
    /// The extension of the file: `jpg`.
    package let ending: String
    /// The change made to it, shown in brackets; nil for none.
    package let note: Message?

    package init(_ bytes: [UInt8], ending: String, note: Message? = nil) {
      (self.bytes, self.ending, self.note) = (bytes, ending, note)
    }
  }

  package let moment: Moment
  package let checkIn: CheckIn
  /// The word for the type as it was typed; nil without one.
  package let typed: String?
  package var photo: Photo?
  /// True if the check-in has only a day and a time, and is made once a day.
  package var isQuick: Bool
  package var linksSession: Bool
  /// True if it is of now, as nothing says when it was.
  package var isOfNow: Bool
  /// The most minutes since a bare check-in for which one of now says more of the same training.
  private static let longestWait = 180

  package init(
    _ checkIn: CheckIn = CheckIn(), at moment: Moment, typed: String? = nil, photo: Photo? = nil,
    isQuick: Bool = false, linksSession: Bool = true, isOfNow: Bool = false
  ) {
    (self.checkIn, self.moment, self.typed, self.photo) = (checkIn, moment, typed, photo)
    (self.isQuick, self.linksSession, self.isOfNow) = (isQuick, linksSession, isOfNow)
  }
}

/// A check-in that was written, or was there already.
package struct RecordedCheckIn: Recorded {
  package fileprivate(set) var changes = Changes()
  package let moment: Moment
  /// True if a quick check-in was there already, as one is made once a day.
  package fileprivate(set) var isThereAlready = false
  /// True if it is a bare one that says more now.
  package fileprivate(set) var isFilledIn = false
  /// A file that can't be read, and may have the session that belongs to it.
  package fileprivate(set) var unread: Journal.Failure?
}

extension CheckInRequest {
  /// The sets that the title says, `5km "easy"` for `easy 5k`; nil for another title, and for a time of the day.
  package var sets: String? {
    guard linksSession, let title = checkIn.title, TimeOfDay(said: title) == nil,
      let exercise = typed.flatMap(ExerciseType.exercise)
    else { return nil }
    let words = title.split(separator: " ")
    let amount = words.drop { !$0.contains(where: \.isNumber) }
    // In '5k easy 27:30' a remark stands between.
    let numbers = words.filter { $0.contains(where: \.isNumber) }
    let ways = [amount + words.dropLast(amount.count), numbers + words.filter { !numbers.contains($0) }]
    return ways.compactMap { way in
      try? TypedSets(way.joined(separator: " "), of: KnownSets(exercise, unit: .kg)).text
    }.first { text in
      (try? SetText(text))?.sets.allSatisfy { $0.time != nil || $0.distance != nil } ?? false
    }
  }

  /// Returns the changes that add the check-in, the photo and the session that its title says: all are written, or none.
  ///
  /// A check-in at that minute that has nothing but a session is filled in, or for one of now the last of three hours.
  package func record(in journal: Journal, now: Moment, answers: Answers = Answers()) throws(Refusal) -> RecordedCheckIn
  {
    let file = journal.checkInFile(of: moment.date)
    // A check-in may be in the file of another month.
    let made = journal.checkIns.flatMap(\.checkIns).compactMap(\.moment).filter { $0.date == moment.date }
    if isQuick, let today = made.filter({ $0 <= now }).max() {
      return RecordedCheckIn(moment: today, isThereAlready: true)
    }
    let bare = Array(zip(file.checkIns, file.places.checkIns)).lastIndex { checkIn, places in
      guard let other = checkIn.moment, places.isBare else { return false }
      return other == moment
        || isOfNow && other.date == moment.date && other.time != nil
          && 0...Self.longestWait ~= moment.minutes(since: other)
    }
    let kept = bare.flatMap { file.checkIns[$0].moment } ?? moment
    var checkIn = checkIn
    var recorded = RecordedCheckIn(moment: kept)
    recorded.isFilledIn = bare != nil
    if bare == nil, moment.time != nil, made.contains(moment) {
      recorded.changes.remarks.append("this is a second check-in of that minute; 'bumbum undo' takes it out")
    }
    if let photo {
      let folder = file.source.name.prefix { $0 != "." }.split(separator: "/").dropLast().joined(separator: "/")
      let name = photo.name(at: kept, taken: Set(journal.photos.keys), in: folder)
      recorded.changes.create("\(folder)/\(name)", photo.bytes, note: photo.note)
      checkIn.photo = name
    }
    if linksSession {
      let isLinked = bare.map { file.checkIns[$0].session != nil } ?? false
      checkIn.session = isLinked ? nil : journal.sessionToLink(of: checkIn, at: kept)
      recorded.unread = journal.failures.first(where: \.isOfLogs)
      if !isLinked, checkIn.session == nil, let session = try session(at: kept, in: journal, now: now, answers) {
        recorded.changes = recorded.changes.followed(by: session.changes)
        checkIn.session = session.start
      }
    }
    let edits =
      if let bare {
        try file.filling(checkIn: bare, with: checkIn, typed: typed)
      } else {
        try file.adding(checkIn, at: kept, typed: typed)
      }
    try recorded.changes.edit(file.source.name, in: journal, edits)
    return recorded
  }

  /// Returns the session that the title says, with its line as the remark; nil without one. The exercise is that of the journal.
  private func session(
    at moment: Moment, in journal: Journal, now: Moment, _ answers: Answers
  ) throws(Refusal) -> RecordedSession? {
    guard let sets, let typed else { return nil }
    let known = ExerciseCatalog(journal).entries.first { ExerciseType($0.name) == checkIn.type }?.name
    let line = "\(known ?? typed): \(sets)"
    var recorded = try journal.adding(session: ["\(moment)", line], isNew: true, now: now, answers: answers)
    recorded.changes.remarks = ["in the log, too: \(line)"]
    return recorded
  }
}

extension CheckInRequest.Photo {
  /// Returns a photo's name, `01-15-0730.jpg`, with a number behind it if it is taken.
  fileprivate func name(at moment: Moment, taken: Set<String>, in folder: String) -> String {
    let time = moment.time.map { "-\(padded($0.hour, 2))\(padded($0.minute, 2))" } ?? ""
    let stem = "\(padded(moment.date.month, 2))-\(padded(moment.date.day, 2))\(time)"
    return freeName(stem, ".\(ending)") { taken.contains("\(folder)/\($0)") }
  }
}

/// Returns a name with an extension, with a number from 2 on behind it if it is taken: `a.md`, `a-2.md`.
package func freeName(_ stem: String, _ ending: String, isTaken: (String) -> Bool) -> String {
  var (name, number) = (stem + ending, 2)
  while isTaken(name) {
    name = "\(stem)-\(number)\(ending)"
    number += 1
  }
  return name
}

extension Journal {
  /// Returns the start of the session that a check-in is of: the one under way if it is of that day, else the day's last one
  /// that began by then.
  ///
  /// Nil without any, if that session has a check-in, or if a run or the like has a title of its own and the session is no
  /// such training.
  fileprivate func sessionToLink(of checkIn: CheckIn, at moment: Moment) -> Moment? {
    func isOfDay(_ session: Session) -> Bool { session.moment?.date == moment.date }
    let begun = logs.flatMap(\.sessions).filter { session in
      isOfDay(session) && session.moment.map { $0 <= moment } ?? false
    }
    let last = begun.max { ($0.moment ?? moment) < ($1.moment ?? moment) }
    guard let session = openSession.map(\.session).flatMap({ isOfDay($0) ? $0 : nil }) ?? last,
      let start = session.moment,
      !checkIns.flatMap(\.checkIns).contains(where: { $0.session == start })
    else { return nil }
    let type = checkIn.type ?? .gym
    let hasOwnTitle = checkIn.title.map { ExerciseType($0) != type } ?? false
    let mayBeMeant = [.gym, .strengthTraining].contains(type) || !hasOwnTitle
    return mayBeMeant || ExerciseType(of: session, in: self) == type ? start : nil
  }
}
