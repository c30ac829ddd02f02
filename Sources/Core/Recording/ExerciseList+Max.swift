import Grammar
import Text
import Training

extension ExerciseList {
  /// Returns the edits that give an exercise a training max from a day on: a max on its line is replaced, the rest
  /// stays. An exercise without a line gets one.
  func settingMax(_ text: String, of name: String, names: [String], since day: CivilDate) throws(Refusal)
    -> [TextEdit]
  {
    let written = "max \(text) since \(day)"
    let keys = Set(names.map(nameKey))
    let index = entries.firstIndex { !keys.isDisjoint(with: $0.names.map(nameKey)) }
    return try adding([(index, name, written)], replacing: \.max)
  }

  /// The edits that give exercises an attribute: in the place of the one there is, at the end of the line with that index, or
  /// in a line of their own.
  func adding(
    _ attributes: [(line: Int?, name: String, written: String)], replacing old: KeyPath<CatalogEntryPlaces, TextRange?>?
  ) throws(Refusal) -> [TextEdit] {
    var (edits, lines): ([TextEdit], [String]) = ([], [])
    for (index, name, written) in attributes {
      guard let index else {
        lines.append("\(try ExerciseName.spelled(name)): \(written)")
        continue
      }
      if let old, let old = places[index][keyPath: old] {
        edits.append(TextEdit(replacing: old, with: written))
        continue
      }
      let range = places[index].range
      let isBare = source.text(range).hasSuffix(":")
      edits.append(TextEdit(inserting: (isBare ? " " : ", ") + written, at: range.upperBound))
    }
    return edits + (lines.isEmpty ? [] : adding(lines))
  }
}
