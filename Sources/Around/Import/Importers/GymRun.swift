extension Importer {
  /// Rows of sets, with the time of each.
  static let gymRun = Importer(
    name: "GymRun", hint: "the CSV file of a backup",
    columns: [
      .date: "date", .time: "time", .title: "routine", .exercise: "exercise", .weight: "weight", .reps: "reps",
      .duration: "duration", .note: "note",
    ],
    needed: [.date, .time, .title, .exercise, .weight, .reps], marks: ["set", "para6"],
    // These are numbers of the app's own.
    others: ["type", "book", "version1"], isDayFirst: true, timesSets: true)
}
