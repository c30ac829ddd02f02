import Grammar
import Recording
import Storage
import Statistics
import Text
import Training

extension Command {
  static let measure = Command(
    "measure", "Note what you weigh, and what else the settings declare",
    usage: ["measure WEIGHT [FIELD=VALUE…]"],
    options: [Option("--at", "MOMENT", "when: 07:00, or \"yesterday 07:00\"; else now"), .dryRun, .commit],
    examples: [
      ("bumbum measure 81.2kg", "now; without a unit it is that of the settings"),
      ("bumbum measure 81,2kg cintura=90cm --at 07:00", "and a field of your own, this morning"),
    ]
  ) { invocation throws(Refusal) in
    var operands = invocation.arguments.operands
    if operands.count > 1, ["weight", "bodyweight", "peso"].contains(folded(operands[0])) { operands.removeFirst() }
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
      throw Refusal("a weight is missing", help: "write 'bumbum measure 81.2\(.unit)'")
    }
    if operands.count > 1, text.first?.isLetter == true, !text.utf8.contains(UInt8(ascii: "=")) {
      throw Refusal(
        "'\(text)' is no weight", help: "write 'bumbum measure \(text)=\(operands[1])'"
      )
    }
    let isField = text.utf8.contains(UInt8(ascii: "="))
    let isBare = text.last?.isNumber == true
    var fields: [(String, String)] = []
    for operand in isField ? operands : Array(operands.dropFirst()) {
      let parts = operand.split(separator: "=", maxSplits: 1).map { String($0).trimmed }
      guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else {
        throw Refusal("'\(operand)' is no field", help: "write 'waist=90cm'")
      }
      fields.append((parts[0], parts[1]))
    }
    let moment = try invocation.moment("--at")
    try refuseFuture(moment, now: invocation.now)
    let noted = fields
    let unit = try invocation.folder().settings.unit
    let weight = isField ? nil : try weight(isBare ? text + unit.rawValue : text)
    let written = try invocation.write { journal, _ throws(Refusal) in
      try journal.adding(weight: weight, fields: noted, at: moment)
    }
    if written != nil {
      let lines = (weight.map { [("bodyweight", "\($0)")] } ?? []) + noted
      for (name, value) in lines { invocation.print("  \(printable(name)) = \(printable(value))") }
    }
    return .success
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
