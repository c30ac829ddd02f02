package import Text
package import Training

/// Edits of whole sessions.
extension Log {
  /// Opens a session: `2026-01-05 18:30-? Treino A`, at its place in time. A moment without a time is 00:00, for an open
  /// session has a start. The title is quoted where it needs it; the tags are as they stand in a header.
  package func opening(_ moment: Moment, title: String? = nil, tags: [String] = []) -> [TextEdit] {
    let start = moment.time ?? .midnight
    let words = [title.map(SessionTitle.spelled) ?? ""] + tags
    let header = "\(moment.date) \(start)-?" + words.map { $0.isEmpty ? "" : " \($0)" }.joined()
    return [insertionPlace(of: Moment(moment.date, start), in: EntryLines(source)).inserting([header])]
  }

  /// Adds a session at its place in time: its header, then its lines, as a person wrote them, one element each. They are
  /// indented as the file is. Fails where they are not one session that reads without an error.
  ///
  /// `draft` is what they were read as, with a line feed behind each, where they were.
  package func adding(_ lines: [String], readAs draft: Log? = nil) throws(Refusal) -> [TextEdit] {
    if let draft, draft.diagnostics.isEmpty, let moment = draft.onlySession?.moment,
      lines.allSatisfy({ $0.isTrimmedLine })
    {
      return [adding(moment, lines)]
    }
    let written = lines.map(\.trimmed)
    guard let header = written.firstIndex(where: { !$0.isEmpty }),
      let last = written.lastIndex(where: { !$0.isEmpty })
    else {
      throw Refusal("a session is missing", help: "it begins '2026-01-05 18:30-19:42 Workout A'")
    }
    if let broken = written.first(where: { $0.unicodeScalars.contains("\n") }) {
      throw Refusal(
        "'\(shortened(broken))' is more than one line", help: "give each line by itself")
    }
    let head = LogReader.read(Source(name: "", text: written[header]))
    if let failure = head.diagnostics.failure(in: head.source) { throw failure }
    guard let moment = head.sessions.first?.moment else {
      throw Refusal(
        "'\(shortened(written[header]))' does not open a session",
        help: "it begins '2026-01-05 18:30-19:42 Workout A'")
    }
    let session = Array(written[header...last])
    let draft = LogReader.read(Source(name: "", text: session.joined(separator: "\n") + "\n"))
    if let failure = draft.diagnostics.failure(in: draft.source) { throw failure }
    guard draft.sessions.count == 1 else {
      throw Refusal(
        "'\(shortened(draft.source.text(draft.places[1].header)))' opens a second session",
        help: "add one session at a time")
    }
    return [adding(moment, session)]
  }

  /// Adds sessions that were read before, each at its place in time: when it is, and its lines, header first.
  package func adding(_ sessions: [(moment: Moment, lines: [String])]) -> [TextEdit] {
    if sessions.count == 1 { return [adding(sessions[0].moment, sessions[0].lines)] }
    let text = EntryLines(source)
    return InsertionPlace.inserting(sessions, among: entries, in: text) { indented($0, like: max(0, $1 - 1), text) }
  }

  /// Ends an open session: its `?` becomes the time, on the next day where that is before the start. A session that ends
  /// in the minute of its start gets no end: how long it took is not known. Fails where the session is not open, or would
  /// take more than 12 hours.
  package func finishing(session place: Int, at end: TimeOfDay) throws(Refusal) -> [TextEdit] {
    guard sessions.indices.contains(place) else { throw Refusal("there is no such session") }
    let session = sessions[place]
    let header = shortened(source.text(places[place].header))
    guard session.isOpen else {
      throw Refusal(
        "'\(header)' is not open", help: "an open session is written '2026-01-05 18:30-?'")
    }
    guard let question = places[place].end, source.text(question) == "?" else {
      throw Refusal(
        "'\(header)' can't be read to its end",
        help: "correct it first: '2026-01-05 18:30-? Workout A'")
    }
    // Without an end the dash goes too.
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

  /// Removes a session: from its header to its last text and the comments right below it, and one of the blank lines
  /// that separate it. Comments above it stay, and those that stand by themselves; so does a merge that did not work
  /// out, from its first marker on.
  package func removing(session place: Int) -> [TextEdit] {
    let text = EntryLines(source)
    guard sessions.indices.contains(place) else { return [] }
    let header = text.index(at: places[place].header.lowerBound)
    guard text.lines[header].kind != .conflict else { return [] }
    var first = header
    var last = lastLine(ofSession: place, in: text)
    let isBelowBlank = first == 0 || text.lines[first - 1].kind == .blank
    if isBelowBlank, last + 1 < text.lines.count, text.lines[last + 1].kind == .blank {
      last += 1
    } else if isBelowBlank, first > 0, last + 1 == text.lines.count {
      first -= 1
    }
    return [
      TextEdit(replacing: TextRange(text.lines[first].range.lowerBound, text.lines[last].end), with: "")
    ]
  }
}

extension Log {
  /// The last line that is a session's own, see `EntryLines.lastLine`.
  func lastLine(ofSession place: Int, in text: EntryLines) -> Int {
    let next =
      place + 1 < places.count ? text.index(at: places[place + 1].header.lowerBound) : text.lines.count
    return text.lastLine(ofEntryAt: text.index(at: places[place].header.lowerBound), before: next)
  }

  private var entries: [InsertionPlace.Entry] {
    zip(places, sessions).map { InsertionPlace.Entry(header: $0.header, moment: $1.moment) }
  }

  private func insertionPlace(of moment: Moment, in text: EntryLines) -> InsertionPlace {
    InsertionPlace(of: moment, among: entries, in: text)
  }

  private func adding(_ moment: Moment, _ lines: [String]) -> TextEdit {
    let text = EntryLines(source)
    let place = insertionPlace(of: moment, in: text)
    return place.inserting(indented(lines, like: max(0, place.index - 1), text))
  }

  /// The lines of a session with those below its header indented as those of another one are.
  private func indented(_ lines: [String], like session: Int, _ text: EntryLines) -> [String] {
    let style = EntryStyle(self, text)
    let indentation = style.indentation(inSession: session)
    // All of the file is looked through for how it indents sets on lines of their own, which few sessions have.
    var ofSets: String?
    var indented: [String] = []
    for (number, line) in lines.enumerated() {
      if number == 0 || line.isEmpty {
        indented.append(line)
      } else if isMore(line) {
        let blanks = ofSets ?? style.indentationOfSets(below: indentation)
        ofSets = blanks
        indented.append(blanks + line)
      } else {
        indented.append(indentation + line)
      }
    }
    return indented
  }

  private func isMore(_ line: String) -> Bool {
    // What begins with a letter or a digit continues no exercise.
    if let first = line.utf8.first, first.isLetter || first.isDigit { return false }
    var cursor = LineCursor(Source(name: "", text: line))
    return cursor.nextLine() && cursor.kind == .more
  }
}

extension Log {
  /// The one session of a text that begins with it.
  fileprivate var onlySession: Session? {
    sessions.count == 1 && places[0].header.lowerBound == 0 ? sessions[0] : nil
  }
}

extension String {
  /// One line that begins and ends with what is plain to see.
  fileprivate var isTrimmedLine: Bool {
    guard let first = utf8.first, let last = utf8.last else { return false }
    return 0x21...0x7E ~= first && 0x21...0x7E ~= last && !utf8.contains(UInt8(ascii: "\n"))
  }
}
