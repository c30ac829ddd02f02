import JSON
import Text
import Training

extension DocumentImporter {
  /// The answer of boostcamp.app's history: for each day its sessions, in them `records` (exercises) with `sets` of a
  /// `value` (load) and an `amount` (reps).
  static let boostcamp = DocumentImporter(
    name: "Boostcamp",
    hint: "boostcamp.app/history: the response of 'history' in the browser's network tools, as .json",
    recognises: { bytes in
      bytes.first { $0 > 0x20 } == UInt8(ascii: "{")
        && bytes.prefix(100_000).firstPlace(of: Array("\"records\"".utf8)) != nil
    }
  ) { bytes, builder throws(ImportFailure) in
    let json = try brokenless(bytes)
    var reader = BoostcampReader(builder: builder)
    try reader.read(json["data"] ?? json)
    return reader.builder
  }
}

private struct BoostcampReader {
  var builder: SessionBuilder

  mutating func read(_ days: JSON) throws(ImportFailure) {
    guard case .object(let members) = days else { return }
    for (day, sessions) in members {
      for session in sessions.elements ?? [] { try read(session, day) }
    }
    builder.sayUnit(.cells)
  }

  private mutating func read(_ json: JSON, _ day: String) throws(ImportFailure) {
    guard let moment = builder.moment(day, line: 1) else { return }
    let title = json["title"]?.text ?? json["name"]?.text ?? ""
    let session = builder.session(Moment(moment.date), title: title)
    for record in json["records"]?.elements ?? [] {
      let name = record["name"]?.text?.trimmed ?? ""
      guard !name.isEmpty else {
        builder.remark(.noExercise, line: 1)
        continue
      }
      let place = builder.exercise(name, in: session)
      for key in ["notes", "user_notes"] { builder.note(record[key]?.text ?? "", exercise: place, in: session) }
      for set in record["sets"]?.elements ?? [] { try read(set, record, place, session) }
    }
  }

  private mutating func read(
    _ set: JSON, _ record: JSON, _ exercise: Int, _ session: Int
  ) throws(ImportFailure) {
    if set["skipped"]?.truth == true { return builder.remark(.skippedInApp, line: 1) }
    let load = cellNumber(set["value"])
    let amount = cellNumber(set["amount"])
    let unit = set["weight_unit"]?.text.flatMap { weightUnit($0) } ?? builder.options.unit
    guard unit != nil || load.map({ $0.billionths == 0 }) ?? true else { throw .noUnit }
    var cells = SetCells(weight: load, weightUnit: unit ?? .kg)
    let kind = folded(set["target_type"]?.text ?? record["target_type"]?.text ?? "")
    if kind.holds("time") {
      let isMinutes = folded(set["time_unit"]?.text ?? "").hasPrefix("min")
      cells.time = amount.map { CellNumber(billionths: $0.billionths * (isMinutes ? 60 : 1)) }
    } else {
      cells.reps = amount
    }
    cells.rpe = cellNumber(set["archived_rpe"])
    if set["isWarmup"]?.truth == true { cells.marks = .warmUp }
    cells.add(to: exercise, in: session, line: 1, &builder)
  }
}
