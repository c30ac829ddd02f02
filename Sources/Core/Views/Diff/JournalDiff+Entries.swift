import Grammar
import Text
import Training

/// The comparison of plans, settings, measures and others as written, line by line.
extension JournalDiff {
  enum EntryKind: String, CaseIterable { case measure, skip, plan, exercise, setting, photo }

  struct EntryChange {
    var kind: EntryKind
    var change: Change
    /// The present name, or the last one before the removal.
    var name: String
    /// The former name, if the entry holds it.
    var formerName: String?
    /// The lines that were removed, and those that were added.
    var removed: [String] = []
    var added: [String] = []
  }

  /// An entry, compared with the one of its name.
  struct Entry {
    var name: String
    var lines: [String]
    /// The keys of former names.
    var formerKeys: [String] = []
  }

  typealias Entries = [NumberedText: Entry]

  /// Returns the changed entries by name. An entry with a former name continues the one of that name.
  static func changes(_ kind: EntryKind, _ old: Entries, _ new: Entries) -> [EntryChange] {
    var old = old
    for (key, entry) in new.sorted(by: { $0.key < $1.key }) where old[key] == nil {
      var counts: [String: Int] = [:]
      let formerKeys = entry.formerKeys.map { NumberedText($0, &counts) }
      guard let former = formerKeys.first(where: { old[$0] != nil && new[$0] == nil }) else { continue }
      old[key] = old.removeValue(forKey: former)
    }
    return pairs(old, new).compactMap { _, before, now in
      var change = EntryChange(
        kind: kind, change: before == nil ? .added : now == nil ? .removed : .changed,
        name: now?.name ?? before?.name ?? "", removed: (before?.lines ?? []).without(now?.lines ?? []),
        added: (now?.lines ?? []).without(before?.lines ?? []))
      guard let before, let now else { return change }
      if before.name != now.name { change.formerName = before.name }
      return change.removed.isEmpty && change.added.isEmpty && change.formerName == nil ? nil : change
    }
  }

  static func entries(_ kind: EntryKind, of journal: Journal) -> Entries {
    var entries: Entries = [:]
    var counts: [String: Int] = [:]
    func add(_ entry: Entry, as key: String) { entries[NumberedText(key, &counts)] = entry }
    switch kind {
    case .measure:
      for file in journal.checkIns {
        for measure in file.measures {
          guard let moment = measure.moment else { continue }
          let weight = measure.bodyweight.map { ["bodyweight = \($0)"] } ?? []
          let rest = lines(measure.fields, measure.notes)
          add(Entry(name: moment.description, lines: weight + rest), as: moment.description)
        }
      }
    case .skip:
      for file in journal.checkIns {
        for skip in file.skips {
          guard let days = skip.days else { continue }
          let name = days.count == 1 ? "\(days.lowerBound)" : "\(days.lowerBound) .. \(days.upperBound)"
          let reason = skip.reason.map { ["reason = \($0)"] } ?? []
          add(Entry(name: name, lines: reason + lines(skip.fields, skip.notes)), as: name)
        }
      }
    case .plan:
      for file in journal.plans {
        let name = file.plan.name ?? file.source.name
        add(
          Entry(name: name, lines: file.lines, formerKeys: file.plan.aka.map(nameKey)), as: nameKey(name))
      }
    case .exercise:
      guard let list = journal.exerciseList else { break }
      for (entry, places) in zip(list.entries, list.places) {
        let line = list.source.text(places.range).trimmed
        add(Entry(name: entry.name, lines: [line]), as: nameKey(entry.name))
      }
    case .setting:
      guard let file = journal.settingsFile else { break }
      for (name, range) in file.ranges {
        add(Entry(name: name, lines: ["\(name) = \(file.source.text(range).trimmed)"]), as: name)
      }
    case .photo:
      for path in journal.photos.keys { add(Entry(name: path, lines: []), as: path) }
    }
    return entries
  }
}

extension PlanFile {
  /// The lines of the plan's content.
  fileprivate var lines: [String] {
    var lines = [plan.description].compactMap(\.self)
    if let created = plan.created { lines.insert("created = \(created)", at: 0) }
    for index in plan.exercises.indices {
      if let day = plan.days.first(where: { $0.exercises.lowerBound == index }) { lines.append("## \(day.name)") }
      let exercise = plan.exercises[index]
      let first = source.text(places.exercises[index].range).split(separator: "\n", maxSplits: 1).first.map {
        String($0).trimmed
      }
      lines.append(first ?? exercise.name)
      lines += exercise.notes.map { "> " + $0 }
    }
    return lines
  }
}

private func lines(_ fields: [Field], _ notes: [String]) -> [String] {
  fields.map { "\($0.name) = \($0.value)" } + notes.map { "> " + $0 }
}
