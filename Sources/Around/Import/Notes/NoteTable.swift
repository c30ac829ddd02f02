import Text
import Training

/// The rows of a Markdown or Org table in notes: `| Squat | 3 | 10 | 80 kg |` below `| Exercise | Sets | Reps | Load |`.
struct NoteTable {
  enum Row: Hashable {
    case header
    /// As a line of notes would have it.
    case text(String)
  }

  private var columns: [Column?] = []

  private enum Column {
    case exercise, sets, reps
    case load(String)
    case time, distance, note
  }

  mutating func read(_ row: String) -> Row {
    let cells = row.split(separator: "|", omittingEmptySubsequences: false).dropFirst().map { String($0).trimmed }
    if columns.isEmpty {
      let named = cells.map(NoteTable.column)
      if named.count(where: { $0 != nil }) >= 2, !row.contains(where: \.isNumber) {
        columns = named
        return .header
      }
      return .text(cells.filter { !$0.isEmpty }.joined(separator: " "))
    }
    return .text(text(cells))
  }

  private func text(_ cells: [String]) -> String {
    var (name, sets, reps, load, other) = ("", "", "", "", [String]())
    for (cell, column) in zip(cells, columns + Array(repeating: nil, count: max(0, cells.count - columns.count)))
    where !cell.isEmpty {
      switch column {
      case .exercise: name = cell
      case .sets: sets = cell
      case .reps: reps = cell.swapping(", ", for: "/").swapping(",", for: "/")
      case .load(let unit): load = cell.last?.isNumber == true ? cell + unit : cell
      default: other.append(cell)
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
    return ([name, done] + other).filter { !$0.isEmpty }.joined(separator: " ")
  }

  private static func column(_ cell: String) -> Column? {
    let word = folded(cell.filter { $0.isLetter || $0 == " " }).trimmed
    switch word {
    case "exercise", "exercicio", "lift", "movement", "ejercicio", "ubung", "exercises", "exercicios": return .exercise
    case "sets", "set", "series", "serie", "satze": return .sets
    case "reps", "rep", "repeticoes", "repetitions", "repeticiones", "wdh": return .reps
    case "weight", "load", "carga", "peso", "gewicht": return .load("")
    case "kg", "weight kg", "carga kg", "peso kg", "load kg": return .load("kg")
    case "lb", "lbs", "weight lb", "weight lbs", "load lbs": return .load("lb")
    case "time", "tempo", "duration", "duracao", "zeit": return .time
    case "distance", "distancia": return .distance
    case "notes", "note", "obs", "observacao", "observacoes", "comment", "notas", "nota": return .note
    default: return nil
    }
  }
}
