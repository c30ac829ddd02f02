import Text
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
  }

  /// `doubtful` is a day or reps, a day if it is near the days around it; `likely` is a day if it is near them.
  enum Standing { case none, weak, doubtful, likely, strong }

  let lines: [String]
  let anchor: CivilDate?
  private(set) var shapes: [Shape?] = []
  private(set) var standings: [Standing] = []
  let hasClearDays: Bool

  init(_ lines: [String], headings: Set<Int>, anchor: CivilDate?) {
    self.lines = lines
    self.anchor = anchor
    var clear: [CivilDate] = anchor.map { [$0] } ?? []
    shapes = lines.map(NoteDayLines.shape)
    // `Treino A - 05/01/2026` is a day; with any title in a heading, or if no line begins with its day.
    if anchor == nil {
      let hasLeadingDays = shapes.contains { $0 != nil }
      for line in lines.indices where shapes[line] == nil {
        let isHeading = headings.contains(line)
        shapes[line] = NoteDay.turned(lines[line], hasAnyTitle: isHeading || !hasLeadingDays)
          .flatMap(NoteDayLines.shape)
        if shapes[line] == nil, isHeading, NoteDay.holdsDate(lines[line]) { shapes[line] = .other(.broken) }
      }
    }
    for case .full(let date, _)? in shapes { clear.append(date) }
    hasClearDays = !clear.isEmpty
    clear.sort()
    for index in lines.indices {
      if shapes[index] == nil {
        standings.append(.none)
        continue
      }
      let found = standing(index, clear)
      if found == .none { shapes[index] = nil }
      standings.append(found)
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

extension NoteDayLines {
  /// Returns the standing of a line. Two or three numbers may be reps; they are a day above the names of exercises.
  private func standing(_ index: Int, _ clear: [CivilDate]) -> Standing {
    let text = lines[index]
    let isList = NoteDayLines.isList(text)
    switch shapes[index] {
    case .short(let one, let other) where isList:
      if isBelowName(index) { return .none }
      let dates = [one, other].compactMap { $0?.date }
      // `12/10/10` is no day between days of this year.
      if !clear.isEmpty, !dates.contains(where: { NoteDayLines.isNear($0, clear) }) { return .none }
      return .strong
    case .ofYear(let day):
      if day.isCertain {
        let isNumbers = text.allSatisfy { $0.isNumber || $0 == "/" }
        return isNumbers && !text.hasPrefix("0") && isBelowName(index) ? .none : .strong
      }
      guard anchor == nil, !isBelowName(index), let rest = titleStanding(day.rest) else { return .none }
      let isSpaced = index == 0 || lines[index - 1].isEmpty || isYear(index - 1)
      guard let next = lines[(index + 1)...].first(where: { !$0.isEmpty }) else {
        return isSpaced && !day.isLikeReps ? rest : .none
      }
      if next.first?.isNumber == true && shape(next) == nil || isKnownName(lines[..<index].last { !$0.isEmpty } ?? "") {
        return .weak
      }
      if !isSpaced, day.isLikeReps {
        return day.isNoReps(below: lines[..<index].last { !$0.isEmpty } ?? "") ? .likely : .doubtful
      }
      return isSpaced ? rest : .weak
    default: return .strong
    }
  }

  private func shape(_ line: String) -> Shape? { NoteDayLines.shape(line) }

  /// Returns the standing of a pair of numbers before this text, a title or nothing; nil for the name of an exercise.
  private func titleStanding(_ rest: String) -> Standing? {
    let title = String(rest.drop { "-–—:,.|( ".contains($0) })
    guard let first = title.first else { return .strong }
    guard first.isLetter else { return nil }
    // `Day 5` has a number and is a title.
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

  private func isBelowName(_ index: Int) -> Bool {
    index > 0 && (isKnownName(lines[index - 1]) || lines[index - 1].hasSuffix(":"))
  }

  /// True if a line is the name of a known exercise, and nothing else.
  private func isKnownName(_ line: String) -> Bool {
    !line.contains(where: \.isNumber) && line.split(separator: " ").count <= 6 && muscleGroup(ofExercise: line) != nil
      && weekdayNumber(folded(String(line.prefix { $0.isLetter }))) == nil
  }

  /// True for a list of reps such as `12/10/10`: no number begins with a zero, as that of a day may.
  static func isList(_ text: String) -> Bool {
    text.allSatisfy { $0.isASCII && ($0.isNumber || $0 == "/") }
      && !text.split(separator: "/").contains { $0.first == "0" || $0.count > 2 }
  }

  /// True if a date is within 1000 days of one of `days`, which are in ascending order.
  private static func isNear(_ date: CivilDate, _ days: [CivilDate]) -> Bool {
    let next = days.firstIndex { $0 >= date } ?? days.count
    return [next - 1, next].contains { days.indices.contains($0) && abs(days[$0].days(since: date)) <= 1000 }
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
}
