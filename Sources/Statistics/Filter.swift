import Format
import Text
package import Training

/// Which sessions, and which exercises in them, a person asks for: by names, as these can be known before the journal is.
package struct Filter: Sendable {
  /// Nil for all.
  package var days: ClosedRange<CivilDate>?
  /// As they are typed: a part is enough where only one has it.
  package var plan: String?
  package var exercise: String?
  package var muscleGroup: MuscleGroup?
  /// Of sessions, with or without its `#`.
  package var tag: String?

  package init() {}

  /// Nothing was asked for.
  package var isEmpty: Bool { days == nil && !choosesSessions }

  /// By more than their days.
  package var choosesSessions: Bool { plan != nil || exercise != nil || muscleGroup != nil || tag != nil }

  package var allDays: ClosedRange<CivilDate> { days ?? CivilDate.first...CivilDate.last }
}

extension History {
  /// The same as if there were only the sessions, and in them the exercises, that a filter lets through.
  package func filtered(by filter: Filter) throws(NotFound) -> History {
    if filter.isEmpty { return self }
    var places = HistoryFilter()
    places.days = filter.allDays
    if let query = filter.plan {
      let path = try journal.plan(meant: query).source.name
      places.plan = journal.plans.firstIndex { $0.source.name == path }
    }
    if let query = filter.exercise { places.exercise = try catalog.id(meant: query) }
    places.muscleGroup = filter.muscleGroup
    places.tag = filter.tag.map(tagKey)
    return filtered(by: places)
  }
}

/// What tags compare by: without the `#`, case and accents.
func tagKey(_ tag: String) -> String { folded(tag.hasPrefix("#") ? String(tag.dropFirst()) : tag) }
