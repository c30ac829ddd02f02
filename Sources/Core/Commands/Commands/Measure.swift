import Grammar
import Import
import Storage
import Lint
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
    if operands.count > 1, let unit = weightUnit(operands[1]) {
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
        "'\(printable(text))' is no weight", help: "write 'bumbum measure \(printable(text))=\(printable(operands[1]))'"
      )
    }
    let isField = text.utf8.contains(UInt8(ascii: "="))
    let isBare = text.last?.isNumber == true
    if !isField, !isBare { _ = try invocation.weight(text) }
    var fields: [(String, String)] = []
    for operand in isField ? operands : Array(operands.dropFirst()) {
      let parts = operand.split(separator: "=", maxSplits: 1).map { String($0).trimmed }
      guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else {
        throw Refusal("'\(printable(operand))' is no field", help: "write 'waist=90cm'")
      }
      fields.append((parts[0], parts[1]))
    }
    let moment = try invocation.moment("--at")
    try invocation.refuseFuture(moment)
    let noted = fields
    var weighed: Weight?
    let isWritten = try invocation.write { journal throws(Refusal) in
      let file = journal.checkInFile(of: moment.date)
      var changes = ChangeSet()
      let weight = isField ? nil : try invocation.weight(isBare ? text + journal.settings.unit.rawValue : text)
      weighed = weight
      if let problem = weight?.noBody(near: journal.lastWeight(before: moment)) {
        throw Refusal(problem.message, help: problem.help)
      }
      let edits = try file.addingMeasure(moment, bodyweight: weight, fields: noted)
      try changes.edit(file.source.name, in: journal, edits)
      return changes
    }
    if isWritten {
      let lines = (weighed.map { [("bodyweight", "\($0)")] } ?? []) + noted
      for (name, value) in lines { invocation.print("  \(printable(name)) = \(printable(value))") }
    }
    return .success
  }
}

/// `bodyweight=81.2` is the weight, too.
private func isWeight(_ field: String) -> Bool {
  ["weight", "bodyweight", "peso"].contains(folded(String(field.prefix { $0 != "=" }).trimmed))
}

extension Journal {
  /// The bodyweight of the last measure up to a moment.
  fileprivate func lastWeight(before moment: Moment) -> Weight? {
    let weights = checkIns.flatMap(\.measures).compactMap { measure in
      measure.moment.flatMap { at in measure.bodyweight.map { (at: at, weight: $0.value) } }
    }
    return weights.filter { $0.at <= moment }.max { $0.at < $1.at }?.weight
  }
}

extension Invocation {
  /// `81.2kg`, `180lb`.
  fileprivate func weight(_ text: String) throws(Refusal) -> Weight {
    let log = LogReader.read(Source(name: "", text: "2026-01-05\nbodyweight = \(text)\n"))
    guard let weight = log.sessions.first?.bodyweight, log.diagnostics.isEmpty else {
      let problem = log.diagnostics.first
      throw Refusal(
        problem.map { printable($0.message) } ?? "'\(printable(text))' is no weight",
        help: problem?.help.map(printable) ?? "write 'bumbum measure 81.2\(.unit)'")
    }
    return weight
  }
}
