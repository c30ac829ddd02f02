import Text
import Training
import Views

extension Exporter {
  static let org = Exporter(name: "org", summary: "a heading and a table a session, for Emacs") {
    export, write in
    let names = CalendarWords.weekdays.map { $0.english.prefix(3) }
    export.forEachSession { session in
      let day = "\(session.moment.date) \(names[session.moment.date.weekday - 1])"
      var clock = session.moment.time.map { " \($0)" } ?? ""
      if let end = session.end, let time = end.time, session.moment.time != nil {
        let isSameDay = end.date == session.moment.date
        clock += isSameDay ? "-\(time)" : "]--[\(end.date) \(names[end.date.weekday - 1]) \(time)"
      }
      let title = session.title.isEmpty ? export.words("Session") : session.title
      write("* \(title)\n[\(day)\(clock)]\n")
      write(
        tableText(session, export.words, rule: "|---+---+---+---|") {
          escaped($0, ["|": "\\vert{}"])
        })
      for note in session.notes { write("- \(note)\n") }
      write("\n")
    }
  }

  static let markdown = Exporter(name: "md", summary: "the same in Markdown") { export, write in
    export.forEachSession { session in
      let title = session.title.isEmpty ? "" : " \(markdownText(session.title))"
      let end = session.session.endTime.map { "-\($0)" } ?? ""
      write("## \(session.moment)\(end)\(title)\n\n")
      write(tableText(session, export.words, rule: "|---|---|---|---|", escape: markdownText))
      if !session.notes.isEmpty { write("\n") }
      for note in session.notes { write("> \(markdownText(note))\n") }
      write("\n")
    }
  }
}

/// Returns a table with a row for each set, the exercise's name in its first; a skipped one has a row for that.
private func tableText(
  _ session: ExportedSession, _ words: Words, rule: String, escape: (String) -> String
) -> String {
  var rows: [[String]] = []
  for exercise in session.exercises {
    let name = escape((exercise.performed.isSuperset ? "+ " : "") + exercise.name)
    let notes = exercise.notes.map(escape).joined(separator: "; ")
    if let missing = words.missingSets(exercise.performed) { rows.append([name, "", missing, notes]) }
    for set in exercise.sets {
      let remarks =
        (set.number == 1 ? [notes] : []) + [marks(set.set, words)] + set.notes.map(escape)
      rows.append([
        set.number == 1 ? name : "", String(set.number), words.set(set.set),
        remarks.filter { !$0.isEmpty }.joined(separator: "; "),
      ])
    }
  }
  guard !rows.isEmpty else { return "" }
  let head = [words("Exercise"), "#", words("Sets"), words("Notes")]
  let lines = [row(head), rule] + rows.map(row)
  return lines.map { $0 + "\n" }.joined()
}

private func row(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |" }

private func marks(_ set: WorkSet, _ words: Words) -> String {
  SetMark.all.filter(\.isInTables).compactMap { words.text(of: $0, set) }.joined(separator: ", ")
}

/// Returns a text with the signs escaped that Markdown would read.
private func markdownText(_ text: String) -> String {
  escaped(
    text,
    [
      "\\": "\\\\", "`": "\\`", "*": "\\*", "_": "\\_", "[": "\\[", "]": "\\]", "<": "\\<", ">": "\\>",
      "|": "\\|",
      "#": "\\#",
    ])
}
