import Grammar
import Recording
import Storage
import Statistics
package import Text
package import Training
import Views

extension Command {
  package static let start = Command(
    "start", "Open a session now, of the active plan or another",
    usage: ["start [--fill] [PLAN | DAY | TITLE]", "start --repeat [PLAN | DATE]"],
    details: """
      A plan is found without accents, case or its full name, and so is a day of a plan by its own name; 'PLAN / DAY' where
      several plans have one of that name. Of a plan alone it is the day behind the one done last, and of several days of the
      active plan that begin with the word the first from there. Any other text is the session's title. It says what is
      planned; only one session can be open. The list that 'bumbum next --write' wrote for today is that session, whatever of
      it is ticked. The draft of '--repeat' opens none: 'bumbum start --repeat > draft.txt', edit it,
      then 'bumbum add session - < draft.txt'.
      """,
    options: [
      Option("--at", "TIME", "when it began: 18:30, or \"2026-01-05 18:30\"", reach: .moment),
      Option("--deload", "PERCENT", "with that share of each load, 60%; no plan goes on from such a session"),
      Option("--fill", nil, "write what is planned into it, each set with a box to tick: '- [ ] 80kg x 8'"),
      Option("--repeat", nil, "print the last session of the plan, or that of a day, as a draft for today"), .dryRun,
    ],
    examples: [
      ("bumbum start", "a session of the active plan, now"),
      ("bumbum start \"Plan B\" --at 18:30", "of another plan, a while ago"),
      ("bumbum start --fill", "with each planned set to tick off: 'bumbum help phone'"),
      ("bumbum start legs", "the day 'Legs' of a plan, 'PPL / Legs'"),
      ("bumbum start \"Easy run\" '#outside'", "of no plan, with a tag"),
      ("bumbum start --repeat 2026-01-05", "what was done on that day, to edit and add"),
    ]
  ) { invocation throws(Refusal) in
    if invocation.arguments.has("--repeat") { return try invocation.printDraft() }
    let (title, moment) = try invocation.saidStart()
    try refuseFuture(moment, now: invocation.now)
    try invocation.refusePast(moment)
    if let proposed = try invocation.startSession(title, at: moment) { try invocation.say(proposed) }
    return .success
  }
}

extension Invocation {
  /// Opens the session of a typed title, or that is due, and returns what is planned for it; nil if nothing is.
  package func startSession(_ title: String, at moment: Moment) throws(Refusal) -> Proposed? {
    var opening: Opening?
    let opened = try write(fromMonthsBefore: moment.date) { journal, answers throws(Refusal) -> Changes? in
      opening = try self.opening(title, in: journal, at: moment, answers)
      return opening?.changes
    }
    if let opening, opening.title == nil, let missing = try folder().settings.plan {
      remark("warning: there is no plan '\(missing)': this session is of none; 'bumbum plan activate NAME' chooses one")
    }
    return opened == nil ? nil : opening?.planned
  }

  /// The changes that open a session, its title, and what is planned for it.
  typealias Opening = (changes: Changes, title: String?, planned: Proposed?)

  /// Returns the changes that open the session of a typed title, or that is due, behind those that end one
  /// that was left open; nil if unread months may change it.
  func opening(
    _ typed: String, in journal: Journal, at moment: Moment, _ answers: Answers
  ) throws(Refusal) -> Opening? {
    let (query, tags) = SessionTitle.parted(typed)
    let deload = try deload()
    // A session forgotten years ago is for lint to find.
    let first = moment.date.startOfMonth.adding(months: 2 - JournalFolder.recentMonths)
    if let open = journal.openSession(since: first, until: Moment(.last)), let start = open.session.moment {
      guard open.isLeftOpen(at: now, lastSet: lastSet(of: open)) else {
        throw Refusal(
          "a session is open already, since \(day: start)",
          help: "close it with 'bumbum finish', or drop it with 'bumbum finish --discard'")
      }
      let ended = try journal.finishing(at: nil, now: now, lastSet: lastSet, answers: answers).changes
      return try opening(typed, in: ended.applied(to: journal), at: moment, answers).map {
        (ended.followed(by: $0.changes), $0.title, $0.planned)
      }
    }
    let list = journal.list(of: moment.date)
    var begun = try journal.begun(query.isEmpty ? list?.session.title ?? query : query, taking: list, at: moment)
    begun.planned?.deload = deload ?? begun.list?.session.deload
    let proposed = begun.planned.flatMap { self.proposed($0, $0.places.map { ($0, nil) }) }
    let isSure = begun.isKnown && begun.planned?.isKnown ?? true && proposed?.isKnown ?? true
    if let edge = journal.edge, edge > first || !isSure { return nil }
    if let list = begun.list, let deload, deload != list.session.deload {
      throw Refusal(
        "the list of \(day: moment.date) has its loads already, and '--deload' changes none",
        help:
          "take it out, 'bumbum edit' opens the log, then 'bumbum start --fill --deload \(arguments.value("--deload") ?? "60%")'"
      )
    }
    if let list = begun.list, let edits = list.log.opening(list: list.place, at: moment.time ?? .midnight) {
      return try (Changes(list.log.source.name, in: journal, edits), begun.title, proposed)
    }
    let log = journal.log(of: moment.date)
    let fields = deload.map { [Session.field(ofDeload: $0)] } ?? []
    let tasks = arguments.has("--fill") ? try self.tasks(of: proposed, in: journal) : []
    let edits = log.opening(moment, title: begun.title, tags: tags, lines: fields + tasks)
    return try (Changes(log.source.name, in: journal, edits), begun.title, proposed)
  }

