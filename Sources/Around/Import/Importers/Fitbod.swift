import CSV

extension Importer {
  /// Rows of sets; a workout is the rows of one moment, in UTC. A multiplier of 2 is a dumbbell in each hand: the first
  /// loaded set of an exercise decides it for exercises.txt, and one that differs is noted.
  static let fitbod = Importer(
    name: "Fitbod", hint: "Log, Settings, Export workout data",
    columns: [
      .date: "date", .exercise: "exercise", .reps: "reps", .weight: "weight", .duration: "duration",
      .distance: "distance", .warmup: "iswarmup", .note: "note",
    ],
    needed: [.date, .exercise, .reps, .weight, .warmup], marks: ["multiplier,note"], noted: ["incline", "resistance"],
    others: ["multiplier"],
    quirk: { header, _ in
      let multiplier = header.column("multiplier")
      return { row, name, cells, builder in
        guard let factor = row.number(multiplier), cells.weight?.billionths ?? 0 > 0, !name.isEmpty else { return nil }
        if let hands = factor.whole, 1...2 ~= hands {
          let isPerHand = builder[facts: name].isPerHand ?? (hands == 2)
          builder[facts: name].isPerHand = isPerHand
          if isPerHand == (hands == 2) { return nil }
        }
        guard factor.billionths != 0 else { return nil }
        cells.note += (cells.note.isEmpty ? "" : " ") + "x\(factor.whole.map(String.init) ?? row.words(multiplier))"
        builder.remark(.bothHands, line: row.line)
        return nil
      }
    })
}
