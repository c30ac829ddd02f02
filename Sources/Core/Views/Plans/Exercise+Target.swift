import Text
import Training

extension Exercise {
  /// Returns the target as the plan writes it: `4x8-10 @ 80kg`.
  func written(in source: Source) -> String {
    let groups = groups.map { source.text($0.range) }
    let load = commonLoad.map { "@ " + source.text($0.range) }
    return (groups.isEmpty ? ["3x12"] : groups).joined(separator: ", ") + (load.map { " " + $0 } ?? "")
  }

  /// Returns the target with its rest and progression: `4x8-10 @ 80kg · rest 2:00 · add 2.5kg, back 10% after 3`.
  func target(in source: Source, _ words: Words) -> String {
    let rest = Elapsed(seconds: plannedRest)?.description ?? "\(plannedRest)s"
    let parts = [written(in: source), "\(words("rest")) \(rest)", goingOn(source)]
    return printable(parts.filter { !$0.isEmpty }.joined(separator: " · "))
  }

  private func goingOn(_ source: Source) -> String {
    let parts =
      [since.map { "since \($0.value)" }, add.map { source.text($0.range) }]
      + stages.map { "else " + source.text($0.range) }
      + [back.map { source.text($0.range) }] + alternatives.map { "or " + source.text($0.range) }
    return parts.compactMap(\.self).joined(separator: ", ")
  }
}
