package import Text
import Training

/// Reads a month of check-ins: `checkins/2026/01.txt`.
///
/// What a value may be is for lint to say; here it is only read, and its text kept.
package struct CheckInReader {
  private var line: LineCursor
  private var file: CheckInFile
  /// Up to where lines may be plain.
  private var plainEnd = 0
  private var dates = PlainDates()
  private var problems: LineProblems
  private var conflict: ConflictMarkers
  /// The kind of the entry being read, which is the last of its list.
  private var entry: CheckInHeader.Kind?
  /// Where each known field of the check-in being read is first, where it has that.
  private var known = Array(repeating: TextRange(0, 0), count: CheckIn.KnownField.allCases.count)
  private var seenKnown = CheckIn.KnownFields()
  /// The other fields of the entry being read, and where each is first.
  private var seen: [String: TextRange] = [:]
  /// The last type that was read: from entry to entry it is mostly the same.
  private var lastType: (text: String, type: ExerciseType?) = ("", nil)
  private var hasDuplicate = false

  /// Never fails: what can't be read is in the file's diagnostics, the rest in its entries.
  /// Plain lines go a shorter way unless a test asks for the long one, to see that both lead to the same.
  package static func read(_ source: Source, withoutPlainLines: Bool = false) -> CheckInFile {
    var reader = CheckInReader(source)
    if withoutPlainLines { reader.plainEnd = 0 }
    reader.read()
    return reader.file
  }

  private init(_ source: Source) {
    line = LineCursor(source)
    plainEnd = Format.plainEnd(source.bytes.span)
    file = CheckInFile(source: source)
    problems = LineProblems(source)
    conflict = ConflictMarkers(source)
    // One of a date, a type and a title takes some 50 bytes.
    file.checkIns.reserveCapacity(source.bytes.count / 40)
  }

  private mutating func read() {
    file.isPlain = true
    while true {
      readPlainLines()
      guard line.nextLine() else { break }
      file.isPlain = false
      let before = file.diagnostics.count
      let hasBadBytes = problems.check(line, &file.diagnostics)
      if conflict.covers(line, &file.diagnostics) {
        // What follows a conflict belongs to an entry that nobody knows: read, and counted nowhere.
        if conflict.hasEnded { open(CheckIn(header: line.wholeLine), at: line.wholeLine.lowerBound) }
        continue
      }
      readLine()
      if hasBadBytes { problems.leaveOne(of: &file.diagnostics, since: before) }
    }
    close(at: file.source.bytes.count)
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
    if byte(bytes, place) == UInt8(ascii: "\n") { return place + 1 }
    if let header = PlainField.header(bytes, at: place, &dates) {
      var checkIn = CheckIn(header: header.range)
      checkIn.moment = header.moment
      open(checkIn, at: place)
      return header.end
    }
    // A field of another name is looked up in the settings later on; there are few of them.
    guard entry == .checkIn, let field = PlainField.read(bytes, at: place), let known = field.known,
      see(known, field.key) == nil
    else { return nil }
    file.checkIns[file.checkIns.count - 1].hasFields = true
    readCheckIn(known, Ranged(text(bytes, field.value.bounds), field.value))
    return field.end
  }

  private mutating func readLine() {
    switch line.checkInKind {
    case .empty: break
    case .header: readHeader()
    case .field: inEntry { $0.readField() }
    case .fieldWithColon: inEntry { $0.readFieldWithColon() }
    case .note: inEntry { $0.readNote() }
    case .reserved: file.diagnostics.append(line.reservedSign())
    case .unknown: file.diagnostics.append(unknownLine())
    }
  }
}

// MARK: Entries

extension CheckInReader {
  private mutating func readHeader() {
    let header = CheckInHeader(&line)
    if let diagnostic = header.diagnostic { file.diagnostics.append(diagnostic) }
    switch header.kind {
    case .checkIn:
      var checkIn = CheckIn(header: header.range)
      checkIn.moment = header.moment
      open(checkIn, at: line.wholeLine.lowerBound)
    case .skip:
      close(at: line.wholeLine.lowerBound)
      file.skips.append(Skip(header: header.range))
      file.skips[file.skips.count - 1].days = header.days
      entry = .skip
    case .measure:
      close(at: line.wholeLine.lowerBound)
      file.measures.append(Measure(header: header.range))
      file.measures[file.measures.count - 1].moment = header.moment
      entry = .measure
    }
  }

