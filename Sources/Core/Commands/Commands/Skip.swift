import Grammar
import Recording
import Storage
import Statistics
import Text
import Training

extension Command {
  static let skip = Command(
    "skip", "Note days that neither count nor break a streak: illness, travel",
    usage: ["skip FROM [TO] [REASON]", "skip FROM..TO [REASON]"],
    details: "A weekday is the one to come, or today; 'last friday' is the one before.",
    options: [Option("--reason", "NOTE", "why, where it is not said behind the days"), .dryRun],
    examples: [
      ("bumbum skip 2026-01-20 2026-01-24 flu", "five days, and why"),
      ("bumbum skip tomorrow travel", "one day"),
      ("bumbum skip friday --reason flu", "another, with its reason as an option"),
      ("bumbum skip today sunday", "until the Sunday to come"),
    ]
  ) { invocation throws(Refusal) in
    let (operands, isRange) = parted(invocation.arguments.operands)
    guard let first = operands.first else {
      throw Refusal(
        "a day is missing", help: "write 'bumbum skip today flu', or 'bumbum skip 2026-01-20 2026-01-24 flu'")
    }
    let (today, days) = (invocation.today, invocation.spokenDays)
    // Days off are planned, too: '24 dec' is the nearest one, 'friday' the coming one.
    let known = days.leading(operands, from: today.adding(days: -182), planned: today)
    guard let (from, said, behind) = known else {
      let catalog = ExerciseCatalog(try invocation.folder().read(only: JournalFolder.entries))
      guard let id = try? catalog.id(ifMeant: first) else { throw invocation.noDate(first) }
      let name = HelpText.quoted(catalog[id].name)
      throw Refusal("'\(first)' is an exercise, and 'skip' takes days", help: "write 'bumbum set \(name) skip'")
    }
    try invocation.echo(said, from)
    var (to, rest) = (from, behind)
    let isTo = ["to", "until", "till", "a", "ate", "-", "–", "—"].contains(folded(rest.first ?? ""))
    let end = isTo ? rest.dropFirst() : rest
    if let last = days.leading(end, from: from) {
      to = last.date
      try invocation.echo(last.said, to)
      rest = last.rest
    } else if isRange || rest.first?.first?.isNumber == true {
      guard let last = rest.first else {
        throw Refusal("a day is missing", help: "write 'bumbum skip 2026-01-20 2026-01-24 flu'")
      }
      throw invocation.noDate(last)
    }
    guard from <= to else {
      throw Refusal("\(to) is before \(from)", help: "write 'bumbum skip \(to) \(from)'")
    }
    let reason = (rest + [invocation.arguments.value("--reason")].compactMap(\.self)).joined(separator: " ")
    let skipped = from...to
    try invocation.write { journal, _ throws(Refusal) in
      try journal.adding(skip: skipped, reason: reason.isEmpty ? nil : reason)
    }
    return .success
  }
}

/// Returns the words without the dots of a range, as files write it: `2026-01-20 .. 2026-01-24`; and if there were any.
private func parted(_ words: [String]) -> (words: ArraySlice<String>, isRange: Bool) {
  for place in words.indices.prefix(2) {
    let bytes = Array(words[place].utf8)[...]
    guard let dots = bytes.firstPlace(of: Array("..".utf8)),
      bytes.count < dots + 3 || bytes[dots + 2] != UInt8(ascii: ".")
    else { continue }
    let parts = [bytes[..<dots], bytes[(dots + 2)...]].map { String(decoding: $0, as: UTF8.self) }
    return ((words[..<place] + parts.filter { !$0.isEmpty } + words[(place + 1)...])[...], true)
  }
  return (words[...], false)
}
