package import Text
import Training

/// The new position of an exercise in its plan, or in its day if the plan has days.
package enum PlanMove: Hashable, Sendable {
  case up, down, first, last
  /// A position, from 1 and counted through all days; numbers beyond the last mean the last.
  case position(Int)

  /// Reads `up`, `down`, `first`, `last`, their Portuguese words, or a number from 1; nil for any other text.
  package init?(_ text: String) {
    switch folded(text) {
    case "up", "acima": self = .up
    case "down", "abaixo": self = .down
    case "first", "primeiro": self = .first
    case "last", "ultimo": self = .last
    default:
      guard let number = Int(text), number >= 1 else { return nil }
      self = .position(number)
    }
  }

  /// Returns the new index among some indices of the exercise at one of them.
  fileprivate func target(from index: Int, in group: Range<Int>) -> Int {
    let wanted =
      switch self {
      case .up: index - 1
      case .down: index + 1
      case .first: group.lowerBound
      case .last: group.upperBound - 1
      case .position(let number): number - 1
      }
    return max(group.lowerBound, min(group.upperBound - 1, wanted))
  }
}

extension PlanFile {
  /// Returns the edits that move an exercise in its day, with the notes and comments below it, and renumber the list.
  /// Empty if it is there already.
  package func moving(_ exercise: String, to move: PlanMove) throws(Refusal) -> [TextEdit] {
    let item = try self.exercise(exercise)
    let group = group(of: item)
    if case .position(let number) = move, number <= plan.exercises.count, !group.contains(number - 1) {
      throw Refusal(
        "\(number) is a place in another day",
        help:
          "its own has \(group.lowerBound + 1) to \(group.upperBound), as in 'bumbum plan show'; '--day' names another")
    }
    let target = move.target(from: item, in: group)
    guard target != item else { return [] }
    let items = PlanItems(self)
    let block = items.itemLines[item]...items.lastLine(ofItem: item)
    var order = Array(group)
    order.remove(at: item - group.lowerBound)
    order.insert(item, at: target - group.lowerBound)
    let numbers = numberEdits(order, in: group)
    let text = text(block, items, numbers[item])
    let ending = items.ownEnding(of: block)
    // A text edit can't carry bytes that are not UTF-8.
    if text.unicodeScalars.contains("\u{FFFD}") {
      throw Refusal(
        "'\(shortened(plan.exercises[item].name))' has bytes that are not UTF-8",
        help: "mend them first; 'bumbum lint' says where they are")
    }
    var edits = numbers.filter { $0.key != item }.map(\.value)
    edits.append(items.removing(block))
    if target > item {
      let above = items.lines[items.lastLine(ofItem: target)]
      edits.append(TextEdit(inserting: above.hasEnding ? text + ending : ending + text, at: above.end))
    } else {
      edits.append(TextEdit(inserting: text + ending, at: items.lines[items.itemLines[target]].range.lowerBound))
    }
    return try checked(edits)
  }

  /// Returns the edit that moves an exercise to the end of another day; throws if notes or comments stand below it.
  package func moving(_ exercise: String, toDay day: String) throws(Refusal) -> [TextEdit] {
    let item = try self.exercise(exercise)
    let items = PlanItems(self)
    let (name, all) = (places.exercises[item].name, items.lines[items.itemLines[item]].range)
    let text = source.text(TextRange(0, source.bytes.count))
    guard items.lastLine(ofItem: item) == items.itemLines[item], Array(text.utf8) == source.bytes else {
      throw Refusal(
        "'\(shortened(plan.exercises[item].name))' has notes or comments below it", help: "edit the file by hand")
    }
    let attributes = source.text(TextRange(name.upperBound, all.upperBound)).drop { $0 == "\"" || $0 == ":" }
    let bytes = try removing(exercise).applied(to: source.bytes) ?? []
    let rest = PlanReader.read(Source(name: source.name, bytes: bytes))
    let added = try rest.addingExercise(
      plan.exercises[item].name, attributes: String(attributes).trimmed, toDay: day)
    return [
      TextEdit(
        replacing: TextRange(0, source.bytes.count),
        with: String(decoding: added.applied(to: bytes) ?? [], as: UTF8.self))
    ]
  }

