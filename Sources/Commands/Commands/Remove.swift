import Format
import Journal
import Statistics
import Text
import Training

extension Command {
  static let remove = Command(
    "remove", "Remove a session or a check-in by its date and time (asks first)",
    usage: ["remove session MOMENT", "remove checkin MOMENT"],
    details:
      """
      Removing a session leaves the check-in that belongs to it, without its link; removing a check-in leaves its photo.
      """,
    options: [
      Option("--yes", nil, "do not ask"),
      Option("--with-photo", nil, "of a check-in: its photo, too, unless another check-in has it"), .dryRun,
      .commit,
    ],
    examples: [
      ("bumbum remove session \"2026-01-05 18:30\"", "the session that began then"),
      ("bumbum remove checkin 2026-01-15", "the check-in that has only this date"),
    ]
  ) { invocation throws(CommandFailure) in
    let operands = invocation.arguments.operands
    guard operands.count >= 2, ["session", "checkin"].contains(operands[0]) else {
      throw CommandFailure(
        "say what to remove",
        help:
          "write 'bumbum remove session \"2026-01-05 18:30\"' or 'bumbum remove checkin \"2026-01-15 07:30\"'"
      )
    }
    let text = operands.dropFirst().joined(separator: " ")
    guard let moment = try invocation.saidMoment(text) else {
      throw CommandFailure("'\(printable(text))' is no date and time", help: "write '2026-01-05 18:30'")
    }
    let isSession = operands[0] == "session"
    let folder = try invocation.folder()
    var leftPhoto: String?
    let plan: (Journal) throws(CommandFailure) -> ChangeSet = { journal throws(CommandFailure) in
      var changes = ChangeSet()
      if isSession {
        guard let found = journal.session(at: moment) else {
          throw nothing("session", at: moment, journal.starts(on: moment.date))
        }
        try changes.remove(found, from: journal)
      } else {
        // One may stand in the file of another month.
        guard let file = journal.checkIns.first(where: { $0.checkIns.contains { $0.moment == moment } }),
          let place = file.checkIns.firstIndex(where: { $0.moment == moment })
        else {
          let made = journal.checkIns.flatMap(\.checkIns).compactMap(\.moment)
          throw nothing("check-in", at: moment, made.filter { $0.date == moment.date })
        }
        leftPhoto = file.photoPath(ofCheckIn: place, in: journal)
        if invocation.arguments.has("--with-photo"), let path = leftPhoto, let bytes = folder.photo(path) {
          changes.remove(path, bytes)
          leftPhoto = nil
        }
        try changes.edit(file.source.name, in: journal, file.removing(checkIn: place))
      }
      return changes
    }
    // What is not there, or can't be removed, is said before anything is asked.
    try invocation.rehearse(plan)
    let name = isSession ? "session" : "check-in"
    guard try invocation.confirm("Remove the \(name) of \(moment)?") else {
      invocation.say("nothing was changed")
      return .success
    }
    if try invocation.write(plan), let leftPhoto {
      let shown = printable(folder.shownPrefix + leftPhoto)
      invocation.say("its photo stays: \(shown) ('--with-photo' would have removed it)")
    }
    return .success
  }

  private static func nothing(_ name: String, at moment: Moment, _ others: [Moment]) -> CommandFailure {
    let list = others.map { "'\($0)'" }.joined(separator: ", ")
    return CommandFailure(
      "no \(name) begins at \(moment)",
      help: list.isEmpty ? "there is none on that day" : "on that day: \(list)")
  }
}

extension ChangeSet {
  /// Removes a session, and the links to it out of the check-ins, unless another session begins at that very minute.
  mutating func remove(_ found: FoundSession, from journal: Journal) throws(CommandFailure) {
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
