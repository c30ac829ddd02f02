import Format
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
  /// The place of a title by its key, and what each title leads to.
  private var places: [String: Int] = [:]
  private(set) var links: [Link] = []

  init(_ journal: Journal) {
    for number in journal.plans.indices {
      let plan = journal.plans[number].plan
      if let name = plan.name { add(name.value, of: number, plan) }
      for name in plan.aka { add(name.value, of: number, plan) }
    }
  }

  /// A name of a plan, and that with each of its days.
  private mutating func add(_ name: String, of number: Int, _ plan: Plan) {
    add(name, Link(plan: number))
    for place in plan.days.indices {
      add("\(name) / \(plan.days[place].name.value)", Link(plan: number, day: place))
    }
  }

  func link(of title: String) -> Link? { place(of: title).map { links[$0] } }

  /// The place in `titles`.
  fileprivate func place(of title: String) -> Int? { places[nameKey(title)] }

  private mutating func add(_ title: String, _ link: Link) {
    let key = nameKey(title)
    guard places[key] == nil else { return }
    places[key] = titles.count
    titles.append(title)
    links.append(link)
  }
}

/// Finds the plans of many titles: most of them were asked for before, and the key of a name takes longer than its hash.
struct TitleLinks {
  private let plans: PlanNames
  /// Places among the titles of plans; -1 for one that leads nowhere.
  private var known: [String: Int] = [:]
  /// The first few of them: plans take turns, and to compare a title with these is faster than to hash it.
  private var first: [(title: String, place: Int)] = []

  init(_ plans: PlanNames) { self.plans = plans }

  mutating func link(of title: String) -> PlanNames.Link? {
    let place = place(of: title)
    return place < 0 ? nil : plans.links[place]
  }

  private mutating func place(of title: String) -> Int {
    for entry in first where entry.title == title { return entry.place }
    if let place = known[title] { return place }
    let place = plans.place(of: title) ?? -1
    if first.count < 4 { first.append((title, place)) } else { known[title] = place }
    return place
  }
}
