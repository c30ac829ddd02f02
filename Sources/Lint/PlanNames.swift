import JournalFormat
import Training

/// What a title can say to be the link to a plan: its name, a former one, and those with each of its days.
struct PlanNames {
  struct Link {
    /// A place in the journal's plans.
    var plan: Int
    /// A place in the days of the plan.
    var day: Int?
  }

  /// As the plans spell them, without those that a plan before has.
  private(set) var titles: [String] = []
  private var links: [String: Link] = [:]

  init(_ journal: Journal) {
    for (number, file) in journal.plans.enumerated() {
      for name in [file.plan.name].compactMap({ $0 }) + file.plan.aka {
        add(name.value, Link(plan: number))
        for (place, day) in file.plan.days.enumerated() {
          add("\(name.value) / \(day.name.value)", Link(plan: number, day: place))
        }
      }
    }
  }

  func link(of title: String) -> Link? { links[nameKey(title)] }

  private mutating func add(_ title: String, _ link: Link) {
    let key = nameKey(title)
    guard links[key] == nil else { return }
    links[key] = link
    titles.append(title)
  }
}

/// Finds the plans of many titles: most of them were asked for before, and the key of a name takes longer than its hash.
struct TitleLinks {
  private let plans: PlanNames
  private var known: [String: PlanNames.Link?] = [:]

  init(_ plans: PlanNames) { self.plans = plans }

  mutating func link(of title: String) -> PlanNames.Link? {
    if let link = known[title] { return link }
    let link = plans.link(of: title)
    known[title] = .some(link)
    return link
  }
}
