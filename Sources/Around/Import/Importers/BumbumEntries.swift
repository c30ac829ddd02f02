import CSV
import Grammar
import JSON
import Text
import Training

extension Importer {
  /// The table of 'bumbum checkins --csv': a row a check-in. Its photo stays with the journal that has it.
  static let ownCheckIns = Importer(
    name: "bumbum (check-ins)", hint: "'bumbum checkins --csv'", columns: [.date: "date", .time: "time"],
    // A field that came later is not in the tables that were written before.
    needed: [.date, .time], marks: ["type", "title", "location"], others: EntryDraft.fields + ["notes"],
    rows: { _, header, _ in
      let columns = (EntryDraft.fields + ["notes"]).map { ($0, header.column($0)) }
      return { row, builder in
        let cells = columns.map { ($0, row.words($1)) }
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
      var options = options
      options.isAsWritten = true
      var builder = SessionBuilder(options)
      let rows = file.rows
      for cells in rows { OwnRow(line: 1, cell: { cells[$0] ?? "" }).take(&builder) }
      for (list, kind) in [("check_ins", EntryDraft.Kind.checkIn), ("measures", .measure), ("skips", .skip)] {
        for entry in file.list(list) { builder.add(entry, kind) }
      }
      var imported = builder.finished()
      imported.unit = .cells
      let left = [
        ("plans", file.list("plans").compactMap { $0["name"]?.text }),
        ("photo", file.list("check_ins").compactMap { $0["photo"]?.text }),
        ("in_parts", rows.compactMap { $0["parts"] == nil ? $0["in parts"] : nil }),
      ]
      for (column, texts) in left where !texts.isEmpty { imported.leftColumns.append((column, texts.count, texts[0])) }
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

  fileprivate func list(_ name: String) -> [JSON] { self[name]?.elements ?? [] }

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
    imported.entries.append(draft)
  }
}

extension JSON {
  /// The sets of all sessions by the names of 'bumbum export csv'; a session without exercises, and an exercise without
  /// sets, are a row too.
  fileprivate var rows: [[String: String]] {
    let known = known
    return list("sessions").flatMap { session -> [[String: String]] in
      let done = session.list("exercises").flatMap { exercise -> [[String: String]] in
        let name = exercise["name"]?.text ?? ""
        var cells = exercise.cells(notes: "exercise notes").merging(known[nameKey(name)] ?? [:]) { $1 }
        cells["attributes"] = ["also", "body"].compactMap { cells[$0] }.joined(separator: ", ")
        cells.merge(["exercise": name, "set": "1"]) { $1 }
        let sets = exercise.list("sets").enumerated().map { number, set in
          set.cells(notes: "notes").merging(["set": "\(number + 1)"]) { $1 }
        }
        return (sets.isEmpty ? [[:]] : sets).map { cells.merging($0) { $1 } }
      }
      let cells = session.cells(notes: "session notes")
      return (done.isEmpty ? [[:]] : done).map { cells.merging($0) { $1 } }
    }
  }

  /// The cells that are the same in all sessions, by the keys of exercises: what exercises.txt says, then the newest plan that
  /// says it, then the active one.
  private var known: [String: [String: String]] {
    let plans = list("plans").map { (($0["active"]?.cell == "true" ? "1" : "0") + ($0["created"]?.cell ?? ""), $0) }
    var known: [String: [String: String]] = [:]
    var keys: [String: String] = [:]
    for exercise in list("exercises") + plans.sorted(by: { $0.0 < $1.0 }).flatMap({ $0.1.list("exercises").reversed() })
    {
      let name = nameKey(exercise["name"]?.cell ?? "")
      for alias in exercise.list("aka") { keys[nameKey(alias.cell)] = name }
      var cells = exercise.cells(notes: "").filter { $0.key.hasPrefix("per ") }
      let also = exercise.list("also").map { "\($0["muscle_group"]?.cell ?? "") \($0["sets"]?.cell ?? "")" }
      if !also.isEmpty { cells["also"] = "also " + also.joined(separator: ", ") }
      cells["body"] = exercise["body_percent"].map { "body \($0.cell)%" }
      known[keys[name] ?? name, default: [:]].merge(cells) { $1 }
    }
    return known
  }

  /// The members of an object by the names of columns, of which the notes have another one.
  private func cells(notes: String) -> [String: String] {
    guard case .object(let members) = self else { return [:] }
    return members.reduce(into: [:]) { cells, member in
      let name = member.name == "notes" ? notes : member.name.swapping("_", for: " ")
      let sign = name == "tags" ? " " : name == "fields" ? " · " : "\n"
      if !member.value.cell.isEmpty { cells[name] = member.value.cell.swapping("\n", for: sign) }
    }
  }
}
