import Grammar
import JSON
import Statistics
import Text
import Training

extension Exporter {
  static let json = Exporter(
    name: "json", summary: "everything but the settings, as one object; 'bumbum help json' names it"
  ) { export, write in
    write("{\n  \"schema\": \(JSON.schema), \"view\": \"export\", \"today\": \"\(export.now.date)\"")
    for part in export.parts {
      write(",\n  \"\(part.name)\": [")
      var isFirst = true
      part.forEach { members in
        write((isFirst ? "\n    " : ",\n    ") + JSON.object(members).compact)
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
      part.forEach { members in write(JSON.object([("kind", .string(part.kind))] + members).compact + "\n") }
    }
  }
}

/// One of the lists that an export is made of.
private struct ExportPart {
  let name: String
  /// The kind of each of its objects.
  let kind: String
  let forEach: (_ body: (Members) -> Void) -> Void
}

extension Export {
  /// The lists; those that belong to no session only without a filter.
  fileprivate var parts: [ExportPart] {
    let sessions = ExportPart(name: "sessions", kind: "session") { body in
      forEachSession { body(members(of: $0)) }
      if isWhole { for session in otherSessions { body(members(of: session)) } }
    }
    guard isWhole else { return [sessions] }
    return [
      ExportPart(name: "plans", kind: "plan") { body in
        for plan in journal.plans {
          body(JSON.members(of: plan, isActive: plan.source.name == journal.activePlan?.source.name))
        }

      },
      ExportPart(name: "exercises", kind: "exercise") { body in
        for entry in journal.exerciseList?.entries ?? [] { body(members(of: entry)) }
      },
      sessions,
      ExportPart(name: "check_ins", kind: "check-in") { body in
        forEach({ $0.checkIns }, at: { $0.moment }) { body(members(of: $0, $1)) }
      },
      ExportPart(name: "skips", kind: "skip") { body in
        forEach({ $0.skips }, at: { $0.days.map { Moment($0.lowerBound) } }) { body(members(of: $0, $1)) }
      },
      ExportPart(name: "measures", kind: "measure") { body in
        forEach({ $0.measures }, at: { $0.moment }) { body(members(of: $0, $1)) }
      },
    ]
  }

  /// Calls a body with the entries of a kind in the order of time, those without a date first.
  private func forEach<Entry>(
    _ entries: (CheckInFile) -> [Entry], at moment: (Entry) -> Moment?, _ body: (Entry, Source) -> Void
  ) {
    let all = journal.checkIns.flatMap { file in entries(file).map { (entry: $0, source: file.source) } }
    for index in all.indices.inTime({ moment(all[$0].entry) }) {
      body(all[index].entry, all[index].source)
    }
  }

  /// The sessions under way, or yet to come.
  private var otherSessions: [ExportedSession] {
    let plans = PlanCatalog(journal)
    let others = journal.logs.flatMap { log in
      log.sessions.compactMap { session -> ExportedSession? in
        guard let moment = session.moment, session.isOpen || moment > now else { return nil }
        let plan = session.title.flatMap { plans.place(ofTitle: $0) }
        return ExportedSession(session, moment, plan.map { journal.plans[$0].plan }, history.catalog)
      }
    }
    return others.indices.inTime { others[$0].moment }.map { others[$0] }
  }
}

extension Export {
  private func members(of session: ExportedSession) -> Members {
    [
      ("date", .day(session.moment.date)), ("start", .optional(session.moment.time?.description)),
      ("end", .optional(session.end?.description)), ("open", .bool(session.session.isOpen)),
      ("title", .optional(session.session.title)), ("tags", .texts(session.tags)),
      ("plan", .optional(session.plan)), ("fields", fields(session.fields)), ("notes", .texts(session.notes)),
      ("exercises", .array(session.exercises.map { .object(members(of: $0)) })),
    ]
  }

  private func members(of exercise: ExportedSession.Exercise) -> Members {
    let isOther = !exercise.written.utf8.elementsEqual(exercise.name.utf8)
    return [("name", .string(exercise.name))] + (isOther ? [("written_as", .string(exercise.written))] : [])
      + [
        ("muscle_group", .optional(exercise.muscleGroup?.rawValue)),
        ("superset", .bool(exercise.isSuperset)), ("skipped", .bool(exercise.isSkipped)),
        ("notes", .texts(exercise.notes)),
        (
          "sets",
          .array(
            exercise.sets.map { set in
              .object(JSON.members(of: set.set) + (set.notes.isEmpty ? [] : [("notes", .texts(set.notes))]))
            })
        ),
      ]
  }

}

extension JSON {
  static func members(of file: PlanFile, isActive: Bool) -> Members {
    let plan = file.plan
    return [
      ("name", .optional(plan.name?.value)), ("aka", .texts(plan.aka.map(\.value))),
      ("created", .optional(plan.created?.value.description)), ("active", .bool(isActive)),
      ("description", .optional(plan.description?.value)),
      (
        "exercises",
        .array(
          plan.exercises.indices.map { index in
            let day = plan.days.first { $0.exercises.contains(index) }
            return .object(members(of: plan.exercises[index], day?.name.value, file.source))
          })
      ),
    ]
  }

