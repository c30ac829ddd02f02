package import Text

/// Everything that a reader can find wrong, by the kind of file it is found in.
package enum Mistakes {
  package static let all: [Explanation] =
    TextMistakes.all + LogMistakes.all + SetMistakes.all + CheckInMistakes.all + PlanMistakes.all
    + ExerciseListMistakes.all + SettingsMistakes.all
}
