import Grammar
import Text
import Training

/// Facts about a log's sessions that rules across files look for and seldom find. They are gathered once, on the
/// thread that reads the log.
struct SessionTraits: Sendable {
  private(set) var hasOpen = false
  /// The titles of sessions with a date that name no plan.
  private(set) var freeTitles: [Ranged<String>] = []
  /// The tags, by their keys.
  private(set) var tags: Set<String> = []
  /// The body weights noted at sessions with a date, with their ranges.
  private(set) var weights: [(moment: Moment, weight: Weight, range: TextRange)] = []
  /// The moments of the sessions with a date, in the order of the log.
  private(set) var moments: [Moment] = []
  /// The texts that may hold the line of an exercise.
  private(set) var mayHoldExercises: [FreeText] = []

  init(_ log: Log, _ plans: PlanNames) {
    mayHoldExercises = FreeText.all(in: .log(log)).filter { log.source.mayHoldExercise($0.range) }
    moments.reserveCapacity(log.sessions.count)
    for index in log.sessions.indices {
      if log.sessions[index].isOpen { hasOpen = true }
      guard let moment = log.sessions[index].moment else { continue }
      moments.append(moment)
      if let title = log.sessions[index].title, let range = log.places[index].title, plans.link(of: title) == nil {
        freeTitles.append(Ranged(title, range))
      }
      if let weight = log.sessions[index].bodyweight, let range = log.places[index].bodyweight {
        weights.append((moment, weight, range))
      }
      if !log.sessions[index].tags.isEmpty { tags.formUnion(log.sessions[index].tags) }
    }
    tags = Set(tags.map(nameKey))
  }
}
