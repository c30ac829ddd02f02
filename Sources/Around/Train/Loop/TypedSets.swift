import Commands
import Grammar
import Progression
import Recording
import Text
import Training

/// A line typed beside a target. Without a load it has the target's, or the target's reps if it is a load.
enum TypedSets {
  /// Sets of the exercise whose turn it is.
  case ofTurn(String)
  /// Sets of another exercise, or none, for `set` to read.
  case other
  /// Reps for an exercise that is done for a time or over a distance.
  case refused(Refusal)
  /// A number that may be a load or reps, written out as each.
  case loadOrReps(load: String, reps: String)

  init(_ typed: String, beside turn: Turn, unit: WeightUnit) {
    let (line, marks) = partedAtMarks(typed)
    if turn.set.reps == nil,
      let failure = BareReps(line)?.refusal(of: turn.exercise.name, beside: [turn.set], unit: unit)
    {
      self = .refused(failure)
      return
    }
    var meant = line
    if let reps = turn.set.reps, let load = Weight(text: line), line.last?.isLetter == true {
      meant = "\(load) x \(reps)"
    } else if let number = Int(line), 0...999 ~= number, let reps = turn.set.reps {
      if TypedSets.mayBeLoad(number, line, of: turn) {
        let bare = turn.set.isLoaded ? SetRow([turn.set.doing(number)]).text : "\(number) reps"
        self = .loadOrReps(load: "\(number)\(turn.set.weight?.unit ?? unit) x \(reps)", reps: bare)
        return
      }
      // Only the person knows the effort.
      var set = turn.set.doing(number)
      set.effort = nil
      meant = SetRow([set]).text
    }
    meant = withUnit(meant + marks, beside: [turn.set.load], unit: unit) ?? withLoad(of: turn.set, meant + marks)
    self = SetText.check(meant) == nil ? .ofTurn(meant) : .other
  }

  /// True if a number may be the load: any number while the load is unknown, far above the reps if the exercise is new.
  private static func mayBeLoad(_ number: Int, _ line: String, of turn: Turn) -> Bool {
    if turn.set.isLoaded { return BareReps(line)?.isLoad(beside: [turn.set]) ?? false }
    return turn.awaitsLoad || turn.isFirst && number * 2 > (turn.set.reps ?? 0) * 3
  }
}

/// Splits `3 rpe 9` into a number and the marks as typed; any other line is returned whole as the first part.
private func partedAtMarks(_ line: String) -> (line: String, marks: String) {
  let count = String(line.prefix { $0.isNumber })
  let behind = String(line.dropFirst(count.count))
  let word = behind.split(separator: " ").first.map(String.init) ?? ""
  let isMark = word.hasPrefix("\"") || SetMark.all.contains { $0.keyword?.description == word }
  return !count.isEmpty && isMark && SetText.check(line) == nil ? (count, behind) : (line, "")
}
