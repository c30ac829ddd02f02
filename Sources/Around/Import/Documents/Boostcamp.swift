import JSON
import Text
import Training

extension DocumentImporter {
  /// The response of boostcamp.app's history: for each day its sessions, in them `records` (exercises) with `sets` of a
  /// `value` (load) and an `amount` (reps).
  static let boostcamp = DocumentImporter(
    name: "Boostcamp",
    hint: "boostcamp.app/history: the response of 'history' in the browser's network tools, as .json",
    recognises: { bytes in
      bytes.first { $0 > 0x20 } == UInt8(ascii: "{") && bytes.hold("\"records\"", inFirst: 100_000)
    },
    reader: JSONExport(
      sessions: { file in
        guard case .object(let days) = file["data"] ?? file else { return [] }
        return days.flatMap { day, sessions in
          (sessions.elements ?? []).map { ($0, [.date: String(day.prefix(10))]) }
        }
      },
      session: [.title: "title,name"],
      exercises: "records", exercise: [.exercise: "name", .exerciseNote: "notes+user_notes"],
      sets: "sets",
      set: [.weight: "value", .reps: "amount", .unit: "weight_unit", .rpe: "archived_rpe", .warmup: "isWarmup"],
      quirk: { set, record, cells in
        if set["skipped"]?.truth == true { return .skippedInApp }
        let kind = folded(set["target_type"]?.text ?? record["target_type"]?.text ?? "")
        if kind.holds("time") {
          let isMinutes = folded(set["time_unit"]?.text ?? "").hasPrefix("min")
          cells[.duration] = cells.removeValue(forKey: .reps).map { $0 + (isMinutes ? "min" : "s") }
        }
        return nil
      }
    ).read)
}
