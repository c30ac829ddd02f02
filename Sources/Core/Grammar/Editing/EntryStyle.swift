import Text
import Training

/// The style of a log around a session: indentation, the sign between load and reps, the decimal mark.
struct EntryStyle {
  private let log: Log
  private let text: EntryLines

  init(_ log: Log, _ text: EntryLines) {
    self.log = log
    self.text = text
  }

  /// Returns the indentation of a session's last exercise, else of its other lines, else of those of the nearest
  /// session that has any, sessions above first. Two spaces if no session has any.
  func indentation(inSession session: Int) -> String {
    for index in nearest(to: session) {
      if let exercise = log.places[index].exercises.last { return indentation(of: exercise) }
      let other = log.places[index].fields.last?.key ?? log.places[index].notes.last
      if let other { return text.indentation(of: text.index(at: other.lowerBound)) }
    }
    return "  "
  }

  private func indentation(of exercise: ExercisePlaces) -> String {
    text.indentation(of: text.index(at: exercise.name.lowerBound))
  }

  /// Returns the indentation of sets on own lines below an exercise with an indentation: as elsewhere, else doubled.
  func indentationOfSets(below indentation: String) -> String {
    for index in log.exercisePlaces.reversed()
    where self.indentation(of: log.places(of: index)) == indentation {
      if let line = ownLines(of: index).first { return text.indentation(of: line) }
    }
    return indentation.isEmpty ? "  " : indentation + indentation
  }

  /// True if the exercise is `Name:` with all its sets on lines below.
  func isOnOwnLines(_ exercise: ExercisePlace) -> Bool {
    !ownLines(of: exercise).isEmpty
      && !log.places(of: exercise).sets.contains {
        text.index(at: $0.lowerBound) == line(of: exercise)
      }
  }

  /// Returns the index of the line with an exercise's name.
  func line(of exercise: ExercisePlace) -> Int { text.index(at: log.places(of: exercise).name.lowerBound) }

  /// Returns the indices of the lines `- …` that the reader gives to an exercise, broken ones too.
  func ownLines(of exercise: ExercisePlace) -> [Int] {
    let name = line(of: exercise)
    var end = text.lines.count
    if exercise.exercise + 1 < log.places[exercise.session].exercises.count {
      end = line(of: ExercisePlace(session: exercise.session, exercise: exercise.exercise + 1))
    } else if exercise.session + 1 < log.places.count {
      end = text.index(at: log.places[exercise.session + 1].header.lowerBound)
    }
    var lines: [Int] = []
    for number in name..<max(name, end) where number > name {
      guard text.lines[number].kind == .content else { continue }
      if text.lines[number].range.start >= log.places(of: exercise).end { break }
      var cursor = LineCursor(log.source, in: text.lines[number].range.bounds)
      if cursor.nextLine(), cursor.kind == .more { lines.append(number) }
    }
    return lines
  }
}

extension EntryStyle {
  /// Returns the sign between load and reps of an exercise, else of the nearest set above, else below; nil without any.
  func sign(inSession session: Int, exercise: ExercisePlace?) -> String? {
    written(.sign, ranges(inSession: session, exercise: exercise))
  }

  /// Returns the decimal mark by the same search, then in body weights; nil without any.
  func decimalMark(inSession session: Int, exercise: ExercisePlace?) -> String? {
    let weights = log.places.compactMap(\.bodyweight).reversed()
    return written(.decimalMark, ranges(inSession: session, exercise: exercise) + weights)
  }

  private func written(_ kind: SetPlaces.Kind, _ ranges: [TextRange]) -> String? {
    ranges.lazy.compactMap { SetPlaces(log.source, in: $0).last(kind) }.first
  }

  /// Returns the ranges of the file's groups of sets, nearest first.
  private func ranges(inSession session: Int, exercise: ExercisePlace?) -> [TextRange] {
    let own = exercise.map { log.places(of: $0).sets } ?? []
    func sets(_ places: ArraySlice<SessionPlaces>) -> [TextRange] {
      places.flatMap { $0.exercises.flatMap(\.sets) }
    }
    var ranges: [TextRange] = []
    for range in own.reversed() + sets(log.places[...session]).reversed() + sets(log.places[(session + 1)...])
    where ranges.last != range {
      ranges.append(range)
    }
    return ranges
  }

  private func nearest(to session: Int) -> [Int] {
    let above = log.sessions.indices.filter { $0 <= session }
    return above.reversed() + log.sessions.indices.filter { $0 > session }
  }
}

extension Log {
  /// The decimal mark that stands last in the file; nil without any.
  package var lastDecimalMark: String? { SetPlaces(source).last(.decimalMark) }
}

/// The signs and decimal marks of sets, in which files differ. Those in quotes and in `word:value` are left out.
struct SetPlaces {
  enum Kind { case sign, decimalMark }
  private(set) var all: [(kind: Kind, range: TextRange)] = []
  private let source: Source

  /// Returns the text of the last one of a kind; nil without any.
  func last(_ kind: Kind) -> String? { all.last { $0.kind == kind }.map { source.text($0.range) } }

  init(_ source: Source, in range: TextRange? = nil) {
    self.source = source
    let tokens = Tokenizer.tokens(source.bytes, in: range?.bounds, dialect: .journal)
    var isKept = false
    for (index, token) in tokens.enumerated() {
      let before = index > 0 ? tokens[index - 1].kind : nil
      let after = index + 1 < tokens.count ? tokens[index + 1].kind : nil
      switch token.kind {
      case .blank: isKept = false
      case .colon where before == .word: isKept = true
      case .times where !isKept:
        // After a word, and so after a load: `80kg x 10`, `bw x 8`; not in `3x12`.
        let load = before == .blank ? (index > 1 ? tokens[index - 2].kind : nil) : before
        if load == .word { all.append((.sign, token.range)) }
      case .dot where before == .number && after == .number && !isKept,
        .comma where before == .number && after == .number && !isKept:
        all.append((.decimalMark, token.range))
      default: break
      }
    }
  }
}
