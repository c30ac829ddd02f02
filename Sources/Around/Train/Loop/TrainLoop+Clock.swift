import Commands
import Grammar
import Progression
import Text
import Training

/// The clock of a set that takes its time, such as a plank or a run: Enter starts it, Enter ends it, and the time is the set's.
extension TrainLoop {
  /// True if the next set is planned by its time, and there are keys to take it with.
  var mayTakeTime: Bool { isKeyByKey && screen.turn?.set.secondsPlanned != nil }

  /// Rings when the planned time is over, and shows the seconds so far.
  mutating func showClock() {
    let (before, seconds) = (screen.clock ?? 0, clockStart.map { typist.seconds() - $0 })
    if let seconds, let planned = screen.turn?.set.secondsPlanned, before < planned, planned <= seconds {
      invocation.context.output.write("\u{7}")
    }
    screen.clock = seconds
  }

  /// Takes a key while the clock runs, since a number of seconds on the typist's clock.
  mutating func press(_ key: Character, since start: Int) throws(Refusal) -> Answer {
    let seconds = typist.seconds() - start
    switch key {
    // A second Enter out of habit ends nothing.
    case "\r" where seconds > 1, "\n" where seconds > 1:
      clockStart = nil
      guard let turn = screen.turn, let set = turn.set.taking(seconds) else { return .goOn }
      write(sets: SetRow([set]).text, of: turn, typed: "")
      try look()
    case "\u{3}", "\u{4}", TrainKey.leave.rawValue: return .end(.left)
    case "\u{1B}", "\u{7F}", "\u{8}": (clockStart, screen.message) = (nil, "")
    // Ctrl-Z
    case "\u{1A}":
      drawn = ""
      typist.suspend()
    default: break
    }
    return .goOn
  }
}

extension WorkSet {
  /// The seconds that it is to take; nil without a time.
  var secondsPlanned: Int? {
    switch amount {
    case .time(let time), .distance(_, in: let time?): Int(time.hundredths) / 100
    case .distance, .reps: nil
    }
  }

  /// Returns the set in a number of seconds, and nothing of how hard it was; nil for a set of reps.
  func taking(_ seconds: Int) -> WorkSet? {
    guard reps == nil, let time = Elapsed(hours: seconds / 3600, seconds: seconds % 3600) else { return nil }
    var set = self
    if case .distance(let distance, _) = amount {
      set.amount = .distance(distance, in: time)
    } else {
      set.amount = .time(time)
    }
    set.effort = nil
    set.marks.remove(.failure)
    return set
  }
}
