import Grammar
import JSON
import Statistics
import Training

// The values of training as JSON, the same in every view; 'help json' documents each name.

extension JSON {
  static func day(_ date: CivilDate?) -> JSON { .optional(date?.description) }

  /// Returns kilograms from ten-billionths, in which pounds are exact too.
  static func kilograms(_ exact: Int128) -> JSON { .decimal(exact, decimals: 10) }
  static func kilograms(_ weight: Weight) -> JSON { kilograms(Int128(weight.exact)) }
  static func seconds(_ time: Elapsed) -> JSON { .hundredths(Int64(time.hundredths)) }
  static func metres(_ distance: Distance) -> JSON { .decimal(Int128(distance.exact), decimals: 6) }

  static func set(_ set: WorkSet) -> JSON { .object(members(of: set)) }

  /// Returns a set's members, without those that do not apply to it.
  static func members(of set: WorkSet) -> Members {
    SetFigure.all.compactMap { figure in figure.value(set).map { (figure.name, $0) } }
  }

  static func members(of totals: Totals) -> Members {
    [
      ("sessions", .integer(totals.sessions)), ("working_sets", .integer(totals.workingSets)),
      ("warm_up_sets", .integer(totals.warmUps)), ("reps", .integer(totals.reps)),
      ("volume_kg", kilograms(totals.volume.exact)),
      ("sets_without_bodyweight", .integer(totals.volume.setsWithoutBodyweight)),
    ]
  }

  static func time(of totals: Totals) -> Members {
    [("duration_minutes", .integer(totals.minutes)), ("timed_sessions", .integer(totals.timedSessions))]
  }

  static func members(of checkIn: CheckIn) -> Members {
    [
      ("date", day(checkIn.moment?.date)), ("time", .optional(checkIn.moment?.time?.description)),
    ]
      + zip(CheckInField.names, CheckInField.all).map { name, field in
        switch field.value(checkIn) {
        case .text(let text): (name, .optional(text))
        case .number(let number): (name, .optional(number))
        }
      }
  }

  static func streak(_ streak: Streak, _ count: String) -> JSON {
    .object([
      (count, .integer(streak.count)), ("from", day(streak.range?.lowerBound)),
      ("to", day(streak.range?.upperBound)),
    ])
  }

  static func kind(_ kind: RecordKind) -> JSON {
    let load =
      switch kind.load {
      case .weight: "weight "
      case .bodyweight: "bodyweight "
      case .none: ""
      }
    let measure =
      switch kind.measure {
      case .reps: "reps"
      case .time: "time"
      case .distance: "distance"
      }
    return .string(load + measure)
  }
}

extension History {
  /// Returns a session in short.
  func members(of entry: Entry) -> Members {
    let session = session(entry)
    let totals = Totals(self, of: [entry])
    var end: JSON = .null
    if case .at(let time) = session.end { end = .string(time.description) }
    return [
      ("date", .day(entry.moment.date)), ("start", .optional(session.start?.description)), ("end", end),
      ("title", .optional(session.title)),
      ("plan", .optional(entry.plan.flatMap { journal.plans[$0].plan.name?.value })),
      ("duration_minutes", .optional(session.duration)), ("working_sets", .integer(totals.workingSets)),
      ("warm_up_sets", .integer(totals.warmUps)), ("reps", .integer(totals.reps)),
      ("volume_kg", .kilograms(totals.volume.exact)),
      ("sets_without_bodyweight", .integer(totals.volume.setsWithoutBodyweight)),
    ]
  }
}
