package import Text
import Training

/// Reads a month of sessions: `log/2026-01.txt`, one session after the other.
package struct LogReader {
  private var line: LineCursor
  private let source: Source
  /// The session being read, and whether there is one.
  private var draft = SessionDraft()
  private var isInSession = false
  private var diagnostics: [Diagnostic] = []
  private var names: NameTable
  private var isPlain = true
  /// Up to where lines may be plain.
  private var plainEnd = 0
  private var dates = PlainDates()
  private var sets = SetReader()
  private var problems: LineProblems
  private var conflict: ConflictMarkers
  /// What sets on a line of their own belong to.
  private var above = Above.nothing
  /// The fields of the session being read.
  private var seenFields: [String: TextRange] = [:]

  private enum Above {
    /// No exercise of this session so far.
    case nothing
    case exercise
    /// A line that could not be read, and may have been the exercise: sets below it are of nobody knows what, and
    /// never of the exercise above it.
    case broken
  }

  /// Never fails: what can't be read is in the log's diagnostics, the rest in its sessions.
  /// Plain lines go a shorter way unless a test asks for the long one, to see that both lead to the same.
  package static func read(_ source: Source, withoutPlainLines: Bool = false) -> Log {
    var log = Log(source: source)
    var reader = LogReader(source, NameTable())
    if withoutPlainLines { reader.plainEnd = 0 }
    reader.read { draft, names in log.add(draft, names) }
    log.names = reader.names.names
    log.diagnostics = reader.diagnostics
    log.isPlain = reader.isPlain
    return log
  }

  /// The same for who adds sessions up and keeps none of them: hands over each as it ends, and gives what can't be
  /// read. Names that are not in the table get their numbers in it.
  package static func read(
    _ source: Source, _ names: inout NameTable, session: (SessionDraft) -> Void
  ) -> [Diagnostic] {
    var reader = LogReader(source, names)
    names = NameTable.none
    reader.read { draft, _ in session(draft) }
    names = reader.names
    return reader.diagnostics
  }

  private init(_ source: Source, _ names: NameTable) {
    line = LineCursor(source)
    self.source = source
    self.names = names
    plainEnd = Format.plainEnd(source.bytes.span)
    problems = LineProblems(source)
    conflict = ConflictMarkers(source)
  }

  private mutating func read(_ session: (SessionDraft, [String]) -> Void) {
    while true {
      readPlainLines(session)
      guard line.nextLine() else { break }
      isPlain = false
      let before = diagnostics.count
      let hasBadBytes = problems.check(line, &diagnostics)
      if conflict.covers(line, &diagnostics) {
        // What follows a conflict belongs to a session that nobody knows: read, and counted nowhere.
        if conflict.hasEnded {
          close(at: line.wholeLine.lowerBound, session)
          begin(Session(), SessionPlaces(header: line.wholeLine))
        }
        continue
      }
      let kind = line.kind
      if kind == .session { close(at: line.wholeLine.lowerBound, session) }
      readLine(kind)
      if hasBadBytes { problems.leaveOne(of: &diagnostics, since: before) }
    }
    close(at: source.bytes.count, session)
  }

  /// Reads on for as long as lines are plain, or empty.
  private mutating func readPlainLines(_ session: (SessionDraft, [String]) -> Void) {
    guard !conflict.isInside else { return }
    let bytes = line.bytes
    var place = line.nextOffset
    while place < plainEnd, let next = readPlainLine(bytes.span, at: place, session) { place = next }
    line.skip(to: place)
  }

  /// Where the next line begins; nil, and nothing read, where the line is not plain.
  private mutating func readPlainLine(
    _ bytes: Span<UInt8>, at place: Int, _ session: (SessionDraft, [String]) -> Void
  ) -> Int? {
    let first = byte(bytes, place)
    if first == UInt8(ascii: "\n") { return place + 1 }
    if first.isDigit {
      guard let header = PlainHeader(bytes, at: place, &dates) else { return nil }
      close(at: place, session)
      begin(header.session(bytes), header.places)
      names.begin()
      return header.end
    }
    guard isInSession else { return nil }
    let firstSet = draft.sets.count
    if let plain = PlainLine.read(bytes, at: place, &names, into: &draft) {
      draft.exercises.append(
        SessionDraft.Exercise(
          spelling: plain.number, name: plain.name, isSuperset: plain.isSuperset,
          sets: firstSet..<draft.sets.count))
      above = .exercise
      return plain.end
    }
    guard let note = PlainNote.read(bytes, at: place) else { return nil }
    draft.places.notes.append(note.text)
    return note.end
  }

  private mutating func readLine(_ kind: LineKind) {
    switch kind {
    case .empty: break
    case .session: openSession()
    case .exercise: inSession { $0.readExercise() }
    case .more: inSession { $0.readMoreSets() }
    case .field: inSession { $0.readField() }
    case .note: inSession { $0.readNote() }
    case .reserved:
      if line.endsLikeName { above = .broken }
      diagnostics.append(line.reservedSign())
    case .unknown:
      diagnostics.append(line.unknownLine())
      above = .broken
    }
  }
}

