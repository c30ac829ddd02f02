import Format
import Journal
import Statistics
import Training

extension Invocation {
  /// The sessions that a filter chooses, perhaps of one exercise: their months alone are read, where all of the journal would
  /// say the same of them. `showsNames` is whether exercises are named in the answer, `countsBodyweight` whether it tells
  /// what sets moved.
  func history(
    _ filter: Filter, exercise: String = "", showsNames: Bool = true, countsBodyweight: Bool = true
  ) throws(CommandFailure) -> History {
    let part = try sessionsOfAskedMonths(
      filter, naming: exercise, showsNames: showsNames, countsBodyweight: countsBodyweight)
    let folder = try folder()
    let all = part ?? History(folder.read(only: [.root, .plans, .log, .checkIns]), today: today)
    let chosen = try looking { () throws(NotFound) in try all.filtered(by: filter) }
    sayMistakes(in: all.journal, isPart: part != nil)
    return chosen
  }

  /// The sessions of a journal that a filter chooses.
  func history(_ filter: Filter, in journal: Journal) throws(CommandFailure) -> History {
    let all = History(journal, today: today)
    let chosen = try looking { () throws(NotFound) in try all.filtered(by: filter) }
    sayMistakes(in: journal)
    return chosen
  }

  /// The months of `--since` or `--last` up to today, each by its first day; nil where neither is given, or where it is about
  /// as fast to read everything.
  func askedMonths(_ filter: Filter) -> [CivilDate]? {
    guard let days = filter.days, arguments.value("--since") != nil || arguments.value("--last") != nil
    else { return nil }
    let last = min(days.upperBound, today)
    guard days.lowerBound <= last, last.days(since: days.lowerBound) <= 2 * 366 else { return nil }
    return (days.lowerBound...last).months
  }

  /// The sessions of these months; nil also where an exercise is named by a part of its name, which others may have too.
  private func sessionsOfAskedMonths(
    _ filter: Filter, naming exercise: String, showsNames: Bool, countsBodyweight: Bool
  ) throws(CommandFailure) -> History? {
    guard let months = askedMonths(filter), let last = months.last else { return nil }
    var reader = MonthReader(try folder(), withPlans: true)
    for month in months { reader.readLog(of: month) }
    if countsBodyweight { reader.readBodyweights(since: months) }
    var history = History(reader.journal, today: today)
    // Its name as a person has last spelled it, where neither a plan nor exercises.txt says what it is.
    if showsNames, history.catalog.entries.contains(where: { !$0.isKnown }), reader.readLogs(after: last) {
      history = History(reader.journal, today: today)
    }
    let names = [exercise, filter.exercise ?? ""].filter { !$0.isEmpty }
    return names.allSatisfy { history.catalog.id(of: $0) != nil } ? history : nil
  }
}

extension MonthReader {
  /// Reads what the sets on bodyweight in the logs of some months moved: what was noted in these, or last before.
  fileprivate mutating func readBodyweights(since months: [CivilDate]) {
    guard let use = journal.firstUseOfBodyweight else { return }
    for month in months.reversed() { readBodyweights(of: month) }
    guard var month = months.first, let oldest = oldestMonth() else { return }
    // Who knows it then, knows it for all that follow.
    var hasMore = true
    while month > oldest {
      if hasMore, Bodyweights(journal).notes.contains(where: { $0.moment <= use }) { return }
      month = month.adding(months: -1)
      hasMore = readBodyweights(of: month)
    }
  }

  /// False where there are none.
  fileprivate mutating func readLogs(after month: CivilDate) -> Bool {
    let later = logMonths().prefix { $0 > month }
    for month in later { readLog(of: month) }
    return !later.isEmpty
  }
}

extension Journal {
  /// When a set on bodyweight was done first, in a session that counts.
  fileprivate var firstUseOfBodyweight: Moment? {
    var first: Moment?
    for log in logs {
      for session in log.sessions where session.counts {
        guard let moment = session.moment, first.map({ moment < $0 }) ?? true else { continue }
        if session.exercises.contains(where: { $0.sets.contains(where: \.isOnBodyweight) }) { first = moment }
      }
    }
    return first
  }
}
