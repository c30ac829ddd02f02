import Format
package import Statistics
package import Training

/// Check-ins, newest first.
package struct CheckInsAnswer: Answer {
  package static let view = "checkins"

  /// The check-ins of a type, or those of none: the oldest kind has only a date.
  package struct TypeFilter {
    let type: ExerciseType?

    package init(_ type: ExerciseType?) { self.type = type }
  }

  /// In the order in which they are shown.
  package let shown: [ShownCheckIn]
  /// How many there are in all.
  package let count: Int
  package let today: CivilDate
  let isFiltered: Bool

  /// Those up to now that the filter lets through, of one type where one is given; `limit` at most are shown. Where the
  /// filter chooses sessions, those that are linked to one of the history.
  package init(
    _ history: History, _ filter: Filter, type: TypeFilter?, limit: Int, now: Moment
  ) {
    let days = filter.allDays
    let sessions = filter.choosesSessions ? Set(history.entries.map(\.moment)) : nil
    let all = ShownCheckIn.all(in: history.journal, until: now) { checkIn, moment in
      guard days.contains(moment.date) else { return false }
      if let type, checkIn.type != type.type { return false }
      guard let sessions else { return true }
      return checkIn.session.map(sessions.contains) ?? false
    }
    shown = Array(all.reversed().prefix(limit))
    count = all.count
    today = now.date
    isFiltered = !filter.isEmpty || type != nil
  }
}
