package import Grammar
package import Training

/// The one shortcut past the years: some answers follow from the recent months, and say so themselves.
extension JournalFolder {
  /// The number of months before this one that are read first: twice the longest range of skipped days, which may reach over
  /// the first year, and two months for entries in a file beside their own.
  package static let recentMonths = 26

  /// Reads the settings, exercises and plans, and the last months up to that of a day with all after them.
  package func readRecent(
    _ months: Int = recentMonths, before day: CivilDate, only parts: Set<Part> = text
  ) -> Journal {
    read(only: parts, from: day.startOfMonth.adding(months: -months))
  }

  /// Asks a question of the recent months and, where older ones could change the answer (`isKnown` is false), once more of the
  /// whole journal.
  package func answer<Answer, Failure: Error>(
    from months: Int, before day: CivilDate, only parts: Set<Part> = text,
    _ question: (Journal) throws(Failure) -> (answer: Answer, isKnown: Bool)
  ) throws(Failure) -> Answer {
    let recent = readRecent(months, before: day, only: parts)
    let first = try question(recent)
    if first.isKnown || recent.edge == nil { return first.answer }
    return try question(read(only: parts)).answer
  }
}
