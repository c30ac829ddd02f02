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
    if let max = index.flatMap({ places[$0].max }) { return [TextEdit(replacing: max, with: written)] }
    return try adding([(index, name, written)])
  }

  /// The edits that give exercises an attribute: at the end of the line with that index, or in a line of their own.
  func adding(_ attributes: [(line: Int?, name: String, written: String)]) throws(Refusal) -> [TextEdit] {
    var (edits, lines): ([TextEdit], [String]) = ([], [])
    for (index, name, written) in attributes {
      guard let index else {
        lines.append("\(try ExerciseName.spelled(name)): \(written)")
        continue
      }
      let range = places[index].range
      let isBare = source.text(range).hasSuffix(":")
      edits.append(TextEdit(inserting: (isBare ? " " : ", ") + written, at: range.upperBound))
    }
    return edits + (lines.isEmpty ? [] : adding(lines))
  }
}
