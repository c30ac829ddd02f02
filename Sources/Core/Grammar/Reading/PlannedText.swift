import Text
import Training

/// A group of planned sets as the log writes it, and beside it what only a plan can mean: of `3x8-10+ @ 85%` the log reads
/// `3x8 @ 85kg`, and the top of the range, the `+` and the `%` are kept.
struct PlannedText {
  private(set) var bytes: [UInt8] = []
  /// Where each of the bytes stands in the plan.
  private(set) var places: [Int] = []
  /// The tops of ranges, by the number of their element in the list of amounts.
  private(set) var tops: [Int: Ranged<Int32>] = [:]
  /// The elements with a `+`.
  private(set) var open: Set<Int> = []
  /// How many elements the list of amounts has.
  private(set) var elements = 1
  private(set) var isPercent = false
  private(set) var amounts: TextRange
  private(set) var load: TextRange?
  /// A number of sets stands before the amounts.
  private(set) var isCounted = false
  let range: TextRange

  let line: LineCursor
  private let tokens: [Token]

  /// The cursor stands at the first token, and goes to what follows the group: a comma, or what is none of it.
  init(_ line: inout LineCursor) throws(Rejection) {
    let count = line.tokensOfGroup
    let (cursor, first, last) = (line, line.next, line.peek(max(count - 1, 0)))
    tokens = (0..<count).compactMap { cursor.peek($0) }
    range = first.map { $0.range.through(last?.range ?? $0.range) } ?? line.emptyRange
    amounts = range
    self.line = line
    line.advance(count)
    try read()
  }

  /// All of the plan.
  var source: [UInt8] { line.bytes }
  var hasPlanSigns: Bool { isPercent || !tops.isEmpty || !open.isEmpty }

  /// Where a part of the log's text stands in the plan.
  func place(of range: TextRange) -> TextRange {
    guard range.lowerBound < places.count else { return TextRange(self.range.upperBound, self.range.upperBound) }
    let last = max(range.lowerBound, range.upperBound - 1)
    let (start, end) = (places[range.lowerBound], places[min(last, places.count - 1)] + 1)
    return start < end ? TextRange(start, range.isEmpty ? start : end) : self.range
  }
}

extension PlannedText {
  private mutating func read() throws(Rejection) {
    let (marks, at, times) = signs()
    let isLoadFirst = times.map { place in tokens[..<place].contains { isLoadUnit($0) } } ?? false
    isCounted = times != nil && !isLoadFirst
    if let at, tokens[(at + 1)..<marks].allSatisfy({ $0.kind == .blank || $0.kind == .comment }) {
      throw Rejection(
        .emptyAttribute, tokens[at].range, "a load is missing after '@'",
        help: "write '@ 80\(.unit)', '@ bw' or '@ bw+10\(.unit)'")
    }
    if let times, line.bytes[tokens[times].range.lowerBound] == UInt8(ascii: "*") {
      throw Rejection(
        .badPlanSets, tokens[times].range, "'*' is Markdown's own sign", help: "write 'x' for times: '4x8'",
        fix: .safe(tokens[times].range, "x"))
    }
    let amountPlaces = (isLoadFirst ? (times ?? -1) + 1 : 0)..<(at ?? marks)
    amounts = range(of: amountPlaces)
    let loadPlaces = isLoadFirst ? 0..<(times ?? 0) : (at ?? marks - 1) + 1..<marks
    load = isLoadFirst || at != nil ? range(of: loadPlaces) : nil
    try readPercent(loadPlaces)
    if let at, isPercent, tokens[loadPlaces].contains(where: { $0.kind == .slash }) {
      // The log has a list of loads before the sign.
      try add(loadPlaces, isLoad: true)
      add(" x ", at: tokens[at].range.lowerBound)
      try add(try withoutCount(amountPlaces, times, loads: loadPlaces), isLoad: false)
    } else {
      try add(0..<(times ?? 0), isLoad: isLoadFirst)
      try add((times ?? 0)..<(at ?? marks), isLoad: false)
      try add((at ?? marks)..<marks, isLoad: true)
    }
    try add(marks..<tokens.count, isLoad: true)
  }

