import Grammar
import Statistics
import Text
import Training
import Views

// The contents of each tab of the report.

extension ReportAnswer {
  func homeTab(_ page: Page) -> HTML {
    let words = page.words
    var cards: [HTML] = []
    if isOfToday { cards.append(.list("", home.facts(words, of: days))) }
    if let next { cards.append(next.html(page)) }
    if let last = sessions.first {
      cards.append(
        .heading("h3", "\(words("Last session")): \(words.short(last.entry.moment.date))")
          + .p(last.title(words)) + .remark(last.figures(page)) + last.body(page, notes: contents.notes).joined)
    }
    let calendar = calendar(checkIns)
    if let month = calendar.months.first { cards.append(calendar.month(month, page, [:])) }
    return cards.isEmpty ? .emptyState(page.nothingLeft) : .columns(cards)
  }

  func workoutsTab(_ page: Page) -> HTML {
    let plans = plans.plans.isEmpty || !isOfAll ? HTML.none : HTML.columns(self.plans.html(page, notes: contents.notes))
    guard !sessions.isEmpty else { return plans + .emptyState(page.noSessions(isFiltered: isFiltered)) }
    var months: [(month: CivilDate, sessions: [HTML])] = []
    for session in sessions {
      let month = session.entry.moment.date.startOfMonth
      if months.last?.month != month { months.append((month, [])) }
      months[months.count - 1].sessions.append(session.html(page, notes: contents.notes))
    }
    return plans
      + months.map { month, sessions in
        .heading("h2", page.words.month(month)) + .tag("div", "sessions", sessions)
      }.joined
  }

  func progressTab(_ page: Page) -> HTML {
    let words = page.words
    let figures = graphs.map { $0.figure(page) }.filter { !$0.isEmpty }
    guard !sessions.isEmpty else {
      return .emptyState(page.noSessions(isFiltered: isFiltered)) + (figures.isEmpty ? .none : .cards(figures))
    }
    let stats = StatsAnswer(history)
    var parts: [HTML] = [
      .cards([.list(words("Totals"), page.facts(of: stats.totals))] + figures), .heading("h2", words("Sets a week")),
      MuscleAnswer(history).html(page),
    ]
    if let plan = home.plan, isOfAll, !plan.plan.exercises.isEmpty {
      parts += [.heading("h2", words("Plan and done")), .cards([planTable(plan, page)], "card wide")]
    }
    parts += [
      .heading("h2", words("Records")),
      .cards([.table(RecordsAnswer(history).table(page), .view("records"), caption: words("Records"))], "card wide"),
      .heading("h2", words("Exercises")), .tag("div", "exercises", stats.exercises.map { html(of: $0, page) }),
      .details(words("Numbers"), .table(stats.table(page), .view("stats"), caption: words("Exercises"))),
    ]
    return parts.joined
  }

  func checkInsTab(_ page: Page, _ photos: [CivilDate: [UInt8]]) -> HTML {
    let (words, checkIns) = (page.words, checkIns)
    let calendar = calendar(checkIns)
    guard !calendar.months.isEmpty else { return .emptyState(isFiltered ? page.nothingLeft : page.noCheckIns) }
    let byMonth = Dictionary(grouping: checkIns.shown) { $0.checkIn.moment?.date.startOfMonth }
    let months = calendar.months.map { month in
      let shown = byMonth[month] ?? []
      return calendar.month(month, page, photos)
        + .details(
          words("Check-ins"),
          .table(
            shown.table(page, contents), .view("checkins", of: month.monthDescription), caption: words.month(month)))
    }
    let streaks = home.streaks.blocks(words) { "\(words("Streak")): \($0.lowercased())" }
    return .cards(HTML.lists(streaks)) + .heading("h2", words("Years")) + calendar.years(page)
      + .heading("h2", words("Months")) + calendar.legend(page)
      + .tag("div", "months", months.map { .tag("section", "card", $0) })
  }

  /// Returns the targets of the active plan, beside the last sets of each exercise.
  private func planTable(_ file: PlanFile, _ page: Page) -> HTML {
    let words = page.words
    // An exercise of several days has its targets in one row.
    var planned: [(name: String, id: ExerciseID?, targets: [String])] = []
    for (index, exercise) in file.plan.exercises.enumerated() {
      let (id, target) = (history.catalog.id(of: exercise.name), file.target(index, words))
      if let row = planned.firstIndex(where: { $0.id == id }) {
        if !planned[row].targets.contains(target) { planned[row].targets.append(target) }
      } else {
        planned.append((exercise.name, id, [target]))
      }
    }
    let rows = planned.map { name, id, targets in
      let last = sessions.lazy.compactMap { session in
        session.exercises.first { $0.id == id && !$0.sets.isEmpty }.map { (session.entry.moment.date, $0) }
      }.first
      let sets = last?.1.sets.filter { $0.number != nil }.map { words.set($0.set) }.joined(separator: ", ")
      return [
        name, targets.joined(separator: " · "), sets ?? words("never"),
        last.map { words.short($0.0) } ?? "",
      ]
    }
    let heading = [words("Exercise"), words("Target"), words("Last done"), words("Date")]
    return .heading("h3", file.plan.name ?? "")
      + .table(
        Table([heading] + rows, [.left, .left, .left, .left]), .view("plan"), caption: words("Plan and done"),
        kind: "planned")
  }

  /// Returns a line about an exercise that opens to pictures and records.
  private func html(of past: ExercisePast, _ page: Page) -> HTML {
    let entry = history.catalog[past.exercise]
    let record = past.records.first.map { "\(page.words("Record")) \(page.words.set($0.current.set))" } ?? ""
    let figures = courses(of: past).map { $0.figure(page) }.filter { !$0.isEmpty }
    let facts = HTML.lists(page.records(of: past))
    return .tag(
      "details", [],
      .tag(
        "summary", Attribute.sign(of: entry.muscleGroup), HTML(entry.name),
        record.isEmpty ? .none : .markup(" ") + .tag("small", [], HTML(record))),
      .tag("div", "grid", figures + facts.map { .tag("div", [], $0) }))
  }
}
