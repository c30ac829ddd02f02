import Grammar
import Training

/// The titles that link a session to a plan: its name, a former one, and either with each of its days.
struct PlanNames {
  struct Link {
    /// The index in the journal's plans.
    var plan: Int
    /// The index in the days of the plan.
    var day: Int?
  }

  /// The titles as the plans spell them, without those of an earlier plan.
  private(set) var titles: [String] = []
  /// The index of a title by its key, and the link of each title.
  private var indices: [String: Int] = [:]
  private(set) var links: [Link] = []

  init(_ journal: Journal) {
    for number in journal.plans.indices {
      let plan = journal.plans[number].plan
      if let name = plan.name { add(name.value, of: number, plan) }
      for name in plan.aka { add(name.value, of: number, plan) }
    }
  }

  /// Adds a name of a plan, alone and with each of its days.
  private mutating func add(_ name: String, of number: Int, _ plan: Plan) {
    add(name, Link(plan: number))
    for index in plan.days.indices {
      add("\(name) / \(plan.days[index].name.value)", Link(plan: number, day: index))
    }
  }

  func link(of title: String) -> Link? { index(of: title).map { links[$0] } }

  /// Returns the index in `titles`.
  fileprivate func index(of title: String) -> Int? { indices[nameKey(title)] }

  private mutating func add(_ title: String, _ link: Link) {
    let key = nameKey(title)
    guard indices[key] == nil else { return }
    indices[key] = titles.count
    titles.append(title)
    links.append(link)
  }
}

/// A cache of links: most titles were asked for before, and the key of a name takes longer than its hash.
struct TitleLinks {
  private let plans: PlanNames
  /// The indices of titles; -1 for a title that links to nothing.
  private var known: [String: Int] = [:]
  /// The first few titles: plans take turns, and comparing a title with these is faster than hashing it.
  private var first: [(title: String, index: Int)] = []

  init(_ plans: PlanNames) { self.plans = plans }

  mutating func link(of title: String) -> PlanNames.Link? {
    let index = index(of: title)
    return index < 0 ? nil : plans.links[index]
  }

  private mutating func index(of title: String) -> Int {
    for entry in first where entry.title == title { return entry.index }
    if let index = known[title] { return index }
    let index = plans.index(of: title) ?? -1
    if first.count < 4 { first.append((title, index)) } else { known[title] = index }
    return index
  }
}
