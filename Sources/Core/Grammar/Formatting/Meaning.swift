import Text
import Training

/// Whether two texts mean the same: everything that their readers found but where it stands.
extension ReadFile {
  package func means(theSameAs other: ReadFile) -> Bool {
    guard
      diagnostics.elementsEqual(other.diagnostics, by: { $0.code == $1.code && $0.severity == $1.severity })
    else { return false }
    return switch (self, other) {
    case (.settings(let a), .settings(let b)): a.meaning == b.meaning
    case (.exercises(let a), .exercises(let b)): a.meaning == b.meaning
    case (.plan(let a), .plan(let b)): a.meaning == b.meaning
    case (.log(let a), .log(let b)): a.means(theSameAs: b)
    case (.checkIns(let a), .checkIns(let b)): a.meaning == b.meaning
    default: false
    }
  }
}

extension Log {
  fileprivate func means(theSameAs other: Log) -> Bool {
    sessions.elementsEqual(other.sessions) { $0.means(theSameAs: $1) }
  }
}

extension Session {
  fileprivate func means(theSameAs other: Session) -> Bool {
    date == other.date && start == other.start && end == other.end && title == other.title
      && tags == other.tags && fields.map(\.meaning) == other.fields.map(\.meaning) && notes == other.notes
      && bodyweight == other.bodyweight
      && exercises.elementsEqual(other.exercises) { $0.means(theSameAs: $1) }
  }
}

extension PerformedExercise {
  fileprivate func means(theSameAs other: PerformedExercise) -> Bool {
    nameKey(name) == nameKey(other.name) && isSuperset == other.isSuperset && isSkipped == other.isSkipped
      && sets == other.sets && remarks == other.remarks
  }
}

extension Field {
  /// A weight is compared as one by whoever reads it; its text may be spelled otherwise.
  fileprivate var meaning: [String] {
    let name = nameKey(name)
    return name == "bodyweight" ? [name] : [name, value.inQuotes]
  }
}

extension CheckInFile {
  fileprivate var meaning: [[String?]] {
    checkIns.map { entry in
      CheckInField.all.map { $0.written(entry) }
        + [entry.moment?.description, entry.keys.joined(separator: "\n")] + fields(entry.fields)
        + entry.notes.map(source.text)
    }
      + skips.map { entry in
        [entry.days?.lowerBound.description, entry.days?.upperBound.description, entry.reason?.value]
          + fields(entry.fields) + entry.notes.map(source.text)
      }
      + measures.map { entry in
        [entry.moment?.description, entry.bodyweight.map { "\($0.value.hundredths) \($0.value.unit)" }]
          + fields(entry.fields) + entry.notes.map(source.text)
      }
  }

  private func fields(_ fields: [FieldPlaces]) -> [String?] {
    fields.flatMap { Field(name: source.text($0.key), value: source.text($0.value)).meaning }
  }
}

extension ExerciseList {
  fileprivate var meaning: [[String?]] {
    entries.map { entry in
      [
        nameKey(entry.name.value), entry.muscleGroup?.value.rawValue, "\(entry.isPerHand) \(entry.isPerSide)",
        entry.max.map { "\($0.value)" }, entry.step.map { "\($0.value)" },
      ]
        + entry.aka.map { nameKey($0.value) }
    }
  }
}

extension PlanFile {
  fileprivate var meaning: [[String?]] {
    let whole =
      [plan.name?.value, plan.description?.value, plan.created?.value.description] + plan.aka.map(\.value)
    let days = plan.days.map { day -> [String?] in [day.name.value, "\(day.exercises)"] }
    let exercises = plan.exercises.map { exercise -> [String?] in
      [
        nameKey(exercise.name.value), exercise.muscleGroup?.value.rawValue,
        exercise.groups.isEmpty ? nil : "\(exercise.target)", "\(exercise.rule)",
        exercise.commonLoad.map { "\($0.value)" }, exercise.rest.map { "\($0.value)" }, "\(exercise.isSuperset)",
      ] + exercise.alternatives.map { nameKey($0.value) } + exercise.notes.map(source.text)
    }
    return [whole] + days + exercises
  }
}

extension SettingsFile {
  /// The settings without their places, and which of them are written.
  fileprivate var meaning: Settings {
    var plain = settings
    let nowhere = TextRange(0, 0)
    plain.forgetPlaces()
    plain.plan?.range = nowhere
    plain.fields = settings.fields.map { Ranged($0.value, nowhere) }
    plain.disabled = settings.disabled.map { Ranged($0.value, nowhere) }
    return plain
  }
}

extension String {
  /// What stands in quotes of any kind, which become plain ones.
  fileprivate var inQuotes: String {
    guard let first = unicodeScalars.first, let last = unicodeScalars.last, unicodeScalars.count > 1,
      first.isQuote, last.isQuote
    else { return self }
    return "\"" + String(unicodeScalars.dropFirst().dropLast()) + "\""
  }
}

extension Unicode.Scalar {
  fileprivate var isQuote: Bool { self == "\"" || 0x201C...0x201F ~= value }
}
