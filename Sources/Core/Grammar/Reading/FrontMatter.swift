import TOML
package import Text
import Training

/// The ranges of a plan's front matter, the TOML at its top between two lines of `+++`.
package struct FrontMatter {
  /// The range between the two lines; nil without front matter.
  package private(set) var content: Range<Int>?
  /// The offset at which the Markdown begins.
  package private(set) var body = 0
  /// The mistakes of the two lines themselves, one at most.
  private(set) var diagnostics: [Diagnostic] = []
  private let source: Source

  package init(_ source: Source) {
    self.source = source
    var line = LineCursor(source)
    while line.nextLine() {
      if line.isEmptyLine { continue }
      if line.isFence(.plus) { findEnd(after: line) } else if line.isFence(.dash) { refuseYAML(after: line) }
      return
    }
  }
}

extension FrontMatter {
  private mutating func findEnd(after opening: LineCursor) {
    var line = opening
    // A fence between the markers of a merge closes nothing.
    var conflict = ConflictLines(source)
    var ignored: [Diagnostic] = []
    let start = opening.wholeLine.upperBound
    while line.nextLine() {
      if conflict.covers(line.wholeLine, &ignored) || !line.isFence(.plus) { continue }
      content = start..<line.wholeLine.lowerBound
      body = line.wholeLine.upperBound
      return
    }
    guessEnd(after: opening)
  }

  /// Ends front matter without a closing line at the last line that can be part of it.
  private mutating func guessEnd(after opening: LineCursor) {
    var line = opening
    var end = opening.wholeLine.upperBound
    while line.nextLine() {
      if line.isEmptyLine { continue }
      guard line.isEntry else { break }
      end = line.wholeLine.upperBound
    }
    content = opening.wholeLine.upperBound..<end
    body = end
    let ending = source.lineEnding()
    let isAtLineStart = end > 0 && source.bytes[end - 1] == UInt8(ascii: "\n")
    diagnostics = [
      Diagnostic(
        .badFrontMatter, opening.rest, "nothing closes this '\(source.text(opening.rest))'",
        help: "write '+++' on a line of its own before the heading",
        fix: .unsafe(TextRange(end, end), (isAtLineStart ? "" : ending) + "+++" + ending))
    ]
  }

  /// Reports front matter between `---`, as other programs write it around YAML.
  private mutating func refuseYAML(after opening: LineCursor) {
    var line = opening
    while line.nextLine() {
      guard line.isFence(.dash) else { continue }
      body = line.wholeLine.upperBound
      diagnostics = [
        Diagnostic(
          .badFrontMatter, opening.rest, "'\(source.text(opening.rest))' opens YAML, which is not read",
          help: "the front matter of a plan is TOML between '+++' lines: 'created = 2026-01-06'")
      ]
      return
    }
  }
}

extension FrontMatter {
  /// Reads the front matter into a plan.
  func read(into file: inout PlanFile) {
    file.diagnostics += diagnostics
    guard let content else { return }
    let document = TOMLDocument.read(source, in: content)
    // Without a closing line, some of the text may not be front matter.
    if diagnostics.isEmpty { file.diagnostics += document.diagnostics }
    var unknown: Set<TextRange> = []
    // A key path with a subscript is made at run time, which takes longer than reading a plan.
    let tables = document.tables.map { $0.path[0] }
    for key in tables + document.entries.filter({ $0.path.count > 1 }).map({ $0.path[0] })
    where unknown.insert(key.range).inserted {
      file.diagnostics.append(unknownKey(key))
    }
    for entry in document.entries where entry.path.count == 1 {
      let key = entry.path[0]
      if entry.value.isUnreadable { continue }
      switch key.text.lowercased() {
      case "created": readCreated(entry.value, into: &file)
      case "aka": readNames(entry.value, into: &file)
      case "order":
        file.plan.isFree = entry.value.string == "free"
        if file.plan.isFree { continue }
        file.diagnostics.append(
          wrong(
            "'order' is \"free\", not", entry.value,
            help: "write 'order = \"free\"', or nothing: then days that were passed over come first"))
      case "days": readWeekdays(entry.value, into: &file)
      default: file.diagnostics.append(unknownKey(key))
      }
    }
  }

