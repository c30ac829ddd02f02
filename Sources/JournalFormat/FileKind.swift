package import JournalText
package import Training

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
    if path == "bumbum.toml" {
      self = .settings
      return
    }
    if path == "exercises.txt" {
      self = .exercises
      return
    }
    let bytes = Array(path.utf8)[...]
    if let name = bytes.without(prefix: "plans/") {
      guard let stem = name.without(suffix: ".md"), stem.first != UInt8(ascii: "."),
        !stem.contains(UInt8(ascii: "/"))
      else { return nil }
      self = .plan
    } else if let name = bytes.without(prefix: "log/")?.without(suffix: ".txt") {
      guard let (year, month) = name.month(after: UInt8(ascii: "-")) else { return nil }
      self = .log(year: year, month: month)
    } else if let name = bytes.without(prefix: "checkins/")?.without(suffix: ".txt") {
      guard let (year, month) = name.month(after: UInt8(ascii: "/")) else { return nil }
      self = .checkIns(year: year, month: month)
    } else {
      return nil
    }
  }

  /// Where the sessions of a day's month are.
  package static func logPath(of day: CivilDate) -> String {
    let (year, month, _) = day.components
    return "log/" + padded(year, 4) + "-" + padded(month, 2) + ".txt"
  }

  /// Where the check-ins, skips and measures of a day's month are.
  package static func checkInsPath(of day: CivilDate) -> String {
    let (year, month, _) = day.components
    return "checkins/" + padded(year, 4) + "/" + padded(month, 2) + ".txt"
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
  /// What stands behind a prefix; nil where it begins otherwise.
  fileprivate func without(prefix: String) -> ArraySlice<UInt8>? {
    starts(with: prefix.utf8) ? dropFirst(prefix.utf8.count) : nil
  }

  /// Nil where it ends otherwise, or is nothing else.
  fileprivate func without(suffix: String) -> ArraySlice<UInt8>? {
    guard count > suffix.utf8.count, self.suffix(suffix.utf8.count).elementsEqual(suffix.utf8) else {
      return nil
    }
    return dropLast(suffix.utf8.count)
  }

  /// Four digits, a sign, and two digits of a month.
  fileprivate func month(after sign: UInt8) -> (year: Int, month: Int)? {
    guard count == 7, self[startIndex + 4] == sign, let year = prefix(4).number, let month = suffix(2).number,
      1...12 ~= month
    else { return nil }
    return (year, month)
  }

  private var number: Int? {
    guard allSatisfy(\.isDigit) else { return nil }
    return reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }
}
