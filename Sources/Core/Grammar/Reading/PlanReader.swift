import TOML
package import Text
import Training

/// Reads a plan: `plans/treino-a.md`.
///
/// The kind of a line depends on its position too: paragraphs are above the first exercise, notes below an exercise.
package struct PlanReader: LineReader {
  var line: LineCursor
  var diagnostics: [Diagnostic] = []
  private var file: PlanFile
  /// True after the first exercise or day.
  private var isInList = false
  /// The line that a note belongs to.
  private var above = Above.nothing
  /// True if the line above is part of the same paragraph.
  private var isInParagraph = false
  /// True if text among the exercises was reported before the plan had a name.
  private var hasRefusedText = false

  private enum Above {
    case nothing, exercise
    /// A line with a mistake, whose notes are left out too.
    case mistake
  }

  /// Reads a file. It never fails: diagnostics report all that can't be read, the plan holds the rest.
  package static func read(_ source: Source) -> PlanFile {
    var reader = PlanReader(source)
    reader.readLines(of: source)
    reader.closeDay()
    // The file has the diagnostics of its front matter already.
    reader.file.diagnostics += reader.diagnostics
    reader.file.diagnostics.sort { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) }
    return reader.file
  }

  private init(_ source: Source) {
    file = PlanFile(source: source)
    let front = FrontMatter(source)
    if source.foreignText == nil { front.read(into: &file) }
    line = LineCursor(source, in: front.body..<source.bytes.count, dialect: .markdown)
  }

  mutating func skipLine(_ reason: SkippedLine) { (above, isInParagraph) = (.mistake, false) }

  mutating func readLine() {
    let wasInParagraph = isInParagraph
    isInParagraph = false
    line.blankComments()
    guard let first = line.next else { return }
    if first.kind == .hash, readHeading() { return }
    if first.kind == .greater, isInList { return readNote() }
    if let marker = line.marker, line.peek(marker).isSpace { return readItem(marker) }
    readText(wasInParagraph)
  }
}

// MARK: Headings

extension PlanReader {
  /// Reads `# Name` or `## Day`; false if the line is no heading.
  private mutating func readHeading() -> Bool {
    let whole = line.rest
    var level = 0
    while line.peek(level)?.kind == .hash { level += 1 }
    let isApart = line.peek(level).isSpace
    // Once the plan has its name, `#peito` is a word of a paragraph.
    if !isApart, level == 1, file.plan.name != nil { return false }
    let signs = line.text(TextRange(whole.lowerBound, whole.lowerBound + level))
    line.advance(level)
    line.skipBlanks()
    let text = line.headingText
    guard level <= 2 else {
      above = .mistake
      report(
        .badHeading, whole, "'\(shortened(line.text(whole)))' is no heading of a plan",
        help: "its name is '# Workout A', its days are '## \(shortened(line.text(text)))'",
        fix: .unsafe(TextRange(whole.lowerBound, whole.lowerBound + level), "##"))
      return true
    }
    if text.isEmpty {
      report(
        .badHeading, whole, "a name is missing after '\(signs)'",
        help: level == 1 ? "write '# Workout A'" : "write '## Monday'")
    } else if !isApart {
      report(
        .badHeading, TextRange(whole.lowerBound, whole.lowerBound + level),
        "a blank is missing after '\(signs)'",
        help: "write '\(signs) \(shortened(line.text(text)))'",
        fix: .safe(TextRange(text.lowerBound, text.lowerBound), " "))
    }
    open(level, text, whole)
    return true
  }

  private mutating func open(_ level: Int, _ text: TextRange, _ whole: TextRange) {
    above = level == 1 ? above : .nothing
    if level == 2 {
      closeDay()
      isInList = true
      let count = file.plan.exercises.count
      file.plan.days.append(Plan.Day(name: line.text(text), exercises: count..<count))
      return file.places.days.append(text)
    }
    if let name = file.places.name {
      // A missing name has been reported.
      guard !text.isEmpty else { return }
      diagnostics.append(
        Diagnostic(
          .badHeading, whole, "a plan has one name, and this is a second",
          help: "a day is '## \(shortened(line.text(text)))'",
          note: .init(range: name, label: "the name")))
      return
    }
    if !text.isEmpty { (file.plan.name, file.places.name) = (line.text(text), text) }
    if let description = file.plan.description, let range = file.places.description {
      (file.plan.description, file.places.description) = (nil, nil)
      report(
        .strayText, range, "'\(shown(description))' stands above the heading",
        help: "write it below the heading")
    }
  }

