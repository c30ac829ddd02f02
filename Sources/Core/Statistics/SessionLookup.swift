package import Grammar
package import Text
package import Training

/// A session and the log that holds it.
package struct FoundSession: Sendable {
  package let log: Log
  /// The session's index in `Log.sessions`.
  package let place: Int

  package var session: Session { log.sessions[place] }
  package var places: SessionPlaces { log.places[place] }

  /// The exercises that were done, a line each with their sets as they were written: what a session like it begins with.
  package var draft: [String] {
    zip(session.exercises, places.exercises).filter { $0.0.wasDone }.map { exercise, places in
      let isQuoted = log.source.bytes[..<places.name.lowerBound].last == UInt8(ascii: "\"")
      let name = isQuoted ? "\"\(log.source.text(places.name))\"" : log.source.text(places.name)
      return "  \(exercise.isSuperset ? "+ " : "")\(name):\(places.text(log.source).map { " " + $0 } ?? "")"
    }
  }
}

extension ExercisePlaces {
  /// Returns the groups of sets, each once, without remarks; nil without any.
  package func text(_ source: Source) -> String? {
    var groups: [TextRange] = []
    for range in sets where groups.last != range { groups.append(range) }
    return groups.isEmpty ? nil : groups.map { source.text($0) }.joined(separator: ", ")
  }
}

extension Journal {
  /// Returns the list of a day, a session without times that has boxes: the last one that is ticked in part, else with boxes
  /// left, else any; nil without any.
  package func list(of day: CivilDate) -> FoundSession? {
    let lists = logs.flatMap { log in
      log.sessions.indices.filter {
        log.sessions[$0].date == day && log.sessions[$0].start == nil && log.places[$0].hasBoxes
      }.map { FoundSession(log: log, place: $0) }
    }
    let left = lists.filter(\.session.hasOpenSets)
    return left.last { !$0.session.isWaiting } ?? left.last ?? lists.last
  }

  /// Returns the journal with a list under way, so that what is ticked of it does not count yet. Its text stays.
  package func takingUp(_ list: FoundSession) -> Journal {
    var journal = self
    for index in logs.indices where logs[index].source.name == list.log.source.name {
      journal.logs[index].open(session: list.place)
    }
    return journal
  }

  /// Returns the journal with the list of a day under way; this one if a session is open, or without a list.
  package func takingUpList(of day: CivilDate) -> Journal {
    openSession == nil ? list(of: day).map(takingUp) ?? self : self
  }

  /// The last session under way; nil without any.
  package var openSession: FoundSession? { lastOpenSession { _ in true } }

  /// Returns the last session under way that began on or after a day and by a moment; nil without any.
  package func openSession(since first: CivilDate, until now: Moment) -> FoundSession? {
    lastOpenSession { first <= $0.date && $0 <= now }
  }

  private func lastOpenSession(where isWanted: (Moment) -> Bool) -> FoundSession? {
    for log in logs.reversed() {
      if let index = log.sessions.lastIndex(where: { $0.isOpen && $0.moment.map(isWanted) ?? false }) {
        return FoundSession(log: log, place: index)
      }
    }
    return nil
  }

  /// Returns the first session that begins at a moment; nil without any.
  package func session(at moment: Moment) -> FoundSession? {
    for log in logs {
      if let index = log.sessions.firstIndex(where: { $0.moment == moment }) {
        return FoundSession(log: log, place: index)
      }
    }
    return nil
  }

  /// Returns the log of a month; an empty one if there is no file yet.
  package func log(of date: CivilDate) -> Log {
    let path = FileKind.logPath(of: date)
    return logs.first { $0.source.name == path } ?? LogReader.read(Source(name: path, bytes: []))
  }

  /// Returns the check-ins of a month; an empty file if there is none yet.
  package func checkInFile(of date: CivilDate) -> CheckInFile {
    let path = FileKind.checkInsPath(of: date)
    return checkIns.first { $0.source.name == path } ?? CheckInReader.read(Source(name: path, bytes: []))
  }

  /// Returns the last session that counts and began by a moment; nil without any.
  package func lastSession(until now: Moment) -> FoundSession? { lastSession { $1 <= now } }

  /// Returns the last session that counts and for which `isWanted` is true; nil without any.
  package func lastSession(where isWanted: (Session, Moment) -> Bool) -> FoundSession? {
    var last: (log: Int, session: Int, moment: Moment)?
    // The last one is mostly at the end. Of two at one minute, the later one in the file is the later.
    for log in logs.indices.reversed() {
      for index in logs[log].sessions.indices.reversed() where logs[log].sessions[index].counts {
        guard let moment = logs[log].sessions[index].moment, last.map({ $0.moment < moment }) ?? true,
          isWanted(logs[log].sessions[index], moment)
        else { continue }
        last = (log, index, moment)
      }
    }
    return last.map { FoundSession(log: logs[$0.log], place: $0.session) }
  }
}

extension Session {
  /// Returns the moment of the last set: that of a write, or the time of a set, which is on the next day if it is before the
  /// start. Nil without any in the twelve hours of a session.
  package func lastSet(_ written: Moment?, until now: Moment) -> Moment? {
    guard let moment, let start else { return nil }
    let noted = exercises.flatMap(\.sets).compactMap(\.completedAt).last.map {
      Moment($0 < start ? moment.date.adding(days: 1) : moment.date, $0)
    }
    return [noted, written].compactMap(\.self).filter { $0 <= now && 0...(12 * 60) ~= $0.minutes(since: moment) }.max()
  }
}
