import Foundation
import JSON
import Testing

/// As much of TextMate's way to colour a text as the grammar in `examples/editors` uses: rules that match, or begin and go
/// on to the end of the line.
final class TextMateGrammar {
  private let root: JSON
  private var expressions: [String: NSRegularExpression] = [:]

  init() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let file = folder.appendingPathComponent("../../examples/editors/vscode/syntaxes/bumbum.tmLanguage.json")
    root = try JSON(reading: [UInt8](try Data(contentsOf: file)))
  }

  /// The scope of each UTF-16 unit of a line, the innermost; empty where it has none.
  func scopes(of line: String) throws -> [String] {
    var scopes = Array(repeating: "", count: line.utf16.count)
    var rules = try expanded(root["patterns"])
    var place = 0
    while let (rule, match) = try first(of: rules, in: line, from: place) {
      if rule["begin"] != nil {
        try paint(rule["beginCaptures"], match, &scopes)
        place = match.range.upperBound
        let content = rule["contentName"]?.text ?? ""
        for unit in place..<scopes.count { scopes[unit] = content }
        rules = try expanded(rule["patterns"])
        continue
      }
      if let name = rule["name"]?.text {
        for unit in match.range.lowerBound..<match.range.upperBound { scopes[unit] = name }
      }
      try paint(rule["captures"], match, &scopes)
      place = max(match.range.upperBound, place + (match.range.length == 0 ? 1 : 0))
    }
    return scopes
  }

  private func paint(_ captures: JSON?, _ match: NSTextCheckingResult, _ scopes: inout [String]) throws {
    guard case .object(let members)? = captures else { return }
    for (number, capture) in members {
      let range = match.range(at: try #require(Int(number)))
      guard range.location != NSNotFound else { continue }
      for unit in range.lowerBound..<range.upperBound { scopes[unit] = capture["name"]?.text ?? "" }
    }
  }

  private func expanded(_ patterns: JSON?) throws -> [JSON] {
    try (patterns?.elements ?? []).flatMap { pattern -> [JSON] in
      guard let include = pattern["include"]?.text else { return [pattern] }
      let rule = try #require(root["repository"]?[String(include.dropFirst())], "there is no rule \(include)")
      return rule["patterns"] == nil || rule["begin"] != nil ? [rule] : try expanded(rule["patterns"])
    }
  }

  /// The rule that matches first in the line; of several at one place the first of the list.
  private func first(of rules: [JSON], in line: String, from place: Int) throws -> (
    JSON, NSTextCheckingResult
  )? {
    guard place <= line.utf16.count else { return nil }
    var best: (rule: JSON, match: NSTextCheckingResult)?
    for rule in rules {
      let pattern = try #require(rule["match"]?.text ?? rule["begin"]?.text)
      let expression = try expressions[pattern] ?? NSRegularExpression(pattern: pattern)
      expressions[pattern] = expression
      let range = NSRange(location: place, length: line.utf16.count - place)
      let options: NSRegularExpression.MatchingOptions = [.withTransparentBounds, .withoutAnchoringBounds]
      guard let match = expression.firstMatch(in: line, options: options, range: range) else { continue }
      if best.map({ match.range.location < $0.match.range.location }) ?? true { best = (rule, match) }
    }
    return best
  }
}
