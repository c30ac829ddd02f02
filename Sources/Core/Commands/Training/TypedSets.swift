import Grammar
import Progression
import Recording
import Text
import Training

/// A line that is typed beside a target. Typed short it has the load of the target, or its reps where it is a load.
enum TypedSets {
  /// Of the exercise whose turn it is.
  case ofTurn(String)
  /// Of another exercise, or none: as `set` reads them.
  case other
  /// Reps of what is done for a time or over a distance.
  case refused(Refusal)
  /// A number that may be either, written out as both.
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
      // How hard it was nobody knows but who did it.
      var set = turn.set.doing(number)
      set.effort = nil
      meant = SetRow([set]).text
    }
    meant = TypedSets.withLoad(of: turn.set, meant + marks)
    self = SetText.check(meant) == nil ? .ofTurn(meant) : .other
  }

  /// Of an exercise whose load nobody knows any number may be that, and of one that is new a number far above its reps.
  private static func mayBeLoad(_ number: Int, _ line: String, of turn: Turn) -> Bool {
    if turn.set.isLoaded { return BareReps(line)?.isLoad(beside: [turn.set]) ?? false }
    return turn.awaitsLoad || turn.isFirst && number * 2 > (turn.set.reps ?? 0) * 3
  }

  /// `8/8`, `3x5`: sets without a load are done with that of the target.
  private static func withLoad(of target: WorkSet, _ line: String) -> String {
    guard target.load != .none, !line.utf8.contains(UInt8(ascii: "\"")), let sets = try? SetText(line).sets,
      !sets.isEmpty, sets.allSatisfy({ $0.load == .none && $0.reps != nil })
    else { return line }
    return SetRow(
      sets.map { set in
        var loaded = set
        loaded.load = target.load
        return loaded
      }
    ).text
  }
}

/// `3 rpe 9` is a number alone with marks behind it, which stay as they are typed; of any other line all is first.
private func partedAtMarks(_ line: String) -> (line: String, marks: String) {
  let count = String(line.prefix { $0.isNumber })
  let behind = String(line.dropFirst(count.count))
  let word = behind.split(separator: " ").first.map(String.init) ?? ""
  let isMark = word.hasPrefix("\"") || SetMark.all.contains { $0.keyword?.description == word }
  return !count.isEmpty && isMark && SetText.check(line) == nil ? (count, behind) : (line, "")
}
