import Text
import Training

// Workouts of watches as sessions: an exercise by the sport, a set of its distance and time.

extension DocumentImporter {
  /// Garmin's Training Center files: activities, their laps with seconds and metres.
  static let trainingCenter = DocumentImporter(
    name: "Garmin (TCX)", hint: "the activity, Export to TCX",
    recognises: { isXML($0, "<TrainingCenterDatabase") }
  ) { bytes, options throws(ImportFailure) in
    try refuseCut(bytes, "</TrainingCenterDatabase>")
    var scanner = XMLScanner(bytes)
    var reader = WorkoutReader(options: options)
    var workout: Workout?
    var isInTrack = false
    while let tag = scanner.next() {
      switch (tag.name, tag.isEnd) {
      case ("Activity", false): workout = Workout(sport: tag.attributes["Sport"] ?? "")
      case ("Activity", true):
        reader.add(workout)
        workout = nil
      case ("Track", _): isInTrack = !tag.isEnd && !tag.isEmpty
      case ("Id", true) where workout?.start == nil: workout?.start = CellDate(Array(tag.textBefore.utf8)[...])
      case ("TotalTimeSeconds", true): workout?.addSeconds(tag.textBefore)
      case ("DistanceMeters", true) where !isInTrack: workout?.addMetres(tag.textBefore)
      case ("Notes", true): workout?.note = tag.textBefore
      default: break
      }
    }
    return try reader.finished()
  }

  /// A track of GPX: from its first time to its last. How far it was nobody wrote.
  static let gpx = DocumentImporter(
    name: "GPX", hint: "the activity, Export GPX", recognises: { isXML($0, "<gpx") }
  ) { bytes, options throws(ImportFailure) in
    try refuseCut(bytes, "</gpx>")
    var scanner = XMLScanner(bytes)
    var reader = WorkoutReader(options: options)
    var workout: Workout?
    var isInPoint = false
    while let tag = scanner.next() {
      switch (tag.name, tag.isEnd) {
      case ("trk", false): workout = Workout(sport: "")
      case ("trk", true):
        reader.add(workout)
        workout = nil
      case ("trkpt", _): isInPoint = !tag.isEnd && !tag.isEmpty
      case ("name", true) where !isInPoint: workout?.title = tag.textBefore
      case ("type", true) where !isInPoint: workout?.sport = tag.textBefore
      case ("time", true) where isInPoint:
        if let date = CellDate(Array(tag.textBefore.utf8)[...]) { workout?.pass(date, written: tag.textBefore) }
      default: break
      }
    }
    return try reader.finished()
  }

  /// The workouts of Apple Health's `export.xml` and the weights of the body; its millions of other records are passed over.
  static let appleHealth = DocumentImporter(
    name: "Apple Health", hint: "Health, your picture, Export All Health Data; export.xml of the ZIP",
    recognises: { isXML($0, "<HealthData") }
  ) { bytes, options throws(ImportFailure) in
    try refuseCut(bytes, "</HealthData>")
    var scanner = XMLScanner(bytes)
    var reader = WorkoutReader(options: options)
    var workout: Workout?
    while let tag = scanner.next() {
      if tag.name == "Workout", !tag.isEnd {
        var one = Workout(sport: appleSport(tag.attributes["workoutActivityType"] ?? ""))
        one.start = tag.attributes["startDate"].flatMap { CellDate(Array($0.utf8)[...]) }
        one.end = tag.attributes["endDate"].flatMap { CellDate(Array($0.utf8)[...]) }
        one.addDuration(tag.attributes["duration"] ?? "", tag.attributes["durationUnit"] ?? "min")
        one.addDistance(tag.attributes["totalDistance"] ?? "", tag.attributes["totalDistanceUnit"] ?? "km")
        workout = one
        if tag.isEmpty {
          reader.add(workout)
          workout = nil
        }
      } else if tag.name == "WorkoutStatistics", (tag.attributes["type"] ?? "").holds("Distance") {
        workout?.addDistance(tag.attributes["sum"] ?? "", tag.attributes["unit"] ?? "km")
      } else if tag.name == "Record", tag.attributes["type"] == "HKQuantityTypeIdentifierBodyMass" {
        reader.addWeight(tag)
      } else if tag.name == "Workout", tag.isEnd {
        reader.add(workout)
        workout = nil
      }
    }
    return try reader.finished()
  }

  /// `HKWorkoutActivityTypeTraditionalStrengthTraining` as words: `Traditional Strength Training`.
  private static func appleSport(_ type: String) -> String {
    let bare = type.hasPrefix("HKWorkoutActivityType") ? String(type.dropFirst(21)) : type
    return bare.reduce(into: "") { words, letter in
      if letter.isUppercase, !words.isEmpty { words.append(" ") }
      words.append(letter)
    }
  }
}

private func isXML(_ bytes: [UInt8], _ root: String) -> Bool {
  bytes.first { $0 > 0x20 && $0 < 0x80 } == UInt8(ascii: "<")
    && bytes.prefix(20_000).firstPlace(of: Array(root.utf8)) != nil
}

