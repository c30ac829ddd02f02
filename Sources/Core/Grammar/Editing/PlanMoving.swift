package import Text
import Training

extension PlanFile {
  /// Returns the edits that move an exercise in its day, with the notes and comments below it, and renumber the list.
  /// Empty if it is there already.
  package func moving(_ exercise: String, to move: PlanMove) throws(Refusal) -> [TextEdit] {
    let place = try self.exercise(exercise)
    let group = group(of: place)
    let target = move.target(from: place - group.lowerBound, of: group.count) + group.lowerBound
    guard target != place else { return [] }
    let items = PlanItems(self)
    let block = items.itemLines[place]...items.lastLine(ofItem: place)
    var order = Array(group)
    order.remove(at: place - group.lowerBound)
    order.insert(place, at: target - group.lowerBound)
    let numbers = numberEdits(order, in: group)
    let text = text(block, items, numbers[place])
    let ending = items.ownEnding(of: block)
    // A text edit can't carry bytes that are not UTF-8.
    if text.unicodeScalars.contains("\u{FFFD}") {
      throw Refusal(
        "'\(shortened(plan.exercises[place].name))' has bytes that are not UTF-8",
        help: "mend them first; 'bumbum lint' says where they are")
    }
    var edits = numbers.filter { $0.key != place }.map(\.value)
    edits.append(items.removing(block))
    if target > place {
      let above = items.lines[items.lastLine(ofItem: target)]
      edits.append(TextEdit(inserting: above.hasEnding ? text + ending : ending + text, at: above.end))
    } else {
      edits.append(TextEdit(inserting: text + ending, at: items.lines[items.itemLines[target]].start))
    }
    return try checked(edits)
  }

  /// Returns the edits that remove an exercise with its notes; its sets stay in the log. Comments below it that are not
  /// indented stay.
  package func removing(_ exercise: String) throws(Refusal) -> [TextEdit] {
    let place = try self.exercise(exercise)
    let group = group(of: place)
    let items = PlanItems(self)
    var first = items.itemLines[place]
    var last = items.lastLine(ofItem: place, keepsComments: true)
    let isBlankAbove = first > 0 && items.lines[first - 1].kind == .blank
    if isBlankAbove {
      if let below = items.lines[(last + 1)...].firstIndex(where: { $0.kind != .blank }) {
        last = below - 1
      } else if place > group.lowerBound || group.count == 1 {
        first -= 1
      }
    }
    let numbers = numberEdits(group.filter { $0 != place }, in: group).values
    return try checked(numbers + [items.removing(first...last)], adds: -1)
  }
}

extension PlanFile {
  /// Returns the changed numbers of a group's exercises in a new order, by the index of the exercise.
  private func numberEdits(_ order: [Int], in group: Range<Int>) -> [Int: TextEdit] {
    let markers = group.map { PlanMarker(of: places.exercises[$0].range, in: source) }
    let numbering = PlanNumbering(markers)
    var edits: [Int: TextEdit] = [:]
    for (offset, place) in order.enumerated() {
      let marker = markers[place - group.lowerBound]
      guard let number = numbering.number(at: offset), number != marker.number else { continue }
      edits[place] = TextEdit(replacing: marker.numberRange, with: String(number))
    }
    return edits
  }

  /// Returns the text of lines after a change, without the last line ending.
  private func text(_ block: ClosedRange<Int>, _ items: PlanItems, _ change: TextEdit?) -> String {
    let start = items.lines[block.lowerBound].start
    let end = items.lines[block.upperBound].textEnd
    guard let change else { return source.text(TextRange(start, end)) }
    return source.text(TextRange(start, change.range.lowerBound)) + change.replacement
      + source.text(TextRange(change.range.upperBound, end))
  }
}
