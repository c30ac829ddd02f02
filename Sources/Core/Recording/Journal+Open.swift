import Grammar
import Statistics
package import Text
package import Training

extension Journal {
  /// Returns the session under way, or the last one of today if a person says that it is meant; throws if none is open, or if
  /// it was left open.
  func sessionUnderWay(
    at now: Moment, lastSet: (FoundSession) -> Moment?, _ answers: Answers
  ) throws(Refusal) -> FoundSession {
    let found = try sessionUnderWay(
      or: answers, help: "open one with 'bumbum start', or write down a past one with 'bumbum add session'"
    ) { $1.date == now.date && $1 <= now }
    if let start = found.session.moment, found.isLeftOpen(at: now, lastSet: lastSet(found)) {
      throw leftOpen(start, now: now)
    }
    return found
  }

  /// Returns the session under way, or the last one of those wanted if a person says that it is meant; throws if there is none.
  func sessionUnderWay(
    or answers: Answers, help: Message, _ isWanted: (Session, Moment) -> Bool
  ) throws(Refusal) -> FoundSession {
    if let openSession { return openSession }
    var refusal = noOpenSession(help: help)
    guard failures.isEmpty, let last = lastSession(where: isWanted), let start = last.session.moment else {
      throw refusal
    }
    refusal.question = "no session is open; do you mean the one of \(day: start)?"
    refusal.isYesByDefault = true
    try answers.settle(refusal)
    return last
  }

  /// Returns the last session of a day by now; throws if there is none.
  func lastSession(of day: CivilDate, now: Moment) throws(Refusal) -> FoundSession {
    if let found = lastSession(where: { $1.date == day && $1 <= now }) { return found }
    throw Refusal("there is no session of \(day: day)", help: "write it down with 'bumbum add session \(day) …'")
  }

  /// Returns the session to which the lines of a draft without a title belong: that of its day, or that which begins at
  /// its minute; nil for a session of its own. A person says whether it is the last of several.
  func session(continuedBy draft: Log, _ answers: Answers) throws(Refusal) -> FoundSession? {
    guard let session = draft.sessions.first, let start = session.moment, session.end == .unknown,
      session.title == nil, session.tags.isEmpty, session.fields.isEmpty,
      session.exercises.count + session.notes.count > 0
    else { return nil }
    let all = starts(on: start.date)
    guard let last = all.max(), start.time == nil || all.contains(start) else { return nil }
    if start.time == nil, all.count > 1 {
      try answers.settle(
        Refusal(
          "\(day: start) has \(all.count, .sessions)",
          help: "say which: \(all.map { "'\($0)'" }.joined(separator: ", "))",
          question: "\(day: start) has \(all.count, .sessions); add it to the one of \(day: last)?",
          isYesByDefault: true))
    }
    return self.session(at: start.time == nil ? last : start)
  }

  /// Returns the refusal for no open session, which names a log that can't be read.
  package func noOpenSession(help: Message?) -> Refusal {
    guard let lost = failures.first(where: \.isOfLogs) else { return Refusal("no session is open", help: help) }
    return Refusal(
      "no session is open in what can be read; can't read '\(lost.path)': \(lost.reason)",
      help: "make it readable: the open session may stand there")
  }
}

extension Journal.Failure {
  package var isOfLogs: Bool { path == "." || path == "log" || path.hasPrefix("log/") }

  /// True if the file may have names of exercises, as all but check-ins and the settings.
  var mayHaveNames: Bool { !path.hasPrefix("checkins") && path != Settings.fileName }
}

extension FoundSession {
  /// True if the session is open and was probably forgotten: it began more than twelve hours ago, or on a day before with its
  /// last set more than four hours ago.
  package func isLeftOpen(at now: Moment, lastSet: @autoclosure () -> Moment?) -> Bool {
    guard session.isOpen, let start = session.moment, start.time != nil else { return false }
    return now.minutes(since: start) > 12 * 60
      || start.date < now.date && lastSet().map { now.minutes(since: $0) > 4 * 60 } ?? false
  }
}

/// Throws if a session began more than twelve hours before a moment, as it was probably forgotten.
package func refuseStale(_ start: Moment, at moment: Moment, now: Moment) throws(Refusal) {
  if moment.minutes(since: start) > 12 * 60 { throw leftOpen(start, now: now) }
}

/// Returns the refusal for a session that was left open, which proposes an end.
func leftOpen(_ start: Moment, now: Moment) -> Refusal {
  let end = likelyEnd(of: start, now: now)
  return Refusal(
    "the session began at \(day: start); no session takes more than 12 hours",
    help: "say when it ended: 'bumbum finish --at \"\(day: end)\"', or drop it with 'bumbum finish --discard'")
}

/// Throws if a moment is in the future.
package func refuseFuture(_ moment: Moment, now: Moment) throws(Refusal) {
  guard moment > now else { return }
  let yesterday: Message? =
    moment.date == now.date ? moment.time.map { "if it was yesterday, write 'yesterday \($0)'" } : nil
  throw Refusal(
    "\(day: moment) is still to come: it is \(day: now)",
    help: yesterday ?? "only what has been can be written down")
}

/// Returns the moment 72 minutes after a start, the usual length of a session, or now if that is earlier.
func likelyEnd(of start: Moment, now: Moment) -> Moment {
  let minutes = Int(start.time?.minutes ?? 0) + 72
  let end = Moment(start.date.adding(days: minutes / 1440), TimeOfDay(hour: minutes / 60 % 24, minute: minutes % 60))
  return min(end, max(start, now))
}
