import Format
import Text
import Training

/// What rules across files look for among the sessions of a log, and mostly is not there: asked once, on the thread that
/// reads the log.
struct SessionTraits: Sendable {
  private(set) var hasOpen = false
  /// The titles that are none of a plan, of sessions with a date.
  private(set) var freeTitles: [Ranged<String>] = []
  /// The tags, by their keys.
  private(set) var tags: Set<String> = []
  /// What the person weighed at the sessions with a date, and where that stands.
  private(set) var weights: [(moment: Moment, weight: Weight, range: TextRange)] = []
  /// When those with a date begin, as they stand.
  private(set) var moments: [Moment] = []
  /// Where a line may hold another one.
  private(set) var mayHoldExercises: [ColonPlace] = []
  /// Nil where none has a date.
  private(set) var reach: Reach?
  /// Of any two the later begins at another minute, and when the earlier has ended.
  private(set) var areApart = true

  /// In minutes since 1970-01-01 00:00; what has no time begins with its day, and what has no end ends at once.
  struct Reach {
    /// The first start.
    var first: Int
    /// The last one.
    var last: Int
    /// The last end.
    var end: Int

    /// What is of a later minute than all of another, and of none before it ends.
    func isApart(from earlier: Reach) -> Bool { first > earlier.last && first >= earlier.end }

    mutating func add(_ later: Reach) { (last, end) = (max(last, later.last), max(end, later.end)) }
  }

  init(_ log: Log, _ plans: PlanNames) {
    mayHoldExercises = ColonPlace.all(in: log)
    var links = TitleLinks(plans)
    var reaches: [Reach] = []
    moments.reserveCapacity(log.sessions.count)
    reaches.reserveCapacity(log.sessions.count)
    for place in log.sessions.indices {
      if log.sessions[place].isOpen { hasOpen = true }
      guard let moment = log.sessions[place].moment else { continue }
      moments.append(moment)
      reaches.append(Reach(moment, minutes: log.sessions[place].duration ?? 0))
      if let title = log.sessions[place].title, let range = log.places[place].title, links.link(of: title) == nil {
        freeTitles.append(Ranged(title, range))
      }
      if let weight = log.sessions[place].bodyweight, let range = log.places[place].bodyweight {
        weights.append((moment, weight, range))
      }
      if !log.sessions[place].tags.isEmpty { tags.formUnion(log.sessions[place].tags) }
    }
    tags = Set(tags.map(nameKey))
    // Mostly they are in this order already.
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
