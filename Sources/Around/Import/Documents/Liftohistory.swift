import Text
import Training

extension DocumentImporter {
  /// Liftosaur's history as text: `2026-01-05T18:30:00Z / program: "P" / dayName: "Push" / duration: 3600s / exercises: {`, then
  /// an exercise a line: `Bench Press / 3x8 60kg @8, 1x6 60kg / warmup: 1x5 40kg / target: 3x8 60kg`, up to `}`.
  static let liftohistory = DocumentImporter(
    name: "Liftosaur (text)", hint: "the history, as its API gives it",
    recognises: { bytes in bytes.prefix(4000).firstPlace(of: Array("exercises: {".utf8)) != nil }
  ) { bytes, builder in
    var reader = LiftohistoryReader(builder: builder)
    reader.builder.sayUnit(.cells)
    let lines = String(decoding: bytes, as: UTF8.self).split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (number, line) in lines.enumerated() { reader.take(String(line).trimmed, number + 1) }
    return reader.builder
  }
}

private struct LiftohistoryReader {
  var builder: SessionBuilder
  private var session: Int?

  init(builder: SessionBuilder) { self.builder = builder }

  mutating func take(_ line: String, _ number: Int) {
    if line.isEmpty || line.hasPrefix("//") { return }
    if line == "}" {
      session = nil
    } else if line.hasSuffix("exercises: {") {
      begin(parts(line), number)
    } else if let session {
      read(parts(line), number, session)
    } else {
      builder.remark(.unknownKind, line: number, detail: "'\(line)'")
    }
  }

  /// What stands between ` / `, but for one in quotes.
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

  private mutating func begin(_ parts: [String], _ number: Int) {
    session = nil
    guard let moment = builder.moment(parts.first ?? "", line: number) else { return }
    let names = parts.compactMap { value($0, "program") } + parts.compactMap { value($0, "dayName") }
    let place = builder.session(moment, title: names.filter { !$0.isEmpty }.joined(separator: " / "))
    if let duration = parts.compactMap({ value($0, "duration") }).first,
      let seconds = CellDuration.seconds(Array(duration.utf8)[...])
    {
      builder.end(place, afterSeconds: seconds.billionths / 1_000_000_000, written: duration)
    }
    session = place
  }

  private mutating func read(_ parts: [String], _ number: Int, _ session: Int) {
    guard let name = parts.first?.trimmed, !name.isEmpty else { return builder.remark(.noExercise, line: number) }
    var warmUps: [Substring] = []
    var sets: [Substring] = []
    for part in parts.dropFirst() {
      if let warm = value(part, "warmup") {
        warmUps += warm.split(separator: ",")
      } else if value(part, "target") == nil {
        sets += part.split(separator: ",")
      }
    }
    if sets.isEmpty, warmUps.isEmpty { return builder.remark(.planned, line: number) }
    let place = builder.exercise(name, in: session)
    for set in warmUps { add(set, .warmUp, place, session, number) }
    for set in sets { add(set, [], place, session, number) }
  }

  /// `3x8 60kg @8`, `2x6|6 50lb` (a number for each side), `1x5+ 100kg`.
  private mutating func add(_ text: Substring, _ marks: SetMarks, _ exercise: Int, _ session: Int, _ line: Int) {
    let words = text.split(separator: " ")
    let counts = (words.first ?? "").split(separator: "x", maxSplits: 1)
    let sides = (counts.last ?? "").filter { $0 != "+" }.split(separator: "|")
    var cells = SetCells(marks: marks)
    var isRead = counts.count == 2 && 1...2 ~= sides.count
    for word in words.dropFirst() {
      if word.hasPrefix("@") {
        cells.rpe = CellNumber(Array(word.utf8.dropFirst().filter { $0 != UInt8(ascii: "+") })[...])
      } else if let (load, rest) = CellNumber.leading(Array(word.utf8)[...]),
        let unit = weightUnit(String(decoding: rest, as: UTF8.self))
      {
        (cells.weight, cells.weightUnit) = (load, unit)
      } else {
        isRead = false
      }
    }
    guard isRead, let count = Int(counts[0]), 1...20 ~= count,
      let amount = CellDuration.seconds(Array(sides[0].utf8)[...])
    else {
      builder.note(String(text).trimmed, exercise: exercise, in: session)
      return builder.remark(.noNumber, line: line, detail: "'\(String(text).trimmed)'")
    }
    if sides[0].hasSuffix("s") { cells.time = amount } else { cells.reps = amount }
    if sides.count == 2, sides[0] != sides[1] { cells.note = "\(sides[0])|\(sides[1])" }
    for _ in 1...count { cells.add(to: exercise, in: session, line: line, &builder) }
  }
}
