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
}

extension DiffAnswer {
  package var members: Members {
    [
      "sessions": diff.sessions, "check_ins": diff.checkIns,
      "renames": diff.renames.map { ["from": $0.from, "to": $0.to, "sessions": $0.sessions] as Members },
      "entries": diff.entries, "records": diff.records,
    ]
  }
}

extension JournalDiff.Change: JSONValue {}
extension JournalDiff.EntryKind: JSONValue {}

extension JournalDiff.SessionChange: JSONValue {
  var json: JSON {
    let exercises: [Members] = exercises.map {
      ["name": $0.name, "sets_added": $0.added, "sets_removed": $0.removed]
    }
    let members: Members = [
      "change": change, "date": session.date, "start": session.start, "title": session.title ?? "",
      "exercises": exercises,
    ]
    return members.json
  }
}

extension JournalDiff.CheckInChange: JSONValue {
  var json: JSON { (["change": change] + JSON.members(of: checkIn)).json }
}

extension JournalDiff.EntryChange: JSONValue {
  var json: JSON {
    let members: Members = [
      "change": change, "kind": kind, "name": name, "former_name": formerName, "lines_added": added,
      "lines_removed": removed,
    ]
    return members.json
  }
}

extension JournalDiff.RecordChange: JSONValue {
  var json: JSON {
    let members: Members = ["exercise": exercise, "kind": kind, "set": now, "beaten": before]
    return members.json
  }
}
