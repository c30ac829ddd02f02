package import Text
import Training

/// Reads a month of sessions: `log/2026-01.txt`, one session after the other.
package struct LogReader: LineReader {
  var line: LineCursor
  var diagnostics: [Diagnostic] = []
  private var log: Log
  /// The session being read and its ranges; only `isInSession` tells if there is one.
  private var session = Session()
  private var places = SessionPlaces(header: TextRange(0, 0))
  private var isInSession = false
  /// The keys of the session's fields, by name.
  private var fieldKeys: [String: TextRange] = [:]
  private var names = NameTable()
  private var sets = SetReader()
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
    (self.session, self.places) = (session, places)
    if !fieldKeys.isEmpty { fieldKeys = [:] }
    self.session.exercises.reserveCapacity(8)
    self.places.exercises.reserveCapacity(8)
    isInSession = true
    above = .nothing
  }

  /// Ends the session being read, if there is one, at the offset of the next.
  private mutating func close(at offset: Int) {
    guard isInSession else { return }
    places.range = TextRange(places.header.lowerBound, offset)
    log.add(session, places)
  }

  /// Reads a line of a session; a line outside of any session is a mistake, and is not read.
  private mutating func inSession(_ read: (inout LogReader) -> Void) {
    if isInSession { return read(&self) }
    // Several such lines are one mistake: the missing header.
    guard above == .nothing else { return }
    above = .broken
    diagnostics.append(
      line.mistake(
        .outsideSession, line.rest, "belongs to no session",
        help: "write the session's date above it: '2026-01-05 18:30-19:42 Workout A'"))
  }
}

extension LogReader {
  private mutating func readExercise() {
    let isSuperset = line.take(.plus) != nil
    line.skipBlanks()
    guard let (name, number) = readName() else { return }
    let isInTurns = isSuperset && !session.exercises.isEmpty
    session.exercises.append(PerformedExercise(name: names.names[number], isSuperset: isInTurns))
    places.exercises.append(ExercisePlaces(spelling: number, name: name))
    // Two warm-ups and four sets, so that most lists need not grow.
    let last = session.exercises.count - 1
    session.exercises[last].sets.reserveCapacity(6)
    places.exercises[last].sets.reserveCapacity(6)
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
    let (last, said) = (session.exercises.count - 1, line.rest)
    session.exercises[last].isSkipped = true
    if let reason = line.take(.string) {
      session.exercises[last].remarks.append(PerformedExercise.Remark(line.unquoted(reason)))
      places.exercises[last].remarks.append(reason.range)
    }
    if !line.isAtEnd { diagnostics.append(textAfterSkip(said)) }
  }

  private func textAfterSkip(_ said: TextRange? = nil) -> Diagnostic {
    let reason = said.map { quoted(line.text($0).filter { $0 != "\"" }.trimmed) }
    let meant = reason.flatMap { $0.contains(where: \.isNumber) ? nil : "skip \(shortened($0))" }
    return line.mistake(
      .unreadableSet, line.rest, "after 'skip'",
      help: meant.map { "write '\($0)'" } ?? "the reason stands in quotes: 'skip \"ombro\"'",
      fix: meant.flatMap { _ in said.map { .unsafe($0, reason ?? "") } })
  }

  private mutating func readMoreSets() {
    let last = session.exercises.count - 1
    if above == .exercise { places.exercises[last].end = line.wholeLine.end }
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
    let (task, mistake) = line.takeTask()
    if let mistake { return diagnostics.append(mistake) }
    if task != nil { places.hasBoxes = true }
    if line.isAtEnd {
      diagnostics.append(
        Diagnostic(
          .unreadableSet, dash.range, "sets are missing after '-'",
          help: "write '- 80\(.unit) x 10', or leave the line out"))
    } else if above == .broken {
      _ = line.takeSets(&sets)
      diagnostics += sets.diagnostics.prefix(20)
    } else if above == .nothing {
      // One missing name is one mistake, however many lines are below.
      above = .broken
      diagnostics.append(
        Diagnostic(
          .setsWithoutExercise, line.rest,
          "no exercise of this session stands above '\(shortened(line.text(line.rest)))'",
          help: "write the exercise on a line above: 'Bench press:'"))
    } else if session.exercises[last].isSkipped {
      diagnostics.append(textAfterSkip())
    } else if task == .open {
      readOpenSets()
    } else {
      readSets()
    }
  }

