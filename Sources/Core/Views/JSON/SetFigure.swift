package import CSV
package import JSON
package import Training

/// A figure of a set, with the name it has in JSON, CSV and SQL.
package struct SetFigure: Sendable {
  package let name: String
  /// Returns the value; nil if the figure does not apply to the set.
  package let value: @Sendable (WorkSet) -> JSON?

  /// All figures, in the order of JSON.
  package static let all: [SetFigure] =
    [
      SetFigure(name: "weight_kg") { set in set.weight?.json },
      SetFigure(name: "added_kg") { set in
        if case .bodyweight(let added) = set.load { added.json } else { nil }
      },
      SetFigure(name: "unit") { set in set.load.weight?.unit.json },
      SetFigure(name: "reps") { set in set.reps?.json },
      SetFigure(name: "distance_m") { set in set.distance?.json },
      SetFigure(name: "distance_unit") { set in set.distance?.unit.json },
      SetFigure(name: "time_seconds") { set in set.time?.json },
    ] + marks

  /// The figures of marks.
  package static let marks: [SetFigure] = SetMark.all.map { mark in
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
  package static let ofRecords = ["weight_kg", "added_kg", "unit", "reps", "time_seconds", "distance_m"]

  /// Returns the figures with some names, in their order; unknown names are left out.
  package static func all(named names: [String]) -> [SetFigure] {
    names.compactMap { name in all.first { $0.name == name } }
  }
}

extension CSVText {
  /// Returns a heading and a row for each object, with the names and values of JSON; missing members are null.
  package static func rows(_ objects: [Members], _ names: [String]) -> [[JSON]] {
    [names.map(JSON.string)] + objects.map { object in names.map { object[$0] ?? .null } }
  }

  /// Returns the text of rows.
  package static func text(_ rows: [[JSON]], _ form: CSVForm) -> String {
    form.opening + rows.map { row($0, form) { append($0, to: &$1, form) } }.joined()
  }

  /// Appends a value as a cell, which is empty for null.
  package static func append(_ value: JSON, to bytes: inout [UInt8], _ form: CSVForm) {
    let start = bytes.count
    switch value {
    case .null: break
    case .string(let text): append(text, to: &bytes, form)
    case .array, .integers, .object: append(value.compact, to: &bytes, form)
    case .decimal where form == .excel:
      value.append(to: &bytes)
      for index in start..<bytes.count where bytes[index] == UInt8(ascii: ".") { bytes[index] = UInt8(ascii: ",") }
    default: value.append(to: &bytes)
    }
  }
}
