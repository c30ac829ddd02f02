import Text
import Training

// Workouts of watches as sessions: an exercise by the sport, a set of its distance and time.

extension DocumentImporter {
  /// Garmin's Training Center files: activities, their laps with seconds and metres.
  static let trainingCenter = workouts(
    "Garmin (TCX)", hint: "the activity, Export to TCX", root: "TrainingCenterDatabase"
  ) { tag, reader in
    switch (tag.name, tag.isEnd) {
    case ("Activity", false): reader.workout = Workout(sport: tag.attributes["Sport"] ?? "")
    case ("Activity", true): reader.add()
    case ("Track", _): reader.isInside = !tag.isEnd && !tag.isEmpty
    case ("Id", true) where reader.workout?.start == nil: reader.workout?.start = tag.textBefore
    case ("TotalTimeSeconds", true): reader.workout?.addDuration(tag.textBefore, "s")
    case ("DistanceMeters", true) where !reader.isInside: reader.workout?.addMetres(tag.textBefore)
    case ("Notes", true): reader.workout?.note = tag.textBefore
    default: break
    }
  }

  /// A track of GPX, from its first time to its last. The file does not have its distance.
  static let gpx = workouts("GPX", hint: "the activity, Export GPX", root: "gpx") { tag, reader in
    switch (tag.name, tag.isEnd) {
    case ("trk", false): reader.workout = Workout(sport: "")
    case ("trk", true): reader.add()
    case ("trkpt", _): reader.isInside = !tag.isEnd && !tag.isEmpty
    case ("name", true) where !reader.isInside: reader.workout?.title = tag.textBefore
    case ("type", true) where !reader.isInside: reader.workout?.sport = tag.textBefore
    case ("time", true) where reader.isInside: reader.workout?.pass(tag.textBefore)
    default: break
    }
  }

  /// The workouts of Apple Health's `export.xml` and the weights of the body; its other records are passed over.
  static let appleHealth = workouts(
    "Apple Health", hint: "Health, your picture, Export All Health Data; export.xml of the ZIP", root: "HealthData"
  ) { tag, reader in
    let says = tag.attributes
    switch (tag.name, tag.isEnd) {
    case ("Workout", false):
      var workout = Workout(sport: appleSport(says["workoutActivityType"] ?? ""), start: says["startDate"])
      workout.addDuration(says["duration"] ?? "", says["durationUnit"] ?? "min")
      workout.setDistance(says["totalDistance"] ?? "", says["totalDistanceUnit"] ?? "km")
      reader.workout = workout
      if tag.isEmpty { reader.add() }
    case ("Workout", true): reader.add()
    case ("WorkoutStatistics", _) where (says["type"] ?? "").holds("Distance"):
      reader.workout?.setDistance(says["sum"] ?? "", says["unit"] ?? "km")
    case ("Record", _) where says["type"] == "HKQuantityTypeIdentifierBodyMass": reader.addWeight(tag)
    default: break
    }
  }

  /// Returns an importer that takes an XML document tag by tag; one without the end of its root was cut off.
  private static func workouts(
    _ name: String, hint: String, root: String,
    _ take: @escaping @Sendable (XMLScanner.Tag, inout WorkoutReader) -> Void
  ) -> DocumentImporter {
    DocumentImporter(
      name: name, hint: hint,
      recognises: { bytes in
        bytes.first { $0 > 0x20 && $0 < 0x80 } == UInt8(ascii: "<")
          && bytes.hold("<\(root)", inFirst: 20_000)
      }
    ) { bytes, rows throws(ImportFailure) in
      guard bytes.suffix(2000).firstPlace(of: Array("</\(root)>".utf8)) != nil else {
        throw ImportFailure("it is cut off: its end, </\(root)>, is missing", help: "export it again")
      }
      var scanner = XMLScanner(bytes)
      var reader = WorkoutReader(rows: rows)
      while let tag = scanner.next() { take(tag, &reader) }
      rows = reader.rows
    }
  }

