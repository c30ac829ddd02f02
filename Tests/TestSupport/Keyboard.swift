/// One-key slips of a typist on a US keyboard: a neighbouring key, a missing, a doubled or a swapped character.
package enum Keyboard {
  private static let rows: [[Character]] = [
    Array("`1234567890-="), Array("qwertyuiop[]\\"), Array("asdfghjkl;'"), Array("zxcvbnm,./"),
  ]
  private static let shiftedRows: [[Character]] = [
    Array("~!@#$%^&*()_+"), Array("QWERTYUIOP{}|"), Array("ASDFGHJKL:\""), Array("ZXCVBNM<>?"),
  ]

  /// Returns the keys around a character, pressed with the same shift.
  package static func neighbours(of character: Character) -> [Character] {
    for rows in [rows, shiftedRows] {
      for (number, row) in rows.enumerated() {
        guard let place = row.firstIndex(of: character) else { continue }
        // Each row stands half a key further right than the one above.
        var found: [Character] = []
        for (other, places) in [
          (number, [place - 1, place + 1]), (number - 1, [place, place + 1]),
          (number + 1, [place - 1, place]),
        ] {
          guard rows.indices.contains(other) else { continue }
          for place in places where rows[other].indices.contains(place) { found.append(rows[other][place]) }
        }
        return found
      }
    }
    return character == " " ? Array("cvbnm") : []
  }

  /// Returns a line with a slip at a character, and if it touched digits alone; nil if this kind changes nothing.
  package static func slip(
    _ line: [Character], at place: Int, using random: inout SeededGenerator
  ) -> (line: [Character], isOfDigits: Bool)? {
    var slipped = line
    let character = line[place]
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      let keys = neighbours(of: character)
      guard !keys.isEmpty else { return nil }
      slipped[place] = random.pick(keys)
      return (slipped, character.isNumber && slipped[place].isNumber)
    case 1:
      slipped.remove(at: place)
      return (slipped, character.isNumber)
    case 2:
      slipped.insert(character, at: place)
      return (slipped, character.isNumber)
    default:
      guard place + 1 < line.count, line[place + 1] != character else { return nil }
      slipped.swapAt(place, place + 1)
      return (slipped, character.isNumber && line[place + 1].isNumber)
    }
  }
}
