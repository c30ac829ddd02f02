import Commands
import Grammar
import Recording
import Storage
import Progression
import Statistics
import Text
import Training
import Views

extension PlanAction {
  /// Trains a plan by its own rules: `plan simulate [NAME]`.
  static let simulate = PlanAction(
    verb: "simulate", usage: "plan simulate [NAME] --weeks 12", least: 0,
    options: ["--weeks", "--days", "--miss", "--json"]
  ) {
    invocation, words throws(Refusal) in
    let journal = try invocation.folder().read(only: JournalFolder.entries)
    let progress = try journal.plannedDay(meant: words.joined(separator: " "), now: invocation.now).day.progress
    let days = try invocation.number("--days", 1...7)
    let perWeek = days ?? journal.settings.goal.perWeek
    if days == nil {
      invocation.say("\(perWeek, .sessions) a week, as the goal has it; '--days 4' for others")
    }
    let simulation = Simulation(
      progress, weeks: try invocation.number("--weeks", 1...520) ?? 12, perWeek: perWeek,
      miss: try invocation.percent("--miss"), seed: 1)
    if let commands = journal.commandsForMaxes(of: progress.file) {
      invocation.remark(
        "its percentages are of training maxes that nobody wrote down",
        help: "with yours, 90% of what you can lift once: \(commands)")
    }
    let missing = progress.exercisesWithoutLoad.map { "'\(printable($0))'" }
    if !missing.isEmpty {
      let names = missing.prefix(5).joined(separator: ", ") + (missing.count > 5 ? ", …" : "")
      invocation.remark(
        "no load is known of \(names)", help: "write it into the plan, '3x5 @ 60\(.unit)', or train it once")
    }
    let usesBody = simulation.sessions.contains { session in
      session.exercises.contains { $0.sets.contains { if case .bodyweight = $0.load { true } else { false } } }
    }
    let weights = usesBody ? Bodyweights(journal) : nil
    let answer = SimulationAnswer(simulation, of: progress, bodyweight: weights?.weight(at: invocation.now))
    return try invocation.answer(answer, on: invocation.page(journal.settings))
  }
}

extension Invocation {
  fileprivate func number(_ option: String, _ range: ClosedRange<Int>) throws(Refusal) -> Int? {
    guard let text = arguments.value(option) else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw Refusal(
        "'\(option) \(text)' is no number from \(range.lowerBound) to \(range.upperBound)",
        help: "write '\(option) \((Int(text) ?? 0) > range.upperBound ? range.upperBound : range.lowerBound)'")
    }
    return number
  }

  /// Returns a percentage such as `10%` in ten-thousandths; 0 if the option was not given.
  fileprivate func percent(_ option: String) throws(Refusal) -> Int {
    guard let text = arguments.value(option) else { return 0 }
    guard let number = Int(text.hasSuffix("%") ? text.dropLast() : text[...]), 0...100 ~= number else {
      throw Refusal("'\(option) \(text)' is no percentage", help: "write '\(option) 10%'")
    }
    return number * 100
  }
}
