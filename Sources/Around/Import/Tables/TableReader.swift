import CSV
import Guess
import Text
import Training

/// The engine of all tables with a row for each set, or for several sets that are alike.
///
/// A row that is not taken gets a remark and leaves nothing behind.
struct TableReader {
  private let form: TableForm
  private let options: ImportOptions
  private let quantities: TableQuantities
  private let quirk: RowQuirk?
  private let columnCount: Int
  private let skipped, kindOfMeasure: Int?
  /// The seconds in one unit of the column of durations of sessions.
  private let sessionSeconds: Int64

  /// Throws if the unit of the loads is unknown.
  init(_ form: TableForm, _ header: Header, _ options: ImportOptions) throws(ImportFailure) {
    self.form = form
    self.options = options
    quantities = try TableQuantities(form, header, options)
    columnCount = header.columns.count
    quirk = form.app?.quirk?(header, options)
    skipped = header.column(form.app?.skipped ?? "")
    kindOfMeasure = header.column(form.app?.kindOfMeasure ?? "")
    sessionSeconds = header.unit(form[.sessionDuration]).flatMap(noteSeconds).map(Int64.init) ?? 1
  }

  func take(_ written: CSVRow, _ builder: inout SessionBuilder) {
    let row = repaired(written)
    guard var moment = builder.date(row, form[.date] ?? 0) else { return }
    let clock = row.clock(form[.time])
    moment.time = form.app?.timesSets == true ? nil : clock ?? moment.time
    let hasWord = form[.set].map { row[$0].contains { $0.isLetter || $0 >= 0x80 } } ?? false
    let kind = hasWord ? SetKind(row.words(form[.set]), form.app?.kinds ?? [:]) : .set([])
    if kind == .rest { return builder.remark(.restTimer, line: row.line) }
    let name = form[.exercise].map { row.words($0) } ?? form.constants[.exercise] ?? ""
    var (cells, unreadable) = quantities.cells(row, name)
    cells.note = noted(row)
    if row.isTrue(skipped) { return builder.remark(.skippedInApp, line: row.line) }
    if let remark = quirk?(row, name, &cells, &builder) { return builder.imported.remarks.append(remark) }
    if form[.exercise] == nil, name.isEmpty, form[.bodyweight] != nil { return measure(row, moment, &builder) }
    guard !name.isEmpty else { return builder.remark(.noExercise, line: row.line) }
    if kind != .note, let unreadable {
      return builder.remark(.noNumber, line: row.line, detail: "'\(unreadable)'")
    }
    let count = form[.sets].map { row.isEmpty($0) ? 1 : row.number($0)?.whole ?? 0 } ?? 1
    guard 1...20 ~= count else {
      return builder.remark(.setCount, line: row.line, detail: "'\(row.words(form[.sets]))'")
    }
    if case .unknown(let text) = kind {
      guard cells.reps.map({ $0.billionths > 0 }) ?? false else {
        return builder.remark(.unknownKind, line: row.line, detail: "'\(text)'")
      }
      cells.note = cells.note.isEmpty ? text : "\(text) \(cells.note)"
    }
    cells.marks = marks(row)
    if case .set(let marks) = kind { cells.marks.formUnion(marks) }
    if kind != .note, cells.isEmpty, row.isEmpty(form[.exerciseNote]), row.isEmpty(form[.sessionNote]) {
      return builder.remark(.nothingDone, line: row.line)
    }
    let session = session(row, moment, clock, &builder)
    let index = builder.exercise(name, in: session)
    let groups = form.categories.map { row.words($0) } + [form.constants[.category] ?? ""]
    if let group = groups.lazy.compactMap({ muscleGroup(ofCategory: $0) }).first {
      builder[facts: name].muscleGroup = builder[facts: name].muscleGroup ?? group
    }
    builder.note(row.words(form[.exerciseNote]), exercise: index, in: session)
    builder.join(index, in: session, superset: row.words(form[.superset]))
    if kind == .note { return builder.note(cells.note, exercise: index, in: session) }
    let each = row.number(form[.reps]) == nil ? repsOfEach(row.words(form[.reps]), sets: count) : nil
    for set in 1...count {
      var cells = cells
      // The note of a row of several sets belongs to the last.
      if set < count { cells.note = "" }
      if let each { cells.reps = CellNumber(billionths: Int64(each[set - 1]) * 1_000_000_000) }
      cells.add(to: index, in: session, line: row.line, &builder)
    }
  }
}

extension TableReader {
  /// Takes the session of a row alone, and returns its index; nil, and a remark, for a row without a day.
  func takeSession(_ row: CSVRow, _ builder: inout SessionBuilder) -> Int? {
    builder.date(row, form[.date] ?? 0).map { session(row, $0, nil, &builder) }
  }

