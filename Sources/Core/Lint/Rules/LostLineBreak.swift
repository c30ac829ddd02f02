import Grammar
import Text
import Training

extension Rule {
  static let lostLineBreak = Rule(
    Explanation(
      "lost-line-break", .warning, "a line that another one has swallowed",
      condition:
        "in a title, value, note, remark or comment, behind other text: the name of an exercise, `: ` and sets up to the end; a known field and `=`; an opening with an end or a plan, or touching the text; a header at the end; in `exercises.txt`: in a comment, touching its words, the name of an exercise and what may stand behind one",
      reason: """
        A title, a value, a note or a comment goes on to the end of its line, whatever it holds. Where a line break \
        is lost, the next line becomes a part of it without a word: an exercise with all its sets, a field, or the \
        beginning of a session; in exercises.txt, an exercise that the words of a comment touch.
        """,
      bad: [
        .log("2026-01-05 18:30 Treino A  ⟦Supino: 80kg x 10/8⟧\nSupino: 60kg x 12\n"),
        .log("2026-01-05 18:30\nSupino: 60kg x 12\n> Dormi mal.  ⟦Supino: 80kg x 10⟧\n"),
        .log(
          "2026-01-05 18:30\nSupino: 60kg x 12   # joelho ok  ⟦Supino: 80kg x 10⟧\n"
            + "# semana leve⟦2026-01-07 18:30-19:42 Treino A⟧\n"),
        .log("2026-01-05 18:30\nSupino: 60kg x 12 \"leve\"\n> Dormi mal. ⟦2026-01-07 18:30-19:42 Treino B⟧\n"),
        .log("2026-01-05 18:30 Treino A\nSupino: 60kg x 12 \"ombro⟦2026-01-07 18:30-19:42 Treino B⟧\"\n"),
        .log("2026-01-05 18:30\nlocation = Aterro⟦2026-01-07⟧\nSupino: 60kg x 12\n"),
        .checkIns("[2026-01-05 07:30]\ntype = Run\ntitle = Na orla⟦calories = 420⟧\n"),
        .checkIns("[2026-01-05 07:30]\ntype = Run\ntitle = Na orla\n> Sol. ⟦[2026-01-06 07:30]⟧\n"),
        .checkIns("[skip 2026-01-05]\nreason = gripe⟦[2026-01-09 07:30]⟧\n"),
      ],
      good: [
        .log(
          "2026-01-05 18:30 Supino: cem!\n# Supino: 60kg x 12\nSupino: 60kg x 12\n> Supino: 80kg foi fácil\n"),
        .log(
          "# 2026-01-07 18:30-19:42 Treino B\n2026-01-05 18:30\nSupino: 60kg x 12\n> Mais que em 2026-01-02 18:30.\n"),
        .checkIns("# [2026-01-06 07:30]\n[2026-01-05 07:30]\ntype = Run\ntitle = \"calories = 420\"\n"),
        .exercises("# Supino reto: chest\n# não é Supino reto: chest\n# óSupino reto: caro\nSupino reto: chest\n"),
      ]),
    inEachFile: { file, ground, found in
      switch file {
      case .log(let log): found.checkLines(of: log, ground)
      case .checkIns(let file): found.checkLines(of: file, ground)
      case .settings, .exercises, .plan: return
      }
    },
    acrossFiles: { context, found in
      for log in context.logs {
        for place in log.traits.mayHoldExercises { found.checkExercise(place, context, in: log.source) }
      }
      guard let list = context.journal.exerciseList?.source else { return }
      for range in list.comments { found.checkEntry(range, context.catalog, in: list) }
    })
}

/// A text up to the end of its line that has a colon and a blank in it, which may follow the name of an exercise.
struct ColonPlace {
  let range: TextRange
  /// The part of a line that it belongs to, as a message names it.
  let what: Message
  var isComment = false

