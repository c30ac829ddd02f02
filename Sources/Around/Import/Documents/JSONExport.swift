import JSON

/// An app whose export is JSON: sessions, in them exercises, in them sets, with a path to each cell.
///
/// A path is names with points between. Of several with commas between, the first with a value counts; with `+`
/// between, all do, each on a line.
struct JSONExport: Sendable {
  /// Returns the sessions of a file, with the cells that their index in it gives.
  let sessions: @Sendable (JSON) -> [(json: JSON, cells: DocumentRows.Cells)]
  let session: [Column: String]
  let exercises: String
  let exercise: [Column: String]
  let sets: String
  let set: [Column: String]
  /// Corrects the cells of a set; returns the reason if it is not to be taken.
  let quirk: @Sendable (_ set: JSON, _ exercise: JSON, inout DocumentRows.Cells) -> Remark.Reason?

  func read(_ bytes: [UInt8], _ rows: inout DocumentRows) throws(ImportFailure) {
    for (json, known) in sessions(try JSON.ofExport(bytes)) {
      let cells = known.merging(json.cells(session)) { $1 }
      guard rows.begin(cells) else { continue }
      for exercise in json[exercises]?.elements ?? [] {
        let cells = cells.merging(exercise.cells(self.exercise)) { $1 }
        let sets = exercise[sets]?.elements ?? []
        if sets.isEmpty { rows.add(cells.merging([.set: "note"]) { $1 }) }
        for set in sets {
          var cells = cells.merging(set.cells(self.set)) { $1 }
          if let reason = quirk(set, exercise, &cells) {
            rows.builder.remark(reason, line: 1, detail: reason == .noNumber ? set.compact : "")
          } else {
            rows.add(cells)
          }
        }
      }
    }
  }
}

extension JSON {
  fileprivate func cells(_ paths: [Column: String]) -> DocumentRows.Cells {
    paths.compactMapValues { paths in
      let texts = paths.split(separator: "+").compactMap { names in
        names.split(separator: ",").lazy.compactMap { text(at: $0) }.first
      }
      return texts.isEmpty ? nil : texts.joined(separator: "\n")
    }
  }

  /// Returns the text of a value, as a cell would have it; nil for none, and for an empty one.
  private func text(at path: Substring) -> String? {
    let value = path.split(separator: ".").reduce(JSON?.some(self)) { $0?[String($1)] }
    guard let value else { return nil }
    switch value {
    case .null, .array, .object, .integers: return nil
    default:
      let text = (value.text ?? value.compact).trimmed
      return text.isEmpty ? nil : text
    }
  }
}
