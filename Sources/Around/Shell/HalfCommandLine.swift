import Commands
import Text

/// A command line up to the caret, and the candidates for its last word by the table of commands.
final class HalfCommandLine {
  /// The typed part of the last word, without its quotes.
  private(set) var part = ""
  /// The beginning of the last word before `part`: `--plan=`.
  private(set) var lead = ""
  /// The possible words as help writes them: `EXERCISE`, `rename`, `--plan` with its meaning after a tab.
  private(set) var slots: [String] = []
  /// The name of the command; empty if it is not typed yet or unknown.
  private(set) var command = ""
  /// The first operand: `checkin` of `remove checkin`.
  private(set) var first = ""

  /// Takes the words after `bumbum`, in the quotes of the shell; the last one is being typed.
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
        // bash splits '--plan=A' into three words.
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

  /// Adds the words that may follow some operands in a form of help: `plan move NAME EXERCISE up|down`, `lint [FILE…]`.
  private func addSlots(of form: String, behind operands: [String]) {
    var left = operands[...]
    let plain = form.swapping("[", for: "").swapping("]", for: "").swapping(" | ", for: "|").swapping("…", for: " …")
    for token in plain.split(separator: " ").dropFirst() {
      // These begin an option, another way to give the value, or part of a title.
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

  /// True if the word is a placeholder of help for a value: `EXERCISE`.
  static func isPlaceholder(_ word: some StringProtocol) -> Bool {
    word.utf8.first.map { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 } ?? false
  }
}

/// Returns a word as a shell would pass it on; its last quote may be missing.
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
