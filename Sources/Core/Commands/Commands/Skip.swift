import Grammar
import Guess
import Recording
import Storage
import Statistics
import Text
import Training

extension Command {
  static let skip = Command(
    "skip", "Note days that neither count nor break a streak: illness, travel",
    usage: ["skip FROM [TO] [REASON]", "skip FROM..TO [REASON]"],
    details: """
      A weekday is the one to come, or today; 'last friday' is the one before. 'dec 6-7' and 'dec 6 - dec 8' are ranges. Days
      that are skipped already stay as they are.
      """,
    options: [.note("--reason", "why, where it is not said behind the days", unless: { _ in true }), .dryRun],
    examples: [
      ("bumbum skip 2026-01-20 2026-01-24 flu", "five days, and why"),
      ("bumbum skip tomorrow travel", "one day"),
      ("bumbum skip friday --reason flu", "another, with its reason as an option"),
      ("bumbum skip today sunday", "until the Sunday to come"),
    ]
  ) { invocation throws(Refusal) in
    let days = invocation.spokenDays
    let (operands, isRange) = parted(invocation.arguments.operands, days)
    guard let first = operands.first else {
      throw missingDay
    }
    let known = days.leadingOff(operands)
    // A month's name alone may be of the reason: 'may be sick'.
    let isSure = first.contains(where: \.isNumber) && Int(first) == nil
    for count in [3, 2] + (isSure ? [1] : []) where known == nil {
      let (said, reason) = (operands.prefix(count).joined(separator: " "), operands.dropFirst(count))
      if let span = Span(said) {
        let (start, end) = (span.firstDay(until: invocation.today), span.lastDay(from: invocation.today))
        let ways = [["\(start)", "\(invocation.today)"], ["\(invocation.today)", "\(end)"]].map { days in
          (["bumbum skip"] + days + reason).joined(separator: " ")
        }
        throw Refusal("'\(said)' could be the last ones, or the next", help: Guess.writing(ways))
      }
      guard let period = invocation.days(said: said) else { continue }
      return try invocation.skip(period, Array(reason))
    }
    guard let (from, said, behind) = known else {
      let journal = try invocation.folder().read(only: JournalFolder.entries)
      let catalog = ExerciseCatalog(journal)
      for count in operands.indices.map({ operands.count - $0 }) {
        let said = operands.prefix(count).joined(separator: " ")
        guard let id = try? catalog.id(ifMeant: said) else { continue }
        // In a session, what is planned is skipped.
        if journal.openSession != nil {
          return try invocation.run(.set, [catalog[id].name, "skip"] + operands.dropFirst(count))
        }
        let name = HelpText.quoted(catalog[id].name)
        throw Refusal("'\(said)' is an exercise, and 'skip' takes days", help: "write 'bumbum set \(name) skip'")
      }
      guard operands.allSatisfy({ !$0.contains(where: \.isNumber) }) else { throw invocation.noDate(first) }
      throw Refusal(
        "'\(first)' is no date",
        help:
          "write 'bumbum skip today \(operands.joined(separator: " "))' if it is the reason; 'tomorrow', 'friday' and '18 jan' are days"
      )
    }
    try invocation.echo(said, from)
    var (to, rest) = (from, behind)
    // In 'yesterday and today', both are meant; 'and sick' is of the reason.
    let isAnd = ["and", "e"].contains(folded(rest.first ?? "")) && days.leading(rest.dropFirst(), from: from) != nil
    let isTo = isAnd || ["to", "until", "till", "a", "ate", "-", "–", "—"].contains(folded(rest.first ?? ""))
    let end = isTo ? rest.dropFirst() : rest
    if let last = days.leading(end, from: from) {
      to = last.date
      try invocation.echo(last.said, to)
      rest = last.rest
    } else if isRange || (isTo ? end : rest).first?.first?.isNumber == true {
      guard let last = end.first else {
        throw missingDay
      }
      throw invocation.noDate(last)
    } else if isTo, rest.first?.first?.isLetter == false {
      rest = end
    }
    if let third = days.leading(rest, from: from) {
      throw Refusal("'\(third.said)' would be the reason", help: "'skip' takes a day, or a first and a last one")
    }
    guard !isAnd || to == from.adding(days: 1) else {
      throw Refusal(
        "\(from) and \(to) are not in a row",
        help: "write each by itself: 'bumbum skip \(from)', then 'bumbum skip \(to)'")
    }
    guard from <= to else {
      throw Refusal("\(to) is before \(from)", help: "write 'bumbum skip \(to) \(from)'")
    }
    return try invocation.skip(from...to, Array(rest))
  }
}

extension Invocation {
  /// Writes days off, with the words behind them and those of `--reason` as the reason.
  fileprivate func skip(_ days: ClosedRange<CivilDate>, _ words: [String]) throws(Refusal) -> ExitCode {
    let reason = (words + [arguments.value("--reason")].compactMap(\.self)).joined(separator: " ")
    try write { journal, _ throws(Refusal) in
      try journal.adding(skip: days, reason: reason.isEmpty ? nil : reason)
    }
    return .success
  }
}

private let missingDay = Refusal(
  "a day is missing", help: "write 'bumbum skip today flu', or 'bumbum skip 2026-01-20 2026-01-24 flu'")

/// Returns the words without the dots of a range, as files write it, `2026-01-20 .. 2026-01-24`, or the dash of `dec 6-7`,
/// `24-26 dec`, `thu-sun` and `4/19-4/21`; and if there were any.
private func parted(_ typed: [String], _ days: SpokenDays) -> (words: ArraySlice<String>, isRange: Bool) {
  var words = typed
  // `20 a 21 abr`
  if words.count > 3, Int(words[0]) != nil, Int(words[2]) != nil, ["a", "to", "e", "and"].contains(folded(words[1])) {
    words.replaceSubrange(0..<3, with: ["\(words[0])-\(words[2])"])
  }
  for place in words.indices.prefix(5) {
    let bytes = Array(words[place].utf8)[...]
    let (before, behind) = (words[..<place], words[(place + 1)...])
    if let dots = bytes.firstPlace(of: Array("..".utf8)), bytes.count < dots + 3 || bytes[dots + 2] != UInt8(ascii: ".")
    {
      let parts = [bytes[..<dots], bytes[(dots + 2)...]].map { String(decoding: $0, as: UTF8.self) }
      let first = before + parts.prefix(1).filter { !$0.isEmpty }
      guard days.leading(first)?.rest.isEmpty == true || first.isEmpty else { continue }
      return (first + parts.dropFirst().filter { !$0.isEmpty } + behind, true)
    }
    let ends = words[place].split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    if ends.count == 2, ends.allSatisfy({ days.day($0) != nil }) {
      return (before + ends + behind, true)
    }
    guard ends.count == 2, ends.allSatisfy({ 1...2 ~= $0.count && $0.allSatisfy(\.isNumber) }) else { continue }
    let month = behind.first.flatMap { CalendarWords.month(folded($0)) != nil ? [$0] : nil } ?? Array(before)
    guard let name = month.first, month.count == 1, CalendarWords.month(folded(name)) != nil else { continue }
    return ([ends[0], name, ends[1], name] + (before.isEmpty ? behind.dropFirst() : behind), true)
  }
  return (words[...], false)
}
