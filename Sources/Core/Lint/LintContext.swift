package import Grammar
package import Text
import Training

/// The facts known before the logs are read, for rules that need one file. It is a class, as each rule is handed it.
package final class LintGround: Sendable {
  let settings: Settings
  /// The present minute; later moments are in the future.
  let now: Moment
  /// The titles that link a session to a plan.
  let plans: PlanNames
  /// The exercises of plans and of exercises.txt.
  let known: ExerciseCatalog

  init(_ journal: Journal, now: Moment) {
    settings = journal.settings
    self.now = now
    plans = PlanNames(journal)
    known = ExerciseCatalog(journal, logs: [])
  }

  /// True if a plan or exercises.txt has the exercise, under this name or another.
  func isKnown(_ name: String) -> Bool { known.id(of: name) != nil }

  /// Returns the name as a plan or exercises.txt spells it.
  func shown(_ name: String) -> String { known.id(of: name).map { known[$0].name } ?? name }
}

/// The journal for a rule that needs all files. It is a class, as each rule is handed it.
package final class LintContext: Sendable {
  let journal: Journal
  /// The logs, sorted by path.
  let logs: [InspectedLog]
  let ground: LintGround
  let catalog: ExerciseCatalog
  /// The facts of each exercise's sets in all logs, by its number.
  let exercises: [ExerciseFacts]
  /// The sessions by their moments.
  let starts: Beginnings
  /// The photos that check-ins name.
  let photos: [NamedPhoto]
  /// The exercises that were probably meant to be others.
  let names: NameDoubts

  /// `facts` are those of the journal's logs, in their order.
  init(_ journal: Journal, _ ground: LintGround, facts: [LogFacts]) {
    (self.journal, self.ground) = (journal, ground)
    var catalog = ground.known
    logs = zip(journal.logs, facts).map { InspectedLog($0, $1, ids: $1.knownIDs ?? catalog.add($0)) }
    self.catalog = catalog
    exercises = ExerciseFacts.all(in: logs, count: catalog.entries.count)
    starts = Beginnings(journal.logs.map { $0.sessions.map(\.moment) })
    photos = journal.namedPhotos
    names = NameDoubts(catalog, sessions: exercises.map(\.sessions))
  }

  /// The present minute; later moments are in the future.
  var now: Moment { ground.now }
}

/// A log, and the facts that rules need of it. A class, as each rule across files goes through all of them.
package final class InspectedLog: Sendable {
  package let log: Log
  /// The exercise of each name; nil for a name without one.
  let ids: [ExerciseID?]
  let facts: LogFacts

  init(_ log: Log, _ facts: LogFacts, ids: [ExerciseID?]) {
    self.log = log
    self.facts = facts
    self.ids = ids
  }

  package var source: Source { log.source }
  var names: [String] { log.names }
}

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
