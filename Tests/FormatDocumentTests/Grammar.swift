import Foundation

/// The ABNF of the document as regular expressions: none of its rules needs itself, so each can be written.
struct Grammar {
  private(set) var rules: [String: String] = [:]
  /// Mistakes in the grammar itself.
  private(set) var problems: [String] = []

  init(_ lines: [String]) {
    var current: String?
    for line in lines {
      let text = Grammar.withoutComment(line)
      guard !text.allSatisfy(\.isWhitespace) else { continue }
      if !text.hasPrefix(" "), let match = text.prefixMatch(of: /([A-Za-z][A-Za-z0-9-]*)\s*(=\/|=)(.*)/) {
        let name = String(match.1)
        let isMore = match.2 == "=/"
        if isMore != (rules[name] != nil) { problems.append("'\(name)' is defined twice, or not yet") }
        rules[name] = (rules[name].map { $0 + " /" } ?? "") + match.3
        current = name
      } else if let current {
        rules[current] = (rules[current] ?? "") + " " + text
      } else {
        problems.append("'\(line)' is of no rule")
      }
    }
  }

  /// The names of the alternatives of a rule that is made of nothing else.
  func alternatives(of rule: String) -> [String] {
    (rules[rule] ?? "").split(separator: "/").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  /// Matches a whole line by a rule.
  mutating func expression(for rule: String) throws -> NSRegularExpression {
    try NSRegularExpression(pattern: "\\A(?:" + pattern(of: rule, inside: []) + ")\\z")
  }

  /// A `;` in quotes begins no comment.
  private static func withoutComment(_ line: String) -> String {
    var isQuoted = false
    var text = ""
    for character in line {
      if character == "\"" { isQuoted.toggle() }
      if character == ";", !isQuoted { break }
      text.append(character)
    }
    return text
  }
}

extension Grammar {
  private mutating func pattern(of rule: String, inside outer: [String]) -> String {
    guard let text = rules[rule], !outer.contains(rule) else {
      problems.append("'\(rule)' is not defined, or needs itself")
      return "(?!)"
    }
    var rest = text[...]
    let result = alternation(&rest, inside: outer + [rule])
    if !rest.allSatisfy(\.isWhitespace) { problems.append("'\(rule)': what is '\(rest)'?") }
    return result
  }

  /// `a / b`, up to a closing sign.
  private mutating func alternation(_ rest: inout Substring, inside outer: [String]) -> String {
    var choices = [""]
    while true {
      rest = rest.drop(while: \.isWhitespace)
      guard let next = rest.first, next != ")", next != "]" else { break }
      if next == "/" {
        rest.removeFirst()
        choices.append("")
      } else {
        choices[choices.count - 1] += repetition(&rest, inside: outer)
      }
    }
    guard choices.count > 1, choices.allSatisfy(isClass) else { return choices.joined(separator: "|") }
    // One class instead of many alternatives of one character: the engine tries them one by one.
    return "[" + choices.map { $0.dropFirst().dropLast() }.joined() + "]"
  }

  /// `a`, `*a`, `1*2a`, `3a`.
  private mutating func repetition(_ rest: inout Substring, inside outer: [String]) -> String {
    var bounds = ""
    if let match = rest.prefixMatch(of: /([0-9]*)\*([0-9]*)/) {
      bounds = "{\(match.1.isEmpty ? "0" : match.1),\(match.2)}"
      rest = rest[match.range.upperBound...]
    } else if let match = rest.prefixMatch(of: /[0-9]+/) {
      bounds = "{\(match.0)}"
      rest = rest[match.range.upperBound...]
    }
    let element = element(&rest, inside: outer)
    return isClass(element) ? element + bounds : "(?:" + element + ")" + bounds
  }

  private mutating func element(_ rest: inout Substring, inside outer: [String]) -> String {
    if let match = rest.prefixMatch(of: /%x([0-9A-F]+)(?:-([0-9A-F]+))?/) {
      rest = rest[match.range.upperBound...]
      return "[\\x{\(match.1)}" + (match.2.map { "-\\x{\($0)}" } ?? "") + "]"
    }
    if let match = rest.prefixMatch(of: /"([^"]*)"/) {
      rest = rest[match.range.upperBound...]
      return "(?i:" + NSRegularExpression.escapedPattern(for: String(match.1)) + ")"
    }
    if let match = rest.prefixMatch(of: /[A-Za-z][A-Za-z0-9-]*/) {
      rest = rest[match.range.upperBound...]
      return pattern(of: String(match.0), inside: outer)
    }
    let isOptional = rest.first == "["
    if isOptional || rest.first == "(" {
      rest.removeFirst()
      let inner = alternation(&rest, inside: outer)
      if rest.first != (isOptional ? "]" : ")") { problems.append("not closed before '\(rest)'") }
      rest = rest.dropFirst()
      return "(?:" + inner + ")" + (isOptional ? "?" : "")
    }
    problems.append("what is '\(rest)'?")
    rest = ""
    return ""
  }
}

/// `[\x{30}-\x{39}]`: one character.
private func isClass(_ pattern: String) -> Bool {
  pattern.hasPrefix("[") && pattern.hasSuffix("]") && !pattern.dropFirst().contains("[")
}
