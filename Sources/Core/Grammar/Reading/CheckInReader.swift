package import Text
import Training

/// Reads a month of check-ins: `checkins/2026/01.txt`.
///
/// Lint checks the values; the reader keeps their text.
package struct CheckInReader: LineReader {
  var line: LineCursor
  var diagnostics: [Diagnostic] = []
  private var file: CheckInFile
  /// The kind of the entry being read, the entry of that kind, and its ranges.
  private var entry: CheckInHeader.Kind?
  private var checkIn = CheckIn()
  private var skip = Skip()
  private var measure = Measure()
  private var places = EntryPlaces(header: TextRange(0, 0))
  /// The first range of each key among the entry's fields.
  private var fieldKeys: [String: TextRange] = [:]
  private var hasDuplicate = false

  /// Reads a file. It never fails: diagnostics report all that can't be read, entries hold the rest.
  package static func read(_ source: Source) -> CheckInFile {
    var reader = CheckInReader(source)
    reader.readLines(of: source)
    reader.close(at: source.bytes.count)
    reader.file.diagnostics = reader.diagnostics
    return reader.file
  }

  private init(_ source: Source) {
    line = LineCursor(source)
    file = CheckInFile(source: source)
    // An entry of a date, a type and a title takes some 50 bytes.
    file.checkIns.reserveCapacity(source.bytes.count / 40)
  }

  mutating func skipLine(_ reason: SkippedLine) {
    // An unreadable header opens an entry too. The one below a conflict is unknown: its lines count for nothing.
    if reason == .endOfConflict || reason == .unreadable && line.checkInKind == .header {
      open(.checkIn, header: line.wholeLine)
    }
  }

  mutating func readLine() {
    switch line.checkInKind {
    case .empty: break
    case .header: readHeader()
    case .field: inEntry { $0.readField() }
    case .fieldWithColon: inEntry { $0.readFieldWithColon() }
    case .note: inEntry { $0.readNote() }
    case .reserved: diagnostics.append(line.reservedSign())
    case .unknown: diagnostics.append(line.unknownLineOfCheckIns())
    }
  }
}

// MARK: Entries

extension CheckInReader {
  private mutating func readHeader() {
    let header = CheckInHeader(&line)
    if let diagnostic = header.diagnostic { diagnostics.append(diagnostic) }
    open(header.kind, header: header.range)
    switch header.kind {
    case .checkIn: checkIn.moment = header.moment
    case .skip: skip.days = header.days
    case .measure: measure.moment = header.moment
    }
  }

  private mutating func open(_ kind: CheckInHeader.Kind, header: TextRange) {
    close(at: line.wholeLine.lowerBound)
    entry = kind
    places = EntryPlaces(header: header)
    (checkIn, skip, measure) = (CheckIn(), Skip(), Measure())
    if !fieldKeys.isEmpty { fieldKeys.removeAll(keepingCapacity: true) }
    hasDuplicate = false
  }

  /// Ends the entry being read, at the offset of the next.
  private mutating func close(at offset: Int) {
    places.range = TextRange(places.header.lowerBound, offset)
    let fields = places.ownFields.map { Field(name: file.source.text($0.key), value: file.source.fieldValue($0.value)) }
    let notes = places.notes.map(file.source.text)
    switch entry {
    case .checkIn:
      (checkIn.fields, checkIn.notes) = (fields, notes)
      file.checkIns.append(checkIn)
      file.places.checkIns.append(places)
    case .skip:
      (skip.fields, skip.notes) = (fields, notes)
      file.skips.append(skip)
      file.places.skips.append(places)
    case .measure:
      (measure.fields, measure.notes) = (fields, notes)
      file.measures.append(measure)
      file.places.measures.append(places)
    case nil: break
    }
    entry = nil
  }

  /// Reads a line of an entry; a line outside of any entry is a mistake, and is not read.
  private mutating func inEntry(_ read: (inout CheckInReader) -> Void) {
    if entry != nil { return read(&self) }
    diagnostics.append(
      line.mistake(
        .outsideCheckIn, line.rest, "belongs to no check-in",
        help: "write the day in brackets above it: '[2026-01-15 07:30]'"))
  }
}

// MARK: Lines of an entry

extension CheckInReader {
  private mutating func readNote() {
    line.advance()
    line.skipBlanks()
    places.notes.append(line.rest)
  }

  private mutating func readField() {
    let field = line.field()
    let first = add(field.key)
    if let mistake = field.mistake { return diagnostics.append(mistake) }
    if let first {
      // Where a header was lost, all fields of an entry are there twice: that is one mistake.
      if hasDuplicate { return }
      hasDuplicate = true
      diagnostics.append(
        line.mistake(
          .duplicateField, field.key, "is in this entry already",
          help: "keep one of the two, or write the header of another entry above it; until then the first counts",
          note: .init(range: first, label: "first here")))
      return
    }
    if let diagnostic = line.badQuotes() { diagnostics.append(diagnostic) }
    let last = places.fields.count - 1
    places.fields[last].value = line.rest
    guard places.fields[last].isKnown else { return }
    switch entry {
    case .checkIn:
      if let known = line.knownField(field.key) { CheckInField.all[known].read(&checkIn, line.fieldValue.value) }
    case .skip: skip.reason = line.fieldValue.value
    case .measure: readBodyweight()
    case nil: break
    }
  }

  private mutating func readBodyweight() {
    let last = places.fields.count - 1
    do throws(Diagnostic) {
      let weight = try line.onlyWeight()
      measure.bodyweight = weight.value
      places.fields[last].value = weight.range
    } catch {
      places.fields[last].value = TextRange(line.rest.lowerBound, line.rest.lowerBound)
      diagnostics.append(error)
    }
  }

  private mutating func readFieldWithColon() {
    guard let key = line.take(.word) else { return }
    _ = add(key.range)
    if let mistake = line.fieldWithColonOfCheckIns(key) { diagnostics.append(mistake) }
  }

  /// Adds a field without its value to the entry; if it has the field already, returns the range of the first key.
  private mutating func add(_ key: TextRange) -> TextRange? {
    let (name, isKnown) = name(of: key)
    if let first = fieldKeys[name] { return first }
    fieldKeys[name] = key
    let end = TextRange(key.upperBound, key.upperBound)
    places.fields.append(FieldPlaces(name: name, isKnown: isKnown, key: key, value: end))
    return nil
  }

  /// Returns the name of a field of the entry, and true if it needs no declaration.
  private func name(of key: TextRange) -> (String, isKnown: Bool) {
    switch entry {
    case .checkIn, nil:
      // Known fields, which are most, need no String.
      return line.knownField(key).map { (CheckInField.names[$0], true) } ?? (nameKey(line.text(key)), false)
    case .skip, .measure:
      let known = entry == .skip ? CheckInFile.skipFields : CheckInFile.measureFields
      let name = fieldKey(line.text(key), of: known)
      return (name, known.contains(name))
    }
  }
}
