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
    guard let index = entries.firstIndex(where: { !keys.isDisjoint(with: $0.names.map(nameKey)) }) else {
      let spelled = try ExerciseName.spelled(name)
      return adding(["\(spelled): \(written)"])
    }
    if let max = places[index].max { return [TextEdit(replacing: max, with: written)] }
    let range = places[index].range
    let isBare = source.text(range).hasSuffix(":")
    return [TextEdit(inserting: (isBare ? " " : ", ") + written, at: range.upperBound)]
  }
}