  /// Gives the last day the exercises below its heading.
  private mutating func closeDay() {
    guard let last = file.plan.days.indices.last else { return }
    let first = file.plan.days[last].exercises.lowerBound
    file.plan.days[last].exercises = first..<file.plan.exercises.count
  }
}

// MARK: Exercises

extension PlanReader {
  private mutating func readItem(_ marker: Int) {
    isInList = true
    above = .mistake
    let whole = line.rest
    line.advance(marker)
    line.skipBlanks()
    do throws(Diagnostic) {
      guard let name = try line.itemName() else { throw line.itemWithoutColon(whole) }
      let item = PlanItem(name, range: whole, &line)
      file.plan.exercises.append(item.exercise)
      file.places.exercises.append(item.places)
      diagnostics += item.diagnostics
      above = .exercise
    } catch {
      diagnostics.append(error)
    }
  }

  private mutating func readNote() {
    let whole = line.rest
    if line.lostSign != nil { return refuseText(whole) }
    line.advance()
    line.skipBlanks()
    switch above {
    case .exercise: file.plan.exercises[file.plan.exercises.count - 1].notes.append(line.text(line.rest))
    case .mistake: break
    case .nothing:
      report(
        .strayText, whole, "'\(shortened(line.text(whole)))' is a note of no exercise",
        help: "write it below the exercise it belongs to")
    }
  }
}

// MARK: Paragraphs

extension PlanReader {
  private mutating func readText(_ wasInParagraph: Bool) {
    let range = line.rest
    if let level = line.underlineBelow {
      open(level, range, range)
      // Seven signs would read as the marker of a merge.
      _ = line.nextLine()
      return
    }
    if isInList || line.lostSign != nil { return refuseText(range) }
    let text = line.text(range)
    isInParagraph = true
    if file.plan.description == nil {
      file.plan.description = text
    } else {
      // In place: of many paragraphs each copy would take as long as all of them.
      file.plan.description?.append((wasInParagraph ? "\n" : "\n\n") + text)
    }
    file.places.description = file.places.description?.through(range) ?? range
  }

  private mutating func refuseText(_ range: TextRange) {
    above = .mistake
    // In a plan without a name, its description is reported as text among exercises, once.
    if file.plan.name == nil {
      if hasRefusedText { return }
      hasRefusedText = true
    }
    diagnostics.append(line.strayText(range, isInList: isInList))
  }

  private mutating func report(
    _ explanation: Explanation, _ range: TextRange, _ message: Message, help: Message, fix: Fix? = nil
  ) {
    diagnostics.append(Diagnostic(explanation, range, message, help: help, fix: fix))
  }
}

/// The parts of a plan's lines.
extension LineCursor {
  /// The number of tokens in the sign of an item, `-`, `*`, `1.` or `1)`; nil without one.
  var marker: Int? {
    guard let first = next else { return nil }
    switch first.kind {
    case .dash: return 1
    case .times: return bytes[first.range.lowerBound] == UInt8(ascii: "*") ? 1 : nil
    case .number:
      guard let sign = peek(1),
        sign.kind == .dot || (sign.kind == .symbol && bytes[sign.range.lowerBound] == UInt8(ascii: ")"))
      else { return nil }
      return 2
    default: return nil
    }
  }

  /// The range of a heading's text, without the `##` that may close it.
  var headingText: TextRange {
    var text = remaining
    while text.last?.kind == .hash { text.removeLast() }
    return text.count == remaining.count || text.last.map({ $0.kind != .blank }) ?? false ? rest : range(of: text)
  }

  /// The level of the heading that `===` or `---` on the next line makes of this one; nil without it.
  var underlineBelow: Int? {
    var end = wholeLine.upperBound
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
    let below = String(decoding: bytes[wholeLine.upperBound..<end], as: UTF8.self).trimmed
    let signs = (below.utf8.last == UInt8(ascii: "\r") ? String(below.dropLast()) : below).trimmed.utf8
    if !signs.isEmpty, signs.allSatisfy({ $0 == UInt8(ascii: "=") }) { return 1 }
    return signs.count > 1 && signs.allSatisfy { $0 == UInt8(ascii: "-") } ? 2 : nil
  }
}

/// True if a text reads as an attribute of an exercise in a plan, without a diagnostic.
package func readsAsPlanned(_ text: String) -> Bool {
  PlanReader.read(Source(name: "", text: "- a: \(text)\n")).diagnostics.isEmpty
}
