import CSV
import Training

/// The columns of numbers of a table, and their units: that of the cell, else of the row, else of the column.
struct TableQuantities {
  private let form: TableForm
  private let weightDefault, bodyweightDefault: WeightUnit
  private let distanceDefault: DistanceUnit
  /// The unit in seconds.
  private let durationDefault: Int
  private let hasUnitsInCells: Bool

  /// Throws if the unit of the loads is unknown.
  init(_ form: TableForm, _ header: Header, _ options: ImportOptions) throws(ImportFailure) {
    self.form = form
    durationDefault = header.unit(form[.duration]).flatMap(noteSeconds) ?? 1
    hasUnitsInCells = form.app?.hasUnitsInCells == true
    let hasUnits = hasUnitsInCells || form[.unit] != nil
    let said = form.constants[.unit].flatMap { weightUnit($0) } ?? options.unit
    func unit(of column: Int?) throws(ImportFailure) -> WeightUnit {
      guard let column else { return .kg }
      if let known = header.unit(column).flatMap({ weightUnit($0) }) ?? said ?? (hasUnits ? .kg : nil) { return known }
      throw .noUnit(ofColumn: column)
    }
    weightDefault = try unit(of: form[.weight])
    bodyweightDefault = try unit(of: form[.bodyweight])
    // Without a unit, distances are in kilometres, or in miles if the loads are in pounds.
    distanceDefault =
      header.unit(form[.distance]).flatMap { Import.distanceUnit($0) }
      ?? (form[.weight] != nil && weightDefault == .lb ? .mi : .km)
  }

  /// Returns the numbers of a row, and the first cell that should hold one and does not.
  func cells(_ row: CSVRow, _ exercise: String) -> (cells: SetCells, unreadable: String?) {
    var cells = SetCells(
      weightUnit: unit(row) ?? weightDefault, distanceUnit: distanceUnit(row), rpe: row.number(form[.rpe]),
      rir: row.number(form[.rir]))
    let (distance, duration) = (row.number(form[.distance]), row.duration(form[.duration], unit: durationUnit(row)))
    let areRead: KeyValuePairs<Column, Bool> = [
      .weight: readLoad(row, exercise, &cells), .reps: readReps(row, &cells), .distance: distance != nil,
      .duration: duration != nil, .sets: row.number(form[.sets]) != nil,
    ]
    (cells.distance, cells.time) = (distance ?? cells.distance, duration ?? cells.time)
    return (cells, areRead.first { !$0.value && !row.isEmpty(form[$0.key]) }.map { row.words(form[$0.key]) })
  }

  /// Returns the weight of the body in a row; nil for none, and for one out of bounds.
  func bodyweight(_ row: CSVRow) -> Weight? {
    row.number(form[.bodyweight]).flatMap { Weight.taken($0, bodyweightUnit(row))?.value }
  }

  func bodyweightUnit(_ row: CSVRow) -> WeightUnit { unit(row) ?? bodyweightDefault }
}

extension TableQuantities {
  /// True if a row names a unit of weight.
  func hasUnit(_ row: CSVRow) -> Bool { unit(row) != nil }

  private func unit(_ row: CSVRow) -> WeightUnit? { form[.unit].flatMap { weightUnit(row.words($0)) } }

  private func distanceUnit(_ row: CSVRow) -> DistanceUnit {
    // The column of units may be that of any number in the row.
    [form[.distanceUnit], form[.unit]].lazy.compactMap { $0.flatMap { Import.distanceUnit(row.words($0)) } }.first
      ?? distanceDefault
  }

  /// The seconds in one unit of a row's duration.
  private func durationUnit(_ row: CSVRow) -> Int {
    [form[.durationUnit], form[.unit]].lazy.compactMap { $0.flatMap { noteSeconds(folded(row.words($0))) } }.first
      ?? durationDefault
  }

  /// Reads `62,5`, `225 lbs`, `BW`, `bw+10`, or a distance in the column of loads; false for anything else.
  private func readLoad(_ row: CSVRow, _ exercise: String, _ cells: inout SetCells) -> Bool {
    guard let weight = form[.weight], !row.isEmpty(weight) else { return true }
    let number = row.number(weight)
    let text = number == nil || row[weight].first == UInt8(ascii: "+") ? row.words(weight) : ""
    if !text.isEmpty, let load = LoadCell(text, row.decimalMark(weight), in: exercise) {
      cells.weight = load.number
      cells.weightUnit = load.unit ?? cells.weightUnit
      cells.isOfBody = load.isOfBody
      return true
    }
    if let number {
      cells.weight = number
      return !hasUnitsInCells || number.billionths == 0
    }
    guard hasUnitsInCells else { return false }
    guard let (number, rest) = CellNumber.leading(Array(text.utf8)[...], row.decimalMark(weight)) else {
      return !text.contains(where: \.isNumber)
    }
    guard let unit = Import.distanceUnit(String(decoding: rest, as: UTF8.self)) else { return number.billionths == 0 }
    (cells.distance, cells.distanceUnit) = (number, unit)
    return true
  }

  /// Reads `10`, `20 ripetizioni`, a list with one number for each set, or a time in the column of reps.
  private func readReps(_ row: CSVRow, _ cells: inout SetCells) -> Bool {
    guard let reps = form[.reps], !row.isEmpty(reps) else { return true }
    cells.reps = row.number(reps)
    if cells.reps != nil { return true }
    let text = row.words(reps)
    if let sets = row.number(form[.sets])?.whole, repsOfEach(text, sets: sets) != nil { return true }
    let bytes = Array(text.utf8)[...]
    if let (number, rest) = CellNumber.leading(bytes),
      case let word = folded(String(decoding: rest, as: UTF8.self)),
      ["rip", "rep", "wdh", "wied"].contains(where: { word.hasPrefix($0) })
    {
      cells.reps = number
      return true
    }
    cells.time = CellDuration.seconds(bytes)
    return cells.time != nil
  }
}
