package import CSV

/// A reader of a whole file.
package struct FileImport {
  package let header: Header
  private let reader: CSVReader
  /// True if the last line has no end.
  private let endsOpen: Bool

  /// Throws for text that is no CSV; an empty file has a header without columns.
  package init(_ file: [UInt8]) throws(CSVFailure) {
    var reader = try CSVReader(file)
    var row = CSVRow()
    _ = reader.next(&row)
    header = Header(row)
    self.reader = reader
    endsOpen = !file.suffix(2).contains { $0 == 0x0A || $0 == 0x0D }
  }

  package var encoding: CSVEncoding { reader.encoding }

  package func read(as app: Importer, _ options: ImportOptions) throws(ImportFailure) -> Imported {
    try read(TableForm(app, header), options)
  }

  package func read(mapped map: ColumnMap, _ options: ImportOptions) throws(ImportFailure) -> Imported {
    try read(TableForm(map, header), options)
  }
}

extension FileImport {
  /// A map for a file of no known app, to try and to correct; the cells of its columns fit their kinds.
  package var guessedMap: String {
    var rows: [CSVRow] = []
    var (reader, row) = (reader, CSVRow())
    while rows.count < 200, reader.next(&row) { rows.append(row) }
    return ColumnMap.guess(header) { column, index in
      let cells = rows.filter { !$0.isEmpty(index) }
      return cells.count(where: { column.holds($0, index) }) * 10 >= cells.count * 8
    }
  }

  private func read(_ form: TableForm, _ options: ImportOptions) throws(ImportFailure) -> Imported {
    do throws(ImportFailure) {
      var options = try decided(options, form)
      if form.app?.hasExactLoads == true { options.isAsWritten = true }
      let take: RowReader
      if let rows = form.app?.rows {
        take = rows(form, header, options)
      } else if !form.wide.isEmpty {
        take = try WideTable(form, header, options).take
      } else {
        take = try TableReader(form, header, options).take
      }
      var imported = read(take, options, left: form.left(header))
      imported.unit = unitSource(form, options)
      return imported
    } catch {
      throw guessed(error)
    }
  }

  /// Returns the source of the unit of the loads; nil for a table without loads.
  private func unitSource(_ form: TableForm, _ options: ImportOptions) -> Imported.UnitSource? {
    guard let column = form[.weight] ?? form[.bodyweight] ?? form.wide.first else { return nil }
    let (base, unit) = (header.columns[column].base, header.unit(column).flatMap { weightUnit($0) })
    let isInCells =
      form[.unit] != nil || form.app?.hasUnitsInCells == true
      || header.columns.count(where: { $0.base == base && $0.unit != nil }) > 1
    if isInCells { return .cells }
    if let unit { return .header(unit, column: header.names[column]) }
    return (form.constants[.unit].flatMap { weightUnit($0) } ?? options.unit).map { .said($0) }
  }

  /// Returns the failure with a guess at the unit, if that is missing.
  private func guessed(_ failure: ImportFailure) -> ImportFailure {
    guard let column = failure.column else { return failure }
    var guess = UnitGuess()
    var row = CSVRow(decimalMarks: reader.decimalMarks())
    var reader = reader
    while reader.next(&row) {
      if let load = row.number(column) { guess.add(load) }
    }
    return .noUnit(guess: guess)
  }

  /// Reads all rows; `left` are the columns that nothing is taken from.
  private func read(_ take: RowReader, _ options: ImportOptions, left: [Int]) -> Imported {
    var held = Array(repeating: (rows: 0, first: ""), count: left.count)
    var row = CSVRow(decimalMarks: reader.decimalMarks(), isOfSemicolons: reader.separator == UInt8(ascii: ";"))
    var reader = reader
    var builder = SessionBuilder(options)
    var fewest = header.columns.count
    while reader.next(&row) {
      // The file may end in half a row: `80,1` was `80,12`.
      if endsOpen, reader.isAtEnd, row.count < fewest {
        builder.remark(.cutOff, line: row.line)
        continue
      }
      fewest = min(fewest, row.count)
      // Two exports in one file have a header between them.
      if row.isBlank || row.fields(are: header.names) { continue }
      take(row, &builder)
      for (index, column) in left.enumerated() where row.saysSomething(column) {
        if held[index].rows == 0 { held[index].first = row.words(column) }
        held[index].rows += 1
      }
    }
    for line in reader.unclosedQuotes { builder.remark(.unclosedQuote, line: line) }
    var imported = builder.finished()
    imported.leftColumns = zip(left, held).filter { $0.1.rows > 0 }.map { (header.names[$0.0], $0.1.rows, $0.1.first) }
    return imported
  }

  /// Decides the order of numbers in dates: one over 12 is the day. Other than English exports have the day first.
  private func decided(_ options: ImportOptions, _ form: TableForm) throws(ImportFailure) -> ImportOptions {
    let column = form[.date]
    let isDayFirst = form.app.map { $0.isDayFirst || column.map { header.columns[$0].name } != "date" } ?? false
    guard options.dateOrder == nil, let column else { return options }
    var result = options
    var reader = reader
    var row = CSVRow()
    var isUndecided = false
    // The first date that shows its order.
    var shown: (text: String, line: Int)?
    while reader.next(&row) {
      guard let (first, second) = CellDate.undecided(row[column]) else {
        // All dates of a file are of one sort.
        if !isUndecided, CellDate(row[column]) != nil { return options }
        continue
      }
      isUndecided = true
      guard (first > 12) != (second > 12) else { continue }
      let (order, text) = (first > 12 ? DateOrder.dayFirst : .monthFirst, String(decoding: row[column], as: UTF8.self))
      if let shown, result.dateOrder != order { throw .twoDateOrders(shown, (text, row.line)) }
      (result.dateOrder, shown) = (order, shown ?? (text, row.line))
    }
    if shown != nil { return result }
    guard isUndecided else { return options }
    guard isDayFirst else { throw .noDateOrder }
    result.dateOrder = .dayFirst
    return result
  }
}

extension CSVRow {
  fileprivate func fields(are names: [String]) -> Bool {
    guard count == names.count, let first = names.first else { return false }
    return self[0].elementsEqual(first.utf8) && fields == names
  }
}

extension Column {
  /// True if a cell can be of this kind.
  fileprivate func holds(_ row: CSVRow, _ index: Int) -> Bool {
    switch self {
    case .date: DateOrder.allCases.contains { CellDate(row[index], order: $0) != nil }
    case .time: row.clock(index) != nil && CellNumber(row[index]) == nil
    case .exercise: row.words(index).contains(where: \.isLetter)
    case .weight:
      CellNumber.leading(row[index]) != nil || LoadCell(row.words(index), in: "") != nil
    case .sets, .reps, .distance, .rpe, .bodyweight: CellNumber.leading(row[index]) != nil
    case .duration: row.duration(index) != nil
    case .wide: NoteEntries().entries(row.words(index)).count == 1
    default: true
    }
  }
}
