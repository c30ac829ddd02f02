import Training

extension DocumentImporter {
  /// Liftosaur's history as text: `2026-01-05T18:30:00Z / program: "P" / dayName: "Push" / duration: 3600s / exercises:
  /// {`, then lines `Bench Press / 3x8 60kg @8, 1x6 60kg / warmup: 1x5 40kg / target: 3x8 60kg`, up to `}`.
  static let liftohistory = DocumentImporter(
    name: "Liftosaur (text)", hint: "the history, as its API gives it",
    recognises: { bytes in bytes.hold("exercises: {", inFirst: 4000) }
  ) { bytes, rows in
    var reader = LiftohistoryReader()
    let lines = String(decoding: bytes, as: UTF8.self).split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (number, line) in lines.enumerated() { reader.take(String(line).trimmed, number + 1, &rows) }
  }
}

private struct LiftohistoryReader {
  private var session: DocumentRows.Cells?

  mutating func take(_ line: String, _ number: Int, _ rows: inout DocumentRows) {
    if line.isEmpty || line.hasPrefix("//") { return }
    if line == "}" {
      session = nil
    } else if line.hasSuffix("exercises: {") {
      begin(parts(line), number, &rows)
    } else if let session {
      read(parts(line), number, session, &rows)
    } else {
      rows.builder.remark(.unknownKind, line: number, detail: "'\(line)'")
    }
  }

  /// Returns the texts between ` / `, except for one inside of quotes.
  private func parts(_ line: String) -> [String] {
    var parts = [""]
    var isQuoted = false
    for word in line.split(separator: " ") {
      if word == "/", !isQuoted {
        parts.append("")
        continue
      }
      if word.count(where: { $0 == "\"" }) % 2 == 1 { isQuoted.toggle() }
      parts[parts.count - 1] += (parts[parts.count - 1].isEmpty ? "" : " ") + word
    }
    return parts
  }

  private func value(_ part: String, _ key: String) -> String? {
    guard part.hasPrefix(key + ": ") else { return nil }
    return String(part.dropFirst(key.count + 2)).filter { $0 != "\"" }.trimmed
  }

  private mutating func begin(_ parts: [String], _ number: Int, _ rows: inout DocumentRows) {
    let names = parts.compactMap { value($0, "program") } + parts.compactMap { value($0, "dayName") }
    var cells: DocumentRows.Cells = [.date: parts.first ?? ""]
    cells[.title] = names.filter { !$0.isEmpty }.joined(separator: " / ")
    cells[.sessionDuration] = parts.compactMap { value($0, "duration") }.first
    session = rows.begin(cells, line: number) ? cells : nil
  }

  private func read(_ parts: [String], _ number: Int, _ session: DocumentRows.Cells, _ rows: inout DocumentRows) {
    var cells = session
    cells[.exercise] = parts.first
    var warmUps: [Substring] = []
    var sets: [Substring] = []
    for part in parts.dropFirst() {
      if let warm = value(part, "warmup") {
        warmUps += warm.split(separator: ",")
      } else if value(part, "target") == nil {
        sets += part.split(separator: ",")
      }
    }
    if sets.isEmpty, warmUps.isEmpty { return rows.builder.remark(.planned, line: number) }
    for set in warmUps { add(set, cells.merging([.warmup: "true"]) { $1 }, number, &rows) }
    for set in sets { add(set, cells, number, &rows) }
  }

  /// Adds sets such as `3x8 60kg @8`, `2x6|6 50lb` (a number for each side), `1x5+ 100kg`.
  private func add(_ text: Substring, _ known: DocumentRows.Cells, _ line: Int, _ rows: inout DocumentRows) {
    let words = text.split(separator: " ")
    let counts = (words.first ?? "").split(separator: "x", maxSplits: 1)
    let sides = (counts.last ?? "").filter { $0 != "+" }.split(separator: "|")
    var cells = known
    var isRead = counts.count == 2 && 1...2 ~= sides.count
    for word in words.dropFirst() {
      if word.hasPrefix("@") {
        cells[.rpe] = word.dropFirst().filter { $0 != "+" }
      } else if let (load, rest) = CellNumber.leading(Array(word.utf8)[...]),
        let unit = weightUnit(String(decoding: rest, as: UTF8.self))
      {
        (cells[.weight], cells[.unit]) = (load.description, unit.rawValue)
      } else {
        isRead = false
      }
    }
    guard isRead, let count = Int(counts[0]), 1...20 ~= count,
      CellDuration.seconds(Array(sides[0].utf8)[...]) != nil
    else {
      rows.add(known.merging([.set: "note", .note: String(text)]) { $1 }, line: line)
      return rows.builder.remark(.noNumber, line: line, detail: "'\(String(text).trimmed)'")
    }
    cells[sides[0].hasSuffix("s") ? .duration : .reps] = String(sides[0])
    if sides.count == 2, sides[0] != sides[1] { cells[.note] = "\(sides[0])|\(sides[1])" }
    for _ in 1...count { rows.add(cells, line: line) }
  }
}
