import Format
package import Statistics
import Text
package import Training

/// All that a report shows: the answers of the other views, of one journal and one filter.
package struct ReportAnswer: Sendable {
  /// What stays out unless it is asked for, or goes out where it is asked to.
  package struct Contents: Sendable {
    package var places = false
    package var notes = true
    package init() {}
  }

  struct ExerciseCourse: Sendable {
    let id: ExerciseID
    let best: GraphAnswer
    let volume: GraphAnswer
  }

  let contents: Contents
  /// No plan, exercise or muscle group chooses among sessions.
  let isOfAll: Bool
  let home: HomeAnswer
  let plans: PlansAnswer
  let history: History
  /// Newest first.
  let sessions: [SessionAnswer]
  let stats: StatsAnswer
  let records: RecordsAnswer
  let muscles: MuscleAnswer
  /// Volume, days with a check-in, body weight, other measures.
  let graphs: [GraphAnswer]
  /// In the order of `stats`.
  let exercises: [ExerciseCourse]
  let checkIns: CheckInsAnswer
  /// Of the months that `checkIns` is of.
  let calendar: CalendarAnswer
  let today: CivilDate

  /// Of the sessions that a filter left of a history.
  package init(_ history: History, _ filter: Filter, _ contents: Contents, now: Moment) {
    let journal = history.journal
    self.contents = contents
    let today = now.date
    self.today = today
    self.history = history
    let streaks = StreakAnswer(journal, now: now)
    home = HomeAnswer(journal, streaks, now: now)
    plans = PlansAnswer(journal)
    let beaten = RecordHistory.beaten(history)
    sessions = history.entries.reversed().map { SessionAnswer(history, $0, records: beaten[$0] ?? []) }
    stats = StatsAnswer(journal, Sums(history), history.catalog, filter, now: now)
    records = RecordsAnswer(history, filter, today: today)
    muscles = MuscleAnswer(history, filter, today: today)
    isOfAll = !filter.choosesSessions
    // Check-ins and body weight are of no plan and no exercise.
    let others: [GraphAnswer] =
      [.checkIns(journal, filter, now: now), .bodyweight(journal, filter, now: now)]
      + GraphAnswer.measures(journal, filter, now: now)
    graphs = [.volume(history, filter, today: today)] + (isOfAll ? others : [])
    let courses = Dictionary(uniqueKeysWithValues: history.byExercise().map { ($0.id, $0.history) })
    exercises = stats.sums.exercises.compactMap { statistics in
      let id = statistics.exercise
      return courses[id].map { course in
        ExerciseCourse(
          id: id, best: .exercise(id, course, isTopSet: false, filter, today: today),
          volume: .sessionVolume(id, course, filter, today: today))
      }
    }
    checkIns = CheckInsAnswer(history, filter, type: nil, limit: .max, now: now)
    calendar = CalendarAnswer(checkIns.only(in: history), .all, now: now, streaks: streaks)
  }
}

extension ReportAnswer {
  /// For each day of the calendar that has a photo the path in the journal of the last.
  package var photos: [(day: CivilDate, path: String)] {
    var paths: [CivilDate: String] = [:]
    for found in checkIns.shown.reversed() {
      if let day = found.checkIn.moment?.date, let path = found.photoPath(in: history.journal) { paths[day] = path }
    }
    return paths.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}

extension CheckInsAnswer {
  /// The journal with these check-ins alone, and the days of the sessions that a filter left.
  fileprivate func only(in history: History) -> Journal {
    var journal = history.journal
    guard isFiltered else { return journal }
    journal.logs = []
    journal.bareSessionDays = history.entries.map(\.moment.date)
    let kept = Dictionary(grouping: shown, by: \.source.name).mapValues { Set($0.map(\.checkIn.header)) }
    for number in journal.checkIns.indices {
      let headers = kept[journal.checkIns[number].source.name] ?? []
      journal.checkIns[number].checkIns.removeAll { !headers.contains($0.header) }
    }
    return journal
  }
}
