import Grammar
import Text
import Training

/// The rule about lines that others have swallowed.
let lostLineRules: [Rule] = [
  Rule(
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
      .log("2026-01-05 18:30\nlocation = Aterro⟦Bodyweight = 80kg⟧\nSupino: 60kg x 12\n"),
      .log(
        "2026-01-05 18:30\nSupino: 60kg x 12 \"leve ⟦bodyweight = 80kg⟧\"   # copo d'água'⟦location = Rua⟧\n"),
      .checkIns("[2026-01-05 07:30]\ntype = Run\ntitle = Na orla⟦calories = 420⟧\n> Sol. ⟦location = Orla⟧\n"),
      .checkIns("[measure 2026-01-05]\n> Em jejum. ⟦bodyweight = 81kg⟧\n"),
      .checkIns("[2026-01-05 07:30]\ntype = Run\ntitle = Na orla\n> Sol. ⟦[2026-01-06 07:30]⟧\n"),
      .checkIns("[skip 2026-01-05]\nreason = gripe⟦[2026-01-09 07:30]⟧\n"),
    ],
    good: [
      .log(
        "2026-01-05 18:30 Supino: cem!\n# Supino: 60kg x 12\nSupino: 60kg x 12\n> Supino: 80kg foi fácil\n"),
      .log(
        "# 2026-01-07 18:30-19:42 Treino B\n2026-01-05 18:30\nSupino: 60kg x 12\n> Mais que em 2026-01-02 18:30.\n"),
      .checkIns("# [2026-01-06 07:30]\n[2026-01-05 07:30]\ntype = Run\ntitle = \"calories = 420\"\n"),
      .exercises("# Supino reto: peito\n# não é Supino reto: peito\n# óSupino reto: caro\nSupino reto: peito\n"),
    ],
    .inEachFile { file, ground, found in
      let known: [String]
      switch file {
      case .log: known = Log.knownFields
      case .checkIns: known = CheckInFile.checkInFields + CheckInFile.skipFields + CheckInFile.measureFields
      case .settings, .exercises, .plan: return
      }
      let (source, names) = (file.source, fieldSpellings(of: known) + ground.settings.fields)
      for text in FreeText.all(in: file) {
        found.report(source.lostField(in: text.range, names), in: text, source)
        let opener =
          if case .log = file { source.lostOpener(in: text.range, ground.plans) } else {
            source.lostHeader(in: text.range)
          }
        found.report(opener, in: text, source)
      }
    },
    .acrossFiles { context, found in
      for log in context.logs {
        for text in log.facts.mayHoldExercises {
          found.report(log.source.lostExercise(in: text.range, context.catalog), in: text, log.source, as: "\n  ")
        }
      }
      guard let list = context.journal.exerciseList?.source else { return }
      for comment in list.comments.map({ FreeText(range: $0, kind: .comment) }) {
        found.report(list.lostEntry(in: comment.range, context.catalog), in: comment, list)
      }
    })
]

/// A text up to the end of its line, which may have swallowed the next one.
struct FreeText: Sendable {
  let range: TextRange
  let kind: Kind

  enum Kind {
    case opener, value, note, remark, comment

    fileprivate var name: Message {
      switch self {
      case .opener: "the line of a session"
      case .value: "a value"
      case .note: "a note"
      case .remark: "a remark"
      case .comment: "a comment"
      }
    }
  }

  /// Returns the texts of a log or a month of check-ins.
  static func all(in file: ReadFile) -> [FreeText] {
    var texts: [FreeText] = []
    func add(_ kind: Kind, _ ranges: some Sequence<TextRange>) {
      for range in ranges { texts.append(FreeText(range: range, kind: kind)) }
    }
    switch file {
    case .log(let log):
      for (session, places) in zip(log.sessions, log.places) where session.date != nil {
        // The title, and tags, in any order.
        add(.opener, [log.source.title(of: session, places)])
        add(.value, places.fields.lazy.map(\.value))
        add(.note, places.notes)
        // Without the quotes.
        let remarks = places.exercises.lazy.flatMap(\.remarks)
        add(.remark, remarks.map { $0.count < 2 ? $0 : TextRange($0.lowerBound + 1, $0.upperBound - 1) })
      }
    case .checkIns(let file):
      for entry in file.places.all {
        add(.value, entry.fields.lazy.map(\.value))
        add(.note, entry.notes)
      }
    case .settings, .exercises, .plan: break
    }
    add(.comment, file.source.comments)
    return texts
  }
}

extension Findings {
  /// Reports the line that begins at an offset in a text, unless it is a comment that holds no more.
  fileprivate mutating func report(
    _ start: Int?, in text: FreeText, _ source: Source, as lineBreak: String = "\n"
  ) {
    guard let start else { return }
    let (line, bytes) = (TextRange(start, text.range.upperBound), source.bytes)
    let end = bytes[..<start].lastIndex { $0 != UInt8(ascii: " ") } ?? 0
    if end < text.range.lowerBound, text.kind == .comment { return }
    let written = shortened(source.text(line))
    // A quote would be parted from its other half.
    let mayBreak = start > 0 && !">\"".utf8.contains(bytes[end]) && text.kind != .remark
    add(
      source, line, "'\(written)' is part of \(text.kind.name)",
      help: "if it was a line of its own, begin a new one with it: '\(written)'",
      fix: mayBreak ? .unsafe(TextRange(end + 1, start), lineBreak) : nil)
  }
}

