import Guess
import Recording
import Storage
import Text
import Training

extension Command {
  static let remove = Command(
    "remove", "Remove a session, a check-in, a measure or skipped days by the date and time (asks first)",
    usage: ["remove session MOMENT", "remove checkin MOMENT", "remove measure MOMENT", "remove skip DATE"],
    details:
      """
      The time may be missing where there is one of them on that day. Removing a session leaves the check-in that belongs to
      it, without its link; removing a check-in leaves its photo. What was written last 'bumbum undo' takes back.
      """,
    options: [
      Option("--yes", nil, "do not ask"),
      Option("--with-photo", nil, "of a check-in: its photo, too, unless another check-in has it"), .dryRun,
    ],
    examples: [
      ("bumbum remove session \"2026-01-05 18:30\"", "the session that began then"),
      ("bumbum remove checkin 2026-01-15", "the check-in of that day"),
      ("bumbum remove measure today", "a weight that was wrong"),
      ("bumbum remove skip 2026-01-20", "the skip that has this day"),
    ]
  ) { invocation throws(Refusal) in
    var operands = invocation.arguments.operands
    if let word = operands.first { operands[0] = CommandList.verb(word) }
    guard let kind = operands.first.flatMap({ Removal.Kind(rawValue: $0) }), operands.count >= 2 else {
      let example = operands.first.flatMap { Removal.Kind(rawValue: $0) } ?? .session
      if let day = invocation.spokenDays.leading(operands[...])?.date {
        let ways = Removal.commands(on: day, in: try invocation.folder().read())
        if !ways.isEmpty { throw Refusal("say what to remove", help: Guess.writing(ways)) }
      }
      throw Refusal(
        "say what to remove",
        help: example == .session
          ? "write 'bumbum remove session \"2026-01-05 18:30\"'; so are 'checkin', 'measure' and 'skip' removed; a set is 'bumbum set --drop'"
          : "write 'bumbum remove \(example.rawValue) 2026-01-15'")
    }
    let text = operands.dropFirst().joined(separator: " ")
    guard let moment = try invocation.saidMoment(text, isOff: kind == .skip) else {
      throw Refusal("'\(text)' is no date and time", help: "write '2026-01-05 18:30'")
    }
    let folder = try invocation.folder()
    let removal = Removal(kind, at: moment, isWithPhoto: invocation.arguments.has("--with-photo"))
    let removed = try invocation.write { journal, _ throws(Refusal) in
      try removal.record(in: journal, photo: folder.photo)
    }
    if let photo = removed?.leftPhoto {
      invocation.say("its photo stays: \(folder.shownPrefix + photo) ('--with-photo' would have removed it)")
    }
    return .success
  }
}
