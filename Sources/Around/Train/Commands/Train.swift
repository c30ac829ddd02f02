import Commands
import Grammar
import Recording
import Storage
import Progression
import Statistics
import Text
import Training
import Views

extension Command {
  static let train = Command(
    "train", "Train by a plan, set by set, in the terminal", usage: ["train [PLAN | TITLE]"],
    details: """
      Opens a session as 'bumbum start' does, or goes on with the open one. Enter accepts the target, a typed line is read as
      'bumbum set' reads it, and a number alone is reps with the load of the set before, or of the target if that set had its
      own. Each set is in the file before the next is asked for: whatever stops it, 'bumbum train' goes on. Keys: s skips the
      exercise, o swaps it for one that the plan has after 'or', u takes the last set back, n writes a note (of the session once
      all is done), f finishes it (twice where sets are left), q leaves it open. A capital letter, or one that others follow at
      once, begins a name: 'Leg press 60kg x 10' is done in between, and sets go on with it until Enter. Behind a warm-up is no
      rest; Esc ends one. A set planned by its time, as a plank, has a clock: Enter starts it, Enter ends it, and its time is the
      set, or what is typed meanwhile; Esc drops it. Arrows move in the line, and up brings earlier lines back. With TERM=dumb it asks line by line.
      """,
    examples: [
      ("bumbum train", "the next day of the active plan"), ("bumbum train \"Legs / Deadlift\"", "another day"),
    ]
  ) { invocation throws(Refusal) in
    guard invocation.context.keyboard.isThere() else { throw TrainLoop.nobodyToAsk }
    var warning: String?
    if let open = try invocation.openSession() {
      if let began = open.session.moment { try refuseStale(began, at: invocation.now, now: invocation.now) }
      try invocation.refuseOther(than: open.session)
    } else {
      let run = invocation.acting(as: .start, invocation.arguments.typed)
      let (title, moment) = try run.saidStart()
      _ = try run.startSession(title, at: moment)
      warning = run.context.remarks?.all.first.map(run.context.text)
    }
    let isDumb =
      ["", "dumb"].contains(invocation.context.environment("TERM") ?? "") || !invocation.context.output.isTerminal
    var ending = TrainLoop.Ending.left
    var words = Words(.english)
    var hasRun = false
    if !isDumb, let keys = invocation.context.keyboard.withKeys {
      var failure: Refusal?
      hasRun = keys { typist in
        do throws(Refusal) {
          var loop = TrainLoop(invocation, typist)
          loop.screen.message = warning ?? ""
          ending = try loop.run()
          words = loop.words
        } catch {
          // The cursor is behind the typed text.
          invocation.context.output.write("\r\n")
          failure = error
        }
      }
      if let failure { throw failure }
    }
    if !hasRun {
      var loop = TrainLoop(invocation)
      loop.screen.message = warning ?? ""
      ending = try loop.runLineByLine()
      words = loop.words
    }
    guard ending == .finished else {
      invocation.say("\(words("the session is open: 'bumbum train' goes on, 'bumbum finish' closes it"))")
      return .success
    }
    return Program.run(["finish"] + invocation.commonWords, invocation.context)
  }
}

extension Invocation {
  /// Throws if the operands name a plan or title other than that of the open session.
  fileprivate func refuseOther(than open: Session) throws(Refusal) {
    let query = SessionTitle.parted(arguments.operands.joined(separator: " ")).title
    guard !query.isEmpty else { return }
    let title = try answer { journal throws(Refusal) in
      let (title, isKnown) = try journal.title(query, now: now)
      return (title ?? query, isKnown)
    }
    let (key, other) = (nameKey(title), nameKey(open.title ?? ""))
    guard key != other, !other.hasPrefix(key + " / ") else { return }
    throw Refusal(
      open.title.map { "the session that is open is '\($0)'" } ?? "the session that is open has no title",
      help: "go on with it: 'bumbum train', or close it: 'bumbum finish'")
  }
}
