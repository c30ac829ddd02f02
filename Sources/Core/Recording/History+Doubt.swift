import Grammar
package import Statistics
import Text
import Training

extension History {
  /// Returns the past of an exercise under any of its names; nil if no exercise has the name.
  package func past(of name: String) -> ExercisePast? { catalog.id(of: name).map { past(of: $0) } }

  /// Returns the loads with which an exercise was done before, and those that plans have for it.
  func usualLoads(of name: String) -> [Load] {
    let planned = journal.plans.flatMap(\.plan.exercises).filter { catalog.isSame($0.name, name) }
    return (past(of: name)?.days ?? []).flatMap(\.sets).map(\.load)
      + planned.flatMap(\.target.sets).compactMap { if case .load(let load) = $0.load { load } else { nil } }
  }

  /// Returns a doubt about the loads of typed sets, from sets of their exercise before and in this session.
  ///
  /// Nil if the session has sets with the same lift already, or if the settings disable the finding.
  func doubt(_ typed: String, of name: String, besides done: [WorkSet]) -> LoadDoubt? {
    let isUnwanted = journal.settings.disabled.contains(LoadDoubt.code)
    guard !isUnwanted, let sets = try? SetText(typed) else { return nil }
    let planned = journal.plans.flatMap(\.plan.exercises).filter { catalog.isSame($0.name, name) }
    let habit = LoadHabit(
      of: name, sessions: (past(of: name)?.days ?? []).map(\.sets) + [done], planned: Set(planned.flatMap(\.lifts)))
    guard let usual = habit.usual, done.allSatisfy({ $0.lift ?? usual == usual }) else { return nil }
    return sets.doubt(of: name, lifting: usual)
  }
}

extension LoadDoubt {
  /// The refusal of the sets as typed; a yes to its question takes them as they were meant.
  var refusal: Refusal {
    Refusal(
      message, help: "write '\(meant ?? "60kg x 8")'; '--as-written' keeps what was typed",
      question: meant.map { "\(message); write '\($0)'?" })
  }
}
