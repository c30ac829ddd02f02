import Training

/// The days that lines may have, and the standing of each as a day.
struct NoteDayLines {
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

    var year: Int? { if case .year(let year) = self { year } else { nil } }
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
      shapes[line] = NoteDay.turned(lines[line], hasAnyTitle: isHeading || !hasLeadingDays, isHeading: isHeading)
        .flatMap(Shape.init)
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
    // `Push (4/6)` is nothing else.
    if lines[line].hasSuffix(")"), NoteDay.isOfTraining(day.rest[...]) { return titled }
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

  func isList(_ line: Int) -> Bool { NoteDay.isListLike(lines[line]) }

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
