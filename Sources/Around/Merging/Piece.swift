import Training

/// A text cut up by what it means: a file is made of entries, an entry of exercises, fields and notes, a line of sets.
///
/// Gaps and texts put end to end are the text they were cut from, byte for byte.
struct Piece: Sendable {
  enum Kind: Sendable {
    /// A whole file; a front matter, a section of the settings, a part of a plan.
    case file, section
    /// A session, a check-in, a skip, a measure, with its lines.
    case entry
    /// The line that opens an entry or a section.
    case header
    /// An exercise with the lines that continue it; of a plan with its notes.
    case exercise
    /// The line with the name of an exercise, or a setting: what stands behind the name is cut further.
    case line
    /// `- …`: more sets of the exercise above, cut further.
    case sets
    /// The beginning and the end of a cut line: the name before the sets; the comment and the line's end behind them.
    case name, tail
    /// One group of sets: the same text may be there twice.
    case set
    /// An attribute, an element of a list, a part of a header.
    case element
    case field, note, comment
    /// A line that could not be read, or prose.
    case other
    /// A blank line, which becomes a gap.
    case blank
    /// The end of a file.
    case end
  }

  enum Content: Sendable {
    case text([UInt8])
    case parts([Piece])
  }

  let kind: Kind
  /// The key among its siblings: a session's start, an exercise's name, a field's key; else the text.
  var key: [UInt8]
  /// The bytes between it and the piece before: blank lines, or the comma before a set.
  var gap: [UInt8]
  var content: Content
  /// When the entry began.
  var moment: Moment?
  /// Done in turns with the exercise above: it must stay below that one.
  var isJoined = false
  /// The title, which tells two entries with one start apart.
  var title = ""

  init(_ kind: Kind, _ key: [UInt8] = [], gap: [UInt8] = [], text: [UInt8]) {
    (self.kind, self.key, self.gap, content) = (kind, key, gap, .text(text))
  }

  init(_ kind: Kind, _ key: [UInt8] = [], gap: [UInt8] = [], parts: [Piece]) {
    (self.kind, self.key, self.gap, content) = (kind, key, gap, .parts(parts))
  }

  /// Creates an exercise of the line that names it, and those that continue it.
  init(exercise lines: some Collection<Piece>) {
    var parts = PieceList(lines).pieces
    self.init(.exercise, parts[0].key, parts: [])
    isJoined = parts[0].isJoined
    parts[0].key = []
    content = .parts(parts)
  }

  var parts: [Piece] { if case .parts(let parts) = content { parts } else { [] } }

  /// Without its own gap.
  var text: [UInt8] {
    switch content {
    case .text(let text): text
    case .parts(let parts): parts.flatMap { $0.gap + $0.text }
    }
  }

  /// Its parts stand on one line, or in one value: a conflict between them is one of all of it.
  var isCutLine: Bool { [.line, .sets, .header].contains(kind) }

  /// The box before the sets of a line, `[x]` or `[]`; empty without one.
  var box: [UInt8] {
    let text = wordless(text)
    return text.last == UInt8(ascii: "]") ? Array(text.drop { $0 != UInt8(ascii: "[") }) : []
  }

  /// A part of the line that opens an entry, or all of it.
  var isInHeader: Bool { [.element, .name, .header].contains(kind) }

  /// An entry of a day, at no time of it: there may be another.
  var isUntimed: Bool { kind == .entry && moment != nil && moment?.time == nil }

  /// The texts that it holds besides its name, without blanks.
  var contents: Set<[UInt8]> {
    switch kind {
    case .line, .sets: Set(parts.filter { $0.kind == .set || $0.kind == .element }.map(\.key))
    case .exercise: Set(parts.flatMap(\.contents))
    default: Set(parts.filter { $0.kind != .header && $0.kind != .comment }.map { wordless($0.text) })
    }
  }

  /// Sets have no names: the same text twice may be one that both sides have, or two.
  var isCounted: Bool { kind == .set || kind == .sets }

  /// The order of its parts says something.
  var isOrdered: Bool { kind != .file }

  /// True if both are equal to the byte, but for the gap before them.
  func isSame(as other: Piece) -> Bool { key == other.key && kind == other.kind && text == other.text }
}
