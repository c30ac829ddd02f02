import Grammar
import Text
import Training

/// The rule about loads without the body.
let bodyRules: [Rule] = [
  Rule(
    LoadDoubt.code, .warning, "a load without 'bw' where the exercise lifts the body, or the other way round",
    condition: """
      of an exercise with a habit a working set has the other: a load alone for `bw`, `bw` for a load alone. What all plans \
      with a load ask for is the habit, unless 2 sessions or more have the other and no fewer sets of it; without a plan, 5 \
      sets or more in 2 sessions or more, and more than the other, that 1 session has; `bw` where the name is of an exercise \
      that lifts the body (pull-up, dip, barra fixa, flexão, …) and more sets have it
      """,
    reason: """
      A pull-up with `25lb x 5` counts 25 lb; with `bw+25lb x 5` it counts the body too, in volume and in records of one kind. \
      What a plan asks for decides, unless several sessions have more of the other. Without a plan it takes five sets in two \
      sessions to say so, and a second session of the other settles it; of a pull-up, a dip and others that lift the body by \
      their name most sets do. An exercise that is done both ways by plans, or half and half, has none, and warm-ups may differ.
      """,
    bad: [
      .days(
        "Barra fixa: bw x 8/8/8/8", "Barra fixa: ⟦25lb x 5/5 \"pegada larga\"⟧",
        "Barra fixa: ⟦3x5 @ 12,5kg⟧, bw x 8/8/8", "Barra fixa: ⟦10/12,5kg x 5⟧\n- ⟦5 reps with 25lb⟧, bw x 8/8"),
      .days("Afundo: bw x 12/12/12", "Afundo: bw x 12/12", "Afundo: ⟦20kg x 12⟧"),
      .journal(plan: "- Puxada: costas, 3x8 @ bw\n", log: "2026-01-05 Treino A\nPuxada: bw x 8, ⟦10kg x 8/8⟧\n"),
      .days("Supino: 60kg x 8/8/8", "Supino: 60kg x 8/8/8", "Supino: ⟦bw+60kg x 8⟧, ⟦bw x 8⟧"),
    ],
    good: [
      .days("Barra fixa: bw x 8/8/8, bw+25lb x 5, bw-20kg x 10", "Barra fixa: 20kg x 5 w\n- 12"),
      .days("Paralela: bw x 8/8", "Paralela: 40kg x 8/8"),
      .days("Afundo: bw x 9/9/9/9", "Afundo: bw x 9, 20kg x 9", "Afundo: 20kg x 9"),
      .journal(
        plan: "## Um\n\n- Dip: peito, 3x8 @ bw\n\n## Dois\n\n- Dip: peito, 3x8 @ 40kg\n",
        log: "2026-01-05\nDip: bw x 8/8/8\n2026-01-07\nDip: 40kg x 8\n"),
    ],
    .acrossFiles { context, found in
      let (all, mixed) = context.usualLifts
      for log in context.logs {
        // The sets of an open session are not counted, so its exercises may have mixed sets all the same.
        let usual = log.log.sessions.contains(where: \.isOpen) ? all : mixed
        guard log.ids.contains(where: { $0.map { usual[$0.number] != nil } ?? false }) else { continue }
        for session in log.log.sessions.indices where log.log.sessions[session].date != nil {
          for exercise in log.log.sessions[session].exercises.indices {
            guard let id = log.ids[log.log.places[session].exercises[exercise].spelling], let usual = usual[id.number]
            else { continue }
            let place = ExercisePlace(session: session, exercise: exercise)
            found.check(log.log, place, of: context.catalog[id].name, lifting: usual)
          }
        }
      }
    })
]

extension Findings {
  fileprivate mutating func check(_ log: Log, _ place: ExercisePlace, of name: String, lifting usual: Lift) {
    var last: TextRange?
    for (set, range) in zip(log[place].sets, log.places(of: place).sets)
    where range != last && set.lift ?? usual != usual {
      last = range
      guard let doubt = (try? SetText(log.source.text(range)))?.doubt(of: name, lifting: usual) else { continue }
      let help: Message? = doubt.meant.map {
        usual == .body ? "if the body was lifted too, write '\($0)'" : "if the body was not lifted, write '\($0)'"
      }
      add(
        log.source, range, doubt.message, help: help ?? "write its load, as in '60\(.unit) x 8'",
        fix: doubt.meant.map { .unsafe(range, $0) })
    }
  }
}

extension LintContext {
  /// The usual lift of each exercise, by its number; and the same, but only for exercises with sets of the other lift.
  fileprivate var usualLifts: (all: [Lift?], mixed: [Lift?]) {
    var planned = [Set<Lift>](repeating: [], count: exercises.count)
    for exercise in journal.plans.flatMap(\.plan.exercises) {
      if let id = catalog.id(of: exercise.name) { planned[id.number].formUnion(exercise.lifts) }
    }
    let habits = exercises.indices.map { number in
      LoadHabit(
        of: catalog[ExerciseID(number)].name, loads: exercises[number].lifts.uses(of: Lift.load.rawValue),
        body: exercises[number].lifts.uses(of: Lift.body.rawValue), planned: planned[number])
    }
    return (habits.map(\.usual), habits.map { $0.isMixed ? $0.usual : nil })
  }
}
