package import Text
import Training

/// Reads a month of sessions: `log/2026-01.txt`, one session after the other.
package struct LogReader: LineReader {
  var line: LineCursor
  var diagnostics: [Diagnostic] = []
  private var log: Log
  /// The session being read; only `isInSession` tells if there is one.
  private var draft = SessionDraft()
  private var isInSession = false
  private var names = NameTable()
  private var sets = SetReader()
  /// The first range of each key among the session's fields.
  private var fieldKeys: [String: TextRange] = [:]
  /// The line that sets on a line of their own continue.
  private var above = Above.nothing

  private enum Above {
    /// No exercise of this session yet.
    case nothing
    case exercise
    /// A line that can't be read, and may have been an exercise: sets below it are of an unknown exercise, and
    /// never of the one above it.
    case broken
  }

  /// Reads a file. It never fails: diagnostics report all that can't be read, sessions hold the rest.
  package static func read(_ source: Source) -> Log {
    var reader = LogReader(source)
    reader.readLines(of: source)
    reader.close(at: source.bytes.count)
    reader.log.names = reader.names.names
    reader.log.diagnostics = reader.diagnostics
    return reader.log
  }

  private init(_ source: Source) {
    line = LineCursor(source)
    log = Log(source: source)
  }

  mutating func skipLine(_ reason: SkippedLine) {
    // An unreadable header opens a session too. The one below a conflict is unknown: its lines count for nothing.
    if reason == .endOfConflict || reason == .unreadable && line.kind == .session {
      begin(Session(), SessionPlaces(header: line.wholeLine))
    }
    if reason == .unreadable { above = .broken }
  }

  mutating func readLine() {
    switch line.kind {
    case .empty: break
    case .session: openSession()
    case .exercise: inSession { $0.readExercise() }
    case .more: inSession { $0.readMoreSets() }
    case .field: inSession { $0.readField() }
    case .note: inSession { $0.readNote() }
    case .reserved:
      if line.endsLikeName || line.next?.kind == .quote { above = .broken }
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
    diagnostics += header.diagnostics
  }

  /// Begins another session, and closes the one before.
  private mutating func begin(_ session: Session, _ places: SessionPlaces) {
    close(at: line.wholeLine.lowerBound)
    draft.begin(session, places)
    if !fieldKeys.isEmpty { fieldKeys.removeAll(keepingCapacity: true) }
    isInSession = true
    above = .nothing
  }

  /// Ends the session being read, if there is one, at the offset of the next.
  private mutating func close(at offset: Int) {
    guard isInSession else { return }
    draft.places.range = TextRange(draft.places.header.lowerBound, offset)
    log.add(draft, names.names)
  }

  /// Reads a line of a session; a line outside of any session is a mistake, and is not read.
  private mutating func inSession(_ read: (inout LogReader) -> Void) {
    if isInSession { return read(&self) }
    // Several such lines are one mistake: the missing header.
    guard above == .nothing else { return }
    above = .broken
    diagnostics.append(line.outsideSession())
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

  /// Reads a name and its colon; returns its range without quotes and its number. Nil if it reported a mistake.
  private mutating func readName() -> (range: TextRange, number: Int)? {
    do throws(Diagnostic) {
      guard line.divider == .colon, let (name, quoted) = try line.nameBeforeColon() else {
        diagnostics.append(line.unknownLine())
        above = .broken
        return nil
      }
      let bytes = line.bytes
      if quoted == nil, Log.isKnownField(bytes, name) {
        diagnostics.append(line.fieldWithColon(name))
        return nil
      }
      guard let quoted, bytes[name.bounds].contains(UInt8(ascii: "\\")) else {
        return (name, names.number(of: name, in: bytes))
      }
      return (name, names.number(ofEscaped: line.unquoted(quoted).trimmed))
    } catch {
      diagnostics.append(error)
      above = .broken
      return nil
    }
  }

  /// Reads `skip` or `skip "why"`.
  private mutating func readSkip() {
    line.advance()
    line.skipBlanks()
    draft.exercises[draft.exercises.count - 1].isSkipped = true
    if let reason = line.take(.string) {
      draft.remarks.append((exercise: draft.exercises.count - 1, set: nil, range: reason.range))
    }
    if !line.isAtEnd { diagnostics.append(line.textAfterSkip()) }
  }

  private mutating func readMoreSets() {
    if above == .exercise { draft.exercises[draft.exercises.count - 1].end = line.wholeLine.end }
    guard let dash = line.take(.dash) else { return }
    guard line.skipBlanks() || line.isAtEnd else {
      if line.endsLikeName { above = .broken }
      return diagnostics.append(line.blankMissing(after: dash))
    }
    if line.isAtEnd { return diagnostics.append(line.setsMissing(after: dash)) }
    if above == .broken {
      var nobodys = SessionDraft()
      sets.read(&line, into: &nobodys)
      diagnostics += sets.diagnostics.prefix(20)
      return
    }
    guard above == .exercise else {
      // One missing name is one mistake, however many lines are below.
      above = .broken
      return diagnostics.append(line.exerciseMissing())
    }
    if draft.exercises[draft.exercises.count - 1].isSkipped { return diagnostics.append(line.textAfterSkip()) }
    readSets()
  }

  private mutating func readSets() {
    let first = draft.sets.count
    sets.read(&line, into: &draft)
    draft.exercises[draft.exercises.count - 1].sets =
      draft.exercises[draft.exercises.count - 1].sets.lowerBound..<draft.sets.count
    if sets.diagnostics.isEmpty { return }
    // A line without any readable group is probably no line of sets.
    let isNone =
      draft.sets.count == first && sets.diagnostics.allSatisfy { $0.code == Explanation.unreadableSet.code }
    diagnostics += sets.diagnostics.prefix(isNone ? 1 : 20)
  }

  private mutating func readNote() {
    line.advance()
    line.skipBlanks()
    draft.places.notes.append(line.rest)
  }

  private mutating func readField() {
    let field = line.field()
    if let diagnostic = field.diagnostic {
      if !Log.isKnownField(line.bytes, field.key) { above = .broken }
      return diagnostics.append(diagnostic)
    }
    let key = fieldKey(line.text(field.key), of: Log.knownFields)
    if let first = fieldKeys[key] { return diagnostics.append(line.fieldAgain(field.key, first: first)) }
    fieldKeys[key] = field.key
    draft.places.fields.append(
      FieldPlaces(name: key, isKnown: Log.knownFields.contains(key), key: field.key, value: line.rest))
    if key == "bodyweight" {
      do throws(Diagnostic) {
        let weight = try line.onlyWeight()
        draft.session.bodyweight = weight.value
        draft.places.bodyweight = weight.range
      } catch {
        diagnostics.append(error)
      }
      return
    }
    if let mistake = line.badQuotes() { return diagnostics.append(mistake) }
    if !Log.knownFields.contains(key) { refuseSets(in: field.key) }
  }

  /// Reports a field whose value reads as sets, which is a mistyped exercise: `Supino = 80kg x 10`.
  private mutating func refuseSets(in key: TextRange) {
    guard line.next?.kind == .number || line.isAtBody else { return }
    let value = line.rest
    var meant = SessionDraft()
    guard line.takeSets(into: &meant), meant.sets.contains(where: \.isLoaded) || meant.sets.count > 1 else {
      return
    }
    above = .broken
    diagnostics.append(line.fieldReadsAsSets(key, value))
  }
}
