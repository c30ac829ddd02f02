package import Text
import Training

/// Reads a month of sessions: `log/2026-01.txt`.
package struct LogReader {
  private var line: LineCursor
  private var log: Log
  /// Up to where lines may be plain.
  private var plainEnd = 0
  private var dates = PlainDates()
  private var names = NameTable()
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
    var reader = LogReader(source)
    if withoutPlainLines { reader.plainEnd = 0 }
    reader.read()
    return reader.log
  }

  private init(_ source: Source) {
    line = LineCursor(source)
    plainEnd = Format.plainEnd(source.bytes.span)
    log = Log(source: source)
    problems = LineProblems(source)
    conflict = ConflictMarkers(source)
    // A few more than there are: a set takes some 13 bytes, the line of an exercise some 50, a session some 270.
    log.sessions.reserveCapacity(source.bytes.count / 240)
    log.sets.reserveCapacity(source.bytes.count / 12 + PlainLine.usualSets)
    log.exercises.reserveCapacity(source.bytes.count / 48)
  }

  private mutating func read() {
    log.isPlain = true
    while true {
      readPlainLines()
      guard line.nextLine() else { break }
      log.isPlain = false
      let before = log.diagnostics.count
      let hasBadBytes = problems.check(line, &log.diagnostics)
      if conflict.covers(line, &log.diagnostics) {
        afterConflict()
        continue
      }
      readLine()
      if hasBadBytes { problems.leaveOne(of: &log.diagnostics, since: before) }
    }
    close(at: log.source.bytes.count)
    log.names = names.names
  }

  /// Reads on for as long as lines are plain, or empty.
  private mutating func readPlainLines() {
    guard !conflict.isInside else { return }
    let bytes = line.bytes
    var place = line.nextOffset
    while place < plainEnd, let next = readPlainLine(bytes.span, at: place) { place = next }
    line.skip(to: place)
  }

  /// Where the next line begins; nil, and nothing read, where the line is not plain.
  private mutating func readPlainLine(_ bytes: Span<UInt8>, at place: Int) -> Int? {
    let first = byte(bytes, place)
    if first == UInt8(ascii: "\n") { return place + 1 }
    if first.isDigit {
      guard let header = PlainHeader(bytes, at: place, &dates) else { return nil }
      begin(at: place)
      log.sessions.append(header.session(bytes, firstExercise: log.exercises.count))
      return header.end
    }
    guard !log.sessions.isEmpty else { return nil }
    let firstSet = log.sets.count
    var plain: PlainLine?
    log.sets.append(addingCapacity: PlainLine.usualSets) {
      plain = PlainLine.read(bytes, at: place, &names, into: &$0)
    }
    if let plain {
      log.exercises.append(
        PerformedExercise(
          name: plain.number, nameRange: plain.name, isSuperset: plain.isSuperset,
          sets: firstSet..<log.sets.count))
      above = .exercise
      return plain.end
    }
    guard let note = PlainNote.read(bytes, at: place) else { return nil }
    log.sessions[log.sessions.count - 1].notes.append(note.text)
    return note.end
  }

  private mutating func readLine() {
    switch line.kind {
    case .empty: break
    case .session: openSession()
    case .exercise: inSession { $0.readExercise() }
    case .more: inSession { $0.readMoreSets() }
    case .field: inSession { $0.readField() }
    case .note: inSession { $0.readNote() }
    case .reserved:
      if line.endsLikeName { above = .broken }
      log.diagnostics.append(line.reservedSign())
    case .unknown:
      log.diagnostics.append(line.unknownLine())
      above = .broken
    }
  }
}

extension LogReader {
  private mutating func openSession() {
    let header = SessionHeader(&line)
    begin(at: line.wholeLine.lowerBound)
    log.sessions.append(header.session)
    log.sessions[log.sessions.count - 1].exercises = log.exercises.count..<log.exercises.count
    log.diagnostics += header.diagnostics
  }

  /// Another session begins.
  private mutating func begin(at offset: Int) {
    close(at: offset)
    above = .nothing
    names.begin()
    if !seenFields.isEmpty { seenFields.removeAll(keepingCapacity: true) }
  }

  /// Ends the session being read.
  private mutating func close(at offset: Int) {
    guard !log.sessions.isEmpty else { return }
    log.sessions[log.sessions.count - 1].end(at: offset, before: log.exercises.count)
  }

  /// A line outside of any session is a mistake, and is not read further.
  private mutating func inSession(_ read: (inout LogReader) -> Void) {
    guard log.sessions.isEmpty else { return read(&self) }
    // Several of them are one mistake: the line above them is missing.
    guard above == .nothing else { return }
    above = .broken
    log.diagnostics.append(
      Diagnostic(
        .outsideSession, line.rest, "'\(shortened(line.text(line.rest)))' belongs to no session",
        help: "write the session's date above it: '2026-01-05 18:30-19:42 Treino A'"))
  }

  /// What follows a conflict belongs to a session that nobody knows: read, and counted nowhere.
  private mutating func afterConflict() {
    guard conflict.hasEnded else { return }
    close(at: line.wholeLine.lowerBound)
    log.sessions.append(Session(header: line.wholeLine, firstExercise: log.exercises.count))
    above = .nothing
  }
}

