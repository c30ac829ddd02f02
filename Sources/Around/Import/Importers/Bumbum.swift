import CSV
import Grammar
import Text
import Training

extension Importer {
  /// The table of 'bumbum export csv': a row for each set, and one for an exercise or a session without sets. Loads are
  /// in kilograms and distances in metres, beside the units that were written; set 1 begins a line of an exercise.
  static let own = Importer(
    name: "bumbum", hint: "'bumbum export csv'", columns: [.date: "date", .exercise: "exercise", .set: "set"],
    needed: [.date, .exercise, .set],
    marks: ["start", "weight kg", "added kg", "reps", "time seconds", "distance m", "warm up"],
    // The title has the plan.
    others: OwnRow.others + ["plan"], hasExactLoads: true,
    rows: { _, header, _ in
      let names = ["date", "exercise", "set", "start"] + OwnRow.others
      let columns = Dictionary(uniqueKeysWithValues: names.map { ($0, header.column($0)) })
      return { row, builder in
        let mark = { (name: String) in (columns[name] ?? nil).map(row.decimalMark) ?? .either }
        OwnRow(line: row.line, cell: { row.words(columns[$0] ?? nil) }, mark: row.isOfSemicolons ? mark : nil)
          .take(&builder)
      }
    })
}

/// A set of a journal with its exercise and its session, as an export of our own has them.
struct OwnRow {
  /// The names of cells besides those that tell such a table.
  static let others =
    [
      "end", "title", "muscle group", "superset", "unit", "weight kg", "added kg", "reps", "time seconds", "distance m",
      "distance unit", "notes", "exercise notes",
      "tags", "fields", "session notes", "per hand", "per side", "attributes", "skipped",
      "open", "parts",
    ] + SetMark.all.map { $0.name.swapping("_", for: " ") }

  /// 1-based.
  let line: Int
  /// Returns the text of a cell by the name of its column; empty without one.
  let cell: (String) -> String
  /// Returns the decimal mark of a column, in a table that a spreadsheet of another language may have written.
  var mark: ((String) -> DecimalMark)?

  func take(_ builder: inout SessionBuilder) {
    guard var moment = builder.moment(cell("date"), line: line) else { return }
    moment.time = TimeOfDay(cell("start"))
    let name = cell("exercise")
    // There are sessions without exercises, and exercises without sets.
    let isDone = ["reps", "time seconds", "distance m"].contains { !cell($0).isEmpty }
    guard !name.isEmpty || !isDone else { return builder.remark(.noExercise, line: line) }
    let numbers = ["set", "weight kg", "added kg", "reps", "time seconds", "distance m", "rpe", "rir"]
    if let bad = numbers.first(where: { !cell($0).isEmpty && number($0) == nil }) {
      return builder.remark(.noNumber, line: line, detail: "'\(cell(bad))'")
    }
    let (load, amount) = (load, amount)
    if isDone, load == nil || amount == nil { return builder.remark(.outOfBounds, line: line, detail: name) }
    let session = builder.session(moment, title: cell("title"))
    if isTrue("open") { builder[session].end = .open }
    if let last = TimeOfDay(cell("end")) { builder.end(session, at: last, written: cell("end")) }
    let tags = cell("tags").split(separator: " ").filter { $0.first.map { $0.isLetter || $0.isNumber } ?? false }
    (builder[session].tags, builder[session].fields) = (tags.map { "#" + $0 }, fields)
    for note in several("session notes") { builder.note(note, in: session) }
    guard !name.isEmpty else { return }
    var facts = builder[facts: name]
    facts.muscleGroup = facts.muscleGroup ?? MuscleGroup(rawValue: cell("muscle group"))
    if isTrue("per hand") { facts.isPerHand = true }
    if isTrue("per side") { facts.isPerSide = true }
    let entry = ExerciseListReader.read(Source(name: "", text: "a: \(cell("attributes"))")).entries.first
    if let traits = entry?.traits { facts.traits = facts.traits.completed(by: traits) }
    builder[facts: name] = facts
    // A row without a set is a line of its own.
    let isFirst = !isDone || number("set")?.whole == 1
    let index = builder.exercise(name, in: session, isNew: isFirst)
    if isFirst, isTrue("superset") { builder[session, index].isSuperset = true }
    for note in several("exercise notes") { builder.note(note, exercise: index, in: session) }
    if isTrue("skipped") { builder[session, index].isSkipped = true }
    guard let load, let amount else { return }
    var imported = WorkSet(load: load, amount: amount)
    for mark in SetMark.all {
      if case .word(let flag) = mark.form, isTrue(mark.name.swapping("_", for: " ")) { imported.marks.insert(flag) }
    }
    if let halves = number("rpe").map({ $0.billionths / 500_000_000 }), 2...20 ~= halves {
      imported.effort = .rpe(halves: UInt8(halves))
    }
    if let whole = number("rir")?.whole, 0...10 ~= whole { imported.effort = .rir(UInt8(whole)) }
    imported.completedAt = TimeOfDay(cell("completed at"))
    let parts = cell("parts").split(separator: "+").map { Int($0) }
    if parts.count > 1, parts.reduce(0, { $0 + ($1 ?? 1000) }) == imported.reps {
      imported.marks.insert(.cluster)
      let number = builder[session, index].sets.count
      builder[session, index].parts[number] = cell("parts")
    }
    builder.add(imported, cell("notes").split(separator: "\n").map(String.init), to: index, in: session)
  }
}

