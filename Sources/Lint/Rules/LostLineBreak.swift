import Format
import Text
import Training

extension Rule {
  static let lostLineBreak = Rule(
    Explanation(
      "lost-line-break", .warning, "a line that another one has swallowed",
      reason: """
        A title, a value, a note or a comment goes on to the end of its line, whatever it holds. Where a line break \
        is lost, the next line becomes a part of it without a word: an exercise with all its sets, a field, or the \
        beginning of a session.
        """,
      bad: [
        .log("2026-01-05 18:30 Treino A  ⟦Supino: 80kg x 10/8⟧\nSupino: 60kg x 12\n"),
        .log("2026-01-05 18:30\nSupino: 60kg x 12\n> Dormi mal.  ⟦Supino: 80kg x 10⟧\n"),
        .log(
          "2026-01-05 18:30\nSupino: 60kg x 12   # joelho ok  ⟦Supino: 80kg x 10⟧\n"
            + "# semana leve⟦2026-01-07 18:30⟧-19:42 Treino A\n"),
        .checkIns("[2026-01-05 07:30]\ntype = Run\ntitle = Na orla⟦calories = 420⟧\n"),
      ],
      good: [
        .log(
          "2026-01-05 18:30 Supino: cem!\n# Supino: 60kg x 12\nSupino: 60kg x 12\n> Supino: 80kg foi fácil\n"),
        .checkIns("[2026-01-05 07:30]\ntype = Run\ntitle = \"calories = 420\"\n"),
      ])
  ) { context, found in
    let declared = context.journal.settings.fields.map(\.value)
    let sessionNames = Log.knownFields + declared
    for log in context.logs.map(\.log) {
      for (session, places) in zip(log.sessions, log.places) where session.date != nil {
        // The title, and tags, in any order.
        let title = log.source.title(of: session, places)
        found.checkExercise(title, "the line of a session", context, in: log.source)
        found.checkField(title, "the line of a session", sessionNames, in: log.source)
        for field in places.fields { found.checkExercise(field.value, "a value", context, in: log.source) }
        for note in places.notes { found.checkExercise(note, "a note", context, in: log.source) }
      }
      for range in comments(in: log.source.bytes) {
        found.checkExercise(range, "a comment", isWholeFine: true, context, in: log.source)
        found.checkDate(range, in: log.source)
      }
    }
    let names = CheckInFile.checkInFields + declared
    for file in context.journal.checkIns {
      for entry in file.checkIns where entry.moment != nil {
        for range in [
          entry.typeText?.range, entry.title?.range, entry.location?.range, entry.photo?.range,
        ] {
          if let range { found.checkField(range, "a value", names, in: file.source) }
        }
      }
      for entry in file.skips {
        if let reason = entry.reason {
          found.checkField(reason.range, "a value", CheckInFile.skipFields, in: file.source)
        }
      }
      for range in comments(in: file.source.bytes) { found.checkDate(range, in: file.source) }
    }
  }
}

extension Findings {
  /// The name of an exercise, a colon, and sets up to the end.
  fileprivate mutating func checkExercise(
    _ range: TextRange, _ what: String, isWholeFine: Bool = false, _ context: LintContext, in source: Source
  ) {
    guard source.bytes[range.bounds].contains(UInt8(ascii: ":")) else { return }
    var colon = range.lowerBound
    // Each reads all the rest; who writes more of them writes about exercises.
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
      // A line that was taken out on purpose.
      if isWholeFine, source.bytes[range.lowerBound..<start].allSatisfy({ $0 == UInt8(ascii: " ") }) {
        return
      }
      return report(TextRange(start, range.upperBound), what, "\n  ", in: source)
    }
  }

  /// `calories = 420` behind a value.
  fileprivate mutating func checkField(
    _ range: TextRange, _ what: String, _ names: [String], in source: Source
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

  /// A date and a time that touch what stands before them: in a comment a date of its own is fine.
  fileprivate mutating func checkDate(_ range: TextRange, in source: Source) {
    var place = range.lowerBound
    while place + 16 <= range.upperBound {
      defer { place += 1 }
      guard source.bytes[place].isDigit, place > range.lowerBound else { continue }
      let before = source.bytes[place - 1]
      guard !before.isDigit, !" -([\"'".utf8.contains(before) else { continue }
      let moment = TextRange(place, place + 16)
      guard Moment(source.text(moment))?.time != nil else { continue }
      return report(moment, "a comment", "\n", in: source)
    }
  }

  private mutating func report(_ range: TextRange, _ what: String, _ lineBreak: String, in source: Source) {
    var start = range.lowerBound
    while start > 0, source.bytes[start - 1] == UInt8(ascii: " ") { start -= 1 }
    let text = shortened(source.text(range))
    add(
      source, range, "'\(text)' is part of \(what)",
      help: "if it was a line of its own, begin a new one with it: '\(text)'",
      fix: start > 0 && source.bytes[start - 1] != UInt8(ascii: ">")
        ? .unsafe(TextRange(start, range.lowerBound), lineBreak) : nil)
  }
}

extension Source {
  /// What stands behind the start of a session, up to a comment.
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

  /// Where the name of a known exercise begins that ends a text: the longest of up to eight words.
  fileprivate func startOfExercise(_ range: TextRange, _ catalog: ExerciseCatalog) -> Int? {
    var starts: [Int] = []
    var place = range.upperBound
    while place > range.lowerBound, starts.count < 8 {
      place -= 1
      let isStart = place == range.lowerBound || bytes[place - 1] == UInt8(ascii: " ")
      if isStart, bytes[place] != UInt8(ascii: " ") { starts.append(place) }
    }
    return starts.last { catalog.id(of: text(TextRange($0, range.upperBound))) != nil }
  }
}

/// As the rest of a line of an exercise, without a mistake.
private func readsAsSets(_ text: String) -> Bool {
  let log = LogReader.read(Source(name: "log/2026-01.txt", text: "2026-01-01\nA: \(text)\n"))
  return log.diagnostics.isEmpty && (!log.sets.isEmpty || log.exercises.first?.isSkipped == true)
}

/// What stands behind a `#` that begins a comment.
private func comments(in bytes: [UInt8]) -> [TextRange] {
  var comments: [TextRange] = []
  var place = 0
  while let hash = bytes[place...].firstIndex(of: UInt8(ascii: "#")) {
    place = hash + 1
    let isFirst = hash == 0 || bytes[hash - 1] == UInt8(ascii: "\n")
    let isAfterBlank = isFirst || bytes[hash - 1] == UInt8(ascii: " ")
    let isBeforeBlank = place == bytes.count || " \n".utf8.contains(bytes[place])
    guard isFirst || isAfterBlank && isBeforeBlank else { continue }
    let end = bytes[hash...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    comments.append(TextRange(place, end > place && bytes[end - 1] == UInt8(ascii: "\r") ? end - 1 : end))
    place = end
  }
  return comments
}