extension LogReader {
  private mutating func readExercise() {
    let isSuperset = line.take(.plus) != nil
    line.skipBlanks()
    guard let (name, number) = readName() else { return }
    log.exercises.append(
      PerformedExercise(
        name: number, nameRange: name, isSuperset: isSuperset, sets: log.sets.count..<log.sets.count))
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
        log.diagnostics.append(line.unknownLine())
        above = .broken
        return nil
      }
      if quoted == nil, let mistake = fieldWithColon(name) {
        log.diagnostics.append(mistake)
        return nil
      }
      let bytes = line.bytes
      guard let quoted, bytes[name.bounds].contains(UInt8(ascii: "\\")) else {
        return (name, names.number(of: name, in: bytes.span))
      }
      return (name, names.number(ofEscaped: line.unquoted(quoted).trimmed))
    } catch {
      log.diagnostics.append(error.diagnostic)
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
    log.exercises[log.exercises.count - 1].isSkipped = true
    if let reason = line.take(.string) {
      log.notes.append(ExerciseNote(exercise: log.exercises.count - 1, set: nil, range: reason.range))
    }
    guard !line.isAtEnd else { return }
    let rest = line.rest
    log.diagnostics.append(
      Diagnostic(
        .unreadableSet, rest, "'\(shortened(line.text(rest)))' after 'skip'",
        help: "the reason stands in quotes: 'skip \"ombro\"'"))
  }

  private mutating func readMoreSets() {
    if above == .exercise { log.exercises[log.exercises.count - 1].end = line.wholeLine.end }
    guard let dash = line.take(.dash) else { return }
    guard line.skipBlanks() || line.isAtEnd else {
      if line.endsLikeName { above = .broken }
      log.diagnostics.append(
        Diagnostic(
          .unknownLine, dash.range, "a blank is missing after '-'",
          help: "write '- \(shortened(line.text(line.rest)))'",
          fix: .safe(TextRange(dash.range.upperBound, dash.range.upperBound), " ")))
      return
    }
    guard !line.isAtEnd else {
      log.diagnostics.append(
        Diagnostic(
          .unreadableSet, dash.range, "sets are missing after '-'",
          help: "write '- 80kg x 10', or leave the line out"))
      return
    }
    if above == .broken {
      sets.read(&line)
      log.diagnostics += sets.diagnostics.prefix(20)
      return
    }
    guard above == .exercise else {
      // The name is missing once, for all lines below.
      above = .broken
      log.diagnostics.append(
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
    let exercise = log.exercises.count - 1
    let first = log.sets.count
    log.sets += sets.sets
    for note in sets.notes {
      log.notes.append(
        ExerciseNote(exercise: exercise, set: note.afterSet.map { first + $0 }, range: note.range))
    }
    // A line of which nothing reads is one that is no line of sets at all.
    let isNone =
      sets.sets.isEmpty && sets.diagnostics.allSatisfy { $0.code == Explanation.unreadableSet.code }
    log.diagnostics += sets.diagnostics.prefix(isNone ? 1 : 20)
    log.exercises[exercise].sets = log.exercises[exercise].sets.lowerBound..<log.sets.count
  }

  private mutating func readNote() {
    line.advance()
    line.skipBlanks()
    log.sessions[log.sessions.count - 1].notes.append(line.rest)
  }

  private mutating func readField() {
    let field = line.field()
    if let diagnostic = field.diagnostic {
      if !Log.knownFields.contains(nameKey(line.text(field.key))) { above = .broken }
      return log.diagnostics.append(diagnostic)
    }
    let session = log.sessions.count - 1
    let key = nameKey(line.text(field.key))
    if let first = seenFields[key] {
      return log.diagnostics.append(
        Diagnostic(
          .duplicateField, field.key, "'\(shortened(line.text(field.key)))' is in this session already",
          help: "keep one of the two; until then the first counts",
          note: .init(range: first, label: "first here")))
    }
    seenFields[key] = field.key
    log.sessions[session].fields.append(Field(key: field.key, value: line.rest))
    if key == "bodyweight" {
      do throws(Rejection) {
        log.sessions[session].bodyweight = try line.onlyWeight()
      } catch {
        log.diagnostics.append(error.diagnostic)
      }
      return
    }
    if let mistake = line.badQuotes() { return log.diagnostics.append(mistake) }
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
    log.diagnostics.append(
      Diagnostic(
        .fieldReadsAsSets, TextRange(key.upperBound, value.lowerBound),
        "'\(shortened(line.text(value)))' reads as sets, and '=' makes it a field",
        help: "write '\(shortened(line.text(key))): \(shortened(line.text(value)))'",
        fix: .unsafe(TextRange(key.upperBound, value.lowerBound), ": ")))
  }
}

extension Session {
  /// It ends where the next one begins, with the exercises up to one that is not its own.
  fileprivate mutating func end(at offset: Int, before exercise: Int) {
    range = TextRange(header.lowerBound, offset)
    exercises = exercises.lowerBound..<exercise
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
