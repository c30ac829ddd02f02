import Grammar
import Progression
import Statistics
import Text
import Training
import Views

/// The contents of a report: the answers of the other views, for one journal and one filter.
///
/// Most are computed on demand, so that the parts of a page can be made in parallel.
struct ReportAnswer: Sendable {
  /// The parts that can be switched on or off.
  struct Contents: Sendable {
    var places = false
    var notes = true
  }

  let contents: Contents
  let home: HomeAnswer
  let plans: PlansAnswer
  let history: History
  /// The records that each session beat.
  private let beaten: [History.Entry: [(exercise: ExerciseID, step: RecordHistory.Step)]]

  init(_ history: History, _ contents: Contents) {
    self.contents = contents
    self.history = history
    home = HomeAnswer(history.journal, StreakAnswer(history.journal, now: history.now), now: history.now)
    plans = PlansAnswer(history.journal)
    beaten = RecordHistory.beaten(history)
  }

  private var journal: Journal { history.journal }
  var today: CivilDate { history.today }
  var days: ClosedRange<CivilDate> { history.filter.allDays }
  var isFiltered: Bool { history.isFiltered }
  /// True if no plan, exercise, muscle group or tag chooses among sessions.
  var isOfAll: Bool { !history.filter.choosesSessions }
  /// True if today's state can be shown: sessions are not chosen, and today is among the days.
  var isOfToday: Bool { isOfAll && days.contains(today) }

  /// The sessions, newest first.
  var sessions: LazyMapCollection<ReversedCollection<[History.Entry]>, SessionAnswer> {
    history.entries.reversed().lazy.map { SessionAnswer(history, $0, records: beaten[$0] ?? []) }
  }

  /// The next session of the active plan; nil if its reasons refer to days that the filter leaves out.
  var next: NextAnswer? {
    guard isOfToday, let plan = home.plan else { return nil }
    let progress = PlanProgress(plan, in: journal, today: today, now: history.now)
    guard let day = progress.nextDay, let session = progress.session(ofDay: day) else { return nil }
    let dates = session.exercises.flatMap { [($0.last ?? $0.lastElsewhere)?.date, $0.proposal.reason.date] }.compactMap(
      \.self)
    return dates.allSatisfy(days.contains) ? NextAnswer(session, of: progress, day: day) : nil
  }

  var checkIns: CheckInsAnswer { CheckInsAnswer(history) }

  /// The graphs of volume, days with a check-in, body weight and other measures.
  var graphs: [GraphAnswer] {
    // Check-ins and body weight belong to no plan and no exercise.
    [.volume(history)] + (isOfAll ? [.checkIns(history), .bodyweight(history)] + GraphAnswer.measures(history) : [])
  }

  /// Returns the course of an exercise, and that of its volume; an exercise without weights has none.
  func courses(of past: ExercisePast) -> [GraphAnswer] {
    [.exercise(past, history)] + (past.volumeRecord == nil ? [] : [.sessionVolume(past, history)])
  }

  /// Returns the calendar of the months of some check-ins.
  func calendar(_ checkIns: CheckInsAnswer) -> CalendarAnswer {
    CalendarAnswer(checkIns.only(in: history), .all, now: history.now, streaks: home.streaks)
  }

  /// The path of the last photo of each day in the calendar, relative to the journal.
  var photos: [(day: CivilDate, path: String)] {
    var paths: [CivilDate: String] = [:]
    for shown in checkIns.shown.reversed() {
      if let day = shown.checkIn.moment?.date, let path = shown.photoPath(in: journal) { paths[day] = path }
    }
    return paths.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}

extension CheckInsAnswer {
  /// Returns the journal with only these check-ins and the sessions of a filtered history.
  fileprivate func only(in history: History) -> Journal {
    var journal = history.journal
    guard isFiltered else { return journal }
    let sessions = Dictionary(grouping: history.entries.map(\.id), by: \.log).mapValues { Set($0.map(\.place)) }
    for number in journal.logs.indices { journal.logs[number].keep(sessions[number] ?? []) }
    let kept = Dictionary(grouping: shown, by: \.source.name).mapValues { Set($0.map(\.index)) }
    for number in journal.checkIns.indices {
      journal.checkIns[number].keepCheckIns(kept[journal.checkIns[number].source.name] ?? [])
    }
    return journal
  }
}
