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
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).map { Array($0.utf8)[...] }
    switch (parts.count, parts.first.map { String(decoding: $0, as: UTF8.self) }) {
    case (1, "bumbum.toml"): self = .settings
    case (1, "exercises.txt"): self = .exercises
    case (2, "plans"):
      guard let name = parts[1].without(suffix: ".md"), name.first != UInt8(ascii: ".") else { return nil }
      self = .plan
    case (2, "log"):
      guard let name = parts[1].without(suffix: ".txt"), name.count == 7,
        name[name.startIndex + 4] == UInt8(ascii: "-"),
        let year = name.prefix(4).year, let month = name.suffix(2).month
      else { return nil }
      self = .log(year: year, month: month)
    case (3, "checkins"):
      guard let year = parts[1].year, let month = parts[2].without(suffix: ".txt")?.month else { return nil }
      self = .checkIns(year: year, month: month)
    default: return nil
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

extension ArraySlice<UInt8> {
  /// Nil where it ends otherwise, or is nothing else.
  fileprivate func without(suffix: String) -> ArraySlice<UInt8>? {
    guard count > suffix.utf8.count, self.suffix(suffix.utf8.count).elementsEqual(suffix.utf8) else {
      return nil
    }
    return dropLast(suffix.utf8.count)
  }

  fileprivate var year: Int? { number(digits: 4) }
  fileprivate var month: Int? { number(digits: 2).flatMap { 1...12 ~= $0 ? $0 : nil } }

  private func number(digits: Int) -> Int? {
    guard count == digits, allSatisfy(\.isDigit) else { return nil }
    return reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }
}
