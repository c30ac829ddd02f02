import CSV
import Grammar
import Text
import Training

extension Exporter {
  /// The columns for units are from some versions of the app, so that no load is converted.
  static let strong = Exporter(name: "strong", summary: "the CSV of Strong, which many apps import") {
    export, write in
    write(
      CSVText.row([
        "Date", "Workout Name", "Duration", "Exercise Name", "Set Order", "Weight", "Weight Unit", "Reps",
        "Distance",
        "Distance Unit", "Seconds", "Notes", "Workout Notes", "RPE",
      ]))
    export.forEachSession { session in
      for exercise in session.exercises where !exercise.isSkipped {
        let rows = StrongRows(session, exercise)
        for note in exercise.notes { write(rows.note(note)) }
        if exercise.sets.isEmpty, exercise.notes.isEmpty { write(rows.note("")) }
        for set in exercise.sets { write(rows.row(set)) }
      }
    }
  }
}

private struct StrongRows {
  private let head: CSVCells
  private let sessionNotes: String

  init(_ session: ExportedSession, _ exercise: ExportedSession.Exercise) {
    let minutes = session.session.duration
    head = CSVCells([
      session.moment.time == nil ? "\(session.moment)" : "\(session.moment):00", session.title,
      minutes.map { "\($0 / 60)h \($0 % 60)m" } ?? "", exercise.name,
    ])
    sessionNotes = session.notes.joined(separator: "\n")
  }

  func note(_ text: String) -> String {
    row(["Note", "", "", "", "", "", "", text, sessionNotes, ""])
  }

  func row(_ performed: ExportedSession.PerformedSet) -> String {
    let set = performed.set
    let load = set.load.weight ?? Weight(hundredths: 0, .kg)
    let weight = [decimal(hundredths: Int64(load.hundredths)), load.unit.rawValue]
    var amounts = ["0", "0", "", "0"]
    switch set.amount {
    case .reps(let reps): amounts[0] = String(reps)
    case .time(let time): amounts[3] = decimal(hundredths: Int64(time.hundredths))
    case .distance(let distance, let time):
      amounts[1] = decimal(hundredths: Int64(distance.hundredths))
      amounts[2] = distance.unit.rawValue
      if let time { amounts[3] = decimal(hundredths: Int64(time.hundredths)) }
    }
    var rpe = ""
    if case .rpe(let halves) = set.effort { rpe = decimal(hundredths: Int64(halves) * 50) }
    return row(
      [order(performed)] + weight + amounts + [performed.notes.joined(separator: " "), sessionNotes, rpe])
  }

  private func row(_ cells: [String]) -> String {
    var row = head
    for cell in cells { row.append(cell) }
    return row.row
  }

  private func order(_ performed: ExportedSession.PerformedSet) -> String {
    let marks: [(SetMarks, String)] = [(.warmUp, "W"), (.drop, "D"), (.failure, "F")]
    return marks.first { performed.set.marks.contains($0.0) }?.1 ?? String(performed.number)
  }
}
