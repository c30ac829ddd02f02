/// Returns the messages of a chat as notes: of `[03/11/26, 18:43] Ana: Squat 100kg x 5` and `03/11/2026 18:43 - Ana: …`
/// the text, below the day of its first message; the time of sending is no time of a session. Other lines stay.
func withoutSenders(_ lines: [String]) -> [String] {
  let messages = lines.map(NoteMessage.init)
  guard messages.count(where: { $0 != nil }) > 1 else { return lines }
  var day = ""
  return zip(lines, messages).map { line, message in
    guard let message else { return line }
    if message.day == day { return message.text }
    day = message.day
    return "\(day) \(message.text)"
  }
}

private struct NoteMessage {
  let day: String
  let text: String

  init?(_ line: String) {
    var rest = line.drop { "\u{200E}\u{FEFF} ".contains($0) }
    let isOpen = rest.first == "["
    if isOpen { rest.removeFirst() }
    let day = rest.prefix { $0.isNumber || "/.-".contains($0) }
    rest = rest[day.endIndex...].drop { ", ".contains($0) }
    let clock = rest.prefix { $0.isNumber || $0 == ":" }
    rest = rest[clock.endIndex...].drop { $0.isWhitespace }
    for half in ["am", "pm", "AM", "PM"] where rest.hasPrefix(half) {
      rest = rest.dropFirst(2).drop { $0.isWhitespace }
    }
    guard day.split(whereSeparator: { "/.-".contains($0) }).count == 3, 2...3 ~= clock.split(separator: ":").count,
      let sign = rest.first, sign == (isOpen ? "]" : "-")
    else { return nil }
    rest = rest.dropFirst().drop { $0 == " " }
    // A sender comes before a colon; lines without one are of the program itself.
    guard let colon = rest.firstIndex(of: ":"), rest[..<colon].count <= 40 else { return nil }
    self.day = String(day)
    text = String(rest[rest.index(after: colon)...]).trimmed
  }
}
