import Grammar
import Storage
import Statistics
import Text
import Training

extension Command {
  static let remove = Command(
    "remove", "Remove a session, a check-in, a measure or skipped days by the date and time (asks first)",
    usage: ["remove session MOMENT", "remove checkin MOMENT", "remove measure MOMENT", "remove skip DATE"],
    details:
      """
      The time may be missing where there is one of them on that day. Removing a session leaves the check-in that belongs to
      it, without its link; removing a check-in leaves its photo. What was written last 'bumbum undo' takes back.
      """,
    options: [
      Option("--yes", nil, "do not ask"),
      Option("--with-photo", nil, "of a check-in: its photo, too, unless another check-in has it"), .dryRun,
      .commit,
    ],
    examples: [
      ("bumbum remove session \"2026-01-05 18:30\"", "the session that began then"),
      ("bumbum remove checkin 2026-01-15", "the check-in of that day"),
      ("bumbum remove measure today", "a weight that was wrong"),
      ("bumbum remove skip 2026-01-20", "the skip that has this day"),
    ]
  ) { invocation throws(Refusal) in
    let operands = invocation.arguments.operands
    guard let kind = operands.first.flatMap({ Kind(rawValue: $0) }), operands.count >= 2 else {
      let example = operands.first.flatMap { Kind(rawValue: $0) } ?? .session
      throw Refusal(
        "say what to remove",
        help: example == .session
          ? "write 'bumbum remove session \"2026-01-05 18:30\"'; so are 'checkin', 'measure' and 'skip' removed"
          : "write 'bumbum remove \(example.rawValue) 2026-01-15'")
    }
    let text = operands.dropFirst().joined(separator: " ")
    guard let moment = try invocation.saidMoment(text) else {
      throw Refusal("'\(printable(text))' is no date and time", help: "write '2026-01-05 18:30'")
    }
    let folder = try invocation.folder()
    var leftPhoto: String?
    var shown = moment.description
    let plan: (Journal) throws(Refusal) -> ChangeSet = { journal throws(Refusal) in
      var changes = ChangeSet()
      let places = journal.places(of: kind, on: moment.date)
      let exact = places.first { $0.moment == moment }
      guard let place = exact ?? (moment.time == nil && places.count == 1 ? places.first : nil) else {
        throw nothing(kind, at: moment, places.map(\.moment))
      }
      shown = place.shown
      switch place.entry {
      case .session(let found): try changes.remove(found, from: journal)
      case .checkIn(let file, let number):
        leftPhoto = file.photoPath(ofCheckIn: number, in: journal)
        if invocation.arguments.has("--with-photo"), let path = leftPhoto, let bytes = folder.photo(path) {
          changes.remove(path, bytes)
          leftPhoto = nil
        }
        try changes.edit(file.source.name, in: journal, file.removing(checkIn: number))
      case .measure(let file, let number):
        try changes.edit(file.source.name, in: journal, file.removing(measure: number))
      case .skip(let file, let number): try changes.edit(file.source.name, in: journal, file.removing(skip: number))
      }
      return changes
    }
    // What is not there, or can't be removed, is said before anything is asked.
    try invocation.rehearse(plan)
    guard try invocation.confirm(kind.question(shown)) else {
      invocation.say("nothing was changed")
      return .success
    }
    if try invocation.write(plan), let leftPhoto {
      let shown = printable(folder.shownPrefix + leftPhoto)
      invocation.say("its photo stays: \(shown) ('--with-photo' would have removed it)")
    }
    return .success
  }

  private static func nothing(_ kind: Kind, at moment: Moment, _ others: [Moment]) -> Refusal {
    let list = others.map { "'\($0)'" }.joined(separator: ", ")
    return Refusal(
      kind.nothing(at: moment),
      help: list.isEmpty ? "there is none on that day" : "on that day: \(list)")
  }
}

/// What can be removed.
private enum Kind: String {
  case session, checkin, measure, skip

