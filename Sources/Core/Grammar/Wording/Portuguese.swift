import Portuguese
package import Text
package import Training

/// The Portuguese half of the program, from the files of the room of that name: two lines a sentence, or the code of a finding
/// and its explanation for `help CODE`. English stands in the code.
private enum Portuguese {
  /// The sentences by the length of their English templates, in bytes: most lengths have few, so that a look-up
  /// compares few, and hashes none.
  private static let sentences: [[(english: ArraySlice<UInt8>, portuguese: ArraySlice<UInt8>)]] = {
    let lines = unsafe [portuguese_findings, portuguese_answers, portuguese_help].flatMap {
      unsafe $0.bytes.split(separator: UInt8(ascii: "\n"))
    }
    var sentences: [[(english: ArraySlice<UInt8>, portuguese: ArraySlice<UInt8>)]] = []
    for index in stride(from: 0, to: lines.count - 1, by: 2) {
      let length = lines[index].count
      while sentences.count <= length { sentences.append([]) }
      sentences[length].append((lines[index], lines[index + 1]))
    }
    return sentences
  }()

  /// Returns the sentence of an English template; nil without one.
  static func sentence(_ english: String) -> String? {
    let bytes = english.utf8
    guard sentences.indices.contains(bytes.count) else { return nil }
    let found = sentences[bytes.count].first { bytes.elementsEqual($0.english) }
    return found.map { String(decoding: $0.portuguese, as: UTF8.self) }
  }

  /// The summary and the reason of each finding, by its code.
  static let explanations: [String: (summary: String, reason: String)] = {
    var all: [String: (summary: String, reason: String)] = [:]
    let lines = unsafe portuguese_explanations.bytes.split(separator: UInt8(ascii: "\n")).map {
      String(decoding: $0, as: UTF8.self)
    }
    for index in stride(from: 0, to: lines.count - 2, by: 3) {
      all[String(lines[index].dropFirst().dropLast())] = (lines[index + 1], lines[index + 2])
    }
    return all
  }()
}

extension Settings.Language {
  package func said(_ message: Message) -> String { message.text(in: self) }

  package func said(_ severity: Severity) -> String {
    switch (self, severity) {
    case (.english, _): severity.rawValue
    case (.brazilianPortuguese, .error): "erro"
    case (.brazilianPortuguese, .warning): "aviso"
    case (.brazilianPortuguese, .hint): "dica"
    }
  }
}

extension Message {
  /// Returns the sentence in a language; in English if the tables lack it.
  package func text(in language: Settings.Language, unit: WeightUnit = .kg) -> String {
    let template = language == .english ? template : Portuguese.sentence(template) ?? template
    return Message.filled(template) { index in
      guard arguments.indices.contains(index) else { return nil }
      return switch arguments[index] {
      case .text(let text): text
      case .message(let message): message.text(in: language, unit: unit)
      case .decimal(let number):
        language == .english ? number : String(number.map { $0 == "." ? "," : $0 == "," ? "." : $0 })
      case .unit: unit.rawValue
      case .translated(let english, let portuguese): language == .english ? english : portuguese
      }
    }
  }
}

extension Diagnostic {
  /// Returns the message, and `mark` and the help behind it if there is a help.
  package func text(in language: Settings.Language, help mark: String) -> String {
    message.text(in: language) + (help.map { mark + $0.text(in: language) } ?? "")
  }
}

extension Explanation {
  package func summary(in language: Settings.Language) -> String {
    language == .english ? summary : Portuguese.explanations[code]?.summary ?? summary
  }

  package func reason(in language: Settings.Language) -> String {
    language == .english ? reason : Portuguese.explanations[code]?.reason ?? reason
  }
}

extension PortugueseText {
  /// The bytes of the text.
  fileprivate var bytes: [UInt8] { unsafe Array(UnsafeBufferPointer(start: start, count: count)) }
}
