import Grammar
import Text

/// The comments to lint of one file, and the range each of them is about.
struct AllowedPlaces {
  let source: Source
  private(set) var comments: [(comment: LintComment, scope: TextRange?)] = []

  /// The parts of a file that a comment on a line of its own can be about.
  fileprivate enum Entries {
    /// The session or check-in around the comment, or below it; the value has the offsets of their headers, ascending. A
    /// plan is one entry, from its first byte on.
    case headed([Int])
    /// The line below.
    case lines
    /// The line below; in such a file a comment never shares a line.
    case linesOnly
  }

  fileprivate let entries: Entries
  private let lines: LineTable

  /// Returns the comments of a month, or nil without any.
  static func inMonth(_ file: ReadFile) -> AllowedPlaces? {
    switch file {
    case .log(let log): AllowedPlaces(log.source) { Entries(log.places.map(\.header), $0) }
    case .checkIns(let file):
      AllowedPlaces(file.source) { lines in
        Entries(file.places.all.map(\.header), lines)
      }
    case .settings, .exercises, .plan: nil
    }
  }

  /// Returns the comments of every file but the months.
  static func besidesMonths(_ journal: Journal) -> [AllowedPlaces] {
    // Nearly always empty.
    var places: [AllowedPlaces] = []
    func add(_ file: AllowedPlaces?) { if let file { places.append(file) } }
    if let file = journal.settingsFile?.source { add(AllowedPlaces(file, .toml) { _ in .lines }) }
    if let file = journal.exerciseList?.source { add(AllowedPlaces(file) { _ in .lines }) }
    for plan in journal.plans { add(AllowedPlaces(plan.source, .markdown) { _ in .headed([0]) }) }
    if let file = journal.gitAttributes { add(AllowedPlaces(file) { _ in .linesOnly }) }
    return places
  }

  /// Finds the comments; nil for a file without any, which is nearly every one and takes a search of its bytes alone.
  private init?(
    _ source: Source, _ dialect: Tokenizer.Dialect = .journal, entries: (LineTable) -> Entries
  ) {
    guard source.bytes.mentionsLint else { return nil }
    let all =
      dialect == .markdown
      ? tokens(of: source, kind: .plan) : Tokenizer.tokens(source.bytes, dialect: dialect)
    let texts = all.filter { $0.kind == .comment }.flatMap { LintComment.all(in: $0.range, of: source) }
    if texts.isEmpty { return nil }
    self.source = source
    lines = LineTable(source.bytes)
    self.entries = entries(lines)
    var below = LinesBelow()
    comments = texts.map { ($0, scope(of: $0, &below)) }
  }

  /// Returns the parts of the file that a comment may be about and that hold a byte: its line, its entry, the file.
  func scopes(holding offset: Int) -> [TextRange] {
    var scopes = [line(at: offset)]
    // A finding at the very end of a file belongs to its last line.
    if offset == source.bytes.count, offset > 0, line(at: offset - 1) != scopes[0] {
      scopes.append(line(at: offset - 1))
    }
    switch entries {
    case .headed(let starts):
      if let index = starts.lastIndex(upTo: offset), !scopes.contains(entry(index, starts)) {
        scopes.append(entry(index, starts))
      }
    case .lines, .linesOnly: break
    }
    return scopes
  }
}

/// The line below the comments `lines`: comments one below the other have the same line below.
private struct LinesBelow {
  var lines = 0..<0
  var below: TextRange?
}

extension [Int] {
  /// Returns the index of the last element that is at most `wanted`; the elements ascend.
  fileprivate func lastIndex(upTo wanted: Int) -> Int? {
    let next = lowestIndex(fromWhichAll: { $0 > wanted })
    return next > 0 ? next - 1 : nil
  }
}

extension AllowedPlaces.Entries {
  fileprivate init(_ headers: [TextRange], _ lines: LineTable) {
    self = .headed(headers.map { lines.range(ofLine: lines.line(at: $0.lowerBound)).lowerBound }.sorted())
  }
}

extension AllowedPlaces {
  /// Returns the line that a comment shares with other text, else the entry the comment is about; nil without
  /// one.
  private func scope(of comment: LintComment, _ below: inout LinesBelow) -> TextRange? {
    guard let whole = linesBegun(by: comment.range) else {
      if case .linesOnly = entries { return nil }
      return line(at: comment.range.lowerBound)
    }
    if !below.lines.contains(whole.upperBound) { below = lineBelow(whole) }
    let below = below.below
    switch entries {
    case .lines, .linesOnly: return below
    case .headed(let starts):
      if let below, let index = starts.lastIndex(upTo: below.lowerBound), starts[index] == below.lowerBound {
        return entry(index, starts)
      }
      return starts.lastIndex(upTo: max(0, whole.lowerBound - 1)).map { entry($0, starts) }
    }
  }

  private func entry(_ index: Int, _ starts: [Int]) -> TextRange {
    TextRange(starts[index], index + 1 < starts.count ? starts[index + 1] : source.bytes.count)
  }

  private func line(at offset: Int) -> TextRange { lines.range(ofLine: lines.line(at: offset)) }

  /// Returns the lines of a comment that shares them with no other text; nil for any other comment.
  func wholeLines(of range: TextRange) -> TextRange? {
    guard let whole = linesBegun(by: range) else { return nil }
    return source.bytes[range.upperBound..<whole.upperBound].allSatisfy(\.isWhite) ? whole : nil
  }

  /// Returns the lines of a comment with nothing before it, and at most another comment after it.
  private func linesBegun(by range: TextRange) -> TextRange? {
    let whole = line(at: range.lowerBound).through(line(at: max(range.lowerBound, range.upperBound - 1)))
    var before = source.bytes[whole.lowerBound..<range.lowerBound]
    if before.starts(with: [0xEF, 0xBB, 0xBF]), whole.lowerBound == 0 { before = before.dropFirst(3) }
    let after = source.bytes[range.upperBound..<whole.upperBound].drop { $0.isWhite }
    guard before.allSatisfy(\.isWhite), after.isEmpty || after.isComment else { return nil }
    return whole
  }

  /// Returns the next line that holds more than a comment; empty at the end, and after a blank line.
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

extension ArraySlice<UInt8> {
  /// True if a comment of either kind begins here.
  fileprivate var isComment: Bool { first == UInt8(ascii: "#") || starts(with: "<!--".utf8) }
}

extension [UInt8] {
  /// True if `lint:` stands somewhere, in any case.
  fileprivate var mentionsLint: Bool {
    indices.dropFirst(4).contains { index in
      self[index] == UInt8(ascii: ":") && self[index - 1] | 0x20 == UInt8(ascii: "t")
        && self[index - 4..<index].elementsEqual("lint".utf8) { $0 | 0x20 == $1 }
    }
  }
}
