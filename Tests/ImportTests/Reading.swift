import Grammar
import Import
import Text
import Training

/// A file as it is taken over, in process.
struct Reading {
  let imported: Imported
  let source: String?

  init(_ csv: String, _ options: ImportOptions = ImportOptions(), map: String? = nil) throws {
    let file = try FileImport(Array(csv.utf8))
    if let map {
      source = nil
      imported = try file.read(mapped: ColumnMap(map), options)
    } else {
      let importer = Importer.recognised(file.header)
      source = importer?.name
      imported = try importer.map { try file.read(as: $0, options) } ?? Imported()
    }
  }

  /// What an empty journal holds afterwards, a file after the other.
  var text: String { Reading.text(ImportPlan(Journal()).adding(imported), Journal()) }

  static func text(_ plan: ImportPlan, _ journal: Journal) -> String {
    plan.edits().map { path, edits in
      let before = journal.files.first { $0.source.name == path }?.source.bytes ?? []
      return String(decoding: edits.applied(to: before) ?? [], as: UTF8.self)
    }.joined(separator: "\n")
  }

  var reasons: [Remark.Reason] { imported.remarks.map(\.reason) }
}

extension ImportPlan {
  func adding(_ imported: Imported) -> ImportPlan {
    add(imported)
    return self
  }
}

/// A Strong file with one set a row, of the columns that matter.
func strong(_ rows: String..., unit: String = " (kg)") -> String {
  "Date,Workout Name,Exercise Name,Set Order,Weight\(unit),Reps,Distance,Seconds,Notes,RPE\n"
    + rows.map { $0 + "\n" }.joined()
}
