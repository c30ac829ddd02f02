import Commands
import Grammar
import Text
import Training
import Views

/// Input key by key, over the whole screen.
extension TrainLoop {
  /// The milliseconds within which the next letter of a typed name comes.
  private static let timeBetweenLetters: Int32 = 350
  /// The milliseconds within which the next byte of a key comes.
  private static let timeBetweenBytes: Int32 = 50

  mutating func run() throws(Refusal) -> Ending {
    try look()
    sayMistake()
    // The text on the screen moves up, out of the way.
    invocation.context.output.write(String(repeating: "\r\n", count: max(0, (typist.height() ?? 24) - 1)))
    while true {
      if let end = restEnd {
        screen.rest = max(0, end - typist.seconds())
        if end <= typist.seconds() {
          (restEnd, screen.rest) = (nil, nil)
          invocation.context.output.write("\u{7}")
        }
      } else {
        screen.rest = nil
      }
      showClock()
      screen.minutes = minutes
      draw()
      guard let bytes = typist.next(1000) else { continue }
      // The terminal is gone.
      if bytes.isEmpty { return .left }
      let typed = keys(in: bytes)
      let isWord = isWord(typed)
      for key in typed {
        if case .end(let ending) = try press(key, asText: isWord) {
          invocation.context.output.write("\r\n")
          return ending
        }
      }
    }
  }

  private mutating func press(_ key: Character, asText: Bool) throws(Refusal) -> Answer {
    // A set may be typed while the clock runs, from its first digit on.
    if let clockStart, screen.typed.isEmpty, !asText, !key.isNumber { return try press(key, since: clockStart) }
    switch key {
    case "\r", "\n":
      // An Enter right behind a set, a key or an answer is one out of habit, and no set.
      if screen.typed.isEmpty, let last = lastTaken, typist.seconds() - last <= 1 {
        lastTaken = nil
        if screen.turn == nil || screen.aside != nil || isNote || isFinishing { return .goOn }
        let word = words(mayTakeTime ? "Enter once more starts the clock" : "Enter once more writes the set")
        screen.message = [screen.message, word].filter { !$0.isEmpty }.joined(separator: " · ")
        return .goOn
      }
      let line = screen.typed
      if !isNote { remember(line) }
      (screen.typed, back) = ("", 0)
      return try taking(line)
    // Ctrl-C, Ctrl-D
    case "\u{3}", "\u{4}": return .end(.left)
    case "\u{7F}", "\u{8}", TypedText.home, TypedText.end, TypedText.left, TypedText.right, TypedText.delete:
      isRefused = false
      screen.edit(key)
    case TypedText.up, TypedText.down:
      isRefused = false
      // The unsent text is kept as the latest line, to which the down key returns.
      if back == 0, !screen.typed.isEmpty { (_, back) = (remember(screen.typed), 1) }
      back = min(max(0, back + (key == TypedText.up ? 1 : -1)), sent.count)
      screen.typed = ""
      if back > 0 { screen.typed = sent[sent.count - back] }
    // Ctrl-U
    case "\u{15}": (screen.typed, asked, isRefused) = ("", nil, false)
    // Ctrl-Z
    case "\u{1A}":
      drawn = ""
      typist.suspend()
    // Esc
    case "\u{1B}":
      if screen.typed.isEmpty { restEnd = nil }
      (screen.typed, screen.message, isNote, asked, isRefused) = ("", "", false, nil, false)
    // These keys answer a question about the typed line.
    case "y", "s", "n":
      guard !asText, let line = asked?.text, screen.typed == line else { return try type(key, asText: asText) }
      screen.typed = ""
      return try taking(String(key))
    default: return try type(key, asText: asText)
    }
    return .goOn
  }

  private mutating func type(_ key: Character, asText: Bool) throws(Refusal) -> Answer {
    // A refused line makes way for another one, which may answer its question.
    if isRefused { (screen.typed, isRefused) = ("", false) }
    switch key {
    case _ where !asText && !isNote && screen.typed.isEmpty && TrainKey(rawValue: key) != nil:
      return try taking(String(key))
    case _ where key.unicodeScalars.allSatisfy({ $0.value >= 0x20 }): screen.edit(key)
    default: break
    }
    return .goOn
  }

  private mutating func taking(_ line: String) throws(Refusal) -> Answer {
    defer { lastTaken = typist.seconds() }
    return try take(line)
  }

  private mutating func remember(_ line: String) {
    if !line.isEmpty, sent.last != line { sent.append(line) }
  }

  /// Returns the characters typed. A key may begin a name, so letters that follow at once come along.
  private mutating func keys(in bytes: [UInt8]) -> [Character] {
    // An arrow may come in two pieces.
    let rest = bytes.last == 0x1B ? typist.next(TrainLoop.timeBetweenBytes) ?? [] : []
    let keys = TypedText.characters(in: bytes + rest, &half)
    guard keys.count == 1, TrainKey(rawValue: keys[0]) != nil, screen.typed.isEmpty || isRefused, !isNote,
      let more = typist.next(TrainLoop.timeBetweenLetters)
    else { return keys }
    return keys + TypedText.characters(in: more, &half)
  }

  /// True for different letters at once, a name or pasted text; false for a key that is pressed again and again.
  private func isWord(_ keys: [Character]) -> Bool { Set(keys.filter { $0 != "\r" && $0 != "\n" }).count > 1 }

  /// Draws over the last picture if it is another, without a flicker.
  private mutating func draw() {
    let output = invocation.context.output
    guard let here = try? invocation.page(settings) else { return }
    let page = Page(here.words, here.style, width: typist.width() ?? here.width, unit: here.unit, today: here.today)
    let lines = screen.lines(on: page, height: typist.height()).joined(separator: "\u{1B}[K\r\n")
    let prompt = screen.prompt(words, page.width)
    let cursor = prompt.columns > 0 ? "\u{1B}[\(prompt.columns)D" : ""
    let screen = "\(lines)\u{1B}[K\r\n\u{1B}[K\r\n\(prompt.text)\u{1B}[J\(cursor)"
    let size = "\(page.width ?? 0) \(typist.height() ?? 0) "
    if drawn == size + screen { return }
    drawn = size + screen
    output.write("\u{1B}[H\(screen)")
  }
}

/// Input line by line, for terminals that can only print.
extension TrainLoop {
  mutating func runLineByLine() throws(Refusal) -> Ending {
    try look()
    sayMistake()
    var isFirst = true
    while true {
      let page = try invocation.page(settings)
      invocation.print(screen.lines(on: page).joined(separator: "\n"))
      if let restEnd { invocation.print("\(words("rest")) \(restEnd / 60):\(padded(restEnd % 60, 2))") }
      restEnd = nil
      guard let line = invocation.context.keyboard.ask("> ") else {
        if isFirst { throw TrainLoop.nobodyToAsk }
        return .left
      }
      isFirst = false
      if case .end(let ending) = try take(line) { return ending }
    }
  }
}
