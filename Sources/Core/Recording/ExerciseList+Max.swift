import Grammar
import Text
import Training

extension ExerciseList {
  /// The edits that give an exercise a training max from a day on: what its line says of one is replaced, the rest stays. One
  /// that has no line gets one.
  func settingMax(_ text: String, of name: String, names: [String], since day: CivilDate) throws(Refusal)
    -> [TextEdit]
  {
    let written = "max \(text) since \(day)"
    let keys = Set(names.map(nameKey))
    guard
      let entry = entries.first(where: { entry in
        ([entry.name.value] + entry.aka.map(\.value)).contains { keys.contains(nameKey($0)) }
      })
    else {
      let spelled = try ExerciseName.spelled(name)
      return adding(["\(spelled): \(written)"])
    }
    if let max = entry.max { return [TextEdit(replacing: max.range, with: written)] }
    let isBare = source.text(entry.range).hasSuffix(":")
    return [TextEdit(inserting: (isBare ? " " : ", ") + written, at: entry.range.upperBound)]
  }
}
