import Text
import Training

/// Formats a month of sessions: headers at the margin with a blank line above, their lines indented by two, sets on
/// lines of their own by four.
struct LogFormatter: FileFormatter {
  var walk: FormatWalk
  /// The offset of the first session's header; `Int.max` without sessions.
  private let firstSession: Int
  /// The indentation of the line above if it was one of sets: a comment indented as far belongs to it.
  private var indentOfSets: Int?

  init(_ log: Log, _ settings: Settings) {
    walk = FormatWalk(log.source, log.diagnostics, alignsNames: settings.alignsNames)
    firstSession = log.places.first?.header.lowerBound ?? Int.max
  }
}

extension LogFormatter {
  mutating func formatLine() {
    let end = walk.contentEnd
    let indentation = (walk.line.next ?? walk.line.comment).map { $0.range.lowerBound - walk.lineStart } ?? 0
    let kind = walk.line.kind
    // The reader reports lines above the first session by one error, at the first, as their meaning is unknown.
    if kind != .empty, kind != .session, walk.lineStart < firstSession { return walk.leave() }
    switch kind {
    case .empty: return formatComment(indentation)
    case .session:
      walk.closeColumn()
      walk.indent(0)
      formatHeader()
      walk.wantBlankLineAbove()
    case .exercise:
      walk.indent(2)
      formatExercise()
    case .more:
      walk.indent(4)
      formatMoreSets()
    case .field:
      walk.indent(2)
      walk.field(of: Log.knownFields) { walk, key in if key == "bodyweight" { walk.weight() } }
    case .note:
      walk.indent(2)
      walk.note()
    case .reserved, .unknown: break
    }
    indentOfSets = kind == .more ? indentation : nil
    walk.finish(contentEnd: end, keepingColumn: !walk.alignsNames)
  }

  /// Formats a comment: at the margin it stays there; elsewhere it is indented as the lines it belongs to.
  private mutating func formatComment(_ indentation: Int) {
    let isAtMargin = indentation == 0
    let isInSession = walk.lineStart > firstSession
    if !isAtMargin {
      let isOfSets = indentOfSets.map { indentation >= $0 } ?? false
      walk.indent(!isInSession ? 0 : isOfSets ? 4 : 2)
    }
    walk.finishComment(belongsBelow: isAtMargin || !isInSession)
  }

  /// Formats `DATE [START[-END | -?]] [TITLE]`.
  private mutating func formatHeader() {
    walk.date(blanks: 0)
    var ahead = walk.behindBlanks
    if (try? ahead.startTime()) != nil {
      walk.clock(blanks: 1)
      if let dash = walk.ahead, dash.kind == .dash {
        walk.take(blanks: 0)
        walk.edits.spell(dash.range, "-")
        if walk.ahead?.kind == .question { walk.take(blanks: 0) } else { walk.clock(blanks: 0) }
      }
    }
    if let title = walk.ahead, title.kind == .string { walk.edits.plainQuotes(title) }
    while walk.ahead != nil { walk.take(blanks: walk.line.next?.kind == .blank ? 1 : 0) }
  }

  private mutating func formatExercise() {
    let row = walk.beginRow()
    if walk.line.next?.kind == .plus {
      walk.line.advance()
      walk.skipBlanks(making: 1)
    }
    walk.nameAndColon()
    guard let first = walk.ahead else { return }
    let blanks = walk.endName(of: row)
    if walk.line.isWord(first, "skip"), isSkip {
      walk.take(blanks: blanks)
      walk.edits.lowerCase(first.range)
      if let reason = walk.take(blanks: 1) { walk.edits.plainQuotes(reason) }
      return
    }
    SetFormatter.format(&walk, blanks: blanks)
  }

  /// True if the next word stands alone.
  private var isSkip: Bool {
    let distance = walk.line.next?.kind == .blank ? 2 : 1
    return walk.line.peek(distance)?.kind ?? .blank == .blank
  }

  private mutating func formatMoreSets() {
    guard let dash = walk.take(blanks: nil) else { return }
    walk.edits.spell(dash.range, "-")
    var ahead = walk.behindBlanks
    if let box = ahead.takeTask().mark { walk.take(blanks: 1, 3, as: box.rawValue) }
    SetFormatter.format(&walk, blanks: 1)
  }
}
