import Grammar
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
  private let catalog: ExerciseCatalog
  private let bodyweight: Weight?

  struct Week {
    let number: Int
    /// The hundredths of working sets of each group, in the order of `MuscleGroup`.
    let groups: [(group: MuscleGroup, sets: Int64)]
    let volume: Volume
  }

  /// Takes a simulation, in which the body weight does not change.
  package init(_ simulation: Simulation, of progress: PlanProgress, bodyweight: Weight?) {
    (self.simulation, self.bodyweight, catalog) = (simulation, bodyweight, progress.catalog)
    (plan, today) = (progress.file.plan.name, progress.today)
  }

  /// Returns the rule of volume of an exercise.
  private func rule(of name: String) -> Volume.Rule {
    catalog.id(of: name).map { Volume.Rule(of: catalog[$0], bodyweight: bodyweight) }
      ?? Volume.Rule(bodyweight: bodyweight)
  }

  var weeks: [Week] {
    let numbers = simulation.sessions.map(\.week)
    return (1...max(1, numbers.last ?? 1)).map { number in
      var groups: [MuscleGroup: Int64] = [:]
      var volume = Volume()
      for session in simulation.sessions where session.week == number {
        for done in session.exercises {
          let working = done.sets.filter(\.isWorking)
          let own = done.planned.muscleGroup.map { [ExerciseTraits.Secondary($0, hundredths: 100)] } ?? []
          let traits = catalog.id(of: done.name).map { done.planned.traits.completed(by: catalog[$0].traits) }
          for muscle in own + (traits?.secondary ?? []).filter({ $0.group != done.planned.muscleGroup }) {
            groups[muscle.group, default: 0] += Int64(working.count) * Int64(muscle.hundredths)
          }
          volume += Volume(working, rule(of: done.name))
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
    let all = simulation.sessions.flatMap { session in session.exercises.map { (week: session.week, done: $0) } }
    let names = all.map(\.done.name).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    let loads = names.flatMap { name in
      let weeks = Dictionary(grouping: all.filter { $0.done.name == name }, by: \.week).sorted { $0.key < $1.key }
      return weeks.enumerated().map { number, week in
        let sets = week.value.map { words.done($0.done.sets.filter(\.isWorking)) + ($0.done.missed ? " ✗" : "") }
        return [number == 0 ? printable(name) : "", "\(week.key)", sets.joined(separator: " · ")]
      }
    }
    let sums = weeks.map { week in
      [
        "\(week.number)",
        week.groups.map { "\(words.name(of: $0.group)) \(words.brief(hundredths: $0.sets))" }.joined(separator: " · "),
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

extension SimulationAnswer.Week: JSONObject {
  var members: Members {
    let groups: [Members] = groups.map { ["muscle_group": $0.group, "working_sets": JSON.hundredths($0.sets)] }
    return ["week": number, "groups": groups, "volume_kg": volume]
  }
}
