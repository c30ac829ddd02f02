/// A sentence for a person: its template in English, and what the occasion puts into it.
///
/// It is written as a literal: `"'\(word)' is no date"` has the template `'{}' is no date`, by which a table finds the
/// sentence of another language. No code reads what a message says.
package struct Message: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// The English sentence with `{}` for each argument.
  package private(set) var template = ""
  /// In the order of the template.
  package private(set) var arguments: [Argument] = []

  package enum Argument: Sendable {
    /// The same in every language.
    case text(String)
    /// Said in the language of the message around it.
    case message(Message)
    /// A number with a decimal point, and commas between thousands: some languages write it the other way round.
    case decimal(String)
    /// The unit of weight that the journal counts in.
    case unit
    /// A text that stands beside its translation.
    case translated(english: String, portuguese: String)
  }

  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var message = Message()

    package init(literalCapacity: Int, interpolationCount: Int) {
      message.template.reserveCapacity(literalCapacity + 2 * interpolationCount)
      message.arguments.reserveCapacity(interpolationCount)
    }

    package mutating func appendLiteral(_ literal: String) { message.template += literal }

    package mutating func appendInterpolation(_ text: String) { append(.text(text)) }
    package mutating func appendInterpolation(_ text: some CustomStringConvertible) { append(.text(text.description)) }
    package mutating func appendInterpolation(_ message: Message) { append(.message(message)) }
    package mutating func appendInterpolation(decimal number: some CustomStringConvertible) {
      append(.decimal(number.description))
    }
    /// A whole number with a mark between thousands.
    package mutating func appendInterpolation(grouped count: Int) {
      append(.decimal((count < 0 ? "-" : "") + grouped(UInt64(count.magnitude))))
    }
    package mutating func appendInterpolation(_ english: String, portuguese: String) {
      append(.translated(english: english, portuguese: portuguese))
    }
    package mutating func appendInterpolation(_ unit: OwnUnit) { append(.unit) }

    /// A number of things: `1 set`, `3 sets`.
    package mutating func appendInterpolation(_ count: Int, _ noun: Noun) { append(.message(noun.counted(count))) }

    /// A word that agrees with a number; it is part of the template.
    package mutating func appendInterpolation(_ count: Int, one: String, many: String) {
      message.template += count == 1 ? one : many
    }

    private mutating func append(_ argument: Argument) {
      message.template += "{}"
      message.arguments.append(argument)
    }
  }

  /// `\(.unit)` stands for the unit of weight that the journal counts in.
  package enum OwnUnit { case unit }

  package init(stringLiteral value: String) { template = value }
  package init(stringInterpolation: StringInterpolation) { self = stringInterpolation.message }
  private init() {}

  /// The sentence in English, with kilograms as the unit.
  package var english: String {
    Message.filled(template) { arguments.indices.contains($0) ? arguments[$0].english : nil }
  }

  package static func == (left: Message, right: Message) -> Bool { left.english == right.english }
  package func hash(into hasher: inout Hasher) { hasher.combine(english) }

  /// One sentence from two halves, for a literal too long for a line.
  package static func + (left: Message, right: Message) -> Message {
    var whole = left
    whole.template += right.template
    whole.arguments += right.arguments
    return whole
  }

  /// The message with its texts, and those of the messages in it, changed.
  package func mapTexts(_ change: (String) -> String) -> Message {
    var changed = self
    for index in arguments.indices {
      switch arguments[index] {
      case .text(let text): changed.arguments[index] = .text(change(text))
      case .message(let message): changed.arguments[index] = .message(message.mapTexts(change))
      case .decimal, .unit, .translated: break
      }
    }
    return changed
  }

  /// A template with each `{}`, or `{1}`, `{2}`, … replaced by an argument, counted from 0; a hole without one stays.
  package static func filled(_ template: String, _ argument: (Int) -> String?) -> String {
    var text = ""
    var bytes = Substring(template).utf8
    var count = 0
    while let open = bytes.firstIndex(of: UInt8(ascii: "{")),
      let close = bytes[open...].firstIndex(of: UInt8(ascii: "}"))
    {
      let name = bytes[bytes.index(after: open)..<close]
      let end = bytes.index(after: close)
      if let index = name.isEmpty ? count : Int(Substring(name)).map({ $0 - 1 }), let value = argument(index) {
        text += Substring(bytes[..<open]) + value
        count += 1
        bytes = bytes[end...]
      } else {
        text += Substring(bytes[..<bytes.index(after: open)])
        bytes = bytes[bytes.index(after: open)...]
      }
    }
    return text + Substring(bytes)
  }
}

extension Message.Argument {
  fileprivate var english: String {
    switch self {
    case .text(let text), .decimal(let text): text
    case .message(let message): message.english
    case .unit: "kg"
    case .translated(let english, _): english
    }
  }
}

extension [Message] {
  /// Any of several: `a or b or c`.
  package var alternatives: Message { dropFirst().reduce(first ?? "") { "\($0) or \($1)" } }

  /// Several messages in a row.
  package func joined(separator: Message) -> Message {
    var whole: Message = ""
    for (index, message) in enumerated() { whole = whole + (index > 0 ? separator + "\(message)" : "\(message)") }
    return whole
  }
}

extension DefaultStringInterpolation {
  @available(*, deprecated, message: "a message in a text is English for everybody: ask for its text in a language")
  package mutating func appendInterpolation(_ message: Message) { appendInterpolation(message.english) }
}

/// A message whose texts are harmless on a terminal.
package func printable(_ message: Message) -> Message { message.mapTexts(printable) }
