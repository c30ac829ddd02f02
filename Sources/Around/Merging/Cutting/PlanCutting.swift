import Grammar
import TOML
import Text
import Training

/// Cuts a plan: front matter, what stands above the first day, and the days; in them an exercise an item with its
/// notes.
enum PlanCutting {
  static func file(_ source: Source) -> Piece {
    let file = PlanReader.read(source)
    var errors = Places(errorsOf: file.diagnostics)
    var days = Places(zip(file.places.days, file.plan.days).map { ($0.lowerBound, $1.name) })
    var exercises = Places(zip(file.places.exercises, file.plan.exercises).map { ($0.range.lowerBound, $1.name) })
    var sections = PieceList()
    let front = FrontMatter(source)
    if let content = front.content {
      let opening = Piece(.name, text: Array(source.bytes[..<content.lowerBound]))
      let inside = SettingsCutting.sections(source, content)
      let closing = Piece(.tail, gap: inside.gap, text: Array(source.bytes[content.upperBound..<front.body]))
      sections.add(Piece(.section, Array("+++".utf8), parts: [opening] + inside.pieces + [closing]))
    }
    let start = front.content == nil ? 0 : front.body
    var line = LineCursor(source, in: start..<source.bytes.count, dialect: .markdown)
    var (key, lines): ([UInt8], [Piece]) = ([], [])
    while line.nextLine() {
      let range = line.wholeLine.bounds
      let isWrong = errors.value(in: range) != nil
      let exercise = exercises.value(in: range)
      if let day = days.value(in: range) {
        sections.addSection(key, items(lines))
        (key, lines) = (Array(nameKey(day).utf8), [line.leaf(.header, [])])
      } else if let exercise,
        let piece = line.cutBehindName(nameKey(exercise), into: .element, isWrong: isWrong)
      {
        lines.append(piece)
      } else if line.isAtEnd {
        lines.append(line.emptyLine)
      } else if line.next?.kind == .greater, let above = lines.last, [.line, .note].contains(above.kind) {
        lines.append(line.leaf(.note))
      } else {
        lines.append(line.leaf(line.next?.kind == .hash ? .header : .other))
      }
    }
    sections.addSection(key, items(lines))
    return sections.file
  }

  /// The lines of a section, an exercise with its notes together.
  private static func items(_ lines: [Piece]) -> [Piece] {
    var items: [Piece] = []
    var rest = lines[...]
    while let line = rest.first {
      let notes = rest.dropFirst().prefix { line.kind == .line && $0.kind == .note }
      items.append(line.kind == .line ? Piece(exercise: rest[..<notes.endIndex]) : line)
      rest = rest[notes.endIndex...]
    }
    return items
  }
}

/// Cuts `exercises.txt`: an exercise a line, known by its name.
enum ExerciseListCutting {
  static func file(_ source: Source) -> Piece {
    let list = ExerciseListReader.read(source)
    var errors = Places(errorsOf: list.diagnostics)
    var entries = Places(zip(list.places, list.entries).map { ($0.range.lowerBound, $1.name) })
    var line = LineCursor(source)
    var parts = PieceList()
    while line.nextLine() {
      let range = line.wholeLine.bounds
      let isWrong = errors.value(in: range) != nil
      let name = entries.value(in: range).map(nameKey)
      let piece = name.flatMap { line.cutBehindName($0, into: .element, isWrong: isWrong) }
      parts.add(piece ?? (line.isAtEnd ? line.emptyLine : line.leaf(.other)))
    }
    return parts.file
  }
}

/// Cuts TOML: the settings, and what stands at the top of a plan. A table is a section, a key one line or several.
enum SettingsCutting {
  static func file(_ source: Source) -> Piece { sections(source, 0..<source.bytes.count).file }

  /// Returns the part above the first header and one for each header.
  static func sections(_ source: Source, _ range: Range<Int>) -> PieceList {
    let document = TOMLDocument.read(source, in: range)
    var tables = Places(document.tables.map { ($0.range.lowerBound, $0) })
    var entries = Places(document.entries.map { ($0.range.lowerBound, $0) })
    func endOfLine(_ offset: Int) -> Int {
      source.bytes[offset..<range.upperBound].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? range.upperBound
    }
    var sections = PieceList()
    var (key, lines): ([UInt8], [Piece]) = ([], [])
    var offset = range.lowerBound
    while offset < range.upperBound {
      var end = endOfLine(offset)
      if let table = tables.value(in: offset..<end) {
        sections.addSection(key, lines)
        (key, lines) = (joined(table.path), [Piece(.header, text: Array(source.bytes[offset..<end]))])
      } else if let entry = entries.value(in: offset..<end) {
        end = max(end, endOfLine(entry.range.upperBound - 1))
        lines.append(cut(entry, source.bytes, offset..<end))
      } else {
        let text = source.bytes[offset..<end]
        let shown = trimmed(text)
        let kind: Piece.Kind = shown.isEmpty ? .blank : shown.first == UInt8(ascii: "#") ? .comment : .other
        lines.append(Piece(kind, shown, text: Array(text)))
      }
      offset = end
    }
    sections.addSection(key, lines)
    return sections
  }

  /// A list is cut into its elements, which both sides may add to.
  private static func cut(_ entry: TOMLDocument.Entry, _ bytes: [UInt8], _ range: Range<Int>) -> Piece {
    let key = joined(entry.path)
    guard case .array(let values) = entry.value.kind, !values.contains(where: \.isUnreadable) else {
      return Piece(.field, key, text: Array(bytes[range]))
    }
    var parts = CutParts(bytes, from: range.lowerBound, upTo: entry.value.range.lowerBound + 1)
    for value in values { parts.add(.element, Array(bytes[value.range.bounds]), value.range.bounds) }
    return Piece(.line, key, parts: parts.closed(at: range.upperBound))
  }

  private static func joined(_ path: [TOMLDocument.Key]) -> [UInt8] {
    Array(path.map(\.text).joined(separator: "\u{0}").lowercased().utf8)
  }
}
