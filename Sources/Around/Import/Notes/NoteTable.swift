import CSV
import Text

/// The columns of a Markdown or Org table in notes: `| Squat | 3 | 10 | 80 kg |` below a header, or one with a column for
/// each set, `| Squat | 60kg x 8 | 70kg x 6 |`.
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
    /// A set of its own: `Set 1`.
    case one
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
      let isNumbered = zip(cells, named).contains { cell, column in
        if case .one? = column { false } else { cell.contains(where: \.isNumber) }
      }
      if named.count(where: { $0 != nil }) >= 2, !isNumbered {
        columns = named.map { $0 ?? .other }
        return .header
      }
      return .sets(name: nil, cells.filter { !$0.isEmpty }.joined(separator: " "))
    }
    return sets(cells)
  }

  private func sets(_ cells: [String]) -> Row {
    var (name, sets, reps, load, ones, other) = (String?.none, "", "", "", [String](), [String]())
    for (index, cell) in cells.enumerated() {
      switch columns.indices.contains(index) ? columns[index] : .other {
      case .exercise: name = cell
      case .sets: sets = cell
      case .reps: reps = cell.swapping(", ", for: "/").swapping(",", for: "/")
      case .load(let unit): load = cell.last?.isNumber == true ? cell + unit : cell
      case .number: break
      // A dash is an empty cell.
      case .one: if cell.contains(where: { $0.isNumber || $0.isLetter }) { ones.append(cell) }
      case .other: if !cell.isEmpty { other.append(cell) }
      }
    }
    if !ones.isEmpty {
      let areCounts = ones.allSatisfy { $0.allSatisfy(\.isNumber) }
      if areCounts { reps = ones.joined(separator: "/") } else { other.insert(ones.joined(separator: ", "), at: 0) }
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
      let words = column.name.split(separator: " ")
      if words.count == 2, Int(words[1]) != nil, ColumnMap.meaning(of: String(words[0])) == .set { return .one }
      return switch ColumnMap.meaning(of: column.base) {
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