  private mutating func open(_ checkIn: CheckIn, at offset: Int) {
    close(at: offset)
    file.checkIns.append(checkIn)
    entry = .checkIn
  }

  /// Ends the entry being read.
  private mutating func close(at offset: Int) {
    switch entry {
    case .checkIn:
      let last = file.checkIns.count - 1
      file.checkIns[last].range = TextRange(file.checkIns[last].header.lowerBound, offset)
    case .skip:
      let last = file.skips.count - 1
      file.skips[last].range = TextRange(file.skips[last].header.lowerBound, offset)
    case .measure:
      let last = file.measures.count - 1
      file.measures[last].range = TextRange(file.measures[last].header.lowerBound, offset)
    case nil: break
    }
    entry = nil
    seenKnown = CheckIn.KnownFields()
    if !seen.isEmpty { seen.removeAll(keepingCapacity: true) }
    hasDuplicate = false
  }

  /// A line outside of any entry is a mistake, and is not read further.
  private mutating func inEntry(_ read: (inout CheckInReader) -> Void) {
    guard entry == nil else {
      if entry == .checkIn { file.checkIns[file.checkIns.count - 1].hasFields = true }
      return read(&self)
    }
    file.diagnostics.append(
      Diagnostic(
        .outsideCheckIn, line.rest, "'\(shortened(line.text(line.rest)))' belongs to no check-in",
        help: "write the day in brackets above it: '[2026-01-15 07:30]'"))
  }
}

// MARK: Lines of an entry

extension CheckInReader {
  private mutating func readNote() {
    line.advance()
    line.skipBlanks()
    switch entry {
    case .checkIn: file.checkIns[file.checkIns.count - 1].notes.append(line.rest)
    case .skip: file.skips[file.skips.count - 1].notes.append(line.rest)
    case .measure: file.measures[file.measures.count - 1].notes.append(line.rest)
    case nil: break
    }
  }

  private mutating func readField() {
    let field = line.field()
    let key = nameKey(line.text(field.key))
    let first = see(key, field.key)
    if let diagnostic = field.diagnostic { return file.diagnostics.append(diagnostic) }
    if let first {
      // Where a header was lost, all fields of an entry are there twice: that is one mistake.
      if hasDuplicate { return }
      hasDuplicate = true
      file.diagnostics.append(
        Diagnostic(
          .duplicateField, field.key, "'\(shortened(line.text(field.key)))' is in this entry already",
          help:
            "keep one of the two, or write the header of another entry above it; until then the first counts",
          note: .init(range: first, label: "first here")))
      return
    }
    if let diagnostic = line.badQuotes() { file.diagnostics.append(diagnostic) }
    switch entry {
    case .checkIn:
      if let known = CheckIn.KnownField(rawValue: key) {
        readCheckIn(known, line.fieldValue)
        trim(known)
      } else {
        file.checkIns[file.checkIns.count - 1].fields.append(other(field))
      }
    case .skip:
      let last = file.skips.count - 1
      if key == "reason" {
        file.skips[last].reason = line.fieldValue
      } else {
        file.skips[last].fields.append(other(field))
      }
    case .measure: readMeasure(key, field)
    case nil: break
    }
  }

  private mutating func readCheckIn(_ field: CheckIn.KnownField, _ value: Ranged<String>) {
    let last = file.checkIns.count - 1
    switch field {
    case .type:
      if value.value != lastType.text { lastType = (value.value, ExerciseType(value.value)) }
      file.checkIns[last].typeText = value
      file.checkIns[last].type = lastType.type
    case .title: file.checkIns[last].title = value
    case .calories:
      file.checkIns[last].caloriesText = value
      file.checkIns[last].calories = wholeNumber(value.value)
    case .location: file.checkIns[last].location = value
    case .photo: file.checkIns[last].photo = value
    case .session:
      file.checkIns[last].sessionText = value
      // Typographic dashes and no-break spaces are plain ones here too.
      file.checkIns[last].session = Moment(nameKey(value.value))
    }
  }

