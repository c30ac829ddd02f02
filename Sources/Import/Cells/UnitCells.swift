import CSV
import Training

/// The column of weights and what says their unit: its own name, another column, or the person.
struct WeightCells {
  let column: Int
  /// Of rows that do not say theirs.
  let unit: WeightUnit
  private let unitColumn: Int?

  /// Fails where a row without a unit can't be told.
  init(_ header: Header, _ column: Int, unitColumn names: [String], _ options: ImportOptions)
    throws(ImportFailure)
  {
    self.column = column
    unitColumn = header.place(names)
    if let written = header.unit(column).flatMap({ weightUnit($0) }) ?? options.unit {
      unit = written
    } else if unitColumn != nil {
      unit = .kg
    } else {
      throw .noUnit(ofColumn: column)
    }
  }

  func unit(of row: CSVRow) -> WeightUnit {
    unitColumn.flatMap { weightUnit(row.words($0)) } ?? unit
  }
}

/// The same of distances; who says nothing means kilometres or miles, as the weights are.
struct DistanceCells {
  let column: Int?
  private let unit: DistanceUnit
  private let unitColumn: Int?

  init(_ header: Header, _ names: [String], unitColumn: [String], like weight: WeightUnit) {
    column = header.place(names)
    unit = header.unit(column).flatMap { distanceUnit($0) } ?? (weight == .lb ? .mi : .km)
    self.unitColumn = header.place(unitColumn)
  }

  func unit(of row: CSVRow) -> DistanceUnit {
    unitColumn.flatMap { distanceUnit(row.words($0)) } ?? unit
  }
}
