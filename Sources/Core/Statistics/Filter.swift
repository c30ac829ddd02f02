import Grammar
package import Text
package import Training

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
  package var choosesSessions: Bool { plan != nil || exercise != nil || muscleGroup != nil || tag != nil }

  package var allDays: ClosedRange<CivilDate> { days ?? CivilDate.first...CivilDate.last }
}

extension History {
  /// Returns the history of the sessions, and of the exercises in them, that pass the filter.
  package func filtered(by filter: Filter) throws(Refusal) -> History {
    if filter.isEmpty { return self }
    var result = HistoryFilter()
    result.days = filter.allDays
    if let query = filter.plan {
      let path = try journal.plan(meant: query).source.name
      result.plan = journal.plans.firstIndex { $0.source.name == path }
    }
    if let query = filter.exercise { result.exercise = try catalog.id(meant: query) }
    result.muscleGroup = filter.muscleGroup
    result.tag = filter.tag.map(tagKey)
    return filtered(by: result)
  }
}

/// Returns the key that tags compare by: without the `#`, case and accents.
func tagKey(_ tag: String) -> String { folded(tag.hasPrefix("#") ? String(tag.dropFirst()) : tag) }