extension LogReader {
  private mutating func openSession() {
    let header = SessionHeader(&line)
    begin(header.session, header.places)
    names.begin()
    diagnostics += header.diagnostics
  }

  /// Another session begins; the one before is closed.
  private mutating func begin(_ session: Session, _ places: SessionPlaces) {
    draft.begin(session, places)
    isInSession = true
    above = .nothing
    if !seenFields.isEmpty { seenFields.removeAll(keepingCapacity: true) }
  }

  /// Ends the session being read, where there is one, and hands it over.
  private mutating func close(at offset: Int, _ session: (SessionDraft, [String]) -> Void) {
    guard isInSession else { return }
    draft.places.range = TextRange(draft.places.header.lowerBound, offset)
    session(draft, names.names)
  }

  /// A line outside of any session is a mistake, and is not read further.
  private mutating func inSession(_ read: (inout LogReader) -> Void) {
    if isInSession { return read(&self) }
    // Several of them are one mistake: the line above them is missing.
    guard above == .nothing else { return }
    above = .broken
    diagnostics.append(
      Diagnostic(
        .outsideSession, line.rest, "'\(shortened(line.text(line.rest)))' belongs to no session",
        help: "write the session's date above it: '2026-01-05 18:30-19:42 Treino A'"))
  }
}

extension LogReader {
  private mutating func readExercise() {
    let isSuperset = line.take(.plus) != nil
    line.skipBlanks()
    guard let (name, number) = readName() else { return }
    draft.exercises.append(
      SessionDraft.Exercise(
        spelling: number, name: name, isSuperset: isSuperset, sets: draft.sets.count..<draft.sets.count))
    above = .exercise
    line.skipBlanks()
    if line.isAtEnd { return }
    if line.isWord(line.next, "skip"), line.peek(1)?.kind ?? .blank == .blank { return readSkip() }
    readSets()
  }

  /// The name, without quotes, with its number, and the colon after it; nil where a mistake was reported.
  private mutating func readName() -> (range: TextRange, number: Int)? {
    do throws(Rejection) {
      guard let (name, quoted) = try line.nameBeforeColon() else {
        diagnostics.append(line.unknownLine())
        above = .broken
        return nil
      }
      if quoted == nil, let mistake = fieldWithColon(name) {
        diagnostics.append(mistake)
        return nil
      }
      let bytes = line.bytes
      guard let quoted, bytes[name.bounds].contains(UInt8(ascii: "\\")) else {
        return (name, names.number(of: name, in: bytes.span))
      }
      return (name, names.number(ofEscaped: line.unquoted(quoted).trimmed))
    } catch {
      diagnostics.append(error.diagnostic)
      above = .broken
      return nil
    }
  }

  /// `bodyweight: 81kg` is a field with a slip, never an exercise.
  private func fieldWithColon(_ name: TextRange) -> Diagnostic? {
    guard Log.knownFields.contains(where: { $0.utf8.count == name.count }),
      Log.knownFields.contains(line.text(name).lowercased())
    else { return nil }
    let key = line.text(name)
    let colon = TextRange(name.upperBound, line.emptyRange.upperBound)
    return Diagnostic(
      .fieldWithColon, name.through(colon), "'\(key)' is a field, and fields are written with '='",
      help: "write '\(key) = …'",
      fix: .safe(colon, " ="))
  }

  /// `skip`, `skip "why"`.
  private mutating func readSkip() {
    line.advance()
    line.skipBlanks()
    draft.exercises[draft.exercises.count - 1].isSkipped = true
    if let reason = line.take(.string) {
      draft.remarks.append((exercise: draft.exercises.count - 1, set: nil, range: reason.range))
    }
    guard !line.isAtEnd else { return }
    let rest = line.rest
    diagnostics.append(
      Diagnostic(
        .unreadableSet, rest, "'\(shortened(line.text(rest)))' after 'skip'",
        help: "the reason stands in quotes: 'skip \"ombro\"'"))
  }

