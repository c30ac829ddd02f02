import CSV
import JSON
import Text
import Training
import Views

/// A column of a table of sets: its heading, and its cell in a row; null is an empty cell.
struct Column: Sendable {
  /// The part of a row that a cell is about: it is written anew only in a row that has another one.
  enum Part: Comparable { case session, exercise, set, row }

  let name: String
  let part: Part
  let cell: @Sendable (TableRow) -> JSON

  init<Value: JSONValue & SendableMetatype>(
    _ name: String, of part: Part, _ cell: @escaping @Sendable (TableRow) -> Value
  ) {
    (self.name, self.part, self.cell) = (name, part, { cell($0).json })
  }
}

/// A set, a note on an exercise, or an exercise or a session that has no set.
struct TableRow {
  let session: ExportedSession
  /// Nil in the row of a session without exercises.
  let exercise: ExportedSession.Exercise?
  /// The 0-based index of the exercise in its session.
  let index: Int
  /// The 0-based number of the superset that the exercise belongs to in its session; nil without one.
  let superset: Int?
  /// The 1-based numbers of the session and of the row in the table.
  let sessionNumber: Int
  fileprivate(set) var number: Int
  fileprivate(set) var set: ExportedSession.PerformedSet?
  fileprivate(set) var note: String?

  var workSet: WorkSet? { self.set?.set }
}

/// The rows of a table of sets, made session by session.
struct SetTable {
  private let form: RowForm
  /// The columns, those of one part that stand side by side together, and the cells of each of them in the last row.
  private let groups: [[Column]]
  private var cells: [[UInt8]]
  private var rows: [UInt8] = []
  private var sessions = 0
  private var count = 0

  init(_ columns: [Column], _ form: RowForm) {
    self.form = form
    groups = columns.reduce(into: []) { groups, column in
      if let last = groups.indices.last, groups[last][0].part == column.part {
        groups[last].append(column)
      } else {
        groups.append([column])
      }
    }
    cells = groups.map { _ in [] }
  }

  /// Rows besides those of sets.
  enum Others {
    /// A row for each note on an exercise, before its sets, and for an exercise without notes and sets.
    case notes
    /// A row for an exercise without sets, also a skipped one, and for a session without exercises.
    case withoutSets
  }

  /// Returns a row for each set of a session, and others.
  mutating func rows(of session: ExportedSession, with others: Others? = nil) -> String {
    rows.removeAll(keepingCapacity: true)
    sessions += 1
    var changed = Column.Part.session
    var superset = -1
    if others == .withoutSets, session.session.exercises.isEmpty {
      var row = TableRow(
        session: session, exercise: nil, index: 0, superset: nil, sessionNumber: sessions, number: count)
      add(&row, &changed)
    }
    for (index, exercise) in session.exercises.enumerated() {
      let isSkipped = exercise.performed.isSkipped
      let isNext = index + 1 < session.exercises.count && session.exercises[index + 1].performed.isSuperset
      let isOwn = exercise.performed.isSuperset
      // A superset whose first exercise is left out keeps a number of its own.
      if !isOwn, isNext { superset += 1 }
      guard exercise.performed.wasDone || isSkipped && others == .withoutSets else { continue }
      var row = TableRow(
        session: session, exercise: exercise, index: index, superset: isNext || isOwn ? max(0, superset) : nil,
        sessionNumber: sessions, number: count)
      changed = min(changed, .exercise)
      if others == .notes {
        for note in exercise.notes {
          row.note = note
          add(&row, &changed)
        }
        row.note = nil
        if exercise.notes.isEmpty, exercise.sets.isEmpty { add(&row, &changed) }
      }
      if others == .withoutSets, exercise.sets.isEmpty { add(&row, &changed) }
      for set in exercise.sets {
        if set.set != row.workSet { changed = min(changed, .set) }
        row.set = set
        add(&row, &changed)
      }
    }
    return String(decoding: rows, as: UTF8.self)
  }

  /// Adds a row that differs from the one before in a part, and in the smaller parts.
  private mutating func add(_ row: inout TableRow, _ changed: inout Column.Part) {
    count += 1
    row.number = count
    for group in groups.indices where groups[group][0].part >= changed {
      cells[group].removeAll(keepingCapacity: true)
      for column in groups[group].indices { form.append(groups[group][column].cell(row), to: &cells[group]) }
    }
    form.appendRow(cells, to: &rows)
    changed = .row
  }
}

/// The form of the rows of a table.
struct RowForm: Sendable {
  private let opening: StaticString
  private let separator: [UInt8]
  private let closing: StaticString
  /// The cell for null, which most cells are.
  private let null: StaticString
  private let write: @Sendable (JSON, inout [UInt8]) -> Void

  static func csv(_ form: CSVForm) -> RowForm {
    RowForm(opening: "", separator: [form.separator], closing: form.ending, null: "") { value, bytes in
      CSVText.append(value, to: &bytes, form)
    }
  }

  /// Returns the form of statements that add rows to a table; `opening` ends in the bracket before the cells.
  static func sql(_ opening: StaticString) -> RowForm {
    RowForm(opening: opening, separator: Array(", ".utf8), closing: ");\n", null: "NULL") { value, bytes in
      switch value {
      case .bool(let value): bytes.append(value ? "TRUE" : "FALSE")
      case .string(let text): bytes.append("'" + escaped(text, ["'": "''"]) + "'")
      default: value.append(to: &bytes)
      }
    }
  }

  /// Appends a cell and the separator behind it.
  fileprivate func append(_ value: JSON, to bytes: inout [UInt8]) {
    if case .null = value { bytes.append(null) } else { write(value, &bytes) }
    bytes += separator
  }

  /// Appends a row of cells, each with its separator; the last one of a row has none.
  fileprivate func appendRow(_ cells: [[UInt8]], to bytes: inout [UInt8]) {
    bytes.append(opening)
    for cells in cells { bytes += cells }
    bytes.removeLast(separator.count)
    bytes.append(closing)
  }

  /// Returns a row.
  func row(_ cells: [any JSONValue]) -> String {
    var (written, row): ([UInt8], [UInt8]) = ([], [])
    for cell in cells { append(cell.json, to: &written) }
    appendRow([written], to: &row)
    return String(decoding: row, as: UTF8.self)
  }
}
