package import Text
package import Training

/// `exercises.txt` as it was read, in the order of the file.
package struct ExerciseList: Sendable {
  package let source: Source
  package var entries: [CatalogEntry] = []
  /// The ranges of each entry.
  package var places: [CatalogEntryPlaces] = []
  package var diagnostics: [Diagnostic] = []

  package init(source: Source) { self.source = source }

  /// The names of the entries, without their other names.
  package var entryNames: [Ranged<String>] { zip(entries, places).map { Ranged($0.name, $1.name) } }

  /// The names of the entries, each followed by its other names.
  package var exerciseNames: [Ranged<String>] {
    zip(entries, places).flatMap { entry, places in zip(entry.names, places.names).map { Ranged($0, $1) } }
  }
}

/// The ranges of a line of exercises.txt.
package struct CatalogEntryPlaces: Sendable {
  /// The line without the blanks at its ends and its comment.
  package var range: TextRange
  package var name: TextRange
  package var aka: [TextRange] = []
  package var max: TextRange?
  package var group: TextRange?
  package var attributes: [TextRange] = []

  init(range: TextRange, name: TextRange) {
    self.range = range
    self.name = name
  }

  /// The ranges of the name and of the other names.
  package var names: [TextRange] { [name] + aka }
}

extension ExerciseList {
  /// Returns the edit that adds lines below the last one, with the file's line ending.
  package func adding(_ lines: [String]) -> [TextEdit] {
    let text = EntryLines(source)
    return [text.inserting(lines, below: text.lines.count - 1)]
  }
}

/// Reads `exercises.txt`: one exercise a line, `Supino reto: chest, aka "Bench Press (Barbell)", per hand`.
package struct ExerciseListReader: LineReader {
  var line: LineCursor
  var diagnostics: [Diagnostic] = []
  private var list: ExerciseList

  /// Reads a file. It never fails: diagnostics report all that can't be read, entries hold the rest.
  package static func read(_ source: Source) -> ExerciseList {
    var reader = ExerciseListReader(source)
    reader.readLines(of: source)
    reader.list.diagnostics = reader.diagnostics
    return reader.list
  }

  private init(_ source: Source) {
    line = LineCursor(source)
    list = ExerciseList(source: source)
  }

  mutating func readLine() {
    guard let first = line.next else { return }
    let range = line.rest
    switch first.kind {
    case .word, .number, .string, .quote, .invalid, .control: break
    case .times where line.bytes[first.range.lowerBound] != UInt8(ascii: "*"): break
    default: return diagnostics.append(reservedSign(first))
    }
    do throws(Diagnostic) {
      guard let name = try line.itemName() else { throw unknownLine() }
      var entry = (
        value: CatalogEntry(name: name.value), places: CatalogEntryPlaces(range: range, name: name.range)
      )
      read(&entry)
      list.entries.append(entry.value)
      list.places.append(entry.places)
    } catch {
      diagnostics.append(error)
    }
  }
}

extension ExerciseListReader {
  private static let forms: Message =
    "write a muscle group (\(MuscleGroup.keywords)), 'aka Other name', 'per hand', 'per side', "
    + "'max 120\(.unit) since 2026-01-05', 'step 2.5\(.unit)', 'bar 15\(.unit)', 'also arms 0.5', 'body 65%' or 'note \"seat 3\"'"

  private mutating func read(_ entry: inout (value: CatalogEntry, places: CatalogEntryPlaces)) {
    var attributes = AttributeList()
    attributes.read(&line, into: &entry) { line, list, entry throws(Diagnostic) in
      let whole = list.whole
      if let muscle = try line.secondaryMuscle(list, besides: entry.value.traits, entry.value.muscleGroup) {
        entry.value.traits.secondary.append(muscle)
      } else if line.isAtBodyShare {
        entry.value.traits.bodyShare = try line.bodyShare(&list, besides: entry.value.traits)
      } else if let group = line.muscleGroup() {
        try line.refuseTwice(group.value, whole, in: entry.value.traits)
        if list.isFirst("muscle group", group.range, line) {
          (entry.value.muscleGroup, entry.places.group) = (group.value, group.range)
        }
      } else if line.isWord(line.next, "aka") {
        let other = try line.otherName("aka")
        return { entry in
          entry.value.aka.append(other.value)
          entry.places.aka.append(other.range)
        }
      } else if line.isWord(line.next, "max") {
        let max = try line.trainingMax()
        if list.isFirst("'max'", whole, line) { (entry.value.max, entry.places.max) = (max, whole) }
      } else if line.isWord(line.next, "step") {
        let step = try line.loadStep()
        if list.isFirst("'step'", whole, line) { entry.value.step = step }
      } else if line.planWord()?.word == .bar {
        let bar = try line.bar()
        if list.isFirst("'bar'", whole, line) { entry.value.bar = bar }
      } else if line.isWord(line.next, "note") {
        let note = try line.standingNote()
        if list.isFirst("'note'", whole, line) { entry.value.note = note }
      } else if line.takeSides(&list, of: &entry.value.traits) {
        return nil
      } else if !entry.value.aka.isEmpty, line.next?.kind == .string {
        throw line.mistake(
          .unknownAttribute, whole, "is no attribute of an exercise",
          help: "write 'aka \(shortened(line.text(whole)))': each other name has its own 'aka'",
          fix: .unsafe(TextRange(whole.lowerBound, whole.lowerBound), "aka "))
      } else {
        throw line.unknownAttribute(
          others: ["per hand", "per side", "max", "step", "bar", "also", "body", "note"],
          forms: ExerciseListReader.forms)
      }
      return nil
    }
    diagnostics += attributes.diagnostics
    entry.places.attributes = attributes.ranges
  }

