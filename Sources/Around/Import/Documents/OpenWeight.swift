import JSON

extension DocumentImporter {
  /// A workout log of openweight.org, or a list of them, by its schema.
  static let openWeight = DocumentImporter(
    name: "openweight", hint: "any app that writes its workout logs, as .json",
    recognises: { bytes in
      let first = bytes.first { $0 > 0x20 }
      return (first == UInt8(ascii: "{") || first == UInt8(ascii: "["))
        && bytes.hold("\"exercises\"", "\"exercise\"", "\"sets\"", inFirst: 100_000)
    },
    reader: JSONExport(
      sessions: { file in (file.elements ?? [file]).filter { $0["exercises"]?.elements != nil }.map { ($0, [:]) } },
      session: [.date: "date", .title: "name", .sessionDuration: "durationSeconds", .sessionNote: "notes"],
      exercises: "exercises",
      exercise: [
        .exercise: "exercise.name", .category: "exercise.category", .exerciseNote: "notes", .superset: "supersetId",
      ],
      sets: "sets",
      set: [
        .weight: "weight", .unit: "unit", .reps: "reps", .distance: "distance", .distanceUnit: "distanceUnit",
        .duration: "durationSeconds", .rpe: "rpe", .rir: "rir", .set: "type", .failure: "toFailure", .note: "notes",
      ],
      quirk: { set, _, cells in
        // Its schema wants the unit beside the number.
        if cells[.distance] != nil, cells[.distanceUnit].flatMap(distanceUnit) == nil { return .noNumber }
        if let tempo = set["tempo"]?.text { cells[.note] = (cells[.note].map { $0 + " " } ?? "") + "tempo \(tempo)" }
        return nil
      }
    ).read)
}