  private static func members(of exercise: Exercise, _ day: String?, _ source: Source) -> [(
    name: String, value: JSON
  )] {
    var load: Members = []
    switch exercise.load?.value {
    case .weight(let weight)?:
      load = [("weight_kg", .kilograms(weight)), ("unit", .string(weight.unit.rawValue))]
    case .bodyweight(let added)?:
      load = [("added_kg", .kilograms(added)), ("unit", .string(added.unit.rawValue))]
    case .some(.none), nil: break
    }
    return [
      ("name", .string(exercise.name.value)), ("day", .optional(day)),
      ("muscle_group", .optional(exercise.muscleGroup?.value.rawValue)),
      ("planned_sets", .integer(exercise.plannedSets)),
      (
        "planned_reps",
        exercise.plannedReps.map { .array([.integer($0.lowerBound), .integer($0.upperBound)]) } ?? .null
      ),
      ("target", .string(exercise.written(in: source))),
      ("rest_seconds", .integer(exercise.plannedRest)), ("superset", .bool(exercise.isSuperset)),
      ("notes", .texts(exercise.notes.map(source.text))),
    ] + load + members(of: exercise.rule, exercise, source)
  }

  /// Returns the members of a plan's progression.
  private static func members(of rule: ProgressionRule, _ exercise: Exercise, _ source: Source) -> Members {
    var members: Members = []
    if let add = exercise.add { members.append(("add", .string(source.text(add.range)))) }
    if let back = exercise.back { members.append(("back", .string(source.text(back.range)))) }
    if !exercise.stages.isEmpty { members.append(("else", .texts(exercise.stages.map { source.text($0.range) }))) }
    if let since = rule.since { members.append(("since", .day(since))) }
    if !exercise.alternatives.isEmpty { members.append(("or", .texts(exercise.alternatives.map(\.value)))) }
    return members
  }
}

extension Export {
  private func members(of entry: ExerciseEntry) -> Members {
    var known: Members = []
    if let max = entry.max?.value {
      known = [("max_kg", .kilograms(max.weight)), ("max_since", .day(max.since))]
    }
    if let step = entry.step?.value { known.append(("step_kg", .kilograms(step))) }
    return [
      ("name", .string(entry.name.value)), ("muscle_group", .optional(entry.muscleGroup?.value.rawValue)),
      ("aka", .texts(entry.aka.map(\.value))), ("per_hand", .bool(entry.isPerHand)),
      ("per_side", .bool(entry.isPerSide)),
    ] + known
  }

  private func members(of checkIn: CheckIn, _ source: Source) -> Members {
    JSON.members(of: checkIn) + rest(checkIn.fields, checkIn.notes, source)
  }

  private func members(of skip: Skip, _ source: Source) -> Members {
    [
      ("from", .day(skip.days?.lowerBound)), ("to", .day(skip.days?.upperBound)),
      ("reason", .optional(skip.reason?.value)),
    ] + rest(skip.fields, skip.notes, source)
  }

  private func members(of measure: Measure, _ source: Source) -> Members {
    let weight = measure.bodyweight?.value
    return [
      ("date", .day(measure.moment?.date)), ("time", .optional(measure.moment?.time?.description)),
      ("bodyweight_kg", weight.map { .kilograms($0) } ?? .null), ("unit", .optional(weight?.unit.rawValue)),
    ] + rest(measure.fields, measure.notes, source)
  }

  private func rest(_ own: [FieldPlaces], _ notes: [TextRange], _ source: Source) -> Members {
    [
      ("fields", fields(own.map { Field(name: source.text($0.key), value: source.fieldValue($0.value)) })),
      ("notes", .texts(notes.map(source.text))),
    ]
  }

  private func fields(_ fields: [Field]) -> JSON {
    .array(fields.map { .object([("name", .string($0.name)), ("value", .string($0.value))]) })
  }
}

extension JSON {
  static func texts(_ texts: [String]) -> JSON { .array(texts.map { .string($0) }) }
}
