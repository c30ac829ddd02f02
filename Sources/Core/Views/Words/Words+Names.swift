import Grammar
import Training

extension Words {
  /// Returns `2026-02-24 to 2026-02-28`, or the one day; empty for nil.
  func range(_ days: ClosedRange<CivilDate>?) -> String {
    guard let days else { return "" }
    let (first, last) = (short(days.lowerBound), short(days.upperBound))
    return first == last ? first : dateRange(first, last)
  }

  func name(of type: ExerciseType) -> String {
    language == .brazilianPortuguese ? type.portuguese : type.rawValue
  }

  func name(of group: MuscleGroup?) -> String {
    guard let group else { return unknownMuscleGroup }
    return language == .brazilianPortuguese ? group.portuguese : group.rawValue
  }
}
