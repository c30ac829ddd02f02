import Grammar
import Progression
import Statistics
import Text
import Training
import Views

/// The exercises of a journal in the order of their likely use, with their latest sets.
struct ExerciseOffer {
  /// The names, each with its latest sets as they were written.
  private(set) var names: [(name: String, last: String?)] = []

  /// Orders the exercises: those of a plan, given by its index in `Journal.plans`, in its order, then the others by
  /// their last use, then those never done; last those in one session and in no list, which may be slips.
  init(_ journal: Journal, first plan: Int?) {
    let catalog = ExerciseCatalog(journal)
    var order: [ExerciseID] = []
    var isIn: Set<ExerciseID> = []
    var last: [String?] = Array(repeating: nil, count: catalog.entries.count)
    var sessions = Array(repeating: 0, count: catalog.entries.count)
    func add(_ id: ExerciseID?) { if let id, isIn.insert(id).inserted { order.append(id) } }
    for exercise in plan.map({ journal.plans[$0].plan.exercises }) ?? [] { add(catalog.id(of: exercise.name)) }
    for (log, ids) in zip(journal.logs, catalog.idsInLogs).reversed() {
      for index in log.newestFirst {
        for exercise in log.places[index].exercises {
          guard let id = ids[exercise.spelling] else { continue }
          add(id)
          sessions[id.number] += 1
          if last[id.number] == nil, !exercise.sets.isEmpty { last[id.number] = exercise.text(log.source) }
        }
      }
    }
    for number in catalog.entries.indices { add(ExerciseID(number)) }
    let isSlip = { (id: ExerciseID) in !catalog[id].isKnown && sessions[id.number] == 1 }
    names = (order.filter { !isSlip($0) } + order.filter(isSlip)).map { (catalog[$0].name, last[$0.number]) }
  }

  /// Returns the latest sets as they were written, under any name of the exercise, latest first; at most five
  /// different ones. The exercise at the offset of the log, which is being typed, is left out.
  static func lastSets(of name: String, in journal: Journal, besides typed: (log: Log, offset: Int)) -> [String] {
    let catalog = ExerciseCatalog(journal)
    guard let wanted = catalog.id(of: name) else { return [] }
    var texts: [String] = []
    for (log, ids) in zip(journal.logs, catalog.idsInLogs).reversed() where ids.contains(wanted) {
      for index in log.newestFirst {
        for exercise in log.places[index].exercises where ids[exercise.spelling] == wanted {
          let isTyped = typed.log.source.name == log.source.name && exercise.holds(typed.offset, log.source)
          guard !isTyped, let text = exercise.text(log.source), !texts.contains(text) else { continue }
          texts.append(text)
          if texts.count == 5 { return texts }
        }
      }
    }
    return texts
  }
}

extension Log {
  /// The indices of the sessions, newest first, as some logs are descending.
  fileprivate var newestFirst: [Int] {
    let isDescending =
      sessions.count > 1
      && (sessions[0].moment ?? Moment(.first)) > (sessions[sessions.count - 1].moment ?? Moment(.first))
    return isDescending ? Array(sessions.indices) : sessions.indices.reversed()
  }
}

extension ExercisePlaces {
  /// True if an offset is between the name and the end of the exercise's last line.
  fileprivate func holds(_ offset: Int, _ source: Source) -> Bool {
    let end = max(sets.last?.upperBound ?? name.upperBound, Int(self.end))
    guard name.lowerBound <= offset else { return false }
    return offset <= end || !source.bytes[end..<offset].contains(UInt8(ascii: "\n"))
  }
}

/// The next sets of an exercise by a plan.
struct NextTarget {
  private let next: NextExercise
  private let plan: String

  /// Finds the target in the plan that a title names, else in the active one; nil if it has no such exercise.
  init?(of name: String, title: String? = nil, in journal: Journal, now: Moment) {
    let titled = title.flatMap { PlanCatalog(journal).index(ofTitle: $0) }.map { journal.plans[$0] }
    guard let file = titled ?? journal.activePlan, let plan = file.plan.name else { return nil }
    let key = nameKey(name)
    let exercises = file.plan.exercises
    guard let index = exercises.firstIndex(where: { nameKey($0.name) == key }) else { return nil }
    // A year is enough, except for cycles that began before it.
    var recent = journal
    let first = now.date.adding(days: -PlanProgress.window).startOfMonth
    recent.logs = journal.logs.filter { $0.source.name >= FileKind.logPath(of: first) }
    var progress = PlanProgress(file, in: recent, today: now.date, now: now)
    // A day may have the exercise on several lines, and the caret does not say on which of them it is.
    guard progress.days.allSatisfy({ day in day.exercises.count { progress.keys[$0] == key } < 2 }) else { return nil }
    var track = progress.track(of: index)
    if !progress.isSettled(track, from: first) {
      progress = PlanProgress(file, in: journal, today: now.date, now: now)
      track = progress.track(of: index)
    }
    next = progress.next(of: track)
    self.plan = plan
  }

  /// Returns the sets as a log writes them; nil if they would not fit one line.
  func text(_ words: Words) -> String? {
    let row = SetRow(next.sets.filter(\.isWorking), decimalMark: words.decimalMark)
    return row.isOneRow && !row.text.isEmpty ? row.text : nil
  }

  var detail: Message { "next of \(plan)" }

  /// Returns the target with its reason: `Treino A: 3x5 @ 82.5kg (+2.5kg: …)`.
  func line(_ words: Words, in unit: WeightUnit) -> String {
    "\(plan): \(words.done(next.sets.filter(\.isWorking))) (\(words.reason(of: next, in: unit)))"
  }
}