  /// Reads sets that are still to be done; a remark on one of them is of the exercise.
  private mutating func readOpenSets() {
    let last = session.exercises.count - 1
    var planned = PerformedExercise(name: "")
    var ranges = ExercisePlaces(spelling: 0, name: line.emptyRange)
    sets.read(&line, into: &planned, &ranges)
    session.exercises[last].openSets += planned.sets
    session.exercises[last].remarks += planned.remarks.map { PerformedExercise.Remark($0.text) }
    places.exercises[last].openSets += ranges.sets
    places.exercises[last].remarks += ranges.remarks
    reportSets(isNone: planned.sets.isEmpty)
  }

  private mutating func readSets() {
    let last = session.exercises.count - 1
    let before = session.exercises[last].sets.count
    sets.read(&line, into: &session.exercises[last], &places.exercises[last])
    reportSets(isNone: session.exercises[last].sets.count == before)
  }

  /// Takes over the mistakes of the sets of a line. `isNone` if none of its groups could be read.
  private mutating func reportSets(isNone: Bool) {
    // A line without any readable group is probably no line of sets.
    let isNone = isNone && sets.diagnostics.allSatisfy { $0.code == Explanation.unreadableSet.code }
    diagnostics += sets.diagnostics.prefix(isNone ? 1 : 20)
  }

  private mutating func readNote() {
    line.advance()
    line.skipBlanks()
    places.notes.append(line.rest)
    session.notes.append(line.text(line.rest))
  }

  private mutating func readField() {
    let (key, mistake) = line.field()
    if let mistake {
      if !Log.isKnownField(line.bytes, key) { above = .broken }
      return diagnostics.append(mistake)
    }
    let written = line.text(key)
    let name = fieldKey(written, of: Log.knownFields)
    if let first = fieldKeys[name] {
      diagnostics.append(
        line.mistake(
          .duplicateField, key, "is in this session already", help: "keep one of the two; until then the first counts",
          note: .init(range: first, label: "first here")))
      return
    }
    fieldKeys[name] = key
    let isKnown = Log.knownFields.contains(name)
    places.fields.append(FieldPlaces(name: name, isKnown: isKnown, key: key, value: line.rest))
    session.fields.append(Field(name: name == nameKey(written) ? written : name, value: line.fieldValue.value))
    if name == "bodyweight" {
      do throws(Diagnostic) {
        let weight = try line.onlyWeight()
        (session.bodyweight, places.bodyweight) = (weight.value, weight.range)
      } catch {
        diagnostics.append(error)
      }
    } else if name == "deload" {
      do throws(Diagnostic) { session.deload = try line.onlyPercent() } catch { diagnostics.append(error) }
    } else if let mistake = line.badQuotes() {
      diagnostics.append(mistake)
    } else if !isKnown {
      refuseSets(in: key)
    }
  }

  /// Reports a field whose value reads as sets, which is a mistyped exercise: `Supino = 80kg x 10`.
  private mutating func refuseSets(in key: TextRange) {
    let value = line.rest
    // No sets are without a number.
    guard line.bytes[value.bounds].contains(where: \.isDigit), line.next?.kind == .number || line.isAtBody else {
      return
    }
    let read = line.takeSets(&sets)
    guard sets.diagnostics.isEmpty, read.contains(where: \.isLoaded) || read.count > 1 else { return }
    above = .broken
    let (name, written) = (shortened(line.text(key)), shortened(line.text(value)))
    let sign = TextRange(key.upperBound, value.lowerBound)
    diagnostics.append(
      Diagnostic(
        .fieldReadsAsSets, sign, "'\(written)' reads as sets, and '=' makes it a field",
        help: "write '\(name): \(written)'", fix: .unsafe(sign, ": ")))
  }
}
