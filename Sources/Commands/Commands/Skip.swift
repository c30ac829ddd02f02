import Format
import Journal
import Statistics
import Text
import Training

extension Command {
  static let skip = Command(
    "skip", "Note days that neither count nor break a streak: illness, travel",
    usage: ["skip FROM [TO] [REASON]"],
    options: [.dryRun, .commit],
    examples: [
      ("bumbum skip 2026-01-20 2026-01-24 flu", "five days, and why"),
      ("bumbum skip tomorrow travel", "one day"),
    ]
  ) { invocation throws(CommandFailure) in
    var operands = invocation.arguments.operands[...]
    guard let first = operands.popFirst() else {
      throw CommandFailure("a day is missing", help: "write 'bumbum skip 2026-01-20 2026-01-24 flu'")
    }
    let from = try invocation.date(first)
    var to = from
    if let next = operands.first,
      CivilDate(said: next, today: invocation.today) != nil || next.first?.isNumber == true
    {
      to = try invocation.date(next)
      operands.removeFirst()
    }
    guard from <= to else {
      throw CommandFailure("\(to) is before \(from)", help: "write 'bumbum skip \(to) \(from)'")
    }
    let reason = operands.joined(separator: " ")
    let days = from...to
    try invocation.write(reading: .skips(days)) { journal throws(CommandFailure) in
      let file = journal.checkInFile(of: days.lowerBound)
      var changes = ChangeSet()
      let edits = try editing { () throws(EditFailure) in
        try file.addingSkip(days: days, reason: reason.isEmpty ? nil : reason)
      }
      try changes.edit(file.source.name, in: journal, edits)
      return changes
    }
    return .success
  }
}
