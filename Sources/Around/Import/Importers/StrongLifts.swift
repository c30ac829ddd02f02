import CSV
import Training

extension Importer {
  /// Wide rows of workouts: for each exercise its name, its load in kilograms and in pounds, and the reps of its sets.
  static let strongLifts = Importer(
    name: "StrongLifts", hint: "History, Export, CSV", columns: [.date: "date", .weight: "weight"],
    needed: [.date, .weight], marks: ["exercise 1", "set 1"], others: ["*"],
    rows: { _, header, _ in
      let columns = StrongLiftsColumns(header)
      return { row, builder in columns.take(row, &builder) }
    })
}

private struct StrongLiftsColumns {
  /// The columns of one exercise.
  private struct Exercise {
    let name: Int
    var loads: [(column: Int, unit: WeightUnit)] = []
    var sets: [Int] = []
  }

  private let date: Int
  private let note: Int?
  private var bodyweights: [(column: Int, unit: WeightUnit)] = []
  private var exercises: [Exercise] = []

  init(_ header: Header) {
    date = header.column("date") ?? 0
    note = header.column("note,notes")
    for (index, column) in header.columns.enumerated() {
      let unit = column.unit.flatMap { weightUnit($0) }
      if column.name.hasPrefix("exercise ") {
        exercises.append(Exercise(name: index))
      } else if column.base == "body weight", let unit {
        bodyweights.append((index, unit))
      } else if column.base == "weight", let unit, !exercises.isEmpty {
        exercises[exercises.count - 1].loads.append((index, unit))
      } else if column.name.hasPrefix("set "), !exercises.isEmpty {
        exercises[exercises.count - 1].sets.append(index)
      }
    }
  }

  func take(_ row: CSVRow, _ builder: inout SessionBuilder) {
    guard let moment = builder.date(row, date) else { return }
    let session = builder.session(moment, title: "")
    builder.note(row.words(note), in: session)
    if let own = bodyweights.first(where: { !row.isEmpty($0.column) }), let number = row.number(own.column) {
      builder.weigh(session, Weight.taken(number, own.unit)?.value)
    }
    for exercise in exercises {
      let name = row.words(exercise.name)
      guard !name.isEmpty else { continue }
      let load = exercise.loads.first { !row.isEmpty($0.column) }
      if let bad = row.unreadable(exercise.sets.map(Optional.some) + [load?.column]) {
        builder.remark(.noNumber, line: row.line, detail: "'\(bad)'")
        continue
      }
      let index = builder.exercise(name, in: session)
      let weight = row.number(load?.column)
      for set in exercise.sets where !row.isEmpty(set) {
        // Without a load, zero is a set that was left out.
        if row.number(set)?.billionths == 0, weight.map({ $0.billionths == 0 }) ?? true {
          builder.remark(.nothingDone, line: row.line)
          continue
        }
        SetCells(weight: weight, weightUnit: load?.unit ?? .kg, reps: row.number(set))
          .add(to: index, in: session, line: row.line, &builder)
      }
    }
  }
}
