import CSV
import JSON
import Statistics
import Training

extension CalendarAnswer {
  package var members: Members {
    [
      ("check_ins_in_all", .integer(calendar.total)),
      ("months", .array(months.map { .object(members(of: $0)) })),
    ] + streaks.streakMembers
  }

  /// A row for each day that counts, has a check-in or is skipped.
  package var rows: [[String]] {
    CSVText.rows(months.flatMap(objects)) {
      ["date", "check_ins", "type", "title", "photo", "photo_missing", "trained", "skipped", "reason"]
    }
  }

  private func members(of month: CivilDate) -> Members {
    let summary = calendar.summary(of: month)
    return [
      ("month", .string(month.monthDescription)),
      ("check_in_days", .integer(calendar.checkInDays(in: month.monthDays))),
      ("trained_days", .integer(summary.trainedDays)),
      ("days_in_month", .integer(summary.daysInMonth)), ("percent", .integer(summary.percent)),
      ("check_ins", .integer(calendar.checkIns(in: month.monthDays))),
      ("days", .array(objects(month).map { .object($0) })),
    ]
  }

  private func objects(_ month: CivilDate) -> [Members] {
    let missing = daysOfMissingPhotos
    return days(month).map { date, day in
      [
        ("date", .day(date)), ("check_ins", .integer(day?.count ?? 0)),
        ("type", .optional(day?.shown?.typeName)), ("title", .optional(day?.shown?.titleText)),
        ("photo", .bool(day?.hasPhoto ?? false)), ("photo_missing", .bool(missing.contains(date))),
        ("trained", .bool(day?.counts ?? false)),
        ("skipped", .bool(calendar.isSkipped(date))),
        ("reason", .optional(journal.daysOff(in: date...date).lazy.compactMap(\.reason).first)),
      ]
    }
  }
}