  /// Returns `HKWorkoutActivityTypeTraditionalStrengthTraining` as words: `Traditional Strength Training`.
  private static func appleSport(_ type: String) -> String {
    let bare = type.hasPrefix("HKWorkoutActivityType") ? String(type.dropFirst(21)) : type
    return bare.reduce(into: "") { words, letter in
      if letter.isUppercase, !words.isEmpty { words.append(" ") }
      words.append(letter)
    }
  }
}

private struct Workout {
  var sport: String
  var title = ""
  var note = ""
  /// The moment at which it begins, as the file has it.
  var start: String?
  var seconds: CellNumber?
  var metres: CellNumber?
  private var firstSecond: Int?

  init(sport: String, start: String? = nil) { (self.sport, self.start) = (sport, start) }

  mutating func addMetres(_ text: String) { metres = sum(metres, CellNumber(text)) }

  mutating func addDuration(_ text: String, _ unit: String) {
    seconds = sum(seconds, CellDuration.seconds(Array("\(text) \(unit)".utf8)[...]))
  }

  mutating func setDistance(_ text: String, _ unit: String) {
    guard let number = CellNumber(text), number.billionths > 0,
      number.billionths < 1_000_000_000_000_000,
      let named = distanceUnit(unit)
    else { return }
    metres = CellNumber(billionths: number.billionths / 10_000 * Int64(named.tenthMillimetres))
  }

  /// Passes a point of a track; points come in the order of time.
  mutating func pass(_ written: String) {
    guard let date = CellDate(written) else { return }
    start = start ?? written
    let clock = written.drop { $0 != "T" }.dropFirst().prefix(8).split(separator: ":").compactMap { Int($0) }
    guard clock.count == 3 else { return }
    let second = Int(date.date.dayNumber) * 86_400 + (clock[0] * 60 + clock[1]) * 60 + clock[2]
    let first = firstSecond ?? second
    firstSecond = first
    let (billionths, overflows) = max(0, second - first).multipliedReportingOverflow(by: 1_000_000_000)
    seconds = overflows ? nil : CellNumber(billionths: Int64(billionths))
  }

  private func sum(_ left: CellNumber?, _ right: CellNumber?) -> CellNumber? {
    guard let right, right.billionths >= 0 else { return left }
    let (total, overflows) = (left?.billionths ?? 0).addingReportingOverflow(right.billionths)
    return overflows ? left : CellNumber(billionths: total)
  }
}

private struct WorkoutReader {
  var rows: DocumentRows
  var workout: Workout?
  /// True inside a part of a workout that does not speak for all of it: a track, a point.
  var isInside = false

  /// Ends the workout.
  mutating func add() {
    guard let workout else { return }
    self.workout = nil
    var cells: DocumentRows.Cells = [.title: workout.title, .sessionNote: workout.note]
    cells[.date] = workout.start
    cells[.exercise] = [workout.sport, workout.title, "Workout"].first { !$0.isEmpty }
    cells[.duration] = workout.seconds?.description
    cells[.sessionDuration] = cells[.duration]
    // Kilometres are written if they are as exact.
    if let metres = workout.metres, metres.billionths >= 1_000_000_000_000, metres.billionths % 10_000_000_000 == 0 {
      (cells[.distance], cells[.distanceUnit]) = (CellNumber(billionths: metres.billionths / 1000).description, "km")
    } else {
      (cells[.distance], cells[.distanceUnit]) = (workout.metres?.description, "m")
    }
    if rows.begin(cells) { rows.add(cells) }
  }

  mutating func addWeight(_ tag: XMLScanner.Tag) {
    let value = tag.attributes["value"] ?? ""
    guard let unit = weightUnit(tag.attributes["unit"] ?? ""), let number = CellNumber(value),
      number.billionths > 0, let taken = Weight.taken(number, unit),
      let moment = rows.builder.moment(tag.attributes["startDate"] ?? "", line: 1)
    else { return rows.builder.remark(.noNumber, line: 1, detail: "'\(value)'") }
    rows.builder.measure(moment, taken.value)
  }
}
