package import Text
import Training

/// One name of an exercise for another, wherever it stands: in exercises.txt, the plans and the logs.
package struct ExerciseRenaming {
  package let old: String
  package let new: String

  package init(from old: String, to new: String) {
    self.old = old
    self.new = new
  }

  /// The edits of each file that has the old name, under which spelling ever. Fails where the new one is no name.
  package func edits(in journal: Journal) throws(EditFailure) -> [(source: Source, edits: [TextEdit])] {
    let spelled = try ExerciseName.spelled(new)
    return places(journal).compactMap { source, names in
      names.isEmpty ? nil : (source, names.map { edit($0, in: source, spelled) })
    }
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
      let isASCII = source.bytes[name.upperBound] == UInt8(ascii: "\"")
      range = TextRange(range.lowerBound - 3, range.upperBound + (isASCII ? 1 : 3))
    }
    return TextEdit(replacing: range, with: spelled)
  }
}
