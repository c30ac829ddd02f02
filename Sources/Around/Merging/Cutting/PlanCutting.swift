import Grammar
import Text
import Training

/// Cuts a plan: front matter, what stands above the first day, and the days; in them an exercise an item with its
/// notes.
struct PlanCutting {
  private let source: Source
  private let file: PlanFile
  private var marked: MarkedLines
  private var line: LineCursor
  private var sections: [Piece] = []
  private var parts = PieceList()
  private var key = ""
  private var exercise = 0
  private var day = 0
  /// The item being put together: its line and its notes.
  private var item: [Piece] = []

  static func file(_ source: Source) -> Piece {
    var cutting = PlanCutting(source)
    return Piece(.file, "", parts: cutting.pieces())
  }

  private init(_ source: Source) {
    self.source = source
    file = PlanReader.read(source)
    marked = MarkedLines(file.diagnostics)
    let front = PlanCutting.frontMatter(source)
    line = LineCursor(source, in: front.end..<source.bytes.count, dialect: .markdown)
    if let content = front.content {
      let opening = Piece(.name, "", text: Array(source.bytes[..<content.lowerBound]))
      let (inside, gap) = SettingsCutting.sections(source, content)
      let closing = Piece(.tail, "", gap: gap, text: Array(source.bytes[content.upperBound..<front.end]))
      sections.append(Piece(.section, "+++", parts: [opening] + inside + [closing]))
    }
  }

  /// Returns the range between two lines of `+++`, and the offset behind the second.
  private static func frontMatter(_ source: Source) -> (content: Range<Int>?, end: Int) {
    var content: Int?
    var offset = 0
    for text in source.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      let shown = String(decoding: text, as: UTF8.self).trimmed
      let end = min(offset + text.count + 1, source.bytes.count)
      if shown == "+++" {
        if let content { return (content..<offset, end) }
        content = end
      } else if content == nil, !shown.isEmpty {
        break
      }
      offset = end
    }
    return (nil, 0)
  }

  private mutating func pieces() -> [Piece] {
    while line.nextLine() { add() }
    closeSection()
    let gap = parts.closed.last?.gap ?? []
    return sections + [Piece(.end, "", gap: gap, text: [])]
  }

  private mutating func add() {
    let range = line.wholeLine
    let isWrong = marked.holds(range)
    let places = file.places
    while exercise < places.exercises.count, places.exercises[exercise].range.start < range.start { exercise += 1 }
    while day < places.days.count, places.days[day].start < range.start { day += 1 }
    if line.isAtEnd, line.comment == nil {
      closeItem()
      parts.addBlank(line.lineText)
    } else if day < places.days.count, range.contains(places.days[day]) {
      closeSection()
      key = nameKey(file.plan.days[day].name)
      parts.add(line.leaf(.header, key: ""))
    } else if exercise < places.exercises.count, range.contains(places.exercises[exercise].range),
      let end = line.endOfName
    {
      closeItem()
      let name = nameKey(file.plan.exercises[exercise].name)
      item = [isWrong ? line.leaf(.line, key: name) : line.cut(.line, name, into: .element, behind: end)]
    } else if !item.isEmpty, line.next?.kind == .greater {
      item.append(line.leaf(.note))
    } else {
      closeItem()
      parts.add(line.leaf(kind))
    }
  }

  private var kind: Piece.Kind {
    if line.isAtEnd { return .comment }
    return line.next?.kind == .hash ? .header : .other
  }

  private mutating func closeItem() {
    guard let first = item.first else { return }
    var head = first
    head.key = ""
    parts.add(Piece(.exercise, first.key, parts: [head] + item.dropFirst()))
    item = []
  }

  private mutating func closeSection() {
    closeItem()
    let taken = parts.take()
    if !taken.isEmpty { sections.append(Piece(.section, key, gap: taken[0].gap, parts: taken.withoutGap)) }
  }
}
