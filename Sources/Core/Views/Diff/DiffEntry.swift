import Grammar
import Text
import Training

/// A plan, a setting, a measure or another entry as written, compared line by line.
struct DiffEntry: Equatable {
  enum Kind: String, CaseIterable { case measure, skip, plan, exercise, setting, photo }

  typealias Keyed = [NumberedText: DiffEntry]

  /// A line of an entry.
  enum Line: Hashable {
    case text(String)
    case bodyweight(Weight)

    /// Returns the line with a decimal mark for its weight; texts are as they were written.
    func text(_ decimalMark: String = ".") -> String {
      switch self {
      case .text(let text): text
      case .bodyweight(let weight): "bodyweight = \(weight.spelled(like: decimalMark))"
      }
    }
  }

  let kind: Kind
  let name: String
  var lines: [Line] = []
  /// The keys of former names.
  var formerKeys: [String] = []

  static func == (one: DiffEntry, other: DiffEntry) -> Bool {
    one.name == other.name && one.lines.without(other.lines).isEmpty && other.lines.without(one.lines).isEmpty
  }
}

extension DiffEntry.Keyed {
  /// Returns the entries with the keys of those that continue them: a new entry with a former name continues the one of
  /// that name.
  func renamed(like new: DiffEntry.Keyed) -> DiffEntry.Keyed {
    var entries = self
    for (key, entry) in new.sorted(by: { $0.key < $1.key }) where entries[key] == nil {
      var keys = NumberedTexts()
      let former = entry.formerKeys.map { keys.next($0) }.first { entries[$0] != nil && new[$0] == nil }
      if let former { entries[key] = entries.removeValue(forKey: former) }
    }
    return entries
  }
}

extension JournalDiff.Pair<DiffEntry> {
  /// The former name, if the entry has another now.
  var formerName: String? { before.flatMap { $0.name == shown.name ? nil : $0.name } }
  var removed: [DiffEntry.Line] { (before?.lines ?? []).without(now?.lines ?? []) }
  var added: [DiffEntry.Line] { (now?.lines ?? []).without(before?.lines ?? []) }
}

extension Journal {
  func entries(_ kind: DiffEntry.Kind) -> DiffEntry.Keyed {
    var entries: DiffEntry.Keyed = [:]
    var keys = NumberedTexts()
    func add(
      _ name: String, as key: String? = nil, _ texts: [String] = [], bodyweight: Weight? = nil,
      formerKeys: [String] = []
    ) {
      let lines = (bodyweight.map { [.bodyweight($0)] } ?? []) + texts.map { DiffEntry.Line.text($0) }
      entries[keys.next(key ?? name)] = DiffEntry(kind: kind, name: name, lines: lines, formerKeys: formerKeys)
    }
    switch kind {
    case .measure:
      for measure in checkIns.flatMap(\.measures) {
        guard let moment = measure.moment else { continue }
        add(moment.description, lines(measure.fields, measure.notes), bodyweight: measure.bodyweight)
      }
    case .skip:
      for skip in checkIns.flatMap(\.skips) {
        guard let days = skip.days else { continue }
        let reason = skip.reason.map { ["reason = \($0)"] } ?? []
        add(
          days.count == 1 ? "\(days.lowerBound)" : "\(days.lowerBound) .. \(days.upperBound)",
          reason + lines(skip.fields, skip.notes))
      }
    case .plan:
      for file in plans {
        let name = file.plan.name ?? file.source.name
        add(name, as: nameKey(name), file.lines, formerKeys: file.plan.aka.map(nameKey))
      }
    case .exercise:
      guard let list = exerciseList else { break }
      for (entry, places) in zip(list.entries, list.places) {
        add(entry.name, as: nameKey(entry.name), [list.source.text(places.range).trimmed])
      }
    case .setting:
      guard let file = settingsFile else { break }
      for (name, range) in file.ranges { add(name, ["\(name) = \(file.source.text(range).trimmed)"]) }
    case .photo:
      for path in photos.keys { add(path) }
    }
    return entries
  }
}

extension PlanFile {
  /// The lines of the plan's content.
  fileprivate var lines: [String] {
    let created = plan.created.map { "created = \($0)" }
    var lines = [created, plan.description].compactMap(\.self)
    for index in plan.exercises.indices {
      if let day = plan.days.first(where: { $0.exercises.lowerBound == index }) { lines.append("## \(day.name)") }
      let exercise = plan.exercises[index]
      let first = source.text(places.exercises[index].range).split(separator: "\n", maxSplits: 1).first
      lines.append(first.map { String($0).trimmed } ?? exercise.name)
      lines += exercise.notes.map { "> " + $0 }
    }
    return lines
  }
}

private func lines(_ fields: [Field], _ notes: [String]) -> [String] {
  fields.map { "\($0.name) = \($0.value)" } + notes.map { "> " + $0 }
}
