package import Format
import Text
package import Training

/// A session and the log it is in.
package struct FoundSession: Sendable {
  package let log: Log
  /// The place in `Log.sessions`.
  package let place: Int

  package var session: Session { log.sessions[place] }
  package var places: SessionPlaces { log.places[place] }
}

extension Journal {
  /// The session under way; nil where none is.
  package var openSession: FoundSession? {
    for log in logs.reversed() {
      if let place = log.sessions.lastIndex(where: { $0.isOpen && $0.date != nil }) {
        return FoundSession(log: log, place: place)
      }
    }
    return nil
  }

  /// The last session that is under way, of those begun since a day and by a moment.
  package func openSession(since first: CivilDate, until now: Moment) -> FoundSession? {
    for log in logs.reversed() {
      if let place = log.sessions.lastIndex(where: {
        $0.isOpen && $0.moment.map { first <= $0.date && $0 <= now } ?? false
      }) {
        return FoundSession(log: log, place: place)
      }
    }
    return nil
  }

  /// The first session that begins then.
  package func session(at moment: Moment) -> FoundSession? {
    for log in logs {
      if let place = log.sessions.firstIndex(where: { $0.moment == moment }) {
        return FoundSession(log: log, place: place)
      }
    }
    return nil
  }

  /// The log of a month, empty where there is no such file yet.
  package func log(of date: CivilDate) -> Log {
    let path = FileKind.logPath(of: date)
    return logs.first { $0.source.name == path } ?? LogReader.read(Source(name: path, bytes: []))
  }

  /// The check-ins of a month, empty where there is no such file yet.
  package func checkInFile(of date: CivilDate) -> CheckInFile {
    let path = FileKind.checkInsPath(of: date)
    return checkIns.first { $0.source.name == path } ?? CheckInReader.read(Source(name: path, bytes: []))
  }
}

extension Journal {
  /// The last session that counts, of those that have begun by a moment.
  package func lastSession(until now: Moment) -> FoundSession? { lastSession { $1 <= now } }

  /// The last session that counts, of those that are wanted.
  package func lastSession(where isWanted: (Session, Moment) -> Bool) -> FoundSession? {
    lastPlace(where: isWanted).map { FoundSession(log: logs[$0.log], place: $0.session) }
  }

  /// The places of its log and, in this, of the session.
  fileprivate func lastPlace(where isWanted: (Session, Moment) -> Bool) -> (log: Int, session: Int)? {
    var last: (log: Int, session: Int, moment: Moment)?
    // From the end, where it mostly is. Of two at the same minute, the one further down is the later.
    for log in logs.indices.reversed() {
      for place in logs[log].sessions.indices.reversed() where logs[log].sessions[place].counts {
        guard let moment = logs[log].sessions[place].moment, last.map({ $0.moment < moment }) ?? true,
          isWanted(logs[log].sessions[place], moment)
        else { continue }
        last = (log, place, moment)
      }
    }
    return last.map { ($0.log, $0.session) }
  }
}
