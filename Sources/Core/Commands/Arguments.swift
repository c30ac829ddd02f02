package import Text
import Training

/// The words of a command line, sorted into options and the rest.
package struct Arguments: Sendable {
  /// The words other than options and their values, in order.
  package internal(set) var operands: [String] = []
  // There are so few that a linear search is the fastest.
  private var values: [(name: String, value: String, place: Int)] = []
  private var flags: [String] = []
  private let words: [String]

  /// Options may come anywhere before `--`; a value follows as the next word or after `=`; `-` alone is an operand, and
  /// so are `-2`, the day before yesterday, and `-5kg`.
  ///
  /// - Parameter elsewhere: Returns help for an option that is not in `options`; nil for none.
  package init(
    _ words: [String], options: [Option], elsewhere: (String) -> Message? = { _ in nil }
  ) throws(Refusal) {
    self.words = words
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        return
      }
      guard word.beginsWithDash, word.dropFirst().first?.isNumber == false else {
        operands.append(word)
        continue
      }
      if word == "-h" {
        flags.append("--help")
        continue
      }
      let equals = word.utf8.firstIndex(of: UInt8(ascii: "="))
      let name = equals.map { String(word[..<$0]) } ?? word
      let given = equals.map { String(word[word.utf8.index(after: $0)...]) }
      let known = options.first { $0.name == name } ?? options.first { $0.name == Arguments.synonyms[name] }
      guard let option = known else {
        throw unknown(name, options, elsewhere(name))
      }
      guard let placeholder = option.value else {
        guard given == nil else { throw Refusal("'\(option.name)' takes no value") }
        flags.append(option.name)
        continue
      }
      if option.isValueOptional, given == nil {
        flags.append(option.name)
        continue
      }
      guard var value = given ?? rest.popFirst() else {
        throw Refusal(
          "'\(option.name)' needs a value",
          help: "write '\(option.name) \(Message(stringLiteral: placeholder))'")
      }
      if given == nil {
        let more = option.reach.more(behind: value, rest, operands)
        value = ([value] + more).joined(separator: " ")
        rest = rest.dropFirst(more.count)
      }
      if let other = self.value(option.name), other != value, !option.isList,
        !Option.common.contains(where: { $0.name == option.name })
      {
        throw Refusal(
          "'\(name)' is given twice, and takes one value", help: "write '\(name) \(other)' or '\(name) \(value)'")
      }
      values.append((option.name, value, operands.count))
    }
  }

  package func has(_ name: String) -> Bool { flags.contains(name) }

  /// Returns the last value of an option; nil if it was not given.
  package func value(_ name: String) -> String? { values.last { $0.name == name }?.value }

  /// Returns the number of operands before an option.
  func place(_ name: String) -> Int { values.last { $0.name == name }?.place ?? 0 }

  /// Returns all values of an option that may be given several times.
  package func values(_ name: String) -> [String] { values.filter { $0.name == name }.map(\.value) }

  /// The words as typed, without `--yes` and the options of every command.
  package var typed: String {
    var rest = words[...]
    var typed: [String] = []
    while let word = rest.popFirst() {
      if word == "--yes" { continue }
      guard let option = Option.common.first(where: { word == $0.name || word.hasPrefix($0.name + "=") }) else {
        typed.append(word)
        continue
      }
      if option.value != nil, word == option.name { _ = rest.popFirst() }
    }
    return typed.joined(separator: " ")
  }

  /// Other names of options, in both languages.
  private static let synonyms = [
    "--place": "--location", "--local": "--location", "--lugar": "--location", "--nota": "--note", "--foto": "--photo",
    "--fotos": "--photos", "--calorias": "--calories", "--kcal": "--calories", "--time": "--at", "--hora": "--at",
    "--from": "--since", "--desde": "--since", "--to": "--until", "--até": "--until", "--dia": "--day",
    "--plano": "--plan", "--exercício": "--exercise", "--exercicio": "--exercise", "--sim": "--yes", "--novo": "--new",
    "--por": "--by",
  ]

  private func unknown(_ name: String, _ options: [Option], _ elsewhere: Message?) -> Refusal {
    // The dashes would make any two names alike.
    let near = closest(to: String(name.dropFirst(2)), among: options.map { String($0.name.dropFirst(2)) })
    return Refusal(
      "there is no option '\(name)'" + (elsewhere == nil ? "" : " here"),
      help: elsewhere ?? near.map { "did you mean '--\($0)'?" } ?? "see '--help'; after '--' everything is an argument")
  }
}

extension Option.Reach {
  /// Returns the words that are part of a value without quotes.
  fileprivate func more(
    behind value: String, _ rest: ArraySlice<String>, _ operands: [String]
  ) -> [String] {
    switch self {
    case .word: return []
    case .span: return Array(rest.prefix(Int(value) != nil && rest.first.flatMap { Span(value + $0) } != nil ? 1 : 0))
    case .moment:
      let isTime = { (text: String) in TimeOfDay(said: text) != nil }
      return Array(rest.prefix { isTime(value + $0) || !isTime(value) && isTime($0) }.prefix(1))
    case .prose(let needed):
      let more = value.contains(" ") ? [] : Array(rest.prefix { !$0.beginsWithDash })
      return operands.contains(where: needed) || !more.contains(where: needed) ? more : []
    }
  }
}

extension String {
  /// True if the string begins with `-`.
  package var beginsWithDash: Bool { utf8.first == UInt8(ascii: "-") }
}
