/// A sentence for a person: its template in English, and the arguments of the occasion.
///
/// It is written as a literal: `"'\(word)' is no date"` has the template `'{}' is no date`, by which a table finds the
/// sentence of another language. No code reads the sentence.
package struct Message: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// The English sentence with `{}` for each argument.
  package private(set) var template = ""
  /// The arguments, in the order of the template.
  package private(set) var arguments: [Argument] = []

  package enum Argument: Sendable {
    /// A text that is the same in every language.
    case text(String)
    /// A message, in the language of the one around it.
    case message(Message)
    /// A number with a decimal point and commas between thousands, which some languages exchange.
    case decimal(String)
    /// The journal's unit of weight.
    case unit
    /// A text with its translation.
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

  /// The journal's unit of weight, `\(.unit)`.
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

  /// Joins the halves of a sentence that is too long for one line of code.
  package static func + (left: Message, right: Message) -> Message {
    var whole = left
    whole.template += right.template
    whole.arguments += right.arguments
    return whole
  }

  /// Returns the message with its texts changed, and those of the messages in it.
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

  /// Returns a template with each hole, `{}` or `{1}`, `{2}`, …, replaced by an argument; holes without one stay.
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
  /// The messages as alternatives: `a or b or c`.
  package var alternatives: Message { dropFirst().reduce(first ?? "") { "\($0) or \($1)" } }

  /// Returns the messages joined by a separator.
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

/// Returns a message whose texts are harmless on a terminal.
package func printable(_ message: Message) -> Message { message.mapTexts(printable) }

/// The name of things that a message counts, in English. The table of another language has two sentences for it:
/// `1 set` and `{} sets`.
package struct Noun: Sendable {
  private let one: String
  private let many: String

  package init(_ one: String, _ many: String) { (self.one, self.many) = (one, many) }

  package func counted(_ count: Int) -> Message {
    count == 1 ? Message(stringLiteral: "1 " + one) : "\(grouped: count) " + Message(stringLiteral: many)
  }
}

/// Returns a number with a mark between thousands: `14,500`.
package func grouped(_ number: UInt64, by mark: String = ",") -> String {
  if number < 1000 || mark.isEmpty { return String(number) }
  return grouped(number / 1000, by: mark) + mark + String(String(1000 + number % 1000).dropFirst())
}

extension Noun {
  package static let days = Noun("day", "days")
  package static let weeks = Noun("week", "weeks")
  package static let moreDays = Noun("more day this week", "more days this week")
  package static let furtherDays = Noun("more day", "more days")
  package static let cycles = Noun("cycle", "cycles")
  package static let exercises = Noun("exercise", "exercises")
  package static let reps = Noun("rep", "reps")
  package static let sets = Noun("set", "sets")
  package static let seconds = Noun("second", "seconds")
  package static let warmUps = Noun("warm-up", "warm-ups")
  package static let workingSets = Noun("working set", "working sets")
  package static let bodyweightSets = Noun("bodyweight set", "bodyweight sets")
  /// Attempts without a repetition.
  package static let failed = Noun("failed", "failed")
  package static let sessions = Noun("session", "sessions")
  package static let checkIns = Noun("check-in", "check-ins")
  package static let skips = Noun("range of skipped days", "ranges of skipped days")
  package static let measures = Noun("measure of body weight", "measures of body weight")
  package static let errors = Noun("error", "errors")
  package static let warnings = Noun("warning", "warnings")
  package static let hints = Noun("hint", "hints")
  package static let things = Noun("thing", "things")
  package static let misses = Noun("miss", "misses")
  package static let places = Noun("place", "places")
  package static let characters = Noun("character", "characters")
  package static let files = Noun("file", "files")
  package static let lines = Noun("line", "lines")
  package static let values = Noun("value", "values")
  package static let rows = Noun("row", "rows")
  package static let photos = Noun("photo", "photos")
}
