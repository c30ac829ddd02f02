import CSV
import Grammar
package import JSON
package import Statistics
package import Training

/// The check-ins, newest first.
package struct CheckInsAnswer: Answer {
  package static let view = "checkins"

  /// A type of check-ins to choose; nil for those without a type, as the oldest have only a date.
  package struct TypeFilter {
    let type: ExerciseType?

    package init(_ type: ExerciseType?) { self.type = type }
  }

  /// The check-ins in the order of the view.
  package let shown: [ShownCheckIn]
  /// The number of check-ins before the limit.
  package let count: Int
  package let today: CivilDate
  package let isFiltered: Bool

  /// Takes the check-ins up to now that pass the filter of a history, of one type if given, and shows at most `limit`.
  /// If the filter chooses sessions, takes the check-ins linked to one of them.
  package init(_ history: History, type: TypeFilter? = nil, limit: Int = .max) {
    let days = history.filter.allDays
    let sessions = history.filter.choosesSessions ? Set(history.entries.map(\.moment)) : nil
    let all = ShownCheckIn.all(in: history.journal, until: history.now) { checkIn, moment in
      guard days.contains(moment.date) else { return false }
      if let type, checkIn.type != type.type { return false }
      guard let sessions else { return true }
      return checkIn.session.map(sessions.contains) ?? false
    }
    shown = Array(all.reversed().prefix(limit))
    count = all.count
    today = history.today
    isFiltered = history.isFiltered || type != nil
  }
}

extension CheckInsAnswer {
  package var members: Members { ["check_ins_in_all": count, "check_ins": shown] }

  package var rows: [[String]] {
    let members = shown.map { shown in
      // Each note is on a line of its own, as a spreadsheet shows it.
      JSON.members(of: shown.checkIn) + ["notes": shown.checkIn.notes.joined(separator: "\n")]
    }
    return CSVText.rows(members, ["date", "time"] + CheckInField.names + ["notes"])
  }
}

extension CheckInsAnswer {
  package func text(on page: Page) -> String {
    guard !shown.isEmpty else { return isFiltered ? page.nothingLeft : page.noCheckIns }
    return CheckInList(checkIns: shown, page: page) { $0.checkIn.moment.map(page.words.short) ?? "" }.text
  }
}

extension Words {
  /// Returns a moment as `2026-01-15 07:30`, with the date in the form of the language.
  fileprivate func short(_ moment: Moment) -> String {
    short(moment.date) + (moment.time.map { " \($0)" } ?? "")
  }
}
