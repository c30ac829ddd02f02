extension Importer {
  /// Rows of sets, on days without times; Verifit writes them without distances and times. A comma in the name of an
  /// exercise is not quoted.
  static let fitNotes = Importer(
    name: "FitNotes or Verifit", hint: "Settings, Spreadsheet Export",
    columns: [
      .date: "date", .exercise: "exercise", .category: "category", .weight: "weight", .unit: "weight unit",
      .reps: "reps", .distance: "distance", .distanceUnit: "distance unit", .duration: "time", .note: "comment,notes",
    ],
    needed: [.date, .exercise, .category, .weight, .reps], marks: ["comment,distance"])
}
