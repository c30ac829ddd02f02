import Format
import Journal
import Statistics
import Training

extension Invocation {
  /// The sessions that a filter chooses, perhaps of one exercise: of few days their months alone are read, where all of the
  /// journal would say the same of them. `showsNames` is whether exercises are named in the answer, `countsBodyweight`
  /// whether it tells what sets moved.
  func history(
    _ filter: Filter, exercise: String = "", showsNames: Bool = true, countsBodyweight: Bool = true
  ) throws(CommandFailure) -> History {
    let folder = try folder()
    let part = historyOfFewDays(
      filter, in: folder, naming: exercise, showsNames: showsNames, countsBodyweight: countsBodyweight)
    let all = part ?? History(folder.read(only: [.root, .plans, .log, .checkIns]), now: now)
    return try chosen(filter, of: all, isPart: part != nil)
  }

  /// The sessions of a journal that a filter chooses.
  func history(_ filter: Filter, in journal: Journal, isPart: Bool = false) throws(CommandFailure) -> History {
    try chosen(filter, of: History(journal, now: now), isPart: isPart)
  }

  private func chosen(
    _ filter: Filter, of all: History, isPart: Bool
  ) throws(CommandFailure) -> History {
    let chosen = try looking { () throws(NotFound) in try all.filtered(by: filter) }
    sayMistakes(in: all.journal, isPart: isPart)
    return chosen
  }

  /// The days of `--since` or `--last` up to today; nil where neither is given, or where it is about as fast to read
  /// everything.
  func fewDays(_ filter: Filter) -> ClosedRange<CivilDate>? {
    guard let days = filter.days, arguments.value("--since") != nil || arguments.value("--last") != nil
    else { return nil }
    let last = min(days.upperBound, today)
    guard days.lowerBound <= last, last.days(since: days.lowerBound) <= 2 * 366 else { return nil }
    return days.lowerBound...last
  }

  /// Nil also where an exercise is named by a part of its name, which others may have too.
  private func historyOfFewDays(
    _ filter: Filter, in folder: JournalFolder, naming exercise: String, showsNames: Bool,
    countsBodyweight: Bool
  ) -> History? {
    guard let days = fewDays(filter) else { return nil }
    var loader = JournalLoader(folder, plans: .all)
    loader.load(.sessions(days))
    if countsBodyweight { loader.load(.bodyweights(days)) }
    var history = History(loader.journal, now: now)
    // Its name as a person has last spelled it, where neither a plan nor exercises.txt says what it is.
    if showsNames, history.catalog.entries.contains(where: { !$0.isKnown }),
      loader.load(.sessionsAfter(days.upperBound.startOfMonth))
    {
      history = History(loader.journal, now: now)
    }
    let names = [exercise, filter.exercise ?? ""].filter { !$0.isEmpty }
    return names.allSatisfy { history.catalog.id(of: $0) != nil } ? history : nil
  }
}
