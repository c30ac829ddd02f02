package import Grammar
package import JSON
package import Statistics
package import Training

// The values of training as JSON, which are the same in every view; 'help json' documents each name.

extension JSONValue where Self: CustomStringConvertible {
  package var json: JSON { .string(description) }
}

extension JSONValue where Self: RawRepresentable<String> {
  package var json: JSON { .string(rawValue) }
}

extension CivilDate: JSONValue {}
extension Moment: JSONValue {}
extension TimeOfDay: JSONValue {}
extension MuscleGroup: JSONValue {}
extension Settings.OneRepMax: JSONValue {}

extension WeightUnit: JSONValue {
  package var json: JSON { .string(rawValue) }
}

extension DistanceUnit: JSONValue {
  package var json: JSON { .string(rawValue) }
}

extension Weight: JSONValue {
  /// The weight in kilograms.
  package var json: JSON { .kilograms(Int128(exact)) }
}

extension Volume: JSONValue {
  /// The volume in kilograms.
  package var json: JSON { .kilograms(exact) }
}

extension Elapsed: JSONValue {
  /// The duration in seconds.
  package var json: JSON { .hundredths(Int64(hundredths)) }
}

extension Distance: JSONValue {
  /// The distance in metres.
  package var json: JSON { .decimal(Int128(exact), decimals: 6) }
}

extension WorkSet: JSONObject {
  /// The members, without those that don't apply to the set.
  package var members: Members {
    Members(SetFigure.all.compactMap { figure in figure.value(self).map { (figure.name, $0) } })
  }
}

extension CheckIn: JSONObject {
  package var members: Members {
    let fields = zip(CheckInField.names, CheckInField.all).map { (name: $0, value: json(of: $1)) }
    return ["date": moment?.date, "time": moment?.time] + Members(fields)
  }

  /// Returns the value of a field, or what stands for a missing one.
  package func json(of field: CheckInField) -> JSON {
    switch field.value(self) {
    case .type(let type): (type?.rawValue ?? field.missing).json
    case .text(let text): (text ?? field.missing).json
    case .number(let number): number.json
    }
  }
}

extension ExerciseTraits: JSONObject {
  /// The members, without those that an exercise does not have.
  package var members: Members {
    let others: [Members] = secondary.map { ["muscle_group": $0.group, "sets": JSON.hundredths(Int64($0.hundredths))] }
    let members: Members = [
      "also": others.isEmpty ? nil : others, "body_percent": bodyShare.map { JSON.hundredths(Int64($0)) },
    ]
    return members.withoutNull
  }
}

extension Totals: JSONObject {
  package var members: Members { ["sessions": sessions] + membersOfSets }

  /// The members of the sums of a muscle group, whose sets may be parts of sets.
  package var membersOfMuscle: Members {
    ["sessions": sessions] + membersOfSets(JSON.decimal(Int128(countedSets), decimals: 4))
  }

  fileprivate var membersOfSets: Members { membersOfSets(workingSets) }

  private func membersOfSets(_ sets: any JSONValue) -> Members {
    [
      "working_sets": sets, "warm_up_sets": warmUps, "reps": reps, "volume_kg": volume,
      "sets_without_bodyweight": volume.setsWithoutBodyweight,
    ]
  }
}

extension RecordKind: JSONValue {
  package var json: JSON {
    // In the order of the cases.
    let load = ["weight ", "bodyweight ", ""][load.rawValue]
    return .string(load + ["reps", "time", "distance"][measure.rawValue])
  }
}

extension JSON {
  /// Returns kilograms from ten-billionths, in which pounds are whole too.
  fileprivate static func kilograms(_ exact: Int128) -> JSON { .decimal(exact, decimals: 10) }
}

extension Session {
  /// The time of the end; nil if it is unknown, or the session is under way.
  package var endTime: TimeOfDay? {
    if case .at(let time) = end { time } else { nil }
  }
}

extension History {
  /// Returns the members of a session in short.
  package func members(of entry: Entry) -> Members {
    let session = session(entry)
    let members: Members = [
      "date": entry.moment.date, "start": session.start, "end": session.endTime, "title": session.title,
      "plan": plan(of: entry), "duration_minutes": session.duration,
    ]
    return members + Totals(self, of: [entry]).membersOfSets
  }
}
