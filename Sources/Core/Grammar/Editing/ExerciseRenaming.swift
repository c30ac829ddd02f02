package import Text
import Training

/// The replacement of an exercise's name in exercises.txt, the plans and the logs.
package struct ExerciseRenaming {
  package let old: String
  package let new: String

  package init(from old: String, to new: String) {
    self.old = old
    self.new = new
  }

  /// Returns the edits of each file with the old name, in any spelling. Throws if the new name can't be written.
  package func edits(in journal: Journal) throws(Refusal) -> [(source: Source, edits: [TextEdit])] {
    let spelled = try ExerciseName.spelled(new)
    let twin = journal.exerciseList.flatMap(twinLine)
    return places(journal).compactMap { source, names in
      if let twin, source.name == twin.source.name { return twin }
      return names.isEmpty ? nil : (source, names.map { edit($0, in: source, spelled) })
    }
  }

  /// Returns the removal of the old name's line in exercises.txt; nil unless the new name's line says all that it does.
  private func twinLine(in list: ExerciseList) -> (source: Source, edits: [TextEdit])? {
    let (old, new) = (nameKey(old), nameKey(new))
    let mine = list.entries.indices.filter { list.entries[$0].names.map(nameKey).contains(old) }
    guard old != new, mine.count == 1, nameKey(list.entries[mine[0]].name) == old,
      let other = list.entries.first(where: { nameKey($0.name) == new }), other.says(allOf: list.entries[mine[0]])
    else { return nil }
    let text = EntryLines(list.source)
    let range = list.places[mine[0]].range
    let line = text.lines[text.index(at: range.lowerBound)]
    // A person wrote a comment, so its line stays.
    guard list.source.text(line.range).trimmed == list.source.text(range).trimmed else { return nil }
    return (list.source, [TextEdit(replacing: TextRange(line.range.lowerBound, line.end), with: "")])
  }

  /// Returns the ranges of the old name in each file, without quotes.
  private func places(_ journal: Journal) -> [(source: Source, names: [TextRange])] {
    let key = nameKey(old)
    var places: [(source: Source, names: [TextRange])] = []
    func add(_ source: Source, _ names: [Ranged<String>]) {
      places.append((source, names.filter { nameKey($0.value) == key }.map(\.range)))
    }
    if let list = journal.exerciseList { add(list.source, list.exerciseNames) }
    for file in journal.plans { add(file.source, file.exerciseNames) }
    for log in journal.logs {
      let numbers = Set(log.names.indices.filter { nameKey(log.names[$0]) == key })
      let uses = log.places.flatMap(\.exercises).filter { numbers.contains($0.spelling) }
      places.append((log.source, uses.map(\.name)))
    }
    return places
  }

  /// Returns the edit that replaces a name and its quotes by the new spelling.
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

extension CatalogEntry {
  /// True if removing the line of another entry would lose nothing but its name.
  fileprivate func says(allOf other: CatalogEntry) -> Bool {
    let known = Set(names.map(nameKey))
    return (other.muscleGroup == nil || other.muscleGroup == muscleGroup) && other.isPerHand == isPerHand
      && other.isPerSide == isPerSide && (other.max == nil || other.max == max)
      && (other.step == nil || other.step == step) && (other.bar == nil || other.bar == bar)
      && known.isSuperset(of: other.aka.map(nameKey))
  }
}
