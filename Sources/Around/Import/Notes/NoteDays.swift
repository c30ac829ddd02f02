import Training

/// The days among the lines of notes, and their years, by their shape, their lines, and the days around them.
struct NoteDays {
  /// The day of each line; one without its year is kept only if nothing decides the year.
  private(set) var days: [NoteDay?]
  /// The lines whose year or order of numbers only the days around them decide.
  private(set) var placed: Set<Int> = []
  /// The first line with a day, in notes without any year.
  private(set) var lacksYear: Int?
  /// The number of days that can be read in two ways; `misplaced` of them do not fit between the days around them.
  private var undecided = 0
  private var misplaced = 0

  private let lines: NoteDayLines
  private let order: DateOrder
  /// True if days that can be read in two ways are counted, to decide between two orders.
  private let isOpen: Bool
  private var isDescending = false

  /// Reads lines as `notePlain` has them, of which some are headings by their form. `anchor` is the day of the whole
  /// file, `year` that of the first day if no line has one. Throws if the order of numbers stays unknown.
  init(
    _ texts: [String], headings: Set<Int>, order: DateOrder?, year: Int?, anchor: CivilDate?
  ) throws(ImportFailure) {
    let lines = NoteDayLines(texts, headings: headings, anchor: anchor)
    let shown = order == nil ? try lines.shownOrder() : order
    if let shown {
      self.init(lines, shown, year, isOpen: false)
      return
    }
    let both = DateOrder.allCases.map { NoteDays(lines, $0, year, isOpen: true) }
    // The days follow each other in one order only.
    let fitting = both.filter { $0.undecided > 0 && $0.misplaced == 0 }
    if both.allSatisfy({ $0.undecided == 0 }) {
      self = both[0]
    } else if lines.hasClearDays, fitting.count == 1 {
      self = fitting[0]
    } else {
      throw .noDateOrder
    }
  }

  private init(_ lines: NoteDayLines, _ order: DateOrder, _ year: Int?, isOpen: Bool) {
    (self.lines, self.order, self.isOpen) = (lines, order, isOpen)
    days = Array(repeating: nil, count: lines.shapes.count)
    let full = lines.shapes.map { shape -> CivilDate? in
      switch shape {
      case .full(let date, _): date
      case .short(let one, let other): (order == .dayFirst ? one : other)?.date
      default: nil
      }
    }
    isDescending = lines.isDescending(full, order)
    var before = lines.anchor
    var heading: Int?
    var first = before != nil ? 0 : lines.shapes.indices.first { full[$0] != nil || lines.shapes[$0]?.year != nil }
    if first == nil, let line = lines.shapes.indices.first(where: { lines.hasStrongDayOfYear($0) }) {
      if year == nil { lacksYear = line }
      (first, heading) = (line, year ?? 2024)
    }
    let start = first ?? days.count
    /// The next full day below each line, not beyond the heading of a year.
    var next: [CivilDate?] = Array(repeating: nil, count: days.count + 1)
    for line in days.indices.reversed() where lines.shapes[line]?.year == nil {
      next[line] = full[line] ?? next[line + 1]
    }
    for line in start..<max(start, days.count) {
      place(line, before, next[line + 1], heading)
      if let value = lines.shapes[line]?.year { (before, heading) = (nil, value) }
      before = days[line]?.date ?? before
      if full[line] != nil { heading = nil }
    }
    // Above the first full day, the days are read backwards.
    var after = next[0]
    for line in (0..<min(start, days.count)).reversed() {
      place(line, nil, after, nil)
      after = days[line]?.date ?? after
    }
  }

  /// Decides the day of a line by the days around it, and the year of a heading above it.
  private mutating func place(_ line: Int, _ before: CivilDate?, _ after: CivilDate?, _ heading: Int?) {
    let span = NoteDaySpan(before: before, after: after, isDescending: isDescending)
    switch lines.shapes[line] {
    case .full(_, let day), .other(let day): days[line] = day
    case .year(let year): days[line] = .year(year)
    case .short(let one, let other):
      guard let day = order == .dayFirst ? one : other, let date = day.date else {
        days[line] = .broken
        return
      }
      // In notes of nothing but such days, three numbers that are years from the others are reps.
      if !lines.hasClearDays, lines.isList(line), let before, abs(date.days(since: before)) > 1000 { return }
      days[line] = day
      guard one != nil, other != nil else { return }
      count(span.holds(date))
      if isOpen { placed.insert(line) }
    case .ofYear(let day):
      let isWeak = [.weak, .doubtful].contains(lines.standings[line])
      if !isWeak, day.date(2024, order) == nil {
        days[line] = .broken
        return
      }
      let date = span.date(of: day, order, heading)
      if let date, !isWeak && !day.isLikeReps || span.isClose(date, isBetween: isWeak && day.isLikeReps) {
        days[line] = NoteDay.timed(date, day.rest)
        if heading == nil { placed.insert(line) }
        if day.isUndecided { count(span.holds(date)) }
      } else if isWeak {
        let isDoubtful = lines.standings[line] == .doubtful && date.map { span.isClose($0, isBetween: false) } ?? false
        if isDoubtful { days[line] = .dayOrReps }
      } else if !day.isLikeReps {
        days[line] = .yearless(day)
        if day.isUndecided { count(false) }
      }
    case nil: break
    }
  }

  private mutating func count(_ isPlaced: Bool) {
    undecided += 1
    if !isPlaced { misplaced += 1 }
  }
}

/// The days above and below a line.
private struct NoteDaySpan {
  let before, after: CivilDate?
  let isDescending: Bool

  /// True if a date fits the order of the days around it.
  func holds(_ date: CivilDate) -> Bool {
    let (low, high) = isDescending ? (after, before) : (before, after)
    return (low.map { $0 < date } ?? true) && (high.map { date < $0 } ?? true)
  }

  /// Returns the number of days to the nearest day around it.
  private func distance(_ date: CivilDate) -> Int {
    [before, after].compactMap { $0.map { abs($0.days(since: date)) } }.min() ?? 0
  }

  /// Returns the date in the year that fits the days around it; nil if several years do or none.
  func date(of day: NoteDayOfYear, _ order: DateOrder, _ heading: Int?) -> CivilDate? {
    let named = heading.flatMap { day.date($0, order) }
    guard before != nil || after != nil else { return named }
    if let named, holds(named) || distance(named) <= 183 { return named }
    let years = Set([before, after].compactMap { $0?.year }.flatMap { ($0 - 1)...($0 + 1) })
    var all = years.compactMap { day.date($0, order) }
    if let weekday = day.weekday, all.contains(where: { $0.weekday == weekday }) {
      all.removeAll { $0.weekday != weekday }
    }
    let isBetween = before != nil && after != nil
    let fitting = all.filter { holds($0) && (isBetween || distance($0) <= 334) }
    if isBetween, fitting.count > 1 { return nil }
    if let best = fitting.min(by: { distance($0) < distance($1) }) { return best }
    // A day may have been written late.
    return all.min { distance($0) < distance($1) }.flatMap { distance($0) <= 31 ? $0 : nil }
  }

  /// True if a day that could be reps too is no more than a month from the days around it.
  func isClose(_ date: CivilDate, isBetween: Bool) -> Bool {
    holds(date) && distance(date) <= 31 && (!isBetween || before != nil && after != nil)
  }
}
