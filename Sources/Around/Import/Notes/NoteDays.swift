import Text
import Training

/// The days among the lines of notes, and their years, by their shape, their lines, and the days around them.
struct NoteDays {
  /// The day of each line; one without its year is kept only if nothing decides the year.
  var days: [NoteDay?]
  /// The lines whose year or order of numbers only the days around them decide.
  var placed: Set<Int> = []
  /// The first line with a day, in notes without any year.
  var lacksYear: Int?
  /// The number of days that can be read in two ways; `misplaced` of them do not fit between the days around them.
  var undecided = 0
  var misplaced = 0

  /// Reads lines as `notePlain` has them, of which some are headings by their form. `anchor` is the day of the whole
  /// file, `year` that of the first day if no line has one. Throws if the order of numbers stays unknown.
  init(
    _ lines: [String], headings: Set<Int>, order: DateOrder?, year: Int?, anchor: CivilDate?
  ) throws(ImportFailure) {
    let dayLines = NoteDayLines(lines, headings: headings, anchor: anchor)
    var order = order
    if order == nil { order = try dayLines.shownOrder() }
    if let order {
      self = dayLines.days(order, year)
      return
    }
    let both = [DateOrder.dayFirst, .monthFirst].map { dayLines.days($0, year, isOpen: true) }
    self = both[0]
    if both.allSatisfy({ $0.undecided == 0 }) { return }
    // The days follow each other in one order only.
    let fitting = both.filter { $0.undecided > 0 && $0.misplaced == 0 }
    guard dayLines.hasClearDays, fitting.count == 1 else { throw .noDateOrder }
    self = fitting[0]
  }

  var isOpen = false

  init(count: Int, _ isOpen: Bool) {
    days = Array(repeating: nil, count: count)
    self.isOpen = isOpen
  }
}

extension NoteDayLines {
  /// Returns the days in an order; with `isOpen` these are counted to decide between two orders.
  func days(_ order: DateOrder, _ year: Int?, isOpen: Bool = false) -> NoteDays {
    var found = NoteDays(count: lines.count, isOpen)
    let full = shapes.map { shape -> CivilDate? in
      switch shape {
      case .full(let date, _): date
      case .short(let one, let other): (order == .dayFirst ? one : other)?.date
      default: nil
      }
    }
    let isDescending = isDescending(full, order)
    var first =
      anchor != nil
      ? 0
      : shapes.indices.first { line in
        if full[line] != nil { return true }
        return isYear(line)
      }
    var (before, heading) = (anchor, Int?.none)
    if first == nil, let line = shapes.indices.first(where: { isOfYear($0) && standings[$0] == .strong }) {
      if year == nil { found.lacksYear = line }
      (first, heading) = (line, year ?? 2024)
    }
    let start = first ?? lines.count
    /// The next full day below each line, not beyond the heading of a year.
    var next: [CivilDate?] = Array(repeating: nil, count: lines.count + 1)
    for line in lines.indices.reversed() {
      next[line] = full[line] ?? next[line + 1]
      if isYear(line) { next[line] = nil }
    }
    for line in start..<max(start, lines.count) {
      let span = NoteDaySpan(before: before, after: next[line + 1], isDescending: isDescending)
      take(line, order, span, heading, full, &found)
      if case .year(let value)? = shapes[line] { (before, heading) = (nil, value) }
      if let date = found.days[line]?.date { before = date }
      if full[line] != nil { heading = nil }
    }
    // Above the first full day, the days are read backwards.
    var after = next.first ?? nil
    for line in (0..<min(start, lines.count)).reversed() {
      take(line, order, NoteDaySpan(before: nil, after: after, isDescending: isDescending), nil, full, &found)
      if let date = found.days[line]?.date { after = date }
    }
    return found
  }

  func isYear(_ line: Int) -> Bool {
    if case .year? = shapes[line] { true } else { false }
  }

  private func isOfYear(_ line: Int) -> Bool {
    if case .ofYear? = shapes[line] { true } else { false }
  }

  private func take(
    _ line: Int, _ order: DateOrder, _ span: NoteDaySpan, _ heading: Int?, _ full: [CivilDate?], _ found: inout NoteDays
  ) {
    switch shapes[line] {
    case .full(_, let day), .other(let day): found.days[line] = day
    case .year(let year): found.days[line] = .year(year)
    case .short(let one, let other):
      let day = order == .dayFirst ? one : other
      guard let date = day?.date else {
        found.days[line] = .broken
        return
      }
      // In notes of nothing but such days, three numbers that are years from the others are reps.
      if !hasClearDays, NoteDayLines.isList(lines[line]), let before = span.before,
        abs(date.days(since: before)) > 1000
      {
        return
      }
      found.days[line] = day
      guard one != nil, other != nil else { return }
      found.undecided += 1
      if !span.holds(date) { found.misplaced += 1 }
      if found.isOpen { found.placed.insert(line) }
    case .ofYear(let day):
      let isWeak = standings[line] == .weak || standings[line] == .doubtful
      if !isWeak, day.date(2024, order) == nil {
        found.days[line] = .broken
        return
      }
      guard let date = span.date(of: day, order, heading),
        !isWeak && !day.isLikeReps || span.isClose(date, isBetween: isWeak && day.isLikeReps)
      else {
        if standings[line] == .doubtful, let date = span.date(of: day, order, heading),
          span.isClose(date, isBetween: false)
        {
          found.days[line] = .dayOrReps
        }
        if !isWeak, !day.isLikeReps { found.days[line] = .yearless(day) }
        if !isWeak, day.isUndecided, !day.isLikeReps {
          (found.undecided, found.misplaced) = (found.undecided + 1, found.misplaced + 1)
        }
        return
      }
      found.days[line] = NoteDay.timed(date, day.rest)
      if heading == nil { found.placed.insert(line) }
      guard day.isUndecided else { return }
      found.undecided += 1
      if !span.holds(date) { found.misplaced += 1 }
    case nil: break
    }
  }

  /// True if most steps from day to day go back: newest first.
  private func isDescending(_ full: [CivilDate?], _ order: DateOrder) -> Bool {
    var steps = 0
    var before: (date: CivilDate, hasYear: Bool)?
    for line in lines.indices {
      var here = full[line].map { (date: $0, hasYear: true) }
      if case .ofYear(let day)? = shapes[line], standings[line] == .strong {
        here = day.date(2024, order).map { ($0, false) }
      }
      guard let here else { continue }
      if let before {
        let days = here.date.days(since: before.date)
        // Without a year, the shorter way around the year counts.
        steps += (here.hasYear && before.hasYear ? days : (days % 366 + 366 + 183) % 366 - 183).signum()
      }
      before = here
    }
    return steps < 0
  }
}
