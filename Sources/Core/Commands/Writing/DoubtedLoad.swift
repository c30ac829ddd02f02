import Grammar
import Statistics
import Text
import Training

extension Invocation {
  /// Returns a doubt about the loads of sets that were typed, by what was done of their exercise before and in this session.
  ///
  /// Nil with `--as-written`, where the session has sets of that kind already, and where lint is not to look for it.
  func doubt(
    _ typed: String, of name: String, in history: History, besides done: [WorkSet]
  ) -> LoadDoubt? {
    let journal = history.journal
    let isUnwanted = arguments.has("--as-written") || journal.settings.disabled.contains { $0.value == LoadDoubt.code }
    guard !isUnwanted, let sets = try? SetText(typed) else { return nil }
    let planned = journal.plans.flatMap(\.plan.exercises).filter { history.catalog.isSame($0.name.value, name) }
    let habit = LoadHabit(
      of: name, sessions: (history.past(of: name)?.days ?? []).map(\.sets) + [done],
      planned: Set(planned.flatMap(\.lifts)))
    guard let usual = habit.usual, done.allSatisfy({ $0.lift ?? usual == usual }) else { return nil }
    return sets.doubt(of: name, lifting: usual)
  }

  /// The sets as they were meant, where a person says so; nil where not. A failure where there is nobody to ask, or nothing
  /// to propose.
  func ask(about doubt: LoadDoubt) throws(Refusal) -> String? {
    guard let meant = doubt.meant, let isYes = asked("\(doubt.message); write '\(printable(meant))'?") else {
      throw Refusal(doubt)
    }
    return isYes ? meant : nil
  }
}

extension Refusal {
  init(_ doubt: LoadDoubt) {
    let sets = doubt.meant.map(printable) ?? "60kg x 8"
    self.init(printable(doubt.message), help: "write '\(sets)'; '--as-written' keeps what was typed")
  }
}
