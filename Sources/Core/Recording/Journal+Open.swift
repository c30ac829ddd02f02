import Grammar
package import Statistics
package import Text
package import Training

extension Journal {
  /// Returns the session under way; throws where none is open, and where it began more than twelve hours before.
  package func sessionUnderWay(
    at now: Moment, help: Message = "open one with 'bumbum start', or write down a past one with 'bumbum add session'"
  ) throws(Refusal) -> FoundSession {
    guard let open = openSession else { throw noOpenSession(help: help) }
    if let start = open.session.moment { try refuseStale(start, at: now, now: now) }
    return open
  }

  /// Returns the refusal that no session is open, as far as can be seen.
  package func noOpenSession(help: Message?) -> Refusal {
    guard let lost = failures.first(where: \.isOfLogs) else { return Refusal("no session is open", help: help) }
    return Refusal(
      "no session is open in what can be read; can't read '\(lost.path)': \(lost.reason)",
      help: "make it readable: the open session may stand there")
  }
}

extension Journal.Failure {
  package var isOfLogs: Bool { path == "." || path == "log" || path.hasPrefix("log/") }

  /// True if names of exercises may stand in the file: in all but those of check-ins and the settings.
  var mayHaveNames: Bool { !path.hasPrefix("checkins") && path != Settings.fileName }
}

/// Throws for a session that began more than twelve hours before a moment: it was forgotten.
package func refuseStale(_ start: Moment, at moment: Moment, now: Moment) throws(Refusal) {
  guard moment.minutes(since: start) > 12 * 60 else { return }
  throw Refusal(
    "the session began at \(start); no session takes more than 12 hours",
    help:
      "say when it ended: 'bumbum finish --at \"\(likelyEnd(of: start, now: now))\"', or drop it with 'bumbum finish --discard'"
  )
}

/// Throws for a moment that is still to come.
package func refuseFuture(_ moment: Moment, now: Moment) throws(Refusal) {
  guard moment > now else { return }
  throw Refusal("\(moment) is still to come: it is \(now)", help: "only what has been can be written down")
}

/// Returns the moment 72 minutes after a start, as long as most sessions take, or now where that is still to come.
func likelyEnd(of start: Moment, now: Moment) -> Moment {
  let minutes = Int(start.time?.minutes ?? 0) + 72
  let end = Moment(start.date.adding(days: minutes / 1440), TimeOfDay(hour: minutes / 60 % 24, minute: minutes % 60))
  return min(end, max(start, now))
}
