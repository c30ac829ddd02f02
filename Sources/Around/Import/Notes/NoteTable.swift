import CSV
import Text
import Training

/// The columns of a Markdown or Org table in notes: `| Squat | 3 | 10 | 80 kg |` below a header.
struct NoteTable {
  enum Row: Hashable {
    case header
    /// The name of an exercise, empty below its first row, and sets as a line of notes would have them; the name is nil
    /// for a row of unknown columns, which is one text.
    case sets(name: String?, String)
  }

  private var columns: [Column] = []

  private enum Column {
    case exercise, sets, reps
    case load(String)
    /// The number of a set.
    case number
    case other
  }

  mutating func read(_ row: String) -> Row {
    let cells = row.split(separator: "|", omittingEmptySubsequences: false).dropFirst().map {
      withoutEscapes(String($0).trimmed)
    }
    if columns.isEmpty {
      let named = NoteTable.columns(cells)
      if named.count(where: { $0 != nil }) >= 2, !row.contains(where: \.isNumber) {
        columns = named.map { $0 ?? .other }
        return .header
      }
      return .sets(name: nil, cells.filter { !$0.isEmpty }.joined(separator: " "))
    }
    return sets(cells)
  }

  private func sets(_ cells: [String]) -> Row {
    var (name, sets, reps, load, other) = (String?.none, "", "", "", [String]())
    for (index, cell) in cells.enumerated() {
      switch columns.indices.contains(index) ? columns[index] : .other {
      case .exercise: name = cell
      case .sets: sets = cell
      case .reps: reps = cell.swapping(", ", for: "/").swapping(",", for: "/")
      case .load(let unit): load = cell.last?.isNumber == true ? cell + unit : cell
      case .number: break
      case .other: if !cell.isEmpty { other.append(cell) }
      }
    }
    var done = reps.contains("/") || sets.isEmpty ? reps : reps.isEmpty ? sets : "\(sets)x\(reps)"
    let isCount = reps.allSatisfy(\.isNumber)
    if !sets.isEmpty, !reps.isEmpty, isCount, load.isEmpty { done += " reps" }
    if !load.isEmpty, !done.isEmpty {
      done = sets.isEmpty || reps.contains("/") ? "\(load) x \(done)" : "\(done) @ \(load)"
    } else if done.isEmpty {
      done = load
    } else if sets.isEmpty, isCount {
      done += " reps"
    }
    return .sets(name: name, ([done] + other).filter { !$0.isEmpty }.joined(separator: " "))
  }

  /// Returns the meanings of the cells of a header; nil for unknown ones.
  private static func columns(_ cells: [String]) -> [Column?] {
    Header(CSVRow(cells)).columns.map { column in
      switch ColumnMap.meaning(of: column.base) {
      case .exercise: .exercise
      case .set, .sets: .sets
      case .reps: .reps
      case .weight: .load(column.unit ?? "")
      case .time, .duration, .distance, .note: .other
      default: column.name == "#" ? .number : nil
      }
    }
  }
}