  /// Returns the lines of what is planned, each set with an empty box; throws if nothing is.
  private func tasks(of proposed: Proposed?, in journal: Journal) throws(Refusal) -> [String] {
    guard let proposed, !proposed.exercises.isEmpty else {
      throw Refusal("nothing is planned for this session", help: "name a plan: 'bumbum start --fill PLAN'")
    }
    let mark = try words(journal.settings).decimalMark
    return try Log.tasks(proposed.exercises.map { ($0.name, $0.isSuperset, $0.sets) }, decimalMark: mark)
  }
}

extension Journal {
  /// Returns the title of the session that a query begins, what is planned for it, and the list that it is: the given one,
  /// if it has that title while it is under way, as what is ticked of it would make another day the next one. `isKnown` is
  /// false if unread months may change it.
  fileprivate func begun(
    _ query: String, taking list: FoundSession?, at moment: Moment
  ) throws(Refusal) -> (title: String?, planned: PlannedDay?, list: FoundSession?, isKnown: Bool) {
    let journal = list.map(takingUp) ?? self
    let (title, isKnown) = try journal.title(query, now: moment)
    let planned = title.flatMap { journal.plannedDay($0, now: moment) }
    let own = planned?.title ?? title
    guard let list, nameKey(list.session.title ?? "") != nameKey(own ?? "") else {
      return (own, planned, list, isKnown)
    }
    return try begun(query, taking: nil, at: moment)
  }

  /// Returns the title that `title(_:)` finds; if several days of the active plan begin with the query or have an
  /// exercise of that name, the first from the next day on: 'deadlift' of a plan with 'Deadlift, week 1' and three
  /// more. `isKnown` is false if unread months may change it.
  package func title(_ query: String, now: Moment) throws(Refusal) -> (text: String?, isKnown: Bool) {
    let title = try title(query)
    guard let title, title == query, let active = activePlan, !active.plan.days.isEmpty,
      let name = active.plan.name
    else { return (title, true) }
    let (key, letters) = (folded(query), bareLetters(query))
    func isMeant(_ day: PlanProgress.Day) -> Bool {
      folded(day.name ?? "").hasPrefix(key) || bareLetters(day.name ?? "") == letters
        || bareLetters("\(name) \(day.name ?? "")") == letters
        || active.plan.exercises[day.exercises].contains { folded($0.name) == key }
    }
    guard let next = plannedDay(name, now: now) else { return (title, true) }
    let days = next.progress.days
    let day = days.indices.map { ($0 + next.day) % days.count }.first { isMeant(days[$0]) }
    return (day.flatMap { next.progress.title(ofDay: $0) } ?? title, next.isKnown)
  }
}

extension Invocation {
  /// Returns the title that the operands say, and the start: that of `--at`, or a time behind the title, `legs 18:30`.
  package func saidStart() throws(Refusal) -> (title: String, at: Moment) {
    var (title, at) = (arguments.operands, try moment("--at"))
    let last = title.last?.lowercased() ?? ""
    if last.contains(":") || last.hasSuffix("am") || last.hasSuffix("pm"), let time = TimeOfDay(said: last) {
      (title, at) = (title.dropLast(), Moment(today, time))
      if ["at", "as"].contains(folded(title.last ?? "")) { title.removeLast() }
    }
    return (title.joined(separator: " "), at)
  }

