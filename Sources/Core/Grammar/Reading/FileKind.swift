package import Text
package import Training

/// The kind of a file in a journal, known from its path.
package enum FileKind: Hashable, Sendable {
  case settings
  case exercises
  case plan
  /// A log of a year, 0 to 9999, and a month, 1 to 12.
  case log(year: Int, month: Int)
  case checkIns(year: Int, month: Int)

  /// Creates the kind of a path relative to the journal, `log/2026-01.txt`; nil if it is no text file of a journal.
  package init?(path: String) {
    let bytes = Array(path.utf8)
    if bytes.elementsEqual("bumbum.toml".utf8) {
      self = .settings
    } else if bytes.elementsEqual("exercises.txt".utf8) {
      self = .exercises
    } else if let name = bytes.between("plans/", ".md") {
      guard let first = name.first, first != UInt8(ascii: "."), !name.contains(UInt8(ascii: "/")) else { return nil }
      self = .plan
    } else if let (year, month) = bytes.between("log/", ".txt")?.month(after: UInt8(ascii: "-")) {
      self = .log(year: year, month: month)
    } else if let (year, month) = bytes.between("checkins/", ".txt")?.month(after: UInt8(ascii: "/")) {
      self = .checkIns(year: year, month: month)
    } else {
      return nil
    }
  }

  /// Returns the path of the sessions of a day's month.
  package static func logPath(of day: CivilDate) -> String { "log/\(day.monthDescription).txt" }

  /// Returns the path of the check-ins, skips and measures of a day's month.
  package static func checkInsPath(of day: CivilDate) -> String {
    "checkins/\(padded(day.year, 4))/\(padded(day.month, 2)).txt"
  }

  /// The first day of the month of a log or a file of check-ins; nil for the other kinds, and in the year 0.
  package var month: CivilDate? {
    switch self {
    case .log(let year, let month), .checkIns(let year, let month): CivilDate(year: year, month: month, day: 1)
    case .settings, .exercises, .plan: nil
    }
  }

  /// True for a log and a month of check-ins.
  package var isMonth: Bool {
    switch self {
    case .log, .checkIns: true
    case .settings, .exercises, .plan: false
    }
  }

  /// The dialect of the file's tokens; a plan's front matter is TOML.
  package var dialect: Tokenizer.Dialect {
    switch self {
    case .settings: .toml
    case .plan: .markdown
    case .exercises, .log, .checkIns: .journal
    }
  }
}

/// Returns all tokens of a file; their ranges cover it without gaps.
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

extension [UInt8] {
  /// Returns the part between a beginning and an ending; nil without one of them.
  fileprivate func between(_ start: String, _ end: String) -> ArraySlice<UInt8>? {
    guard starts(with: start.utf8), suffix(end.utf8.count).elementsEqual(end.utf8) else { return nil }
    return dropFirst(start.utf8.count).dropLast(end.utf8.count)
  }
}

extension ArraySlice<UInt8> {
  /// Returns the year and month of four digits, a sign and two digits; nil for other text.
  fileprivate func month(after sign: UInt8) -> (year: Int, month: Int)? {
    guard count == 7, dropFirst(4).first == sign, let year = digits(prefix(4)), let month = digits(suffix(2)),
      1...12 ~= month
    else { return nil }
    return (year, month)
  }
}

extension FileKind {
  /// Guesses the kind of a file outside of a journal, by the end of its path, else by its first line with text.
  package init(guessing source: Source) {
    let parts = source.name.split(separator: "/").map(String.init)
    for count in 1...3 where count <= parts.count {
      if let kind = FileKind(path: parts.suffix(count).joined(separator: "/")) {
        self = kind
        return
      }
    }
    if source.name.hasSuffix(".md") {
      self = .plan
      return
    }
    let lines = source.bytes.split(separator: UInt8(ascii: "\n"), maxSplits: 100)
    let first = lines.lazy.map {
      $0.drop { $0.isBlank || $0 >= 0x80 }
    }
    .first { $0.first.map { $0 != UInt8(ascii: "#") && $0 != UInt8(ascii: "\r") } ?? false }
    self = first?.first == UInt8(ascii: "[") ? .checkIns(year: 0, month: 0) : .log(year: 0, month: 0)
  }
}