  /// Returns the edits that remove an exercise with its notes; its sets stay in the log. Comments below it that are not
  /// indented stay.
  package func removing(_ exercise: String) throws(Refusal) -> [TextEdit] {
    let item = try self.exercise(exercise)
    let group = group(of: item)
    let items = PlanItems(self)
    var first = items.itemLines[item]
    var last = items.lastLine(ofItem: item, keepsComments: true)
    let isBlankAbove = first > 0 && items.lines[first - 1].kind == .blank
    if isBlankAbove {
      if let below = items.lines[(last + 1)...].firstIndex(where: { $0.kind != .blank }) {
        last = below - 1
      } else if item > group.lowerBound || group.count == 1 {
        first -= 1
      }
    }
    let numbers = numberEdits(group.filter { $0 != item }, in: group).values
    return try checked(numbers + [items.removing(first...last)], adds: -1)
  }
}

extension PlanFile {
  /// Returns the changed numbers of a group's exercises in a new order, by the index of the exercise.
  private func numberEdits(_ order: [Int], in group: Range<Int>) -> [Int: TextEdit] {
    let markers = group.map { PlanMarker(of: places.exercises[$0].range, in: source) }
    guard let (first, step) = PlanMarker.numbering(markers) else { return [:] }
    var edits: [Int: TextEdit] = [:]
    for (offset, item) in order.enumerated() {
      guard let old = markers[item - group.lowerBound].number, old.value != first + step * offset else { continue }
      edits[item] = TextEdit(replacing: old.range, with: String(first + step * offset))
    }
    return edits
  }

  /// Returns the text of lines after a change, without the last line ending.
  private func text(_ block: ClosedRange<Int>, _ items: PlanItems, _ change: TextEdit?) -> String {
    let range = items.lines[block.lowerBound].range.through(items.lines[block.upperBound].range)
    let bytes = (change.map { [$0] } ?? []).applied(to: source.bytes, within: range)
    return String(decoding: bytes ?? [], as: UTF8.self)
  }
}

/// The text before the name of an item, such as `  1. `: blanks, a sign or a number, blanks.
struct PlanMarker {
  /// The number of a numbered item; nil for `-` and `*`.
  let number: Ranged<Int>?
  /// The text before and behind the number; before it is all without one.
  private let before: String
  private let after: String

  init(of item: TextRange, in source: Source) {
    var line = LineCursor(source, in: item.bounds, dialect: .markdown)
    _ = line.nextLine()
    let first = line.next ?? Token(.dash, item)
    number = line.value(first).map { Ranged($0, first.range) }
    line.advance(line.marker ?? 1)
    let end = line.blanks()?.upperBound ?? line.emptyRange.upperBound
    let start = endOfText(source.bytes, in: 0..<item.lowerBound)
    before = source.text(TextRange(start, number?.range.lowerBound ?? end))
    after = source.text(TextRange(number?.range.upperBound ?? end, end))
  }

  /// Returns the marker for an item with another number.
  func text(number: Int?) -> String { before + (number.map(String.init) ?? "") + after }

  /// Returns the first number of a list's items and the step from one to the next, 1 or 0; nil where the items keep what
  /// they have: signs, or numbers in no order.
  static func numbering(_ markers: [PlanMarker]) -> (first: Int, step: Int)? {
    guard let first = markers.first?.number?.value, first < 1_000_000 else { return nil }
    let step = [1, 0].first { step in
      markers.indices.allSatisfy { markers[$0].number?.value == first + step * $0 }
    }
    return step.map { (first, $0) }
  }
}
