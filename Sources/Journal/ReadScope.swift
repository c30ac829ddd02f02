package import Training

/// How much of a journal a command looks at.
///
/// What stands in the file of the month before or after its own is in every scope, as if it stood in its place; what stands
/// further off is in `parts` alone (FORMAT.md, 3).
package enum ReadScope: Sendable {
  /// All of some parts.
  case parts(Set<JournalFolder.Part>)
  /// The sessions of some days.
  case sessions(ClosedRange<CivilDate>)
  /// All sessions after a month that was read before, given by its first day.
  case sessionsAfter(CivilDate)
  /// The last session that counts, of those up to a moment, and all that follow it.
  case lastSession(until: Moment)
  /// The sessions of a day and of the one before, and the newest log that has one under way.
  case openSession(CivilDate)
  /// The sessions of a day and of the one before, and every log that has one under way.
  case openSessions(CivilDate)
  /// What the body weighed when sets on bodyweight were done in the sessions that were read, which are of these days.
  case bodyweights(ClosedRange<CivilDate>)
  /// The check-ins of some days.
  case checkIns(ClosedRange<CivilDate>)
  /// The check-ins and sessions of a day; with photos, those beside the check-ins of its year.
  case dayOfCheckIn(CivilDate, withPhotos: Bool)
  /// The check-ins of the month of the first of some days, and all ranges of skipped days that may have one of them.
  case skips(ClosedRange<CivilDate>)

  /// All that commands need but lint, which looks into photos too.
  package static let all = ReadScope.parts(JournalFolder.text)

  package var isAll: Bool { if case .parts = self { true } else { false } }

  var wantsPlans: Bool {
    switch self {
    case .parts, .checkIns, .dayOfCheckIn, .skips: false
    case .sessions, .sessionsAfter, .lastSession, .openSession, .openSessions, .bodyweights: true
    }
  }
}