  private func reservedSign(_ sign: Token) -> Diagnostic {
    var rest = line
    rest.advance()
    rest.skipBlanks()
    guard sign.kind == .dash || sign.kind == .times, !rest.isAtEnd else { return line.reservedSign() }
    return Diagnostic(
      .reservedSign, sign.range,
      "a line of exercises.txt begins with the name, not with '\(line.text(sign.range))'",
      help: "write '\(shortened(line.text(rest.rest)))'",
      fix: .unsafe(TextRange(sign.range.lowerBound, rest.rest.lowerBound), ""))
  }

  private func unknownLine() -> Diagnostic {
    let rest = line.rest
    let written = shortened(line.text(rest))
    var help: Message = "write '\(written): chest', or '\(written):' alone"
    var fix: Fix?
    if let sign = line.remaining.first(where: { $0.kind == .equals })?.range, sign.lowerBound > rest.lowerBound {
      let name = line.text(TextRange(rest.lowerBound, sign.lowerBound)).trimmed
      let value = line.text(TextRange(sign.upperBound, rest.upperBound)).trimmed
      help = "write '\(shortened("\(name): \(value)"))'"
      fix = .unsafe(rest, "\(name): \(value)")
    } else if let colon = line.touchingColon {
      help = "a blank belongs after the colon"
      fix = .unsafe(TextRange(colon.upperBound, colon.upperBound), " ")
    }
    return Diagnostic(
      .unknownLine, rest, "'\(written)' has no name and colon: it is no exercise", help: help, fix: fix)
  }
}

extension LineCursor {
  /// Reads `note "seat 3"`; the next token is the word.
  fileprivate mutating func standingNote() throws(Diagnostic) -> String {
    let whole = attribute
    advance()
    let isApart = skipBlanks()
    guard !isAtEnd, next?.kind != .comma else {
      throw Diagnostic(.emptyAttribute, whole, "a text is missing after 'note'", help: "write 'note \"seat 3\"'")
    }
    guard isApart, let quoted = take(.string), !unquoted(quoted).trimmed.isEmpty else {
      throw mistake(
        .unknownAttribute, whole, "is no note of an exercise", help: "its text stands in quotes: 'note \"seat 3\"'")
    }
    return unquoted(quoted).trimmed
  }

  /// Reads `aka Supino` or `aka "Bench Press, Barbell"`; the next token is the word.
  mutating func otherName(_ word: String) throws(Diagnostic) -> Ranged<String> {
    let whole = attribute
    advance()
    guard skipBlanks(), let first = next, first.kind != .comma else {
      guard whole.count > word.utf8.count else {
        throw Diagnostic(
          .emptyAttribute, whole, "a name is missing after '\(word)'",
          help: "write '\(word) Squat' or '\(word) \"Bench Press (Barbell)\"'")
      }
      throw mistake(
        .unknownAttribute, whole, "is no attribute of an exercise",
        help: "a blank belongs after '\(word)': '\(word) Squat'")
    }
    if let quoted = take(.string) {
      let name = name(in: quoted)
      guard !name.value.isEmpty else {
        throw Diagnostic(
          .emptyAttribute, whole, "a name is missing in the quotes",
          help: "write '\(word) \"Bench Press (Barbell)\"'")
      }
      return name
    }
    guard first.kind != .quote else {
      throw Diagnostic(
        .unclosedQuote, first.range, "nothing closes this quote", help: "write '\(word) \"…\"' around the name")
    }
    let range = rangeToSeparator
    // The text is two names, and the first lacks its opening quote.
    if text(range).holds("\""), text(range).holds(",") {
      throw Diagnostic(
        .unclosedQuote, range, "a quote in the middle of a name", help: "write '\(word) \"…\"' around each name")
    }
    skip(past: range)
    return Ranged(text(range), range)
  }
}
