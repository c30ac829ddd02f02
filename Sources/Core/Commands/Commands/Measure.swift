import Grammar
import Recording
import Statistics
import Storage
import Text
import Training
import Views

extension Command {
  static let measure = Command(
    "measure", "Note what you weigh, and what else the settings declare",
    usage: ["measure", "measure WEIGHT [FIELD=VALUE…] [NOTE]", "measure DATE WEIGHT [FIELD=VALUE…]"],
    options: [Option("--at", "MOMENT", "when: 07:00, or \"yesterday 07:00\"; else now", reach: .moment), .dryRun],
    examples: [
      ("bumbum measure 81.2kg", "now; without a unit it is that of the settings"),
      ("bumbum measure 81.2kg waist=90cm --at 07:00", "and a field of your own, this morning"),
      ("bumbum measure yesterday 81.2kg", "another day"),
    ]
  ) { invocation throws(Refusal) in
    var operands = invocation.arguments.operands.filter { !["and", "e"].contains(folded($0)) }
      .map { $0.count > 1 && $0.last == "," ? String($0.dropLast()) : $0 }
    for words in [2, 1] where operands.count > words {
      if isWeight(operands[..<words].joined(separator: " ")) {
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
    if operands.first?.first?.isLetter == true,
      let place = operands.firstIndex(where: { $0.utf8.contains(UInt8(ascii: "=")) && isWeight($0) })
    {
      operands.insert(String(operands.remove(at: place).drop { $0 != "=" }.dropFirst()).trimmed, at: 0)
    }
    guard let text = operands.first else {
      let history = try invocation.history(invocation.filter())
      let graphs = ([.bodyweight(history)] + GraphAnswer.measures(history)).filter { !$0.points.isEmpty }
      if graphs.isEmpty { throw Refusal("a weight is missing", help: "write 'bumbum measure 81.2\(.unit)'") }
      let page = try invocation.page(history.settings)
      for (index, graph) in graphs.enumerated() {
        if index > 0 { invocation.print() }
        _ = try invocation.answer(graph, on: page)
      }
      return .success
    }
    let isField = text.utf8.contains(UInt8(ascii: "=")) || operands.count > 1 && text.first?.isLetter == true
    let isBare = text.last?.isNumber == true
    let journal = try invocation.folder().read(only: [.root, .checkIns])
    let settings = journal.settings
    var (fields, note): ([(String, String)], String) = ([], "")
    var rest = operands[(isField ? 0 : 1)...]
    while let operand = rest.popFirst() {
      let parts = operand.split(separator: "=", maxSplits: 1).map { String($0).trimmed }
      if parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty {
        fields.append((parts[0], parts[1]))
        continue
      }
      // Words without a number behind a weight are a note: '81.2 before breakfast'.
      let words = ([operand] + rest).joined(separator: " ")
      if !isField, !words.contains(where: { $0.isNumber || $0 == "=" }), journal.isUndeclared(operand),
        closest(to: folded(operand), among: girths) == nil
      {
        note = words
        break
      }
      // 'waist 90' is a field if the settings declare it, or a person says so.
      let value = rest.first.flatMap { $0.first?.isNumber == true ? $0 : nil }
      guard let value,
        settings.fields.contains(where: { nameKey($0) == nameKey(operand) }) || girths.contains(folded(operand))
          || journal.isUndeclared(operand)
            && invocation.asked(
              "'\(operand)' is no field of this journal yet; add it?", isYesByDefault: true) == true
      else {
        let size = settings.unit == .lb ? "35in" : "90cm"
        throw Refusal(
          "'\(operand)' is no field",
          help: value.map { "write '\(operand)=\($0)'" }
            ?? "write '\("waist", portuguese: "cintura")=\(size)'; '--at 07:00' says when")
      }
      rest.removeFirst()
      // '33.75 in' needs no quotes.
      let unit = rest.first.flatMap {
        ["in", "cm", "mm"].contains(folded($0)) && value.last?.isNumber == true ? $0 : nil
      }
      fields.append((operand, value + (unit ?? "")))
      rest = rest.dropFirst(unit == nil ? 0 : 1)
    }
    try refuseFuture(moment, now: invocation.now)
    // '87' behind '88cm' is in the same unit, and so are all that are measured with a tape.
    let noted = fields.map { name, value in (name, value + (value.last?.isNumber == true ? journal.unit(of: name) : ""))
    }
    let weight = isField ? nil : try weight(isBare ? text + settings.unit.rawValue : text)
    let written = try invocation.write { [note] journal, _ throws(Refusal) in
      let mark = text.contains(",") ? "," : "."
      return try journal.adding(weight: weight, fields: noted, note: note, at: moment, decimalMark: mark)
    }
    if written != nil {
      let lines = (weight.map { [("bodyweight", $0.spelled(like: text))] } ?? []) + noted
      for (name, value) in lines { invocation.print("  \(printable(name)) = \(printable(value))") }
      if !note.isEmpty { invocation.print("  > \(printable(note))") }
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
      let place = operands.lastIndex(where: { !$0.allSatisfy(\.isNumber) && TimeOfDay(said: $0) != nil })
    {
      moment = Moment(invocation.today, TimeOfDay(said: operands.remove(at: place)))
      if place > 0, ["at", "as"].contains(folded(operands[place - 1])) { operands.remove(at: place - 1) }
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

extension Journal {
  /// Returns the unit behind the last value of a field; empty without any.
  fileprivate func unit(of name: String) -> String {
    let fields = checkIns.flatMap(\.measures).flatMap(\.fields).filter { nameKey($0.name) == nameKey(name) }
    let own = girths.contains(folded(name)) ? settings.unit == .lb ? "in" : "cm" : ""
    return fields.last.map { String($0.value.reversed().prefix { $0.isLetter }.reversed()) } ?? own
  }
}

/// The measures of the body that are lengths.
private let girths = [
  "waist", "cintura", "hip", "hips", "quadril", "neck", "pescoco", "thigh", "thighs", "coxa", "coxas", "abdomen",
  "torax", "arm", "arms", "braco", "bracos", "calf", "calves", "panturrilha", "chest",
]

/// True if a word, or the name in front of its sign, says the body weight: `bodyweight=81.2`.
private func isWeight(_ field: String) -> Bool {
  ["weight", "bodyweight", "body weight", "bw", "peso", "peso corporal"]
    .contains(folded(String(field.prefix { $0 != "=" }).trimmed))
}
