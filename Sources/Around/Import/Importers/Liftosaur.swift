import CSV
import Training

extension Importer {
  /// Rows of sets, planned ones too: those without completed reps were not done. Times are UTC. Loads that the app took
  /// from the plan by itself stand in the column of the plan alone.
  static let liftosaur = Importer(
    name: "Liftosaur", hint: "Settings, Export history to CSV",
    columns: [
      .date: "workout datetime", .end: "completed reps time", .title: "program+day name", .exercise: "exercise",
      .category: "target muscles", .reps: "completed reps", .weight: "completed weight value,weight value",
      .unit: "completed weight unit,weight unit", .rpe: "completed rpe,rpe", .warmup: "is warmup set",
      .exerciseNote: "notes",
    ],
    needed: [.date, .exercise, .reps, .weight], others: ["required weight value", "required weight unit"],
    quirk: { header, options in
      let (reps, weight) = (header.column("completed reps"), header.column("completed weight value,weight value"))
      let (planned, unit) = (header.column("required weight value"), header.column("required weight unit"))
      return { row, _, cells, _ in
        if row.isEmpty(reps) { return Remark(.planned, line: row.line) }
        if row.isEmpty(weight), let load = row.number(planned) {
          cells.weight = load
          cells.weightUnit = weightUnit(row.words(unit)) ?? options.unit ?? .kg
        }
        return nil
      }
    })
}
