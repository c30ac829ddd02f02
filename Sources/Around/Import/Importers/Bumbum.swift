import CSV
import Grammar
import Text
import Training

extension Importer {
  /// The table of 'bumbum export csv': a row a set, in kilograms and metres beside the units that were written, and a
  /// set 1 where a line of an exercise begins.
  static let own = Importer(
    name: "bumbum", hint: "'bumbum export csv'",
    columns: [
      .date: "date", .time: "start", .end: "end", .title: "title", .exercise: "exercise", .category: "muscle group",
      .superset: "superset", .set: "set", .weight: "weight kg", .unit: "unit", .reps: "reps",
      .duration: "time seconds", .distance: "distance m", .distanceUnit: "distance unit", .warmup: "warm up",
      .rpe: "rpe", .note: "notes", .exerciseNote: "exercise notes", .sessionNote: "session notes",
    ],
    needed: [.date, .time, .exercise, .set, .weight, .reps, .duration, .distance, .warmup], marks: ["added kg"],
    // The title has the plan.
    others: [
      "added kg", "drop set", "to failure", "rir", "completed at", "tags", "fields", "plan", "per hand", "per side",
      "skipped",
    ],
    hasExactLoads: true,
    rows: { form, header, _ in
      let columns = OwnColumns(form, header)
      return { row, builder in columns.take(row, &builder) }
    })
}

private struct OwnColumns {
  let form: TableForm
  let added, drop, failure, rir, completedAt, tags, fields, perHand, perSide, skipped: Int?

  init(_ form: TableForm, _ header: Header) {
    self.form = form
    (added, drop, failure) = (header.column("added kg"), header.column("drop set"), header.column("to failure"))
    (rir, completedAt) = (header.column("rir"), header.column("completed at"))
    (tags, fields) = (header.column("tags"), header.column("fields"))
    (perHand, perSide) = (header.column("per hand"), header.column("per side"))
    skipped = header.column("skipped")
  }

  private subscript(_ column: Column) -> Int? { form.columns[column] }

  func take(_ row: CSVRow, _ builder: inout SessionBuilder) {
    guard var moment = builder.date(row, self[.date] ?? 0) else { return }
    moment.time = TimeOfDay(row.words(self[.time]))
    let name = row.words(self[.exercise])
    // A session without exercises, and an exercise without sets, of an export in JSON.
    let isDone = [self[.reps], self[.duration], self[.distance]].contains { !row.isEmpty($0) }
    guard !name.isEmpty || !isDone else { return builder.remark(.noExercise, line: row.line) }
    let numbers = [self[.set], self[.weight], added, self[.reps], self[.duration], self[.distance], self[.rpe], rir]
    if let bad = row.unreadable(numbers) { return builder.remark(.noNumber, line: row.line, detail: "'\(bad)'") }
    let (load, amount) = (load(row), amount(row))
    if isDone, load == nil || amount == nil { return builder.remark(.outOfBounds, line: row.line, detail: name) }
    let session = builder.session(moment, title: row.words(self[.title]))
    if let begun = moment.time, let last = TimeOfDay(row.words(self[.end])) {
      let day = last < begun ? moment.date.adding(days: 1) : moment.date
      builder.end(session, at: Moment(day, last), written: row.words(self[.end]))
    }
    let tags = row.words(tags).split(separator: " ").filter { $0.first.map { $0.isLetter || $0.isNumber } ?? false }
    builder.describe(session, tags: tags.map(String.init), fields: fieldLines(row))
    for note in several(row, self[.sessionNote]) { builder.note(note, in: session) }
    guard !name.isEmpty else { return }
    builder.know(name, MuscleGroup(rawValue: row.words(self[.category])))
    if row.isTrue(perHand) { _ = builder.isPerHand(name, orElse: true) }
    if row.isTrue(perSide) { builder.knowPerSide(name) }
    let isFirst = row.number(self[.set])?.whole == 1
    let index = builder.exercise(name, in: session, isNew: isFirst)
    if isFirst, row.isTrue(self[.superset]) { builder.joinSuperset(index, in: session) }
    for note in several(row, self[.exerciseNote]) { builder.note(note, exercise: index, in: session) }
    if row.isTrue(skipped) { builder.skip(index, in: session) }
    guard let load, let amount else { return }
    var imported = ImportedSet(load: load, amount: amount)
    let marks = [(self[.warmup], SetMarks.warmUp), (drop, .drop), (failure, .failure)]
    for (column, mark) in marks where row.isTrue(column) { imported.marks.insert(mark) }
    if let halves = row.number(self[.rpe]).map({ $0.billionths / 500_000_000 }), 2...20 ~= halves {
      imported.effort = .rpe(halves: UInt8(halves))
    }
    if let whole = row.number(rir)?.whole, 0...10 ~= whole { imported.effort = .rir(UInt8(whole)) }
    imported.completedAt = TimeOfDay(row.words(completedAt))
    let remarks = row.words(self[.note]).split(separator: "\n").map(String.init)
    (imported.note, imported.otherNotes) = (remarks.first, Array(remarks.dropFirst()))
    builder.add(imported, to: index, in: session)
  }
}

extension OwnColumns {
  /// Returns the fields in `gym = Ferro Velho · location = Casa`, as a log writes them.
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

  /// Returns the texts of a cell `one · two`.
  private func several(_ row: CSVRow, _ column: Int?) -> [String] {
    row.words(column).swapping(" · ", for: "\n").split(separator: "\n").map(String.init)
  }

  /// Returns the load; nil beyond what a journal holds.
  private func load(_ row: CSVRow) -> Load? {
    let unit = WeightUnit(rawValue: row.words(self[.unit])) ?? .kg
    if let kilograms = row.number(self[.weight]) { return Weight.exactly(kilograms, unit).map { .weight($0) } }
    if let kilograms = row.number(added) { return Weight.exactly(kilograms, unit).map { .bodyweight(added: $0) } }
    return Load.none
  }

  /// Returns the reps if there are any, else the distance, perhaps in a time, else the time; nil if there is none, or
  /// one beyond what a journal holds.
  private func amount(_ row: CSVRow) -> Amount? {
    if let reps = row.number(self[.reps]) { return reps.whole.flatMap { 0...999 ~= $0 ? .reps(Int32($0)) : nil } }
    let time = row.number(self[.duration]).flatMap { Elapsed.taken(seconds: $0)?.value }
    guard let far = row.number(self[.distance]) else { return time.map { .time($0) } }
    let unit = DistanceUnit(rawValue: row.words(self[.distanceUnit])) ?? .m
    // The sum is in billionths of a tenth of a millimetre.
    let hundredths = rounded(Int128(far.billionths) * 10_000, by: Int128(unit.tenthMillimetres) * 10_000_000)
    guard 0...999_999 ~= hundredths else { return nil }
    return .distance(Distance(hundredths: Int32(hundredths), unit), in: time)
  }

}

extension Weight {
  /// Returns a weight that an export of our own has in kilograms; nil beyond what a journal holds. A pound is 0.45359237 kg.
  static func exactly(_ kilograms: CellNumber, _ unit: WeightUnit) -> Weight? {
    let hundredths = rounded(Int128(kilograms.billionths) * 100, by: unit == .kg ? 1_000_000_000 : 453_592_370)
    return hundredths.magnitude <= 999_999 ? Weight(hundredths: Int32(hundredths), unit) : nil
  }
}

private func rounded(_ value: Int128, by step: Int128) -> Int128 { (value + (value < 0 ? -step : step) / 2) / step }
