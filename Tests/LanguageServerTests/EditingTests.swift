import Foundation
import JSON
import TestSupport
import Testing

@testable import LanguageServer

/// However a text was typed, the server has what the editor shows.
@Suite struct EditingTests {
  static let text = """
    2026-02-03 18:30-19:30 Treino A
      Supino reto: 80kg x 10/8
      > Dormi mal, mas subiu 💪🏽
      Elevac\u{327}a\u{303}o: 3x12

    2026-02-05 18:30-? Treino B
      Agachamento: 100kg x 5

    """

  /// Each edit is made twice: by the server, and here in units of UTF-16 as editors keep their text.
  @Test(arguments: seeds(20), ["utf-8", "utf-16"]) func keepsTheTextOfTheEditor(seed: UInt64, encoding: String) throws {
    var random = SeededGenerator(seed: seed)
    let journal = try ScratchJournal(["exercises.txt": "Supino reto: chest\nAgachamento: legs\n"])
    let uri = journal.uri("log/2026-02.txt")
    var client = try Client(encodings: [encoding])
    var typed = TypedText(random.pick([Self.text, Self.text.replacingOccurrences(of: "\n", with: "\r\n"), ""]))
    client.open(uri, typed.text)
    // Helix sends fast changes out of their order.
    var fast: [(version: Int, changes: [JSON])] = []
    for number in 0..<250 {
      let changes = (0..<Int.random(in: 1...3, using: &random)).map { _ in typed.edit(encoding, &random) }
      fast.append((number + 2, changes))
      guard number % 5 == 4 else { continue }
      for change in fast.shuffled(using: &random) { client.change(uri, change.changes, version: change.version) }
      fast = []
      guard number % 25 == 24 else { continue }
      #expect(client.server.workspace.documents[uri].map { String(decoding: $0.bytes, as: UTF8.self) } == typed.text)
      var fresh = try Client(encodings: [encoding])
      fresh.open(uri, typed.text)
      let mine = try client.ask("textDocument/diagnostic", document(uri)).compact
      #expect(mine == (try fresh.ask("textDocument/diagnostic", document(uri)).compact))
      let style = try client.ask("textDocument/formatting", document(uri)).compact
      #expect(style == (try fresh.ask("textDocument/formatting", document(uri)).compact))
    }
  }
}

/// A text as most editors keep it.
private struct TypedText {
  private var units: [UInt16]

  init(_ text: String) { units = Array(text.utf16) }

  var text: String { String(decoding: units, as: UTF16.self) }

  /// Types or deletes something, never half of a character, and tells what the editor would.
  mutating func edit(_ encoding: String, _ random: inout SeededGenerator) -> JSON {
    let start = place(&random)
    let end = Int.random(in: 0..<3, using: &random) == 0 ? min(start + 12, units.count) : start
    let range = start..<whole(end)
    let new = random.pick([
      "", "x", "8", "\n", "\r\n", "💪", "👩🏽‍🦱", "e\u{301}", "  Agachamento: 100kg x 5/5\n", "2026-02-06", ", 90kg x 8",
      "# ", "\u{FEFF}",
      "\t", "\u{2028}",
    ])
    let change: JSON = .object([
      (
        "range",
        .object([("start", position(range.lowerBound, encoding)), ("end", position(range.upperBound, encoding))])
      ),
      ("text", .string(new)),
    ])
    units.replaceSubrange(range, with: new.utf16)
    return change
  }

  private func place(_ random: inout SeededGenerator) -> Int { whole(Int.random(in: 0...units.count, using: &random)) }

  /// The next place that is between two characters, and not between the two ends of a line.
  private func whole(_ place: Int) -> Int {
    guard place > 0, place < units.count else { return place }
    let isInPair = UTF16.isTrailSurrogate(units[place])
    let isInLineEnd = units[place - 1] == 0x0D && units[place] == 0x0A
    return isInPair || isInLineEnd ? place + 1 : place
  }

  private func position(_ place: Int, _ encoding: String) -> JSON {
    let before = units[..<place]
    let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let line = units[start..<place]
    let character = encoding == "utf-8" ? String(decoding: line, as: UTF16.self).utf8.count : line.count
    return .object([("line", .integer(before.count { $0 == 0x0A })), ("character", .integer(character))])
  }
}
