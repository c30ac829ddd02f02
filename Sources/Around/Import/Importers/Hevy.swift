extension Importer {
  /// Rows of sets, each with the texts of its session and exercise. Months are in the phone's language.
  static let hevy = Importer(
    name: "Hevy", hint: "Settings, Export & Import Data, Export Workouts",
    columns: [
      .date: "start time", .end: "end time", .title: "title", .sessionNote: "description",
      .exercise: "exercise title", .superset: "superset id", .exerciseNote: "exercise notes", .set: "set type",
      .weight: "weight", .unit: "weight unit", .reps: "reps", .distance: "distance", .distanceUnit: "distance unit",
      .duration: "duration", .rpe: "rpe",
    ],
    needed: [.date, .title, .exercise, .weight, .reps], marks: ["set index,set type"])
}
