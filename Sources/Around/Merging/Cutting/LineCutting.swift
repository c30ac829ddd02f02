import Grammar
import Text

extension LineCursor {
  /// The bytes of the whole line.
  private var lineText: [UInt8] { Array(bytes[wholeLine.bounds]) }

  /// A line without anything but a comment, or nothing at all.
  var emptyLine: Piece { comment == nil ? Piece(.blank, text: lineText) : leaf(.comment) }

  /// A line that is not cut further, known by its text.
  func leaf(_ kind: Piece.Kind, _ key: [UInt8]? = nil) -> Piece {
    Piece(kind, key ?? trimmed(bytes[wholeLine.bounds]), text: lineText)
  }

  /// The line of a field, known by the key before its `=`, spelled as one of the `known` fields where it is one.
  func field(of known: [String]) -> Piece {
    var distance = 0
    while let token = peek(distance), token.kind != .equals { distance += 1 }
    let end = peek(distance)?.range.lowerBound ?? rest.upperBound
    return leaf(.field, Array(fieldKey(text(TextRange(rest.lowerBound, end)).trimmed, of: known).utf8))
  }

  /// Cuts a line behind the name of an exercise and its colon, at its commas, but for those of decimals; without a colon,
  /// and where a mistake makes the meaning of the parts unknown, it stays whole.
  func cutBehindName(_ name: String, into part: Piece.Kind, isWrong: Bool) -> Piece? {
    var distance = 0
    while let token = peek(distance) {
      distance += 1
      guard token.kind == .colon, peek(distance)?.kind ?? .blank == .blank else { continue }
      return isWrong
        ? leaf(.line, Array(name.utf8)) : cut(.line, Array(name.utf8), into: part, behind: token.range.upperBound)
    }
    return nil
  }

  /// Cuts the line behind an offset at its commas, but for those of decimals.
  func cut(_ kind: Piece.Kind, _ key: [UInt8], into part: Piece.Kind, behind start: Int) -> Piece {
    var parts = CutParts(bytes, from: wholeLine.lowerBound, upTo: start)
    var content: Range<Int>?
    func close() {
      if let range = content { parts.add(part, wordless(bytes[range]), range) }
      content = nil
    }
    var distance = 0
    while let token = peek(distance) {
      distance += 1
      if token.range.lowerBound < start || token.kind == .blank { continue }
      if token.kind == .comma, !isDecimal(token) {
        close()
      } else {
        content = (content?.lowerBound ?? token.range.lowerBound)..<token.range.upperBound
      }
    }
    close()
    return Piece(kind, key, parts: parts.closed(at: wholeLine.upperBound))
  }

  private func isDecimal(_ comma: Token) -> Bool {
    let (before, after) = (comma.range.lowerBound - 1, comma.range.upperBound)
    return before >= 0 && after < bytes.count && bytes[before].isDigit && bytes[after].isDigit
  }
}

/// The parts of a line that is cut: a name, what stands behind it, and the end.
struct CutParts {
  private let bytes: [UInt8]
  private var parts: [Piece]
  /// The offset behind the last part.
  private(set) var end: Int

  init(_ bytes: [UInt8], from start: Int, upTo end: Int) {
    self.bytes = bytes
    self.end = end
    parts = [Piece(.name, text: Array(bytes[start..<end]))]
  }

  mutating func add(_ kind: Piece.Kind, _ key: [UInt8], _ range: Range<Int>) {
    parts.append(Piece(kind, key, gap: Array(bytes[end..<range.lowerBound]), text: Array(bytes[range])))
    end = range.upperBound
  }

  func closed(at offset: Int) -> [Piece] { parts + [Piece(.tail, text: Array(bytes[end..<offset]))] }
}

/// Values by where they stand in a text, for a walk over its lines.
struct Places<Value> {
  private let places: [(offset: Int, value: Value)]
  private var next = 0

  init(_ places: [(offset: Int, value: Value)]) { self.places = places.sorted { $0.offset < $1.offset } }

  /// Returns the first value in a line. Lines are asked for in the order of the text.
  mutating func value(in line: Range<Int>) -> Value? {
    while next < places.count, places[next].offset < line.lowerBound { next += 1 }
    guard next < places.count, places[next].offset < max(line.upperBound, line.lowerBound + 1) else { return nil }
    return places[next].value
  }
}

extension Places<Void> {
  /// Creates the places of the errors: the meaning of a line with one is unknown.
  init(errorsOf diagnostics: [Diagnostic]) {
    self.init(diagnostics.filter { $0.severity == .error }.map { ($0.range.lowerBound, ()) })
  }
}

/// Pieces in a row; blank lines become the gaps before them.
struct PieceList {
  private(set) var pieces: [Piece] = []
  /// The blank lines behind the last piece.
  private(set) var gap: [UInt8] = []

  init(_ pieces: some Sequence<Piece> = []) { for piece in pieces { add(piece) } }

  mutating func add(_ piece: Piece) {
    guard piece.kind != .blank else { return gap += piece.text }
    pieces.append(piece)
    pieces[pieces.count - 1].gap = gap
    gap = []
  }

  /// Adds pieces as one, without the blank lines around them; nothing where there are only such.
  mutating func addSection(_ key: [UInt8], _ lines: [Piece]) {
    for blank in lines.prefix(while: { $0.kind == .blank }) { add(blank) }
    let list = PieceList(lines.drop { $0.kind == .blank })
    if list.pieces.isEmpty { return }
    add(Piece(.section, key, parts: list.pieces))
    gap = list.gap
  }

  var file: Piece { Piece(.file, parts: pieces + [Piece(.end, gap: gap, text: [])]) }
}

/// Returns a line without its end and the blanks around it.
func trimmed(_ line: ArraySlice<UInt8>) -> [UInt8] {
  guard let first = line.firstIndex(where: { $0 > 0x20 }), let last = line.lastIndex(where: { $0 > 0x20 }) else {
    return []
  }
  return Array(line[first...last])
}

/// Returns a text without blanks and case, in plain signs: only to find what belongs together, never to say that it is the
/// same. Texts are compared by their bytes: a String puts the accents of each letter in order first, however many.
func wordless(_ text: some Collection<UInt8>) -> [UInt8] {
  Array(String(decoding: plainSigns(Array(text)).filter { $0 > 0x20 }, as: UTF8.self).lowercased().utf8)
}

/// Returns a text with the signs that `fmt` writes: `x` for a times sign, `-` for dashes, straight quotes, `7:05` without its zero.
func plainSigns(_ text: [UInt8]) -> [UInt8] {
  var plain: [UInt8] = []
  plain.reserveCapacity(text.count)
  var place = 0
  while place < text.count {
    let byte = text[place]
    if byte >= 0x80, let sign = signs.first(where: { text[place...].starts(with: $0.written) }) {
      plain.append(sign.plain)
      place += sign.written.count
    } else {
      let isZero = byte == UInt8(ascii: "0") && place + 1 < text.count && text[place + 1].isDigit
      let before = place > 0 ? text[place - 1] : 0
      let isLeading = isZero && !before.isDigit && before != UInt8(ascii: ".") && before != UInt8(ascii: ",")
      if !isLeading { plain.append(byte) }
      place += 1
    }
  }
  return plain
}

/// The typographic signs, and the plain sign that each stands for.
private let signs: [(written: [UInt8], plain: UInt8)] = {
  let rows = [("×", "x"), ("‐‑‒–—―−", "-"), ("“”„‟", "\""), ("‘’‚‛", "'")]
  return rows.flatMap { signs, plain in signs.map { (Array(String($0).utf8), Array(plain.utf8)[0]) } }
}()