  /// `85%`, `65/75/85%`: of the training max, and nothing beside it.
  private mutating func readPercent(_ load: Range<Int>) throws(Rejection) {
    guard let sign = tokens.first(where: isPercentSign) else { return }
    isPercent = true
    guard let last = tokens[load].last(where: { $0.kind != .blank && $0.kind != .comment }), isPercentSign(last) else {
      throw Rejection(
        .badPercent, sign.range, "this '%' stands where no load does",
        help: "write '3x5 @ 85%', '65/75/85% x 5/5/5' or '5/5/5+ @ 65/75/85%'")
    }
    guard let other = tokens[load].first(where: { $0.kind == .word }) else { return }
    throw Rejection(
      .badPercent, range(of: load), "'\(shortened(line.text(range(of: load))))' is a percentage and something else",
      help: "a percentage is of the training max and stands alone: leave '\(line.text(other.range))' out")
  }

  /// The amounts of `3x5 @ 65/75/85%` for a list of loads: as many as are counted.
  private func withoutCount(_ amounts: Range<Int>, _ times: Int?, loads: Range<Int>) throws(Rejection) -> Range<Int> {
    let count = tokens[loads].count { $0.kind == .slash } + 1
    let counted = times == nil ? nil : tokens.first.flatMap { line.value($0) }
    let sets = counted ?? tokens[amounts].count { $0.kind == .slash } + 1
    guard sets == count else {
      throw Rejection(
        .unequalLists, range(of: loads), "\(count) percentages for \(sets, .sets)",
        help: "write as many, or one for all")
    }
    return times.map { $0 + 1..<amounts.upperBound } ?? amounts
  }
}

// MARK: Cutting out

extension PlannedText {
  /// Appends tokens as the log writes them.
  private mutating func add(_ part: Range<Int>, isLoad: Bool) throws(Rejection) {
    var place = part.lowerBound
    var element = 0
    while place < part.upperBound {
      let token = tokens[place]
      switch token.kind {
      case .comment: add(" ", at: token.range.lowerBound)
      case .slash where !isLoad:
        element += 1
        elements = element + 1
        add(token)
      case .times where !tops.isEmpty || !open.isEmpty:
        throw Rejection(
          .badPlanSets, TextRange(range.lowerBound, token.range.upperBound),
          "'\(shortened(line.text(TextRange(range.lowerBound, token.range.lowerBound)).trimmed))' is no number of sets",
          help: "a range or a '+' belongs to the reps: '3x8-10', '3x8+'")
      case .plus where !isLoad && place > part.lowerBound && tokens[place - 1].kind == .number && !isNumber(place + 1):
        open.insert(element)
        if tops[element] != nil { throw rangeAndMore(through: token) }
      case .plus where !isLoad && !isCluster(place):
        throw Rejection(
          .badPlanSets, token.range, "this '+' touches no reps",
          help: "as many reps as possible are '3x8+', or of a list '5/5/5+'")
      case .symbol where isPercentSign(token) && isLoad: add("kg", at: token.range.lowerBound)
      case .number where !isLoad:
        add(token)
        if let end = try top(behind: place, element) { place = end }
      default: add(token)
      }
      place += 1
    }
  }

  private mutating func add(_ token: Token) {
    bytes += line.bytes[token.range.bounds]
    places += token.range.bounds
  }

  private mutating func add(_ text: String, at place: Int) {
    bytes += text.utf8
    places += Array(repeating: place, count: text.utf8.count)
  }

  /// The place of the `10` of `8-10`; nil where no range begins with the number at a place.
  private mutating func top(behind start: Int, _ element: Int) throws(Rejection) -> Int? {
    let dash = next(start)
    guard dash < tokens.count, tokens[dash].kind == .dash else { return nil }
    let end = next(dash)
    guard isNumber(end) else {
      throw Rejection(
        .badPlanSets, tokens[start].range.through(tokens[dash].range), "a range ends here, and does not say where",
        help: "write '\(line.text(tokens[start].range))-10', or the number alone")
    }
    let whole = tokens[start].range.through(tokens[end].range)
    let after = end + 1 < tokens.count ? tokens[end + 1] : nil
    let isShort = tokens[start].range.count <= 3 && tokens[end].range.count <= 3
    if let after, after.kind == .word || after.kind == .dash || after.kind == .dot || after.kind == .colon {
      let word = tokens[end...].prefix { ![.blank, .slash, .at, .comment].contains($0.kind) }.last ?? after
      throw Rejection(
        .badPlanSets, whole.through(word.range),
        "'\(shortened(line.text(whole.through(word.range))))' is no range of reps",
        help: "a range has two whole numbers, '8-10'; a list has slashes, '10/8/6'")
    }
    guard isShort, let least = line.value(tokens[start]), let most = line.value(tokens[end]) else {
      throw Rejection(
        .numberTooLarge, whole, "'\(shortened(line.text(whole)))' is more than anyone lifts, runs or counts",
        help: "write '4x8-10'")
    }
    guard line.bytes[tokens[end].range.lowerBound] != UInt8(ascii: "0") || tokens[end].range.count == 1 else {
      throw Rejection(
        .leadingZero, tokens[end].range, "'\(line.text(tokens[end].range))' begins with a zero",
        help: "write '\(most)'",
        fix: .unsafe(tokens[end].range, "\(most)"))
    }
    guard least <= most else {
      throw Rejection(
        .reversedRange, whole, "'\(line.text(whole))' ends before it begins", help: "write '\(most)-\(least)'",
        fix: .unsafe(whole, "\(most)-\(least)"))
    }
    tops[element] = Ranged(Int32(most), whole)
    return end
  }

