import JSON
import Text
import Training

extension DocumentImporter {
  /// A workout log of openweight.org, or a list of them: what stands in its schema.
  static let openWeight = DocumentImporter(
    name: "openweight", hint: "any app that writes its workout logs, as .json",
    recognises: { bytes in
      let first = bytes.first { $0 > 0x20 }
      let head = bytes.prefix(100_000)
      return (first == UInt8(ascii: "{") || first == UInt8(ascii: "["))
        && ["\"exercises\"", "\"exercise\"", "\"sets\""].allSatisfy { head.firstPlace(of: Array($0.utf8)) != nil }
    }
  ) { bytes, builder throws(ImportFailure) in
    let json = try brokenless(bytes)
    var reader = OpenWeightReader(builder: builder)
    reader.builder.sayUnit(.cells)
    for log in json.elements ?? [json] { reader.read(log) }
    return reader.builder
  }
}

/// The JSON of a file, or what to do about one that is none.
func brokenless(_ bytes: [UInt8]) throws(ImportFailure) -> JSON {
  do throws(JSONFailure) {
    return try JSON(reading: bytes)
  } catch {
    throw ImportFailure("it is JSON that is cut off or broken", help: "export it again")
  }
}

/// A number, or a text that is one.
func cellNumber(_ json: JSON?) -> CellNumber? {
  guard let json else { return nil }
  return CellNumber(Array((json.text ?? json.compact).utf8)[...])
}

private struct OpenWeightReader {
  var builder: SessionBuilder

  mutating func read(_ log: JSON) {
    guard let exercises = log["exercises"]?.elements else { return }
    guard let moment = builder.moment(log["date"]?.text ?? "", line: 1) else { return }
    let session = builder.session(moment, title: log["name"]?.text ?? "")
    if let seconds = log["durationSeconds"]?.whole {
      builder.end(session, afterSeconds: Int64(seconds), written: "\(seconds)s")
    }
    builder.note(log["notes"]?.text ?? "", in: session)
    var supersets: Set<Int> = []
    for exercise in exercises {
      let name = exercise["exercise"]?["name"]?.text?.trimmed ?? ""
      guard !name.isEmpty else {
        builder.remark(.noExercise, line: 1)
        continue
      }
      let place = builder.exercise(name, in: session)
      if let group = exercise["exercise"]?["category"]?.text { builder.know(name, muscleGroup(ofCategory: group)) }
      builder.note(exercise["notes"]?.text ?? "", exercise: place, in: session)
      if let superset = exercise["supersetId"]?.whole, !supersets.insert(superset).inserted {
        builder.joinSuperset(place, in: session)
      }
      for set in exercise["sets"]?.elements ?? [] { read(set, place, session) }
    }
  }

  private mutating func read(_ set: JSON, _ exercise: Int, _ session: Int) {
    var cells = SetCells(
      weight: cellNumber(set["weight"]), reps: cellNumber(set["reps"]), distance: cellNumber(set["distance"]))
    cells.time = cellNumber(set["durationSeconds"])
    cells.rpe = cellNumber(set["rpe"])
    cells.rir = cellNumber(set["rir"])
    cells.note = set["notes"]?.text ?? ""
    // Its schema wants the units beside the numbers.
    guard
      let unit = weightUnit(set["unit"]?.text ?? (cells.weight == nil ? "kg" : builder.options.unit?.rawValue ?? "")),
      let distance = distanceUnit(set["distanceUnit"]?.text ?? (cells.distance == nil ? "m" : ""))
    else { return builder.remark(.noNumber, line: 1, detail: set.compact) }
    (cells.weightUnit, cells.distanceUnit) = (unit, distance)
    switch set["type"]?.text ?? "" {
    case "warmup": cells.marks = .warmUp
    case "dropset": cells.marks = .drop
    case "failure": cells.marks = .failure
    default: break
    }
    if set["toFailure"]?.truth == true { cells.marks.formUnion(.failure) }
    if let tempo = set["tempo"]?.text { cells.note += (cells.note.isEmpty ? "" : " ") + "tempo \(tempo)" }
    cells.add(to: exercise, in: session, line: 1, &builder)
  }
}
