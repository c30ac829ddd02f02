package import CSV
import Guess
import Text
import Training

/// Free notes of a person: a line with a day, below it lines with exercises and their sets, in whatever words. A line
/// that can't be read stays as a note of its session, or is left out and listed.
package struct NoteImport {
  private let lines: [String]
  package let encoding: CSVEncoding
  /// The day and the title of the whole file, if its name is like `2026-01-05 Push.md`.
  private let day: (CivilDate, title: String)?

  package init(_ bytes: [UInt8], name: String = "") throws(CSVFailure) {
    let text: String
    (text, encoding) = try plainText(bytes)
    lines = withoutSenders(text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init))
    let file = name.split(separator: "/").last.map { String($0.prefix { $0 != "." }) } ?? ""
    if file.first?.isNumber == true, case .day(let moment, _, let rest)? = NoteDay(file, order: nil) {
      day = (moment.date, rest)
    } else {
      day = nil
    }
  }

  /// True if a line, or the name of the file, is a day.
  package var hasDays: Bool {
    day != nil
      || lines.contains { line in
        let text = notePlain(noteText(line))
        return [text, NoteDay.turned(text, hasAnyTitle: true) ?? ""].contains { text in
          DateOrder.allCases.contains { order in
            if case .day? = NoteDay(text, order: order) { true } else { false }
          }
        }
      }
  }

  /// Reads the notes; throws if the meaning of numbers stays unknown without `order`, and if no line is a day.
  package func read(_ options: ImportOptions, order: NoteOrder?) throws(ImportFailure) -> Imported {
    let titles = titlesOfExport
    let texts = lines.enumerated().map {
      titles.contains($0) && $1.hasPrefix("* ") ? "" : notePlain(noteText($1))
    }
    let headings = Set(lines.indices.filter { isNoteHeading(noteText(lines[$0])) })
    let days = try NoteDays(
      texts, headings: headings, order: options.dateOrder, year: options.year, anchor: day?.0)
    if let line = days.lacksYear { throw .noYear(texts[line]) }
    let manner = LooseRow.Manner(
      unit: options.unit ?? .kg, countsFirst: order == .setsFirst, hasLoadsFirst: isWeightXReps)
    var entries = NoteEntries(manner: manner)
    let found = lines.indices.map { line in
      if titles.contains(line) { return [] as [NoteEntry] }
      let text = texts[line]
      return NoteTurn.labelled(text).map { entries.together($0) } ?? entries.entries(content(text, days.days[line]))
    }
    for line in found {
      for entry in line where entry.hasLoad && !entry.isUndecided { entries.known.insert(nameKey(entry.name)) }
    }
    let all = found.joined().filter { entries.isTrusted($0) || $0.name.isEmpty }
    if options.unit == nil {
      let units = all.reduce(into: Set<WeightUnit>()) { $0.formUnion($1.units) }
      guard let unit = units.count == 1 ? units.first : all.contains(where: \.lacksUnit) ? nil : .kg else {
        var guess = UnitGuess()
        for case .weight(let weight) in all.flatMap(\.sets).map(\.load) {
          guess.add(CellNumber(billionths: Int64(weight.hundredths) * 10_000_000))
        }
        throw .noUnit(guess: guess)
      }
      entries.manner.unit = unit
    }
    if order == nil, !manner.hasLoadsFirst,
      let index = found.firstIndex(where: { $0.contains { $0.isUndecided } })
    {
      throw ImportFailure(
        "'\(shortened(lines[index].trimmed))' can be sets x reps or weight x reps",
        help:
          "add '--sets-first' or '--weight-first'; what has a unit, or '@' before the weight, is clear by itself",
        question: .noteOrder)
    }
    var reader = NoteReader(
      days, entries, options, titles: titles, isTicked: lines.contains { noteBox(noteText($0)) == true })
    if let day { reader.begin(on: day.0, title: day.title) }
    for (number, line) in lines.enumerated() { reader.read(line, number: number + 1) }
    let imported = reader.finished()
    guard !imported.sessions.isEmpty else {
      throw ImportFailure(
        "no line in it begins with a day", help: "a day is '2026-01-05', '5 Jan 2026' or '05/01/2026'")
    }
    return imported
  }

  /// The indices of the headings in an Org or Markdown export of our own, whose tables number sets below `#`: in a
  /// heading is a day or a title, and never a set.
  private var titlesOfExport: Set<Int> {
    let isExport = lines.contains { line in
      let cells = line.split(separator: "|").map(\.trimmed)
      return cells.count == 4 && cells[1] == "#"
    }
    return isExport ? Set(lines.indices.filter { lines[$0].hasPrefix("* ") || lines[$0].hasPrefix("## ") }) : []
  }

  /// Returns the part of a line that may be exercises.
  private func content(_ text: String, _ day: NoteDay?) -> String {
    if case .day(_, _, let rest)? = day { return rest }
    if text.hasPrefix("|") { return text.swapping("|", for: " ").trimmed }
    return NoteLabel(text)?.rest ?? noteItem(text)
  }

  /// True for the form of WeightXReps: `#Squat` without a blank, and a line of load x reps below it.
  private var isWeightXReps: Bool {
    zip(lines, lines.dropFirst()).contains { line, next in
      line.hasPrefix("#") && line.dropFirst().first?.isLetter == true && next.first?.isNumber == true
        && next.contains("x")
    }
  }
}