  /// Returns all such texts of a log.
  static func all(in log: Log) -> [ColonPlace] {
    var places: [ColonPlace] = []
    func add(_ place: ColonPlace) { if log.source.hasColon(place.range) { places.append(place) } }
    for (session, places) in zip(log.sessions, log.places) where session.date != nil {
      add(ColonPlace(range: log.source.title(of: session, places), what: "the line of a session"))
      for field in places.fields { add(ColonPlace(range: field.value, what: "a value")) }
      for note in places.notes { add(ColonPlace(range: note, what: "a note")) }
    }
    for range in log.source.comments {
      add(ColonPlace(range: range, what: "a comment", isComment: true))
    }
    return places
  }
}

extension Findings {
  fileprivate mutating func checkLines(of log: Log, _ ground: LintGround) {
    let source = log.source
    let names = fieldSpellings(of: Log.knownFields) + ground.settings.fields
    for (session, places) in zip(log.sessions, log.places) where session.date != nil {
      // The title's range has tags in it, in any order.
      let title = source.title(of: session, places)
      checkField(title, "the line of a session", names, in: source)
      checkOpener(title, "the line of a session", ground.plans, in: source)
      for field in places.fields { checkOpener(field.value, "a value", ground.plans, in: source) }
      for note in places.notes { checkOpener(note, "a note", ground.plans, in: source) }
      for remark in places.exercises.lazy.flatMap(\.remarks) {
        checkOpener(source.insideQuotes(remark), "a remark", isQuoted: true, ground.plans, in: source)
      }
    }
    for range in source.comments { checkOpener(range, "a comment", isWholeFine: true, ground.plans, in: source) }
  }

  fileprivate mutating func checkLines(of file: CheckInFile, _ ground: LintGround) {
    let source = file.source
    let names = fieldSpellings(of: CheckInFile.checkInFields) + ground.settings.fields
    for (checkIn, entry) in zip(file.checkIns, file.places.checkIns) where checkIn.moment != nil {
      let values = ["type", "title", "location", "photo"].compactMap(entry.value)
      for range in values { checkField(range, "a value", names, in: source) }
      checkHeaders(values + entry.ownFields.map(\.value), entry.notes, in: source)
    }
    for entry in file.places.skips {
      let reason = entry.value(of: "reason").map { [$0] } ?? []
      for range in reason { checkField(range, "a value", fieldSpellings(of: CheckInFile.skipFields), in: source) }
      checkHeaders(reason, entry.notes, in: source)
    }
    for entry in file.places.measures { checkHeaders(entry.ownFields.map(\.value), entry.notes, in: source) }
    for range in source.comments {
      checkOpener(range, "a comment", isWholeFine: true, ground.plans, in: source)
      checkHeader(range, "a comment", isWholeFine: true, in: source)
    }
  }
}

extension Findings {
  /// Checks a text for the name of an exercise, a colon, and sets up to the end.
  fileprivate mutating func checkExercise(_ place: ColonPlace, _ context: LintContext, in source: Source) {
    let range = place.range
    var colon = range.lowerBound
    // Each attempt reads the whole rest, and a text with more colons is about exercises.
    var namesLeft = 20
    while colon < range.upperBound, namesLeft > 0 {
      defer { colon += 1 }
      guard source.bytes[colon] == UInt8(ascii: ":"), colon + 1 < range.upperBound,
        source.bytes[colon + 1] == UInt8(ascii: " ")
      else { continue }
      let before = TextRange(range.lowerBound, colon)
      guard let start = source.startOfExercise(before, context.catalog) else { continue }
      namesLeft -= 1
      guard readsAsSets(source.text(TextRange(colon + 1, range.upperBound))) else { continue }
      // The line was commented out on purpose.
      if place.isComment, source.bytes[range.lowerBound..<start].allSatisfy({ $0 == UInt8(ascii: " ") }) {
        return
      }
      return report(TextRange(start, range.upperBound), place.what, "\n  ", in: source)
    }
  }

