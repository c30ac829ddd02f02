import CSV
import JSON
import Training

/// A figure of a set, with the name it has in JSON, CSV and SQL.
struct SetFigure: Sendable {
  let name: String
  /// Returns the value; nil if the figure does not apply to the set.
  let value: @Sendable (WorkSet) -> JSON?

  /// All figures, in the order of JSON.
  static let all: [SetFigure] =
    [
      SetFigure(name: "weight_kg") { set in
        if case .weight(let weight) = set.load { weight.json } else { nil }
      },
      SetFigure(name: "added_kg") { set in
        if case .bodyweight(let added) = set.load { added.json } else { nil }
      },
      SetFigure(name: "unit") { set in set.load.weight.map(\.unit.json) },
      SetFigure(name: "reps") { set in set.reps.map { $0.json } },
      SetFigure(name: "distance_m") { set in
        if case .distance(let distance, _) = set.amount { distance.json } else { nil }
      },
      SetFigure(name: "distance_unit") { set in
        if case .distance(let distance, _) = set.amount { distance.unit.json } else { nil }
      },
      SetFigure(name: "time_seconds") { set in
        switch set.amount {
        case .reps: nil
        case .time(let time): time.json
        case .distance(_, let time): time.map { $0.json }
        }
      },
    ] + marks

  /// The figures of marks.
  static let marks: [SetFigure] = SetMark.all.map { mark in
    SetFigure(name: mark.name) { set in
      switch mark.value(set) {
      case .said: .bool(true)
      case .number(let hundredths): .hundredths(hundredths)
      case .text(let text): .string(text)
      case nil: nil
      }
    }
  }

  /// The names of the figures in tables of records.
  static let ofRecords = ["weight_kg", "added_kg", "unit", "reps", "time_seconds", "distance_m"]

  /// Returns the figures with some names, in their order; unknown names are left out.
  static func all(named names: [String]) -> [SetFigure] {
    names.compactMap { name in all.first { $0.name == name } }
  }
}

extension CSVText {
  /// Returns a heading and a row for each object, with the names and values of JSON; missing members are empty cells.
  static func rows(_ objects: [Members], _ names: [String]) -> [[String]] {
    [names] + objects.map { object in names.map { plain(object[$0]) } }
  }

  /// Returns a value as a cell; a missing one is empty.
  static func plain(_ value: JSON?) -> String {
    switch value {
    case nil, .null?: ""
    case .string(let text)?: text
    case let value?: value.compact
    }
  }
}

extension CSVCells {
  /// Appends a value as a cell; a missing one is empty.
  mutating func append(_ value: JSON?) {
    switch value {
    case .bool?, .integer?, .decimal?: append(plain: { value?.append(to: &$0) })
    case let value: append(CSVText.plain(value))
    }
  }
}
