import Grammar
import Text
import Training

/// Cuts a month of sessions.
struct LogCutting {
  private let log: Log
  private var line: LineCursor
  private var marked: MarkedLines
  private var session = 0
  private let exercises: [ExercisePlace]
  private var exercise = 0

  static func file(_ source: Source) -> Piece {
    var cutting = LogCutting(source)
    return EntryGrouping.file(cutting.lines())
  }

  private init(_ source: Source) {
    log = LogReader.read(source)
    exercises = log.exercisePlaces
    line = LineCursor(source)
    marked = MarkedLines(log.diagnostics)
  }

  private mutating func lines() -> [CutLine] {
    var lines: [CutLine] = []
    while line.nextLine() { lines.append(cutLine()) }
    return lines
  }

  private mutating func cutLine() -> CutLine {
    let isWrong = marked.holds(line.wholeLine)
    switch line.kind {
    case .empty:
      return line.comment == nil
        ? CutLine(role: .blank, piece: line.leaf(.other))
        : CutLine(role: .comment, piece: line.leaf(.comment))
    case .session: return CutLine(role: .header, piece: header(isWrong))
    case .exercise: return exerciseLine(isWrong)
    case .more:
      guard !isWrong, let dash = line.next else { return CutLine(role: .sets, piece: line.leaf(.sets)) }
      let key = Piece.wordless(Array(line.bytes[line.rest.bounds]))
      return CutLine(
        role: .sets, piece: line.cut(.sets, key, into: .set, behind: dash.range.upperBound))
    case .field: return CutLine(role: .content, piece: line.leaf(.field, key: line.fieldKey(of: Log.knownFields)))
    case .note: return CutLine(role: .content, piece: line.leaf(.note))
    case .reserved, .unknown: return CutLine(role: .content, piece: line.leaf(.other))
    }
  }

  private mutating func exerciseLine(_ isWrong: Bool) -> CutLine {
    let range = line.wholeLine
    while exercise < exercises.count, log.places(of: exercises[exercise]).name.start < range.start {
      exercise += 1
    }
    guard exercise < exercises.count, range.contains(log.places(of: exercises[exercise]).name),
      let end = line.endOfName
    else {
      return CutLine(role: .content, piece: line.leaf(.other))
    }
    let key = nameKey(log[exercises[exercise]].name)
    var piece = isWrong ? line.leaf(.line, key: key) : line.cut(.line, key, into: .set, behind: end)
    piece.isJoined = log[exercises[exercise]].isSuperset
    return CutLine(role: .exercise, piece: piece)
  }
}

extension LogCutting {
  /// The line that opens a session, cut into its start, its end and its title.
  private mutating func header(_ isWrong: Bool) -> Piece {
    let range = line.wholeLine
    while session < log.sessions.count, log.places[session].header.start < range.start { session += 1 }
    guard session < log.sessions.count, range.contains(log.places[session].header),
      let moment = log.sessions[session].moment
    else {
      return line.leaf(.header)
    }
    let found = log.sessions[session]
    var piece = isWrong ? line.leaf(.header) : cutHeader(found, log.places[session])
    piece.key = moment.description
    piece.moment = moment
    piece.title = found.title.map(nameKey) ?? ""
    return piece
  }

  private func cutHeader(_ session: Session, _ places: SessionPlaces) -> Piece {
    let start = line.wholeLine.lowerBound
    // `2026`, `-`, `01`, `-`, `05`; then perhaps a blank, `18`, `:`, `30`.
    var count = 5
    if session.start != nil {
      while line.peek(count)?.kind == .blank { count += 1 }
      count += 3
    }
    guard let last = line.peek(count - 1) else { return line.leaf(.header) }
    var parts = [Piece(.name, "", text: Array(line.bytes[start..<last.range.upperBound]))]
    var done = last.range.upperBound
    func add(_ key: String, upTo end: Int) {
      guard let first = token(from: done), first.range.lowerBound < end else { return }
      let text = first.range.lowerBound..<end
      parts.append(
        Piece(
          .element, key, gap: Array(line.bytes[done..<text.lowerBound]), text: Array(line.bytes[text])))
      done = end
    }
    if let end = places.end { add("end", upTo: end.upperBound) }
    add("title", upTo: line.rest.upperBound)
    parts.append(Piece(.tail, "", text: Array(line.bytes[done..<line.wholeLine.upperBound])))
    return Piece(.header, "", parts: parts)
  }

  private func token(from offset: Int) -> Token? {
    var distance = 0
    while let token = line.peek(distance) {
      if token.range.lowerBound >= offset, token.kind != .blank { return token }
      distance += 1
    }
    return nil
  }
}

/// The lines with an error, which are not cut: the meaning of their parts is unknown.
struct MarkedLines {
  private let starts: [Int]
  private var next = 0

  init(_ diagnostics: [Diagnostic]) {
    starts = diagnostics.filter { $0.severity == .error }.map(\.range.lowerBound).sorted()
  }

  /// Lines are asked for in the order of the text.
  mutating func holds(_ line: TextRange) -> Bool {
    while next < starts.count, starts[next] < line.lowerBound { next += 1 }
    return next < starts.count && starts[next] < max(line.upperBound, line.lowerBound + 1)
  }
}

extension LineCursor {
  /// Returns the key before the `=`, spelled as one of the `known` fields where it is one.
  func fieldKey(of known: [String]) -> String {
    var distance = 0
    while let token = peek(distance), token.kind != .equals { distance += 1 }
    let end = peek(distance)?.range.lowerBound ?? rest.upperBound
    return Grammar.fieldKey(text(TextRange(rest.lowerBound, end)).trimmed, of: known)
  }
}
