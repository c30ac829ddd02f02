package import Training
import Text

/// A person's choice of sessions, and of exercises in them, by names, which need no journal.
package struct Filter: Sendable {
  /// The range of days; nil for all.
  package var days: ClosedRange<CivilDate>?
  /// The plan's name as typed: a part is enough if only one plan has it.
  package var plan: String?
  package var exercise: String?
  package var muscleGroup: MuscleGroup?
  /// A tag of sessions, with or without its `#`.
  package var tag: String?

  package init() {}

  /// True if nothing is excluded.
  package var isEmpty: Bool { days == nil && !choosesSessions }

  /// True if sessions are chosen by more than their days.
  package var choosesSessions: Bool { plan != nil || tag != nil || choosesExercises }

  /// True if some exercises of a session can pass and others not.
  package var choosesExercises: Bool { exercise != nil || muscleGroup != nil }

  package var allDays: ClosedRange<CivilDate> { days ?? CivilDate.first...CivilDate.last }
}

/// Returns the key that tags compare by: without the `#`, case and accents.
func tagKey(_ tag: String) -> String { folded(tag.hasPrefix("#") ? String(tag.dropFirst()) : tag) }
