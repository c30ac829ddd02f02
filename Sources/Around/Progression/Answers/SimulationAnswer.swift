package import Grammar
package import JSON
package import Statistics
import Text
package import Training
package import Views

/// The outcome of some weeks of a plan.
package struct SimulationAnswer: Answer {
  package static let view = "simulation"

  let simulation: Simulation
  let plan: String?
  package let today: CivilDate
  /// The rules of volume, by the name of the exercise.
  private let rules: [String: Volume.Rule]
  private let bodyweight: Weight?

  /// The sets of an exercise in a week, session by session.
  struct Row {
    let exercise: String
    let week: Int
    let sets: [(sets: [WorkSet], missed: Bool)]
  }

  struct Week {
    let number: Int
    /// The working sets of each group, in the order of `MuscleGroup`.
    let groups: [(group: MuscleGroup, sets: Int)]
    let volume: Volume
  }

  /// Takes a simulation, in which the body weight does not change.
  package init(_ simulation: Simulation, of progress: PlanProgress, in journal: Journal, bodyweight: Weight?) {
    self.simulation = simulation
    self.bodyweight = bodyweight
    plan = progress.file.plan.name
    today = progress.today
    var rules: [String: Volume.Rule] = [:]
    for entry in journal.exerciseList?.entries ?? [] {
      rules[nameKey(entry.name)] = Volume.Rule(
        bodyweight: bodyweight, isPerHand: entry.isPerHand, isPerSide: entry.isPerSide)
    }
    self.rules = rules
  }

  /// The rows by exercise in the order of the plan, then by week.
  var rows: [Row] {
    let all = simulation.sessions.flatMap { session in session.exercises.map { (week: session.week, done: $0) } }
    var seen: Set<String> = []
    return all.map(\.done.name).filter { seen.insert($0).inserted }.flatMap { name in
      let weeks = Dictionary(grouping: all.filter { $0.done.name == name }, by: \.week)
      return weeks.sorted { $0.key < $1.key }.map { week, times in
        Row(exercise: name, week: week, sets: times.map { ($0.done.sets, $0.done.missed) })
      }
    }
  }

  var weeks: [Week] {
    let numbers = simulation.sessions.map(\.week)
    return (1...max(1, numbers.last ?? 1)).map { number in
      var groups: [MuscleGroup: Int] = [:]
      var volume = Volume()
      for session in simulation.sessions where session.week == number {
        for done in session.exercises {
          let working = done.sets.filter(\.isWorking)
          if let group = done.planned.muscleGroup { groups[group, default: 0] += working.count }
          let rule =
            rules[nameKey(done.name)] ?? Volume.Rule(bodyweight: bodyweight, isPerHand: false, isPerSide: false)
          for set in working { volume += Volume(set, rule) }
        }
      }
      return Week(
        number: number, groups: MuscleGroup.allCases.compactMap { group in groups[group].map { (group, $0) } },
        volume: volume)
    }
  }
}

extension SimulationAnswer {
  package func text(on page: Page) -> String {
    let words = page.words
    var last = ""
    let loads = rows.map { row -> [String] in
      let isNew = row.exercise != last
      last = row.exercise
      let sets = row.sets.map { words.done($0.sets.filter(\.isWorking)) + ($0.missed ? " ✗" : "") }
      return [isNew ? printable(row.exercise) : "", "\(row.week)", sets.joined(separator: " · ")]
    }
    let sums = weeks.map { week in
      [
        "\(week.number)", week.groups.map { "\(words.name(of: $0.group)) \($0.sets)" }.joined(separator: " · "),
        words.volume(week.volume, page.unit),
      ]
    }
    let course = Table([[words("Exercise"), words("Week"), words("Sets")]] + loads, [.left, .right, .left])
    let weekly = Table(
      [[words("Week"), words("Working sets"), words("Volume")]] + sums, [.right, .left, .right], headed: true)
    let volume = weeks.reduce(into: Volume()) { $0 += $1.volume }
    return page.text([.table(course), .table(weekly)]) + page.bodyweightNote(volume)
  }
}

extension SimulationAnswer {
  package var members: Members {
    let sessions: [Members] = simulation.sessions.map { session in
      let exercises: [Members] = session.exercises.map {
        ["name": $0.name, "sets": $0.sets, "text": SetRow($0.sets).text, "missed": $0.missed]
      }
      return ["date": session.date, "week": session.week, "title": session.title, "exercises": exercises]
    }
    return ["plan": plan, "sessions": sessions, "weeks": weeks]
  }
}

extension SimulationAnswer.Week: JSONValue {
  var json: JSON {
    let groups: [Members] = groups.map { ["muscle_group": $0.group, "working_sets": $0.sets] }
    return (["week": number, "groups": groups, "volume_kg": volume] as Members).json
  }
}