  /// Checks for the name of an exercise that touches the text before it, and attributes as in exercises.txt.
  fileprivate mutating func checkEntry(_ range: TextRange, _ catalog: ExerciseCatalog, in source: Source) {
    // Each attempt compares names, and a text with more colons is about exercises.
    for colon in range.bounds.lazy.filter({ source.bytes[$0] == UInt8(ascii: ":") }).prefix(20)
    where colon > range.lowerBound {
      guard source.beginsAttribute(TextRange(colon + 1, range.upperBound)) else { continue }
      let list = ExerciseListReader.read(
        Source(name: "exercises.txt", text: "A" + source.text(TextRange(colon, range.upperBound))))
      guard list.diagnostics.isEmpty, !list.entries.isEmpty else { continue }
      for start in max(range.lowerBound + 1, colon - 100)..<colon {
        guard source.bytes[start] & 0xC0 != 0x80, source.bytes[start] != UInt8(ascii: " "),
          source.bytes[start - 1] != UInt8(ascii: " "),
          catalog.id(of: source.text(TextRange(start, colon))) != nil
        else { continue }
        return report(TextRange(start, range.upperBound), "a comment", "\n", in: source)
      }
    }
  }

  /// Checks a text for a field like `calories = 420` behind a value.
  fileprivate mutating func checkField(
    _ range: TextRange, _ what: Message, _ names: [String], in source: Source
  ) {
    let bytes = source.bytes[range.bounds]
    guard bytes.first != UInt8(ascii: "\""), let equals = bytes.firstIndex(of: UInt8(ascii: "=")) else {
      return
    }
    var end = equals
    while end > range.lowerBound, source.bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
    let before = source.bytes[range.lowerBound..<end]
    guard
      let key = names.first(where: { before.reversed().starts(with: $0.utf8.reversed()) })
    else { return }
    report(TextRange(end - key.utf8.count, range.upperBound), what, "\n", in: source)
  }

  /// Checks a text for the header of a session: one with an end or a plan's name, or one that touches the text before
  /// it. Many notes have a date, with a time or without.
  fileprivate mutating func checkOpener(
    _ range: TextRange, _ what: Message, isWholeFine: Bool = false, isQuoted: Bool = false, _ plans: PlanNames,
    in source: Source
  ) {
    // Each attempt reads the whole rest, and a text with more dates is about days.
    for place in source.dates(in: range).prefix(20) {
      let before = place > range.lowerBound ? source.bytes[place - 1] : UInt8(ascii: " ")
      let isGlued = !" -([\"'/".utf8.contains(before)
      let text = TextRange(place, range.upperBound)
      guard source.opens(text, plans, isGlued: isGlued) else { continue }
      if isWholeFine, source.isBlank(TextRange(range.lowerBound, place)) { return }
      return report(text, what, "\n", mayBreak: !isQuoted, in: source)
    }
  }

  fileprivate mutating func checkHeaders(_ values: [TextRange], _ notes: [TextRange], in source: Source) {
    for value in values { checkHeader(value, "a value", in: source) }
    for note in notes { checkHeader(note, "a note", in: source) }
  }

  /// Checks a text for `[2026-01-06 07:30]`, or the header of days off or a measure, at its end.
  fileprivate mutating func checkHeader(
    _ range: TextRange, _ what: Message, isWholeFine: Bool = false, in source: Source
  ) {
    let bytes = source.bytes[range.bounds]
    guard bytes.last == UInt8(ascii: "]"), let bracket = bytes.lastIndex(of: UInt8(ascii: "[")) else { return }
    if isWholeFine, source.isBlank(TextRange(range.lowerBound, bracket)) { return }
    let header = TextRange(bracket, range.upperBound)
    let file = CheckInReader.read(Source(name: "checkins/2026/01.txt", text: source.text(header)))
    guard file.diagnostics.isEmpty, file.checkIns.count + file.skips.count + file.measures.count == 1 else { return }
    report(header, what, "\n", in: source)
  }

  private mutating func report(
    _ range: TextRange, _ what: Message, _ lineBreak: String, mayBreak: Bool = true, in source: Source
  ) {
    var start = range.lowerBound
    while start > 0, source.bytes[start - 1] == UInt8(ascii: " ") { start -= 1 }
    let text = shortened(source.text(range))
    add(
      source, range, "'\(text)' is part of \(what)",
      help: "if it was a line of its own, begin a new one with it: '\(text)'",
      // A quote would be parted from its other half.
      fix: start > 0 && !">\"".utf8.contains(source.bytes[start - 1]) && mayBreak
        ? .unsafe(TextRange(start, range.lowerBound), lineBreak) : nil)
  }
}