  /// Blanks at the ends of a title or a location are no part of it, in quotes either; a blank location is none.
  private mutating func trim(_ field: CheckIn.KnownField) {
    let last = file.checkIns.count - 1
    if field == .title, let title = file.checkIns[last].title {
      file.checkIns[last].title = Ranged(title.value.trimmed, title.range)
    }
    if field == .location, let location = file.checkIns[last].location {
      let place = location.value.trimmed
      file.checkIns[last].location = place.isEmpty ? nil : Ranged(place, location.range)
    }
  }

  private mutating func readMeasure(_ key: String, _ field: FieldLine) {
    let last = file.measures.count - 1
    guard key == "bodyweight" else { return file.measures[last].fields.append(other(field)) }
    do throws(Rejection) {
      file.measures[last].bodyweight = try line.onlyWeight()
    } catch {
      file.diagnostics.append(error.diagnostic)
    }
  }

  /// Notes that the entry has a field; returns where it has been before.
  @discardableResult
  private mutating func see(_ key: String, _ range: TextRange) -> TextRange? {
    if entry == .checkIn, let known = CheckIn.KnownField(rawValue: key) { return see(known, range) }
    if let first = seen[key] { return first }
    seen[key] = range
    if entry == .checkIn { file.checkIns[file.checkIns.count - 1].otherKeys.append(key) }
    return nil
  }

  private mutating func see(_ field: CheckIn.KnownField, _ range: TextRange) -> TextRange? {
    if seenKnown.contains(field) { return known[field.number] }
    known[field.number] = range
    seenKnown.insert(field)
    file.checkIns[file.checkIns.count - 1].knownFields = seenKnown
    return nil
  }

  private func other(_ field: FieldLine) -> FieldPlaces { FieldPlaces(key: field.key, value: line.rest) }

  /// Up to nine digits; nil for anything else.
  private func wholeNumber(_ text: String) -> Int? {
    guard 1...9 ~= text.utf8.count, text.utf8.allSatisfy(\.isDigit) else { return nil }
    return Int(text)
  }

  private mutating func readFieldWithColon() {
    guard let key = line.take(.word) else { return }
    let afterKey = key.range.upperBound
    line.skipBlanks()
    guard let colon = line.take(.colon) else { return }
    see(nameKey(line.text(key.range)), key.range)
    let sign = line.next.map { $0.kind == .blank } ?? true ? " =" : " = "
    let written = line.text(key.range)
    line.skipBlanks()
    let value = line.isAtEnd ? "…" : shortened(line.text(line.rest))
    file.diagnostics.append(
      Diagnostic(
        .fieldWithColon, key.range.through(colon.range),
        "'\(written)' is a field, and fields are written with '='",
        help: "write '\(written) = \(value)'", fix: .safe(TextRange(afterKey, colon.range.upperBound), sign)))
  }

  /// Neither a header, a field nor a note.
  private func unknownLine() -> Diagnostic {
    let rest = line.rest
    let written = shortened(line.text(rest))
    var help = "a field is 'title = \(written)', a note '> \(written)', a comment '# \(written)'"
    var fix: Fix?
    if let key = line.next, line.isKnownField(key), let blank = line.peek(1), blank.kind == .blank,
      line.peek(2) != nil
    {
      let value = line.text(TextRange(blank.range.upperBound, rest.upperBound))
      help = "'=' is missing: '\(line.text(key.range)) = \(shortened(value))'"
      fix = .unsafe(blank.range, " = ")
    } else if let colon = line.colonBeforeBlank {
      let key = line.text(TextRange(rest.lowerBound, colon.lowerBound)).trimmed
      let value = line.text(TextRange(colon.upperBound, rest.upperBound)).trimmed
      help = "fields are written with '=': '\(shortened(key)) = \(shortened(value))'"
    }
    return Diagnostic(.unknownLine, rest, "'\(written)' is no field or note", help: help, fix: fix)
  }
}
