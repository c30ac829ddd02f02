import Grammar
import Recording
import Storage
import Statistics
import Text
import Training

extension Command {
  static let measure = Command(
    "measure", "Note what you weigh, and what else the settings declare",
    usage: ["measure WEIGHT [FIELD=VALUE…]", "measure DATE WEIGHT [FIELD=VALUE…]"],
    options: [Option("--at", "MOMENT", "when: 07:00, or \"yesterday 07:00\"; else now"), .dryRun],
    examples: [
      ("bumbum measure 81.2kg", "now; without a unit it is that of the settings"),
      ("bumbum measure 81.2kg waist=90cm --at 07:00", "and a field of your own, this morning"),
      ("bumbum measure yesterday 81.2kg", "another day"),
    ]
  ) { invocation throws(Refusal) in
    var operands = invocation.arguments.operands
    for words in [2, 1] where operands.count > words {
      let field = folded(operands[..<words].joined(separator: " "))
      if ["weight", "bodyweight", "body weight", "peso", "peso corporal"].contains(field) {
        operands.removeFirst(words)
        break
      }
    }
    let moment = try takeMoment(from: &operands, invocation)
    // '81.2 kg' needs no quotes.
    if operands.count > 1, case .weight(let unit)? = SetWord(key: setWordKey(operands[1])) {
      operands[0] += unit.rawValue
      operands.remove(at: 1)
    }
    if operands.first?.utf8.contains(UInt8(ascii: "=")) == true,
      let place = operands.firstIndex(where: { isWeight($0) })
    {
      operands.insert(String(operands.remove(at: place).drop { $0 != "=" }.dropFirst()).trimmed, at: 0)
    }
    guard let text = operands.first else {
      throw Refusal(
        "a weight is missing",
        help: "write 'bumbum measure 81.2\(.unit)'; 'bumbum graph --bodyweight' has those noted")
    }
    if operands.count > 1, text.first?.isLetter == true, !text.utf8.contains(UInt8(ascii: "=")) {
      throw Refusal(
        "'\(text)' is no weight", help: "write 'bumbum measure \(text)=\(operands[1])'"
      )
    }
    let isField = text.utf8.contains(UInt8(ascii: "="))
    let isBare = text.last?.isNumber == true
    var fields: [(String, String)] = []
    var rest = (isField ? operands : Array(operands.dropFirst()))[...]
    while let operand = rest.popFirst() {
      var parts = operand.split(separator: "=", maxSplits: 1).map { String($0).trimmed }
      // `waist 90`
      if parts.count == 1, operand.first?.isLetter == true, rest.first?.first?.isNumber == true {
        parts += [rest.popFirst()].compactMap(\.self)
      }
      guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else {
        throw Refusal("'\(operand)' is no field", help: "write 'waist=90cm'")
      }
      fields.append((parts[0], parts[1]))
    }
    try refuseFuture(moment, now: invocation.now)
    let noted = fields
    let unit = try invocation.folder().settings.unit
    let weight = isField ? nil : try weight(isBare ? text + unit.rawValue : text)
    let written = try invocation.write { journal, _ throws(Refusal) in
      try journal.adding(weight: weight, fields: noted, at: moment, decimalMark: text.contains(",") ? "," : ".")
    }
    if written != nil {
      let lines = (weight.map { [("bodyweight", $0.spelled(like: text))] } ?? []) + noted
      for (name, value) in lines { invocation.print("  \(printable(name)) = \(printable(value))") }
    }
    return .success
  }

  /// Takes a day, and a time behind it, or a time alone out of the words: `ontem 82kg`, `82kg last friday 07:00`, `82kg 7am`.
  /// Without it, the moment of `--at`, which is now for today without a time.
  private static func takeMoment(from operands: inout [String], _ invocation: Invocation) throws(Refusal) -> Moment {
    let days = invocation.spokenDays
    var moment = try invocation.moment("--at", orDay: true)
    if let start = operands.indices.first(where: { days.leading(operands[$0...]) != nil }),
      let said = try invocation.takeMoment(from: &operands, at: start)
    {
      moment = said
    } else if operands.count > 1,
      let place = [operands.count - 1, 0].first(where: {
        !operands[$0].allSatisfy(\.isNumber) && TimeOfDay(said: operands[$0]) != nil
      })
    {
      moment = Moment(invocation.today, TimeOfDay(said: operands.remove(at: place)))
    }
    return moment == Moment(invocation.today) ? invocation.now : moment
  }

  /// Reads a body weight, `81.2kg` or `180lb`; throws for other text.
  private static func weight(_ text: String) throws(Refusal) -> Weight {
    let log = LogReader.read(Source(name: "", text: "2026-01-05\nbodyweight = \(text)\n"))
    guard let weight = log.sessions.first?.bodyweight, log.diagnostics.isEmpty else {
      let problem = log.diagnostics.first
      throw Refusal(
        problem?.message ?? "'\(text)' is no weight", help: problem?.help ?? "write 'bumbum measure 81.2\(.unit)'")
    }
    return weight
  }
}

/// True if the field is the body weight: `bodyweight=81.2`.
private func isWeight(_ field: String) -> Bool {
  ["weight", "bodyweight", "peso"].contains(folded(String(field.prefix { $0 != "=" }).trimmed))
}