  private mutating func readMoreSets() {
    if above == .exercise { draft.exercises[draft.exercises.count - 1].end = line.wholeLine.end }
    guard let dash = line.take(.dash) else { return }
    guard line.skipBlanks() || line.isAtEnd else {
      if line.endsLikeName { above = .broken }
      diagnostics.append(
        Diagnostic(
          .unknownLine, dash.range, "a blank is missing after '-'",
          help: "write '- \(shortened(line.text(line.rest)))'",
          fix: .safe(TextRange(dash.range.upperBound, dash.range.upperBound), " ")))
      return
    }
    guard !line.isAtEnd else {
      diagnostics.append(
        Diagnostic(
          .unreadableSet, dash.range, "sets are missing after '-'",
          help: "write '- 80kg x 10', or leave the line out"))
      return
    }
    if above == .broken {
      sets.read(&line)
      diagnostics += sets.diagnostics.prefix(20)
      return
    }
    guard above == .exercise else {
      // The name is missing once, for all lines below.
      above = .broken
      diagnostics.append(
        Diagnostic(
          .setsWithoutExercise, line.rest,
          "no exercise of this session stands above '\(shortened(line.text(line.rest)))'",
          help: "write the exercise on a line above: 'Supino reto:'"))
      return
    }
    readSets()
  }

  private mutating func readSets() {
    sets.read(&line)
    let exercise = draft.exercises.count - 1
    let first = draft.sets.count
    draft.sets += sets.sets
    draft.groups += sets.groups
    for note in sets.notes {
      draft.remarks.append((exercise: exercise, set: note.afterSet.map { first + $0 }, range: note.range))
    }
    // A line of which nothing reads is one that is no line of sets at all.
    let isNone =
      sets.sets.isEmpty && sets.diagnostics.allSatisfy { $0.code == Explanation.unreadableSet.code }
    diagnostics += sets.diagnostics.prefix(isNone ? 1 : 20)
    draft.exercises[exercise].sets = draft.exercises[exercise].sets.lowerBound..<draft.sets.count
  }

  private mutating func readNote() {
    line.advance()
    line.skipBlanks()
    draft.places.notes.append(line.rest)
  }

  private mutating func readField() {
    let field = line.field()
    if let diagnostic = field.diagnostic {
      if !Log.knownFields.contains(nameKey(line.text(field.key))) { above = .broken }
      return diagnostics.append(diagnostic)
    }
    let key = nameKey(line.text(field.key))
    if let first = seenFields[key] {
      return diagnostics.append(
        Diagnostic(
          .duplicateField, field.key, "'\(shortened(line.text(field.key)))' is in this session already",
          help: "keep one of the two; until then the first counts",
          note: .init(range: first, label: "first here")))
    }
    seenFields[key] = field.key
    draft.places.fields.append(FieldPlaces(key: field.key, value: line.rest))
    if key == "bodyweight" {
      do throws(Rejection) {
        let weight = try line.onlyWeight()
        draft.session.bodyweight = weight.value
        draft.places.bodyweight = weight.range
      } catch {
        diagnostics.append(error.diagnostic)
      }
      return
    }
    if let mistake = line.badQuotes() { return diagnostics.append(mistake) }
    if !Log.knownFields.contains(key) { refuseSets(in: field.key) }
  }

  /// A field whose value reads as sets is an exercise with a slip: `Supino = 80kg x 10`.
  private mutating func refuseSets(in key: TextRange) {
    let value = line.rest
    guard line.next?.kind == .number || line.isWord(line.next, "bw") else { return }
    sets.read(&line)
    guard sets.diagnostics.isEmpty, sets.sets.contains(where: { $0.load != .none }) || sets.sets.count > 1
    else { return }
    above = .broken
    diagnostics.append(
      Diagnostic(
        .fieldReadsAsSets, TextRange(key.upperBound, value.lowerBound),
        "'\(shortened(line.text(value)))' reads as sets, and '=' makes it a field",
        help: "write '\(shortened(line.text(key))): \(shortened(line.text(value)))'",
        fix: .unsafe(TextRange(key.upperBound, value.lowerBound), ": ")))
  }
}

extension Log {
  /// The fields of a session that need no declaration in the settings.
  package static let knownFields = ["bodyweight", "location"]
}

extension LineCursor {
  /// A colon is the last sign of the line, as below a name whose sets stand on lines of their own.
  fileprivate var endsLikeName: Bool { bytes[rest.bounds].last == UInt8(ascii: ":") }
}
