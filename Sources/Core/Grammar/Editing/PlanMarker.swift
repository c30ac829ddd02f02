import Text
import Training

/// The text before the name of an item: indentation, a sign, blanks.
struct PlanMarker {
  /// The blanks on the line before the sign; empty if other text is there.
  let indentation: String
  /// `-`, `*`, or the `.` or `)` behind a number.
  let sign: String
  /// The number of a numbered item; nil for `-` and `*`.
  let number: Int?
  let numberRange: TextRange
  /// The blanks between the sign and the name.
  let gap: String

  init(of item: TextRange, in source: Source) {
    let bytes = source.bytes
    var start = item.lowerBound
    while start > 0, bytes[start - 1] == UInt8(ascii: " ") || bytes[start - 1] == UInt8(ascii: "\t") {
      start -= 1
    }
    indentation = source.text(TextRange(start, item.lowerBound))
    var line = LineCursor(source, in: item.bounds, dialect: .markdown)
    _ = line.nextLine()
    let first = line.next ?? Token(.dash, item)
    number = line.value(first)
    numberRange = first.range
    let count = line.marker ?? 1
    sign = line.peek(count - 1).map { line.text($0.range) } ?? "-"
    gap = line.peek(count).flatMap { $0.kind == .blank ? line.text($0.range) : nil } ?? " "
  }

  /// Returns the marker for an item with another number.
  func text(number: Int?) -> String { "\(indentation)\(number.map(String.init) ?? "")\(sign)\(gap)" }
}

/// The way the items of a list are numbered.
enum PlanNumbering {
  /// `-`, `*`, or unordered numbers, which all stay as they are.
  case none
  /// `1.`, `2.`, `3.`, from any first number on.
  case counting(from: Int)
  /// One number for all items: `1.`, `1.`, `1.`
  case same(Int)

  init(_ markers: [PlanMarker]) {
    let numbers = markers.compactMap(\.number)
    guard let first = numbers.first, numbers.count == markers.count, first < 1_000_000 else {
      self = .none
      return
    }
    if numbers.enumerated().allSatisfy({ $0.element == first + $0.offset }) {
      self = .counting(from: first)
    } else {
      self = numbers.allSatisfy { $0 == first } ? .same(first) : .none
    }
  }

  /// Returns the number of the item at a 0-based index; nil if it keeps its own.
  func number(at place: Int) -> Int? {
    switch self {
    case .none: nil
    case .counting(let first): first + place
    case .same(let number): number
    }
  }
}
