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
  /// The titles by the letters of their days alone; nil for days of several plans.
  private(set) var titlesByDay: [String: String?] = [:]
  /// The links by the keys of their titles.
  private var links: [String: Link] = [:]

  init(_ journal: Journal) {
    for number in journal.plans.indices {
      let plan = journal.plans[number].plan
      if let name = plan.name {
        add(name, of: number, plan)
        for day in plan.days where !bareLetters(day.name).isEmpty {
          let (letters, title) = (bareLetters(day.name), "\(name) / \(day.name)")
          titlesByDay.updateValue(titlesByDay.keys.contains(letters) ? nil : title, forKey: letters)
        }
      }
      for name in plan.aka { add(name, of: number, plan) }
    }
  }

  /// Adds a name of a plan, alone and with each of its days.
  private mutating func add(_ name: String, of number: Int, _ plan: Plan) {
    add(name, Link(plan: number))
    for index in plan.days.indices {
      add("\(name) / \(plan.days[index].name)", Link(plan: number, day: index))
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
