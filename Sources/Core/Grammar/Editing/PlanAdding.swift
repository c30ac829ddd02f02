package import Text
import Training

extension PlanFile {
  /// Returns the edits that add an exercise below the last one of the plan or of a day, in its style: its sign or the
  /// next number, its indentation, its blank lines. An unknown day is added at the end of the plan, and no day is the last.
  /// Attributes are as typed: `chest 4x8 rest 90s`, or with commas.
  package func addingExercise(
    _ name: String, attributes: String, toDay day: String?
  ) throws(Refusal) -> [TextEdit] {
    let attributes = try PlanAttributes(attributes)
    let item = "\(try PlanFile.itemName(name)):\(attributes.text.isEmpty ? "" : " ")\(attributes.text)"
    let items = PlanItems(self)
    if let day, try isNew(day: day) {
      let heading = "## \(day.trimmed)"
      let edit = items.inserting(["", heading, "", "- \(item)"], below: items.lastText)
      return try checked([edit], adds: 1, days: [day.trimmed])
    }
    let group = try group(named: day ?? plan.days.last?.name)
    let edit: TextEdit
    if let last = group.exercises.last {
      let markers = group.exercises.map { PlanMarker(of: places.exercises[$0].range, in: source) }
      let marker = markers[markers.count - 1]
      let step = PlanMarker.numbering(markers)?.step ?? 1
      let number = marker.number.map { $0.value < 1_000_000 ? $0.value + step : $0.value }
      let isLoose = group.exercises.count > 1 && items.lines[items.itemLines[last] - 1].kind == .blank
      edit = items.inserting(
        (isLoose ? [""] : []) + [marker.text(number: number) + item], below: items.lastLine(ofItem: last))
    } else {
      edit = beginning("- \(item)", below: group.day.map { places.days[$0] }, items)
    }
    return try checked([edit], adds: 1)
  }

  /// Returns the edit that begins a list, below the heading of its day or the plan's description.
  private func beginning(_ item: String, below day: TextRange?, _ items: PlanItems) -> TextEdit {
    var above = items.lastText
    if let day {
      above = items.text.index(at: day.lowerBound)
      // An underline belongs to its heading.
      if above + 1 < items.lines.count, items.lines[above + 1].kind == .content,
        !source.text(TextRange(items.lines[above].range.lowerBound, day.lowerBound)).utf8.contains(UInt8(ascii: "#"))
      {
        above += 1
      }
    }
    let hasTextBelow = above + 1 < items.lines.count && items.lines[above + 1].kind != .blank
    return items.inserting((above < 0 ? [] : [""]) + [item] + (hasTextBelow ? [""] : []), below: above)
  }

  /// Returns a name, in quotes if it would not read back as itself without.
  private static func itemName(_ name: String) throws(Refusal) -> String {
    let name = name.trimmed
    for written in [name, quoted(name)] {
      let file = PlanReader.read(Source(name: "", text: "- \(written): chest\n"))
      if file.diagnostics.isEmpty, file.plan.exercises.count == 1,
        file.plan.exercises[0].name.utf8.elementsEqual(name.utf8),
        file.plan.exercises[0].muscleGroup == .chest
      {
        return written
      }
    }
    throw Refusal(
      "'\(shortened(name))' can't be the name of an exercise",
      help: "a name is one line of 1 to 100 characters, without control characters")
  }

  /// Returns the edits if the plan reads as before after them, with `adds` more exercises and the new days; throws if
  /// it doesn't, as near a line that can't be read no edit may be safe.
  func checked(
    _ edits: [TextEdit], adds: Int = 0, days: [String] = [], mayMend: Bool = false
  ) throws(Refusal) -> [TextEdit] {
    guard let bytes = edits.applied(to: source.bytes) else {
      throw Refusal("these changes contradict each other", help: "edit the file by hand")
    }
    let after = PlanReader.read(Source(name: source.name, bytes: bytes))
    var known = diagnostics.map(\.code)
    for diagnostic in after.diagnostics {
      guard let index = known.firstIndex(of: diagnostic.code) else {
        throw Refusal(diagnostic, in: after.source)
      }
      known.remove(at: index)
    }
    let keepsText =
      after.plan.description.map(nameKey) == plan.description.map(nameKey)
      && after.plan.days.map { nameKey($0.name) } == (plan.days.map(\.name) + days).map(nameKey)
      && after.plan.exercises.flatMap(\.notes).count <= plan.exercises.flatMap(\.notes).count
    guard mayMend || known.isEmpty || adds < 0, keepsText,
      after.plan.exercises.count == plan.exercises.count + adds
    else {
      throw Refusal(
        "lines that can't be read stand in the way in '\(source.name)'",
        help: "run 'bumbum lint', mend them, and try again")
    }
    return edits
  }
}

/// The lines of a plan's list, for edits. A comment of several lines counts as one line.
struct PlanItems {
  let text: EntryLines
  /// The index of each exercise's line.
  let itemLines: [Int]
  private let source: Source

  init(_ file: PlanFile) {
    source = file.source
    let body = FrontMatter(source).body..<source.bytes.count
    let text = EntryLines(source, in: body, dialect: .markdown)
    self.text = text
    itemLines = file.places.exercises.map { text.index(at: $0.range.lowerBound) }
  }

  var lines: [EntryLines.Line] { text.lines }

  /// The index of the last line that is not blank; -1 without one.
  var lastText: Int { lines.lastIndex { $0.kind != .blank } ?? -1 }

  /// Returns the index of an exercise's last line: its notes and the comments right below. With `keepsComments`,
  /// comments at its end that are not indented don't count.
  func lastLine(ofItem item: Int, keepsComments: Bool = false) -> Int {
    var last = itemLines[item]
    for number in (last + 1)..<max(last + 1, lines.count) {
      switch lines[number].kind {
      case .content where lines[number].first == .greater: last = number
      case .comment where last == number - 1 && !(keepsComments && !lines[number].isIndented): last = number
      case .comment, .blank: break
      case .content, .conflict: return last
      }
    }
    return last
  }

  /// Returns the edit that inserts lines below one, or below the front matter for -1.
  func inserting(_ added: [String], below number: Int) -> TextEdit {
    text.inserting(added, below: number, keepsEnd: true)
  }

  /// Returns the ending that is removed with lines: that of the last one; if it has none, that of the line above
  /// them.
  func ownEnding(of range: ClosedRange<Int>) -> String {
    let last = lines[range.upperBound]
    let line = last.hasEnding || range.lowerBound == 0 ? last : lines[range.lowerBound - 1]
    return source.text(TextRange(line.range.upperBound, line.end))
  }

  /// Returns the edit that removes whole lines; with the last line of a file that has no final ending goes the one
  /// before it.
  func removing(_ range: ClosedRange<Int>) -> TextEdit {
    guard !lines[range.upperBound].hasEnding, range.lowerBound > 0 else { return text.removing(range) }
    let start = lines[range.lowerBound - 1].range.upperBound
    return TextEdit(replacing: TextRange(start, lines[range.upperBound].end), with: "")
  }
}
