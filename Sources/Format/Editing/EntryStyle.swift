import Text
import Training

/// How a log is written around a place: indentation, the sign between load and reps, the decimal mark.
struct EntryStyle {
  private let log: Log
  private let text: EntryLines

  init(_ log: Log, _ text: EntryLines) {
    self.log = log
    self.text = text
  }

  /// Of a session's lines: as its last exercise, else its other lines, else those of the nearest session that has any,
  /// the ones above first. Two spaces where there is nothing to go by.
  func indentation(inSession session: Int) -> String {
    for place in nearest(to: session) {
      if let exercise = log.exercises(of: log.sessions[place]).last { return indentation(of: exercise) }
      let other = log.sessions[place].fields.last?.key ?? log.sessions[place].notes.last
      if let other { return text.indentation(of: text.index(at: other.lowerBound)) }
    }
    return "  "
  }

  func indentation(of exercise: PerformedExercise) -> String {
    text.indentation(of: text.index(at: exercise.nameRange.lowerBound))
  }

  /// Of sets on lines of their own below an exercise that is indented so: as elsewhere in the file, else as much again.
  func indentationOfSets(below indentation: String) -> String {
    for place in log.exercises.indices.reversed()
    where self.indentation(of: log.exercises[place]) == indentation {
      if let line = ownLines(of: place).first { return text.indentation(of: line) }
    }
    return indentation.isEmpty ? "  " : indentation + indentation
  }

  /// `Name:`, and its sets below: lines of its own, not one row.
  func isOnOwnLines(_ exercise: Int) -> Bool {
    !ownLines(of: exercise).isEmpty
      && !log.sets(of: log.exercises[exercise]).contains {
        text.index(at: $0.range.lowerBound) == line(of: exercise)
      }
  }

  /// The line of an exercise's name.
  func line(of exercise: Int) -> Int { text.index(at: log.exercises[exercise].nameRange.lowerBound) }

  /// The lines `- …` that the reader gives to an exercise, broken ones too.
  func ownLines(of exercise: Int) -> [Int] {
    let name = line(of: exercise)
    var end = text.lines.count
    if exercise + 1 < log.exercises.count { end = line(of: exercise + 1) }
    let session = log.sessions.firstIndex { $0.exercises.contains(exercise) }
    if let session, session + 1 < log.sessions.count {
      end = min(end, text.index(at: log.sessions[session + 1].header.lowerBound))
    }
    var lines: [Int] = []
    for number in name..<max(name, end) where number > name {
      guard text.lines[number].kind == .content else { continue }
      if text.lines[number].range.start >= log.exercises[exercise].end { break }
      var cursor = LineCursor(log.source, in: text.lines[number].range.bounds)
      if cursor.nextLine(), cursor.kind == .more { lines.append(number) }
    }
    return lines
  }
}

extension EntryStyle {
  /// The sign between a load and its reps, as an exercise writes it, else as the nearest set above, else below.
  func sign(inSession session: Int, exercise: Int?) -> String? {
    written(.sign, ranges(inSession: session, exercise: exercise))
  }

  /// The mark of decimals, likewise; else as body weights are written.
  func decimalMark(inSession session: Int, exercise: Int?) -> String? {
    let weights = log.sessions.compactMap { $0.bodyweight?.range }.reversed()
    return written(.decimalMark, ranges(inSession: session, exercise: exercise) + weights)
  }

  private func written(_ kind: SetPlaces.Kind, _ ranges: [TextRange]) -> String? {
    for range in ranges {
      let places = SetPlaces(log.source, in: range)
      if let last = places.all.last(where: { $0.kind == kind }) { return log.source.text(last.range) }
    }
    return nil
  }

  /// The groups of sets of the file, nearest first.
  private func ranges(inSession session: Int, exercise: Int?) -> [TextRange] {
    let own = exercise.map { log.sets(of: log.exercises[$0]).reversed() } ?? []
    let end =
      log.exercises(of: log.sessions[session]).last?.sets.upperBound
      ?? log.exercises[..<log.sessions[session].exercises.lowerBound].last?.sets.upperBound ?? 0
    var ranges: [TextRange] = []
    for set in own + log.sets[..<end].reversed() + log.sets[end...] where ranges.last != set.range {
      ranges.append(set.range)
    }
    return ranges
  }

  private func nearest(to session: Int) -> [Int] {
    let above = log.sessions.indices.filter { $0 <= session }
    return above.reversed() + log.sessions.indices.filter { $0 > session }
  }
}

/// The places in sets at which files differ in style. Not in quotes, nor in `word:value`.
struct SetPlaces {
  enum Kind { case sign, decimalMark }
  private(set) var all: [(kind: Kind, range: TextRange)] = []

  init(_ source: Source, in range: TextRange? = nil) {
    let tokens = Tokenizer.tokens(source.bytes, in: range?.bounds, dialect: .journal)
    var isKept = false
    for (place, token) in tokens.enumerated() {
      let before = place > 0 ? tokens[place - 1].kind : nil
      let after = place + 1 < tokens.count ? tokens[place + 1].kind : nil
      switch token.kind {
      case .blank: isKept = false
      case .colon where before == .word: isKept = true
      case .times where !isKept:
        // After a word, and so after a load: `80kg x 10`, `bw x 8`; not in `3x12`.
        let load = before == .blank ? (place > 1 ? tokens[place - 2].kind : nil) : before
        if load == .word { all.append((.sign, token.range)) }
      case .dot where before == .number && after == .number && !isKept,
        .comma where before == .number && after == .number && !isKept:
        all.append((.decimalMark, token.range))
      default: break
      }
    }
  }
}