  /// Throws for a moment more than twelve hours ago: such a session would take no sets.
  fileprivate func refusePast(_ moment: Moment) throws(Refusal) {
    guard now.minutes(since: moment) > 12 * 60 else { return }
    let readings = moment.date == today ? TimeOfDay.meant(by: "\(moment.time ?? .midnight)") : []
    let later = readings.last { Moment(today, $0) > moment && Moment(today, $0) <= now }
    let evening: Message? = later.map { "write '--at \($0)' if that is meant; " }
    let past: Message = "'bumbum add session \(day: moment) …' writes down a past session"
    throw Refusal(
      "\(day: moment) is more than 12 hours ago: no set would go into that session",
      help: evening.map { $0 + past } ?? past)
  }
}

extension Journal {
  /// Returns the title that a query means: a plan's name, with a day of it after a slash, a day alone, or free text;
  /// for an empty query the active plan's, nil if there is none.
  func title(_ query: String) throws(Refusal) -> String? {
    if query.isEmpty { return activePlan?.plan.name }
    if let title = try titleOfDay(query) { return title }
    let isPlan = plans.contains { ([$0.plan.name ?? ""] + $0.plan.aka).map(nameKey).contains(nameKey(query)) }
    // 'a' is the day 'A - chest' of a plan 'ABCD'.
    if !isPlan, let title = activePlan?.title(ofDay: query, atMost: .firstWords) { return title }
    if let plan = try plan(ifMeant: query) { return plan.plan.name ?? query }
    if let title = activePlan?.title(ofDay: query, atMost: .words) { return title }
    // A plan's name may hold a slash: the longest beginning that is a plan is meant.
    let words = query.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    for count in (1..<max(1, words.count)).reversed() {
      let (left, right) = (
        words[..<count].joined(separator: "/").trimmed, words[count...].joined(separator: "/").trimmed
      )
      guard !right.isEmpty, let plan = try plan(ifMeant: left), let name = plan.plan.name else { continue }
      let key = folded(right)
      let days = plan.plan.days.map(\.name)
      guard let day = days.first(where: { folded($0) == key }) ?? days.first(where: { folded($0).hasPrefix(key) })
      else {
        throw Refusal(
          "'\(name)' has no day '\(right)'",
          help: days.isEmpty
            ? "it has no days" : "it has \(days.map { "'\($0)'" }.joined(separator: ", "))")
      }
      return "\(name) / \(day)"
    }
    return titleHaving(query) ?? query
  }

  /// Returns the title of the day 'Pull A' for 'pull day', and of the plan 'My PPL' for 'ppl'; nil for other words.
  private func titleHaving(_ query: String) -> String? {
    let name = query.split(separator: " ").filter { !["day", "dia", "treino"].contains(folded(String($0))) }
      .joined(separator: " ")
    if name != query, !name.isEmpty,
      let title = (try? titleOfDay(name)).flatMap(\.self) ?? activePlan?.title(ofDay: name, atMost: .words)
    {
      return title
    }
    let having = plans.compactMap(\.plan.name).filter { name in
      folded(name).split(separator: " ").contains { $0 == folded(query) }
    }
    return having.count == 1 ? having[0] : nil
  }

  /// Returns the full title of the day with this name, in the active plan, else in any; nil if a plan has this name.
  private func titleOfDay(_ name: String) throws(Refusal) -> String? {
    if plans.contains(where: { folded($0.plan.name ?? "") == folded(name) }) { return nil }
    if let title = activePlan?.titles(ofDay: name).first { return title }
    let others = plans.flatMap { $0.titles(ofDay: name) }
    guard others.count > 1 else { return others.first }
    throw Refusal(
      "'\(name)' is a day of several plans",
      help: "say which: \(others.map { "'\($0)'" }.joined(separator: ", "))")
  }
}

extension PlanFile {
  /// Returns `PLAN / DAY` for each day with this name.
  fileprivate func titles(ofDay name: String) -> [String] {
    guard let own = plan.name else { return [] }
    return plan.days.map(\.name).filter { folded($0) == folded(name) }.map { "\(own) / \($0)" }
  }

  /// Returns `PLAN / DAY` for the day that words mean.
  fileprivate func title(ofDay words: String, atMost limit: NameFit) -> String? {
    guard let own = plan.name, let day = day(meant: words, atMost: limit) else { return nil }
    return "\(own) / \(plan.days[day].name)"
  }

  /// Returns the index of the day that words fit best, and no worse than a limit; nil for several.
  func day(meant words: String, atMost limit: NameFit) -> Int? {
    let fits = plan.days.map { TypedName(words).fit($0.name) }
    guard let best = fits.compactMap(\.self).min(), best <= limit else { return nil }
    let meant = fits.indices.filter { fits[$0] == best }
    return meant.count == 1 ? meant[0] : nil
  }
}
