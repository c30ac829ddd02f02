import Format
import Text
import Training

/// The comments to lint of one file, and the places that each is about.
struct AllowedPlaces {
  let source: Source
  private(set) var comments: [(comment: LintComment, scope: TextRange?)] = []

  /// What a comment on a line of its own is about.
  fileprivate enum Entries {
    /// The session or check-in that it stands in, or right above; by the beginnings of their lines, sorted.
    case headed([Int])
    /// The whole file, which is one plan.
    case whole
    /// The line below.
    case lines
    /// The line below; behind something there are no comments in such a file.
    case linesOnly
  }

  fileprivate let entries: Entries
  private let lines: LineTable

  /// Of a month, by itself.
  static func inMonth(_ file: ReadFile) -> AllowedPlaces? {
    switch file {
    case .log(let log): AllowedPlaces(log.source) { Entries(log.places.map(\.header), $0) }
    case .checkIns(let file):
      AllowedPlaces(file.source) { lines in
        Entries(file.checkIns.map(\.header) + file.skips.map(\.header) + file.measures.map(\.header), lines)
      }
    case .settings, .exercises, .plan: nil
    }
  }

  /// Of every other file of a journal that has any.
  static func besidesMonths(_ journal: Journal) -> [AllowedPlaces] {
    // Nearly always empty.
    var places: [AllowedPlaces] = []
    func add(_ file: AllowedPlaces?) { if let file { places.append(file) } }
    if let file = journal.settingsFile?.source { add(AllowedPlaces(file, .toml) { _ in .lines }) }
    if let file = journal.exerciseList?.source { add(AllowedPlaces(file) { _ in .lines }) }
    for plan in journal.plans { add(AllowedPlaces(plan.source, .markdown) { _ in .whole }) }
    if let file = journal.gitAttributes { add(AllowedPlaces(file) { _ in .linesOnly }) }
    return places
  }

  /// Nil for a file that says nothing to lint, which nearly all are: of those only the bytes are looked
  /// through.
  private init?(
    _ source: Source, _ dialect: Tokenizer.Dialect = .journal, entries: (LineTable) -> Entries
  ) {
    guard source.bytes.mentionsLint else { return nil }
    let all =
      dialect == .markdown
      ? tokens(of: source, kind: .plan) : Tokenizer.tokens(source.bytes, dialect: dialect)
    let found = all.filter { $0.kind == .comment }.flatMap { LintComment.all(in: $0.range, of: source) }
    if found.isEmpty { return nil }
    self.source = source
    lines = LineTable(source.bytes)
    self.entries = entries(lines)
    var below = LinesBelow()
    comments = found.map { ($0, scope(of: $0, &below)) }
  }

  /// Every part of the file that a comment may be about and that holds a byte: its line, its entry, all of the file.
  func scopes(holding offset: Int) -> [TextRange] {
    var scopes = [line(at: offset)]
    // What begins at the very end of a file is of its last line.
    if offset == source.bytes.count, offset > 0, line(at: offset - 1) != scopes[0] {
      scopes.append(line(at: offset - 1))
    }
    switch entries {
    case .whole: if scopes[0] != source.all { scopes.append(source.all) }
    case .headed(let starts):
      if let place = starts.lastPlace(upTo: offset), !scopes.contains(entry(place, starts)) {
        scopes.append(entry(place, starts))
      }
    case .lines, .linesOnly: break
    }
    return scopes
  }
}

/// Where the lines end that were looked through last: comments that stand one below the other are about the same.
private struct LinesBelow {
  var lines = 0..<0
  var below: TextRange?
}

extension [Int] {
  /// Of the last that is not greater, in numbers that grow.
  fileprivate func lastPlace(upTo wanted: Int) -> Int? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] <= wanted { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? low - 1 : nil
  }
}

extension AllowedPlaces.Entries {
  fileprivate init(_ headers: [TextRange], _ lines: LineTable) {
    self = .headed(headers.map { lines.range(ofLine: lines.line(at: $0.lowerBound)).lowerBound }.sorted())
  }
}

extension AllowedPlaces {
  /// The line of a comment that shares it with something else; else the entry that it is about, nil where
  /// there is none.
  private func scope(of comment: LintComment, _ below: inout LinesBelow) -> TextRange? {
    guard let whole = linesBegun(by: comment.range) else {
      if case .linesOnly = entries { return nil }
      return line(at: comment.range.lowerBound)
    }
    if !below.lines.contains(whole.upperBound) { below = lineBelow(whole) }
    let below = below.below
    switch entries {
    case .whole: return source.all
    case .lines, .linesOnly: return below
    case .headed(let starts):
      if let below, let place = starts.lastPlace(upTo: below.lowerBound), starts[place] == below.lowerBound {
        return entry(place, starts)
      }
      return starts.lastPlace(upTo: whole.lowerBound - 1).map { entry($0, starts) }
    }
  }

  private func entry(_ place: Int, _ starts: [Int]) -> TextRange {
    TextRange(starts[place], place + 1 < starts.count ? starts[place + 1] : source.bytes.count)
  }

  private func line(at offset: Int) -> TextRange { lines.range(ofLine: lines.line(at: offset)) }

  /// The lines of a comment that shares them with nothing; nil for any other.
  func wholeLines(of range: TextRange) -> TextRange? {
    guard let whole = linesBegun(by: range) else { return nil }
    return source.bytes[range.upperBound..<whole.upperBound].allSatisfy(\.isWhite) ? whole : nil
  }

  /// The lines of a comment with nothing before it, and behind it at most another comment.
  private func linesBegun(by range: TextRange) -> TextRange? {
    let whole = line(at: range.lowerBound).through(line(at: max(range.lowerBound, range.upperBound - 1)))
    var before = source.bytes[whole.lowerBound..<range.lowerBound]
    if before.starts(with: [0xEF, 0xBB, 0xBF]), whole.lowerBound == 0 { before = before.dropFirst(3) }
    let after = source.bytes[range.upperBound..<whole.upperBound].drop { $0.isWhite }
    guard before.allSatisfy(\.isWhite), after.isEmpty || after.isComment else { return nil }
    return whole
  }

  /// The next line that holds more than a comment; nil at the end, and where a blank line is between.
  private func lineBelow(_ whole: TextRange) -> LinesBelow {
    var next = whole.upperBound
    while next < source.bytes.count {
      let line = line(at: next)
      let start = source.bytes[line.bounds].drop { $0.isWhite }
      if !start.isComment {
        return LinesBelow(lines: whole.upperBound..<line.upperBound, below: start.isEmpty ? nil : line)
      }
      next = line.upperBound
    }
    return LinesBelow(lines: whole.upperBound..<source.bytes.count + 1, below: nil)
  }
}

extension UInt8 {
  fileprivate var isWhite: Bool {
    self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") || self == UInt8(ascii: "\n")
      || self == UInt8(ascii: "\r")
  }
}

extension ArraySlice<UInt8> {
  /// It begins one, of either kind.
  fileprivate var isComment: Bool { first == UInt8(ascii: "#") || starts(with: "<!--".utf8) }
}

extension [UInt8] {
  /// `lint:` stands somewhere, in any case.
  fileprivate var mentionsLint: Bool {
    indices.dropFirst(4).contains { place in
      self[place] == UInt8(ascii: ":") && self[place - 1] | 0x20 == UInt8(ascii: "t")
        && self[place - 4..<place].elementsEqual("lint".utf8) { $0 | 0x20 == $1 }
    }
  }
}
