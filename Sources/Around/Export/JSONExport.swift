import Grammar
import JSON
import Statistics
import Text
import Training
import Views

extension Exporter {
  static let json = Exporter(
    name: "json", summary: "everything but the settings, as one object; 'bumbum help json' names it"
  ) { export, write in
    write("{\n  \"schema\": \(JSON.schema), \"view\": \"export\", \"today\": \"\(export.history.today)\"")
    for part in export.parts {
      write(",\n  \"\(part.name)\": [")
      var isFirst = true
      part.forEach { members in
        write((isFirst ? "\n    " : ",\n    ") + members.json.compact)
        isFirst = false
      }
      write(isFirst ? "]" : "\n  ]")
    }
    write("\n}\n")
  }

  static let jsonLines = Exporter(
    name: "jsonl", summary: "the same, an object a line, each with its kind: for pipes"
  ) { export, write in
    for part in export.parts {
      part.forEach { members in write((["kind": part.kind] + members).json.compact + "\n") }
    }
  }
}

/// A list of an export.
private struct ExportPart {
  let name: String
  /// The kind of each of its objects.
  let kind: String
  let forEach: (_ body: (Members) -> Void) -> Void
}

extension Export {
  /// The lists; without a filter also those of entries without a session.
  fileprivate var parts: [ExportPart] {
    let sessions = ExportPart(name: "sessions", kind: "session") { body in
      forEachSession { body($0.members) }
      guard isWhole else { return }
      let others = history.others
      for index in others.indices.inTime({ others[$0].moment }) {
        body(ExportedSession(history, others[index]).members)
      }
    }
    guard isWhole else { return [sessions] }
    return [
      ExportPart(name: "plans", kind: "plan") { body in
        for plan in journal.plans {
          body(JSON.members(of: plan, isActive: plan.source.name == journal.activePlan?.source.name))
        }
      },
      ExportPart(name: "exercises", kind: "exercise") { body in
        for entry in journal.exerciseList?.entries ?? [] { body(entry.members) }
      },
      sessions,
      ExportPart(name: "check_ins", kind: "check-in") { body in
        forEach({ $0.checkIns }, at: { $0.moment }) { body($0.members + rest($0.fields, $0.notes)) }
      },
      ExportPart(name: "skips", kind: "skip") { body in
        forEach({ $0.skips }, at: { $0.days.map { Moment($0.lowerBound) } }) { body(members(of: $0)) }
      },
      ExportPart(name: "measures", kind: "measure") { body in
        forEach({ $0.measures }, at: { $0.moment }) { body(members(of: $0)) }
      },
    ]
  }

  /// Calls a body with the dated entries of a kind, by time.
  private func forEach<Entry>(
    _ entries: (CheckInFile) -> [Entry], at moment: (Entry) -> Moment?, _ body: (Entry) -> Void
  ) {
    let all = journal.checkIns.flatMap(entries).filter { moment($0) != nil }
    for index in all.indices.inTime({ moment(all[$0]) }) { body(all[index]) }
  }

  private func members(of skip: Skip) -> Members {
    ["from": skip.days?.lowerBound, "to": skip.days?.upperBound, "reason": skip.reason]
      + rest(skip.fields, skip.notes)
  }

  private func members(of measure: Measure) -> Members {
    let weight = measure.bodyweight
    return [
      "date": measure.moment?.date, "time": measure.moment?.time, "bodyweight_kg": weight, "unit": weight?.unit,
    ] + rest(measure.fields, measure.notes)
  }

  private func rest(_ own: [Field], _ notes: [String]) -> Members { ["fields": own, "notes": notes] }
}

extension Field: JSONObject {
  var members: Members { ["name": name, "value": value] }
}

extension ExportedSession {
  fileprivate var members: Members {
    [
      "date": moment.date, "start": moment.time, "end": session.endTime, "open": session.isOpen,
      "title": session.title, "tags": tags, "plan": plan, "fields": session.fields, "notes": notes,
      "exercises": exercises,
    ]
  }
}

extension ExportedSession.Exercise: JSONObject {
  var members: Members {
    let isRenamed = !performed.name.utf8.elementsEqual(name.utf8)
    let names: Members = ["name": name, "written_as": isRenamed ? performed.name : nil]
    let rest: Members = [
      "muscle_group": muscleGroup, "superset": performed.isSuperset, "skipped": performed.isSkipped, "notes": notes,
      "sets": sets,
    ]
    let open: Members = ["open_sets": performed.openSets.isEmpty ? nil : performed.openSets]
    return names.withoutNull + rest + open.withoutNull
  }
}

extension ExportedSession.PerformedSet: JSONObject {
  var members: Members {
    let own: Members = ["parts": parts, "notes": notes.isEmpty ? nil : notes]
    return set.members + own.withoutNull
  }
}

extension CatalogEntry {
  fileprivate var members: Members {
    let members: Members = [
      "name": name, "muscle_group": muscleGroup, "aka": aka, "per_hand": traits.isPerHand, "per_side": traits.isPerSide,
    ]
    let loads: Members = ["max_kg": max?.weight, "max_since": max?.since, "step_kg": step, "note": note]
    return members + traits.members + loads.withoutNull + (bar.map { ["bar_kg": $0.weight] } ?? [:])
  }
}