  private func readCreated(_ value: TOMLDocument.Value, into file: inout PlanFile) {
    if file.plan.created != nil { return }
    if let moment = value.date.flatMap(Moment.init(toml:)) {
      (file.plan.created, file.places.created) = (moment, value.range)
      return
    }
    let date = (value.string ?? value.date).flatMap { CivilDate(String($0.prefix(10))) }
    file.diagnostics.append(
      wrong(
        "'created' wants a day, not", value, help: "write 'created = \(date?.description ?? "2026-01-06")'",
        fix: date.map { .unsafe(value.range, $0.description) }))
  }

  private func readWeekdays(_ value: TOMLDocument.Value, into file: inout PlanFile) {
    let help: Message = "write 'days = [\"mon\", \"wed\", \"fri\"]'"
    guard let days = value.array else {
      file.diagnostics.append(wrong("'days' wants a list of weekdays, not", value, help: help))
      return
    }
    for day in days where !day.isUnreadable {
      let word = folded(day.string ?? "")
      if let number = CalendarWords.weekday(word) {
        file.plan.weekdays.insert(number)
        continue
      }
      let names = CalendarWords.weekdays.flatMap { [$0.english, $0.portuguese] }
      let near = closest(to: word, among: names.map(folded)).map { "\"\($0.prefix(3))\"" }
      file.diagnostics.append(
        wrong(
          "'days' wants weekdays, not", day, help: near.map { "write '\($0)'" } ?? help,
          fix: near.map { .unsafe(day.range, $0) }))
    }
  }

  private func readNames(_ value: TOMLDocument.Value, into file: inout PlanFile) {
    guard let names = value.array else {
      let isName = value.string != nil
      let written = source.text(value.range)
      file.diagnostics.append(
        wrong(
          "'aka' wants a list of names, not", value,
          help: isName ? "write 'aka = [\(shown(written))]'" : "write 'aka = [\"Chest day\"]'",
          fix: isName ? .safe(value.range, "[\(written)]") : nil))
      return
    }
    for name in names where !name.isUnreadable {
      if let text = name.string {
        file.plan.aka.append(text)
        file.places.aka.append(name.range)
      } else {
        let help: Message = "write '\"\(shown(source.text(name.range)))\"'"
        file.diagnostics.append(wrong("'aka' wants names, not", name, help: help))
      }
    }
  }

  /// Returns the mistake of a value, which stands behind the words.
  private func wrong(_ words: Message, _ value: TOMLDocument.Value, help: Message, fix: Fix? = nil) -> Diagnostic {
    Diagnostic(.badPlanValue, value.range, words + " \(shown(source.text(value.range)))", help: help, fix: fix)
  }

  private func unknownKey(_ key: TOMLDocument.Key) -> Diagnostic {
    let near = closest(to: key.text, among: ["created", "aka", "order", "days"])
    let isName = ["title", "name"].contains(key.text.lowercased())
    return Diagnostic(
      .unknownPlanKey, key.range, "'\(shown(key.text))' is nothing that is known of a plan",
      help: near.map { "did you mean '\($0)'?" }
        ?? (isName ? "the name of a plan is its heading: '# Workout A'" : "there are created, aka, order and days"),
      fix: near.map { .unsafe(key.range, $0) })
  }
}

extension Moment {
  /// Creates the minute of TOML's local date, or date and time; nil with an offset.
  fileprivate init?(toml text: String) {
    guard let date = CivilDate(String(text.prefix(10))) else { return nil }
    let time = text.dropFirst(11)
    // A time in another zone is none that a clock here showed.
    if time.contains(where: { "Zz+-".contains($0) }) { return nil }
    self.init(date, time.isEmpty ? nil : TimeOfDay(String(time.prefix(5))))
  }
}

extension LineCursor {
  /// True for a line of three signs and no other text.
  fileprivate func isFence(_ sign: Token.Kind) -> Bool {
    comment == nil && peek(3) == nil
      && (0..<3).allSatisfy { peek($0).map { $0.kind == sign && $0.range.count == 1 } ?? false }
  }

  fileprivate var isEmptyLine: Bool { isAtEnd && comment == nil }

  /// True for a line `key = …`, which may be TOML.
  fileprivate var isEntry: Bool {
    let kinds: [Token.Kind] = [.word, .times, .dash, .dot, .blank, .number, .string]
    let key = remaining.prefix { kinds.contains($0.kind) }
    return !key.isEmpty && peek(key.count)?.kind == .equals
  }
}
