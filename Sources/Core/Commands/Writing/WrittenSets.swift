import Grammar
import Storage
import Progression
import Statistics
import Text
import Training
import Views

/// Sets that `set` writes, with what was done of the exercise before.
struct WrittenSets {
  private let name: String
  /// The line that was written names it.
  private let isNamed: Bool
  private let history: History
  /// Of the session.
  private let title: String?
  /// The sets of the session so far.
  private let earlier: [WorkSet]
  private let sets: [WorkSet]
  /// `text` reads as sets; the history is that of all sessions before this one.
  init(_ text: String, of name: String, isNamed: Bool, in session: Session, _ history: History) {
    self.history = history
    self.name = name
    self.isNamed = isNamed
    title = session.title
    earlier = session.exercises.filter { history.catalog.isSame($0.name, name) }.flatMap(\.sets)
    sets = (try? SetText(text))?.sets ?? []
  }

  fileprivate var settings: Settings { history.journal.settings }

  fileprivate var heading: String { isNamed ? "" : printable(name) }

  /// `set 3`, of working sets; nothing for a warm-up.
  fileprivate func numbers(_ words: Words) -> String {
    let (before, count) = (earlier.count(where: \.isWorking), sets.count(where: \.isWorking))
    return count == 0 ? "" : words.numbers((before + 1)...(before + count))
  }

  fileprivate func planned(until now: Moment) -> NextExercise? {
    guard let title else { return nil }
    let planned = history.journal.plannedDay(title, now: now) { planned in
      planned.place(of: name).map { [($0, name)] } ?? []
    }
    return planned?.session.exercises.first
  }

  fileprivate var past: ExercisePast? { history.past(of: name) }

  fileprivate func beaten(in past: ExercisePast?) -> [Beaten] { past?.beaten(by: sets, after: earlier) ?? [] }
}

extension History {
  /// Returns the past of an exercise under any of its names; nil where no exercise has the name.
  func past(of name: String) -> ExercisePast? { catalog.id(of: name).map { ExercisePast(self, of: $0) } }
}

extension Invocation {
  /// Says in a line which sets were written, what was planned, what was done last time, and what was just beaten. Of a session
  /// of a plan the last time is that of this very target.
  func say(_ written: WrittenSets) throws(Refusal) {
    let page = try page(written.settings)
    let words = page.words
    let planned = written.planned(until: now)
    let past = written.past
    var target = ""
    if let planned, planned.last != nil || planned.sets.contains(where: \.isLoaded) {
      target = "\(words("target")) \(words.done(planned.sets.filter(\.isWorking)))"
    }
    var last = past?.days.last.map { (sets: $0.sets, date: $0.moment.date) }
    if let planned, let performance = planned.last { last = (planned.lastSets, performance.date) }
    let lastTime = last.map { "\(words("last time")) \(words.done($0.sets, on: $0.date))" } ?? ""
    let parts = [
      written.heading, written.numbers(words), target, lastTime, words.newRecords(written.beaten(in: past), page.unit),
    ]
    let line = parts.filter { !$0.isEmpty }.joined(separator: " · ")
    if !line.isEmpty { for line in page.lines(of: "  " + line, indentation: 2) { print(line) } }
  }
}
