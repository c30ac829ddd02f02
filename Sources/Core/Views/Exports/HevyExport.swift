import CSV
import Grammar
import JSON
import Text
import Training

extension Exporter {
  /// Pounds are converted at 0.45359237 and keep all of their digits, so that they can be converted back.
  static let hevy = Exporter(name: "hevy", summary: "the CSV of Hevy") { export, write in
    write(
      CSVText.row([
        "title", "start_time", "end_time", "description", "exercise_title", "superset_id", "exercise_notes",
        "set_index", "set_type", "weight_kg", "reps", "distance_km", "duration_seconds", "rpe",
      ]))
    export.forEachSession { session in
      let head = hevyHead(session)
      var superset = -1
      for (index, exercise) in session.exercises.enumerated() where !exercise.isSkipped {
        let next = index + 1 < session.exercises.count && session.exercises[index + 1].isSuperset
        if !exercise.isSuperset, next { superset += 1 }
        let group = next || exercise.isSuperset ? String(max(0, superset)) : ""
        let notes = (exercise.notes + exercise.sets.flatMap(\.notes)).joined(separator: "\n")
        let cells = CSVCells(head + [exercise.name, group, notes])
        for set in exercise.sets { write(hevyRow(cells, set)) }
      }
    }
  }
}

/// Returns the cells that all rows of a session begin with.
private func hevyHead(_ session: ExportedSession) -> [String] {
  let end = session.end.map { end in
    let isNextDay = session.moment.time.map { end < $0 } ?? false
    return hevyTime(Moment(session.moment.date.adding(days: isNextDay ? 1 : 0), end))
  }
  return [session.title, hevyTime(session.moment), end ?? "", session.notes.joined(separator: "\n")]
}

/// Returns the row of a set, after the cells that its exercise's rows begin with.
private func hevyRow(_ head: CSVCells, _ performed: ExportedSession.PerformedSet) -> String {
  let set = performed.set
  let weight = set.load.weight?.json.compact ?? ""
  var amounts = ["", "", ""]
  switch set.amount {
  case .reps(let reps): amounts[0] = String(reps)
  case .time(let time): amounts[2] = decimal(hundredths: Int64(time.hundredths))
  case .distance(let distance, let time):
    amounts[1] = JSON.decimal(Int128(distance.exact), decimals: 9).compact
    if let time { amounts[2] = decimal(hundredths: Int64(time.hundredths)) }
  }
  let kinds: [(SetMarks, String)] = [(.warmUp, "warmup"), (.drop, "dropset"), (.failure, "failure")]
  var rpe = ""
  if case .rpe(let halves) = set.effort { rpe = decimal(hundredths: Int64(halves) * 50) }
  let kind = kinds.first { set.marks.contains($0.0) }?.1 ?? "normal"
  var cells = head
  for cell in [String(performed.number - 1), kind, weight] + amounts + [rpe] { cells.append(cell) }
  return cells.row
}

/// Returns `7 Apr 2026, 10:14`.
private func hevyTime(_ moment: Moment) -> String {
  let (year, month, day) = moment.date.components
  return "\(day) \(CalendarWords.months[month - 1].english.prefix(3)) \(year)" + (moment.time.map { ", \($0)" } ?? "")
}