  /// Returns the index of the session of a row, with the facts of the row added.
  private func session(
    _ row: CSVRow, _ moment: Moment, _ clock: TimeOfDay?, _ builder: inout SessionBuilder
  ) -> Int {
    let parts = form.titles.isEmpty ? [form.constants[.title] ?? ""] : form.titles.map { row.words($0) }
    // Seconds tell two workouts of one minute apart.
    let written = form.app == nil || moment.time == nil || clock != nil ? "" : row.text(form[.date] ?? 0)
    let title = parts.filter { !$0.isEmpty }.joined(separator: " / ")
    let session = builder.session(moment, title: title, written: written)
    if form.app?.timesSets == true, let clock { builder.pass(session, clock) }
    if let end = form[.end], !row.isEmpty(end) {
      if let last = CellDate(row[end], order: options.dateOrder) {
        builder.end(session, at: options.moment(last), written: row.words(end))
      } else if let last = row.clock(end) {
        builder.end(session, at: last, written: row.words(end))
      }
    }
    let duration = form[.sessionDuration]
    if let time = row.duration(duration) {
      builder.end(
        session, afterSeconds: time.billionths / 1_000_000_000 * sessionSeconds, written: row.words(duration))
    }
    builder.note(row.words(form[.sessionNote]), in: session)
    if let weight = quantities.bodyweight(row) { builder.weigh(session, weight) }
    return session
  }

  private func measure(_ row: CSVRow, _ moment: Moment, _ builder: inout SessionBuilder) {
    let kind = row.words(kindOfMeasure)
    guard kindOfMeasure == nil || quantities.hasUnit(row) && kind.lowercased().hasPrefix("body") else {
      return builder.remark(.unknownKind, line: row.line, detail: "'\(kind)'")
    }
    guard let column = form[.bodyweight], !row.isEmpty(column) else {
      return builder.remark(.nothingDone, line: row.line)
    }
    guard let number = row.number(column), number.billionths > 0,
      let taken = Weight.taken(number, quantities.bodyweightUnit(row))
    else { return builder.remark(.noNumber, line: row.line, detail: "'\(row.words(column))'") }
    if taken.isRounded { builder.remark(.rounded, line: row.line, detail: row.words(column)) }
    builder.measure(moment, taken.value)
  }

  /// Returns the note of a set, and after it the numbers that have no column of their own.
  private func noted(_ row: CSVRow) -> String {
    form.noted.reduce(row.words(form[.note])) { text, noted in
      guard let number = row.number(noted.column), number.billionths != 0 else { return text }
      return text + (text.isEmpty ? "" : " ") + "\(noted.word) \(row.words(noted.column))"
    }
  }

  /// Returns the marks in columns of their own.
  private func marks(_ row: CSVRow) -> SetMarks {
    var marks: SetMarks = row.isTrue(form[.drop]) ? .drop : []
    if row.isTrue(form[.failure]) { marks.insert(.failure) }
    guard !row.isEmpty(form[.warmup]) else { return marks }
    let word = folded(row.words(form[.warmup]))
    let isWarmUp = word == "w" || word.hasPrefix("warm")
    if isWarmUp || ["1", "true", "yes", "y", "x", "ja", "sim", "si", "oui"].contains(word) { marks.insert(.warmUp) }
    return marks
  }

  /// Returns the row as its header has it, if unquoted commas in the name of the exercise moved its cells to the right.
  private func repaired(_ row: CSVRow) -> CSVRow {
    let extra = row.count - columnCount
    guard extra > 0, let exercise = form[.exercise], row.count > exercise + extra,
      quantities.cells(row, "").unreadable != nil
    else { return row }
    let fields = row.fields
    let name = fields[exercise...exercise + extra].joined(separator: ",")
    return CSVRow(fields[..<exercise] + [name] + fields[(exercise + extra + 1)...], line: row.line)
  }
}

/// Reads a table with a row a day and a column an exercise, whose cells are sets as notes have them: `100kg x 5`, `3x5@100`.
/// A cell that is no set, or may be two, becomes a note of its session, told as a remark.
struct WideTable {
  private let reader: TableReader
  private let exercises: [(column: Int, name: String, entries: NoteEntries)]

  /// Throws where nothing says the unit of the loads.
  init(_ form: TableForm, _ header: Header, _ options: ImportOptions) throws(ImportFailure) {
    reader = try TableReader(form, header, options)
    exercises = try form.wide.map { column throws(ImportFailure) in
      let named = header.unit(column).flatMap { weightUnit($0) }
      guard let unit = named ?? options.unit else { throw .noUnit(ofColumn: column) }
      let name =
        named == nil ? header.names[column] : String(header.names[column].prefix(header.columns[column].base.count))
      return (column, name, NoteEntries(manner: LooseRow.Manner(unit: unit)))
    }
  }

  func take(_ row: CSVRow, _ builder: inout SessionBuilder) {
    let done = exercises.filter { !row.isEmpty($0.column) }
    guard !done.isEmpty, let session = reader.takeSession(row, &builder) else { return }
    for (column, name, entries) in done {
      let text = row.words(column)
      let found = entries.entries(text)
      guard found.count == 1, found[0].name.isEmpty, !found[0].isUndecided else {
        builder.note("\(name): \(text)", in: session)
        builder.remark(.unreadLine, line: row.line, detail: "'\(name): \(text)'")
        continue
      }
      let index = builder.exercise(name, in: session)
      for set in found[0].sets { builder.add(set, to: index, in: session) }
      builder.note(found[0].rest, exercise: index, in: session)
    }
  }
}
