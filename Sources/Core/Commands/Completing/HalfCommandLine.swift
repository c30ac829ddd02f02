import Text

/// What a shell has of a command line, up to the caret: what may stand in its last word, by the table of commands.
final class HalfCommandLine {
  /// What is typed of the last word, without its quotes.
  private(set) var part = ""
  /// What of the last word comes before that: `--plan=`.
  private(set) var lead = ""
  /// What may come, in the words of help: `EXERCISE`, `rename`, `--plan` with what that does behind a tab.
  private(set) var slots: [String] = []
  /// Empty where it is not typed yet, or there is none of this name.
  private(set) var command = ""
  /// What stands behind it: `checkin` of `remove checkin`.
  private(set) var first = ""

  /// The words behind `bumbum`, in the quotes of the shell; the last one is being typed.
  init(_ typed: [String], _ commands: CommandList) {
    var words: [String] = []
    for word in typed { words.append(unquoted(word)) }
    part = words.popLast() ?? ""
    guard let name = words.first else {
      if part.beginsWithDash { addOptions(.home) } else { slots = ["COMMAND"] }
      return
    }
    guard let command = commands.named(name) else { return }
    self.command = command.name
    let options = command.options + Option.common
    var operands: [String] = []
    var awaited: String?
    var isPlain = false
    for word in words.dropFirst() {
      if awaited != nil {
        // bash takes '--plan=A' for three words.
        if word != "=" { awaited = nil }
      } else if isPlain || !word.beginsWithDash || word == "-" {
        operands.append(word)
      } else if word == "--" {
        isPlain = true
      } else if let option = options.first(where: { $0.name == word }), !option.isValueOptional {
        awaited = option.value
      }
    }
    first = operands.first ?? ""
    if awaited != nil, part == "=" { part = "" }
    if awaited == nil, !isPlain, part.beginsWithDash {
      guard let sign = part.utf8.firstIndex(of: UInt8(ascii: "=")) else {
        addOptions(command)
        return
      }
      lead = String(part[...sign])
      awaited = options.first { $0.name + "=" == lead }?.value
      part = String(part[part.utf8.index(after: sign)...])
    }
    if let awaited {
      slots = [awaited]
    } else {
      for form in command.usage { addSlots(of: form, behind: operands) }
    }
  }

  private func addOptions(_ command: Command) {
    for option in command.options + Option.common { slots.append(option.name + "\t" + option.help) }
    if command.name == Command.home.name { slots.append("--version") }
  }

  /// What stands behind some operands in a form of help: `plan move NAME EXERCISE up|down`, `lint [FILE…]`.
  private func addSlots(of form: String, behind operands: [String]) {
    var left = operands[...]
    let plain = form.swapping("[", for: "").swapping("]", for: "").swapping(" | ", for: "|").swapping("…", for: " …")
    for token in plain.split(separator: " ").dropFirst() {
      // An option, another way to give it, part of a title.
      if token.hasPrefix("-") || token == "<" || token == "/" { return }
      if token == "…" { return addSlots(of: form, behind: Array(operands.dropLast())) }
      let words = token.split(separator: "|")
      guard let operand = left.popFirst() else {
        for word in words where !slots.contains(String(word)) { slots.append(String(word)) }
        return
      }
      if !words.contains(where: { $0 == operand || HalfCommandLine.isPlaceholder($0) }) { return }
    }
  }

  /// One of help's words for what a person has to say: `EXERCISE`.
  static func isPlaceholder(_ word: some StringProtocol) -> Bool {
    word.utf8.first.map { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 } ?? false
  }
}

/// A word as a shell would hand it over, whose last quote may not be there yet.
private func unquoted(_ word: String) -> String {
  var result: [UInt8] = []
  var quote: UInt8 = 0
  let (single, double, escape) = (UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "\\"))
  var bytes = Array(word.utf8)[...]
  while let byte = bytes.popFirst() {
    if byte == escape, let next = bytes.first, quote != single || next == single || next == escape {
      result.append(next)
      bytes.removeFirst()
    } else if byte == quote {
      quote = 0
    } else if quote == 0, byte == single || byte == double {
      quote = byte
    } else {
      result.append(byte)
    }
  }
  return String(decoding: result, as: UTF8.self)
}
