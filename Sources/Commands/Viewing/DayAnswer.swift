import JournalFormat
import JournalText
import Statistics
import Training

/// A day: its sessions, the records set in them, its check-ins.
struct DayAnswer {
  private let viewer: Viewer
  /// Nil where no day was asked for and no session says which.
  private let day: CivilDate?
  private let sessions: [SessionAnswer]
  /// Those still under way: they don't count yet, but nobody should think that they are lost.
  private let open: [Session]
  private let checkIns: [Found]

  /// A check-in, and the file it stands in.
  private struct Found {
    let checkIn: CheckIn
    let source: Source
  }

  init(_ viewer: Viewer, _ day: CivilDate?) {
    self.viewer = viewer
    self.day = day
    let isToCome = day.map { $0 > viewer.today } ?? true
    sessions = viewer.history.entries.filter { $0.moment.date == day }.map { SessionAnswer(viewer, $0) }
    open =
      isToCome ? [] : viewer.journal.logs.flatMap(\.sessions).filter { $0.isOpen && $0.date == day }
    let all = viewer.journal.checkIns.flatMap { file in
      file.checkIns.map { Found(checkIn: $0, source: file.source) }
    }
    checkIns =
      isToCome
      ? []
      : all.filter { $0.checkIn.moment?.date == day }.sorted {
        ($0.checkIn.moment?.time ?? .midnight) < ($1.checkIn.moment?.time ?? .midnight)
      }
  }

  private var words: Words { viewer.words }

  var text: String {
    guard let day else { return viewer.noSessions }
    var parts = sessions.map(\.text) + open.map(text)
    if !checkIns.isEmpty { parts.append(checkInText) }
    guard !parts.isEmpty else { return viewer.prose(words.noSessionOn(words.short(day))) }
    return ([viewer.style.bold(words.header(day))] + parts).joined(separator: "\n\n")
  }

  var json: [(name: String, value: JSON)] {
    [
      ("date", .day(day)), ("sessions", .array(sessions.map { .object($0.json) })),
      ("check_ins", .array(checkIns.map { .object(members(of: $0)) })),
    ]
  }
}

extension DayAnswer {
  private func text(of session: Session) -> String {
    let title = session.title.map { printable($0.value) } ?? words.session
    let heading = viewer.lines(of: "\(session.start.map { "\($0)  " } ?? "")\(title)").map {
      viewer.style.bold($0)
    }
    return (heading + viewer.lines(of: words.stillOpen)).joined(separator: "\n")
  }

  /// A line for each, and below it all that was noted.
  private var checkInText: String {
    let facts = checkIns.flatMap { found -> [Fact] in
      let checkIn = found.checkIn
      let what = [checkIn.type.map { words.name(of: $0) }, checkIn.title?.value].compactMap { $0 }
      let name = "\(viewer.style.glyph(checkIn.glyph)) \(checkIn.moment?.time?.description ?? "")"
      var remarks = [checkIn.location?.value, checkIn.calories.map { "\($0) kcal" }].compactMap { $0 }
      if let photo = checkIn.photo { remarks.append("\(words.withPhoto): \(photo.value)") }
      let lines = [remarks.joined(separator: " · ")] + checkIn.notes.map(found.source.text)
      return [Fact(name, what.isEmpty ? words.checkIn : printable(what.joined(separator: ": ")))]
        + lines.filter { !$0.isEmpty }.map { Fact("", viewer.style.dim(printable($0))) }
    }
    return FactList(title: words.checkIns, facts: facts).text(viewer.style, width: viewer.width)
  }

  private func members(of found: Found) -> [(name: String, value: JSON)] {
    JSON.members(of: found.checkIn) + [
      ("notes", .array(found.checkIn.notes.map { .string(found.source.text($0)) }))
    ]
  }
}
