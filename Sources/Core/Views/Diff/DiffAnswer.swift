package import JSON
import Statistics
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
