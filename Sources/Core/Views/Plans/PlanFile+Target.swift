import Grammar
import Text
import Training

extension PlanFile {
  /// Returns the target of an exercise, by its index, as the plan writes it: `4x8-10 @ 80kg`.
  func writtenTarget(_ index: Int) -> String {
    let places = places.exercises[index]
    let groups = places.groups.isEmpty ? ["3x12"] : places.groups.map { source.text($0.range) }
    return groups.joined(separator: ", ") + (places.commonLoad.map { " @ " + source.text($0) } ?? "")
  }

  /// Returns the target of an exercise, by its index, with its rest and progression: `4x8-10 @ 80kg · rest 2:00 · add
  /// 2.5kg, back 10% after 3`.
  package func target(_ index: Int, _ words: Words) -> String {
    let seconds = plan.exercises[index].plannedRest
    let rest = Elapsed(seconds: seconds)?.description ?? "\(seconds)s"
    let parts = [writtenTarget(index), "\(words("rest")) \(rest)", progression(index)]
    return printable(parts.filter { !$0.isEmpty }.joined(separator: " · "))
  }

  private func progression(_ index: Int) -> String {
    let (exercise, places) = (plan.exercises[index], places.exercises[index])
    let parts =
      [exercise.rule.since.map { "since \($0)" }, places.add.map(source.text)]
      + places.stages.map { "else " + source.text($0.range) } + [places.back.map(source.text)]
      + places.alternatives.map { "or " + source.text($0) }
    return parts.compactMap(\.self).joined(separator: ", ")
  }
}
