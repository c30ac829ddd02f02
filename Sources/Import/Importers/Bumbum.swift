import CSV
import Format
import Text
import Training

extension Importer {
  /// What 'bumbum export csv' writes: a row a set, in kilograms and metres beside the units that were written, and a set 1
  /// where a line of an exercise begins.
  static let own = Importer(
    name: "bumbum", hint: "'bumbum export csv'",
    columns: [
      ["date"], ["start"], ["exercise"], ["set"], ["weight kg"], ["added kg"], ["reps"], ["time seconds"],
      ["distance m"],
      ["warm up"],
    ]
  ) { header, options throws(ImportFailure) in
    let columns = OwnColumns(header)
    return { row, builder in columns.take(row, options, &builder) }
  }
}

private struct OwnColumns {
  let date, start, exercise, set, weight, added, reps, seconds, metres, warmUp: Int
  let end, title, group, superset, unit, distanceUnit, drop, failure, rpe, rir, completedAt: Int?
  let notes, exerciseNotes, tags, fields, sessionNotes: Int?

  init(_ header: Header) {
    let needed = Importer.own.columns.compactMap { header.place($0) }
    (date, start, exercise, set, weight) = (needed[0], needed[1], needed[2], needed[3], needed[4])
    (added, reps, seconds, metres, warmUp) = (needed[5], needed[6], needed[7], needed[8], needed[9])
    (end, title) = (header.place(["end"]), header.place(["title"]))
    (group, superset) = (header.place(["muscle group"]), header.place(["superset"]))
    (unit, distanceUnit, drop) = (header.place(["unit"]), header.place(["distance unit"]), header.place(["drop set"]))
    (failure, rpe, rir) = (header.place(["to failure"]), header.place(["rpe"]), header.place(["rir"]))
    (completedAt, notes) = (header.place(["completed at"]), header.place(["notes"]))
    (exerciseNotes, sessionNotes) = (header.place(["exercise notes"]), header.place(["session notes"]))
    (tags, fields) = (header.place(["tags"]), header.place(["fields"]))
    // The title says it.
    _ = header.place(["plan"])
  }

  func take(_ row: CSVRow, _ options: ImportOptions, _ builder: inout SessionBuilder) {
    guard var moment = builder.date(row, date, options) else { return }
    moment.time = TimeOfDay(row.words(start))
    let name = row.words(exercise)
    guard !name.isEmpty else { return builder.remark(.noExercise, line: row.line) }
    if let bad = row.unreadable([set, weight, added, reps, seconds, metres, rpe, rir]) {
      return builder.remark(.noNumber, line: row.line, detail: "'\(bad)'")
    }
    guard let load = load(row), let amount = amount(row) else {
      return builder.remark(.outOfBounds, line: row.line, detail: name)
    }
    let session = builder.session(moment, title: row.words(title))
    if let begun = moment.time, let last = TimeOfDay(row.words(end)) {
      builder.end(
        session, at: Moment(last < begun ? moment.date.adding(days: 1) : moment.date, last), written: row.words(end))
    }
    let tags = row.words(tags).split(separator: " ").filter { $0.first.map { $0.isLetter || $0.isNumber } ?? false }
    builder.describe(session, tags: tags.map(String.init), fields: fieldLines(row))
    for note in several(row, sessionNotes) { builder.note(note, in: session) }
    builder.know(name, MuscleGroup(rawValue: row.words(group)))
    let isFirst = row.number(set)?.whole == 1
    let place = builder.exercise(name, in: session, isNew: isFirst)
    if isFirst, row.isTrue(superset) { builder.joinSuperset(place, in: session) }
    for note in several(row, exerciseNotes) { builder.note(note, exercise: place, in: session) }
    var imported = ImportedSet(load: load, amount: amount)
    for (column, mark) in [(warmUp, SetMarks.warmUp), (drop, .drop), (failure, .failure)] where row.isTrue(column) {
      imported.marks.insert(mark)
    }
    if let halves = row.number(rpe).map({ $0.billionths / 500_000_000 }), 2...20 ~= halves {
      imported.effort = .rpe(halves: UInt8(halves))
    }
    if let whole = row.number(rir)?.whole, 0...10 ~= whole { imported.effort = .rir(UInt8(whole)) }
    imported.completedAt = TimeOfDay(row.words(completedAt))
    let remarks = row.words(notes).split(separator: "\n").map(String.init)
    (imported.note, imported.otherNotes) = (remarks.first, Array(remarks.dropFirst()))
    builder.add(imported, to: place, in: session)
  }
}

extension OwnColumns {
  /// `gym = Ferro Velho · location = Casa`, as a log writes them.
  private func fieldLines(_ row: CSVRow) -> [String] {
    var found: [(name: String, value: String)] = []
    for part in several(row, fields) {
      let bytes = Array(part.utf8)
      if let sign = bytes[...].firstPlace(of: Array(" = ".utf8)) {
        found.append(
          (String(decoding: bytes[..<sign], as: UTF8.self), String(decoding: bytes[(sign + 3)...], as: UTF8.self)))
      } else if let last = found.indices.last {
        found[last].value += " · " + part
      }
    }
    return found.map { (try? CheckInText.field($0.name, $0.value)) ?? "\($0.name) = \($0.value)" }
  }

  /// `one · two`
  private func several(_ row: CSVRow, _ column: Int?) -> [String] {
    row.words(column).swapping(" · ", for: "\n").split(separator: "\n").map(String.init)
  }

  /// Nil beyond what a journal holds.
  private func load(_ row: CSVRow) -> Load? {
    let unit = WeightUnit(rawValue: row.words(unit)) ?? .kg
    if let kilograms = row.number(weight) { return weight(kilograms, unit).map { .weight($0) } }
    if let kilograms = row.number(added) { return weight(kilograms, unit).map { .bodyweight(added: $0) } }
    return Load.none
  }

  /// A pound is 0.45359237 kg.
  private func weight(_ kilograms: CellNumber, _ unit: WeightUnit) -> Weight? {
    let hundredths = rounded(Int128(kilograms.billionths) * 100, by: unit == .kg ? 1_000_000_000 : 453_592_370)
    return hundredths.magnitude <= 999_999 ? Weight(hundredths: Int32(hundredths), unit) : nil
  }

  /// Reps where there are any, else the distance, perhaps in a time, else the time. Nil where there is none, or one beyond what a
  /// journal holds.
  private func amount(_ row: CSVRow) -> Amount? {
    if let reps = row.number(reps) { return reps.whole.flatMap { 0...999 ~= $0 ? .reps(Int32($0)) : nil } }
    let time = row.number(seconds).flatMap { Elapsed.taken(seconds: $0)?.value }
    guard let far = row.number(metres) else { return time.map { .time($0) } }
    let unit = DistanceUnit(rawValue: row.words(distanceUnit)) ?? .m
    // In billionths of a tenth of a millimetre.
    let hundredths = rounded(Int128(far.billionths) * 10_000, by: Int128(unit.tenthMillimetres) * 10_000_000)
    guard 0...999_999 ~= hundredths else { return nil }
    return .distance(Distance(hundredths: Int32(hundredths), unit), in: time)
  }

  private func rounded(_ value: Int128, by step: Int128) -> Int128 {
    (value + (value < 0 ? -step : step) / 2) / step
  }
}