extension OwnRow {
  /// Returns a number. Exports have no thousands: between semicolons '3,048' is a bit more than three.
  private func number(_ name: String) -> CellNumber? {
    let (cell, mark) = (cell(name), mark.map { $0(name) } ?? .point)
    let isPlain = mark != .point && cell.utf8.contains(UInt8(ascii: ",")) && !cell.utf8.contains(UInt8(ascii: "."))
    return CellNumber(Array(cell.utf8)[...], isPlain ? .comma : mark)
  }

  private func isTrue(_ name: String) -> Bool { ["true", "1"].contains(cell(name).lowercased()) }

  /// The fields in `gym = Ferro Velho · location = Casa`.
  private var fields: [Field] {
    var found: [Field] = []
    for part in several("fields") {
      let bytes = Array(part.utf8)
      if let sign = bytes[...].firstPlace(of: Array(" = ".utf8)) {
        found.append(
          Field(
            name: String(decoding: bytes[..<sign], as: UTF8.self),
            value: String(decoding: bytes[(sign + 3)...], as: UTF8.self)))
      } else if let last = found.indices.last {
        found[last].value += " · " + part
      }
    }
    return found
  }

  /// Returns the texts of a cell `one · two`.
  private func several(_ name: String) -> [String] {
    cell(name).swapping(" · ", for: "\n").split(separator: "\n").map(String.init)
  }

  /// The load; nil beyond what a journal holds.
  private var load: Load? {
    let unit = WeightUnit(rawValue: cell("unit")) ?? .kg
    if let kilograms = number("weight kg") { return Weight.exactly(kilograms, unit).map { .weight($0) } }
    if let kilograms = number("added kg") { return Weight.exactly(kilograms, unit).map { .bodyweight(added: $0) } }
    return Load.none
  }

  /// The reps if there are any, else the distance, perhaps in a time, else the time; nil if there is none, or one
  /// beyond what a journal holds.
  private var amount: Amount? {
    if let reps = number("reps") { return reps.whole.flatMap { 0...999 ~= $0 ? .reps(Int32($0)) : nil } }
    let time = number("time seconds").flatMap { Elapsed.taken(seconds: $0)?.value }
    guard let far = number("distance m") else { return time.map { .time($0) } }
    let unit = DistanceUnit(rawValue: cell("distance unit")) ?? .m
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
