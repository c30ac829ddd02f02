import Format
import JSON
import Statistics
import Text
import Training

/// A day: its sessions, the records set in them, its check-ins.
struct DayAnswer {
  private let viewer: Viewer
  /// Nil where no day was asked for and no session says which.
  private let day: CivilDate?
  private let sessions: [SessionAnswer]
  /// Those still under way: they don't count yet, but nobody should think that they are lost.
  private let open: [Session]
  private let checkIns: [ShownCheckIn]
  private let album: PhotoAlbum?

  init(_ viewer: Viewer, _ day: CivilDate?, _ album: PhotoAlbum? = nil) {
    self.album = album
    self.viewer = viewer
    self.day = day
    let isToCome = day.map { $0 > viewer.today } ?? true
    let entries = viewer.history.entries.filter { $0.moment.date == day }
    let beaten = entries.isEmpty ? [:] : RecordHistory.beaten(viewer.history)
    var notes = LogNotes()
    sessions = entries.map { SessionAnswer(viewer, $0, records: beaten[$0] ?? [], &notes) }
    open =
      isToCome ? [] : viewer.journal.logs.flatMap(\.sessions).filter { $0.isOpen && $0.date == day }
    checkIns = Array(ShownCheckIn.all(in: viewer.journal, until: viewer.today) { $1.date == day })
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
      ("check_ins", .array(checkIns.map { .object($0.members) })),
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

  private var checkInText: String {
    CheckInList(viewer: viewer, checkIns: checkIns, album: album) {
      $0.checkIn.moment?.time?.description ?? ""
    }.text
  }
}
