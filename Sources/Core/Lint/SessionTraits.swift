import Grammar
import Text
import Training

/// The facts about the sessions of a log that rules across files look for and that are rarely there, found once, on
/// the thread that reads the log.
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
  private(set) var mayHoldExercises: [ColonPlace] = []
  /// The time from the first session to the last; nil where none has a date.
  private(set) var reach: Reach?
  /// True if of any two sessions the later begins at another minute, and after the end of the earlier.
  private(set) var areApart = true

  /// A span in minutes since 1970-01-01 00:00; without a time it begins with its day, without an end it ends at once.
  struct Reach {
    /// The first start.
    var first: Int
    /// The last start.
    var last: Int
    /// The last end.
    var end: Int

    /// True if this begins at a later minute than all of another, and after its end.
    func isApart(from earlier: Reach) -> Bool { first > earlier.last && first >= earlier.end }

    mutating func add(_ later: Reach) { (last, end) = (max(last, later.last), max(end, later.end)) }
  }

  init(_ log: Log, _ plans: PlanNames) {
    mayHoldExercises = ColonPlace.all(in: log)
    var links = TitleLinks(plans)
    var reaches: [Reach] = []
    moments.reserveCapacity(log.sessions.count)
    reaches.reserveCapacity(log.sessions.count)
    for index in log.sessions.indices {
      if log.sessions[index].isOpen { hasOpen = true }
      guard let moment = log.sessions[index].moment else { continue }
      moments.append(moment)
      reaches.append(Reach(moment, minutes: log.sessions[index].duration ?? 0))
      if let title = log.sessions[index].title, let range = log.places[index].title, links.link(of: title) == nil {
        freeTitles.append(Ranged(title, range))
      }
      if let weight = log.sessions[index].bodyweight, let range = log.places[index].bodyweight {
        weights.append((moment, weight, range))
      }
      if !log.sessions[index].tags.isEmpty { tags.formUnion(log.sessions[index].tags) }
    }
    tags = Set(tags.map(nameKey))
    // They are in this order as a rule.
    if !reaches.indices.dropFirst().allSatisfy({ reaches[$0 - 1].first < reaches[$0].first }) {
      reaches.sort { $0.first < $1.first }
    }
    guard var all = reaches.first else { return }
    for later in reaches.dropFirst() {
      areApart = areApart && later.isApart(from: all)
      all.add(later)
    }
    reach = all
  }
}

extension SessionTraits.Reach {
  fileprivate init(_ moment: Moment, minutes: Int) {
    first = Int(moment.date.dayNumber) * 1440 + Int(moment.time?.minutes ?? 0)
    last = first
    end = first + minutes
  }
}
