package import JournalText

/// What a file of a journal is, known from its path.
package enum FileKind: Hashable, Sendable {
  case settings
  case exercises
  case plan
  /// A year from 0 to 9999, a month from 1 to 12.
  case log(year: Int, month: Int)
  case checkIns(year: Int, month: Int)

  /// The path is relative to the journal: `log/2026-01.txt`; nil for what is no text file of a journal.
  package init?(path: String) {
    var path = path
    let kind = path.withUTF8 { unsafe FileKind($0.span) }
    guard let kind else { return nil }
    self = kind
  }

  private init?(_ path: Span<UInt8>) {
    if path.isText("bumbum.toml") {
      self = .settings
    } else if path.isText("exercises.txt") {
      self = .exercises
    } else if path.isText("plans/", from: 0), path.isText(".md", endingAt: path.count), path.count > 9,
      path[6] != UInt8(ascii: "."), !path.holds(UInt8(ascii: "/"), from: 6)
    {
      self = .plan
    } else if path.count == 15, path.isText("log/", from: 0), path.isText("-", from: 8),
      path.isText(".txt", from: 11), let year = path.number(in: 4..<8), let month = path.month(at: 9)
    {
      self = .log(year: year, month: month)
    } else if path.count == 20, path.isText("checkins/", from: 0), path.isText("/", from: 13),
      path.isText(".txt", from: 16), let year = path.number(in: 9..<13), let month = path.month(at: 14)
    {
      self = .checkIns(year: year, month: month)
    } else {
      return nil
    }
  }

  /// How the file is cut into tokens; a plan's front matter is TOML.
  package var dialect: Tokenizer.Dialect {
    switch self {
    case .settings: .toml
    case .plan: .markdown
    case .exercises, .log, .checkIns: .journal
    }
  }
}

/// All tokens of a file; put end to end they are the file.
package func tokens(of source: Source, kind: FileKind) -> [Token] {
  guard kind == .plan else { return Tokenizer.tokens(source.bytes, dialect: kind.dialect) }
  let front = FrontMatter(source)
  guard let content = front.content else { return Tokenizer.tokens(source.bytes, dialect: .markdown) }
  let parts = [0..<content.lowerBound, content, content.upperBound..<front.body].map {
    Tokenizer.tokens(source.bytes, in: $0, dialect: .toml)
  }
  return parts.joined()
    + Tokenizer.tokens(source.bytes, in: front.body..<source.bytes.count, dialect: .markdown)
}

extension Span<UInt8> {
  fileprivate func isText(_ text: StaticString) -> Bool {
    count == text.utf8CodeUnitCount && isText(text, from: 0)
  }

  fileprivate func isText(_ text: StaticString, endingAt end: Int) -> Bool {
    end >= text.utf8CodeUnitCount && isText(text, from: end - text.utf8CodeUnitCount)
  }

  fileprivate func isText(_ text: StaticString, from start: Int) -> Bool {
    let length = text.utf8CodeUnitCount
    guard count - start >= length else { return false }
    return text.withUTF8Buffer { letters in
      for place in 0..<length where unsafe letters[place] != self[start + place] { return false }
      return true
    }
  }

  fileprivate func holds(_ byte: UInt8, from start: Int) -> Bool {
    for place in start..<count where self[place] == byte { return true }
    return false
  }

  fileprivate func number(in range: Range<Int>) -> Int? {
    var value = 0
    for place in range {
      guard self[place].isDigit else { return nil }
      value = value * 10 + Int(self[place] - UInt8(ascii: "0"))
    }
    return value
  }

  fileprivate func month(at start: Int) -> Int? {
    number(in: start..<start + 2).flatMap { 1...12 ~= $0 ? $0 : nil }
  }
}
