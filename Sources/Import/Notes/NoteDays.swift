import Text
import Training

/// Which lines of notes are days, and of which year: by their shape, their place, and the days around them.
struct NoteDays {
  /// By line: what it says of a day. A day without its year is one only where nothing says the year.
  fileprivate(set) var days: [NoteDay?]
  /// The lines whose year, or which number is whose day, only the days around them say.
  fileprivate(set) var placed: Set<Int> = []
  /// The first line of a day in notes that say no year.
  fileprivate(set) var lacksYear: Int?
  /// How many of them can be read in two ways, and how many of these do not stand between the days around them.
  fileprivate var undecided = 0
  fileprivate var misplaced = 0

  /// Of lines as `notePlain` has them. `anchor` is the day of the whole file; `year` that of the first day where no line
  /// has one. Fails where nobody knows which number of a day is the month.
  init(_ lines: [String], order: DateOrder?, year: Int?, anchor: CivilDate?) throws(ImportFailure) {
    let places = NoteDayPlaces(lines, anchor: anchor)
    var order = order
    if order == nil { order = try places.shownOrder() }
    if let order {
      self = places.days(order, year)
      return
    }
    let both = [DateOrder.dayFirst, .monthFirst].map { places.days($0, year, isOpen: true) }
    self = both[0]
    if both.allSatisfy({ $0.undecided == 0 }) { return }
    // In one order only the days follow each other.
    let fitting = both.filter { $0.undecided > 0 && $0.misplaced == 0 }
    guard places.hasClearDays, fitting.count == 1 else { throw .noDateOrder }
    self = fitting[0]
  }

  fileprivate var isOpen = false

  fileprivate init(count: Int, _ isOpen: Bool) {
    days = Array(repeating: nil, count: count)
    self.isOpen = isOpen
  }
}

/// What each line may say of a day, and whether it stands where days do.
private struct NoteDayPlaces {
  private enum Shape {
    case full(CivilDate, NoteDay)
    /// `1/25/26`, in either order.
    case short(dayFirst: NoteDay?, monthFirst: NoteDay?)
    case ofYear(NoteDayOfYear)
    case year(Int)
    case other(NoteDay)
  }

  /// `doubtful` is a day or reps, where it is near the days around it; `likely` a day, if it is near them.
  private enum Place { case none, weak, doubtful, likely, strong }

  private let lines: [String]
  private let anchor: CivilDate?
  private var shapes: [Shape?] = []
  private var places: [Place] = []
  let hasClearDays: Bool

  init(_ lines: [String], anchor: CivilDate?) {
    self.lines = lines
    self.anchor = anchor
    var clear: [CivilDate] = anchor.map { [$0] } ?? []
    shapes = lines.map(NoteDayPlaces.shape)
    // `Treino A - 05/01/2026`; and with any title where no line begins with its day.
    if anchor == nil {
      let isNamed = shapes.contains { $0 != nil }
      for line in lines.indices where shapes[line] == nil {
        shapes[line] = NoteDay.turned(lines[line], isNamed: isNamed).flatMap(NoteDayPlaces.shape)
      }
    }
    for case .full(let date, _)? in shapes { clear.append(date) }
    hasClearDays = !clear.isEmpty
    clear.sort()
    for place in lines.indices {
      if shapes[place] == nil {
        places.append(.none)
        continue
      }
      let found = standing(place, clear)
      if found == .none { shapes[place] = nil }
      places.append(found)
    }
  }

  private static func shape(_ line: String) -> Shape? {
    guard !line.isEmpty, !line.hasPrefix("|") else { return nil }
    let (one, other) = (NoteDay(line, order: .dayFirst), NoteDay(line, order: .monthFirst))
    switch (one, other) {
    case (.day(let first, _, _)?, .day(let second, _, _)?):
      return first == second ? one.map { .full(first.date, $0) } : .short(dayFirst: one, monthFirst: other)
    case (.day?, _): return .short(dayFirst: one, monthFirst: nil)
    case (_, .day?): return .short(dayFirst: nil, monthFirst: other)
    case (.yearless(let day)?, _): return .ofYear(day)
    case (.year(let year)?, _): return .year(year)
    default: return one.map { .other($0) }
    }
  }
}

extension NoteDayPlaces {
  /// A pair or three numbers may be reps: where a day stands, nothing is said above, and names follow.
  private func standing(_ place: Int, _ clear: [CivilDate]) -> Place {
    let text = lines[place]
    let isList = NoteDayPlaces.isList(text)
    switch shapes[place] {
    case .short(let one, let other) where isList:
      if isBelowName(place) { return .none }
      let dates = [one, other].compactMap { $0?.date }
      // `12/10/10` is no day between days of this year.
      if !clear.isEmpty, !dates.contains(where: { NoteDayPlaces.isNear($0, clear) }) { return .none }
      return .strong
    case .ofYear(let day):
      if day.isCertain {
        let isNumbers = text.allSatisfy { $0.isNumber || $0 == "/" }
        return isNumbers && !text.hasPrefix("0") && isBelowName(place) ? .none : .strong
      }
      guard anchor == nil, !isBelowName(place), let rest = titleStanding(day.rest) else { return .none }
      let isSpaced = place == 0 || lines[place - 1].isEmpty || isYear(place - 1)
      guard let next = lines[(place + 1)...].first(where: { !$0.isEmpty }) else {
        return isSpaced && !day.isLikeReps ? rest : .none
      }
      if next.first?.isNumber == true && shape(next) == nil || isKnownName(lines[..<place].last { !$0.isEmpty } ?? "") {
        return .weak
      }
      if !isSpaced, day.isLikeReps {
        return day.isNoReps(below: lines[..<place].last { !$0.isEmpty } ?? "") ? .likely : .doubtful
      }
      return isSpaced ? rest : .weak
    default: return .strong
    }
  }

