import Format
import Text
import Training

extension CompletionSource {
  func log(_ line: HalfLine, _ log: Log, _ offset: Int) -> Found? {
    if line.text.hasPrefix(">") || line.text.hasPrefix("#") { return nil }
    if line.text.hasPrefix("- ") {
      return sets(line.text.dropFirst(2), of: exercise(above: offset, in: log), log, offset)
    }
    if let (name, rest) = line.item { return sets(rest[...], of: name, log, offset) }
    if let (name, value) = line.field {
      return name == "bodyweight" && value.isEmpty ? (0, bodyweights) : nil
    }
    if let opener = opener(line) { return opener }
    guard !line.text.hasPrefix("-") else { return nil }
    let typed = line.text.drop { $0 == "+" || $0 == " " }
    return (typed.utf8.count, exercises(for: offset, in: log) + fields)
  }

  /// A line that begins like a date: today, then the titles that sessions can have.
  private func opener(_ line: HalfLine) -> Found? {
    guard !line.isIndented || line.text.first?.isNumber == true else { return nil }
    let isDigit = line.text.first?.isNumber ?? true
    guard isDigit else { return nil }
    let words = line.text.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count > 1, CivilDate(String(words[0])) != nil else {
      let start = now.time.map { " \($0)-? " } ?? " "
      let today = Completion.Item(
        label: "\(now.date)\(start)", kind: .event, detail: "a session that begins now")
      let done = Completion.Item(label: "\(now.date) ", kind: .event, detail: "a session of today")
      return (line.text.utf8.count, [today, done])
    }
    // Behind the date and perhaps the times.
    let times = words.dropFirst().prefix { $0.contains(":") || $0 == "-" || $0 == "–" }
    let before = words.prefix(1 + times.count).joined(separator: " ").utf8.count + 1
    guard before <= line.text.utf8.count else { return nil }
    return (line.text.utf8.count - before, titles)
  }

  /// Plans, the active one first, with their days.
  private var titles: [Completion.Item] {
    let active = journal.settings.plan.map { nameKey($0.value) }
    let plans = journal.plansByAge.map(\.plan)
    let ordered =
      plans.filter { $0.name.map { nameKey($0.value) } == active }
      + plans.filter { $0.name.map { nameKey($0.value) } != active }
    return ordered.flatMap { plan -> [Completion.Item] in
      guard let name = plan.name?.value else { return [] }
      if plan.days.isEmpty { return [Completion.Item(label: name, kind: .event)] }
      return plan.days.map { Completion.Item(label: "\(name) / \($0.name.value)", kind: .event) }
    }
  }

  /// First those of the session's plan in its order, then by how lately they were done, then all others.
  private func exercises(for offset: Int, in log: Log) -> [Completion.Item] {
    let session = log.places.lastIndex { $0.range.lowerBound <= offset }.map { log.sessions[$0] }
    var names: [String] = []
    var keys: Set<String> = []
    func add(_ name: String) {
      if keys.insert(nameKey(name)).inserted { names.append(name) }
    }
    if let title = session?.title, let place = PlanCatalog(journal).place(ofTitle: title) {
      for exercise in journal.plans[place].plan.exercises { add(exercise.name.value) }
    }
    for log in journal.logs.reversed() {
      for session in log.sessions.reversed() {
        for exercise in session.exercises { add(exercise.name) }
      }
    }
    for entry in ExerciseCatalog(journal).entries { add(entry.name) }
    return names.map { name in
      let spelled = (try? ExerciseName.spelled(name)) ?? name
      return Completion.Item(
        label: name, text: "\(spelled): ", kind: .exercise, detail: lastSets(of: name).first)
    }
  }

  private var fields: [Completion.Item] {
    ["bodyweight", "location"].map { Completion.Item(label: $0, text: "\($0) = ", kind: .field) }
  }

  private var bodyweights: [Completion.Item] {
    let noted = journal.checkIns.flatMap(\.measures).compactMap(\.bodyweight?.value)
    return noted.last.map { [Completion.Item(label: $0.description, kind: .value)] } ?? []
  }

  private func exercise(above offset: Int, in log: Log) -> String? {
    guard let session = log.places.lastIndex(where: { $0.range.lowerBound <= offset }) else { return nil }
    let exercise = log.places[session].exercises.lastIndex { $0.name.lowerBound <= offset }
    return exercise.map { log.sessions[session].exercises[$0].name }
  }

  /// Behind a name what was done of it lately; behind a group the marks it can have.
  private func sets(_ rest: Substring, of name: String?, _ log: Log, _ offset: Int) -> Found? {
    let group = rest.lastIndex { $0 == "," }.map { rest[rest.index(after: $0)...] } ?? rest
    let typed = group.drop { $0 == " " }
    let words = typed.split(separator: " ", omittingEmptySubsequences: false)
    if words.count > 1,
      words.dropLast().contains(where: { $0.last?.isNumber == true || $0.last?.isLetter == true }),
      words.last?.first?.isNumber != true
    {
      let marks = SetMark.all.filter { $0.keyword != nil }.map { mark in
        if case .clock = mark.form { "at \(now.time ?? .midnight)" } else { mark.example }
      }
      return (words.last?.utf8.count ?? 0, marks.map { Completion.Item(label: $0, kind: .keyword) })
    }
    guard let name else { return nil }
    let last = lastSets(of: name, besides: log, offset).map { Completion.Item(label: $0, kind: .value) }
    let isFirst = !rest.contains(",")
    return (typed.utf8.count, last + (isFirst ? [Completion.Item(label: "skip", kind: .keyword)] : []))
  }

  /// As they were written the last times, the latest first; at most five different ones. What is being typed at an offset of a
  /// log is none of them.
  private func lastSets(of name: String, besides typed: Log? = nil, _ offset: Int = 0) -> [String] {
    let key = nameKey(name)
    var texts: [String] = []
    for log in journal.logs.reversed() {
      let numbers = Set(log.names.indices.filter { nameKey(log.names[$0]) == key })
      guard !numbers.isEmpty else { continue }
      for places in log.places.reversed() {
        for exercise in places.exercises.reversed() where numbers.contains(exercise.spelling) {
          let isTyped = typed?.source.name == log.source.name && exercise.holds(offset, log.source)
          guard !isTyped, let text = exercise.text(log.source), !texts.contains(text) else { continue }
          texts.append(text)
          if texts.count == 5 { return texts }
        }
      }
    }
    return texts
  }
}

extension ExercisePlaces {
  /// From its name to the end of its last line.
  fileprivate func holds(_ offset: Int, _ source: Source) -> Bool {
    let end = max(sets.last?.upperBound ?? name.upperBound, Int(self.end))
    guard name.lowerBound <= offset else { return false }
    return offset <= end || !source.bytes[end..<offset].contains(UInt8(ascii: "\n"))
  }

  /// The groups of its sets, each once; nil where it has none.
  fileprivate func text(_ source: Source) -> String? {
    var groups: [TextRange] = []
    for range in sets where groups.last != range { groups.append(range) }
    return groups.isEmpty ? nil : groups.map { source.text($0) }.joined(separator: ", ")
  }
}
