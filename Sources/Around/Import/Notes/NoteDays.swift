import Text
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

/// The days that lines may have, and the standing of each as a day.
private struct NoteDayLines {
  enum Shape {
    case full(CivilDate, NoteDay)
    /// A day in either order: `1/25/26`.
    case short(dayFirst: NoteDay?, monthFirst: NoteDay?)
    case ofYear(NoteDayOfYear)
    case year(Int)
    case other(NoteDay)

    /// Nil for a line without a day.
    init?(_ line: String) {
      guard !line.isEmpty, !line.hasPrefix("|") else { return nil }
      let (one, other) = (NoteDay(line, order: .dayFirst), NoteDay(line, order: .monthFirst))
      switch (one, other) {
      case (.day(let first, _, _)?, .day(let second, _, _)?):
        self =
          first == second
          ? one.map { .full(first.date, $0) } ?? .other(.broken) : .short(dayFirst: one, monthFirst: other)
      case (.day?, _): self = .short(dayFirst: one, monthFirst: nil)
      case (_, .day?): self = .short(dayFirst: nil, monthFirst: other)
      case (.yearless(let day)?, _): self = .ofYear(day)
      case (.year(let year)?, _): self = .year(year)
      case (let day?, _): self = .other(day)
      case (nil, _): return nil
      }
    }

    var year: Int? {
      if case .year(let year) = self { year } else { nil }
    }
  }

  /// `doubtful` is a day or reps, a day if it is near the days around it; `likely` is a day if it is near them.
  enum Standing { case none, weak, doubtful, likely, strong }

  private let lines: [String]
  let anchor: CivilDate?
  private(set) var shapes: [Shape?]
  private(set) var standings: [Standing] = []
  let hasClearDays: Bool

  init(_ lines: [String], headings: Set<Int>, anchor: CivilDate?) {
    (self.lines, self.anchor) = (lines, anchor)
    shapes = lines.map(Shape.init)
    // `Treino A - 05/01/2026` is a day; with any title in a heading, or if no line begins with its day.
    let hasLeadingDays = shapes.contains { $0 != nil }
    for line in lines.indices where anchor == nil && shapes[line] == nil {
      let isHeading = headings.contains(line)
      shapes[line] = NoteDay.turned(lines[line], hasAnyTitle: isHeading || !hasLeadingDays).flatMap(Shape.init)
      if shapes[line] == nil, isHeading, NoteDay.holdsDate(lines[line]) { shapes[line] = .other(.broken) }
    }
    var clear = [anchor].compactMap(\.self)
    for case .full(let date, _)? in shapes { clear.append(date) }
    hasClearDays = !clear.isEmpty
    for line in lines.indices {
      standings.append(shapes[line] == nil ? .none : standing(line, clear))
      if standings[line] == .none { shapes[line] = nil }
    }
  }

  /// Returns the standing of a line. Two or three numbers may be reps; they are a day above the names of exercises.
  private func standing(_ line: Int, _ clear: [CivilDate]) -> Standing {
    switch shapes[line] {
    case .short(let one, let other) where isList(line):
      // `12/10/10` is no day between days of this year.
      let isNear = [one?.date, other?.date].contains { date in
        date.map { date in clear.contains { abs($0.days(since: date)) <= 1000 } } ?? false
      }
      return isBelowName(line) || !clear.isEmpty && !isNear ? .none : .strong
    case .ofYear(let day): return standing(line, day)
    default: return .strong
    }
  }

  private func standing(_ line: Int, _ day: NoteDayOfYear) -> Standing {
    if day.isCertain {
      let isOfNumbers = lines[line].allSatisfy { $0.isNumber || $0 == "/" } && !lines[line].hasPrefix("0")
      return isOfNumbers && isBelowName(line) ? .none : .strong
    }
    guard anchor == nil, !isBelowName(line), let titled = standing(ofTitle: day.rest) else { return .none }
    let isSpaced = line == 0 || lines[line - 1].isEmpty || shapes[line - 1]?.year != nil
    let above = lines[..<line].last { !$0.isEmpty } ?? ""
    guard let next = lines[(line + 1)...].first(where: { !$0.isEmpty }) else {
      return isSpaced && !day.isLikeReps ? titled : .none
    }
    if next.first?.isNumber == true && Shape(next) == nil || isKnownName(above) { return .weak }
    if isSpaced { return titled }
    return !day.isLikeReps ? .weak : day.isNoReps(below: above) ? .likely : .doubtful
  }

  /// Returns the standing of a pair of numbers before this text, a title or nothing; nil for the name of an exercise.
  private func standing(ofTitle rest: String) -> Standing? {
    let title = String(rest.drop { "-–—:,.|( ".contains($0) })
    guard let first = title.first else { return .strong }
    guard first.isLetter else { return nil }
    let words = folded(title).split { !$0.isLetter }
    // `Day 5` has a number and is a title.
    let isCount =
      ["day", "dia", "treino", "workout"].contains(words.first ?? "") && title.split(separator: " ").count == 2
    if !isCount, title.contains(where: \.isNumber) { return .weak }
    let muscles = words.filter { !["day", "dia", "e", "and", "de", "treino"].contains($0) }
    let isOfBody = muscles.count <= 3 && muscles.allSatisfy { muscleGroup(ofCategory: String($0)) != nil }
    return isOfBody || muscleGroup(ofExercise: title) == nil ? .strong : nil
  }

  private func isBelowName(_ line: Int) -> Bool {
    line > 0 && (isKnownName(lines[line - 1]) || lines[line - 1].hasSuffix(":"))
  }

  /// True if a line is the name of a known exercise, and nothing else.
  private func isKnownName(_ line: String) -> Bool {
    !line.contains(where: \.isNumber) && line.split(separator: " ").count <= 6 && muscleGroup(ofExercise: line) != nil
      && weekdayNumber(folded(String(line.prefix { $0.isLetter }))) == nil
  }

  /// True for a list of reps such as `12/10/10`: no number begins with a zero, as that of a day may.
  func isList(_ line: Int) -> Bool {
    lines[line].allSatisfy { $0.isASCII && ($0.isNumber || $0 == "/") }
      && !lines[line].split(separator: "/").contains { $0.first == "0" || $0.count > 2 }
  }

  func hasStrongDayOfYear(_ line: Int) -> Bool {
    if case .ofYear? = shapes[line] { standings[line] == .strong } else { false }
  }

  /// Returns the order that a number over 12 shows; nil if there is none.
  func shownOrder() throws(ImportFailure) -> DateOrder? {
    var shown: (order: DateOrder, line: Int)?
    for (line, shape) in shapes.enumerated() where standings[line] == .strong {
      let order: DateOrder? =
        switch shape {
        case .short(_?, nil): .dayFirst
        case .short(nil, _?): .monthFirst
        case .ofYear(let day): day.order
        default: nil
        }
      guard let order else { continue }
      if let shown, shown.order != order {
        throw .twoDateOrders((lines[shown.line], shown.line + 1), (lines[line], line + 1))
      }
      shown = shown ?? (order, line)
    }
    return shown?.order
  }

  /// True if most steps from day to day go back: newest first. `full` are the days with their years.
  func isDescending(_ full: [CivilDate?], _ order: DateOrder) -> Bool {
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