  func question(_ shown: String) -> Message {
    switch self {
    case .session: "Remove the session of \(shown)?"
    case .checkin: "Remove the check-in of \(shown)?"
    case .measure: "Remove the measure of \(shown)?"
    case .skip: "Remove the skip of \(shown)?"
    }
  }

  func nothing(at moment: Moment) -> Message {
    switch self {
    case .session: "no session begins at \(moment)"
    case .checkin: "no check-in begins at \(moment)"
    case .measure: "no measure is of \(moment)"
    case .skip: "no skip is of \(moment)"
    }
  }
}

/// Something that can be removed, and where it stands.
private struct RemovablePlace {
  enum Entry {
    case session(FoundSession)
    case checkIn(CheckInFile, Int)
    case measure(CheckInFile, Int)
    case skip(CheckInFile, Int)
  }

  let moment: Moment
  let entry: Entry
  /// Its moment, or its days.
  let shown: String

  init(_ moment: Moment, _ entry: Entry, shown: String? = nil) {
    (self.moment, self.entry, self.shown) = (moment, entry, shown ?? moment.description)
  }
}

extension Journal {
  /// In all files: an entry may stand in the one of another month. Of a skip each of its days is its moment.
  fileprivate func places(of kind: Kind, on date: CivilDate) -> [RemovablePlace] {
    if kind == .session {
      return starts(on: date).compactMap { moment in session(at: moment).map { RemovablePlace(moment, .session($0)) } }
    }
    return checkIns.flatMap { file -> [RemovablePlace] in
      switch kind {
      case .session: []
      case .checkin:
        file.checkIns.indices.compactMap { place in
          file.checkIns[place].moment.map { RemovablePlace($0, .checkIn(file, place)) }
        }
      case .measure:
        file.measures.indices.compactMap { place in
          file.measures[place].moment.map { RemovablePlace($0, .measure(file, place)) }
        }
      case .skip:
        file.skips.indices.compactMap { place in
          file.skips[place].days.flatMap { days in
            days.contains(date) ? RemovablePlace(Moment(date), .skip(file, place), shown: days.shown) : nil
          }
        }
      }
    }.filter { $0.moment.date == date }
  }
}

extension ClosedRange<CivilDate> {
  /// `2026-01-20 .. 2026-01-24`, a day alone as its date.
  fileprivate var shown: String { lowerBound == upperBound ? lowerBound.description : "\(lowerBound) .. \(upperBound)" }
}

extension ChangeSet {
  /// Removes a session, and the links to it out of the check-ins, unless another session begins at that very minute.
  mutating func remove(_ found: FoundSession, from journal: Journal) throws(Refusal) {
    try edit(found.log.source.name, in: journal, found.log.removing(session: found.place))
    guard let start = found.session.moment, journal.starts(on: start.date).count(where: { $0 == start }) == 1
    else { return }
    for file in journal.checkIns {
      let edits = file.removingLinks(to: start)
      if !edits.isEmpty { try edit(file.source.name, in: journal, edits) }
    }
  }
}

extension CheckInFile {
  /// The path of a photo that this check-in alone has, and that is there.
  fileprivate func photoPath(ofCheckIn place: Int, in journal: Journal) -> String? {
    func path(_ checkIn: CheckIn, _ file: CheckInFile) -> String? {
      guard let written = checkIn.photo,
        case .inside(let path) = PhotoPlace(written.value, from: file.source.name)
      else { return nil }
      return path
    }
    guard let mine = path(checkIns[place], self), journal.photos[mine] != nil else { return nil }
    let uses = journal.checkIns.reduce(0) { sum, file in sum + file.checkIns.count { path($0, file) == mine } }
    return uses == 1 ? mine : nil
  }
}

extension Journal {
  fileprivate func starts(on date: CivilDate) -> [Moment] {
    logs.flatMap { $0.sessions.compactMap(\.moment) }.filter { $0.date == date }
  }
}
