import JSON
import Training

/// One thing that a set says of itself, under the name that it has in JSON, CSV and SQL alike.
struct SetFigure: Sendable {
  let name: String
  /// Nil where it does not apply to a set.
  let value: @Sendable (WorkSet) -> JSON?

  /// In the order of JSON.
  static let all: [SetFigure] = [
    SetFigure(name: "weight_kg") { set in
      if case .weight(let weight) = set.load { .kilograms(weight) } else { nil }
    },
    SetFigure(name: "added_kg") { set in
      if case .bodyweight(let added) = set.load { .kilograms(added) } else { nil }
    },
    SetFigure(name: "unit") { set in
      switch set.load {
      case .none: nil
      case .weight(let load), .bodyweight(let load): .string(load.unit.rawValue)
      }
    },
    SetFigure(name: "reps") { set in set.reps.map { .integer($0) } },
    SetFigure(name: "distance_m") { set in
      if case .distance(let distance, _) = set.amount { .metres(distance) } else { nil }
    },
    SetFigure(name: "distance_unit") { set in
      if case .distance(let distance, _) = set.amount { .string(distance.unit.rawValue) } else { nil }
    },
    SetFigure(name: "time_seconds") { set in
      switch set.amount {
      case .reps: nil
      case .time(let time): .seconds(time)
      case .distance(_, let time): time.map { .seconds($0) }
      }
    },
    mark("warm_up", .warmUp), mark("drop_set", .drop), mark("to_failure", .failure), mark("in_parts", .cluster),
    SetFigure(name: "rpe") { set in
      if case .rpe(let halves) = set.effort { .decimal(Int128(halves) * 5, decimals: 1) } else { nil }
    },
    SetFigure(name: "rir") { set in
      if case .rir(let reps) = set.effort { .integer(Int(reps)) } else { nil }
    },
    SetFigure(name: "completed_at") { set in set.completedAt.map { .string($0.description) } },
  ]

  /// Those of some names, in the order of these; a name that is none of a set is left out.
  static func all(named names: [String]) -> [SetFigure] {
    names.compactMap { name in all.first { $0.name == name } }
  }

  private static func mark(_ name: String, _ mark: SetMarks) -> SetFigure {
    SetFigure(name: name) { set in set.marks.contains(mark) ? .bool(true) : nil }
  }
}
