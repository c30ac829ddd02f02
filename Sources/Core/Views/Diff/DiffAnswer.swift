package import JSON
import Statistics
import Text
package import Training

package struct DiffAnswer: Answer {
  package static let view = "diff"

  let diff: JournalDiff
  package let today: CivilDate

  package init(_ diff: JournalDiff, today: CivilDate) {
    self.diff = diff
    self.today = today
  }

  package var members: Members {
    let entries: [Members] = diff.entries.map {
      [
        "change": $0.change, "kind": $0.shown.kind, "name": $0.shown.name, "former_name": $0.formerName,
        "lines_added": $0.added.map { $0.text() }, "lines_removed": $0.removed.map { $0.text() },
      ]
    }
    let records: [Members] = diff.records.map {
      ["exercise": $0.shown.exercise, "kind": $0.shown.kind, "set": $0.now?.set, "beaten": $0.before?.set]
    }
    return [
      "sessions": diff.sessions.map(\.members),
      "check_ins": diff.checkIns.map { ["change": $0.change] + $0.shown.checkIn.members },
      "renames": diff.renames.map { ["from": $0.from, "to": $0.to, "sessions": $0.sessions] as Members },
      "entries": entries, "records": records,
    ]
  }
}

extension JournalDiff.Change: JSONValue {}
extension DiffEntry.Kind: JSONValue {}

extension JournalDiff.Pair<Session> {
  /// The sets added and removed, by exercise; empty if the whole session was added or removed.
  var exercises: [(name: String, added: [WorkSet], removed: [WorkSet])] {
    guard let before, let now else { return [] }
    return now.difference(from: before)
  }

  fileprivate var members: Members {
    let exercises: [Members] = exercises.map {
      ["name": $0.name, "sets_added": $0.added, "sets_removed": $0.removed]
    }
    return [
      "change": change, "date": shown.date, "start": shown.start, "title": shown.title ?? "", "exercises": exercises,
    ]
  }
}

extension DiffAnswer {
  package func text(on page: Page) -> String { DiffText(diff: diff, page: page).text }
}

/// A difference in lines with the signs of a diff.
private struct DiffText {
  let diff: JournalDiff
  let page: Page

  private var words: Words { page.words }

  var text: String {
    if diff.isEmpty { return page.prose("No difference in what was trained.") }
    let renames = diff.renames.flatMap { renamed in
      let remark = words("renamed in \(renamed.sessions, .sessions)")
      return line("~", "\(printable(renamed.from)) → \(printable(renamed.to)) · \(remark)")
    }
    let sections: [(Message, [String])] =
      [
        ("Sessions", diff.sessions.flatMap(lines)), ("Check-ins", diff.checkIns.flatMap(lines)),
        ("Exercises", renames),
      ]
      + DiffEntry.Kind.allCases.map { kind in
        (kind.heading, diff.entries.filter { $0.shown.kind == kind }.flatMap(lines))
      }
    let records: [Block] = diff.records.isEmpty ? [] : [.facts(words("Records"), diff.records.map(fact))]
    return page.text(sections.filter { !$0.1.isEmpty }.map { .lines(words($0), $1) } + records)
  }
}

extension DiffText {
  /// Returns a line with its sign, folded to the width.
  private func line(_ sign: String, _ text: String, _ indentation: Int = 2) -> [String] {
    let margin = String(repeating: " ", count: indentation)
    return page.lines(of: "\(margin)\(sign) \(text)", indentation: indentation + 2).map { line in
      sign == "+" ? page.style.green(line) : sign == "-" ? page.style.red(line) : line
    }
  }

  private func lines(of change: JournalDiff.Pair<Session>) -> [String] {
    let day = change.shown.date.map { words.short($0) } ?? ""
    let opening = { (session: Session) in
      ([day] + (session.opening.isEmpty ? [] : [printable(session.opening)])).joined(separator: " ")
    }
    guard let before = change.before, let now = change.now else {
      let sets = change.shown.exercises.reduce(0) { $0 + $1.sets.count(where: \.isWorking) }
      let facts = [words(change.shown.exercises.count, .exercises), words(sets, .sets)]
      return line(sign(change.change), ([opening(change.shown)] + facts).joined(separator: " · "))
    }
    var lines = line("~", opening(now))
    if before.opening != now.opening { lines += line("-", opening(before), 4) }
    for exercise in change.exercises {
      let name = printable(exercise.name)
      if !exercise.removed.isEmpty { lines += line("-", "\(name): \(list(exercise.removed))", 4) }
      if !exercise.added.isEmpty { lines += line("+", "\(name): \(list(exercise.added))", 4) }
    }
    let (old, new) = (before.allRemarks, now.allRemarks)
    for remark in old where !new.contains(remark) { lines += line("-", printable(remark), 4) }
    for remark in new where !old.contains(remark) { lines += line("+", printable(remark), 4) }
    return lines
  }

  /// Returns a plan, a setting, a measure …: its name and, for a change, its changed lines.
  private func lines(of change: JournalDiff.Pair<DiffEntry>) -> [String] {
    let (kind, name) = (
      change.shown.kind,
      [change.formerName, change.shown.name].compactMap { $0.map { printable($0) } }.joined(separator: " → ")
    )
    // The entry is one line, which says it all.
    let isWhole = kind == .setting || kind == .exercise
    if isWhole, change.change != .changed {
      return (change.removed + change.added).flatMap { line(sign(change.change), printable($0.text())) }
    }
    var lines = line(sign(change.change), name)
    guard change.change == .changed || kind == .measure || kind == .skip else { return lines }
    for text in change.removed { lines += line("-", printable(text.text(words.decimalMark)), 4) }
    for text in change.added { lines += line("+", printable(text.text(words.decimalMark)), 4) }
    return lines
  }

  private func lines(of change: JournalDiff.Pair<JournalDiff.WrittenCheckIn>) -> [String] {
    let checkIn = change.shown.checkIn
    let moment = checkIn.moment.map { words.full($0) } ?? ""
    return line(sign(change.change), "\(moment) \(checkIn.what(words))")
  }

  private func fact(_ record: JournalDiff.Pair<JournalDiff.HeldRecord>) -> Fact {
    let name = printable(record.shown.exercise)
    guard let now = record.now?.set else {
      return Fact(name, "–", "\(words("lost")): \(words.set(record.shown.set))")
    }
    guard let before = record.before?.set else { return Fact(name, words.set(now), words("first")) }
    let isLost = Record.isBetter(before, than: now)
    return Fact(name, words.set(now), "\(isLost ? words("lost") + ":" : words("before")) \(words.set(before))")
  }

  private func sign(_ change: JournalDiff.Change) -> String {
    switch change {
    case .added: "+"
    case .removed: "-"
    case .changed: "~"
    }
  }

  /// Returns sets with all marks, as only these may have changed.
  private func list(_ sets: [WorkSet]) -> String {
    sets.map { set in
      var text = words.set(set)
      for mark in SetMark.all {
        guard let keyword = mark.keyword, let value = mark.value(set) else { continue }
        text += " \(keyword)"
        switch value {
        case .said: break
        case .number(let hundredths): text += " " + decimal(hundredths: hundredths)
        case .text(let value): text += " " + value
        }
      }
      return text
    }.joined(separator: ", ")
  }
}

extension DiffEntry.Kind {
  fileprivate var heading: Message {
    switch self {
    case .measure: "Measures"
    case .skip: "Skipped days"
    case .plan: "Plans"
    case .exercise: "Exercises"
    case .setting: "Settings"
    case .photo: "Photos"
    }
  }
}
