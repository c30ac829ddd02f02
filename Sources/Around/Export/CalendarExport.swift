import Grammar
import Statistics
import Text
import Training
import Views

extension Exporter {
  /// iCalendar (RFC 5545) with floating times, which show the same wall clock in every time zone.
  static let calendar = Exporter(name: "ics", summary: "sessions and check-ins for a calendar") {
    export, write in
    write(event(["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//bumbum//export//EN", "CALSCALE:GREGORIAN"]))
    let stamp = "DTSTAMP:\(calendarDay(export.history.today))T000000Z"
    if let coming = export.coming {
      for session in coming.sessions { write(event(lines(of: session, coming, export.words, stamp))) }
      write(event(["END:VCALENDAR"]))
      return
    }
    var seen: [String: Int] = [:]
    /// Returns the unique name of an event: its start, and a number for a second one.
    func name(_ kind: String, _ moment: Moment) -> String {
      let name = "\(kind)-\(calendarTime(moment))"
      seen[name, default: 0] += 1
      return name + (seen[name] == 1 ? "" : "-\(seen[name] ?? 0)") + "@bumbum"
    }
    export.forEachSession { session in
      let title = session.title.isEmpty ? export.words("Session") : session.title
      let sets = session.done.map { exercise in
        "\(exercise.name): " + exercise.sets.map { export.words.set($0.set) }.joined(separator: ", ")
      }
      let location = session.session.fields.first { $0.name.lowercased() == "location" }
      write(
        event(
          ["BEGIN:VEVENT", "UID:\(name("session", session.moment))", stamp] + span(session) + [
            "SUMMARY:\(calendarText(title))",
            "DESCRIPTION:\(calendarText((sets + session.notes).joined(separator: "\n")))",
            location.map { "LOCATION:\(calendarText($0.value))" } ?? "", "END:VEVENT",
          ]))
    }
    for (moment, checkIn) in export.isWhole ? export.checkIns : [] where moment <= export.history.now {
      let notes = checkIn.notes.joined(separator: "\n")
      write(
        event([
          "BEGIN:VEVENT", "UID:\(name("check-in", moment))", stamp, start(moment),
          "SUMMARY:\(calendarText("\(checkIn.typeName): \(checkIn.titleText)"))",
          notes.isEmpty ? "" : "DESCRIPTION:\(calendarText(notes))",
          checkIn.location.map { "LOCATION:\(calendarText($0))" } ?? "", "END:VEVENT",
        ]))
    }
    write(event(["END:VCALENDAR"]))
  }
}

/// Returns the lines of a session to come, with an alarm half an hour before it or, without a time, at eight o'clock.
private func lines(
  of session: ComingSessions.Session, _ coming: ComingSessions, _ words: Words, _ stamp: String
) -> [String] {
  let exercises = session.exercises.map { index in
    "\(coming.file.plan.exercises[index].name): \(coming.file.target(index, words))"
  }
  let isTimed = session.day.time != nil
  return [
    "BEGIN:VEVENT", "UID:plan-\(calendarDay(session.day.date))@bumbum", stamp, start(session.day),
    isTimed ? "DURATION:PT\(coming.minutes)M" : "", "SUMMARY:\(calendarText(session.title))",
    "DESCRIPTION:\(calendarText(exercises.joined(separator: "\n")))", "BEGIN:VALARM", "ACTION:DISPLAY",
    "DESCRIPTION:\(calendarText(session.title))", "TRIGGER:\(isTimed ? "-PT30M" : "PT8H")", "END:VALARM", "END:VEVENT",
  ]
}

/// Returns lines with their endings, folded; empty ones are left out.
private func event(_ lines: [String]) -> String {
  var bytes: [UInt8] = []
  for line in lines where !line.isEmpty { fold(line, into: &bytes) }
  return String(decoding: bytes, as: UTF8.self)
}

/// Appends a line in parts of at most 75 bytes, each further one behind a blank (RFC 5545, 3.1), with letters whole.
private func fold(_ line: String, into bytes: inout [UInt8]) {
  let start = bytes.count
  bytes.append(line)
  var (first, most) = (start, 75)
  while bytes.count - first > most {
    var end = first + most
    while bytes[end] & 0xC0 == 0x80 { end -= 1 }
    bytes.insert(contentsOf: "\r\n ".utf8, at: end)
    (first, most) = (end + 3, 74)
  }
  bytes.append("\r\n")
}

private func calendarText(_ text: String) -> String {
  escaped(text, ["\\": "\\\\", ";": "\\;", ",": "\\,", "\t": " ", "\r": " ", "\n": "\\n"])
}

private func calendarDay(_ date: CivilDate) -> String { escaped(date.description, ["-": ""]) }

private func calendarTime(_ moment: Moment) -> String {
  calendarDay(moment.date) + (moment.time.map { "T" + escaped($0.description, [":": ""]) + "00" } ?? "")
}

private func start(_ moment: Moment) -> String {
  (moment.time == nil ? "DTSTART;VALUE=DATE:" : "DTSTART:") + calendarTime(moment)
}

/// Returns the lines of the start and the end.
private func span(_ session: ExportedSession) -> [String] {
  guard session.moment.time != nil, let end = session.end, end != session.moment else {
    return [start(session.moment)]
  }
  return [start(session.moment), "DTEND:" + calendarTime(end)]
}
