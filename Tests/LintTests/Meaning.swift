import Grammar
import Text
import Training

/// What a file says, without where it stands in the file: what a reader makes of it, in lines.
struct Meaning: Equatable {
  /// What the program computes with.
  private(set) var facts: [String] = []
  /// What it only shows: names, titles, notes.
  private(set) var words: [String] = []

  init(_ path: String, in journal: Journal) {
    if let file = journal.settingsFile, file.source.name == path { add(file.settings) }
    if let list = journal.exerciseList, list.source.name == path { add(list) }
    for file in journal.plans where file.source.name == path { add(file.plan) }
    for log in journal.logs where log.source.name == path { add(log) }
    for file in journal.checkIns where file.source.name == path { add(file) }
  }

  /// The facts with `#` for every number.
  var shape: [String] { facts.map { Meaning.withoutNumbers($0) } }

  /// Which kinds of facts are other than before: `-set` where there are fewer, `+set` more, `~set` others.
  func change(from before: Meaning) -> String {
    var (gone, new): ([String: Int], [String: Int]) = ([:], [:])
    for change in facts.difference(from: before.facts) {
      switch change {
      case .remove(_, let fact, _): gone[Meaning.kind(fact), default: 0] += 1
      case .insert(_, let fact, _): new[Meaning.kind(fact), default: 0] += 1
      }
    }
    return Set(gone.keys).union(new.keys).sorted().map { kind in
      let (less, more) = (gone[kind] ?? 0, new[kind] ?? 0)
      return (less == more ? "~" : less > more ? "-" : "+") + kind
    }.joined(separator: " ")
  }

  private static func kind(_ fact: String) -> String { String(fact.prefix { $0 != " " }) }

  private static func withoutNumbers(_ fact: String) -> String {
    var shape: [UInt8] = []
    for byte in fact.utf8 {
      let isPart = byte.isDigit || byte == UInt8(ascii: ".") || byte == UInt8(ascii: ":") && shape.last == 35
      if !isPart { shape.append(byte) } else if shape.last != 35 { shape.append(35) }
    }
    return String(decoding: shape, as: UTF8.self)
  }
}

extension Meaning {
  private mutating func add(_ settings: Settings) {
    facts += [
      "format \(settings.format)", "language \(settings.language?.rawValue ?? "-")", "unit \(settings.unit)",
      "goal \(settings.goal)",
      "bar \(settings.step.map { "\($0)" } ?? "-") \(settings.bar.map { "\($0)" } ?? "-") \(settings.plates)",
      "week \(settings.weekStart)", "formula \(settings.oneRepMax)", "\(settings.plateCounts.values.sorted())",
    ]
    facts += settings.disabled.map { "disabled \($0)" }
    facts += settings.fields.map { "field \($0)" }
    words.append(settings.plan ?? "-")
  }

  private mutating func add(_ list: ExerciseList) {
    for entry in list.entries {
      facts.append(
        "known \(group(entry.muscleGroup)) \(entry.traits.isPerHand) \(entry.traits.isPerSide) \(entry.max.map { "\($0)" } ?? "-") "
          + "\(entry.step.map { "\($0)" } ?? "-") \(entry.bar.map { "\($0)" } ?? "-") \(entry.traits.attributes)")
      words.append(entry.name)
      for name in entry.aka {
        facts.append("aka")
        words.append(name)
      }
    }
  }

  private mutating func add(_ plan: Plan) {
    facts.append("plan \(plan.created.map { "\($0)" } ?? "-") \(plan.aka.count)")
    words += [plan.name ?? "-", plan.description ?? "-"] + plan.aka
    for day in plan.days {
      facts.append("day \(day.exercises)")
      words.append(day.name)
    }
    for exercise in plan.exercises {
      facts.append(
        "planned \(group(exercise.muscleGroup)) \(exercise.target) \(exercise.rule) \(exercise.plannedRest) "
          + "\(exercise.isSuperset) \(exercise.alternatives.count)")
      words.append(exercise.name)
      words += exercise.notes
    }
  }

  private mutating func add(_ log: Log) {
    for session in log.sessions {
      let end =
        switch session.end {
        case .unknown: "-"
        case .open: "?"
        case .at(let time): "\(time)"
        }
      facts.append("session \(session.moment.map { "\($0)" } ?? "-") \(end) \(weight(session.bodyweight))")
      words.append(session.title ?? "-")
      words += session.tags
      add(session.fields)
      add(session.notes)
      for exercise in session.exercises {
        facts.append("exercise \(exercise.isSuperset) \(exercise.isSkipped)")
        words.append(exercise.name)
        for set in exercise.sets { add(set) }
        for remark in exercise.remarks {
          facts.append("remark \(remark.set == nil ? "exercise" : "set")")
          words.append(remark.text)
        }
      }
    }
  }

  private mutating func add(_ set: WorkSet) {
    let amount =
      switch set.amount {
      case .reps(let reps): "\(reps)"
      case .time(let time): "time \(time.hundredths)"
      case .distance(let distance, let time): "way \(distance) \(time.map { "in \($0.hundredths)" } ?? "-")"
      }
    let effort =
      switch set.effort {
      case .none: "-"
      case .rpe(let halves): "rpe \(halves)"
      case .rir(let reps): "rir \(reps)"
      }
    let marks = [(SetMarks.warmUp, "w"), (.drop, "d"), (.failure, "f"), (.cluster, "c")]
      .filter { set.marks.contains($0.0) }.map(\.1).joined()
    let at = set.completedAt.map { "at \($0)" } ?? "-"
    facts.append("set \(load(set.load)) x \(amount) \(marks) \(effort) \(at)")
  }

  private mutating func add(_ file: CheckInFile) {
    for entry in file.checkIns {
      facts.append(
        "check-in \(entry.moment.map { "\($0)" } ?? "-") \(entry.typeName) \(entry.calories ?? -1) "
          + "\(entry.session.map { "\($0)" } ?? "-") \(entry.photo ?? "-")")
      words += [entry.titleText, entry.location ?? "-"]
      add(entry.fields)
      add(entry.notes)
    }
    for entry in file.skips {
      facts.append("skip \(entry.days.map { "\($0.lowerBound) \($0.upperBound)" } ?? "-")")
      words.append(entry.reason ?? "-")
      add(entry.fields)
      add(entry.notes)
    }
    for entry in file.measures {
      facts.append("measure \(entry.moment.map { "\($0)" } ?? "-") \(weight(entry.bodyweight))")
      add(entry.fields)
      add(entry.notes)
    }
  }

  private mutating func add(_ fields: [Field]) {
    for field in fields {
      facts.append("field \(nameKey(field.name))")
      words.append(field.value)
    }
  }

  private mutating func add(_ notes: [String]) {
    for note in notes {
      facts.append("note")
      words.append(note)
    }
  }

  private func group(_ group: MuscleGroup?) -> String { group?.rawValue ?? "-" }
  private func weight(_ weight: Weight?) -> String { weight.map { "\($0)" } ?? "-" }

  private func load(_ load: Load) -> String {
    switch load {
    case .none: "-"
    case .weight(let weight): "\(weight)"
    case .bodyweight(let added): "bw\(added.hundredths < 0 ? "" : "+")\(added)"
    }
  }
}
