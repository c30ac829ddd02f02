import Grammar
import Storage
import Statistics
import Text
import Training

extension Command {
  static let rest = Command(
    "rest", "Count down a rest: a bell at its end, any key ends it", short: "r", usage: ["rest [90s]"],
    details:
      "Without a time, the rest that the plan has for the last exercise of the open session, else 60 seconds.",
    examples: [("bumbum rest", "as the plan says"), ("bumbum rest 2min", "two minutes")]
  ) { invocation throws(Refusal) in
    let text = invocation.arguments.operands.joined(separator: " ")
    let seconds = text.isEmpty ? try invocation.plannedRest() : try seconds(text)
    invocation.countDown(seconds)
    return .success
  }

  /// Returns the seconds in `90s`, `2min`, `1:30` or `90`; throws for other text.
  private static func seconds(_ text: String) throws(Refusal) -> Int {
    if let number = Int(text), 1...10 ~= number {
      throw Refusal(
        "'\(text)' may be seconds or minutes", help: "write 'bumbum rest \(text)min' or 'bumbum rest \(text)s'")
    }
    let spelled = text.allSatisfy(\.isNumber) ? text + "s" : text
    let log = LogReader.read(Source(name: "", text: "2026-01-05\nA: \(spelled)\n"))
    let sets = log.sets
    guard log.diagnostics.isEmpty, sets.count == 1, case .time(let time) = sets[0].amount,
      sets[0].load == .none,
      1...3600 ~= Int(time.hundredths) / 100
    else {
      throw Refusal(
        "'\(text)' is no rest", help: "write '90s', '2min' or '1:30', up to an hour")
    }
    return Int(time.hundredths) / 100
  }
}

extension Invocation {
  /// Returns the planned rest in seconds after the last exercise, by the session's plan, else by another, active first.
  func plannedRest() throws(Refusal) -> Int {
    let folder = try folder()
    let journal = folder.read(only: JournalFolder.entries).takingUpList(of: today)
    guard let open = journal.openSession,
      let last = folder.exerciseOfLastSet(in: open)
        ?? open.session.exercises.current.map({ open.session.exercises[$0].name })
    else { return PlannedExercise.defaultRest }
    let key = nameKey(last)
    let own = open.session.title.flatMap { PlanCatalog(journal).index(ofTitle: $0) }
    let plans = [own.map { journal.plans[$0] }, journal.activePlan].compactMap(\.self) + journal.plansByAge
    let exercise = plans.lazy.flatMap(\.plan.exercises).first { nameKey($0.name) == key }
    return exercise?.plannedRest ?? PlannedExercise.defaultRest
  }

  /// Counts seconds down, on a terminal showing `01:30` … `00:00`, each over the last.
  func countDown(_ seconds: Int) {
    guard seconds > 0 else { return }
    let isShown = context.errors.isTerminal
    let wasEnded = context.keyboard.countDown(seconds) { left in
      guard isShown else { return }
      context.errors.write("\r\(padded(left / 60, 2)):\(padded(left % 60, 2)) ")
    }
    if isShown { context.errors.write(wasEnded ? "\n" : "\u{7}\n") }
  }
}