extension Source {
  /// True if a text may begin like the attributes of exercises.txt: with no word, a muscle group, or one of four words.
  /// Most sentences don't, and reading them takes as long as the rest of this rule.
  fileprivate func beginsAttribute(_ range: TextRange) -> Bool {
    let word = folded(String(text(range).drop(while: \.isWhitespace).prefix { !$0.isWhitespace && $0 != "," }))
    return ["", "aka", "max", "step", "per"].contains(word) || word.hasPrefix("#") || MuscleGroup(word) != nil
  }

  /// True if the range has a colon and a blank, and then a digit, as sets have, or `skip`.
  fileprivate func hasColon(_ range: TextRange) -> Bool {
    guard
      let colon = range.bounds.dropLast().first(where: {
        bytes[$0] == UInt8(ascii: ":") && bytes[$0 + 1] == UInt8(ascii: " ")
      })
    else {
      return false
    }
    return bytes[colon..<range.upperBound].contains { $0.isDigit || $0 | 0x20 == UInt8(ascii: "k") }
  }

  fileprivate func isBlank(_ range: TextRange) -> Bool { bytes[range.bounds].allSatisfy { $0 == UInt8(ascii: " ") } }

  fileprivate func insideQuotes(_ range: TextRange) -> TextRange {
    range.count < 2 ? range : TextRange(range.lowerBound + 1, range.upperBound - 1)
  }

  /// Returns the offsets of dates.
  fileprivate func dates(in range: TextRange) -> [Int] {
    var starts: [Int] = []
    var offset = range.lowerBound
    while offset + 10 <= range.upperBound {
      defer { offset += 1 }
      guard bytes[offset].isDigit, bytes[offset + 4] == UInt8(ascii: "-"), bytes[offset + 7] == UInt8(ascii: "-") else {
        continue
      }
      if offset > range.lowerBound, bytes[offset - 1].isDigit { continue }
      if CivilDate(text(TextRange(offset, offset + 10))) != nil { starts.append(offset) }
    }
    return starts
  }

  /// True if a text reads as the header of a session, and not only as a date in a sentence.
  fileprivate func opens(_ range: TextRange, _ plans: PlanNames, isGlued: Bool) -> Bool {
    let log = LogReader.read(Source(name: "log/2026-01.txt", text: text(range)))
    guard log.diagnostics.isEmpty, let session = log.sessions.first else { return false }
    return isGlued || session.end != .unknown || session.title.map { plans.link(of: $0) != nil } ?? false
  }

  /// Returns the range after the start of a session, up to a comment.
  fileprivate func title(of session: Session, _ places: SessionPlaces) -> TextRange {
    let begin = start(of: session, places).upperBound
    let blank = UInt8(ascii: " ")
    var end = begin
    while end < places.header.upperBound {
      let isComment = bytes[end] == UInt8(ascii: "#") && end > 0 && bytes[end - 1] == blank
      if isComment, end + 1 == places.header.upperBound || bytes[end + 1] == blank { break }
      end += 1
    }
    return TextRange(begin, end)
  }

  /// Returns the start of the name of a known exercise at the end of a text: the longest of up to eight words.
  fileprivate func startOfExercise(_ range: TextRange, _ catalog: ExerciseCatalog) -> Int? {
    var starts: [Int] = []
    var offset = range.upperBound
    while offset > range.lowerBound, starts.count < 8 {
      offset -= 1
      let isStart = offset == range.lowerBound || bytes[offset - 1] == UInt8(ascii: " ")
      if isStart, bytes[offset] != UInt8(ascii: " ") { starts.append(offset) }
    }
    return starts.last { catalog.id(of: text(TextRange($0, range.upperBound))) != nil }
  }
}
