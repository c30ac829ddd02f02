import Guess
import Recording
import Storage
import Text
import Training

extension Command {
  static let remove = Command(
    "remove", "Remove a session, a check-in, a measure or skipped days by the date and time (asks first)",
    usage: [
      "remove MOMENT", "remove session MOMENT", "remove checkin MOMENT", "remove measure MOMENT", "remove skip DATE",
    ],
    details:
      """
      The time may be missing where there is one of them on that day, and what it is where there is nothing else. Removing a session leaves the check-in that belongs to
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
    if operands.first == "plan" { return try invocation.run(.plan, ["delete"] + operands.dropFirst()) }
    let kind = operands.first.flatMap { Removal.Kind(rawValue: $0) }
    let folder = try invocation.folder()
    var removal: Removal
    if let kind, operands.count >= 2 {
      let text = operands.dropFirst().joined(separator: " ")
      guard let moment = try invocation.saidMoment(text, isOff: kind == .skip) else {
        throw Refusal("'\(text)' is no date and time", help: "write '2026-01-05 18:30'")
      }
      removal = Removal(kind, at: moment)
    } else {
      let days = invocation.spokenDays
      let dates = [days.leading(operands[...])?.date, days.leadingOff(operands[...])?.date].compactMap(\.self)
      let all = dates.lazy.map { Removal.all(on: $0, in: folder.read()) }.first { !$0.isEmpty } ?? []
      guard all.count == 1 else {
        throw Refusal(
          "say what to remove",
          help: all.isEmpty
            ? "write 'bumbum remove session \"2026-01-05 18:30\"'; so are 'checkin', 'measure' and 'skip' removed; a set is 'bumbum set --drop'"
            : Guess.writing(all.map(\.command)))
      }
      removal = all[0]
    }
    removal.isWithPhoto = invocation.arguments.has("--with-photo")
    let removed = try invocation.write { [removal] journal, _ throws(Refusal) in
      try removal.record(in: journal, photo: folder.photo)
    }
    if let photo = removed?.leftPhoto {
      invocation.say("its photo stays: \(folder.shownPrefix + photo) ('--with-photo' would have removed it)")
    }
    return .success
  }
}
