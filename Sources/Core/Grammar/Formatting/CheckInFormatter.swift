import Text
import Training

/// Formats a month of check-ins: a blank line above each header, and every line at the margin.
struct CheckInFormatter: FileFormatter {
  var walk: FormatWalk
  /// The offsets of values read as a weight, and as a moment. A field of the same name in an entry of another kind
  /// is the person's own.
  private let weights: Set<Int>
  private let moments: Set<Int>
  /// The fields that need no declaration in the current entry.
  private var known = CheckInFile.checkInFields

  init(_ file: CheckInFile) {
    walk = FormatWalk(file.source, file.diagnostics)
    weights = Set(file.places.measures.compactMap { $0.value(of: "bodyweight")?.lowerBound })
    moments = Set(
      zip(file.checkIns, file.places.checkIns).compactMap { checkIn, places in
        checkIn.session == nil ? nil : places.value(of: "session")?.lowerBound
      })
  }
}

extension CheckInFormatter {
  mutating func formatLine() {
    let end = walk.contentEnd
    let kind = walk.line.checkInKind
    walk.indent(0)
    switch kind {
    case .empty: return walk.finishComment(belongsBelow: true)
    case .header:
      formatHeader()
      walk.wantBlankLineAbove()
    case .field:
      let (weights, moments) = (weights, moments)
      walk.field(of: known) { walk, _ in
        let start = walk.line.rest.lowerBound
        if weights.contains(start) { walk.weight() }
        guard moments.contains(start) else { return }
        walk.date(blanks: 0)
        if walk.ahead != nil { walk.clock(blanks: 1) }
      }
    case .note: walk.note()
    case .fieldWithColon, .reserved, .unknown: break
    }
    walk.finish(contentEnd: end)
  }

  /// `[2026-01-15 07:30]`, `[skip 2026-01-20 .. 2026-01-24]`, `[measure 2026-01-26]`
  private mutating func formatHeader() {
    walk.take(blanks: 0)
    let word = walk.ahead.flatMap { $0.kind == .word ? $0 : nil }
    if let word {
      walk.take(blanks: 0)
      let kind = walk.line.headerKind(word)
      known =
        kind == .skip
        ? CheckInFile.skipFields : kind == .measure ? CheckInFile.measureFields : CheckInFile.checkInFields
      if let kind { walk.edits.spell(word.range, kind == .skip ? "skip" : "measure") }
    }
    walk.date(blanks: word == nil ? 0 : 1)
    if walk.ahead?.kind == .number { walk.clock(blanks: 1) }
    if walk.ahead?.kind == .dot {
      walk.take(blanks: 1)
      walk.take(blanks: nil)
      walk.date(blanks: 1)
    }
    walk.take(blanks: 0)
  }
}
