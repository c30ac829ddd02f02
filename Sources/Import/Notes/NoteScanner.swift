import Text

/// Walks over the sets of a line of free notes, a piece at a time; what does not fit is not taken.
struct NoteScanner {
  private let bytes: [UInt8]
  private(set) var place = 0

  /// In lower case, with plain signs.
  init(_ text: String) {
    bytes = Array(
      text.lowercased().replacing("×", with: "x").replacing("*", with: "x").replacing("–", with: "-").utf8)
  }

  var isAtEnd: Bool { place >= bytes.count }
  /// What was not taken.
  var rest: String { String(decoding: bytes[min(place, bytes.count)...], as: UTF8.self) }

  mutating func reset(to place: Int) { self.place = place }

  mutating func skipBlanks() {
    while place < bytes.count, bytes[place] == 0x20 || bytes[place] == 0x09 { place += 1 }
  }

  /// Blanks, and the signs and words that stand between groups.
  mutating func skipSeparators() {
    while true {
      skipBlanks()
      if take(",") || take(";") || takeWord("and") || takeWord("then") { continue }
      return
    }
  }

  mutating func take(_ sign: Unicode.Scalar) -> Bool {
    guard place < bytes.count, bytes[place] == UInt8(ascii: sign) else { return false }
    place += 1
    return true
  }

  /// A whole word, blanks before it aside.
  mutating func takeWord(_ words: String...) -> Bool {
    let start = place
    skipBlanks()
    let word = bytes[place...].prefix { $0.isLetter }
    if words.contains(where: { word.elementsEqual($0.utf8) }) {
      place += word.count
      return true
    }
    place = start
    return false
  }

  /// `x` between two numbers.
  mutating func takeTimes() -> Bool {
    let start = place
    skipBlanks()
    guard take("x") else { return reset(start) }
    skipBlanks()
    guard place < bytes.count, bytes[place].isDigit else { return reset(start) }
    return true
  }

  /// A number with at most two decimals; a comma is a decimal one only where `commas` says so.
  mutating func number(commas: Bool = false) -> CellNumber? {
    let start = place
    skipBlanks()
    let first = place
    while place < bytes.count, bytes[place].isDigit { place += 1 }
    guard place > first else {
      place = start
      return nil
    }
    if place + 1 < bytes.count,
      bytes[place] == UInt8(ascii: ".") || commas && bytes[place] == UInt8(ascii: ","),
      bytes[place + 1].isDigit
    {
      place += 1
      while place < bytes.count, bytes[place].isDigit { place += 1 }
    }
    if let number = CellNumber(bytes[first..<place]) { return number }
    place = start
    return nil
  }

  /// A whole number of reps or sets: no decimals, no unit, no clock.
  mutating func count() -> Int? {
    let start = place
    guard let number = number()?.whole, !isUnitNext else {
      place = start
      return nil
    }
    return number
  }

  /// A unit that touches the number before it, or stands a blank apart.
  mutating func unit<Unit>(_ named: (String) -> Unit?) -> Unit? {
    let start = place
    skipBlanks()
    let word = bytes[place...].prefix { $0.isLetter }
    if let unit = named(String(decoding: word, as: UTF8.self)) {
      place += word.count
      if place < bytes.count, bytes[place] == UInt8(ascii: ".") { place += 1 }
      return unit
    }
    place = start
    return nil
  }

  /// `s`, `kg`, `:30` right behind a number: then it is no count.
  private var isUnitNext: Bool {
    guard place < bytes.count else { return false }
    let byte = bytes[place]
    return byte == UInt8(ascii: ":") || byte == UInt8(ascii: ".")
      || byte.isLetter && byte != UInt8(ascii: "x")
  }

  private mutating func reset(_ start: Int) -> Bool {
    place = start
    return false
  }
}