/// A file that was cut off lacks the end of its root.
private func refuseCut(_ bytes: [UInt8], _ end: String) throws(ImportFailure) {
  guard bytes.suffix(2000).firstPlace(of: Array(end.utf8)) == nil else { return }
  throw ImportFailure("it is cut off: its end, \(end), is missing", help: "export it again")
}

private struct Workout {
  var sport: String
  var title = ""
  var note = ""
  var start: CellDate?
  var end: CellDate?
  /// In billionths.
  var seconds: CellNumber?
  var metres: CellNumber?
  private var firstSecond: Int?

  init(sport: String) { self.sport = sport }

  mutating func addSeconds(_ text: String) { seconds = sum(seconds, CellNumber(Array(text.utf8)[...])) }

  mutating func addMetres(_ text: String) { metres = sum(metres, CellNumber(Array(text.utf8)[...])) }

  mutating func addDuration(_ text: String, _ unit: String) {
    guard let number = CellNumber(Array(text.utf8)[...]) else { return }
    let factor: Int64 = unit.hasPrefix("min") ? 60 : unit.hasPrefix("h") ? 3600 : 1
    let (billionths, overflows) = number.billionths.multipliedReportingOverflow(by: factor)
    seconds = overflows ? nil : CellNumber(billionths: billionths)
  }

  mutating func addDistance(_ text: String, _ unit: String) {
    guard let number = CellNumber(Array(text.utf8)[...]), number.billionths > 0,
      number.billionths < 1_000_000_000_000_000,
      let named = distanceUnit(unit)
    else { return }
    metres = CellNumber(billionths: number.billionths / 10_000 * Int64(named.tenthMillimetres))
  }

  /// A point of a track, in the order in which they were passed.
  mutating func pass(_ date: CellDate, written: String) {
    if start == nil { start = date }
    end = date
    let clock = written.drop { $0 != "T" }.dropFirst().prefix(8).split(separator: ":").compactMap { Int($0) }
    guard clock.count == 3 else { return }
    let second = Int(date.date.dayNumber) * 86_400 + (clock[0] * 60 + clock[1]) * 60 + clock[2]
    firstSecond = firstSecond ?? second
    let (billionths, overflows) = max(0, second - (firstSecond ?? second)).multipliedReportingOverflow(
      by: 1_000_000_000)
    seconds = overflows ? nil : CellNumber(billionths: Int64(billionths))
  }

  private func sum(_ left: CellNumber?, _ right: CellNumber?) -> CellNumber? {
    guard let right, right.billionths >= 0 else { return left }
    let (total, overflows) = (left?.billionths ?? 0).addingReportingOverflow(right.billionths)
    return overflows ? left : CellNumber(billionths: total)
  }
}

private struct WorkoutReader {
  let options: ImportOptions
  private var builder = SessionBuilder()

  init(options: ImportOptions) { self.options = options }

  mutating func add(_ workout: Workout?) {
    guard let workout else { return }
    guard let start = workout.start else { return builder.remark(.noDate, line: 1, detail: workout.sport) }
    if start.isUTC { builder.sayUTC() }
    let moment = options.moment(start)
    let session = builder.session(moment, title: workout.title)
    builder.note(workout.note, in: session)
    if let seconds = workout.seconds {
      builder.end(session, afterSeconds: seconds.billionths / 1_000_000_000, written: "")
    }
    let name = workout.sport.isEmpty ? (workout.title.isEmpty ? "Workout" : workout.title) : workout.sport
    let exercise = builder.exercise(name, in: session)
    var cells = SetCells(distance: workout.metres, distanceUnit: .m, time: workout.seconds)
    // Kilometres where they are as exact.
    if let metres = workout.metres, metres.billionths >= 1_000_000_000_000, metres.billionths % 10_000_000_000 == 0 {
      (cells.distance, cells.distanceUnit) = (CellNumber(billionths: metres.billionths / 1000), .km)
    }
    cells.add(to: exercise, in: session, line: 1, &builder)
  }

  mutating func addWeight(_ tag: XMLScanner.Tag) {
    let value = tag.attributes["value"] ?? ""
    guard let date = tag.attributes["startDate"].flatMap({ CellDate(Array($0.utf8)[...]) }),
      let unit = weightUnit(tag.attributes["unit"] ?? ""), let number = CellNumber(Array(value.utf8)[...]),
      number.billionths > 0, let taken = Weight.taken(number, unit)
    else { return builder.remark(.noNumber, line: 1, detail: "'\(value)'") }
    if date.isUTC { builder.sayUTC() }
    builder.measure(options.moment(date), taken.value)
  }

  func finished() throws(ImportFailure) -> Imported {
    guard !builder.imported.sessions.isEmpty || !builder.imported.measures.isEmpty || !builder.imported.remarks.isEmpty
    else {
      throw ImportFailure("there is no workout in it")
    }
    return builder.imported
  }
}
