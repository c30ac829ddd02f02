import Grammar
import TestSupport
import Testing
import Text
import Training

/// What the items of a plan say, and which slips cost them.
@Suite struct PlanNotationTests {
  private func read(_ attributes: String) -> PlanFile {
    PlanReader.read(Source(name: "plans/a.md", text: "# A\n\n- Supino: chest, \(attributes)\n"))
  }

  @Test(arguments: Rows.of("grammar", "targets")) func targets(_ row: [String]) {
    let (text, target) = (row[0], row[1])
    let file = read(text)
    #expect(file.diagnostics == [], "\(text)")
    #expect(file.plan.exercises.first.map { shown($0.target) } == target, "\(text)")
  }

  @Test(arguments: ["60kg", "60kg rest 90s", "60kg descanso 90s"]) func aLoadNeedsItsSign(_ text: String) {
    let messages = read("3x8, \(text)").diagnostics.map(\.message.english)
    #expect(messages == ["'60kg' is a load without its '@'"])
  }

  @Test(arguments: [
    ("3x8-10 rpe 8", "3x8-10", nil), ("3x8 @ 80kg w", "3x8", "80kg"), ("80kg x 8/8 d", "8/8", "80kg"),
    ("bw+10kg x 6-8/6-8 rir 2", "6-8/6-8", "bw+10kg"), ("5/5/5+ @ 65/75/85% f", "5/5/5+", "65/75/85%"),
    ("5km in 27:30", "5km in 27:30", nil), ("3x8 reps com 80 kg", "3x8 reps", "80 kg"),
  ])
  func ranges(_ text: String, amounts: String, load: String?) throws {
    let file = read(text)
    let group = try #require(file.places.exercises.first?.groups.first)
    #expect(file.source.text(group.range) == text && file.source.text(group.amounts) == amounts)
    #expect(group.load.map(file.source.text) == load)
  }

  @Test(arguments: [
    ("add 2.5kg", "add 2.5kg"), ("add 5lb", "add 5lb"), ("add 1 rep", "add 1 reps"), ("add 2 reps", "add 2 reps"),
    ("add 5s", "add 5s"), ("add 100m", "add 100m"), ("back 10% after 3", "back 1000 3"), ("back 7,5%", "back 750 1"),
    ("else 2x2+, else 3x1", "else 2 2+ else 1 1 1"), ("since 2026-03-01", "since 2026-03-01"),
    ("or \"Supino com halteres\", or Crucifixo", "or Supino com halteres or Crucifixo"), ("rest 2min30s", "rest 150"),
    ("add 2.5kg, back 10% after 3, back", "add 2.5kg back 1000 3"),
  ])
  func rules(_ text: String, _ rule: String) {
    let file = PlanReader.read(Source(name: "plans/a.md", text: "# A\n\n- Supino: 3x5 @ 100kg, \(text)\n"))
    #expect(file.diagnostics == [], "\(text)")
    #expect(file.plan.exercises.first.map(shownRule) == rule, "\(text)")
  }

  /// A mistake costs its attribute, from comma to comma, and nothing beside it.
  @Test(arguments: Rows.of("grammar", "aMistakeCostsItsAttribute")) func aMistakeCostsItsAttribute(_ row: [String])
    throws
  {
    let (text, rule) = (row[0], row[1])
    let file = read(text)
    #expect(file.diagnostics.count == 1, "\(text)")
    let exercise = try #require(file.plan.exercises.first)
    #expect(shownRule(exercise) == rule && !exercise.isSuperset, "\(text)")
  }

  @Test(arguments: Rows.of("grammar", "slips")) func slips(_ row: [String]) {
    let (marked, code) = (row[0], row[1])
    let text = MarkedText("# A\n\n- Supino: chest, \(marked)\n- Rosca: arms, 3x12\n")
    let file = PlanReader.read(text.source(named: "plans/a.md"))
    expect(file.diagnostics, in: text, are: [code])
    #expect(file.plan.exercises.map(\.name) == ["Supino", "Rosca"])
  }

