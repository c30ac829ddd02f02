package import Text
package import Training

/// Edits of whole sessions.
extension Log {
  /// Returns the edit that opens a session, `2026-01-05 18:30-? Treino A`, at its place in time; 00:00 if the moment
  /// has no time, as an open session needs a start. The title is quoted if it must be; the tags are given as written, and
  /// the lines below without indentation.
  package func opening(
    _ moment: Moment, title: String? = nil, tags: [String] = [], lines: [String] = []
  ) -> [TextEdit] {
    let start = moment.time ?? .midnight
    let words = [title.map(SessionTitle.spelled) ?? ""] + tags
    let header = "\(moment.date) \(start)-?" + words.map { $0.isEmpty ? "" : " \($0)" }.joined()
    return [adding(Moment(moment.date, start), [header] + lines)]
  }

  /// Returns the edit that adds a session at its place in time, from its lines as a person wrote them, header first.
  /// They are indented as in the file. Throws if they are not exactly one session that reads without an error.
  package func adding(_ lines: [String]) throws(Refusal) -> [TextEdit] {
    var session = lines.map(\.trimmed).drop { $0.isEmpty }
    while session.last == "" { session.removeLast() }
    guard let header = session.first else {
      throw Refusal("a session is missing", help: "it begins '2026-01-05 18:30-19:42 Workout A'")
    }
    if let broken = session.first(where: { $0.unicodeScalars.contains("\n") }) {
      throw Refusal("'\(shortened(broken))' is more than one line", help: "give each line by itself")
    }
    let draft = LogReader.read(Source(name: "", text: session.joined(separator: "\n") + "\n"))
    if let failure = draft.diagnostics.failure(in: draft.source) { throw failure }
    guard draft.places.first?.header.lowerBound == 0 else {
      throw Refusal(
        "'\(shortened(header))' does not open a session", help: "it begins '2026-01-05 18:30-19:42 Workout A'")
    }
    guard draft.sessions.count == 1, let moment = draft.sessions[0].moment else {
      throw Refusal(
        "'\(shortened(draft.source.text(draft.places[draft.places.count - 1].header)))' opens a second session",
        help: "add one session at a time")
    }
    return [adding(moment, Array(session))]
  }

  /// Returns the edits that add sessions that were read before, each at its moment; the lines begin with the header.
  package func adding(_ sessions: [(moment: Moment, lines: [String])]) -> [TextEdit] {
    if sessions.count == 1 { return [adding(sessions[0].moment, sessions[0].lines)] }
    let text = EntryLines(source)
    return InsertionPlace.inserting(sessions, among: entries, in: text) { indented($0, like: max(0, $1 - 1), text) }
  }

  /// Returns the edit that ends an open session: its `?` becomes the time, which is on the next day if it is before the
  /// start. If `end` is the minute of the start, the session gets no end, as its length isn't known. Throws if the
  /// session is not open, or would take more than 12 hours.
  package func finishing(session index: Int, at end: TimeOfDay) throws(Refusal) -> [TextEdit] {
    guard sessions.indices.contains(index) else { throw Refusal("there is no such session") }
    let session = sessions[index]
    let header = shortened(source.text(places[index].header))
    guard session.isOpen else {
      throw Refusal(
        "'\(header)' is not open", help: "an open session is written '2026-01-05 18:30-?'")
    }
    guard let question = places[index].end, source.text(question) == "?" else {
      throw Refusal(
        "'\(header)' can't be read to its end",
        help: "correct it first: '2026-01-05 18:30-? Workout A'")
    }
    // A session without an end has no dash either.
    let times = source.bytes[..<question.lowerBound].lastIndex(where: \.isDigit).map { $0 + 1 } ?? question.lowerBound
    let edits = [
      end == session.start
        ? TextEdit(replacing: TextRange(times, question.upperBound), with: "")
        : TextEdit(replacing: question, with: end.description)
    ]
    guard let bytes = edits.applied(to: source.bytes) else { return edits }
    let after = LogReader.read(Source(name: source.name, bytes: bytes))
    if let failure = LogEdits.newMistakes(before: self, after: after).failure(in: after.source) { throw failure }
    return edits
  }

  /// Returns the edit that removes a session, by its index: from its header to its last text and the comments right
  /// below, and one of the blank lines around it. Other comments stay, and so do conflicts of a merge, from the first
  /// marker on. No edit for an unknown index, or a header in a conflict.
  package func removing(session index: Int) -> [TextEdit] {
    let text = EntryLines(source)
    guard sessions.indices.contains(index) else { return [] }
    let header = text.index(at: places[index].header.lowerBound)
    guard text.lines[header].kind != .conflict else { return [] }
    var first = header
    var last = lastLine(ofSession: index, in: text)
    let isBelowBlank = first == 0 || text.lines[first - 1].kind == .blank
    if isBelowBlank, last + 1 < text.lines.count, text.lines[last + 1].kind == .blank {
      last += 1
    } else if isBelowBlank, first > 0, last + 1 == text.lines.count {
      first -= 1
    }
    return [text.removing(first...last)]
  }
}

extension Log {
  /// Returns the index of a session's last line, see `EntryLines.lastLine`.
  func lastLine(ofSession index: Int, in text: EntryLines) -> Int {
    let next =
      index + 1 < places.count ? text.index(at: places[index + 1].header.lowerBound) : text.lines.count
    return text.lastLine(ofEntryAt: text.index(at: places[index].header.lowerBound), before: next)
  }

  private var entries: [InsertionPlace.Entry] { zip(places, sessions).map { Ranged($1.moment, $0.header) } }

  private func adding(_ moment: Moment, _ lines: [String]) -> TextEdit {
    let text = EntryLines(source)
    let insertion = InsertionPlace(of: moment, among: entries, in: text)
    return insertion.inserting(indented(lines, like: max(0, insertion.index - 1), text))
  }

  /// Returns the lines of a session, those below its header indented as the lines of another session.
  private func indented(_ lines: [String], like session: Int, _ text: EntryLines) -> [String] {
    let style = EntryStyle(self, text)
    let indentation = style.indentation(inSession: session)
    // The search for the indentation of sets on own lines reads the whole file, and few sessions need it.
    lazy var ofSets = style.indentationOfSets(below: indentation)
    return lines.enumerated().map { number, line in
      number == 0 || line.isEmpty ? line : (isMore(line) ? ofSets : indentation) + line
    }
  }

  private func isMore(_ line: String) -> Bool {
    // A line that begins with a letter or a digit continues no exercise.
    if let first = line.utf8.first, first.isLetter || first.isDigit { return false }
    var cursor = LineCursor(Source(name: "", text: line))
    return cursor.nextLine() && cursor.kind == .more
  }
}
