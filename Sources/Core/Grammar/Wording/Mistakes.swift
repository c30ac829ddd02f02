package import Text

/// All mistakes that a reader can find, by kind of file.
package enum Mistakes {
  package static let all: [Explanation] =
    TextMistakes.all + LogMistakes.all + SetMistakes.all + CheckInMistakes.all + PlanMistakes.all
    + ExerciseListMistakes.all + SettingsMistakes.all
}
