import CSV
import Grammar
import JSON
import Text
import Training

extension Importer {
  /// The table of 'bumbum checkins --csv': a row a check-in. Its photo stays with the journal that has it.
  static let ownCheckIns = Importer(
    name: "bumbum (check-ins)", hint: "'bumbum checkins --csv'", columns: [.date: "date", .time: "time"],
    needed: [.date, .time], marks: EntryDraft.fields, others: ["notes"],
    rows: { _, header, _ in
      let names = EntryDraft.fields + ["notes"]
      return { row, builder in
        let cells = names.map { ($0, row.words(header.column($0))) }
        guard var moment = builder.date(row, header.column("date") ?? 0) else { return }
        moment.time = TimeOfDay(row.words(header.column("time")))
        builder.addEntry(EntryDraft(.checkIn, moment), cells, line: row.line)
      }
    })
}

extension DocumentImporter {
  /// The object of 'bumbum export json'. Its sessions are read as those of 'bumbum export csv' are.
  static let own = DocumentImporter(
    name: "bumbum (JSON)", hint: "'bumbum export json'",
    recognises: { $0.hold("\"schema\"", "\"view\": \"export\"", inFirst: 200) },
    imports: { bytes, options throws(ImportFailure) in
      let file = try JSON.ofExport(bytes)
      let table = CSVText.text([OwnTable.names] + OwnTable.rows(file))
      guard let sessions = try? FileImport(Array(table.utf8)) else { throw ImportFailure("it is no text") }
      var imported = try sessions.read(as: .own, options)
      var builder = SessionBuilder(options)
      for (list, kind) in [("check_ins", EntryDraft.Kind.checkIn), ("measures", .measure), ("skips", .skip)] {
        for entry in file[list]?.elements ?? [] { builder.add(entry, kind) }
      }
      imported.entries = builder.imported.entries
      imported.remarks += builder.imported.remarks
      for (list, name, column) in [("plans", "name", "plans"), ("check_ins", "photo", "photo")] {
        let left = (file[list]?.elements ?? []).compactMap { $0[name]?.text }
        if let first = left.first { imported.leftColumns.append((column, left.count, first)) }
      }
      return imported
    })
}

extension JSON {
  /// Returns an export that is JSON; throws for one that was cut off.
  static func ofExport(_ bytes: [UInt8]) throws(ImportFailure) -> JSON {
    do throws(JSONFailure) {
      return try JSON(reading: bytes)
    } catch {
      throw ImportFailure("it is JSON that is cut off or broken", help: "export it again")
    }
  }

  /// The text of a cell.
  fileprivate var cell: String {
    switch self {
    case .null, .object: ""
    case .array(let elements):
      elements.map { element in
        // A field.
        guard let name = element["name"]?.text else { return element.cell }
        return "\(name) = \(element["value"]?.cell ?? "")"
      }.joined(separator: "\n")
    default: text ?? compact
    }
  }
}

extension EntryDraft {
  /// The fields that are taken over. A photo is not: it stays with the journal that has it.
  fileprivate static let fields = CheckInField.names.filter { $0 != "photo" }
}

extension SessionBuilder {
  fileprivate mutating func add(_ json: JSON, _ kind: EntryDraft.Kind) {
    func cell(_ name: String) -> String { json[name]?.cell ?? "" }
    guard let date = CivilDate(cell("date") + cell("from")) else {
      return remark(.noDate, line: 1, detail: json.compact)
    }
    var draft = EntryDraft(kind, Moment(date, TimeOfDay(cell("time"))), until: CivilDate(cell("to")))
    let unit = WeightUnit(rawValue: cell("unit")) ?? .kg
    draft.bodyweight = CellNumber(cell("bodyweight_kg")).flatMap { Weight.exactly($0, unit) }
    let fields = (json["fields"]?.elements ?? []).map { ($0["name"]?.cell ?? "", $0["value"]?.cell ?? "") }
    addEntry(
      draft, (EntryDraft.fields + ["reason"]).map { ($0, cell($0)) } + fields + [("notes", cell("notes"))], line: 1)
  }

  /// Adds an entry with its fields, of which `notes` are a note a line; what stands for an empty field is left out. What can't be
  /// written is told as a remark.
  fileprivate mutating func addEntry(_ draft: EntryDraft, _ cells: [(name: String, text: String)], line: Int) {
    var draft = draft
    for (name, text) in cells where !["", CheckIn.unknownType, CheckIn.legacyTitle].contains(text) {
      do throws(Refusal) {
        draft.lines += try name == "notes" ? CheckInText.notes(text) : [CheckInText.field(name, text)]
      } catch {
        remark(.outOfBounds, line: line, detail: text)
      }
    }
    add(draft)
  }
}

/// The sessions of an export in JSON as the table of 'bumbum export csv', which has the same names.
private enum OwnTable {
  static let names = (Importer.own.columns.values + Importer.own.others + ["in_parts"]).map {
    $0.swapping(" ", for: "_")
  }

  static func rows(_ file: JSON) -> [[String]] {
    var sides: [String: JSON] = [:]
    for exercise in file["exercises"]?.elements ?? [] { sides[exercise["name"]?.text ?? ""] = exercise }
    return (file["sessions"]?.elements ?? []).flatMap { session -> [[String]] in
      let own = cells(session, note: "session_notes")
      let exercises = session["exercises"]?.elements ?? []
      if exercises.isEmpty { return [row([own])] }
      return exercises.flatMap { exercise -> [[String]] in
        var known = cells(exercise, note: "exercise_notes")
        (known["exercise"], known["set"]) = (known["name"], "1")
        let side = cells(sides[known["name"] ?? ""] ?? .null, note: "").filter { $0.key.hasPrefix("per_") }
        let sets = exercise["sets"]?.elements ?? []
        if sets.isEmpty { return [row([own, known, side])] }
        return sets.enumerated().map { number, set in
          row([own, known, side, cells(set, note: "notes"), ["set": "\(number + 1)"]])
        }
      }
    }
  }

  /// The members of an object, of which the notes go by the name of a column.
  private static func cells(_ json: JSON, note: String) -> [String: String] {
    guard case .object(let members) = json else { return [:] }
    return members.reduce(into: [:]) { cells, member in
      let isText = member.name == "tags"
      let text = member.value.cell.swapping(
        "\n", for: isText ? " " : member.name == "notes" && note == "notes" ? "\n" : " · ")
      cells[member.name == "notes" ? note : member.name] = text
    }
  }

  private static func row(_ parts: [[String: String]]) -> [String] {
    let cells = parts.reduce(into: [:]) { $0.merge($1) { $1 } }
    return names.map { cells[$0] ?? "" }
  }

}