  private func rangeAndMore(through plus: Token) -> Rejection {
    let whole = (tops.values.first?.range ?? plus.range).through(plus.range)
    return Rejection(
      .badPlanSets, whole, "'\(line.text(whole))' is a range and a '+'",
      help: "'8-10' is from 8 to 10 reps, '8+' as many as possible and at least 8")
  }
}

// MARK: Looking

extension PlannedText {
  private func next(_ place: Int) -> Int {
    var place = place + 1
    while place < tokens.count, tokens[place].kind == .blank || tokens[place].kind == .comment { place += 1 }
    return place
  }

  /// `5+3`
  private func isCluster(_ place: Int) -> Bool {
    place > 0 && tokens[place - 1].kind == .number && isNumber(place + 1)
  }

  private func isNumber(_ place: Int) -> Bool { place < tokens.count && tokens[place].kind == .number }

  private func isPercentSign(_ token: Token) -> Bool {
    token.kind == .symbol && line.bytes[token.range.lowerBound] == UInt8(ascii: "%")
  }

  private func isLoadUnit(_ token: Token) -> Bool {
    if isPercentSign(token) { return true }
    guard token.kind == .word else { return false }
    switch SetWord(line.text(token.range)) {
    case .weight, .body: return true
    default: return false
    }
  }

  /// The indices of the first word of the marks, of the `@` and of the sign of times; words may stand for the signs.
  private func signs() -> (marks: Int, at: Int?, times: Int?) {
    var (at, times): (Int?, Int?)
    var index = 0
    while index < tokens.count {
      let kind = tokens[index].kind
      let (word, count) = line.setWord(at: index) ?? (nil, 1)
      if kind == .at || word == .load, at == nil { at = index }
      if kind == .times || word == .count, at == nil, times == nil { times = index }
      let isApart = index > 0 && [.blank, .comment].contains(tokens[index - 1].kind)
      if kind == .string || kind == .quote || kind == .word && isApart && (word == nil || word?.mark != nil) {
        return (index, at, times)
      }
      index += count
    }
    return (tokens.count, at, times)
  }

  private func range(of places: Range<Int>) -> TextRange {
    let solid = tokens[places].filter { $0.kind != .blank && $0.kind != .comment }
    guard let first = solid.first, let last = solid.last else { return TextRange(range.upperBound, range.upperBound) }
    return first.range.through(last.range)
  }
}

extension LineCursor {
  /// What stands behind a group without a comma and is none of its marks.
  private static let wordsBehindSets: Set<String> = [
    "rest", "descanso", "pausa", "intervalo", "superset", "bi", "biset", "add", "back", "else", "or", "since", "after",
    "a", "à", "to", "até", "ate",
  ]

  /// How many tokens the group of sets here has: to the comma, to `since`, or to what can't belong to it.
  fileprivate var tokensOfGroup: Int {
    var (count, index) = (0, 0)
    let end = tokensToSeparator
    while index < end, let token = peek(index) {
      let length = setWord(at: index)?.count ?? 1
      index += length
      if token.kind == .blank || token.kind == .comment { continue }
      if index > count + 1, length == 1, ends(with: token, behind: peek(count - 1)) { break }
      count = index
    }
    return count
  }

  /// The token stands apart from the one before it.
  private func ends(with token: Token, behind last: Token?) -> Bool {
    if token.kind == .word {
      let word = text(token.range).lowercased()
      if SetWord(word) == .body { return last.map { $0.kind == .number || $0.kind == .plus } ?? false }
      return LineCursor.wordsBehindSets.contains(word) || MuscleGroup(word) != nil
    }
    guard token.kind == .number, let last else { return false }
    // `4x10 80kg`, `4x10 5`: but `rpe 8`, `in 27:30` and `at 18:55` go on.
    return last.kind == .number || last.kind == .word && SetWord(text(last.range))?.isUnit == true
  }
}
