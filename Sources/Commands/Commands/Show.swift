import JournalFormat
import JournalText
import Statistics
import Training

extension Command {
  static let show = Command(
    "show", "Print a day in full: its sessions set by set, records, check-ins", usage: ["show [DATE]"],
    details:
      "Without a date the last session. Times noted with 'at' show how long after the set before a set ended.",
    options: [.json],
    examples: [
      ("bumbum show", "the last session"),
      ("bumbum show yesterday", "that day"),
      ("bumbum show 2026-02-26 --json", "for a program"),
    ]
  ) { invocation throws(CommandFailure) in
    let viewer = try Viewer(invocation)
    let operands = invocation.arguments.operands
    guard operands.count <= 1 else {
      throw CommandFailure("'show' takes one day", help: "write 'bumbum show 2026-01-31'")
    }
    let days: ClosedRange<CivilDate>
    if let text = operands.first {
      days = try invocation.period(text)
      guard days.count == 1 else {
        throw CommandFailure(
          "'\(printable(text))' is more than a day",
          help: "write 'bumbum history --since \(days.lowerBound) --until \(days.upperBound)'")
      }
    } else if let last = viewer.history.entries.last {
      days = last.moment.date...last.moment.date
    } else {
      invocation.print(viewer.noSessions)
      return .success
    }
    let answer = DayAnswer(viewer, days.lowerBound)
    return try viewer.give("show", text: { answer.text }, json: { answer.json })
  }
}

/// A day: its sessions, the records set in them, its check-ins.
private struct DayAnswer {
  let viewer: Viewer
  let day: CivilDate
  let sessions: [SessionAnswer]
  let checkIns: [CheckIn]

  init(_ viewer: Viewer, _ day: CivilDate) {
    self.viewer = viewer
    self.day = day
    sessions = viewer.history.entries.filter { $0.moment.date == day }.map { SessionAnswer(viewer, $0) }
    checkIns = viewer.journal.checkIns.flatMap(\.checkIns).filter { $0.moment?.date == day }
  }

  var text: String {
    let words = viewer.words
    var parts = sessions.map(\.text)
    if !checkIns.isEmpty {
      let lines = checkIns.map { checkIn in
        let what = [checkIn.type.map { words.name(of: $0) }, checkIn.title?.value].compactMap { $0 }
        return Fact(
          "\(viewer.style.glyph(checkIn.glyph)) \(checkIn.moment?.time?.description ?? words.checkIn)",
          printable(what.joined(separator: ": ")),
          printable(checkIn.photo.map { "\(words.withPhoto): \($0.value)" } ?? ""))
      }
      parts.append(FactList(title: words.checkIns, facts: lines).text(viewer.style, width: viewer.width))
    }
    guard !parts.isEmpty else { return words.noSessionOn(words.short(day)) }
    return ([viewer.style.bold(words.header(day))] + parts).joined(separator: "\n\n")
  }

  var json: [(name: String, value: JSON)] {
    [
      ("date", .day(day)), ("sessions", .array(sessions.map { .object($0.json) })),
      ("check_ins", .array(checkIns.map { .object(JSON.members(of: $0)) })),
    ]
  }
}
