package import Text
import Training

/// Reads a month of check-ins: `checkins/2026/01.txt`.
///
/// What a value may be is for lint to say; here it is only read, and its text kept.
package struct CheckInReader {
  private var line: LineCursor
  private var file: CheckInFile
  private var problems: LineProblems
  private var conflict: ConflictMarkers
  /// The kind of the entry being read, and the entry of that kind.
  private var entry: CheckInHeader.Kind?
  private var checkIn = CheckIn(header: TextRange(0, 0))
  private var skip = Skip(header: TextRange(0, 0))
  private var measure = Measure(header: TextRange(0, 0))
  /// The known fields of the entry, each where it is first.
  private var seen: [TextRange] = []
  /// The keys of the other fields, each with where it is first.
  private var otherKeys: [String: TextRange] = [:]
  private var hasDuplicate = false

  /// Never fails: what can't be read is in the file's diagnostics, the rest in its entries.
  package static func read(_ source: Source) -> CheckInFile {
    var reader = CheckInReader(source)
    reader.read()
    return reader.file
  }

  private init(_ source: Source) {
    line = LineCursor(source)
    file = CheckInFile(source: source)
    problems = LineProblems(source)
    conflict = ConflictMarkers(source)
    // One of a date, a type and a title takes some 50 bytes.
    file.checkIns.reserveCapacity(source.bytes.count / 40)
  }

  private mutating func read() {
    if let mistake = file.source.foreignText { return file.diagnostics.append(mistake) }
    while line.nextLine() {
      let before = file.diagnostics.count
      let hasBadBytes = problems.check(line, &file.diagnostics)
      if problems.isUnreadable {
        if line.checkInKind == .header { open(.checkIn, header: line.wholeLine, at: line.wholeLine.lowerBound) }
        continue
      }
      if conflict.covers(line, &file.diagnostics) {
        // What follows a conflict belongs to an entry that nobody knows: read, and counted nowhere.
        if conflict.hasEnded { open(.checkIn, header: line.wholeLine, at: line.wholeLine.lowerBound) }
        continue
      }
      readLine()
      if hasBadBytes { problems.leaveOne(of: &file.diagnostics, since: before) }
    }
    close(at: file.source.bytes.count)
  }

  private mutating func readLine() {
    switch line.checkInKind {
    case .empty: break
    case .header: readHeader()
    case .field: inEntry { $0.readField() }
    case .fieldWithColon: inEntry { $0.readFieldWithColon() }
    case .note: inEntry { $0.readNote() }
    case .reserved: file.diagnostics.append(line.reservedSign())
    case .unknown: file.diagnostics.append(line.unknownLineOfCheckIns())
    }
  }
}

// MARK: Entries

extension CheckInReader {
  private mutating func readHeader() {
    let header = CheckInHeader(&line)
    if let diagnostic = header.diagnostic { file.diagnostics.append(diagnostic) }
    open(header.kind, header: header.range, at: line.wholeLine.lowerBound)
    switch header.kind {
    case .checkIn: checkIn.moment = header.moment
    case .skip: skip.days = header.days
    case .measure: measure.moment = header.moment
    }
  }

  private mutating func open(_ kind: CheckInHeader.Kind, header: TextRange, at offset: Int) {
    close(at: offset)
    entry = kind
    switch kind {
    case .checkIn: checkIn = CheckIn(header: header)
    case .skip: skip = Skip(header: header)
    case .measure: measure = Measure(header: header)
    }
  }

  /// Ends the entry being read.
  private mutating func close(at offset: Int) {
    switch entry {
    case .checkIn:
      checkIn.range = TextRange(checkIn.header.lowerBound, offset)
      file.checkIns.append(checkIn)
    case .skip:
      skip.range = TextRange(skip.header.lowerBound, offset)
      file.skips.append(skip)
    case .measure:
      measure.range = TextRange(measure.header.lowerBound, offset)
      file.measures.append(measure)
    case nil: break
    }
    entry = nil
    if !seen.isEmpty { seen.removeAll(keepingCapacity: true) }
    if !otherKeys.isEmpty { otherKeys.removeAll(keepingCapacity: true) }
    hasDuplicate = false
  }

  /// A line outside of any entry is a mistake, and is not read further.
  private mutating func inEntry(_ read: (inout CheckInReader) -> Void) {
    if entry == nil { return file.diagnostics.append(line.outsideCheckIn()) }
    checkIn.hasFields = true
    read(&self)
  }
}

// MARK: Lines of an entry

extension CheckInReader {
  private mutating func readNote() {
    line.advance()
    line.skipBlanks()
    switch entry {
    case .checkIn: checkIn.notes.append(line.rest)
    case .skip: skip.notes.append(line.rest)
    case .measure: measure.notes.append(line.rest)
    case nil: break
    }
  }

  private mutating func readField() {
    let field = line.field()
    let known = entry == .checkIn ? line.knownField(field.key) : nil
    // Of most fields no String is made.
    let key = known == nil ? key(at: field.key) : ""
    let first = see(known, key, field.key)
    if let diagnostic = field.diagnostic { return file.diagnostics.append(diagnostic) }
    if let first {
      // Where a header was lost, all fields of an entry are there twice: that is one mistake.
      if !hasDuplicate { file.diagnostics.append(line.duplicateField(field.key, first: first)) }
      hasDuplicate = true
      return
    }
    if let diagnostic = line.badQuotes() { file.diagnostics.append(diagnostic) }
    let places = FieldPlaces(key: field.key, value: line.rest)
    switch entry {
    case .checkIn:
      if let known {
        CheckInField.all[known].read(&checkIn, line.fieldValue)
      } else {
        checkIn.fields.append(places)
      }
    case .skip:
      if key == "reason" { skip.reason = line.fieldValue } else { skip.fields.append(places) }
    case .measure:
      if key == "bodyweight" { readBodyweight() } else { measure.fields.append(places) }
    case nil: break
    }
  }

  /// The key of a field of the entry.
  private func key(at range: TextRange) -> String {
    switch entry {
    case .checkIn, nil: nameKey(line.text(range))
    case .skip: fieldKey(line.text(range), of: CheckInFile.skipFields)
    case .measure: fieldKey(line.text(range), of: CheckInFile.measureFields)
    }
  }

  private mutating func readBodyweight() {
    do throws(Rejection) {
      measure.bodyweight = try line.onlyWeight()
    } catch {
      file.diagnostics.append(error.diagnostic)
    }
  }

  private mutating func readFieldWithColon() {
    guard let key = line.take(.word) else { return }
    let known = entry == .checkIn ? line.knownField(key.range) : nil
    see(known, self.key(at: key.range), key.range)
    if let mistake = line.fieldWithColonOfCheckIns(key) { file.diagnostics.append(mistake) }
  }

  /// Notes that the entry has a field; returns the range of an earlier field of the same key.
  @discardableResult
  private mutating func see(_ known: Int?, _ key: String, _ range: TextRange) -> TextRange? {
    if let known {
      if checkIn.knownFields.contains(known) { return seen.first { line.knownField($0) == known } }
      checkIn.knownFields.insert(known)
      seen.append(range)
    } else {
      if let first = otherKeys[key] { return first }
      otherKeys[key] = range
      if entry == .checkIn { checkIn.otherKeys.append(key) }
    }
    return nil
  }
}
