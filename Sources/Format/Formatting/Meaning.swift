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
    // A spelling of a name may be gone, as two that differed in blanks are one now.
    let keys = names.map(nameKey)
    let otherKeys = other.names.map(nameKey)
    return sets.elementsEqual(other.sets) { $0.withoutRange == $1.withoutRange }
      && exercises.elementsEqual(other.exercises) { a, b in
        keys[a.name] == otherKeys[b.name] && a.isSuperset == b.isSuperset && a.isSkipped == b.isSkipped
          && a.sets == b.sets
      }
      && notes.elementsEqual(other.notes) { a, b in
        a.exercise == b.exercise && a.set == b.set
          && source.text(a.range).inQuotes == other.source.text(b.range).inQuotes
      }
      && sessions.elementsEqual(other.sessions) { $0.meaning(source) == $1.meaning(other.source) }
  }
}

extension WorkSet {
  fileprivate var withoutRange: WorkSet {
    var set = self
    set.range = TextRange(0, 0)
    return set
  }
}

/// A session without its places. The line that opens it is no part of it.
private struct SessionMeaning: Equatable {
  let date: CivilDate?
  let start: TimeOfDay?
  let end: Session.End
  let title: String?
  let tags: [String]
  let fields: [[String]]
  let notes: [String]
  let bodyweight: Weight?
  let exercises: Range<Int>
}

extension Session {
  fileprivate func meaning(_ source: Source) -> SessionMeaning {
    SessionMeaning(
      date: date, start: start, end: end, title: title?.value, tags: tags.map(source.text),
      fields: fields.map { $0.meaning(source) }, notes: notes.map(source.text),
      bodyweight: bodyweight?.value, exercises: exercises)
  }
}

extension Field {
  /// A weight is compared as one by whoever reads it; its text may be spelled otherwise.
  fileprivate func meaning(_ source: Source) -> [String] {
    let name = nameKey(source.text(key))
    return name == "bodyweight" ? [name] : [name, source.text(value).inQuotes]
  }
}

extension CheckInFile {
  fileprivate var meaning: [[String?]] {
    checkIns.map { entry in
      let session = entry.session?.description ?? entry.sessionText?.value
      return [
        entry.moment?.description, entry.typeText?.value, entry.title?.value, entry.caloriesText?.value,
        entry.location?.value, entry.photo?.value, session, entry.keys.joined(separator: "\n"),
      ] + fields(entry.fields) + entry.notes.map(source.text)
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

  private func fields(_ fields: [Field]) -> [String?] { fields.flatMap { $0.meaning(source) } }
}

extension ExerciseList {
  fileprivate var meaning: [[String?]] {
    entries.map { entry in
      [nameKey(entry.name.value), entry.muscleGroup?.value.rawValue, "\(entry.isPerHand) \(entry.isPerSide)"]
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
        exercise.sets.map { "\($0.value)" }, exercise.reps.map { "\($0.value)" },
        exercise.load.map { "\($0.value)" }, exercise.rest.map { "\($0.value)" }, "\(exercise.isSuperset)",
      ] + exercise.notes.map(source.text)
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
