import CSV
import Grammar
import JSON
import Text
import Training

extension Exporter {
  /// The names are the same as in JSON answers.
  static let csv = Exporter(name: "csv", summary: "a row a set, exact numbers, for spreadsheets") {
    export, write in
    let figures =
      SetFigure.all(named: SetFigure.ofRecords + ["distance_unit"]) + SetFigure.marks
    let session = ["date", "start", "end", "title", "plan"]
    let exercise = ["exercise", "muscle_group", "superset"]
    write(
      CSVText.row(
        session + exercise + ["set"] + figures.map(\.name) + [
          "notes", "exercise_notes", "tags", "fields", "session_notes", "per_hand", "per_side",
        ]))
    export.forEachSession { session in
      let ofSession = CSVCells([
        "\(session.moment.date)", session.moment.time?.description ?? "", session.end?.description ?? "",
        session.title, session.plan ?? "",
      ])
      // These cells are on each of its rows, each on one line.
      let behind = CSVCells([
        session.tags.joined(separator: " "), session.fields.map { "\($0.name) = \($0.value)" }.joined(separator: " · "),
        session.notes.joined(separator: " · "),
      ])
      for exercise in session.exercises where !exercise.isSkipped {
        var head = ofSession
        head.append(
          CSVCells([exercise.name, exercise.muscleGroup?.rawValue ?? "", exercise.isSuperset ? "true" : "false"]))
        var tail = CSVCells([exercise.notes.joined(separator: " · ")])
        tail.append(behind)
        tail.append(CSVCells([exercise.isPerHand ? "true" : "", exercise.isPerSide ? "true" : ""]))
        for set in exercise.sets {
          var cells = head
          cells.append(.integer(set.number))
          for figure in figures { cells.append(figure.value(set.set)) }
          cells.append(set.notes.joined(separator: "\n"))
          cells.append(tail)
          write(cells.row)
        }
      }
    }
  }
}