/// Each returns the offset at which the line begins that a text has swallowed. It looks at 20 candidates, as each costs
/// a reading of the rest: a text with more of them is about such lines.
extension Source {
  /// A field whose name is among some: `calories = 420`.
  fileprivate func lostField(in range: TextRange, _ names: [String]) -> Int? {
    guard !range.isEmpty, bytes[range.lowerBound] != UInt8(ascii: "\"") else { return nil }
    for equals in offsets(of: "=", in: range) {
      let before = bytes[range.lowerBound..<equals].reversed().drop { $0 == UInt8(ascii: " ") }
      let name = names.first { before.starts(with: $0.utf8.reversed()) { $0 == $1 || $1.isLetter && $0 | 0x20 == $1 } }
      if let name { return range.lowerBound + before.count - name.utf8.count }
    }
    return nil
  }

  /// The opening of a session, with an end or the name of a plan, or touching the text before it. Dates alone, and with a
  /// time, are in many a note.
  fileprivate func lostOpener(in range: TextRange, _ plans: PlanNames) -> Int? {
    let dates = range.bounds.lazy.filter { $0 + 10 <= range.upperBound && beginsDate(at: $0, in: range) }
    return dates.prefix(20).first { date in
      let log = LogReader.read(Source(name: "log/2026-01.txt", text: text(TextRange(date, range.upperBound))))
      guard log.diagnostics.isEmpty, let session = log.sessions.first else { return false }
      let isTouching = date > range.lowerBound && !" -([\"'/".utf8.contains(bytes[date - 1])
      return isTouching || session.end != .unknown || session.title.map { plans.link(of: $0) != nil } ?? false
    }
  }

  private func beginsDate(at offset: Int, in range: TextRange) -> Bool {
    guard bytes[offset].isDigit, bytes[offset + 4] == UInt8(ascii: "-"), bytes[offset + 7] == UInt8(ascii: "-"),
      offset == range.lowerBound || !bytes[offset - 1].isDigit
    else { return false }
    return CivilDate(text(TextRange(offset, offset + 10))) != nil
  }

  /// The header of an entry of check-ins, up to the end: `[2026-01-06 07:30]`.
  fileprivate func lostHeader(in range: TextRange) -> Int? {
    guard bytes[range.bounds].last == UInt8(ascii: "]"),
      let bracket = bytes[range.bounds].lastIndex(of: UInt8(ascii: "["))
    else { return nil }
    let header = text(TextRange(bracket, range.upperBound))
    let file = CheckInReader.read(Source(name: "checkins/2026/01.txt", text: header))
    return file.diagnostics.isEmpty && !file.places.all.isEmpty ? bracket : nil
  }

  /// The name of an exercise, a colon, a blank, and sets up to the end.
  fileprivate func lostExercise(in range: TextRange, _ catalog: ExerciseCatalog) -> Int? {
    for colon in offsets(of: ":", in: range) where bytes[colon...].dropFirst().first == UInt8(ascii: " ") {
      // The longest name of up to eight words.
      let starts = (range.lowerBound..<colon).reversed().lazy.filter {
        bytes[$0] != UInt8(ascii: " ") && ($0 == range.lowerBound || bytes[$0 - 1] == UInt8(ascii: " "))
      }
      guard let start = starts.prefix(8).last(where: { catalog.id(of: text(TextRange($0, colon))) != nil }),
        readsAsSets(text(TextRange(colon + 1, range.upperBound)))
      else { continue }
      return start
    }
    return nil
  }

  /// The name of an exercise that touches the text before it, and attributes as in exercises.txt.
  fileprivate func lostEntry(in range: TextRange, _ catalog: ExerciseCatalog) -> Int? {
    for colon in offsets(of: ":", in: range) where colon > range.lowerBound {
      let entry = "A" + text(TextRange(colon, range.upperBound))
      let starts = (max(range.lowerBound + 1, colon - 100)..<colon).lazy.filter {
        bytes[$0] & 0xC0 != 0x80 && bytes[$0] != UInt8(ascii: " ") && bytes[$0 - 1] != UInt8(ascii: " ")
      }
      guard let start = starts.first(where: { catalog.id(of: text(TextRange($0, colon))) != nil }) else { continue }
      let list = ExerciseListReader.read(Source(name: "exercises.txt", text: entry))
      if list.diagnostics.isEmpty, !list.entries.isEmpty { return start }
    }
    return nil
  }

  private func offsets(of sign: Unicode.Scalar, in range: TextRange) -> some Sequence<Int> {
    range.bounds.lazy.filter { bytes[$0] == UInt8(ascii: sign) }.prefix(20)
  }

  /// Returns the range after the start of a session, up to a comment.
  fileprivate func title(of session: Session, _ places: SessionPlaces) -> TextRange {
    let begin = start(of: session, places).upperBound
    let comment = (begin..<places.header.upperBound).first { offset in
      bytes[offset] == UInt8(ascii: "#") && bytes[offset - 1] == UInt8(ascii: " ")
        && (offset + 1 == places.header.upperBound || bytes[offset + 1] == UInt8(ascii: " "))
    }
    return TextRange(begin, comment ?? places.header.upperBound)
  }

  /// True if the range has a colon and a blank, and then what all sets have: a digit, or the word for skipped.
  func mayHoldExercise(_ range: TextRange) -> Bool {
    let colon = range.bounds.dropLast().first {
      bytes[$0] == UInt8(ascii: ":") && bytes[$0 + 1] == UInt8(ascii: " ")
    }
    return colon.map { bytes[$0..<range.upperBound].contains { $0.isDigit || $0 | 0x20 == UInt8(ascii: "k") } } ?? false
  }
}