  /// What stands in a log as sets stands in a plan as the same, if it is nothing that only a log can know.
  @Test func readsWhatALogReads() {
    var compared = 0
    for seed in 0..<50 {
      let log = LogReader.read(Source(name: "log/2026-01.txt", bytes: RandomLog.bytes(seed: UInt64(seed))))
      for (session, places) in zip(log.sessions, log.places) {
        for (exercise, place) in zip(session.exercises, places.exercises) {
          for range in Set(place.sets) {
            let sets = zip(exercise.sets, place.sets).filter { $0.1 == range }.map(\.0)
            let file = read(log.source.text(range))
            guard file.diagnostics.isEmpty, let read = file.plan.exercises.first?.target.sets else { continue }
            compared += 1
            #expect(read.count == sets.count, "\(log.source.text(range))")
            for (target, set) in zip(read, sets) {
              #expect(target.load == (set.isLoaded ? .load(set.load) : .open) && target.effort == set.effort)
              if case .reps(let reps) = set.amount { #expect(target.amount == .reps(reps)) }
            }
          }
        }
      }
    }
    #expect(compared > 300)
  }

  @Test(arguments: [
    ("max 120kg since 2026-01-05, step 2.5kg", "12000 kg 2026-01-05 2.5kg"),
    ("MAX 265 LB SINCE 2026-01-05", "26500 lb 2026-01-05 -"),
  ])
  func trainingMaxes(_ text: String, _ expected: String) {
    let list = ExerciseListReader.read(Source(name: "exercises.txt", text: "Terra: legs, \(text)\n"))
    #expect(list.diagnostics == [])
    let max = list.entries.first?.max
    let shown = "\(max?.weight.hundredths ?? 0) \(max?.weight.unit.rawValue ?? "") \(max.map { "\($0.since)" } ?? "-")"
    #expect("\(shown) \(list.entries.first?.step.map { "\($0)" } ?? "-")" == expected)
  }

  @Test(arguments: [
    ("⟦max 120kg⟧", "bad-max"), ("⟦max kg since 2026-01-05⟧", "bad-max"),
    ("max ⟦120⟧ since 2026-01-05", "load-without-unit"),
    ("max 120kg since ⟦5/1⟧", "bad-date"), ("⟦max⟧", "empty-attribute"), ("⟦step 0kg⟧", "bad-max"),
    ("step ⟦2.5⟧", "load-without-unit"),
    ("bar ⟦15⟧", "load-without-unit"), ("⟦bar⟧", "empty-attribute"), ("⟦bar15kg⟧", "unknown-attribute"),
    ("bar none, ⟦bar 15kg⟧", "duplicate-attribute"),
    ("max 120kg since 2026-01-05, ⟦max 130kg since 2026-02-05⟧", "duplicate-attribute"),
  ])
  func slipsOfMaxes(_ marked: String, _ code: String) {
    let text = MarkedText("Terra: legs, \(marked)\n")
    expect(ExerciseListReader.read(text.source(named: "exercises.txt")).diagnostics, in: text, are: [code])
  }

  @Test(arguments: [
    ("3X8 – 10@80 KG ,Add 2,5 KG", "3x8-10 @ 80kg, add 2,5kg"), ("5/5/5 + @ 1kg", nil),
    ("65 / 75/85 %x5/5/5+", "65/75/85% x 5/5/5+"),
    ("3x5 @85 %,BACK 10 % After 3", "3x5 @ 85%, back 10% after 3"), ("3x5  RPE 8,ELSE 6 x 2+", "3x5 rpe 8, else 6x2+"),
    ("Or “X y” ,or  Supino  Reto", "or \"X y\", or Supino  Reto"),
    ("3x5@80kg  Since 2026-03-01", "3x5 @ 80kg, since 2026-03-01"),
    ("BW x 8/8, ADD 1 REP", "bw x 8/8, add 1 rep"), ("2 x 5@40kg W,3x5@100kg", "2x5 @ 40kg w, 3x5 @ 100kg"),
    ("5km IN 27:30", "5km in 27:30"),
  ])
  func formatted(_ text: String, _ style: String?) {
    let file = read(text)
    var after = String(decoding: file.source.bytes, as: UTF8.self)
    if case .changed(_, let bytes) = Formatter.outcome(for: .plan(file), Settings()) {
      after = String(decoding: bytes, as: UTF8.self)
    }
    #expect(after == "# A\n\n- Supino: chest, \(style ?? text)\n")
  }

  private func shown(_ target: Target) -> String {
    target.sets.map { set in
      let load =
        switch set.load {
        case .open, .load(.none): ""
        case .load(.weight(let weight)): "@\(weight)"
        case .load(.bodyweight(let added)):
          added.hundredths == 0 ? "@bw" : "@bw\(added.hundredths > 0 ? "+" : "")\(added)"
        case .percent(let percent): "@\(decimal(hundredths: Int64(percent)))%"
        case .share(let percent): "@\(decimal(hundredths: Int64(percent)))%top"
        }
      let amount =
        switch set.amount {
        case .reps(let reps, let orMore):
          (reps.count == 1 ? "\(reps.lowerBound)" : "\(reps.lowerBound)-\(reps.upperBound)") + (orMore ? "+" : "")
        case .time(let time): "\(time)"
        case .distance(let distance, let time): "\(distance)\(time.map { "<\($0)" } ?? "")"
        }
      let effort =
        switch set.effort {
        case .rpe(let halves): "~\(halves)"
        case .rir(let reps): "~r\(reps)"
        case nil: ""
        }
      return (set.isWarmUp ? "w" : "") + amount + load + effort + (set.marks.contains(.drop) ? "d" : "")
    }.joined(separator: " ")
  }

  private func shownRule(_ exercise: PlannedExercise) -> String {
    let rule = exercise.rule
    var parts: [String] = []
    switch rule.add {
    case .load(let weight): parts.append("add \(weight)")
    case .percent(let percent): parts.append("add \(percent)%")
    case .reps(let reps): parts.append("add \(reps) reps")
    case .time(let time): parts.append("add \(time)")
    case .distance(let distance): parts.append("add \(distance)")
    case nil: break
    }
    if let back = rule.back { parts.append("back \(back.percent) \(back.misses)") }
    parts += rule.stages.map { "else " + shown($0) }
    if let since = rule.since { parts.append("since \(since)") }
    parts += exercise.alternatives.map { "or \($0)" }
    if let rest = exercise.rest { parts.append("rest \(rest)") }
    return parts.joined(separator: " ")
  }
}
