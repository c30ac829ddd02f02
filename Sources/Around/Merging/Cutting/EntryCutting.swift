import Grammar
import Text
import Training

/// Cuts a month of sessions into its entries.
enum LogCutting {
  static func file(_ source: Source) -> Piece {
    let log = LogReader.read(source)
    var errors = Places(errorsOf: log.diagnostics)
    var sessions = Places(zip(log.places, log.sessions).map { ($0.header.lowerBound, ($0, $1)) })
    var exercises = Places(log.exercisePlaces.map { (log.places(of: $0).name.lowerBound, log[$0]) })
    var line = LineCursor(source)
    var lines: [Piece] = []
    while line.nextLine() {
      let range = line.wholeLine.bounds
      let isWrong = errors.value(in: range) != nil
      switch line.kind {
      case .empty: lines.append(line.emptyLine)
      case .session:
        if let (places, session) = sessions.value(in: range), let moment = session.moment {
          let header = isWrong ? line.leaf(.header) : line.cutHeader(session, places)
          lines.append(header.opening(moment.description, moment, session.title))
        } else {
          lines.append(line.leaf(.header))
        }
      case .exercise:
        let exercise = exercises.value(in: range)
        var piece = exercise.flatMap { line.cutBehindName(nameKey($0.name), into: .set, isWrong: isWrong) }
        piece?.isJoined = exercise?.isSuperset ?? false
        lines.append(piece ?? line.leaf(.other))
      case .more:
        guard !isWrong, let dash = line.next else {
          lines.append(line.leaf(.sets))
          continue
        }
        lines.append(line.cutBehindBox(dash.range.upperBound))
      case .field: lines.append(line.field(of: Log.knownFields))
      case .note: lines.append(line.leaf(.note))
      case .reserved, .unknown: lines.append(line.leaf(.other))
      }
    }
    return fileOfEntries(lines)
  }
}

extension LineCursor {
  /// Cuts a line of sets behind its dash and, if it has one, the box: a set that was ticked is still that set.
  fileprivate func cutBehindBox(_ dash: Int) -> Piece {
    var sets = self
    sets.advance()
    sets.skipBlanks()
    let hasBox = sets.takeTask().mark != nil
    let key = wordless(bytes[hasBox ? sets.rest.bounds : rest.bounds])
    let start = hasBox ? bytes[..<sets.rest.lowerBound].lastIndex(of: UInt8(ascii: "]")).map { $0 + 1 } : nil
    return cut(.sets, key, into: .set, behind: start ?? dash)
  }

  /// Cuts the line that opens a session into its start, its end and its title.
  fileprivate func cutHeader(_ session: Session, _ places: SessionPlaces) -> Piece {
    // `2026`, `-`, `01`, `-`, `05`; then perhaps a blank, `18`, `:`, `30`.
    var count = 5
    if session.start != nil {
      while peek(count)?.kind == .blank { count += 1 }
      count += 3
    }
    guard let last = peek(count - 1) else { return leaf(.header) }
    var parts = CutParts(bytes, from: wholeLine.lowerBound, upTo: last.range.upperBound)
    func add(_ key: String, upTo end: Int) {
      var distance = 0
      while let token = peek(distance), token.range.lowerBound < parts.end || token.kind == .blank { distance += 1 }
      guard let first = peek(distance), first.range.lowerBound < end else { return }
      parts.add(.element, Array(key.utf8), first.range.lowerBound..<end)
    }
    if let end = places.end { add("end", upTo: end.upperBound) }
    add("title", upTo: rest.upperBound)
    return Piece(.header, parts: parts.closed(at: wholeLine.upperBound))
  }
}

/// Cuts a month of check-ins, skips and measures into its entries.
enum CheckInCutting {
  private static let fields = CheckInFile.checkInFields + CheckInFile.skipFields + CheckInFile.measureFields

  static func file(_ source: Source) -> Piece {
    let file = CheckInReader.read(source)
    typealias Opening = (key: String, moment: Moment, title: String?)
    var openings: [(offset: Int, value: Opening)] = []
    for (entry, places) in zip(file.checkIns, file.places.checkIns) {
      guard let moment = entry.moment else { continue }
      openings.append((places.header.lowerBound, (moment.description, moment, entry.title)))
    }
    for (entry, places) in zip(file.skips, file.places.skips) {
      guard let day = entry.days?.lowerBound else { continue }
      openings.append((places.header.lowerBound, ("skip \(day)", Moment(day), nil)))
    }
    for (entry, places) in zip(file.measures, file.places.measures) {
      guard let moment = entry.moment else { continue }
      openings.append((places.header.lowerBound, ("measure \(moment)", moment, nil)))
    }
    var headers = Places(openings)
    var line = LineCursor(source)
    var lines: [Piece] = []
    while line.nextLine() {
      switch line.checkInKind {
      case .empty: lines.append(line.emptyLine)
      case .header:
        let opening = headers.value(in: line.wholeLine.bounds)
        let header = line.leaf(.header)
        lines.append(opening.map { header.opening($0.key, $0.moment, $0.title) } ?? header)
      case .field: lines.append(line.field(of: fields))
      case .note: lines.append(line.leaf(.note))
      case .fieldWithColon, .reserved, .unknown: lines.append(line.leaf(.other))
      }
    }
    return fileOfEntries(lines)
  }
}

extension Piece {
  /// Returns the line as the one that opens an entry.
  fileprivate func opening(_ key: String, _ moment: Moment, _ title: String?) -> Piece {
    var header = self
    header.key = Array(key.utf8)
    header.moment = moment
    header.title = title.map(nameKey) ?? ""
    return header
  }
}

/// Puts the lines of a log or of a month of check-ins together to entries.
///
/// A comment right above an opening belongs to that entry, one right below a line to the entry above; any other between
/// entries stands for itself.
private func fileOfEntries(_ lines: [Piece]) -> Piece {
  var parts = PieceList()
  var start = 0
  while start < lines.count {
    let header = lines[start...].prefix { $0.kind == .comment }.endIndex
    guard header < lines.count, lines[header].kind == .header else {
      let end = min(header + 1, lines.count)
      for line in lines[start..<end] { parts.add(line) }
      start = end
      continue
    }
    let end = endOfEntry(lines, header)
    var entry = Piece(.entry, lines[header].key, parts: PieceList(items(lines[start..<end])).pieces)
    entry.moment = lines[header].moment
    entry.title = lines[header].title
    parts.add(entry)
    start = end
  }
  return parts.file
}

/// Comments that touch the last line of an entry are its own, unless they touch the next opening too.
private func endOfEntry(_ lines: [Piece], _ header: Int) -> Int {
  let next = lines[(header + 1)...].firstIndex { $0.kind == .header } ?? lines.count
  let last = lines[header..<next].lastIndex { $0.kind != .blank && $0.kind != .comment } ?? header
  let touching = lines[(last + 1)..<next].prefix { $0.kind == .comment }.endIndex
  return touching < next || next == lines.count ? touching : last + 1
}

/// The lines of an entry, those of an exercise together.
private func items(_ lines: ArraySlice<Piece>) -> [Piece] {
  var items: [Piece] = []
  var rest = lines
  while var line = rest.first {
    var end = rest.startIndex + 1
    if line.kind == .line {
      let more = rest[end...].prefix { [.blank, .comment, .sets].contains($0.kind) }
      end = more.lastIndex { $0.kind == .sets }.map { $0 + 1 } ?? end
      line = Piece(exercise: rest[..<end])
    }
    // Known as what it is: its start may be changed like anything else.
    if line.kind == .header { line.key = [] }
    items.append(line)
    rest = rest[end...]
  }
  return items
}
