import CSV
import Grammar
import JSON
import Statistics
import Training

extension RecordsAnswer {
  package var members: Members {
    let groups = Dictionary(grouping: records, by: \.exercise)
    var seen: Set<ExerciseID> = []
    let exercises = records.map(\.exercise).filter { seen.insert($0).inserted }
    let volumes = volumes
    return [
      ("formula", .string(formula.rawValue)),
      ("exercises", .array(exercises.map { .object(members(of: $0, groups[$0] ?? [], volumes[$0])) })),
    ]
  }

  /// A row for each time a record was beaten.
  package var rows: [[String]] {
    CSVText.rows(
      records.flatMap { record in
        record.steps.map { step in
          [
            ("exercise", .string(name(record.exercise))), ("kind", .kind(record.kind)),
            ("date", .day(step.entry.moment.date)),
          ] + JSON.members(of: step.set)
        }
      }
    ) { ["exercise", "kind", "date", "weight_kg", "added_kg", "unit", "reps", "time_seconds", "distance_m"] }
  }

  private func members(of exercise: ExerciseID, _ records: [RecordHistory], _ volume: VolumeRecord?) -> Members {
    let best = oneRepMaxes[exercise].map { best in
      JSON.object([
        ("estimate_kg", .hundredths(best.hundredths(in: .kg))), ("date", .day(best.moment.date)),
        ("set", .set(best.set)),
      ])
    }
    let reps = (repRecords[exercise] ?? []).map { record in
      JSON.object([
        ("at_least_reps", .integer(record.reps)), ("date", .day(record.moment.date)),
        ("set", .set(record.set)),
      ])
    }
    return [
      ("name", .string(name(exercise))), ("records", .array(records.map { .object(members(of: $0)) })),
      ("one_rep_max", best ?? .null), ("rep_records", .array(reps)),
      (
        "session_volume",
        volume.map { .object([("volume_kg", .kilograms($0.volume.exact)), ("date", .day($0.moment.date))]) } ?? .null
      ),
    ]
  }

  private func members(of record: RecordHistory) -> Members {
    [
      ("kind", .kind(record.kind)), ("date", .day(record.current.moment.date)),
      ("set", .set(record.current.set)),
      (
        "history",
        .array(
          record.steps.map { .object([("date", .day($0.entry.moment.date)), ("set", .set($0.set))]) })
      ),
    ]
  }
}