  private func shape(_ line: String) -> Shape? { NoteDayPlaces.shape(line) }

  /// What follows a pair of numbers: nothing, or a title; nil for the name of what was done so often.
  private func titleStanding(_ rest: String) -> Place? {
    let title = String(rest.drop { "-–—:,.|( ".contains($0) })
    guard let first = title.first else { return .strong }
    guard first.isLetter else { return nil }
    // `Day 5`
    let isCount =
      ["day", "dia", "treino", "workout"].contains(folded(String(title.prefix { $0.isLetter })))
      && title.split(separator: " ").count == 2
    if !isCount, title.contains(where: \.isNumber) { return .weak }
    let words = folded(title).split { !$0.isLetter }.filter {
      !["day", "dia", "e", "and", "de", "treino"].contains($0)
    }
    let isOfBody = words.count <= 3 && words.allSatisfy { muscleGroup(ofCategory: String($0)) != nil }
    return isOfBody || muscleGroup(ofExercise: title) == nil ? .strong : nil
  }

  private func isBelowName(_ place: Int) -> Bool {
    place > 0 && (isKnownName(lines[place - 1]) || lines[place - 1].hasSuffix(":"))
  }

  /// The name of an exercise, and nothing else.
  private func isKnownName(_ line: String) -> Bool {
    !line.contains(where: \.isNumber) && line.split(separator: " ").count <= 6 && muscleGroup(ofExercise: line) != nil
      && weekdayNumber(folded(String(line.prefix { $0.isLetter }))) == nil
  }

  /// `12/10/10`: no number begins with a zero, as that of a day may.
  private static func isList(_ text: String) -> Bool {
    text.allSatisfy { $0.isASCII && ($0.isNumber || $0 == "/") }
      && !text.split(separator: "/").contains { $0.first == "0" || $0.count > 2 }
  }

  /// `days` are in ascending order.
  private static func isNear(_ date: CivilDate, _ days: [CivilDate]) -> Bool {
    let next = days.firstIndex { $0 >= date } ?? days.count
    return [next - 1, next].contains { days.indices.contains($0) && abs(days[$0].days(since: date)) <= 1000 }
  }

  /// The order that a number over 12 shows; nil where none does.
  func shownOrder() throws(ImportFailure) -> DateOrder? {
    var shown: (order: DateOrder, line: Int)?
    for (line, shape) in shapes.enumerated() where places[line] == .strong {
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
}

// MARK: - Years

extension NoteDayPlaces {
  /// `isOpen`: only what comes out decides which order it is.
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
    if first == nil, let line = shapes.indices.first(where: { isOfYear($0) && places[$0] == .strong }) {
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
    // Above the first full day it goes back.
    var after = next.first ?? nil
    for line in (0..<min(start, lines.count)).reversed() {
      take(line, order, NoteDaySpan(before: nil, after: after, isDescending: isDescending), nil, full, &found)
      if let date = found.days[line]?.date { after = date }
    }
    return found
  }

  private func isYear(_ line: Int) -> Bool {
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
      // Notes of nothing but such days: three numbers years from the others are reps.
      if !hasClearDays, NoteDayPlaces.isList(lines[line]), let before = span.before,
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
      let isWeak = places[line] == .weak || places[line] == .doubtful
      if !isWeak, day.date(2024, order) == nil {
        found.days[line] = .broken
        return
      }
      guard let date = span.date(of: day, order, heading),
        !isWeak && !day.isLikeReps || span.isClose(date, isBetween: isWeak && day.isLikeReps)
      else {
        if places[line] == .doubtful, let date = span.date(of: day, order, heading),
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

  /// Newest first, as most steps from day to day go.
  private func isDescending(_ full: [CivilDate?], _ order: DateOrder) -> Bool {
    var steps = 0
    var before: (date: CivilDate, hasYear: Bool)?
    for line in lines.indices {
      var here = full[line].map { (date: $0, hasYear: true) }
      if case .ofYear(let day)? = shapes[line], places[line] == .strong {
        here = day.date(2024, order).map { ($0, false) }
      }
      guard let here else { continue }
      if let before {
        let days = here.date.days(since: before.date)
        // Without a year the shorter way around it.
        steps += (here.hasYear && before.hasYear ? days : (days % 366 + 366 + 183) % 366 - 183).signum()
      }
      before = here
    }
    return steps < 0
  }
}

extension NoteDay {
  fileprivate var date: CivilDate? {
    if case .day(let moment, _, _) = self { moment.date } else { nil }
  }
}
