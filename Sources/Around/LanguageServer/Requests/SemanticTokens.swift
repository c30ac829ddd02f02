import Grammar
import JSON
import Text
import Training

extension Request {
  /// Returns the colours of a whole document, as its reader understands it.
  static let semanticTokens = Request("textDocument/semanticTokens/full") { _, document in
    var data: [Int] = []
    var last = (line: 0, character: 0)
    for token in document.file.map(SemanticToken.all) ?? [] {
      let start = document.positions.lineAndCharacter(token.range.lowerBound)
      let end = document.positions.lineAndCharacter(token.range.upperBound)
      // Most clients can't show a token of several lines.
      guard start.line == end.line, start.character < end.character else { continue }
      let isSame = start.line == last.line
      data += [
        start.line - last.line, isSame ? start.character - last.character : start.character,
        end.character - start.character,
        token.kind.rawValue, 0,
      ]
      last = start
    }
    return ["data": JSON.integers(data)]
  }
}

/// A part of a text and its kind, by the protocol's names.
struct SemanticToken {
  let range: TextRange
  let kind: Kind

  enum Kind: Int, CaseIterable {
    case comment, string, number, keyword, `operator`, function, `class`, property, decorator
  }

  static var provider: JSON {
    let names = Kind.allCases.map { JSON.string("\($0)") }
    return ["legend": ["tokenTypes": names, "tokenModifiers": [JSON]()] as JSON, "full": true]
  }

  /// Returns the tokens in the order of the text; none touches another.
  static func all(in file: ReadFile) -> [SemanticToken] {
    // The reader's knowledge goes before the look of the tokens; prose has no colours.
    let known = file.knownParts.sorted { $0.range.start < $1.range.start }
    var tokens: [SemanticToken] = []
    var next = 0
    var end = 0
    for token in Grammar.tokens(of: file.source, kind: file.kind) where token.range.lowerBound >= end {
      while next < known.count, known[next].range.upperBound <= token.range.lowerBound { next += 1 }
      if next < known.count, known[next].range.lowerBound <= token.range.lowerBound {
        if let kind = known[next].kind {
          tokens.append(
            SemanticToken(
              range: TextRange(max(end, known[next].range.lowerBound), known[next].range.upperBound), kind: kind))
        }
        end = known[next].range.upperBound
      } else if let kind = kind(of: token, file.source) {
        tokens.append(SemanticToken(range: token.range, kind: kind))
        end = token.range.upperBound
      }
    }
    return tokens
  }

  private static func kind(of token: Token, _ source: Source) -> Kind? {
    switch token.kind {
    case .comment: .comment
    case .string: .string
    case .number: .number
    case .times, .at, .slash, .equals: .operator
    // To compare a word of thousands of accents takes long, and none is a keyword.
    case .word: token.range.count <= 32 && isKeyword(source.text(token.range)) ? .keyword : nil
    default: nil
    }
  }

  private static func isKeyword(_ word: String) -> Bool {
    keywords.contains(word.lowercased()) || SetWord(word) != nil || PlanWord(key: setWordKey(word)) != nil
      || MuscleGroup(word) != nil
  }

  private static let keywords: Set<String> = [
    "skip", "measure", "aka", "per", "hand", "side", "max", "step", "none",
  ]
}

extension ReadFile {
  /// The names, titles, tags and keys; with a nil kind for prose, which gets no colour.
  fileprivate var knownParts: [(range: TextRange, kind: SemanticToken.Kind?)] {
    var parts: [(range: TextRange, kind: SemanticToken.Kind?)] = exerciseNames.map { ($0.range, .function) }
    func add(_ fields: [FieldPlaces]) { for field in fields { parts += [(field.key, .property), (field.value, nil)] } }
    switch self {
    case .log(let log):
      for places in log.places {
        if let title = places.title { parts.append((title, .class)) }
        parts += places.tags.map { ($0, .decorator) } + places.notes.map { ($0, nil) }
        add(places.fields)
      }
    case .checkIns(let file):
      for entry in file.places.all {
        parts += (["title", "location", "photo", "type", "reason"].compactMap(entry.value) + entry.notes).map {
          ($0, nil)
        }
        add(entry.ownFields)
      }
    case .plan(let file):
      parts += ([file.places.name].compactMap(\.self) + file.places.days).map { ($0, .class) }
      if let prose = file.places.description { parts.append((prose, nil)) }
    case .exercises, .settings: break
    }
    return parts.filter { !$0.range.isEmpty }
  }
}
