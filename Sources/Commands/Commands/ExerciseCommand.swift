import Format
import Text
import Training

extension Command {
  static let exercise = Command(
    "exercise", "Rename an exercise in the plans, the whole log and exercises.txt",
    usage: ["exercise rename OLD NEW"],
    details:
      "Its history stays one; comments, alignment and everything else stay as they are. Look with --dry-run first.",
    options: [.dryRun, .commit],
    examples: [
      ("bumbum exercise rename Supino \"Supino reto\" --dry-run", "what would change"),
      ("bumbum exercise rename Supino \"Supino reto\"", "everywhere; 'bumbum undo' takes it back"),
    ]
  ) { invocation throws(CommandFailure) in
    let operands = invocation.arguments.operands
    guard operands.count == 3, operands[0] == "rename" else {
      throw CommandFailure(
        "'exercise' renames an exercise", help: "write 'bumbum exercise rename OLD NEW', each in quotes")
    }
    let renaming = ExerciseRenaming(from: operands[1], to: operands[2])
    try invocation.write { journal throws(CommandFailure) in
      try journal.refuseUnread()
      return try renaming.edition(journal)
    }
    return .success
  }
}

/// One name for another, wherever it stands.
private struct ExerciseRenaming {
  let old: String
  let new: String

  init(from old: String, to new: String) {
    self.old = old
    self.new = new
  }

  func edition(_ journal: Journal) throws(CommandFailure) -> Edition {
    let spelled = try editing { () throws(EditFailure) in try ExerciseName.spelled(new) }
    var edition = Edition()
    for (source, names) in places(journal) where !names.isEmpty {
      try edition.edit(source.name, in: journal, names.map { edit($0, in: source, spelled) })
    }
    guard edition.changes.isEmpty else { return edition }
    let near = closest(to: old, among: ExerciseCatalog(journal).entries.map(\.name))
    throw CommandFailure(
      "there is no exercise '\(printable(old))'",
      help: near.map { "did you mean '\(printable($0))'?" } ?? "see 'bumbum stats'")
  }

  /// Where the name stands in each file: without its quotes.
  private func places(_ journal: Journal) -> [(source: Source, names: [TextRange])] {
    let key = nameKey(old)
    var places: [(source: Source, names: [TextRange])] = []
    if let list = journal.exerciseList {
      let names = list.entries.flatMap { [$0.name] + $0.aka }
      places.append((list.source, names.filter { nameKey($0.value) == key }.map(\.range)))
    }
    for file in journal.plans {
      places.append(
        (file.source, file.plan.exercises.map(\.name).filter { nameKey($0.value) == key }.map(\.range)))
    }
    for log in journal.logs {
      let numbers = Set(log.names.indices.filter { nameKey(log.names[$0]) == key })
      let uses = log.places.flatMap(\.exercises).filter { numbers.contains($0.spelling) }
      places.append((log.source, uses.map(\.name)))
    }
    return places
  }

  /// The name with its quotes, where it has them, becomes the new one with its own.
  private func edit(_ name: TextRange, in source: Source, _ spelled: String) -> TextEdit {
    var range = name
    let before = source.bytes[..<name.lowerBound]
    if before.last == UInt8(ascii: "\"") {
      range = TextRange(range.lowerBound - 1, range.upperBound + 1)
    } else if before.count >= 3,
      let quote = decodeScalar(source.bytes, at: before.count - 3, end: before.count),
      0x201C...0x201F ~= quote.value
    {
      let isPlain = source.bytes[name.upperBound] == UInt8(ascii: "\"")
      range = TextRange(range.lowerBound - 3, range.upperBound + (isPlain ? 1 : 3))
    }
    return TextEdit(replacing: range, with: spelled)
  }
}
